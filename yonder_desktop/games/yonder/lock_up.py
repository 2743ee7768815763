"""Locking up, in the order of R11; every stage is a frame, so that its questions come in between."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.feeding import caged_fish
from yonder_desktop.games.yonder.payments import ability_ship
from yonder_desktop.games.yonder.rewards import bring
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.verbs import (
    ASK_DROP,
    ASK_FEED,
    ASK_HARBOUR,
    ASK_RECALL,
    ASK_RELEASE,
    DO_LOCK_UP,
    RELEASE,
    TAKE_SHIP_FROM,
)
from yonder_desktop.games.yonder.words import (
    ARCANA,
    DROP_ENVOY,
    DWARF,
    FISH,
    FISH_PRICE,
    FROM_COINS,
    FROM_EMPTY_ENVOYS,
    FROM_FISH,
    HIDDEN,
    MEAT,
    NO_CARD,
    NO_SHIP,
    ON_LOCK_UP,
    RECALL,
)


def do_lock_up(state: State, frame: Frame) -> None:
    """Carry out one stage; the next waits below its questions."""
    state.agenda.pop()
    stage = frame.args[0]
    if stage + 1 < len(STAGES):
        state.agenda.append(Frame(DO_LOCK_UP, frame.seat, (stage + 1,)))
    STAGES[stage](state, frame.seat)


def come_home(state: State, seat: int) -> None:
    """Stage 0: workers of the settlement come home, those on Recruiters too; the headquarters is flipped."""
    state.locked[seat] = 1
    state.lock_order = (*state.lock_order, seat)
    do.emit(state, "locked_up", seat, (len(state.lock_order) + state.olos_locked,))
    home = [0] * 5
    for spot in state.places[seat]:
        for kind in range(5):
            home[kind] += state.spots[spot] >> kind & 1
        state.spots[spot] = 0
    for card in state.buildings[seat]:
        for kind in state.held.pop(card, ()):
            home[kind] += 1
    for kind in range(5):
        state.supply[seat][DWARF + kind] += home[kind]
    if any(home):
        do.emit(state, "workers_came_home", seat, tuple(home))


def lock_up_effects(state: State, seat: int) -> None:
    """Stage 1: ships and buildings that wait for the lock-up (R27, R28, R100, R107)."""
    for card in reversed(state.buildings[seat]):
        building = state.tables.buildings[card]
        if building.trigger is not None and building.trigger.on == ON_LOCK_UP:
            for step in building.effect:
                if step.op == RECALL:
                    args = (step.n, step.kind, int(step.own), int(step.city), step.place)
                    state.agenda.append(Frame(ASK_RECALL, seat, args))
    for ship in reversed(fleet(state, seat)):
        ability = ability_ship(state, seat, ship).ability
        if ability.on != ON_LOCK_UP:
            continue
        for step in ability.effect:
            if step.op == DROP_ENVOY:
                for envoy in state.envoys[seat]:
                    if state.carried[envoy] == ship:
                        state.agenda.append(Frame(ASK_DROP, seat, (NO_CARD, envoy)))
            elif not ability.placed or ship not in state.ships[seat]:
                bring(state, seat, step, 1)


def fleet(state: State, seat: int) -> list[int]:
    """All ships of a seat: in the supply and on its envoys."""
    ships = list(state.ships[seat])
    for envoy in state.envoys[seat]:
        if state.carried[envoy] >= 0 and state.carried[envoy] not in ships:
            ships.append(state.carried[envoy])
    return ships


def feed(state: State, seat: int) -> None:
    """Stage 2."""
    state.agenda.append(Frame(ASK_FEED, seat))


def release(state: State, seat: int) -> None:
    """Stage 3: caged fish may be taken off their card and sold with the others (R33, R70)."""
    if caged_fish(state, seat):
        state.agenda.append(Frame(ASK_RELEASE, seat))


def ask_release(state: State, frame: Frame) -> list[Option]:
    return [(RELEASE, n) for n in range(caged_fish(state, frame.seat) + 1)]


def answer_release(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    do.release_fish(state, frame.seat, option[1])


def sell(state: State, seat: int) -> None:
    """Stage 3: fish left over are sold, meat is thrown away, grain stays (R70)."""
    own = state.supply[seat]
    fish, meat = own[FISH], own[MEAT]
    own[FISH] = own[MEAT] = 0
    if fish:
        income = fish_income(state.tables, state.buildings[seat], fish)
        do.emit(state, "fish_sold", seat, (fish, income))
        do.change_gold(state, seat, income, FROM_FISH)
    if meat:
        do.emit(state, "meat_spoiled", seat, (meat,))


def fish_income(tables: Tables, buildings: tuple[int, ...], fish: int) -> int:
    """Gold for so many fish sold by a settlement, the first ones dearer with Smokehouse."""
    price = tables.card_set.board.fish_price
    income = fish * price
    for card in buildings:
        modifier = tables.buildings[card].modifier
        if modifier is not None and modifier.op == FISH_PRICE:
            income += min(fish, modifier.first) * (modifier.n - price)
    return income


def close_envoys(state: State, seat: int) -> None:
    """Stage 4: open envoys leave at a loss each (R9, R16); then the ships come home."""
    loss = state.tables.card_set.board.unfulfilled
    for envoy in state.envoys[seat]:
        if state.carried[envoy] == NO_SHIP:
            do.drop_envoy(state, seat, envoy, loss)
            do.change_gold(state, seat, -loss, FROM_EMPTY_ENVOYS)
    for envoy in state.envoys[seat]:
        if state.carried[envoy] >= 0:
            do.ship_home(state, seat, state.carried[envoy])


def collect_coins(state: State, seat: int) -> None:
    """Stage 5: one gold for each coin on cards of the settlement; the coins stay (R36)."""
    coins = sum(state.coins[card] for card in state.buildings[seat])
    coins += sum(state.envoy_coins[envoy] for envoy in state.envoys[seat])
    if coins:
        do.emit(state, "coins_paid", seat, (coins,))
        do.change_gold(state, seat, coins, FROM_COINS)


def take_gift(state: State, seat: int) -> None:
    """Stage 6: a harbour ship, or the arcana of the first to lock up (R109, R111)."""
    row = state.tables.card_set.board.rounds[state.round - 1]
    if row.ship_when_locking:
        state.agenda.append(Frame(ASK_HARBOUR, seat))
    if row.arcana_for_first and state.lock_order[0] == seat and not state.olos_locked:
        do.gain(state, seat, ARCANA, 1)


def ask_harbour(state: State, frame: Frame) -> list[Option]:
    return [(TAKE_SHIP_FROM, ship) for ship in state.harbour if ship != NO_CARD]


def answer_harbour(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    do.take_harbour_ship(state, frame.seat, option[1])


def turn_up(state: State, seat: int) -> None:
    """Stage 7: hidden envoys are turned face up again (R80)."""
    for envoy in state.envoys[seat]:
        if state.carried[envoy] == HIDDEN:
            state.carried[envoy] = NO_SHIP
            do.emit(state, "envoy_turned_up", seat, (envoy,))


STAGES = (come_home, lock_up_effects, feed, release, sell, close_envoys, collect_coins, take_gift, turn_up)
