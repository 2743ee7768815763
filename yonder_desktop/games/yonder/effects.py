"""Effects: one resolver a step of the vocabulary, and the questions they ask.

Every effect runs as a frame DO_STEPS with args (program, step, worker kind or -1, spot or -1, card or -1, envoy or -1):
the worker that was placed and where, the card that coins land on, the envoy being served.
"""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import picking
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.designs import Step
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import (
    ASK_BUILD,
    ASK_DRAW,
    ASK_FULFIL,
    ASK_GAIN_ANY,
    ASK_HAND_BACK,
    ASK_REMOVE,
    ASK_SMUGGLE,
    ASK_TRADE,
    ASK_WORKER,
    DECLINE,
    DO_ADVANCE,
    DO_STEPS,
    DRAW_CARD,
    HAND_BACK,
    TAKE_GOODS,
    TAKE_WORKER,
)
from yonder_desktop.games.yonder.words import (
    ANY_BUT_SKELETON,
    ANY_GOOD,
    ANY_WORKER,
    ARCANA,
    BUILD,
    BY_SHIP,
    CLASS_GOODS,
    COIN,
    DRAW,
    DROP_ENVOY,
    DWARF,
    FAVOUR,
    FROM_BONUS,
    FROM_SHIPS,
    FULFIL,
    GAIN,
    GAIN_ANY,
    GAIN_ARCANA,
    GAIN_WORKER,
    GOLD,
    HIDE_ENVOY,
    HOLD_WORKER,
    NO_CARD,
    NOBODY,
    OGRE,
    OGRE_MULTIPLIER,
    ON_PLACE,
    RECALL,
    REMOVE_ARCANA,
    RESOURCE_CLASS,
    SIDE_DELIVERY,
    TAKE_SHIP,
    TRADE,
)

OGRE_KIND = OGRE - DWARF
DWARF_KIND = 0


def do_steps(state: State, frame: Frame) -> None:
    """Resolve one step of an effect; the rest waits below whatever that step starts (R47)."""
    state.agenda.pop()
    program, at = frame.args[0], frame.args[1]
    steps = state.tables.programs[program]
    if at >= len(steps):
        return
    if at + 1 < len(steps):
        state.agenda.append(Frame(DO_STEPS, frame.seat, (program, at + 1, *frame.args[2:])))
    RESOLVERS[steps[at].op](state, frame, steps[at])


def ogre_factor(state: State, seat: int, kind: int, spot: int) -> int:
    """How often a spot's goods are taken: twice by an ogre on an ogre icon, more with Ogre Muscle Beach (R55, R65)."""
    if kind != OGRE_KIND or spot < 0 or not state.tables.spots[spot].ogre_icon:
        return 1
    factor = 2
    if state.tables.spots[spot].card == NOBODY:
        for card in state.buildings[seat]:
            modifier = state.tables.buildings[card].modifier
            if modifier is not None and modifier.op == OGRE_MULTIPLIER:
                factor = max(factor, modifier.n)
    return factor


def resolve_gain(state: State, frame: Frame, step: Step) -> None:
    kind, spot = frame.args[2], frame.args[3]
    factor = ogre_factor(state, frame.seat, kind, spot)
    goods = step.goods
    for good in range(ARCANA):
        if goods[good]:
            do.gain(state, frame.seat, good, goods[good] * factor)
    if factor > 1:
        offer_hand_back(state, frame.seat, kind, (goods[0] * factor, goods[1] * factor, goods[2] * factor))


def offer_hand_back(state: State, seat: int, kind: int, gained: tuple[int, ...]) -> None:
    """Ogre Peddler: a resource out of the ones just gained may be handed back for a coin (R64), once a card."""
    if not any(gained):
        return
    for card in reversed(state.buildings[seat]):
        trigger = state.tables.buildings[card].trigger
        if trigger is None or trigger.on != ON_PLACE or not trigger_hands_back(state, card):
            continue
        if trigger.worker in (ANY_WORKER, kind + DWARF):
            state.agenda.append(Frame(ASK_HAND_BACK, seat, (card, *gained)))


def trigger_hands_back(state: State, card: int) -> bool:
    """Whether a card's effect trades a resource that was just gained."""
    effect = state.tables.buildings[card].effect
    return bool(effect) and effect[0].price is not None and effect[0].price.gained_resource > 0


