"""Values of facts: the JSON values of a scenario and the numbers of a position, both ways and checked."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.facts import (
    MOST,
    BadFact,
    FactName,
    Numbers,
    Value,
    read_count,
    read_flag,
    read_items,
    read_key,
    read_keys,
    read_tally,
    seat_index,
    seat_keys,
    write_tally,
)
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder.fact_names import (
    BUILDING,
    BUILDING_ORDER,
    BUILDING_SLOTS,
    BUILDINGS,
    COUNT,
    ENVOY_ORDER,
    ENVOY_SLOTS,
    ENVOYS,
    FLAG,
    KINDS,
    LETTER_LIST,
    ORDERS,
    SEAT,
    SEATS,
    SERVED,
    SHIP,
    SHIP_ORDER,
    SHIP_SLOTS,
    SHIPS,
    SUPPLY,
    UPPERS,
)
from yonder_desktop.games.yonder.olos import solo_of
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import HIDDEN, LETTERS, NO_CARD, NO_SHIP, STUFF, WORKERS


def read_value(state: State, name: FactName, value: object) -> Numbers:
    """The numbers that `value` stands for. Raises BadFact."""
    return READ[name.form](state, name, value)


def write_value(state: State, name: FactName, numbers: Numbers) -> Value:
    """The numbers as a scenario writes them; lists without order stand in the order of the cards."""
    return WRITE[name.form](state, name, numbers)


def _read_count(state: State, name: FactName, value: object) -> Numbers:
    low, high = _limits(state, name.what)
    return read_count(name, value, low, high)


def _limits(state: State, what: str) -> tuple[int, int]:
    if what == "round":
        return 1, len(state.tables.card_set.board.rounds)
    if what in ("seat.favour", "olos.favour"):
        return 0, len(state.tables.card_set.board.favour)
    if what == "olos.turned":
        return 0, len(state.olos_deck)
    return 0, MOST


def _read_flag(state: State, name: FactName, value: object) -> Numbers:
    return read_flag(name, value)


def _read_seat(state: State, name: FactName, value: object) -> Numbers:
    return (read_key(name, value, seat_index(state.seats)),)


def _read_seats(state: State, name: FactName, value: object) -> Numbers:
    return read_keys(name, value, seat_index(state.seats))


def _read_one(state: State, name: FactName, value: object) -> Numbers:
    """One card, or "" for none."""
    if value == "":
        return (NO_CARD,)
    return (read_key(name, value, _index(state, name)),)


def _read_order(state: State, name: FactName, value: object) -> Numbers:
    """A list in the order in which it was written, which is the order in which the cards came."""
    return read_keys(name, value, _index(state, name))


def _read_slots(state: State, name: FactName, value: object) -> Numbers:
    """Cards on slots from left to right; "" is an empty slot."""
    items = read_items(name, value)
    cards = iter(read_keys(name, [item for item in items if item], _index(state, name)))
    return tuple([next(cards) if item else NO_CARD for item in items])


def _read_orders(state: State, name: FactName, value: object) -> Numbers:
    """Order cards from the top; those not named follow in the order of their file."""
    index = order_index(state)
    first = read_keys(name, value, index)
    return (*first, *[card for card in index.values() if card not in first])


def order_index(state: State) -> dict[str, int]:
    """The keys of Olos' order cards and their numbers."""
    return {card.id: number for number, card in enumerate(solo_of(state).cards)}


def _read_kinds(state: State, name: FactName, value: object) -> Numbers:
    """Kinds of workers; a kind may stand there more than once."""
    index = {STUFF[kind]: kind for kind in WORKERS}
    return tuple(sorted([read_key(name, item, index) for item in read_items(name, value)]))


def _read_supply(state: State, name: FactName, value: object) -> Numbers:
    return read_tally(name, value, STUFF)


def _read_served(state: State, name: FactName, value: object) -> Numbers:
    """Envoys, each followed by what lies on it: `argo@ogre_monks`, `hidden@ogre_monks`, `ogre_monks`."""
    found: dict[int, int] = {}
    for item in read_items(name, value):
        ship, _, envoy = item.rpartition("@")
        number = read_key(name, envoy, state.tables.index["envoy"])
        if number in found:
            raise BadFact(name.text, value, Fault(N_("each card once")))
        found[number] = _read_carried(state, name, ship)
    pairs: list[int] = []
    for number in sorted(found):
        pairs += (number, found[number])
    return tuple(pairs)


def _read_carried(state: State, name: FactName, ship: str) -> int:
    if ship == "":
        return NO_SHIP
    return HIDDEN if ship == "hidden" else read_key(name, ship, state.tables.index["ship"])


