"""Worth by gift: seats get buildings and a ship for nothing at the start, by chance, and so without having earned them.

What a seat builds says as much of the seat as of the building. A gift does not: the mean score of those who were given
a thing less that of the others is what the thing brings, beside the average gift.
"""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.chance import below, mixed, shuffled
from yonder_desktop.core.contract import Setup

BUILDINGS = 2


def give(rules: Any, state: Any, setup: Setup) -> list[list[str]]:
    """Two A or B buildings and a ship of the wharf for each seat of a new game; what each was given, by id."""
    chance = mixed(setup.seed ^ 0x61F75)
    boxed, stack = out_of_play(rules.tables, state), list(state.building_stack)
    facts: dict[str, Any] = {}
    gifts: list[list[str]] = []
    wharf, chance = shuffled(chance, list(state.wharf[1:]))
    for seat in range(setup.seats):
        cards = []
        for _ in range(BUILDINGS):
            card, chance = one_design(rules.tables, boxed + stack, chance)
            take(rules.tables, card, boxed, stack)
            cards.append(card)
        ship = wharf[seat]
        facts[f"seat{seat + 1}.settlement"] = [rules.tables.building_keys[card] for card in cards]
        facts[f"seat{seat + 1}.ships"] = [rules.tables.ship_keys[own] for own in (*state.ships[seat], ship)]
        gifts.append([*(rules.tables.buildings[card].id for card in cards), rules.tables.ships[ship].id])
    facts["building_stack"] = [rules.tables.building_keys[card] for card in stack]
    shown = state.shown
    rules.set_facts(state, facts)
    # facts lay cards openly, but nobody has seen the others' starting cards
    for own in state.buildings:
        for card in own[1:]:
            shown |= 1 << card
    state.shown = shown
    return gifts


def out_of_play(tables: Any, state: Any) -> list[int]:
    """The A and B cards that lie nowhere in this game."""
    seen = {*state.building_stack, *state.display, *(card for hand in state.hands for card in hand)}
    return [
        card
        for card, design in enumerate(tables.buildings)
        if design.letter in ("A", "B") and card not in seen
    ]


def one_design(tables: Any, cards: list[int], chance: int) -> tuple[int, int]:
    """A card, every A or B design as likely as the others, and the next chance."""
    designs: dict[str, int] = {}
    for card in cards:
        if tables.buildings[card].letter in ("A", "B"):
            designs.setdefault(tables.buildings[card].id, card)
    names = sorted(designs)
    pick, chance = below(chance, len(names))
    return designs[names[pick]], chance


def take(tables: Any, card: int, boxed: list[int], stack: list[int]) -> None:
    """Out of the box; or out of the stack, into which a card of the same letter goes from the box if there is one."""
    if card in boxed:
        boxed.remove(card)
        return
    letter = tables.buildings[card].letter
    instead = [other for other in boxed if tables.buildings[other].letter == letter][:1]
    at = stack.index(card)
    stack[at : at + 1] = instead
    for other in instead:
        boxed.remove(other)
