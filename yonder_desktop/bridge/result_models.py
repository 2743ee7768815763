"""Results of games as Qt models: the games one by one, and what groups of them come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from yonder_desktop.bridge.dates import local_time, locale_in_use
from yonder_desktop.bridge.statistics import Entry, Figures, GameResult
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import tip

AnyIndex = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()
SORT_ROLE = Qt.ItemDataRole.UserRole + 8
NOTHING = "–"
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Sayings(Protocol):
    """Games, opponents and options in words."""

    def game(self, name: str) -> str: ...

    def opponents(self, key: str) -> str: ...

    def options(self, result: GameResult) -> str: ...


class TableModel(QAbstractTableModel):
    """Rows of cells; a cell is what is shown and what it is sorted by. Numbers stand at the right."""

    def __init__(self, titles: Sequence[str], numbers: Sequence[int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles = titles
        self._numbers = numbers
        self._rows: list[list[tuple[str, Any]]] = []

    def set_rows(self, rows: list[list[tuple[str, Any]]]) -> None:
        """Show these rows instead of the former ones."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if section in self._numbers else None
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        shown, order = self._rows[index.row()][index.column()]
        if role == SORT_ROLE:
            return order
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return RIGHT if index.column() in self._numbers else None
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(shown)
        return shown if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole) else None


class EntryModel(TableModel):
    """A row for each game of each person."""

    def __init__(self, say: Sayings, parent: QObject | None = None) -> None:
        titles = (
            gettext("Date"),
            gettext("Player"),
            gettext("Game"),
            gettext("Seats"),
            gettext("Opponents"),
            gettext("Options"),
            gettext("Total"),
            gettext("Place"),
            gettext("Result"),
        )
        super().__init__(titles, (3, 6, 7), parent)
        self._say = say

    def show(self, found: Sequence[Entry]) -> None:
        """List these entries."""
        self.set_rows([self._cells(entry) for entry in found])

    def _cells(self, entry: Entry) -> list[tuple[str, Any]]:
        result, say = entry.result, self._say
        words = [entry.seat.name, say.game(result.game)]
        opponents, options = say.opponents(entry.opponents), say.options(result)
        return [
            (local_time(result.ended), result.ended),
            *((word, word.casefold()) for word in words),
            (str(len(result.seats)), len(result.seats)),
            (opponents, opponents),
            (options, options),
            (str(entry.total), entry.total),
            (str(entry.place), entry.place),
            (outcome_words(entry), (entry.result.practice, not entry.won)),
        ]


class GroupModel(TableModel):
    """A row for each group of games, such as all of one game."""

    def __init__(self, parent: QObject | None = None) -> None:
        titles = (
            gettext("Group"),
            gettext("Games"),
            gettext("Won"),
            gettext("Share"),
            gettext("Average"),
            gettext("Best"),
        )
        super().__init__(titles, (1, 2, 3, 4, 5), parent)

    def show(self, groups: Sequence[tuple[str, Figures]]) -> None:
        """List these groups with their names in words."""
        self.set_rows([
            [
                (name, name.casefold()),
                (str(one.played), one.played),
                (str(one.won), one.won),
                (percent(one.share), one.share),
                (locale_in_use().toString(one.average, "f", 1) if one.comparable else NOTHING, one.average),
                (str(one.best) if one.comparable else NOTHING, one.best),
            ]
            for name, one in groups
        ])  # fmt: skip


def outcome_words(entry: Entry) -> str:
    """How a game ended for a person; a practice game says that it is one."""
    said = pgettext("game", "won") if entry.won else pgettext("game", "lost")
    return gettext("{result} (practice)").format(result=said) if entry.result.practice else said


def percent(share: float) -> str:
    return gettext("{percent} %").format(percent=round(100 * share))
