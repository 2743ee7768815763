"""The frame around a table that is shown as it was, so that nobody takes it for the table as it is."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yonder_desktop.ui import fonts
from yonder_desktop.ui.look import Look, canvas_for
from yonder_desktop.ui.theme import TITLE
from yonder_desktop.wording.catalogue import gettext

EDGE, TAG_HEIGHT = 5.0, 24.0


class WatchFrame(QWidget):
    """Holds a table. While it is shown as it was, a line runs around it and a tag above it says so."""

    def __init__(self, look: Look, table: QWidget) -> None:
        super().__init__()
        self._look = look
        self.is_drawn = False
        self._column = QVBoxLayout(self)
        self._column.addWidget(table)
        self._make_room()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._make_room()

    def set_drawn(self, drawn: bool) -> None:
        self.is_drawn = drawn
        self._make_room()

    def _make_room(self) -> None:
        """Nothing of the table is covered: it gives way."""
        edge, tag = (self._look.px(EDGE), self._look.px(TAG_HEIGHT)) if self.is_drawn else (0, 0)
        self._column.setContentsMargins(edge, tag, edge, edge)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_drawn:
            return
        canvas = canvas_for(self, self._look)
        theme, factor = canvas.theme, self._look.factor
        width, height = self.width() / factor, self.height() / factor
        half, top = EDGE / 2, TAG_HEIGHT - EDGE / 2
        box = (half, top, width - EDGE, height - top - half)
        canvas.rect(*box, None, 4, theme.panel, EDGE)
        canvas.rect(*box, None, 4, theme.selected, EDGE, dash=(14, 7))
        text, face = gettext("As it was"), fonts.Face(TITLE, fonts.BOLD, True)
        wide = fonts.text_width(text, face) + 32
        left = (width - wide) / 2
        canvas.rect(left, 1, wide, TAG_HEIGHT - 1, theme.selected_fill, 7, theme.panel, 1.5)
        canvas.text(left + 16, TAG_HEIGHT / 2 + 5.5, text, TITLE, fonts.BOLD, "#FFFFFF", serif=True)
        canvas.painter.end()
