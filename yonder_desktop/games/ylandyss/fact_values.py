"""Values of Ylandyss' facts: the JSON values of a scenario and the numbers of a position, both ways and checked."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.facts import (
    MOST,
    NOTHING_WORD,
    BadFact,
    FactName,
    Numbers,
    Value,
    read_count,
    read_flag,
    read_items,
    read_key,
    read_keys,
    seat_index,
    seat_keys,
)
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.ylandyss.fact_names import (
    CARDS,
    COUNT,
    FLAG,
    GUARDED,
    NUMBERED,
    PHASE,
    PILE,
    PLAN,
    SEAT,
    SEATS,
    STAND,
    STANDS,
)
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.words import (
    KEEP,
    KEEP_ONE,
    NO_CARD,
    NOBODY,
    OP_KEYS,
    PHASE_KEYS,
    PICK,
    REMOVE,
    VERBS,
)

PLAN_VERBS = (PICK, KEEP_ONE, REMOVE, KEEP)
"""Answers that are sealed. A plan is written as their tokens; as numbers each is verb, number of cards, cards."""


def read_value(state: State, name: FactName, value: object) -> Numbers:
    """The numbers that `value` stands for. Raises BadFact."""
    return READ[name.form](state, name, value)


def write_value(state: State, name: FactName, numbers: Numbers) -> Value:
    """The numbers as a scenario writes them; lists without order stand in the order of the cards."""
    return WRITE[name.form](state, name, numbers)


def _read_count(state: State, name: FactName, value: object) -> Numbers:
    return read_count(name, value)


def _read_flag(state: State, name: FactName, value: object) -> Numbers:
    return read_flag(name, value)


def _read_cards(state: State, name: FactName, value: object) -> Numbers:
    return read_keys(name, value, state.tables.index)


def _read_numbered(state: State, name: FactName, value: object) -> Numbers:
    """Cards, each with a number: `acolyte=2`, `black_dragon=-1`."""
    numbers: list[int] = []
    for item in read_items(name, value):
        key, _, text = item.partition("=")
        numbers.append(read_key(name, key, state.tables.index))
        if not text.removeprefix("-").isdecimal() or int(text) > MOST:
            raise BadFact(name.text, item, Fault(N_("a card and its number, such as acolyte=2")))
        numbers.append(int(text))
    return _each_once(name, value, tuple(numbers))


def _read_guarded(state: State, name: FactName, value: object) -> Numbers:
    """Cards, each with what opponents may not do to it: `acolyte=exhaust+eliminate`."""
    numbers: list[int] = []
    for item in read_items(name, value):
        key, _, text = item.partition("=")
        ops = text.split("+")
        if any(op not in OP_KEYS for op in ops):
            raise BadFact(
                name.text,
                item,
                Fault(N_("a card and what opponents may not do, such as acolyte=exhaust+eliminate")),
            )
        numbers.append(read_key(name, key, state.tables.index))
        numbers.append(sum(1 << OP_KEYS.index(op) for op in dict.fromkeys(ops)))
    return _each_once(name, value, tuple(numbers))


def _each_once(name: FactName, value: object, pairs: Numbers) -> Numbers:
    if len(sorted(dict.fromkeys(pairs[::2]))) < len(pairs[::2]):
        raise BadFact(name.text, value, Fault(N_("each card once")))
    return pairs


def _read_seat(state: State, name: FactName, value: object) -> Numbers:
    if value == "":
        return (NOBODY,)
    return (read_key(name, value, seat_index(state.seats)),)


def _read_seats(state: State, name: FactName, value: object) -> Numbers:
    return read_keys(name, value, seat_index(state.seats))


def _read_phase(state: State, name: FactName, value: object) -> Numbers:
    return (read_key(name, value, {key: number for number, key in enumerate(PHASE_KEYS)}),)


def _read_stand(state: State, name: FactName, value: object) -> Numbers:
    if value == "":
        return (-1,)
    return (read_key(name, value, {key: number for number, key in enumerate(STANDS)}),)


def _read_plan(state: State, name: FactName, value: object) -> Numbers:
    """The tokens of sealed answers: `["pick:heliana"]`, `["remove:nothing", "keep:stun+acolyte"]`."""
    verbs = {VERBS[verb]: verb for verb in PLAN_VERBS}
    numbers: list[int] = []
    for item in read_items(name, value):
        word, _, text = item.partition(":")
        if word not in verbs:
            raise BadFact(name.text, item, Fault(N_("tokens of {known}"), known=list(verbs)))
        keys = [] if text == NOTHING_WORD else text.split("+")
        cards = read_keys(name, keys, state.tables.index)
        numbers += (verbs[word], len(cards), *cards)
    return tuple(numbers)


def plan_parts(numbers: Numbers) -> list[Numbers]:
    """The answers of a plan one by one: verb and cards, NO_CARD for removing nothing, as options have them."""
    parts: list[Numbers] = []
    at = 0
    while at < len(numbers):
        verb, count = numbers[at], numbers[at + 1]
        cards = numbers[at + 2 : at + 2 + count]
        parts.append((verb, *cards) if cards or verb == KEEP else (verb, NO_CARD))
        at += 2 + count
    return parts


def _write_count(state: State, name: FactName, numbers: Numbers) -> Value:
    return numbers[0]


def _write_flag(state: State, name: FactName, numbers: Numbers) -> Value:
    return numbers[0] != 0


def _write_cards(state: State, name: FactName, numbers: Numbers) -> Value:
    return [state.tables.keys[card] for card in sorted(numbers)]


def _write_pile(state: State, name: FactName, numbers: Numbers) -> Value:
    return [state.tables.keys[card] for card in numbers]


def _pairs(numbers: Numbers) -> list[tuple[int, int]]:
    return sorted([(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)])


def _write_numbered(state: State, name: FactName, numbers: Numbers) -> Value:
    return [f"{state.tables.keys[card]}={number}" for card, number in _pairs(numbers)]


def _write_guarded(state: State, name: FactName, numbers: Numbers) -> Value:
    written: list[str] = []
    for card, mask in _pairs(numbers):
        ops = [key for op, key in enumerate(OP_KEYS) if mask >> op & 1]
        written.append(f"{state.tables.keys[card]}={'+'.join(ops)}")
    return written


def _write_seat(state: State, name: FactName, numbers: Numbers) -> Value:
    return seat_keys(state.seats)[numbers[0]] if numbers[0] != NOBODY else ""


def _write_seats(state: State, name: FactName, numbers: Numbers) -> Value:
    return [seat_keys(state.seats)[seat] for seat in numbers]


def _write_phase(state: State, name: FactName, numbers: Numbers) -> Value:
    return PHASE_KEYS[numbers[0]]


def _write_stand(state: State, name: FactName, numbers: Numbers) -> Value:
    return STANDS[numbers[0]] if numbers[0] >= 0 else ""


def _write_plan(state: State, name: FactName, numbers: Numbers) -> Value:
    written: list[str] = []
    for part in plan_parts(numbers):
        keys = [state.tables.keys[card] for card in sorted(part[1:]) if card != NO_CARD]
        written.append(f"{VERBS[part[0]]}:{'+'.join(keys) or NOTHING_WORD}")
    return written


READ: dict[int, Callable[[State, FactName, object], Numbers]] = {
    COUNT: _read_count,
    FLAG: _read_flag,
    CARDS: _read_cards,
    PILE: _read_cards,
    NUMBERED: _read_numbered,
    GUARDED: _read_guarded,
    SEAT: _read_seat,
    SEATS: _read_seats,
    PHASE: _read_phase,
    STAND: _read_stand,
    PLAN: _read_plan,
}
WRITE: dict[int, Callable[[State, FactName, Numbers], Value]] = {
    COUNT: _write_count,
    FLAG: _write_flag,
    CARDS: _write_cards,
    PILE: _write_pile,
    NUMBERED: _write_numbered,
    GUARDED: _write_guarded,
    SEAT: _write_seat,
    SEATS: _write_seats,
    PHASE: _write_phase,
    STAND: _write_stand,
    PLAN: _write_plan,
}
