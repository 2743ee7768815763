"""Tables: the copies of the cards with their numbers and keys, worked out once a card set."""

from __future__ import annotations

from yonder_desktop.games.ylandyss.designs import Card, CardSet, Effect
from yonder_desktop.games.ylandyss.words import (
    BONUS,
    CHARACTER,
    CONTINUOUS,
    IN_REINFORCEMENT,
    PROTECT,
    UNDYING,
)


class Tables:
    """A card set worked out for play. Shared by all states of a game and never changed."""

    __slots__ = ("bonuses", "card_set", "cards", "index", "is_character", "keys", "protections", "reinforcing", "twins",
                 "undying")  # fmt: skip

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self.cards: list[Card] = []
        self.keys: list[str] = []
        # the number of a card's design: equal cards are offered once
        self.twins: list[int] = []
        for number, design in enumerate(card_set.cards):
            for copy in range(design.copies):
                self.cards.append(design)
                self.keys.append(design.id if copy == 0 else f"{design.id}~{copy + 1}")
                self.twins.append(number)
        self.is_character = [card.kind == CHARACTER for card in self.cards]
        self.bonuses = [effects_of(card, CONTINUOUS, BONUS) for card in self.cards]
        self.protections = [effects_of(card, CONTINUOUS, PROTECT) for card in self.cards]
        self.undying = [bool(effects_of(card, CONTINUOUS, UNDYING)) for card in self.cards]
        self.reinforcing = [
            tuple([effect for effect in card.effects if effect.trigger == IN_REINFORCEMENT])
            for card in self.cards
        ]
        self.index: dict[str, int] = {key: card for card, key in enumerate(self.keys)}


def effects_of(card: Card, trigger: int, op: int) -> tuple[Effect, ...]:
    """The effects of a card with this trigger and operation."""
    return tuple([effect for effect in card.effects if effect.trigger == trigger and effect.op == op])
