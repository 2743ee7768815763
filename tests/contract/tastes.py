"""Players who steer a game towards what a test wants to see: each rates options, the best one is taken."""

from __future__ import annotations

import random
from typing import Any

from yonder_desktop.core.questions import Decision, Option


class Taste:
    """Anything at random."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def pick(self, state: Any, decision: Decision) -> Option:
        """The best option; among equal ones any."""
        rated = [
            (self.rate(state, decision.seat, option), self.chance.random(), option)
            for option in decision.options
        ]
        return max(rated)[2]

    def rate(self, state: Any, seat: int, option: Option) -> float:
        return 0


class Idle(Taste):
    """Rather fewer things than more: nobody and nothing, as far as the rules allow it."""

    def rate(self, state: Any, seat: int, option: Option) -> float:
        return -len(option)
