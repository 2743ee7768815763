"""What is picked up on a table, where it can go, and what would happen there. Knows no game and no Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from yonder_desktop.core.questions import Choice

OUT_OF_REACH = float("inf")


class Ground(Protocol):
    """Where things lie. A scene is one; tests have a list of rectangles."""

    def key_at(self, x: float, y: float, wanted: Callable[[str], bool]) -> str:
        """The topmost wanted item at a point, or ""."""

    def middle_of(self, key: str) -> tuple[float, float] | None:
        """The middle of an item that is shown."""


class Advisor:
    """What a gesture asks about tokens. Texts may hold markup; "" where there is nothing to say.

    told: items that nothing can be done with now, of which `refusal` says why. misplaced: what is said of a place that
    is none for the thing in hand, where the game has no word for the pair.
    """

    def __init__(self) -> None:
        self.preview: Callable[[str], str] = _silent
        self.why_not: Callable[[str], str] = _silent
        self.label: Callable[[str], str] = _silent
        self.intent: Callable[[str, str], str] = _no_intent
        self.refusal: Callable[[str], str] = _silent
        self.misplaced: Callable[[], str] = _say_nothing
        self.told: tuple[str, ...] = ()


def _silent(token: str) -> str:
    return ""


def _say_nothing() -> str:
    return ""


def _no_intent(subject: str, target: str) -> str:
    """The token that acting with `subject` on `target` would be, legal or not; "" if it means nothing."""
    return ""


@dataclass(frozen=True)
class Carry:
    """What is picked up: an item and the choices that act with it (none: it can only be told why not)."""

    subject: str
    choices: tuple[Choice, ...]

    @property
    def targets(self) -> tuple[str, ...]:
        """Where it can go, each once."""
        return tuple(dict.fromkeys(choice.target for choice in self.choices if choice.target))

    def at(self, target: str) -> tuple[Choice, ...]:
        """The choices with that target."""
        return tuple(choice for choice in self.choices if choice.target == target)


@dataclass(frozen=True)
class Verdict:
    """What would happen on a target: the choices, or the reason why none."""

    target: str
    choices: tuple[Choice, ...]
    text: str

    @property
    def is_legal(self) -> bool:
        return bool(self.choices)


def way_to(here: tuple[float, float], there: tuple[float, float], dx: int, dy: int) -> float:
    """How far a point is in a direction; aside counts double, behind is out of reach."""
    ahead = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy
    aside = abs((there[0] - here[0]) * dy) + abs((there[1] - here[1]) * dx)
    return ahead + 2 * aside if ahead > 1 else OUT_OF_REACH
