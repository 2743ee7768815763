"""Saves as a Qt model: title, players, where in the game, result, when. Broken files are listed with what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from yonder_desktop.bridge.dates import local_time
from yonder_desktop.storage.library import FINISHED, KEPT, SAVED
from yonder_desktop.storage.listing import SaveSummary
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.markup import tip
from yonder_desktop.wording.problems import problem_lines

__all__ = [
    "FINISHED", "GAME", "KEPT", "PLAYERS", "RESULT", "SAVED", "SORT_ROLE", "STATE", "TITLE", "WHEN", "SaveModel",
    "SaveSummary", "kind_words", "names_of", "result_words", "stage",
]  # fmt: skip

TITLE, GAME, PLAYERS, STATE, RESULT, WHEN = range(6)
SORT_ROLE = Qt.ItemDataRole.UserRole + 8
LAST = 1_000_000
"""Where a game that is over stands among rounds."""

AnyIndex = QModelIndex | QPersistentModelIndex
Rename = Callable[[SaveSummary, str], bool]
TOP = QModelIndex()


class SaveModel(QAbstractTableModel):
    """One row a file, the newest first. `game_title` says a game's name in words.

    rename: carries out what is typed into a title, and says whether that went well; None where nothing is renamed.
    """

    def __init__(
        self,
        game_title: Callable[[str], str],
        rename: Rename | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game_title = game_title
        self._rename = rename
        self._rows: list[SaveSummary] = []
        self._pictures: dict[Path, Any] = {}

    def show(self, rows: Sequence[SaveSummary]) -> None:
        """List these saves instead of the former ones."""
        self.beginResetModel()
        self._rows = list(rows)
        self._pictures = {}
        self.endResetModel()

    def row(self, row: int) -> SaveSummary:
        return self._rows[row]

    def path(self, row: int) -> Path:
        return self._rows[row].path

    def row_of(self, path: Path) -> int:
        """The row of a file, -1 if it has none."""
        return next((row for row, one in enumerate(self._rows) if one.path == path), -1)

    def games(self) -> list[tuple[str, str]]:
        """The games that there are rows of, with their names in words, in the order of those."""
        found = {row.game: self._game_title(row.game) for row in self._rows if row.game}
        return sorted(found.items(), key=lambda pair: pair[1].casefold())

    def title(self, row: int) -> str:
        """What a row is called: its title, or who plays."""
        return self._text(self._rows[row], TITLE)

    def problem(self, row: int) -> str:
        """What is wrong with the file of a row, "" if it can be opened."""
        problem = self._rows[row].problem
        return "\n".join(problem_lines(problem.key, problem.path, problem.facts)) if problem else ""

    def lacks_picture(self, row: int) -> bool:
        """Whether the row has a game of which no small picture was made yet."""
        one = self._rows[row]
        return one.problem is None and one.path not in self._pictures

    def set_picture(self, row: int, picture: Any) -> None:
        """The table of a row in small; None for one that cannot be shown."""
        self._pictures[self._rows[row].path] = picture
        index = self.index(row, TITLE)
        self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])

    # ---- what Qt asks

    def rowCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else 6

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        titles = (
            gettext("Name"),
            gettext("Game"),
            gettext("Players"),
            gettext("Where it is"),
            gettext("Result"),
            gettext("Saved"),
        )
        return titles[section]

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        flags = super().flags(index)
        editable = self._rename is not None and index.isValid() and index.column() == TITLE
        return flags | Qt.ItemFlag.ItemIsEditable if editable else flags

    def setData(self, index: AnyIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if self._rename is None or index.column() != TITLE or role != Qt.ItemDataRole.EditRole:
            return False
        row = self._rows[index.row()]
        return value == self._text(row, TITLE) or self._rename(row, str(value))

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row, column = self._rows[index.row()], index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(row, column)
        if role == Qt.ItemDataRole.EditRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.DecorationRole and column == TITLE:
            return self._pictures.get(row.path)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self.problem(index.row()) or self._text(row, column))
        return self._order(row, column) if role == SORT_ROLE else None

    def _order(self, row: SaveSummary, column: int) -> Any:
        if column == WHEN:
            return row.saved_at
        if column == STATE and row.problem is None:
            return LAST if row.facts.get("over") else _part(row)
        return LAST if column == STATE else self._text(row, column).casefold()

    def _text(self, row: SaveSummary, column: int) -> str:
        if column == WHEN:
            return local_time(row.saved_at)
        if row.problem is not None:
            return self._broken(row, column)
        if column == TITLE:
            return row.title or names_of(row)
        if column == GAME:
            return self._game_title(row.game)
        if column == PLAYERS:
            return names_of(row)
        return stage(row.facts) if column == STATE else result_words(row)

    def _broken(self, row: SaveSummary, column: int) -> str:
        if column == TITLE:
            return row.title
        if column != STATE or row.problem is None:
            return ""
        return problem_lines(row.problem.key, row.problem.path, row.problem.facts)[0]


def names_of(row: SaveSummary) -> str:
    """Who plays."""
    return ", ".join(seat.name for seat in row.seats)


def stage(facts: dict[str, int | str]) -> str:
    """Where in the game a save is."""
    if facts.get("over"):
        return gettext("finished")
    if facts.get("round") == 0:
        return gettext("before the first round")
    if "round" in facts:
        return gettext("round {round}").format(round=facts["round"])
    if "turn" in facts:
        return gettext("turn {turn}").format(turn=facts["turn"])
    made = int(facts.get("choices", 0))
    return ngettext("{number} choice made", "{number} choices made", made).format(number=made)


def result_words(row: SaveSummary) -> str:
    """The totals of a game that is over, the winners first; "" where a file does not tell them."""
    totals = _numbers(row.facts.get("totals", ""))
    winners = _numbers(row.facts.get("winners", ""))
    if not totals or len(totals) != len(row.seats):
        return ""
    if "rival" in row.facts and len(totals) == 1:
        said = pgettext("game", "won") if winners else pgettext("game", "lost")
        # Translators: the result of a game played alone, such as “won, 81 : 70”
        return gettext("{said}, {own} : {rival}").format(said=said, own=totals[0], rival=row.facts["rival"])
    seats = sorted(range(len(totals)), key=lambda seat: (seat not in winners, -totals[seat]))
    return ", ".join(f"{row.seats[seat].name} {totals[seat]}" for seat in seats)


def kind_words(kind: str) -> str:
    """Why a game is in the library."""
    if kind == FINISHED:
        return gettext("Played to the end")
    return gettext("Kept by itself") if kind == KEPT else gettext("Saved under a name")


def _part(row: SaveSummary) -> int:
    """How far a game is: its round or turn, else its choices."""
    part = next((row.facts[name] for name in ("round", "turn", "choices") if name in row.facts), 0)
    return part if isinstance(part, int) else 0


def _numbers(text: int | str) -> list[int]:
    """Numbers with commas between them; none if it is something else."""
    try:
        return [int(part) for part in str(text).split(",") if part]
    except ValueError:
        return []
