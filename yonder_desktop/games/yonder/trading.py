"""Trades of worker spots: a fixed price is paid any number of times at once, a free one repetition by repetition.

Args of the question: those of the effect (program, step, worker, spot, card, envoy), repetitions done, ore spent (0/1).
"""

from __future__ import annotations

from operator import add

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.building import treasuries
from yonder_desktop.games.yonder.designs import Price, Step
from yonder_desktop.games.yonder.effects import dwarf_discount, picks
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import (
    ASK_NAME_WAIVED,
    ASK_TRADE,
    DECLINE,
    DO_STEPS,
    DONE,
    GIVE_TO,
    NAME_WAIVED,
    TRADE_FOR,
    TRADE_TIMES,
)
from yonder_desktop.games.yonder.words import (
    ARCANA,
    COIN,
    FAVOUR,
    GAIN,
    GAIN_ARCANA,
    GAIN_WORKER,
    GOLD,
    ORE,
    RESOURCES,
    TAKE_SHIP,
)

WITHOUT_CHOICE = (GAIN, GAIN_ARCANA, COIN, GOLD, TAKE_SHIP, FAVOUR)


def is_fixed(step: Step) -> bool:
    """Whether neither the price nor what it brings leaves a choice, so that only the number is asked."""
    price = step.price
    if price is None or price.any_resource or sum(1 for n in price.stuff if n) != 1:
        return False
    return all(gain.op in WITHOUT_CHOICE or (gain.op == GAIN_WORKER and gain.kind >= 0) for gain in step.gain)


def ask_trade(state: State, frame: Frame) -> list[Option]:
    step = state.tables.programs[frame.args[0]][frame.args[1]]
    price = step.price
    if price is None:
        return []
    dwarf = dwarf_discount(state, frame.args[2], frame.args[3])
    if step.mode == "give":
        return gifts(state, frame.seat, price)
    if is_fixed(step):
        return [
            (TRADE_TIMES, times) for times in range(most_times(state, frame.seat, step, price, dwarf) + 1)
        ]
    options: list[Option] = []
    done = frame.args[6]
    if done < step.n:
        options = payments(state, frame.seat, price, dwarf and done == 0)
    options.append((DONE,))
    return options


def gifts(state: State, seat: int, price: Price) -> list[Option]:
    """Any other player, also one who has locked up, may be given the goods (R67)."""
    kind, n = single_kind(price)
    options: list[Option] = []
    if state.supply[seat][kind] >= n:
        options = [(GIVE_TO, other) for other in range(state.seats) if other != seat]
    options.append((DECLINE,))
    return options


def most_times(state: State, seat: int, step: Step, price: Price, dwarf: bool) -> int:
    """How often a fixed price can be paid (R19, R46); not at all for a ship that is not there (R104)."""
    if not state.wharf and any(gain.op == TAKE_SHIP for gain in step.gain):
        return 0
    kind, each = single_kind(price)
    waived = 1 if dwarf and kind < ARCANA else 0
    held = state.supply[seat][kind] + waived
    if waived and held >= each:
        held += len(treasuries(state, seat, state.buildings[seat]))
    return min(step.n, held // each)


def single_kind(price: Price) -> tuple[int, int]:
    """The one supply kind of a fixed price, and how many of it."""
    for kind, n in enumerate(price.stuff):
        if n:
            return kind, n
    return 0, 1


def payments(state: State, seat: int, price: Price, dwarf: bool) -> list[Option]:
    """Ways to pay one repetition of a free price: (TRADE_FOR, waived good or -1, twelve numbers)."""
    own = state.supply[seat]
    if price.any_resource:
        n = price.any_resource - (1 if dwarf else 0)
        spare = [held - due for held, due in zip(own, price.stuff, strict=True)]
        if min(spare) < 0:
            return []
        picked = picks(RESOURCES, n, spare)
        more = price.stuff[6:]
        return [(TRADE_FOR, -1, *map(add, price.stuff, taken), *more) for taken in picked]
    goods = [good for good in range(ARCANA) if price.stuff[good]] if dwarf else []
    options = [
        (TRADE_FOR, waived, *[n - (kind == waived) for kind, n in enumerate(price.stuff)])
        for waived in goods or [-1]
    ]
    return [option for option in options if all(own[kind] >= option[2 + kind] for kind in range(12))]


def answer_trade(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    if option[0] == TRADE_TIMES and option[1]:
        trade_times(state, frame, option[1])
    elif option[0] == TRADE_FOR:
        trade_once(state, frame, option)
    elif option[0] == GIVE_TO:
        price = state.tables.programs[frame.args[0]][frame.args[1]].price
        assert price is not None
        push_gain(state, frame)
        do.give_goods(state, frame.seat, option[1], *single_kind(price))


def trade_times(state: State, frame: Frame, times: int) -> None:
    """Pay a fixed price several times; the dwarf saves one good on the first repetition.

    A Treasury returns it at once, so that it may pay for the next repetition (R48).
    """
    seat, step = frame.seat, state.tables.programs[frame.args[0]][frame.args[1]]
    assert step.price is not None
    kind, each = single_kind(step.price)
    waived = 1 if dwarf_discount(state, frame.args[2], frame.args[3]) and kind < ARCANA else 0
    paid = each * times - waived
    returned = len(treasuries(state, seat, state.buildings[seat])) if waived else 0
    for _ in range(times):
        push_gain(state, frame)
    if step.mode == "stash":
        stash(state, seat, frame.args[4], kind, paid)
        return
    at_once = each - waived if returned else paid
    do.pay(state, seat, kind, at_once)
    do.gain(state, seat, kind, returned)
    do.pay(state, seat, kind, paid - at_once)
    if kind == ORE and paid > 0:
        do.spent_ore(state, seat, state.buildings[seat])


def stash(state: State, seat: int, card: int, kind: int, n: int) -> None:
    """Move goods of the supply onto a card, where they stay (R33)."""
    state.supply[seat][kind] -= n
    state.stash[card] = state.stash.get(card, 0) + n
    do.emit(state, "fish_stashed", seat, (card, n))


def push_gain(state: State, frame: Frame) -> None:
    """What one repetition brings; coins land on the card of the spot (R6)."""
    gains = state.tables.gain_programs[frame.args[0], frame.args[1]]
    state.agenda.append(Frame(DO_STEPS, frame.seat, (gains, 0, -1, -1, frame.args[4], frame.args[5])))


def trade_once(state: State, frame: Frame, option: Option) -> None:
    """Pay one repetition of a free price and ask for the next; ore counts once an activation (R61)."""
    seat, done, ore = frame.seat, frame.args[6], frame.args[7]
    waived, paid = option[1], option[2:]
    do.pay_all(state, seat, paid)
    if paid[ORE] and not ore:
        ore = 1
        do.spent_ore(state, seat, state.buildings[seat])
    state.agenda.append(Frame(ASK_TRADE, seat, (*frame.args[:6], done + 1, ore)))
    push_gain(state, frame)
    if done == 0 and dwarf_discount(state, frame.args[2], frame.args[3]):
        owed = len(treasuries(state, seat, state.buildings[seat]))
        if owed and waived >= 0:
            do.gain(state, seat, waived, owed)
        elif owed:
            state.agenda.append(Frame(ASK_NAME_WAIVED, seat, (owed,)))


def ask_name_waived(state: State, frame: Frame) -> list[Option]:
    """Treasury with "any resource": the saved one is named (R57)."""
    return [(NAME_WAIVED, good) for good in RESOURCES]


def answer_name_waived(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    do.gain(state, frame.seat, option[1], frame.args[0])
