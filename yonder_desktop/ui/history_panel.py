"""The history: every position of the game in words, other choices that were tried below them, and bookmarks."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QStyleOptionViewItem, QTreeView, QVBoxLayout, QWidget

from yonder_desktop.bridge.history_model import (
    AWAY_ROLE,
    BRANCH_ROLE,
    HERE_ROLE,
    NODE_ROLE,
    SEAT_ROLE,
    HistoryModel,
)
from yonder_desktop.bridge.node_words import Node
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.flow import style
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_rows import MarkupRows, RowFace, Sign
from yonder_desktop.ui.theme import NOTE
from yonder_desktop.wording.catalogue import gettext

AnyIndex = QModelIndex | QPersistentModelIndex
INDENT = 14


class HistoryRows(MarkupRows):
    """Rows of a tree: the sign of who chose, a bar where the table is, softer off the line to it."""

    def __init__(self, view: QTreeView, look: Look) -> None:
        super().__init__(view, look, style(NOTE, icon=1.25, leading=1.35), SEAT_ROLE, 2)
        self._tree = view

    def _inset(self, index: AnyIndex) -> int:
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        return depth * self._tree.indentation()

    def face(self, option: QStyleOptionViewItem, index: AnyIndex) -> RowFace:
        ink = self._look.theme.ink_soft if index.data(AWAY_ROLE) else ""
        return replace(super().face(option, index), ink=ink, is_here=bool(index.data(HERE_ROLE)))


class HistoryTree(QTreeView):
    """`named` and `unnamed` come by F2 and Delete. Enter held down goes on from one position only."""

    named = Signal()
    unnamed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self.named.emit()
        elif event.key() == Qt.Key.Key_Delete:
            self.unnamed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class HistoryPanel(QFrame):
    """`gone_to` is a position to be shown as it was; `go_wanted` one to go on from.

    `bookmark_wanted` is one to be named, or named otherwise; `bookmark_dropped` one whose name is taken away.
    """

    gone_to = Signal(object)
    go_wanted = Signal(object)
    bookmark_wanted = Signal(object)
    bookmark_dropped = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model: HistoryModel | None = None
        self._shown: Node | None = None
        self._turned: set[Node] = set()
        self._is_following = False
        self._make_tree(look)
        self.go = button(gettext("Go on from here"), "chip", lambda: self._tell(self.go_wanted))
        self.name = button(gettext("Bookmark …"), "chip", lambda: self._tell(self.bookmark_wanted))
        self._to_shown = QTimer(self, singleShot=True, interval=0)
        self._to_shown.timeout.connect(self._scroll)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(self.go, 1)
        self._buttons.addWidget(self.name, 1)
        self._box = QVBoxLayout(self)
        self._box.addWidget(self.tree, 1)
        self._box.addLayout(self._buttons)
        self.set_look(look)

    def _make_tree(self, look: Look) -> None:
        self.tree = HistoryTree()
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(gettext("History"))
        self.tree.setAccessibleDescription(
            gettext("Enter goes on from a position, F2 gives it a name, Delete takes the name away.")
        )
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tree.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.tree.setExpandsOnDoubleClick(False)
        self.tree.setMouseTracking(True)
        self._rows = HistoryRows(self.tree, look)
        self.tree.setItemDelegate(self._rows)
        self.tree.activated.connect(lambda _index: self._tell(self.go_wanted))
        self.tree.named.connect(lambda: self._tell(self.bookmark_wanted))
        self.tree.unnamed.connect(lambda: self._tell(self.bookmark_dropped))
        self.tree.clicked.connect(self._on_clicked)
        self.tree.expanded.connect(lambda index: self._on_turned(index, True))
        self.tree.collapsed.connect(lambda index: self._on_turned(index, False))

    def set_look(self, look: Look) -> None:
        self._box.setContentsMargins(look.px(8), look.px(6), look.px(8), look.px(6))
        self._box.setSpacing(look.px(5))
        self._buttons.setSpacing(look.px(6))
        self._rows.set_look(look)
        self.tree.setIndentation(look.px(INDENT))
        self.tree.scheduleDelayedItemsLayout()

    def set_model(self, model: HistoryModel, sign: Sign) -> None:
        """Show a history; `sign` gives the drawing of a seat's sign."""
        self._model, self._rows.sign = model, sign
        self.tree.setModel(model)
        model.modelReset.connect(lambda: self._spread(QModelIndex()))
        model.rowsInserted.connect(lambda above, first, _last: self._spread(above, first))
        self.tree.selectionModel().currentChanged.connect(self._on_current_changed)

    def follow(self, shown: Node) -> None:
        """Show the history as it is now, with that position selected."""
        if self._model is None:
            return
        self._is_following = True
        self._model.follow()
        self._select(shown)
        self._is_following = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn_buttons()
        self.tree.scheduleDelayedItemsLayout()
        self._to_shown.start()

    def _turn_buttons(self) -> None:
        """They stand beside each other where both are read whole, else one above the other."""
        edges = self._box.contentsMargins()
        room = self.contentsRect().width() - edges.left() - edges.right() - self._buttons.spacing()
        wide = 2 * max(self.go.sizeHint().width(), self.name.sizeHint().width())
        ways = QBoxLayout.Direction
        self._buttons.setDirection(ways.LeftToRight if wide <= room else ways.TopToBottom)

    # ---- inside

    def _spread(self, above: QModelIndex, first: int = 0) -> None:
        """After a change of the tree, rows are open as they were; new branches are open to their names."""
        assert self._model is not None
        for row in range(first, self._model.rowCount(above)):
            index = self._model.index(row, 0, above)
            if self._model.rowCount(index):
                self.tree.setExpanded(
                    index, is_open_at_first(index) != (index.data(NODE_ROLE) in self._turned)
                )
                self._spread(index)

    def _on_turned(self, index: AnyIndex, is_open: bool) -> None:
        node = index.data(NODE_ROLE)
        if is_open == is_open_at_first(index):
            self._turned.discard(node)
        else:
            self._turned.add(node)

    def _select(self, node: Node) -> None:
        assert self._model is not None
        index = self._model.index_of(node)
        self._shown = node
        if index.isValid() and index != self.tree.currentIndex():
            self.tree.setCurrentIndex(index)
        self._show_ways()
        self._to_shown.start()

    def showEvent(self, event: QShowEvent) -> None:
        """What happened behind another tab is scrolled to."""
        super().showEvent(event)
        self._to_shown.start()

    def _scroll(self) -> None:
        if not self.isVisible():
            return
        index = self.tree.currentIndex()
        if index.isValid():
            self.tree.scrollTo(index)

    def _on_current_changed(self, current: AnyIndex, _previous: AnyIndex) -> None:
        if current.isValid() and not self._is_following:
            self._go_to(current)

    def _on_clicked(self, index: AnyIndex) -> None:
        """A row that is selected already can be clicked as well."""
        if index.data(NODE_ROLE) is not self._shown:
            self._go_to(index)

    def _go_to(self, index: AnyIndex) -> None:
        self._shown = index.data(NODE_ROLE)
        self._show_ways()
        self.gone_to.emit(self._shown)

    def _show_ways(self) -> None:
        here = self.tree.currentIndex()
        self.go.setEnabled(here.isValid() and not here.data(HERE_ROLE))
        self.name.setEnabled(here.isValid())

    def _tell(self, signal: SignalInstance) -> None:
        node = self.tree.currentIndex().data(NODE_ROLE)
        if node is not None:
            signal.emit(node)


def is_open_at_first(index: AnyIndex) -> bool:
    """Whether what stands below a row is shown until a person closes it: the branches, but not their positions."""
    return not index.data(BRANCH_ROLE)
