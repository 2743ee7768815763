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
NARROW = 345
"""Below this width, at 100 %, columns are named by drawings."""


class ForecastPanel(QFrame):
    """Columns in words, a row a seat with its sign and name; losses in the colour of losses."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_part(self, "panel")
        self._look = look
        self._narrow = False
        self._shown: tuple[Forecast, Sequence[Player], int] | None = None
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
        narrow = self.width() < self._look.px(NARROW)
        if narrow != self._narrow and self._shown is not None:
            self._narrow = narrow
            self.show_forecast(*self._shown)

    def show_forecast(self, forecast: Forecast, players: Sequence[Player], viewer: int) -> None:
        """Show these numbers; the row of the viewer is marked."""
        self._shown = (forecast, players, viewer)
        self._title.setText(forecast.title)
        self._note.setText(forecast.note)
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
        for number, row in enumerate(forecast.rows):
            self._add_row(grid, number + 1, row, players[row.seat], row.seat == viewer, len(forecast.columns))

    def _add_row(
        self, grid: QGridLayout, line: int, row: ForecastRow, player: Player, own: bool, columns: int
    ) -> None:
        sign = QLabel()
        sign.setPixmap(picture(f"player_{player.colour}", self._look.px(SIGN), self.devicePixelRatioF()))
        grid.addWidget(sign, line, 0)
        name = as_part(QLabel(player.name), "strong" if own else "")
        name.setMinimumWidth(self._look.px(30))
        grid.addWidget(name, line, 1)
        if row.sentence:
            grid.addWidget(self._cell(row.sentence, "note", left=True), line, 2, 1, columns + 1)
            return
        for column, number in enumerate(row.numbers):
            grid.addWidget(
                self._cell(number, "warn" if number.startswith(MINUS) else "number"), line, column + 2
            )
        total = f"+{row.total}" if row.total > 0 else f"{MINUS}{-row.total}" if row.total < 0 else "0"
        grid.addWidget(self._cell(total, "warn" if row.total < 0 else "act"), line, columns + 2)

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
