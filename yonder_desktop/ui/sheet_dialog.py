"""What the dialogs of the program have in common: margins, a title, and a size at which nothing is cut."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pages import scrolling
from yonder_desktop.ui.style import as_part

MARGIN, GAP = 22, 12


class SheetDialog(QDialog):
    """`column` takes the content. The dialog is as large as that needs, but never larger than the screen.

    On a screen that is too small for it the content can be scrolled; title and buttons stay.
    """

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._wish = QSize()
        self.setWindowTitle(title)
        self._outer = QVBoxLayout(self)
        self._heading = as_part(QLabel(title), "title")
        self._content = QWidget()
        self.column = QVBoxLayout(self._content)
        self.column.setContentsMargins(0, 0, 0, 0)
        self._area = scrolling(self._content)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._buttons = QHBoxLayout()
        self._outer.addWidget(self._heading)
        self._outer.addWidget(self._area, 1)
        self._outer.addLayout(self._buttons)
        self._set_spacings()

    def _set_spacings(self) -> None:
        look = self.look
        margin = look.px(MARGIN)
        self._outer.setContentsMargins(margin, look.px(18), margin, look.px(18))
        self._outer.setSpacing(look.px(GAP))
        self.column.setSpacing(look.px(GAP))
        self._buttons.setSpacing(look.px(8))

    def clear(self, look: Look, title: str) -> None:
        """Take everything out, to be filled anew in another look or language."""
        self.look = look
        self.setWindowTitle(title)
        self._heading.setText(title)
        for row in (self.column, self._buttons):
            while (item := row.takeAt(0)) is not None:
                part = item.widget()
                if part is not None:
                    part.hide()
                    part.deleteLater()
        self._set_spacings()

    def wish_for(self, width: int, height: int = 0) -> None:
        """The size at first, in pixels at 100 %; without a height it is what the content needs."""
        self._wish = QSize(self.look.px(width), self.look.px(height))

    def add_words(self, text: str, part: str = "") -> QLabel:
        """A paragraph."""
        made = as_part(QLabel(text), part)
        made.setWordWrap(True)
        self.column.addWidget(made)
        return made

    def add_buttons(self, left: list[QPushButton], right: list[QPushButton]) -> None:
        """The buttons along the lower edge."""
        for button in left:
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        for button in right:
            self._buttons.addWidget(button)

    def fit(self) -> None:
        """Take the size that the content needs, as far as the screen allows."""
        self.setMinimumSize(0, 0)
        room = self.screen().availableGeometry()
        sides = 2 * self.look.px(MARGIN)
        least = self.column.totalMinimumSize()
        width = max(self._wish.width(), least.width() + sides, self._outer.minimumSize().width())
        width = min(width, room.width())
        tall = self._tall(width - sides)
        if tall > room.height():
            bar = self._area.verticalScrollBar().sizeHint().width()
            width = min(max(width, least.width() + sides + bar), room.width())
        size = QSize(width, min(max(tall, self._wish.height()), room.height()))
        self.setMinimumSize(size)
        self.resize(size)

    def _tall(self, width: int) -> int:
        """The height that everything needs if the content has that width."""
        tall = self.column.totalHeightForWidth(width) if self.column.hasHeightForWidth() else 0
        return max(tall, self.column.totalMinimumSize().height()) + self._around()

    def _around(self) -> int:
        """The height of what stands above and below the content."""
        look = self.look
        edges = 2 * look.px(18) + 2 * look.px(GAP)
        return self._heading.sizeHint().height() + self._buttons.sizeHint().height() + edges

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        super().showEvent(event)
