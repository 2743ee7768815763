"""Players with tastes for Ylandyss: over some games they bring about everything that can happen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.contract.tastes import Taste
from tests.contract.ylandyss_effects import Effects
from yonder_desktop.core.questions import Option
from yonder_desktop.games.ylandyss.words import (
    BUY,
    CHOOSE,
    KEEP,
    KEEP_ONE,
    NO_CARD,
    PASS,
    PICK,
    PLAY_CARD,
    REMOVE,
    SKIP,
)


class Curious(Taste):
    """Drafts, plays and acquires what has been drafted, played and acquired least often so far.

    Cards with effects that have not been seen are wanted more, and played first or, by `patient` players, last.
    `held` hand cards are kept back to pay with.
    """

    def __init__(
        self, seed: int, held: int, effects: Effects, played: Counter[int], acquired: Counter[int]
    ) -> None:
        super().__init__(seed)
        self.held = held
        self.patient = seed % 2 == 0
        self.effects = effects
        self.played = played
        self.acquired = acquired

    def rate(self, state: Any, seat: int, option: Option) -> float:
        verb, card = option[0], option[-1]
        if verb in (PICK, KEEP_ONE):
            return self.news(state, card) + 1 / (1 + self.played[card])
        if verb == PLAY_CARD:
            wanted = -1 if self.patient else 1
            return 1 / (1 + self.played[card]) + wanted * self.news(state, card)
        if verb == PASS:
            return 20 if len(state.hands[seat]) <= self.held else -20
        if verb == CHOOSE and card != NO_CARD:
            return self.news(state, card)
        if verb == BUY:
            return self.news(state, option[1]) + 1 / (1 + self.acquired[option[1]]) - option[2] / 100
        if verb == SKIP:
            return 20 if self.chance.random() < 0.05 else -1
        return -len(option) if verb in (REMOVE, KEEP) and self.chance.random() < 0.7 else 0

    def news(self, state: Any, card: int) -> int:
        """Effects of a card that have not been seen, with a target or without."""
        return self.effects.missing_of(state.tables.cards[card].id)
