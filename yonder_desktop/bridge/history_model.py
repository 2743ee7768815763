"""The history of a game as a Qt model: the line being played, and below its rows what else was tried there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from yonder_desktop.bridge.node_words import NodeWords
from yonder_desktop.bridge.option_model import MARKUP_ROLE
from yonder_desktop.timeline import History, Node
from yonder_desktop.timeline.lines import followed
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.markup import escape, plain, tip

SEAT_ROLE = Qt.ItemDataRole.UserRole + 6
NODE_ROLE = Qt.ItemDataRole.UserRole + 7
HERE_ROLE = Qt.ItemDataRole.UserRole + 11
"""Whether a row is the position on the table."""
AWAY_ROLE = Qt.ItemDataRole.UserRole + 12
"""Whether a row is not on the way to the position on the table: taken back, or tried elsewhere."""
BOOKMARK_ROLE = Qt.ItemDataRole.UserRole + 13
BRANCH_ROLE = Qt.ItemDataRole.UserRole + 14
"""Whether a row is the first of another line than the one above it."""

AnyIndex = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()


class Row:
    """A position in the panel. Below it stand the branches that leave before it, each with its positions below."""

    __slots__ = ("children", "is_branch", "node", "number", "parent")

    def __init__(self, node: Node, parent: Row | None, is_branch: bool = False) -> None:
        self.node = node
        self.parent = parent
        self.is_branch = is_branch
        self.number = 0
        self.children: list[Row] = []

    def is_like(self, other: Row) -> bool:
        """Whether both show the same, with the same below them."""
        return (
            self.node is other.node
            and self.is_branch == other.is_branch
            and len(self.children) == len(other.children)
            and all(map(Row.is_like, self.children, other.children))
        )


class HistoryModel(QAbstractItemModel):
    """Rows of the line on the table first; a branch is named by the first choice that differs."""

    def __init__(self, history: History, words: NodeWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._words = words
        self._rows: list[Row] = []
        self._on_line: set[Node] = set()
        self._kept: list[Row] = []

    # ---- rows

    def follow(self) -> None:
        """Show the history as it is now; only what differs from what is shown changes."""
        line = self._history.line()
        new = self._line(line + self._history.future(), None)
        self._on_line = set(line)
        old = self._rows
        if len(new) < len(old) or not all(map(Row.is_like, old, new)):
            self.beginResetModel()
            self._kept, self._rows = self._rows, new  # indexes of the last state may be held a moment longer
            self.endResetModel()
            return
        if len(new) > len(old):
            self.beginInsertRows(TOP, len(old), len(new) - 1)
            self._rows = old + new[len(old) :]
            self.endInsertRows()
        self.tell_changed()

    def tell_changed(self) -> None:
        """Say that rows look different now."""
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, 0))

    def _line(self, nodes: list[Node], parent: Row | None) -> list[Row]:
        """Rows for the positions of a line; those of a branch begin with its second."""
        rows: list[Row] = []
        for node in nodes:
            has_others = node.parent is not None and len(node.parent.children) > 1
            if has_others or node.bookmark or self._is_shown(node):
                row = Row(node, parent)
                row.number = len(rows)
                others = [other for other in node.parent.children if other is not node] if node.parent else []
                row.children = [self._branch(other, row, number) for number, other in enumerate(others)]
                rows.append(row)
        return rows

    def _branch(self, head: Node, parent: Row, number: int) -> Row:
        row = Row(head, parent, is_branch=True)
        row.number = number
        row.children = self._line(followed(head), row)
        return row

    def _is_shown(self, node: Node) -> bool:
        return self._words.is_told(node) or node is self._history.current

    def row_at(self, index: AnyIndex) -> Row | None:
        return index.internalPointer() if index.isValid() else None

    def index_of(self, node: Node | None) -> QModelIndex:
        """Where a position stands; an invalid index where it has no row of its own."""
        found = _find(self._rows, node)
        return self._index(found) if found is not None else QModelIndex()

    def _index(self, row: Row) -> QModelIndex:
        return self.createIndex(row.number, 0, row)

    # ---- what Qt asks

    def index(self, row: int, column: int, parent: AnyIndex = TOP) -> QModelIndex:
        rows = self._below(parent)
        return self._index(rows[row]) if column == 0 and 0 <= row < len(rows) else QModelIndex()

    def parent(self, index: Any = None) -> Any:
        """The row above; without an index the object that this model belongs to."""
        if index is None:
            return QObject.parent(self)
        row = self.row_at(index)
        return self._index(row.parent) if row is not None and row.parent is not None else QModelIndex()

    def rowCount(self, parent: AnyIndex = TOP) -> int:
        return len(self._below(parent)) if parent.column() <= 0 else 0

    def columnCount(self, parent: AnyIndex = TOP) -> int:
        return 1

    def _below(self, parent: AnyIndex) -> list[Row]:
        row = self.row_at(parent)
        return row.children if row is not None else self._rows

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index)
        if row is None:
            return None
        if role == MARKUP_ROLE:
            return self._markup(row)
        if role == Qt.ItemDataRole.DisplayRole:
            return plain(self._markup(row))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(plain(self._markup(row)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._said(row)
        return self._fact(row, role)

    def _fact(self, row: Row, role: int) -> Any:
        """What is no word. Asked for every row that is drawn, so that only the one fact is looked up."""
        node = row.node
        if role == SEAT_ROLE:
            return node.seat
        if role == AWAY_ROLE:
            return node not in self._on_line
        if role == HERE_ROLE:
            return node is self._history.current
        if role == BRANCH_ROLE:
            return row.is_branch
        return node if role == NODE_ROLE else node.bookmark if role == BOOKMARK_ROLE else None

    # ---- words

    def _markup(self, row: Row) -> str:
        line = self._words.line(row.node)
        if row.is_branch:
            # Translators: another choice that was tried at the same place
            line = gettext("Instead: {choice}").format(choice=line)
        if row.node.bookmark:
            # Translators: the name of a bookmark, then what was chosen there
            line = gettext("“{name}” · {line}").format(name=escape(row.node.bookmark), line=line)
        return line

    def _said(self, row: Row) -> str:
        """The line with what the eye sees of its state."""
        said = [plain(self._markup(row))]
        if row.node is self._history.current:
            said.append(gettext("on the table"))
        elif row.node not in self._on_line and not row.is_branch:
            said.append(gettext("taken back"))
        if row.children and not row.is_branch:
            count = len(row.children)
            said.append(ngettext("{number} other choice tried", "{number} other choices tried", count)
                        .format(number=count))  # fmt: skip
        return ", ".join(said)


def _find(rows: list[Row], node: Node | None) -> Row | None:
    for row in rows:
        if row.node is node:
            return row
        found = _find(row.children, node)
        if found is not None:
            return found
    return None
