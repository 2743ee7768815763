"""One seat of the new-game dialog: who plays, the name, the colour with its sign. A view of a row of players."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from yonder_desktop.bridge.player_model import BOT, COLOUR, LONGEST_NAME, NAME, PlayerModel
from yonder_desktop.bridge.seats import COLOURS
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pictures import picture
from yonder_desktop.wording.catalogue import gettext, pgettext

SIGN = 20
LEGIBLE = 20
"""Letters of a name that can be read at once."""


def level_names() -> dict[str, str]:
    """Who may play, by the name of the level; "" is a person."""
    return {
        "": pgettext("player", "Person"),
        "random": pgettext("player", "Computer, at random"),
        "greedy": pgettext("player", "Computer, greedy"),
    }


def colour_names() -> dict[str, str]:
    """The colours with their signs, in words."""
    return {
        "yellow": gettext("Yellow, circle"),
        "blue": gettext("Blue, square"),
        "red": gettext("Red, triangle"),
        "green": gettext("Green, diamond"),
        "pink": gettext("Pink, star"),
    }


class SeatRow(QWidget):
    """Shows and edits a row of a player model."""

    edited = Signal()

    def __init__(self, look: Look, model: PlayerModel, row: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._row = row
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(gettext("Name"))
        self.name.ensurePolished()
        self.name.setMinimumWidth(self.name.fontMetrics().horizontalAdvance("n" * LEGIBLE) + look.px(28))
        self.name.setAccessibleName(gettext("Name of seat {number}").format(number=row + 1))
        self.level = QComboBox()
        self.level.setAccessibleName(gettext("Who plays seat {number}").format(number=row + 1))
        for level, words in level_names().items():
            self.level.addItem(words, level)
        self.colour = QComboBox()
        self.colour.setAccessibleName(gettext("Colour of seat {number}").format(number=row + 1))
        self.colour.setIconSize(QSize(look.px(SIGN), look.px(SIGN)))
        for colour in COLOURS:
            icon = QIcon(picture(f"player_{colour}", look.px(SIGN), self.devicePixelRatioF()))
            self.colour.addItem(icon, colour_names()[colour], colour)
        self._lay_out(look)
        self._connect()
        self.show_row()

    def _lay_out(self, look: Look) -> None:
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(look.px(8))
        for part, stretch in ((self.colour, 0), (self.name, 1), (self.level, 0)):
            box.addWidget(part, stretch)

    def _connect(self) -> None:
        self.name.textEdited.connect(lambda text: self._set(NAME, text))
        self.level.activated.connect(lambda _index: self._set(BOT, self.level.currentData()))
        self.colour.activated.connect(lambda _index: self._set(COLOUR, self.colour.currentData()))
        self._model.dataChanged.connect(self._on_data_changed)

    def show_row(self) -> None:
        """Show what the model has."""
        if self._row >= self._model.rowCount():
            return
        name = str(self._model.index(self._row, NAME).data())
        if self.name.text() != name:
            self.name.setText(name)
        self.level.setCurrentIndex(self.level.findData(self._model.index(self._row, BOT).data()))
        self.colour.setCurrentIndex(self.colour.findData(self._model.index(self._row, COLOUR).data()))

    def _on_data_changed(self, *_range: object) -> None:
        """A method, so that the connection ends with the row: a row that is let go hears nothing more."""
        self.show_row()

    def _set(self, column: int, value: object) -> None:
        self._model.setData(self._model.index(self._row, column), value)
        self.edited.emit()
