"""Buttons of the panels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import style
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_label import MarkupLabel
from yonder_desktop.ui.pictures import picture
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.markup import plain


class PushButton(QPushButton):
    """A push button that is never the default by accident, and that Enter presses where it has the focus.

    takes_enter: False where Enter takes what stands around the button instead.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.takes_enter = True
        self.setAutoDefault(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt leaves Enter to dialogs; held down, it presses once."""
        if not self.takes_enter or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()


def button(text: str, part: str = "", clicked: Callable[[], object] | None = None) -> PushButton:
    """A push button that does something when it is clicked."""
    made = PushButton(text)
    if part:
        as_part(made, part)
    if clicked is not None:
        made.clicked.connect(lambda _checked=False: clicked())
    return made


def set_icon(on: QPushButton, name: str, look: Look, size: int = 20) -> None:
    """Put a drawing on a button."""
    pixels = look.px(size)
    on.setIcon(QIcon(picture(name, pixels, on.devicePixelRatioF())))
    on.setIconSize(QSize(pixels, pixels))


class WordyButton(PushButton):
    """A button with a title line and a smaller line of what follows, both markup. Costly choices look so."""

    def __init__(self, look: Look, colour: str = "warn", parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._title = MarkupLabel(look, style(15, fonts.SEMIBOLD, icon=1.35), colour)
        self._note = MarkupLabel(look, style(13, icon=1.25), colour)
        inside = QVBoxLayout(self)
        inside.setSpacing(0)
        for label in (self._title, self._note):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            inside.addWidget(label)
        self.set_look(look)

    def set_words(self, title: str, note: str) -> None:
        """Show these words."""
        self._title.set_markup(title)
        self._note.set_markup(note)
        self._note.setVisible(bool(note))
        self.setAccessibleName(plain(title))
        self.setAccessibleDescription(plain(note))
        self.updateGeometry()

    def set_colour(self, colour: str) -> None:
        """Write in another colour of the theme."""
        self._title.set_colour(colour)
        self._note.set_colour(colour)

    def set_look(self, look: Look) -> None:
        self._look = look
        margins = self.layout()
        if margins is not None:
            margins.setContentsMargins(look.px(14), look.px(7), look.px(14), look.px(7))
        self._title.set_look(look)
        self._note.set_look(look)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        inside = self.layout()
        return inside.heightForWidth(width) if inside is not None else 0

    def sizeHint(self) -> QSize:
        inside = self.layout()
        hint = inside.sizeHint() if inside is not None else QSize()
        return QSize(hint.width(), self.heightForWidth(max(hint.width(), self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(80), self.heightForWidth(self.width() or self._look.px(260)))
