"""What a fulfilment brings: market gold and bonus for each delivery, what ships replace or add, and what comes last."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import payments
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.designs import Step
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import (
    ASK_REPLACE,
    ASK_THROW_AWAY,
    DECLINE,
    DO_PAY_OUT,
    DO_STEPS,
    REPLACE_IN,
    THROW_AWAY,
)
from yonder_desktop.games.yonder.words import (
    ARCANA,
    BY_SHIP,
    DISCARD_ENVOY_AND_SHIP,
    DWARF,
    FROM_MARKET,
    FROM_SHIPS,
    GAIN,
    GAIN_ARCANA,
    GAIN_WORKER,
    GOLD,
    ON_AFTER_FULFIL,
    ON_DELIVERY,
    ON_FULFIL,
    REPLACE,
    REPLACE_GOLD,
)


def do_reward(state: State, frame: Frame) -> None:
    """Ask what a ship may replace, then pay out. Args: ship, envoy, deliveries, those with gold, those with bonus."""
    state.agenda.pop()
    ship, envoy, n = frame.args[0], frame.args[1], frame.args[2]
    do.emit(state, "delivered", frame.seat, (envoy, n))
    if most_replaced(state, frame.seat, ship, envoy, frame.args[3], frame.args[4]) > 0:
        state.agenda.append(Frame(ASK_REPLACE, frame.seat, frame.args))
    else:
        state.agenda.append(Frame(DO_PAY_OUT, frame.seat, (*frame.args, 0)))


def most_replaced(state: State, seat: int, ship: int, envoy: int, gold: int, bonus: int) -> int:
    """In how many deliveries gold or bonus may be replaced: it must come, and so must what replaces it (R90, R91)."""
    modifier = payments.ship_modifier(state, seat, ship, envoy, REPLACE)
    if modifier is None:
        return 0
    most = min(modifier.deliveries, gold if modifier.what == REPLACE_GOLD else bonus)
    for step in modifier.by:
        most = min(most, left_to_gain(state, step))
    return most


def left_to_gain(state: State, step: Step) -> int:
    """How often a gain can be had from the general supply."""
    if step.op == GAIN_ARCANA:
        return state.stock_arcana // step.n
    if step.op == GAIN_WORKER and step.kind >= DWARF:
        return state.stock[step.kind - DWARF] // step.n
    return 99


def ask_replace(state: State, frame: Frame) -> list[Option]:
    ship, envoy, _, gold, bonus = frame.args
    most = most_replaced(state, frame.seat, ship, envoy, gold, bonus)
    return [(REPLACE_IN, n) for n in range(most + 1)]


def answer_replace(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    state.agenda.append(Frame(DO_PAY_OUT, frame.seat, (*frame.args, option[1])))


def do_pay_out(state: State, frame: Frame) -> None:
    """Market gold at once, then what the ship adds or puts instead, then the bonuses one after the other."""
    state.agenda.pop()
    seat = frame.seat
    ship, envoy, n, gold, bonus, replaced = frame.args
    modifier = payments.ship_modifier(state, seat, ship, envoy, REPLACE)
    if replaced and modifier is not None:
        if modifier.what == REPLACE_GOLD:
            gold -= replaced
        else:
            bonus -= replaced
    bonus += payments.extra_bonus(state, seat, ship, envoy, bonus)
    do.change_gold(
        state, seat, gold * state.tables.card_set.board.rounds[state.round - 1].market, FROM_MARKET
    )
    for _ in range(bonus):
        state.agenda.append(Frame(DO_STEPS, seat, (state.tables.bonus_programs[envoy], 0, -1, -1, -1, envoy)))
    ability = payments.ability_ship(state, seat, ship).ability
    if ability.on == ON_DELIVERY:
        for step in ability.effect:
            bring(state, seat, step, n)
    if replaced and modifier is not None:
        for step in modifier.by:
            bring(state, seat, step, replaced)


def bring(state: State, seat: int, step: Step, times: int) -> None:
    """A plain gain of a ship, several times at once."""
    if step.op == GOLD:
        do.change_gold(state, seat, step.n * times, FROM_SHIPS)
    elif step.op == GAIN:
        for good in range(ARCANA):
            if step.goods[good]:
                do.gain(state, seat, good, step.goods[good] * times)
    elif step.op == GAIN_ARCANA:
        do.gain(state, seat, ARCANA, step.n * times)
    elif step.op == GAIN_WORKER:
        do.gain(state, seat, step.kind, step.n * times)


def do_after_service(state: State, frame: Frame) -> None:
    """Once a fulfilment: the ship's rewards, and last whether it is thrown away with its envoy (R75, R93)."""
    state.agenda.pop()
    seat = frame.seat
    ship, _, city, _, first, first_n, other, other_n = frame.args
    ability = payments.ability_ship(state, seat, ship).ability
    if ability.on == ON_AFTER_FULFIL and state.carried[first] == ship:
        state.agenda.append(Frame(ASK_THROW_AWAY, seat, (ship, first)))
    for bit, envoy, n in ((2, other, other_n), (1, first, first_n)):
        if envoy < 0 or ability.on != ON_FULFIL or not ability.effect or n < ability.min_deliveries:
            continue
        if ability.from_city and not city & bit:
            continue
        if ability.without_coin and state.envoy_coins[envoy]:
            continue
        program = state.tables.ship_programs[ship_with_ability(state, seat, ship)]
        state.agenda.append(Frame(DO_STEPS, seat, (program, 0, BY_SHIP, -1, -1, envoy)))


def ship_with_ability(state: State, seat: int, ship: int) -> int:
    """The number of the ship whose ability counts (R96)."""
    return state.tables.ships.index(payments.ability_ship(state, seat, ship))


def ask_throw_away(state: State, frame: Frame) -> list[Option]:
    return [(THROW_AWAY, *frame.args), (DECLINE,)]


def answer_throw_away(state: State, frame: Frame, option: Option) -> None:
    """Dicaprio and the envoy leave the game after the rewards (R25)."""
    state.agenda.pop()
    if option[0] == DECLINE:
        return
    ship, envoy = frame.args
    ability = payments.ability_ship(state, frame.seat, ship).ability
    do.throw_away(state, frame.seat, ship, envoy)
    for step in ability.effect:
        if step.op != DISCARD_ENVOY_AND_SHIP:
            bring(state, frame.seat, step, 1)
