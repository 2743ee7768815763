"""The frame around a table that is shown as it was, so that nobody takes it for the table as it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from yonder_desktop.ui import fonts
from yonder_desktop.ui.look import Look, canvas_for
from yonder_desktop.ui.theme import ASK
from yonder_desktop.wording.catalogue import gettext

EDGE, TAG_HEIGHT = 5.0, 32.0


class WatchFrame(QWidget):
    """Lies over a widget, lets every pointer through, and tells in a tag what is shown."""

    def __init__(self, look: Look, over: QWidget) -> None:
        super().__init__(over)
        self._look = look
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        over.installEventFilter(self)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.update()

    def set_shown(self, shown: bool) -> None:
        self.setGeometry(self._over.rect())
        self.setVisible(shown)
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = canvas_for(self, self._look)
        theme, factor = canvas.theme, self._look.factor
        width, height = self.width() / factor, self.height() / factor
        half = EDGE / 2
        canvas.rect(half, half, width - EDGE, height - EDGE, None, 4, theme.panel, EDGE)
        canvas.rect(half, half, width - EDGE, height - EDGE, None, 4, theme.selected, EDGE, dash=(14, 7))
        text, face = gettext("As it was"), fonts.Face(ASK, fonts.BOLD, True)
        wide = fonts.text_width(text, face) + 32
        left = (width - wide) / 2
        canvas.rect(left, -8, wide, TAG_HEIGHT + 8, theme.selected_fill, 8, theme.panel, 1.5)
        canvas.text(left + 16, TAG_HEIGHT / 2 + 6, text, ASK, fonts.BOLD, "#FFFFFF", serif=True)
        canvas.painter.end()
