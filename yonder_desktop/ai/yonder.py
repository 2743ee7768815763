"""What a position of Yonder is worth to a seat, in gold at the end of the game.

Numbers were tuned by self-play. The question of a turn is asked in a settled position; every other question comes
in the middle of something.
"""

from __future__ import annotations

from yonder_desktop.ai.yonder_cards import cards_in_hand, future_of_buildings, scores_of_buildings
from yonder_desktop.ai.yonder_envoys import SHIP_A_ROUND, ships_and_envoys, unplaced
from yonder_desktop.ai.yonder_food import food
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import ARCANA, DWARF, ELF, HAY, MEAT, ORE, WOOD

SETTLED = ("turn",)

# Gold that one is worth in rounds 1 to 5 while its owner has not locked up, and 0 once the game ends.
RESOURCE = (1.1, 1.1, 1.1, 1.0, 0.45, 0.0)
ARCANA_HELD = (1.5, 1.5, 1.5, 1.2, 0.8, 0.01)
PLENTY = 5
LESS_WHEN_PLENTY = 0.4
# A worker that will be there in the next round; what one may still bring in this one, on a good spot or another.
WORKER_LATER = (1.1, 1.1, 1.1, 1.0, 0.0)
GOOD_SPOT = (0.3, 0.3, 0.3, 0.4, 1.4)
OTHER_SPOT = (0.2, 0.2, 0.2, 0.3, 1.2)
GOOD_SPOTS = ("city_gates", "audience_chamber", "audience_chamber.2")
KIND = (1.0, 1.1, 0.95, 1.25, 0.9)
CREW = 6.4
FAVOUR_A_SPACE = 0.1
MEAT_OF_OTHERS = 0.01
MEAT_OF_THE_RICH = 0.001
ELF_BIT = 1 << (ELF - DWARF)


def value(state: State, seat: int) -> float:
    """The worth of a position for `seat`, from what it may know."""
    if state.over:
        return state.gold[seat] + state.supply[seat][ARCANA] * 0.01
    now = state.round - 1 + state.locked[seat]
    home = at_home(state, seat)
    total = float(state.gold[seat]) + coins(state, seat) * lock_ups_left(state, seat)
    total += goods(state, seat, now) + food(state, seat, now, home) + workers(state, seat, home)
    total += ships_and_envoys(state, seat) + gift(state, seat)
    total += FAVOUR_A_SPACE * state.favour[seat] * (len(state.tables.card_set.board.rounds) - state.round)
    total += scores_of_buildings(state, seat) + future_of_buildings(state, seat) + cards_in_hand(state, seat)
    return total - meat_of_others(state, seat)


def lock_ups_left(state: State, seat: int) -> int:
    """How often the seat will still lock up."""
    return len(state.tables.card_set.board.rounds) - state.round + 1 - state.locked[seat]


def coins(state: State, seat: int) -> int:
    """Coins on the cards of the settlement: one gold each at every lock-up."""
    total = 0
    for card in state.buildings[seat]:
        total += state.coins[card]
    for envoy in state.envoys[seat]:
        total += state.envoy_coins[envoy]
    return total


def goods(state: State, seat: int, now: int) -> float:
    """Resources and arcana."""
    own = state.supply[seat]
    total = 0.0
    for good in (WOOD, ORE, HAY):
        held = own[good]
        total += RESOURCE[now] * (held if held <= PLENTY else PLENTY + (held - PLENTY) * LESS_WHEN_PLENTY)
    return total + own[ARCANA] * ARCANA_HELD[now]


def at_home(state: State, seat: int) -> list[int]:
    """Workers that will come home when the seat locks up, by kind."""
    home = [0] * 5
    for spot in state.places[seat]:
        mask = state.spots[spot]
        if mask:
            for kind in range(5):
                home[kind] += mask >> kind & 1
    for card in state.buildings[seat]:
        for kind in state.held.get(card, ()):
            home[kind] += 1
    return home


def workers(state: State, seat: int, home: list[int]) -> float:
    """Workers for the next round, and what those still to be placed may bring in this one."""
    own, later, total = state.supply[seat], WORKER_LATER[state.round - 1], 0.0
    for kind in range(5):
        total += (own[DWARF + kind] + home[kind] * (not state.locked[seat])) * later * KIND[kind]
    if state.locked[seat]:
        return total
    waiting = unplaced(state, seat)
    good = min(waiting, good_spots(state, seat))
    return total + good * GOOD_SPOT[state.round - 1] + (waiting - good) * OTHER_SPOT[state.round - 1]


def good_spots(state: State, seat: int) -> int:
    """Spots that cost no worker or are worth one, and that this seat can still use."""
    has_elf, index, total = state.supply[seat][ELF] > 0, state.tables.index["spot"], 0
    open_spots = state.tables.city_spots_open[state.seats]
    for key in GOOD_SPOTS:
        spot = index.get(key, -1)
        if spot in open_spots and takes(state.spots[spot], has_elf):
            total += 1
    for spot in state.places[seat]:
        if takes(state.spots[spot], has_elf):
            total += 1
    return total


def takes(mask: int, has_elf: bool) -> bool:
    """Whether a spot with these workers takes another one."""
    return mask == 0 or (has_elf and not mask & ELF_BIT)


def meat_of_others(state: State, seat: int) -> float:
    """A trifle for the meat of others, the more the more gold they have: what is given away goes to the poorest."""
    total = 0.0
    for other in range(state.seats):
        is_useless = state.locked[other] and state.round == len(state.tables.card_set.board.rounds)
        if other != seat and not is_useless:
            total += state.supply[other][MEAT] * (MEAT_OF_OTHERS + state.gold[other] * MEAT_OF_THE_RICH)
    return total


def gift(state: State, seat: int) -> float:
    """The ship with its crew that locking up will bring, as far as the harbour has one left."""
    row = state.tables.card_set.board.rounds[state.round - 1]
    if state.locked[seat] or not row.ship_when_locking or max(state.harbour) < 0:
        return 0.0
    later = len(state.tables.card_set.board.rounds) - state.round
    return CREW * WORKER_LATER[state.round - 1] + SHIP_A_ROUND * later
