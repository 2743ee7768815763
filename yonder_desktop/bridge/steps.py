"""Steps that can be taken back: flat undo commands over the timeline, which is the truth."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from yonder_desktop.timeline import History, Node


class StepCommand(QUndoCommand):
    """One choice of a person, with the computer's replies to it: two positions of the timeline.

    `after` moves on while replies come in. Pushing a command redoes it at once; the step is taken by then,
    and the first redo does nothing (an exception in `redo` would leave the command on the stack).
    """

    def __init__(self, text: str, before: Node, after: Node, seek: Callable[[Node], None]) -> None:
        super().__init__(text)
        self.before = before
        self.after = after
        self._seek = seek
        self._taken = False

    def undo(self) -> None:
        self._seek(self.before)

    def redo(self) -> None:
        if self._taken:
            self._seek(self.after)
        self._taken = True


def steps_of(history: History, seek: Callable[[Node], None]) -> list[StepCommand]:
    """The steps of people on the way to the position on the table: the undo stack of a loaded game."""
    line = history.line()
    starts = [number for number, node in enumerate(line) if node.person]
    ends = [number - 1 for number in [*starts[1:], len(line)]]
    return [
        StepCommand("", line[start - 1], line[end], seek) for start, end in zip(starts, ends, strict=False)
    ]
