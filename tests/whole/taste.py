"""A player for tests who likes variety: chooses what was chosen least so far, so that every kind of choice arises."""

from collections import Counter
from collections.abc import Sequence

from yonder_desktop.core.chance import below
from yonder_desktop.core.questions import Choice

LAST_RESORTS = ("lock_up", "end", "decline", "nothing", "done", "pass", "skip")
"""Chosen only where there is nothing else, or at times: they end what could go on."""
SELDOM = 5
"""One question in so many is answered with any of its choices."""


class Taste:
    """Choices from a seed. `kinds` counts them by verb; where a fork asks which one, that is a kind of its own."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self.kinds: Counter[str] = Counter()

    def pick(self, choices: Sequence[Choice]) -> Choice:
        """One of the choices: mostly of the verb chosen least, and among those any."""
        among = self._liked(choices) if self._below(SELDOM) else list(choices)
        choice = among[self._below(len(among))]
        self.kinds[kind_of(choice, choices)] += 1
        return choice

    def _liked(self, choices: Sequence[Choice]) -> list[Choice]:
        rather = [choice for choice in choices if not _ends_something(choice)]
        rather = rather or [choice for choice in choices if not choice.costly] or list(choices)
        counts = [self.kinds[kind_of(choice, choices)] for choice in rather]
        return [choice for choice, count in zip(rather, counts, strict=True) if count == min(counts)]

    def _below(self, limit: int) -> int:
        number, self._seed = below(self._seed, limit)
        return number


def kind_of(choice: Choice, choices: Sequence[Choice]) -> str:
    """The verb, told apart where the same gesture can mean several things."""
    alike = [other for other in choices if (other.subject, other.target) == (choice.subject, choice.target)]
    return f"{choice.verb}, which one" if choice.subject and len(alike) > 1 else choice.verb


def _ends_something(choice: Choice) -> bool:
    return choice.verb in LAST_RESORTS or choice.token.partition(":")[2] in LAST_RESORTS
