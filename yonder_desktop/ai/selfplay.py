"""Whole games of computer players, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from yonder_desktop.ai.asking import ask
from yonder_desktop.ai.bots import Bot
from yonder_desktop.core.chance import mixed
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.core.questions import Outcome

MOST_DECISIONS = 20_000
"""A game that goes on for longer has gone wrong."""

Watcher = Callable[[Any, list[Event]], None]


class BrokenGame(Fault):
    """A game that broke an invariant: `breaches` say which, `seed` and `decisions` where."""

    def __init__(self, seed: int, decisions: int, breaches: Sequence[Fault]) -> None:
        message = N_("seed {seed}, choice {number}: {breaches}")
        super().__init__(message, seed=seed, number=decisions, breaches=list(breaches))
        self.seed = seed
        self.decisions = decisions
        self.breaches = list(breaches)


class PlayedGame:
    """A whole game: the number of choices, the result, the last position."""

    __slots__ = ("decisions", "outcome", "state")

    def __init__(self, decisions: int, outcome: Outcome, state: Any) -> None:
        self.decisions = decisions
        self.outcome = outcome
        self.state = state


def play_game(rules: Rules, setup: Setup, bots: Sequence[Bot], watch: Watcher | None = None) -> PlayedGame:
    """Play to the end. Invariants are checked whenever another seat is asked. Raises BrokenGame.

    watch: called with the state and the events of each choice, after it.
    """
    state = rules.new_game(setup)
    decisions, before = 0, -1
    decision = rules.decision(state)
    while decision is not None:
        if decision.seat != before or decisions >= MOST_DECISIONS:
            check(rules, state, setup.seed, decisions)
            before = decision.seat
        option = ask(bots[decision.seat], rules, state, decision.seat, mixed(setup.seed + decisions))
        events: list[Event] | None = [] if watch is not None else None
        rules.apply(state, option, events)
        decisions += 1
        if watch is not None and events is not None:
            watch(state, events)
        decision = rules.decision(state)
    check(rules, state, setup.seed, decisions)
    return PlayedGame(decisions, _outcome(rules, state, setup.seed, decisions), state)


def check(rules: Rules, state: Any, seed: int, decisions: int) -> None:
    """Raise BrokenGame if the position breaks an invariant, or the game does not end."""
    breaches = list(rules.breaches(state))
    if decisions >= MOST_DECISIONS:
        breaches.append(Fault(N_("no end after {number} choices"), number=decisions))
    if breaches:
        raise BrokenGame(seed, decisions, breaches)


def _outcome(rules: Rules, state: Any, seed: int, decisions: int) -> Outcome:
    outcome = rules.outcome(state)
    if outcome is None:
        raise BrokenGame(seed, decisions, [Fault(N_("nobody is asked, but the game has no result"))])
    return outcome
