"""Feeding: every way to feed, with whom to leave hungry when food is short (R14, R15, R66).

An option is (FEED, hungry dwarves, elves, goblins, ogres, skeletons, grain, meat, fish, ore, caged fish).
"""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.verbs import FEED
from yonder_desktop.games.yonder.words import (
    DWARF,
    FISH,
    FOOD_VALUE,
    FROM_UNFED,
    GRAIN,
    MEAT,
    OGRE,
    ORE,
    STORED_FOOD,
)

OGRES = OGRE - DWARF


def ask_feed(state: State, frame: Frame) -> list[Option]:
    """Every distinct way: ore for ogres and caged fish as wished, the rest of the food as far as it goes."""
    seat = frame.seat
    workers = state.supply[seat][DWARF:]
    options: list[Option] = []
    for ore in range(edible_ore(state, seat, workers[OGRES]) + 1):
        hungry_for_food = workers[:]
        hungry_for_food[OGRES] -= ore
        for caged in range(caged_fish(state, seat) + 1):
            options += ways(state, seat, hungry_for_food, ore, caged)
    return options


def edible_ore(state: State, seat: int, ogres: int) -> int:
    """How much ore the ogres of this seat could eat: one ore feeds one ogre (Sandcakery, R66)."""
    for card in state.buildings[seat]:
        modifier = state.tables.buildings[card].modifier
        if modifier is not None and modifier.op == FOOD_VALUE:
            return min(ogres, state.supply[seat][ORE])
    return 0


def caged_fish(state: State, seat: int) -> int:
    """Fish lying on own cards that may be eaten from there (R33)."""
    total = 0
    for card in state.buildings[seat]:
        modifier = state.tables.buildings[card].modifier
        if modifier is not None and modifier.op == STORED_FOOD:
            total += state.stash.get(card, 0)
    return total


def stored_food(tables: Tables, buildings: tuple[int, ...], stash: dict[int, int]) -> int:
    """Food that the fish on the cards of a settlement give (R33)."""
    food = 0
    for card in buildings:
        modifier = tables.buildings[card].modifier
        if modifier is not None and modifier.op == STORED_FOOD:
            food += modifier.n * stash.get(card, 0)
    return food


def caged_meal(state: State, seat: int, n: int) -> tuple[int, int]:
    """Food that n caged fish give, the oldest card first, and what the poorest of them gives (0 for none)."""
    food = poorest = 0
    for card in state.buildings[seat]:
        modifier = state.tables.buildings[card].modifier
        eaten = min(n, state.stash.get(card, 0))
        if eaten and modifier is not None and modifier.op == STORED_FOOD:
            n -= eaten
            food += eaten * modifier.n
            poorest = min(poorest, modifier.n) if poorest else modifier.n
    return food, poorest


def ways(state: State, seat: int, workers: list[int], ore: int, caged: int) -> list[Option]:
    """Ways to feed these workers with grain, meat, fish and exactly `caged` fish from cards."""
    board = state.tables.card_set.board
    own, needs, values = state.supply[seat], board.food_need, board.food_value
    from_cards, poorest = caged_meal(state, seat, caged)
    food = sum(own[GRAIN + i] * values[i] for i in range(3)) + from_cards
    need = sum(workers[kind] * needs[kind] for kind in range(5))
    options: list[Option] = []
    for hungry in hungry_sets(workers, needs, need, food):
        fed = need - sum(hungry[kind] * needs[kind] for kind in range(5))
        for meal in meals(own, values, fed - from_cards, poorest):
            options.append((FEED, *hungry, *meal, ore, caged))
    return options


def hungry_sets(workers: list[int], needs: tuple[int, ...], need: int, food: int) -> list[tuple[int, ...]]:
    """Whom to leave hungry: nobody who could still be fed with what would be left (R14)."""
    if need <= food:
        return [(0, 0, 0, 0, 0)]
    sets: list[list[int]] = [[]]
    for kind in range(5):
        most = workers[kind] if needs[kind] else 0
        sets = [[*hungry, n] for hungry in sets for n in range(most + 1)]
    found: list[tuple[int, ...]] = []
    for hungry in sets:
        fed = need - sum(hungry[kind] * needs[kind] for kind in range(5))
        if fed <= food and all(not hungry[kind] or fed + needs[kind] > food for kind in range(5)):
            found.append(tuple(hungry))
    return found


def meals(own: list[int], values: tuple[int, ...], need: int, poorest: int) -> list[tuple[int, int, int]]:
    """(grain, meat, fish) that give `need` food; too much only where nothing could be left out (R15).

    values: food that one grain, one meat, one fish gives. poorest: the least that a caged fish of the same meal gives,
    0 where none is eaten: it could be left out as well.
    """
    found: list[tuple[int, int, int]] = []
    for meat in range(min(own[MEAT], units(need, values[1])), -1, -1):
        hunger = need - meat * values[1]
        for grain in range(min(own[GRAIN], units(hunger, values[0])), -1, -1):
            rest = hunger - grain * values[0]
            fish = units(rest, values[2])
            eaten = [value for n, value in zip((grain, meat, fish), values, strict=True) if n]
            if poorest:
                eaten.append(poorest)
            if fish <= own[FISH] and fish * values[2] - rest < min(eaten, default=1):
                found.append((grain, meat, fish))
    return found


def units(food: int, each: int) -> int:
    """How many things that give `each` food are needed for so much food; none for less than none."""
    return max(0, (food + each - 1) // each)


def answer_feed(state: State, frame: Frame, option: Option) -> None:
    """Eat; every worker left hungry goes to the general supply and costs gold, each loss on its own (R16, R108)."""
    state.agenda.pop()
    seat = frame.seat
    hungry = option[1:6]
    grain, meat, fish, ore, caged = option[6:11]
    needed = sum(n * need for n, need in zip(state.supply[seat][DWARF:], state.tables.card_set.board.food_need,
                                             strict=True))  # fmt: skip
    own = state.supply[seat]
    own[GRAIN] -= grain
    own[MEAT] -= meat
    own[FISH] -= fish
    own[ORE] -= ore
    eat_caged(state, seat, caged)
    if needed:
        do.emit(state, "fed", seat, (needed, grain, meat, fish, ore, caged))
    if ore:
        do.spent_ore(state, seat, state.buildings[seat])
    for kind in range(5):
        starve(state, seat, kind, hungry[kind])


def starve(state: State, seat: int, kind: int, n: int) -> None:
    """n workers of a kind go hungry."""
    if n == 0:
        return
    state.supply[seat][DWARF + kind] -= n
    state.stock[kind] += n
    do.emit(state, "went_hungry", seat, (kind, n))
    for _ in range(n):
        do.change_gold(state, seat, -state.tables.card_set.board.unfed, FROM_UNFED)


def eat_caged(state: State, seat: int, n: int) -> None:
    """Take n fish off the own cards, the oldest card first."""
    for card in state.buildings[seat]:
        eaten = min(n, state.stash.get(card, 0))
        if eaten:
            state.stash[card] -= eaten
            n -= eaten
            if not state.stash[card]:
                del state.stash[card]
