"""A game watched as it was: any position of its tree is shown, and nothing can be chosen there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from yonder_desktop.bridge.node_words import Node, NodeWords
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.ui.replay_bar import ReplayBar
from yonder_desktop.wording.catalogue import gettext

WHO = "watching"


class Watching(QObject):
    """Which position is shown instead of the one on the table. Meanwhile computer players think, and are not heard.

    node: the position shown, None for that on the table. line: the positions of the line it stands on. `left` comes
    when the table is to be shown again as it is, `shown` when another position is.
    """

    shown = Signal()
    left = Signal()

    def __init__(self, session: GameSession, words: NodeWords, bar: ReplayBar) -> None:
        super().__init__(bar)
        self._session = session
        self._words = words
        self._bar = bar
        self.node: Node | None = None
        self.line: list[Node] = []
        self._stations: list[Node] = []
        bar.moved.connect(self._on_moved)
        bar.left.connect(self.leave)

    @property
    def view(self) -> Any:
        """What the viewer knew of the position shown; None for that on the table."""
        return self._session.view_at(self.node) if self.node is not None else None

    def watch(self, node: Node) -> None:
        """Show a position; that on the table ends the watching."""
        if node is self._session.history.current:
            self.leave()
        elif node is not self.node:
            self._show(node)

    def watch_again(self) -> None:
        """Go through the line on the table from its beginning."""
        self._show(self._session.history.root)
        self._bar.slider.setFocus()

    def drop(self) -> None:
        """Watch no more, without a word: the position on the table has changed."""
        if self.node is not None:
            self._end()
            self._session.replies.hold(False, WHO)

    def leave(self) -> None:
        """Show the table as it is; then what computer players answered meanwhile is carried out."""
        if self.node is not None:
            self._end()
            self.left.emit()
            self._session.replies.hold(False, WHO)

    def _end(self) -> None:
        self._bar.play(0)
        self._bar.hide()
        self.node, self.line, self._stations = None, [], []

    def _show(self, node: Node) -> None:
        self._session.replies.hold(True, WHO)
        self.line = self._words.line_through(node)
        self._stations = self._words.stations(self.line, node)
        self.node = node
        self._bar.show()
        self._bar.begin(len(self._stations), self._stations.index(node))

    def _on_moved(self, position: int) -> None:
        if self._stations:
            self.node = self._stations[position]
            over = self._session.decision() is None
            leave = gettext("To the result") if over else gettext("Back to the game")
            self._bar.set_ways(leave, self.node is not self._session.history.current)
            self.shown.emit()
