"""The forecast: a small table of what lies ahead of every seat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from yonder_desktop.bridge.seats import Player
from yonder_desktop.ui.faces import Forecast, ForecastRow
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pictures import picture
from yonder_desktop.ui.style import as_part

MINUS = "−"
SIGN = 16


class ForecastPanel(QFrame):
    """Columns in words, or as drawings where there is no room for words; a row a seat with its sign and name.

    Losses are in the colour of losses.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_part(self, "panel")
        self._look = look
        self._narrow = False
        self._shown: tuple[Forecast, Sequence[Player], int] | None = None
        self._shape: object = None
        self._cells: list[list[QLabel]] = []
        self._title = as_part(QLabel(), "heading")
        self._note = as_part(QLabel(), "note")
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._note)
        self._table = QWidget()
        self._box = QVBoxLayout(self)
        self._box.addLayout(head)
        self._box.addWidget(self._table)
        self._box.addStretch(1)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Take another look; the numbers have to be shown anew."""
        self._look = look
        self._box.setContentsMargins(look.px(14), look.px(8), look.px(14), look.px(10))
        self._box.setSpacing(look.px(4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shown is not None:
            self._lay(*self._shown)

    def show_forecast(self, forecast: Forecast, players: Sequence[Player], viewer: int) -> None:
        """Show these numbers; the row of the viewer is marked. The labels stay as long as the table has one shape."""
        self._shown = (forecast, players, viewer)
        self._title.setText(forecast.title)
        self._note.setText(forecast.note)
        self._lay(forecast, players, viewer)

    def _lay(self, forecast: Forecast, players: Sequence[Player], viewer: int) -> None:
        """In words if they fit into the width, else with drawings."""
        seats = [row.seat for row in forecast.rows]
        shape = (self._look, forecast.columns, seats, tuple(players), self.width())
        if shape != self._shape:
            self._shape = shape
            self._lay_anew(forecast, players, narrow=False)
        _fill_all(self._cells, forecast, viewer)
        margins = self._box.contentsMargins()
        room = self.contentsRect().width() - margins.left() - margins.right()
        head = self._title.sizeHint().width() + self._note.sizeHint().width() + self._look.px(8)
        self._note.setVisible(head <= room)
        self._title.setToolTip("" if head <= room else forecast.note)
        if not self._narrow and self._table.sizeHint().width() > room:
            self._lay_anew(forecast, players, narrow=True)
            _fill_all(self._cells, forecast, viewer)

    def _lay_anew(self, forecast: Forecast, players: Sequence[Player], narrow: bool) -> None:
        self._narrow = narrow
        self._box.removeWidget(self._table)
        self._table.hide()
        self._table.deleteLater()
        self._table = QWidget()
        self._box.insertWidget(1, self._table)
        grid = QGridLayout(self._table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._look.px(9))
        grid.setVerticalSpacing(self._look.px(2))
        grid.setColumnStretch(1, 1)
        for column, (words, icon) in enumerate(forecast.columns):
            grid.addWidget(self._column_head(words, icon), 0, column + 2, Qt.AlignmentFlag.AlignRight)
        self._cells = [
            self._row(grid, line, players[row.seat], len(forecast.columns))
            for line, row in enumerate(forecast.rows, 1)
        ]

    def _row(self, grid: QGridLayout, line: int, player: Player, columns: int) -> list[QLabel]:
        """The labels of a row that change: the name, the sentence, and a number for each column."""
        sign = QLabel()
        sign.setPixmap(picture(f"player_{player.colour}", self._look.px(SIGN), self.devicePixelRatioF()))
        grid.addWidget(sign, line, 0)
        name = as_part(QLabel(player.name), "")
        name.setMinimumWidth(self._look.px(30))
        grid.addWidget(name, line, 1)
        sentence = self._cell("", "note", left=True)
        sentence.hide()
        grid.addWidget(sentence, line, 2, 1, columns)
        numbers = [self._cell("", "number") for _ in range(columns)]
        for column, number in enumerate(numbers):
            grid.addWidget(number, line, column + 2)
        return [name, sentence, *numbers]

    def _column_head(self, words: str, icon: str) -> QLabel:
        """What a column counts: in words, or as a drawing that is named by them."""
        if not self._narrow:
            return self._cell(words, "note")
        made = QLabel()
        made.setPixmap(picture(icon, self._look.px(SIGN + 2), self.devicePixelRatioF()))
        made.setToolTip(words)
        made.setAccessibleName(words)
        return made

    def _cell(self, text: str, part: str, left: bool = False) -> QLabel:
        made = as_part(QLabel(text), part)
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        made.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        return made


def _fill_all(cells: list[list[QLabel]], forecast: Forecast, viewer: int) -> None:
    for labels, row in zip(cells, forecast.rows, strict=True):
        _fill(labels, row, row.seat == viewer)


def _fill(cells: list[QLabel], row: ForecastRow, own: bool) -> None:
    """Put the numbers of a row, or its sentence, into its labels."""
    name, sentence, *numbers = cells
    as_part(name, "strong" if own else "")
    if sentence.text() != row.sentence:
        sentence.setText(row.sentence)
        sentence.setVisible(bool(row.sentence))
        for cell in numbers:
            cell.setVisible(not row.sentence)
    if row.sentence:
        return
    total = f"+{row.total}" if row.total > 0 else f"{MINUS}{-row.total}" if row.total < 0 else "0"
    for cell, number in zip(numbers, row.numbers, strict=False):
        cell.setText(number)
        as_part(cell, "warn" if number.startswith(MINUS) else "number")
    numbers[-1].setText(total)
    as_part(numbers[-1], "warn" if row.total < 0 else "act")
