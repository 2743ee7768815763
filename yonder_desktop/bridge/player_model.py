"""The players as a Qt model that the new-game dialog edits: a row a seat; name, who answers, colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from yonder_desktop.bridge.seats import COLOURS, Player

NAME, BOT, COLOUR = range(3)
LONGEST_NAME = 24

AnyIndex = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()


class PlayerModel(QAbstractTableModel):
    """Every seat has another colour: taking one that is taken gives the own colour in exchange."""

    def __init__(self, players: Sequence[Player] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players = list(players)

    @property
    def players(self) -> tuple[Player, ...]:
        """The players as they were edited; a name may be empty."""
        return tuple(self._players)

    def show(self, players: Sequence[Player]) -> None:
        """List these players instead of the former ones."""
        self.beginResetModel()
        self._players = list(players)
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else len(self._players)

    def columnCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else 3

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        return super().flags(index) | Qt.ItemFlag.ItemIsEditable if index.isValid() else Qt.ItemFlag(0)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        player = self._players[index.row()]
        return (player.name, player.bot, player.colour)[index.column()]

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        row, column, text = index.row(), index.column(), str(value)
        if column == COLOUR and text not in COLOURS:
            return False
        if column == COLOUR:
            self._exchange_colour(row, text)
        elif column == NAME:
            self._players[row] = replace(self._players[row], name=text[:LONGEST_NAME])
        else:
            self._players[row] = replace(self._players[row], bot=text)
        self.dataChanged.emit(self.index(0, column), self.index(len(self._players) - 1, column))
        return True

    def _exchange_colour(self, row: int, colour: str) -> None:
        own = self._players[row].colour
        for other, player in enumerate(self._players):
            if player.colour == colour:
                self._players[other] = replace(player, colour=own)
        self._players[row] = replace(self._players[row], colour=colour)
