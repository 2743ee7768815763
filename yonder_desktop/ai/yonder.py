"""What a position of Yonder is worth to a seat, in gold at the end of the game.

Numbers were tuned by self-play. The question of a turn is asked in a settled position; every other question comes
in the middle of something.
"""

from __future__ import annotations

from yonder_desktop.ai.yonder_cards import cards_in_hand, future_of_buildings, scores_of_buildings
from yonder_desktop.games.yonder.feeding import units
from yonder_desktop.games.yonder.payments import can_serve
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import ARCANA, DWARF, FISH, GRAIN, HAY, MEAT, NO_SHIP, ORE, WOOD

SETTLED = ("turn",)

# Gold that one is worth in rounds 1 to 5 while its owner has not locked up, and 0 once the game ends.
RESOURCE = (1.3, 1.3, 1.2, 1.1, 0.55, 0.0)
GRAIN_LEFT = (0.5, 0.5, 0.45, 0.4, 0.25, 0.0)
MEAT_LEFT = (0.4, 0.4, 0.4, 0.4, 0.2, 0.0)
ARCANA_HELD = (1.5, 1.5, 1.5, 1.2, 0.8, 0.01)
# A worker that can still be placed in this round; one that will be there in the next.
WORKER_NOW = (1.6, 1.6, 1.6, 1.6, 1.4)
WORKER_LATER = (1.1, 1.1, 1.1, 1.0, 0.0)
CREW = 6.4
KIND = (1.0, 1.1, 0.95, 1.25, 0.9)
PLENTY = 5
LESS_WHEN_PLENTY = 0.4

FAVOUR_A_SPACE = 0.1
SHIP_A_ROUND = 1.2
SHIPS_THAT_HELP = 4
SHIP_FREE_NOW = 0.8
ENVOY_KEPT = -0.3
ENVOY_TOO_MANY = -3.5
EMPTY_RISK = (1.0, 0.7, 0.5, 0.4, 0.3)
SERVABLE_RISK = 0.09
FOOD_SHORT = (3.6, 2.2, 1.8, 1.6, 1.4)
PLACED_AT_HOME = 0.3


def value(state: State, seat: int) -> float:
    """The worth of a position for `seat`, from what it may know."""
    if state.over:
        return state.gold[seat] + state.supply[seat][ARCANA] * 0.01
    now = state.round - 1 + state.locked[seat]
    total = float(state.gold[seat]) + coins(state, seat) * lock_ups_left(state, seat)
    total += goods(state, seat, now) + workers(state, seat)
    total += ships_and_envoys(state, seat) + gift(state, seat)
    total += FAVOUR_A_SPACE * state.favour[seat] * (len(state.tables.card_set.board.rounds) - state.round)
    total += scores_of_buildings(state, seat) + future_of_buildings(state, seat) + cards_in_hand(state, seat)
    return total


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
    """Resources and arcana, and food beside or short of what the workers will need."""
    own = state.supply[seat]
    total = 0.0
    for good in (WOOD, ORE, HAY):
        held = own[good]
        total += RESOURCE[now] * (held if held <= PLENTY else PLENTY + (held - PLENTY) * LESS_WHEN_PLENTY)
    total += own[ARCANA] * ARCANA_HELD[now]
    return total + food(state, seat, now)


def food(state: State, seat: int, now: int) -> float:
    """What food is worth: meat is eaten first as it spoils, then fish, then grain, which can be kept."""
    own, gives = state.supply[seat], state.tables.card_set.board.food_value
    if state.locked[seat]:
        return own[GRAIN] * (GRAIN_LEFT[now] + 0.4) + own[MEAT] * MEAT_LEFT[now] + own[FISH] * 1.1
    need = food_needed(state, seat)
    meat = own[MEAT]
    eaten = min(meat, units(need, gives[1]))
    need = max(0, need - gives[1] * eaten)
    fish = min(own[FISH], units(need, gives[2]))
    grain = min(own[GRAIN], units(need - gives[2] * fish, gives[0]))
    missing = max(0, need - gives[2] * fish - gives[0] * grain)
    left = min(unplaced(state, seat), len(FOOD_SHORT) - 1)
    worth = own[FISH] - fish + (own[GRAIN] - grain) * GRAIN_LEFT[now] + (meat - eaten) * MEAT_LEFT[now]
    return worth - missing * FOOD_SHORT[left]


def food_needed(state: State, seat: int) -> int:
    """Food for the workers of the settlement, and for those of the supply that will end up there."""
    needs = state.tables.card_set.board.food_need
    total = 0
    for kind, n in enumerate(at_home(state, seat)):
        total += n * needs[kind]
    waiting = 0
    for kind in range(5):
        waiting += state.supply[seat][DWARF + kind] * needs[kind]
    return total + round(waiting * PLACED_AT_HOME)


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


def unplaced(state: State, seat: int) -> int:
    """Workers in the supply."""
    own = state.supply[seat]
    return own[7] + own[8] + own[9] + own[10] + own[11]


def workers(state: State, seat: int) -> float:
    """Workers still to be placed, and those for the next round."""
    own, total = state.supply[seat], 0.0
    each = WORKER_LATER[state.round - 1] if state.locked[seat] else WORKER_NOW[state.round - 1]
    for kind in range(5):
        total += own[DWARF + kind] * each * KIND[kind]
    if not state.locked[seat]:
        later = WORKER_LATER[state.round - 1]
        for kind, n in enumerate(at_home(state, seat)):
            total += n * later * KIND[kind]
    return total


def gift(state: State, seat: int) -> float:
    """The ship with its crew that locking up will bring, as far as the harbour has one left."""
    row = state.tables.card_set.board.rounds[state.round - 1]
    if state.locked[seat] or not row.ship_when_locking or max(state.harbour) < 0:
        return 0.0
    later = len(state.tables.card_set.board.rounds) - state.round
    return CREW * WORKER_LATER[state.round - 1] + SHIP_A_ROUND * later


def ships_and_envoys(state: State, seat: int) -> float:
    """Ships for this and later rounds, envoys to be served again, and the loss that open envoys threaten."""
    carrying = [envoy for envoy in state.envoys[seat] if state.carried[envoy] != NO_SHIP]
    ships = len(state.ships[seat]) + len(carrying)
    later = len(state.tables.card_set.board.rounds) - state.round
    total = SHIP_A_ROUND * later * min(ships, SHIPS_THAT_HELP)
    if later:
        kept = len(state.envoys[seat]) if state.locked[seat] else len(carrying)
        total += kept * ENVOY_KEPT + max(0, kept - ships) * ENVOY_TOO_MANY
    if not state.locked[seat]:
        free = min(len(state.ships[seat]), unplaced(state, seat) + 1 - state.fulfilled)
        total += SHIP_FREE_NOW * max(0, free) + open_envoys(state, seat)
    return total


def open_envoys(state: State, seat: int) -> float:
    """The loss that envoys without a ship threaten at the lock-up, by how well they can still be served."""
    loss = float(state.tables.card_set.board.unfulfilled)
    left = unplaced(state, seat)
    chances = min(len(state.ships[seat]), left + 1 - state.fulfilled)
    total = 0.0
    for envoy in state.envoys[seat]:
        if state.carried[envoy] != NO_SHIP:
            continue
        risk = EMPTY_RISK[min(left, len(EMPTY_RISK) - 1)] if chances > 0 else 1.0
        if chances > 0 and any(can_serve(state, seat, envoy, ship, 0) for ship in state.ships[seat]):
            risk = SERVABLE_RISK
        chances -= 1
        total -= loss * risk
    return total
