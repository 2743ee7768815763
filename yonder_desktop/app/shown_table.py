"""A position as a picture shows it, with the words that belong to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yonder_desktop.cli.result import words_of
from yonder_desktop.core.contract import ONLOOKER
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice
from yonder_desktop.storage.shelf import BoxedGame


class Table:
    """What a picture shows: a position, as `seat` may know it (or as an ONLOOKER), who plays, what happened."""

    def __init__(
        self, boxed: BoxedGame, state: Any, seats: Sequence[tuple[str, str]], events: list[Event]
    ) -> None:
        """seats: name and colour of each."""
        self.boxed = boxed
        self.state = state
        self.seat = ONLOOKER
        self.names = tuple(name for name, _colour in seats)
        self.colours = tuple(colour for _name, colour in seats)
        self.words = words_of(boxed, list(self.names))
        self._events = events
        self._decision = boxed.rules.decision(state)

    def seen_by_asked(self) -> Table:
        """The same table, as the seat that is asked may know it."""
        self.seat = self._decision.seat if self._decision is not None else ONLOOKER
        return self

    def choices(self) -> tuple[Choice, ...]:
        """What the seat can choose; nothing for an onlooker."""
        if self._decision is None or self._decision.seat != self.seat:
            return ()
        return tuple(self.boxed.rules.choice(self.state, option) for option in self._decision.options)

    def prompt(self) -> str:
        """What is asked of the seat; empty for an onlooker and once the game is over."""
        if self._decision is None or self._decision.seat != self.seat:
            return ""
        return self.words.prompt(self.boxed.rules.view(self.state, self.seat), self._decision)

    def log(self, most: int) -> tuple[tuple[int, str], ...]:
        """The last lines of the log, each with the seat it is about."""
        lines = [(event.seat, self.words.event_line(event, self.seat, self.names)) for event in self._events]
        return tuple((seat, line) for seat, line in lines if line is not None)[-most:]
