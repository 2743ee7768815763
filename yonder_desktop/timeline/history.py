"""The history of a game: a tree of positions and the one that is on the table now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from yonder_desktop.core.contract import Rules, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision
from yonder_desktop.timeline.lines import Line, followed, lines_of
from yonder_desktop.timeline.node import Node, fork_of, path_to
from yonder_desktop.timeline.takeback import Crossing


class History:
    """A tree of positions with `current` on the table.

    A step is one choice of a person with the computer's replies to it; undo and redo go by steps. Where no
    seat is played by a person every choice is a step. Choosing differently after going back opens a branch;
    nothing is lost. people: the seats played by people. earlier: tokens of a loaded game that no longer lead
    to its position; they are told, but cannot be gone back to.
    """

    def __init__(
        self, rules: Rules, state: Any, people: Iterable[int] = (), earlier: Iterable[str] = ()
    ) -> None:
        self.rules = rules
        self.people = frozenset(people)
        self.earlier = tuple(earlier)
        self.root = Node(state.copy())
        self.current = self.root

    @property
    def state(self) -> Any:
        """The position on the table: to be read, not to be changed."""
        return self.current.state

    def decision(self) -> Decision | None:
        """What is asked on the table now; None once the game is over."""
        return self.rules.decision(self.current.state)

    # ---- going on

    def choose(self, token: str) -> Node:
        """Make a choice and move to the position after it. Raises IllegalChoice and stays where it is."""
        node = self.grow(self.current, token)
        self._move(node)
        return node

    def grow(self, parent: Node, token: str) -> Node:
        """The position that a choice leads to from any other, without going there. Raises IllegalChoice."""
        known = parent.child(token)
        if known is not None:
            return known
        option = find_option(self.rules, parent.state, token)
        decision = self.rules.decision(parent.state)
        seat = decision.seat if decision is not None else -1
        state, events = parent.state.copy(), []  # type: Any, list[Event]
        self.rules.apply(state, option, events)
        node = Node(state, parent, token, seat, seat in self.people, events)
        parent.children.append(node)
        parent.latest = parent.latest or node
        return node

    # ---- going back and forth

    def undo_target(self, node: Node | None = None) -> Node | None:
        """Where `undo` goes from a position, or from that on the table: before the last step, or None."""
        node = node or self.current
        while node.parent is not None and not self._starts_step(node):
            node = node.parent
        return node.parent

    def redo_target(self, node: Node | None = None) -> Node | None:
        """Where `redo` goes from a position, or that on the table: the end of the step last taken back, or None."""
        node = (node or self.current).latest
        while node is not None and node.latest is not None and not self._starts_step(node.latest):
            node = node.latest
        return node

    def can_undo(self) -> bool:
        return self.undo_target() is not None

    def can_redo(self) -> bool:
        return self.redo_target() is not None

    def undo(self) -> Node:
        """Go back one step. Raises LookupError where there is none."""
        return self._seek_or_fail(self.undo_target(), "nothing to take back")

    def redo(self) -> Node:
        """Go forward one step. Raises LookupError where there is none."""
        return self._seek_or_fail(self.redo_target(), "nothing to do again")

    def seek(self, node: Node) -> None:
        """Put any position of this tree on the table."""
        if path_to(node)[0] is not self.root:
            raise ValueError("the position belongs to another game")
        self._move(node)

    def undo_crosses(self, seat: int) -> Crossing:
        """What `undo` would pass, seen from `seat`: other people's choices, hidden information revealed."""
        return self.crosses(self.undo_target() or self.current, seat)

    def crosses(self, target: Node, seat: int) -> Crossing:
        """What going to `target` would pass: all that was chosen since the line on the table left its line."""
        return Crossing(self.rules, fork_of(target, self.current), self.current, seat)

    # ---- telling

    def line(self) -> list[Node]:
        """The nodes from the root to the position on the table."""
        return path_to(self.current)

    def future(self) -> list[Node]:
        """The nodes after the position on the table along the line last followed."""
        return followed(self.current)

    def tokens(self) -> list[str]:
        """The choices from the root to the position on the table."""
        return [node.token for node in self.line()[1:]]

    def events(self) -> list[Event]:
        """What happened from the root to the position on the table."""
        return [event for node in self.line() for event in node.events]

    def lines(self) -> list[Line]:
        """The whole tree as lines, the one on the table first."""
        return lines_of(self.root, self.current)

    def bookmarks(self) -> list[Node]:
        """The positions that have a name, from the beginning on, each line after the one that it leaves."""
        nodes = [self.root, *(node for line in self.lines() for node in line.nodes)]
        return [node for node in nodes if node.bookmark]

    # ---- inside

    def _starts_step(self, node: Node) -> bool:
        return node.person or not self.people

    def _seek_or_fail(self, target: Node | None, message: str) -> Node:
        if target is None:
            raise LookupError(message)
        self._move(target)
        return target

    def _move(self, node: Node) -> None:
        """Put `node` on the table; redo leads down the line that goes through it."""
        self.current = node
        step = node
        while step.parent is not None:
            step.parent.latest = step
            step = step.parent
