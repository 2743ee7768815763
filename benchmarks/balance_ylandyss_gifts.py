"""Worth by chance: seats draft at random, and two reinforcements are dealt into every starting deck.

What a seat drafts and acquires says as much of the seat as of the card. Chance does not: the mean score of those who
were given a card less that of the others is what the card brings, beside the average gift.
"""

from __future__ import annotations

from typing import Any

from yonder_desktop.ai.bots import DEFAULT_BUDGET, Bot
from yonder_desktop.core.chance import below
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.core.questions import Option

REINFORCEMENTS = 2


class DraftsByChance:
    """Another computer player that takes whatever comes in the opening draft."""

    looks_ahead = True

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._seed = seed

    def choose(self, rules: Rules, world: Any, seat: int, budget: int = DEFAULT_BUDGET) -> Option:
        decision = rules.decision(world)
        if decision is None or world.round:
            return self._bot.choose(rules, world, seat, budget)
        pick, self._seed = below(self._seed, len(decision.options))
        return decision.options[pick]


def give(rules: Any, state: Any, setup: Setup) -> list[list[str]]:
    """Cards from the top of the reinforcement deck, which is shuffled, into each deck; what each seat was given."""
    gifts = []
    for seat in range(setup.seats):
        cards, state.supply = state.supply[:REINFORCEMENTS], state.supply[REINFORCEMENTS:]
        state.decks[seat] = state.decks[seat] + cards
        gifts.append([rules.tables.cards[card].id for card in cards])
    return gifts
