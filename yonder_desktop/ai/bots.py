"""Computer players. They see worlds that their seat holds possible, never the true position.

All chance comes from a seed, so that the same player in the same world chooses the same.
"""

from __future__ import annotations

from typing import Any, Protocol

from yonder_desktop.core.chance import below, mixed
from yonder_desktop.core.contract import Rules
from yonder_desktop.core.questions import Decision, Option

DEFAULT_BUDGET = 1500
"""Positions looked at for one choice: the price of thinking is counted, not timed."""


class Bot(Protocol):
    """A computer player. One that looks ahead must be given a possible world, not the true position."""

    looks_ahead: bool

    def choose(self, rules: Rules, world: Any, seat: int, budget: int = DEFAULT_BUDGET) -> Option:
        """An option of the question that `seat` is asked in `world`, a possible world for it."""


class Evaluator(Protocol):
    """What a game's positions are worth. One module a game in `ai` offers these names."""

    SETTLED: tuple[str, ...]
    """Kinds of questions before which nothing is half done, so that a position can be valued."""

    def value(self, state: Any, seat: int) -> float:
        """The worth of a position for `seat`, in the unit of the game's score."""


LONGER = 1e-6
"""What a further question costs: of two ways to the same worth the shorter one is taken."""


class NoQuestion(LookupError):
    """A computer player was asked although its seat has nothing to choose."""


def asked(rules: Rules, world: Any, seat: int) -> Decision:
    """The question that `seat` is asked. Raises NoQuestion."""
    decision = rules.decision(world)
    if decision is None or decision.seat != seat:
        raise NoQuestion(f"seat {seat} has nothing to choose")
    return decision


class RandomBot:
    """Takes any option, each as likely as the others."""

    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self._seed = mixed(seed)

    def choose(self, rules: Rules, world: Any, seat: int, budget: int = DEFAULT_BUDGET) -> Option:
        options = asked(rules, world, seat).options
        pick, self._seed = below(self._seed, len(options))
        return options[pick]


class Rater(Protocol):
    """What the options of a game are worth, where answers are sealed and carried out only when all have given them."""

    def rate(self, state: Any, seat: int, option: Option) -> float:
        """The worth of an option of the open question for `seat`, in the unit of the game's score."""


def one_of_the_best(options: list[Option], worths: list[float], seed: int) -> tuple[Option, int]:
    """One of the options with the highest worth, by chance, and the next generator value."""
    best = max(worths)
    among = [option for option, worth in zip(options, worths, strict=True) if worth == best]
    pick, seed = below(seed, len(among))
    return among[pick], seed


class RatingBot:
    """Takes the option that its game rates highest."""

    looks_ahead = True

    def __init__(self, rater: Rater, seed: int) -> None:
        self._rater = rater
        self._seed = mixed(seed)

    def choose(self, rules: Rules, world: Any, seat: int, budget: int = DEFAULT_BUDGET) -> Option:
        options = asked(rules, world, seat).options
        worths = [self._rater.rate(world, seat, option) for option in options]
        chosen, self._seed = one_of_the_best(options, worths, self._seed)
        return chosen


class GreedyBot:
    """Looks one choice ahead: takes the option that leads to the best position.

    What an option leads to is known once its follow-up questions are answered, as long as the same seat is
    asked and the position is not settled; it answers them for the best. The budget is shared out evenly.
    """

    looks_ahead = True

    def __init__(self, evaluator: Evaluator, seed: int) -> None:
        self._evaluator = evaluator
        self._seed = mixed(seed)

    def choose(self, rules: Rules, world: Any, seat: int, budget: int = DEFAULT_BUDGET) -> Option:
        options = asked(rules, world, seat).options
        share = max(1, budget // len(options))
        worths = [self._worth(rules, world, option, seat, share) for option in options]
        chosen, self._seed = one_of_the_best(options, worths, self._seed)
        return chosen

    def _worth(self, rules: Rules, world: Any, option: Option, seat: int, share: int) -> float:
        """The best that can come of an option, looking at about `share` positions."""
        after = world.copy()
        rules.apply(after, option)
        decision = rules.decision(after) if share > 1 else None
        if decision is None or decision.seat != seat or decision.kind in self._evaluator.SETTLED:
            return self._evaluator.value(after, seat)
        options = decision.options[: share - 1]
        deeper = (share - 1) // len(options)
        return max(self._worth(rules, after, further, seat, deeper) for further in options) - LONGER
