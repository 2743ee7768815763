"""The agenda at work: frames that ask are answered, frames that do are carried out, until a real question comes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision, Frame, Option

Ask = Callable[[Any, Frame], list[Option]]
Answer = Callable[[Any, Frame, Option], None]
Do = Callable[[Any, Frame], None]


class Flow:
    """The dispatch tables of a game, by frame op. Ops below `first_do` ask (`kinds` are their names), the others do.

    `sealed` are questions that with several seats are asked even if only one answer is possible: that nobody is asked
    would tell the others of a hand. A state offers `agenda`, `pending`, `sink` and `seats`.
    """

    __slots__ = ("answers", "asks", "does", "first_do", "kinds", "sealed")

    def __init__(
        self,
        kinds: tuple[str, ...],
        asks: Mapping[int, Ask],
        answers: Mapping[int, Answer],
        does: Mapping[int, Do],
        first_do: int,
        sealed: tuple[int, ...] = (),
    ) -> None:
        self.kinds = kinds
        self.asks = asks
        self.answers = answers
        self.does = does
        self.first_do = first_do
        self.sealed = sealed

    def decision(self, state: Any) -> Decision | None:
        """The pending question; None once the game is over. Pure."""
        pending: Decision | None = state.pending
        if pending is not None or not state.agenda:
            return pending
        frame: Frame = state.agenda[-1]
        return Decision(self.kinds[frame.op], frame.seat, self.asks[frame.op](state, frame), frame.args)

    def apply(self, state: Any, option: Option, sink: list[Event] | None = None) -> None:
        """Answer the pending question and go on to the next real one."""
        state.sink = sink
        frame: Frame = state.agenda[-1]
        state.pending = None
        self.answers[frame.op](state, frame, option)
        self.run(state)
        state.sink = None

    def run(self, state: Any) -> None:
        """Go on to the next question with more than one answer. One answer is given, none lets the question lapse."""
        agenda: list[Frame] = state.agenda
        while agenda:
            frame = agenda[-1]
            op = frame.op
            if op >= self.first_do:
                self.does[op](state, frame)
                continue
            options = self.asks[op](state, frame)
            if len(options) > 1 or (options and op in self.sealed and state.seats > 1):
                state.pending = Decision(self.kinds[op], frame.seat, options, frame.args)
                return
            if options:
                self.answers[op](state, frame, options[0])
            else:
                agenda.pop()
