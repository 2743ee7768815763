"""Tables: the copies of the adventurers with their numbers and keys, worked out once a card set.

A *card* is a copy of a design; its key is the design's id, with `~2`, `~3` for further copies.
"""

from __future__ import annotations

from yonder_desktop.games.yro.designs import Adventurer, CardSet


class Tables:
    """A card set worked out for play. Shared by all states of a game and never changed."""

    __slots__ = ("card_set", "cards", "index", "keys", "levels", "looks", "twins")

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self.cards: list[Adventurer] = []
        self.keys: list[str] = []
        # the number of a card's design: equal cards are offered once
        self.twins: list[int] = []
        for number, design in enumerate(card_set.adventurers):
            for copy in range(design.copies):
                self.cards.append(design)
                self.keys.append(design.id if copy == 0 else f"{design.id}~{copy + 1}")
                self.twins.append(number)
        board = card_set.board
        # rounds of a draft in which cards are passed on, and one more, counted from 0
        self.looks = board.hand
        # the level that so many points of an art give (R2)
        self.levels = [
            sum(1 for at in board.levels if points >= at) for points in range(board.last_space + 1)
        ]
        self.index: dict[str, dict[str, int]] = {
            "card": {key: card for card, key in enumerate(self.keys)},
            "quest": {quest.id: number for number, quest in enumerate(card_set.quests)},
            "faction": {badge.id: number for number, badge in enumerate(card_set.factions)},
            "profession": {badge.id: number for number, badge in enumerate(card_set.professions)},
        }
