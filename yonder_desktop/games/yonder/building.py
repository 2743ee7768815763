"""Building a hand card: its price, the good that is left unpaid, Smithy and Treasury."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import BUILD_CARD, DECLINE
from yonder_desktop.games.yonder.words import ARCANA, ON_DWARF_DISCOUNT, ORE, RESOURCES


def ask_build(state: State, frame: Frame) -> list[Option]:
    """Every hand card that can be paid, with each good that may stay unpaid (R45, R56, R73). Args: free, off, dwarf."""
    free, off, dwarf = frame.args
    options: list[Option] = []
    for card in state.hands[frame.seat]:
        if free:
            options.append((BUILD_CARD, card, -1))
        else:
            options += [
                (BUILD_CARD, card, waived)
                for waived in waivable(state.tables.buildings[card].cost, off, dwarf)
                if can_pay_build(state, frame.seat, card, waived)
            ]
    options.append((DECLINE,))
    return options


def waivable(cost: tuple[int, ...], off: int, dwarf: int) -> list[int]:
    """Goods of a price of which one may stay unpaid; [-1] where nothing is discounted (R17, R45)."""
    goods: list[int] = []
    if dwarf:
        goods = [good for good in range(ARCANA) if cost[good]]
    elif off:
        goods = [good for good in RESOURCES if cost[good]]
    return goods if goods else [-1]


def can_pay_build(state: State, seat: int, card: int, waived: int) -> bool:
    """Whether the supply holds the price less the waived good."""
    own = state.supply[seat]
    cost = state.tables.buildings[card].cost
    for kind in range(ARCANA + 1):
        if cost[kind] - (kind == waived) > own[kind]:
            return False
    return True


def answer_build(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    if option[0] == DECLINE:
        return
    seat, card, waived = frame.seat, option[1], option[2]
    before = state.buildings[seat]
    if not frame.args[0]:
        cost = state.tables.buildings[card].cost
        do.pay_all(state, seat, tuple(n - (kind == waived) for kind, n in enumerate(cost)))
        if cost[ORE] - (waived == ORE) > 0:
            do.spent_ore(state, seat, before)
    do.add_building(state, seat, card)
    if frame.args[2] and waived >= 0:
        for _ in treasuries(state, seat, before):
            do.gain(state, seat, waived, 1)


def treasuries(state: State, seat: int, before: tuple[int, ...]) -> list[int]:
    """Cards that return what a dwarf left unpaid; the one just built counts if it says so (Dwarven Treasury)."""
    cards: list[int] = []
    for card in state.buildings[seat]:
        trigger = state.tables.buildings[card].trigger
        if (
            trigger is not None
            and trigger.on == ON_DWARF_DISCOUNT
            and (trigger.own_construction or card in before)
        ):
            cards.append(card)
    return cards
