"""Steps that can be taken back: flat undo commands over the timeline, which is the truth."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand, QUndoStack

from yonder_desktop.timeline import History, Node


class StepCommand(QUndoCommand):
    """One choice of a person, with the computer's replies to it: two positions of the timeline."""

    def __init__(self, before: Node, after: Node, seek: Callable[[Node], None]) -> None:
        super().__init__("")
        self.before = before
        self.after = after
        self._seek = seek

    def undo(self) -> None:
        self._seek(self.before)

    def redo(self) -> None:
        self._seek(self.after)


class StepStack(QUndoStack):
    """The steps before and after the position on the table, along the line last followed: the face of a timeline.

    `seek` puts a position on the table. `mirror` is called after every change of the timeline.
    """

    def __init__(self, history: History, seek: Callable[[Node], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._seek = seek
        self._steps: list[StepCommand] = []
        self._is_still = False

    def undo(self) -> None:
        super().undo()
        self.mirror()

    def redo(self) -> None:
        super().redo()
        self.mirror()

    def mirror(self) -> None:
        """Say what the timeline says. While a command runs it waits: the stack must not change under it."""
        if self._is_still:
            return
        back, forth = stops_before(self._history), stops_after(self._history)
        pairs = list(itertools.pairwise([*back, *forth]))
        known = [(step.before, step.after) for step in self._steps]
        if (pairs, len(back) - 1) == (known, self.index()):
            return
        with self._kept_still():
            goes_on = not forth and self.index() == len(known) <= len(pairs)
            if goes_on and all(old[0] is new[0] for old, new in zip(known, pairs, strict=False)):
                self._lengthen(pairs)
            else:
                self._lay_anew(pairs, len(back) - 1)

    def _lengthen(self, pairs: list[tuple[Node, Node]]) -> None:
        """Replies belong to the step before them; new steps come behind."""
        for step, (_before, after) in zip(self._steps, pairs, strict=False):
            step.after = after
        for before, after in pairs[len(self._steps) :]:
            self._push(before, after)

    def _lay_anew(self, pairs: list[tuple[Node, Node]], index: int) -> None:
        self.clear()
        self._steps.clear()
        for before, after in pairs:
            self._push(before, after)
        self.setIndex(index)

    def _push(self, before: Node, after: Node) -> None:
        """Pushing a command redoes it at once; the step is taken by then, and nothing is to happen."""
        step = StepCommand(before, after, self._go)
        self._steps.append(step)
        self.push(step)

    def _go(self, node: Node) -> None:
        if not self._is_still:
            with self._kept_still():
                self._seek(node)

    @contextlib.contextmanager
    def _kept_still(self) -> Iterator[None]:
        self._is_still = True
        try:
            yield
        finally:
            self._is_still = False


def stops_before(history: History) -> list[Node]:
    """Where steps began on the way to the position on the table, and that position."""
    found, node = [history.current], history.undo_target()
    while node is not None:
        found.append(node)
        node = history.undo_target(node)
    return found[::-1]


def stops_after(history: History) -> list[Node]:
    """Where steps end after the position on the table, along the line last followed."""
    found, node = [], history.redo_target()
    while node is not None:
        found.append(node)
        node = history.redo_target(node)
    return found
