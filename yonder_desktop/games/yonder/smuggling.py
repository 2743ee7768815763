"""Smugglers Hut: one delivery to another player's open envoy, without a ship (R71)."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.building import treasuries, waivable
from yonder_desktop.games.yonder.effects import dwarf_discount
from yonder_desktop.games.yonder.service import give_up
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import DECLINE, DO_SMUGGLED, DO_STEPS, SMUGGLE
from yonder_desktop.games.yonder.words import DWARF, FROM_MARKET, NO_SHIP, ORE


def ask_smuggle(state: State, frame: Frame) -> list[Option]:
    """Open envoys of other players who have not locked up, with each good that a dwarf may leave unpaid.

    Args: worker kind, spot.
    """
    dwarf = dwarf_discount(state, frame.args[0], frame.args[1])
    options: list[Option] = []
    if not state.olos_locked:
        for envoy in state.olos_camp:
            options += envoy_options(state, frame.seat, envoy, dwarf)
    for other in range(state.seats):
        if other != frame.seat and not state.locked[other]:
            for envoy in state.envoys[other]:
                if state.carried[envoy] == NO_SHIP:
                    options += envoy_options(state, frame.seat, envoy, dwarf)
    options.append((DECLINE,))
    return options


def envoy_options(state: State, seat: int, envoy: int, dwarf: bool) -> list[Option]:
    """The ways to pay one delivery to this envoy."""
    price, own = state.tables.envoys[envoy].price, state.supply[seat]
    if price.hand_cards > len(state.hands[seat]) or price.buildings >= len(state.buildings[seat]):
        return []
    options: list[Option] = []
    for waived in waivable(price.stuff, 0, int(dwarf)):
        left = [own[kind] - n + (kind == waived) for kind, n in enumerate(price.stuff)]
        if min(left) >= 0 and sum(left[DWARF:]) >= price.any_worker:
            options.append((SMUGGLE, envoy, waived))
    return options


def answer_smuggle(state: State, frame: Frame, option: Option) -> None:
    """Pay the whole price, then gain; the owner is not affected."""
    state.agenda.pop()
    if option[0] == DECLINE:
        return
    seat, envoy, waived = frame.seat, option[1], option[2]
    design = state.tables.envoys[envoy]
    do.emit(state, "smuggled", seat, (envoy,))
    state.agenda.append(Frame(DO_SMUGGLED, seat, (envoy,)))
    stuff = tuple(n - (kind == waived) for kind, n in enumerate(design.price.stuff))
    do.pay_all(state, seat, stuff)
    if stuff[ORE]:
        do.spent_ore(state, seat, state.buildings[seat])
    if waived >= 0:
        do.gain(state, seat, waived, len(treasuries(state, seat, state.buildings[seat])))
    give_up(state, seat, design.price.hand_cards, design.price.any_worker, design.price.buildings)


def do_smuggled(state: State, frame: Frame) -> None:
    """Market value and bonus, once the price is paid (R71, R75)."""
    state.agenda.pop()
    program = state.tables.bonus_programs[frame.args[0]]
    state.agenda.append(Frame(DO_STEPS, frame.seat, (program, 0, -1, -1, -1, frame.args[0])))
    market = state.tables.card_set.board.rounds[state.round - 1].market
    do.change_gold(state, frame.seat, market, FROM_MARKET)
