"""What the food of a seat is worth: what its workers will eat, what is left over, what they will lack."""

from __future__ import annotations

from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import (
    DWARF,
    FISH,
    FISH_PRICE,
    FOOD_VALUE,
    GRAIN,
    MEAT,
    OGRE,
    ORE,
    STORED_FOOD,
)

GRAIN_LEFT = (0.5, 0.5, 0.45, 0.4, 0.25, 0.0)
GRAIN_LATER = 0.4
MEAT_LEFT = (0.4, 0.4, 0.4, 0.4, 0.2, 0.0)
FISH_LATER = 1.1
ORE_EATEN = 1.2
# A unit of food that the workers would lack, by how many workers are still to be placed and could fetch it.
FOOD_SHORT = (3.6, 2.2, 1.8, 1.6, 1.4)
PLACED_AT_HOME = 0.3
OGRE_KIND = OGRE - DWARF


class Pantry:
    """What the buildings of a seat add to its food: caged fish and what each gives, gold for dear fish, edible ore."""

    __slots__ = ("caged", "caged_gives", "dear_fish", "eats_ore")

    def __init__(self, state: State, seat: int) -> None:
        self.caged = 0
        self.caged_gives = 1
        self.dear_fish = 0
        self.eats_ore = False
        for card in state.buildings[seat]:
            modifier = state.tables.buildings[card].modifier
            if modifier is None:
                continue
            if modifier.op == STORED_FOOD:
                self.caged += state.stash.get(card, 0)
                self.caged_gives = modifier.n
            elif modifier.op == FISH_PRICE:
                self.dear_fish += modifier.first * (modifier.n - state.tables.card_set.board.fish_price)
            elif modifier.op == FOOD_VALUE:
                self.eats_ore = True


def food(state: State, seat: int, now: int, home: list[int]) -> float:
    """What food is worth: meat is eaten first as it spoils, then fish, then grain, which can be kept.

    home: the workers that will come home, by kind. Caged fish are eaten last, as they can as well be sold.
    """
    own, pantry, gives = state.supply[seat], Pantry(state, seat), state.tables.card_set.board.food_value
    if state.locked[seat]:
        kept = own[GRAIN] * (GRAIN_LEFT[now] + GRAIN_LATER) + own[MEAT] * MEAT_LEFT[now]
        return kept + (own[FISH] + pantry.caged) * FISH_LATER * (now < len(MEAT_LEFT) - 1)
    need = food_needed(state, seat, home)
    meat = min(float(own[MEAT]), need / gives[1])
    need -= gives[1] * meat
    fish = min(float(own[FISH]), need / gives[2])
    need -= gives[2] * fish
    grain = min(float(own[GRAIN]), need / gives[0])
    need -= gives[0] * grain
    caged = min(float(pantry.caged), need / pantry.caged_gives)
    need -= pantry.caged_gives * caged
    worth = (own[GRAIN] - grain) * GRAIN_LEFT[now] + (own[MEAT] - meat) * MEAT_LEFT[now]
    sold = own[FISH] - fish + pantry.caged - caged
    ogres = home[OGRE_KIND] + own[OGRE] if pantry.eats_ore else 0
    return worth + sold + min(sold, pantry.dear_fish) - shortage(state, seat, need, ogres)


def shortage(state: State, seat: int, missing: float, ogres: int) -> float:
    """What it costs to lack so much food: ore for the ogres that eat it, then workers that leave."""
    own, cost = state.supply[seat], 0.0
    if ogres and missing > 0:
        each = state.tables.card_set.board.food_need[OGRE_KIND]
        ore = min(missing / each, float(own[ORE]), float(ogres))
        missing -= each * ore
        cost = ore * ORE_EATEN
    waiting = own[7] + own[8] + own[9] + own[10] + own[11]
    return cost + missing * FOOD_SHORT[min(waiting, len(FOOD_SHORT) - 1)]


def food_needed(state: State, seat: int, home: list[int]) -> float:
    """Food for the workers of the settlement, and for those of the supply that will end up there."""
    needs, own = state.tables.card_set.board.food_need, state.supply[seat]
    total = 0.0
    for kind in range(5):
        total += needs[kind] * (home[kind] + own[DWARF + kind] * PLACED_AT_HOME)
    return total