def _read_letters(state: State, name: FactName, value: object) -> Numbers:
    numbers: list[int] = []
    for letter in value if isinstance(value, str) else "?":
        if letter not in LETTERS:
            raise BadFact(
                name.text, value, Fault(N_("a text of letters A, B and C, from the top or the first slot"))
            )
        numbers.append(LETTERS.index(letter))
    return tuple(numbers)


FAMILIES: dict[int, str] = {
    BUILDING: "building",
    BUILDINGS: "building",
    BUILDING_ORDER: "building",
    ENVOYS: "envoy",
    ENVOY_ORDER: "envoy",
    SHIP: "ship",
    SHIPS: "ship",
    SHIP_ORDER: "ship",
    BUILDING_SLOTS: "building",
    ENVOY_SLOTS: "envoy",
    SHIP_SLOTS: "ship",
    UPPERS: "upper",
}


def _index(state: State, name: FactName) -> dict[str, int]:
    return state.tables.index[FAMILIES[name.form]]


def _keys(state: State, name: FactName) -> list[str]:
    return list(_index(state, name))


def _write_count(state: State, name: FactName, numbers: Numbers) -> Value:
    return numbers[0]


def _write_flag(state: State, name: FactName, numbers: Numbers) -> Value:
    return numbers[0] != 0


def _write_seat(state: State, name: FactName, numbers: Numbers) -> Value:
    return seat_keys(state.seats)[numbers[0]] if numbers[0] >= 0 else ""


def _write_seats(state: State, name: FactName, numbers: Numbers) -> Value:
    return [seat_keys(state.seats)[seat] for seat in numbers]


def _write_one(state: State, name: FactName, numbers: Numbers) -> Value:
    return _keys(state, name)[numbers[0]] if numbers[0] >= 0 else ""


def _write_set(state: State, name: FactName, numbers: Numbers) -> Value:
    keys = _keys(state, name)
    return [keys[number] for number in sorted(numbers) if number != NO_CARD]


def _write_order(state: State, name: FactName, numbers: Numbers) -> Value:
    keys = _keys(state, name)
    return [keys[number] for number in numbers]


def _write_orders(state: State, name: FactName, numbers: Numbers) -> Value:
    keys = list(order_index(state))
    return [keys[number] for number in numbers]


def _write_kinds(state: State, name: FactName, numbers: Numbers) -> Value:
    return [STUFF[kind] for kind in sorted(numbers)]


def _write_supply(state: State, name: FactName, numbers: Numbers) -> Value:
    return write_tally(numbers, STUFF)


def _write_served(state: State, name: FactName, numbers: Numbers) -> Value:
    tables = state.tables
    texts: list[str] = []
    for place in range(0, len(numbers), 2):
        envoy, ship = tables.envoy_keys[numbers[place]], numbers[place + 1]
        on_it = "" if ship == NO_SHIP else "hidden@" if ship == HIDDEN else f"{tables.ship_keys[ship]}@"
        texts.append(on_it + envoy)
    return texts


def _write_letters(state: State, name: FactName, numbers: Numbers) -> Value:
    return "".join([LETTERS[number] for number in numbers])


READ: dict[int, Callable[[State, FactName, object], Numbers]] = {
    COUNT: _read_count,
    FLAG: _read_flag,
    SEAT: _read_seat,
    SEATS: _read_seats,
    BUILDING: _read_one,
    SHIP: _read_one,
    BUILDINGS: _read_order,
    ENVOYS: _read_order,
    SHIPS: _read_order,
    UPPERS: _read_order,
    BUILDING_SLOTS: _read_slots,
    ENVOY_SLOTS: _read_slots,
    SHIP_SLOTS: _read_slots,
    ORDERS: _read_orders,
    BUILDING_ORDER: _read_order,
    ENVOY_ORDER: _read_order,
    SHIP_ORDER: _read_order,
    SERVED: _read_served,
    KINDS: _read_kinds,
    SUPPLY: _read_supply,
    LETTER_LIST: _read_letters,
}
WRITE: dict[int, Callable[[State, FactName, Numbers], Value]] = {
    COUNT: _write_count,
    FLAG: _write_flag,
    SEAT: _write_seat,
    SEATS: _write_seats,
    BUILDING: _write_one,
    SHIP: _write_one,
    BUILDINGS: _write_set,
    ENVOYS: _write_set,
    SHIPS: _write_set,
    UPPERS: _write_set,
    BUILDING_SLOTS: _write_set,
    ENVOY_SLOTS: _write_set,
    SHIP_SLOTS: _write_set,
    ORDERS: _write_orders,
    BUILDING_ORDER: _write_order,
    ENVOY_ORDER: _write_order,
    SHIP_ORDER: _write_order,
    SERVED: _write_served,
    KINDS: _write_kinds,
    SUPPLY: _write_supply,
    LETTER_LIST: _write_letters,
}