def ask_hand_back(state: State, frame: Frame) -> list[Option]:
    options: list[Option] = [
        (HAND_BACK, good) for good in range(3) if frame.args[1 + good] and state.supply[frame.seat][good]
    ]
    options.append((DECLINE,))
    return options


def answer_hand_back(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    if option[0] == DECLINE:
        return
    seat, card = frame.seat, frame.args[0]
    left = list(frame.args[1:])
    left[option[1]] -= 1
    # a second Peddler waiting below may hand back only what is still there
    if state.agenda and state.agenda[-1].op == ASK_HAND_BACK:
        below = state.agenda.pop()
        state.agenda.append(Frame(ASK_HAND_BACK, seat, (below.args[0], *left)))
    do.pay(state, seat, option[1], 1)
    if option[1] == 1:
        do.spent_ore(state, seat, state.buildings[seat])
    state.agenda.append(
        Frame(
            DO_STEPS,
            seat,
            (state.tables.gain_programs[state.tables.card_programs[card], 0], 0, -1, -1, card, -1),
        )
    )


def resolve_gain_any(state: State, frame: Frame, step: Step) -> None:
    factor = ogre_factor(state, frame.seat, frame.args[2], frame.args[3])
    state.agenda.append(
        Frame(ASK_GAIN_ANY, frame.seat, (step.kind, step.n * factor, frame.args[2], frame.args[3]))
    )


def picks(goods: tuple[int, ...], n: int, most: Sequence[int] | None = None) -> list[tuple[int, ...]]:
    """All ways to choose n units of `goods`, as six numbers each, in one canonical order (R54).

    `most` limits the units of each good.
    """
    limits = most or (n,) * 6
    last = goods[-1]
    results: list[list[int]] = [[0] * 6]
    for good in goods[:-1]:
        results = [
            with_units(taken, good, more)
            for taken in results
            for more in range(min(n - sum(taken), limits[good]), -1, -1)
        ]
    return [
        tuple(with_units(taken, last, n - sum(taken))) for taken in results if n - sum(taken) <= limits[last]
    ]


def with_units(taken: list[int], good: int, n: int) -> list[int]:
    """A copy of six numbers with n of one good."""
    more = taken[:]
    more[good] = n
    return more


def ask_gain_any(state: State, frame: Frame) -> list[Option]:
    return [(TAKE_GOODS, *taken) for taken in picks(CLASS_GOODS[frame.args[0]], frame.args[1])]


def answer_gain_any(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    for good in range(6):
        if option[1 + good]:
            do.gain(state, frame.seat, good, option[1 + good])
    kind, spot = frame.args[2], frame.args[3]
    if frame.args[0] in (RESOURCE_CLASS, ANY_GOOD) and ogre_factor(state, frame.seat, kind, spot) > 1:
        offer_hand_back(state, frame.seat, kind, option[1:4])


def resolve_gain_arcana(state: State, frame: Frame, step: Step) -> None:
    do.gain(state, frame.seat, ARCANA, step.n)


def resolve_gain_worker(state: State, frame: Frame, step: Step) -> None:
    if step.kind >= DWARF:
        do.gain(state, frame.seat, step.kind, step.n)
        return
    for _ in range(step.n):
        state.agenda.append(Frame(ASK_WORKER, frame.seat, (step.kind,)))


def ask_worker(state: State, frame: Frame) -> list[Option]:
    """A kind still in the general supply (R84); none left, no worker."""
    kinds = range(4) if frame.args[0] == ANY_BUT_SKELETON else range(5)
    return [(TAKE_WORKER, kind) for kind in kinds if state.stock[kind]]


def answer_worker(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    do.gain(state, frame.seat, DWARF + option[1], 1)


def resolve_gold(state: State, frame: Frame, step: Step) -> None:
    do.change_gold(state, frame.seat, step.n, FROM_SHIPS if frame.args[2] == BY_SHIP else FROM_BONUS)


def resolve_coin(state: State, frame: Frame, step: Step) -> None:
    card, envoy = frame.args[4], frame.args[5]
    if step.on_envoy:
        state.envoy_coins[envoy] += step.n
        do.emit(state, "envoy_coin_added", frame.seat, (envoy, step.n, state.envoy_coins[envoy]))
    elif do.owner_of(state, card) >= 0:
        do.add_coins(state, do.owner_of(state, card), card, step.n)


def resolve_draw(state: State, frame: Frame, step: Step) -> None:
    for _ in range(step.n):
        state.agenda.append(Frame(ASK_DRAW, frame.seat))


def ask_draw(state: State, frame: Frame) -> list[Option]:
    return [(DRAW_CARD, card) for card in state.display if card != NO_CARD]


def answer_draw(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    do.draw_from_display(state, frame.seat, option[1])


def resolve_build(state: State, frame: Frame, step: Step) -> None:
    """args of the question: free, resources off, dwarf on a dwarf icon."""
    dwarf = dwarf_discount(state, frame.args[2], frame.args[3])
    state.agenda.append(Frame(ASK_BUILD, frame.seat, (int(step.free), step.discount, int(dwarf))))


def dwarf_discount(state: State, kind: int, spot: int) -> bool:
    """Whether the placed worker is a dwarf on a spot with the dwarf icon (R17, R19)."""
    return kind == DWARF_KIND and spot >= 0 and state.tables.spots[spot].dwarf_icon


def resolve_favour(state: State, frame: Frame, step: Step) -> None:
    for _ in range(step.n):
        state.agenda.append(Frame(DO_ADVANCE, frame.seat))


def do_advance(state: State, frame: Frame) -> None:
    """One step up the favour track; its reward is finished before the next step."""
    state.agenda.pop()
    advance(state, frame.seat)


def advance(state: State, seat: int) -> None:
    """To the next unoccupied space above, whose reward follows; blocked at the top, nothing happens (R30)."""
    here = state.favour[seat]
    for space in range(here + 1, len(state.tables.card_set.board.favour) + 1):
        if space not in state.favour and space != state.olos_favour:
            state.favour[seat] = space
            do.emit(state, "favour_moved", seat, (here, space))
            state.agenda.append(
                Frame(DO_STEPS, seat, (state.tables.favour_programs[space - 1], 0, -1, -1, -1, -1))
            )
            return
    do.emit(state, "favour_blocked", seat, (here,))


def resolve_trade(state: State, frame: Frame, step: Step) -> None:
    """args of the question: those of the steps, repetitions done, whether ore was spent already."""
    state.agenda.append(Frame(ASK_TRADE, frame.seat, (*frame.args, 0, 0)))


def resolve_take_ship(state: State, frame: Frame, step: Step) -> None:
    for _ in range(step.n):
        if state.wharf:
            do.take_top_ship(state, frame.seat)


def resolve_fulfil(state: State, frame: Frame, step: Step) -> None:
    state.agenda.append(Frame(ASK_FULFIL, frame.seat, (step.n,)))


def resolve_side_delivery(state: State, frame: Frame, step: Step) -> None:
    for _ in range(step.n):
        state.agenda.append(Frame(ASK_SMUGGLE, frame.seat, (frame.args[2], frame.args[3])))


def resolve_remove_arcana(state: State, frame: Frame, step: Step) -> None:
    for _ in range(step.n):
        state.agenda.append(Frame(ASK_REMOVE, frame.seat))


def resolve_nothing(state: State, frame: Frame, step: Step) -> None:
    """Steps that their card's own moment carries out: Recruiters before the reward, ships in their service."""


RESOLVERS = {
    GAIN: resolve_gain,
    GAIN_ANY: resolve_gain_any,
    GAIN_ARCANA: resolve_gain_arcana,
    GAIN_WORKER: resolve_gain_worker,
    GOLD: resolve_gold,
    COIN: resolve_coin,
    DRAW: resolve_draw,
    BUILD: resolve_build,
    FAVOUR: resolve_favour,
    TRADE: resolve_trade,
    TAKE_SHIP: resolve_take_ship,
    RECALL: picking.resolve_recall,
    DROP_ENVOY: picking.resolve_drop_envoy,
    HIDE_ENVOY: picking.resolve_hide_envoy,
    FULFIL: resolve_fulfil,
    HOLD_WORKER: resolve_nothing,
    SIDE_DELIVERY: resolve_side_delivery,
    REMOVE_ARCANA: resolve_remove_arcana,
}
