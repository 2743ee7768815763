"""The log as a Qt model: one line an event, in the words that the viewer may read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from yonder_desktop.core.contract import ONLOOKER
from yonder_desktop.core.events import Event
from yonder_desktop.timeline import Node
from yonder_desktop.timeline.turns import BEGINNING
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain

MARKUP_ROLE = Qt.ItemDataRole.UserRole + 2
SEAT_ROLE = Qt.ItemDataRole.UserRole + 6
NODE_ROLE = Qt.ItemDataRole.UserRole + 7
HEADING_ROLE = Qt.ItemDataRole.UserRole + 9
RULE_ROLE = Qt.ItemDataRole.UserRole + 10
NEW_ROLE = Qt.ItemDataRole.UserRole + 16
"""Whether a line tells of what happened since the viewer's last choice."""

AnyIndex = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()
Teller = Callable[[Event, int], str | None]


class LogLine:
    """An event told to the viewer, and the position that it led to."""

    __slots__ = ("event", "node", "text")

    def __init__(self, event: Event, node: Node, text: str) -> None:
        self.event = event
        self.node = node
        self.text = text


class LogModel(QAbstractListModel):
    """The events from the beginning to the position on the table. `tell` makes their lines, or None."""

    def __init__(self, tell: Teller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tell = tell
        self._viewer = ONLOOKER
        self._nodes: list[Node] = []
        self._lines: list[LogLine] = []
        self._since = 0

    def follow(self, line: list[Node], viewer: int) -> None:
        """Show the events of `line`; only what differs from what is shown changes."""
        if viewer != self._viewer:
            self._viewer = viewer
            self._forget_after(0)
        same = 0
        while same < min(len(line), len(self._nodes)) and line[same] is self._nodes[same]:
            same += 1
        self._forget_after(same)
        self._append(line[same:])
        self._mark_new()

    def _mark_new(self) -> None:
        """What the viewer has not seen while choosing is new; before its first choice nothing is marked."""
        own = [node.depth for node in self._nodes if node.seat == self._viewer and node.depth]
        since = own[-1] if own else len(self._nodes)
        if since != self._since:
            self._since = since
            if self._lines:
                ends = self.index(0, 0), self.index(len(self._lines) - 1, 0)
                self.dataChanged.emit(*ends, [NEW_ROLE])

    def first_new_row(self) -> int:
        """Where the recap begins, -1 if nothing is new. All lines from there on are new: a line goes on in depth."""
        return next((row for row, line in enumerate(self._lines) if line.node.depth > self._since), -1)

    def line(self, row: int) -> LogLine:
        return self._lines[row]

    def last_row_of(self, node: Node) -> int:
        """The last line told up to a position, -1 if there is none."""
        rows = [row for row, line in enumerate(self._lines) if line.node.depth <= node.depth]
        return rows[-1] if rows else -1

    def _forget_after(self, count: int) -> None:
        """Keep the lines of the first `count` positions only."""
        kept = {id(node) for node in self._nodes[:count]}
        first = next((row for row, line in enumerate(self._lines) if id(line.node) not in kept), None)
        self._nodes = self._nodes[:count]
        if first is not None:
            self.beginRemoveRows(TOP, first, len(self._lines) - 1)
            del self._lines[first:]
            self.endRemoveRows()

    def _append(self, nodes: list[Node]) -> None:
        self._nodes += nodes
        new = [line for node in nodes for line in self._told(node)]
        if new:
            self.beginInsertRows(TOP, len(self._lines), len(self._lines) + len(new) - 1)
            self._lines += new
            self.endInsertRows()

    def _told(self, node: Node) -> list[LogLine]:
        told = [(event, self._tell(event, self._viewer)) for event in node.events]
        return [LogLine(event, node, text) for event, text in told if text]

    def rowCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return plain(line.text)
        if role == MARKUP_ROLE:
            return line.text
        if role == SEAT_ROLE:
            return line.event.seat
        if role == HEADING_ROLE:
            return line.event.kind.endswith(BEGINNING)
        if role == NEW_ROLE:
            return line.node.depth > self._since
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return gettext("since your last choice") if line.node.depth > self._since else None
        if role == RULE_ROLE:
            return self._is_ruled_off(index.row())
        return line.node if role == NODE_ROLE else None

    def _is_ruled_off(self, row: int) -> bool:
        """Whether something begins there, or somebody else acts than in the line before."""
        line = self._lines[row]
        other = row > 0 and self._lines[row - 1].event.seat != line.event.seat
        return row > 0 and (other or line.event.kind.endswith(BEGINNING))
