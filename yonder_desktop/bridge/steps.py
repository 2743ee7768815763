"""Steps that can be taken back: flat undo commands over the timeline, which is the truth."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand


class StepCommand(QUndoCommand):
    """One choice of a person, with the computer's replies to it: two positions of the timeline.

    `after` moves on while replies come in. Pushing a command redoes it at once; the step has been taken by then, so
    the first redo does nothing (an exception in `redo` would leave the command on the stack).
    """

    def __init__(self, text: str, seat: int, before: int, after: int, seek: Callable[[int], None]) -> None:
        super().__init__(text)
        self.seat = seat
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
