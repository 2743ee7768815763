"""Saves as a Qt model: title, players, where in the game, when. Broken files are listed with what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from yonder_desktop.bridge.dates import local_time
from yonder_desktop.storage.listing import SaveSummary
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.problems import problem_lines

TITLE, GAME, PLAYERS, STATE, WHEN = range(5)
SORT_ROLE = Qt.ItemDataRole.UserRole + 8

AnyIndex = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()


class SaveModel(QAbstractTableModel):
    """One row a file, the newest first. `game_title` says a game's name in words."""

    def __init__(self, game_title: Callable[[str], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game_title = game_title
        self._rows: list[SaveSummary] = []

    def show(self, rows: Sequence[SaveSummary]) -> None:
        """List these saves instead of the former ones."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def path(self, row: int) -> Path:
        return self._rows[row].path

    def problem(self, row: int) -> str:
        """What is wrong with the file of a row, "" if it can be opened."""
        problem = self._rows[row].problem
        return "\n".join(problem_lines(problem.key, problem.path, problem.facts)) if problem else ""

    def rowCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else 5

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles = (
            gettext("Name"),
            gettext("Game"),
            gettext("Players"),
            gettext("Where it is"),
            gettext("Saved"),
        )
        return titles[section]

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(row, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.problem(index.row()) or str(row.path)
        if role == SORT_ROLE:
            return row.saved_at if index.column() == WHEN else self._text(row, index.column())
        return None

    def _text(self, row: SaveSummary, column: int) -> str:
        if column == TITLE:
            return row.title
        if column == WHEN:
            return local_time(row.saved_at)
        if row.problem is not None:
            return self._broken(row, column)
        if column == GAME:
            return self._game_title(row.game)
        if column == PLAYERS:
            return ", ".join(seat.name for seat in row.seats)
        return stage(row.facts)

    def _broken(self, row: SaveSummary, column: int) -> str:
        if column != STATE or row.problem is None:
            return ""
        return problem_lines(row.problem.key, row.problem.path, row.problem.facts)[0]


def stage(facts: dict[str, int | str]) -> str:
    """Where in the game a save is."""
    if facts.get("over"):
        return gettext("finished")
    if "round" in facts:
        return gettext("round {round}").format(round=facts["round"])
    made = int(facts.get("choices", 0))
    return ngettext("{number} choice made", "{number} choices made", made).format(number=made)
