"""Values of YRO's facts: the JSON values of a scenario and the numbers of a position, both ways and checked."""

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
    write_tally,
)
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yro.fact_names import (
    CARDS,
    COUNT,
    FLAG,
    GUILD,
    PHASE,
    PILE,
    PLAN,
    QUESTS,
    STAND,
    STANDS,
    TALLY,
)
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.tokens import cell_key
from yonder_desktop.games.yro.words import PHASE_KEYS, SIDE, SOURCE_KEYS

OPEN, LOCKED, PLACED = range(3)
"""First number of a plan: not given yet; cards; cards and cells in turn."""


def read_value(state: State, name: FactName, value: object) -> Numbers:
    """The numbers that `value` stands for. Raises BadFact."""
    return READ[name.form](state, name, value)


def write_value(state: State, name: FactName, numbers: Numbers) -> Value:
    """The numbers as a scenario writes them; lists without order stand in the order of the cards."""
    return WRITE[name.form](state, name, numbers)


def _read_count(state: State, name: FactName, value: object) -> Numbers:
    arts = ("seat.magic", "seat.tech")
    return read_count(name, value, 0, state.tables.card_set.board.last_space if name.what in arts else MOST)


def _read_flag(state: State, name: FactName, value: object) -> Numbers:
    return read_flag(name, value)


def _read_cards(state: State, name: FactName, value: object) -> Numbers:
    return read_keys(name, value, state.tables.index["card"])


def _read_quests(state: State, name: FactName, value: object) -> Numbers:
    return read_keys(name, value, state.tables.index["quest"])


def _read_guild(state: State, name: FactName, value: object) -> Numbers:
    """Cards, each followed by its cell: `clock_mage@1,0`."""
    numbers: list[int] = []
    for item in read_items(name, value):
        card, _, cell = item.partition("@")
        numbers += (read_key(name, card, state.tables.index["card"]), _read_cell(name, item, cell))
    for each in (numbers[::2], numbers[1::2]):
        if len(sorted(dict.fromkeys(each))) < len(each):
            raise BadFact(name.text, value, Fault(N_("each card and each cell once")))
    return tuple(numbers)


def _read_cell(name: FactName, item: str, text: str) -> int:
    cells = {cell_key(cell): cell for cell in range(SIDE * SIDE)}
    if text not in cells:
        raise BadFact(
            name.text, item, Fault(N_("a card and its cell from -2,-2 to 2,2, such as clock_mage@1,0"))
        )
    return cells[text]


def _read_plan(state: State, name: FactName, value: object) -> Numbers:
    """Cards, or cards with cells; "" for a plan that is not given yet."""
    if value == "":
        return (OPEN,)
    if any("@" in item for item in read_items(name, value)):
        return (PLACED, *_read_guild(state, name, value))
    return (LOCKED, *_read_cards(state, name, value))


def _read_tally(state: State, name: FactName, value: object) -> Numbers:
    return read_tally(name, value, SOURCE_KEYS)


def _read_phase(state: State, name: FactName, value: object) -> Numbers:
    return (read_key(name, value, {key: number for number, key in enumerate(PHASE_KEYS)}),)


def _read_stand(state: State, name: FactName, value: object) -> Numbers:
    if value == "":
        return (-1,)
    return (read_key(name, value, {key: number for number, key in enumerate(STANDS)}),)


def _write_count(state: State, name: FactName, numbers: Numbers) -> Value:
    return numbers[0]


def _write_flag(state: State, name: FactName, numbers: Numbers) -> Value:
    return numbers[0] != 0


def _write_cards(state: State, name: FactName, numbers: Numbers) -> Value:
    return [state.tables.keys[card] for card in sorted(numbers)]


def _write_pile(state: State, name: FactName, numbers: Numbers) -> Value:
    return [state.tables.keys[card] for card in numbers]


def _write_quests(state: State, name: FactName, numbers: Numbers) -> Value:
    quests = list(state.tables.index["quest"])
    return [quests[quest] for quest in sorted(numbers)]


def _write_guild(state: State, name: FactName, numbers: Numbers) -> Value:
    """The guild from the back row to the front."""
    cards = sorted([(numbers[at + 1], numbers[at]) for at in range(0, len(numbers), 2)])
    return [f"{state.tables.keys[card]}@{cell_key(cell)}" for cell, card in cards]


def _write_plan(state: State, name: FactName, numbers: Numbers) -> Value:
    if numbers[0] == OPEN:
        return ""
    if numbers[0] == LOCKED:
        return _write_cards(state, name, numbers[1:])
    keys = state.tables.keys
    return [f"{keys[numbers[at]]}@{cell_key(numbers[at + 1])}" for at in range(1, len(numbers), 2)]


def _write_tally(state: State, name: FactName, numbers: Numbers) -> Value:
    return write_tally(numbers, SOURCE_KEYS)


def _write_phase(state: State, name: FactName, numbers: Numbers) -> Value:
    return PHASE_KEYS[numbers[0]]


def _write_stand(state: State, name: FactName, numbers: Numbers) -> Value:
    return STANDS[numbers[0]] if numbers[0] >= 0 else ""


READ: dict[int, Callable[[State, FactName, object], Numbers]] = {
    COUNT: _read_count,
    FLAG: _read_flag,
    CARDS: _read_cards,
    PILE: _read_cards,
    QUESTS: _read_quests,
    GUILD: _read_guild,
    PLAN: _read_plan,
    TALLY: _read_tally,
    PHASE: _read_phase,
    STAND: _read_stand,
}
WRITE: dict[int, Callable[[State, FactName, Numbers], Value]] = {
    COUNT: _write_count,
    FLAG: _write_flag,
    CARDS: _write_cards,
    PILE: _write_pile,
    QUESTS: _write_quests,
    GUILD: _write_guild,
    PLAN: _write_plan,
    TALLY: _write_tally,
    PHASE: _write_phase,
    STAND: _write_stand,
}
