"""What ships and envoys of Yonder are worth: those that wait, those that can be served with the goods in hand."""

from __future__ import annotations

from yonder_desktop.games.yonder.designs import Envoy
from yonder_desktop.games.yonder.payments import can_serve
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import (
    ARCANA,
    BUILD,
    DRAW,
    FAVOUR,
    GAIN,
    GAIN_ANY,
    GAIN_ARCANA,
    GAIN_WORKER,
    GOLD,
    NO_CARD,
    NO_SHIP,
    RECALL,
)

# Gold that a ship brings its owner in each round that follows, as measured by giving it to seats at random.
SHIP_A_ROUND = 1.3
SHIPS = {
    "dagon": 2.3, "pippin": 2.2, "midas": 2.1, "glass_pearl": 1.9, "lil_kim": 1.8, "razors_edge": 1.8,
    "merry_goer": 1.6, "gemini": 1.5, "late_bloomer": 1.5, "goliath": 1.5, "davy_jones": 1.0, "old_mac_donald": 1.0,
    "cirdan": 0.9, "duncan_the_tall": 0.8, "prometheus": 0.8, "davos": 0.8, "little_sebastian": 0.7, "dicaprio": 0.5,
    "argo": 1.9, "the_sea_pickle": 1.5, "scrooge": 1.2, "nautilus": 1.1,
}  # fmt: skip
SHIPS_THAT_HELP = 4
SHIP_FREE_NOW = 0.4
ENVOY_KEPT = 0.5
ENVOY_TOO_MANY = -3.5
EMPTY_RISK = (1.0, 0.7, 0.5, 0.4, 0.3)
SERVABLE_RISK = 0.09
# The share of a service within reach that counts: of the best one, the next, and so on.
SHARES = (0.5, 0.3, 0.2)
SHARES_NEXT_ROUND = (0.25, 0.15, 0.1)
UNFINISHED = 0.4
GOOD_PAID = 1.2
OTHER_PAID = 1.8
STEP_WORTH = {
    GAIN: 1.2, GAIN_ANY: 1.3, GAIN_ARCANA: 1.5, GAIN_WORKER: 1.6, FAVOUR: 2.0, DRAW: 1.0, GOLD: 1.0, BUILD: 1.5,
    RECALL: 1.2,
}  # fmt: skip


def unplaced(state: State, seat: int) -> int:
    """Workers in the supply."""
    own = state.supply[seat]
    return own[7] + own[8] + own[9] + own[10] + own[11]


def ships_and_envoys(state: State, seat: int) -> float:
    """Ships for this and later rounds, envoys to be served again, and the loss that open envoys threaten."""
    carrying = [envoy for envoy in state.envoys[seat] if state.carried[envoy] != NO_SHIP]
    fleet = list(state.ships[seat])
    for envoy in carrying:
        if state.carried[envoy] >= 0 and state.carried[envoy] not in fleet:
            fleet.append(state.carried[envoy])
    ships = len(fleet)
    later = len(state.tables.card_set.board.rounds) - state.round
    total = later * best_ships(state, fleet)
    if later:
        kept = len(state.envoys[seat]) if state.locked[seat] else len(carrying)
        total += kept * ENVOY_KEPT + max(0, kept - ships) * ENVOY_TOO_MANY
    if not state.locked[seat]:
        free = min(len(state.ships[seat]), unplaced(state, seat) + 1 - state.fulfilled)
        total += SHIP_FREE_NOW * max(0, free) + open_envoys(state, seat)
    return total + prospects(state, seat)


def best_ships(state: State, fleet: list[int]) -> float:
    """What the best ships of a fleet bring a round; more of them than can be sent out bring nothing."""
    worths = [SHIPS.get(state.tables.ship_keys[ship], SHIP_A_ROUND) for ship in fleet]
    if len(worths) > SHIPS_THAT_HELP:
        worths.sort(reverse=True)
    return sum(worths[:SHIPS_THAT_HELP])


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


def prospects(state: State, seat: int) -> float:
    """What the best services would bring that the goods in hand pay for, or nearly."""
    rounds = state.tables.card_set.board.rounds
    own = state.supply[seat]
    if state.locked[seat]:
        if state.round == len(rounds):
            return 0.0
        return best_of(state, own, list(state.envoys[seat]), rounds[state.round].market, SHARES_NEXT_ROUND)
    chances = min(len(state.ships[seat]), unplaced(state, seat) + 1 - state.fulfilled)
    market = rounds[state.round - 1].market
    total = 0.0
    if chances > 0:
        envoys = [envoy for envoy in state.city_envoys if envoy != NO_CARD]
        envoys += [envoy for envoy in state.envoys[seat] if state.carried[envoy] == NO_SHIP]
        total = best_of(state, own, envoys, market, SHARES[:chances])
    return total


def best_of(state: State, own: list[int], envoys: list[int], market: int, shares: tuple[float, ...]) -> float:
    """Shares of the best gains among these envoys."""
    gains = sorted((gain_of(state, own, envoy, market) for envoy in envoys), reverse=True)
    total = 0.0
    for share, gain in zip(shares, gains):
        total += share * max(0.0, gain)
    return total


def gain_of(state: State, own: list[int], envoy: int, market: int) -> float:
    """Market value and bonus less the price, for as many deliveries as these goods pay; part of one begun."""
    design = state.tables.envoys[envoy]
    reach = float(design.most)
    paid = 0.0
    for kind, each in state.tables.dues[envoy]:
        reach = min(reach, own[kind] / each)
        paid += each * (GOOD_PAID if kind < ARCANA else OTHER_PAID)
    whole = int(reach)
    return (whole + (reach - whole) * UNFINISHED) * (market + bonus_worth(design) - paid)


def bonus_worth(design: Envoy) -> float:
    """About what the bonus of a delivery is worth."""
    total = 0.0
    for step in design.bonus:
        n = sum(step.goods) if step.op == GAIN else step.n
        total += STEP_WORTH.get(step.op, 0.0) * n
    return total
