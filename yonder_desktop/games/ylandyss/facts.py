"""The facts of a position of Ylandyss by name, both ways: scenarios set them, expect them, and compare them.

A card that a fact puts somewhere comes from wherever it was. Reinforcements that lie nowhere are shuffled into their
deck; other cards stay in the box.
"""

from __future__ import annotations

from collections.abc import Mapping

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.facts import BadFact, FactName, Numbers, Value
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.ylandyss.fact_getting import GET
from yonder_desktop.games.ylandyss.fact_names import READ_ONLY, parse_name
from yonder_desktop.games.ylandyss.fact_setting import PUT, cut_supply, deal_rest
from yonder_desktop.games.ylandyss.fact_stands import Wanted, begin, seal, stand, stand_of
from yonder_desktop.games.ylandyss.fact_values import read_value, write_value
from yonder_desktop.games.ylandyss.flow import FLOW
from yonder_desktop.games.ylandyss.state import State, empty_state
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.games.ylandyss.words import DO_PASS_PACKS


def blank_position(tables: Tables, setup: Setup) -> State:
    """The melee of round 1 with nothing: no coins, no cards, no offer, all reinforcements in their deck."""
    state = empty_state(tables, setup)
    state.rng = setup.seed & 0xFFFFFFFFFFFFFFFF
    state.round = 1
    deal_rest(state)
    stand(state, "melee", [])
    return state


def get_fact(state: State, name: str) -> Value:
    """The fact called `name`. Raises UnknownFact."""
    fact = parse_name(state, name)
    return write_value(state, fact, GET[fact.what](state, fact))


def normal_fact(state: State, name: str, value: object) -> Value:
    """`value` as `get_fact` would write it, for comparing. Raises UnknownFact or BadFact."""
    fact = parse_name(state, name)
    return write_value(state, fact, read_value(state, fact, value))


def set_facts(state: State, facts: Mapping[str, object]) -> None:
    """Make the facts hold where the position stands. Raises UnknownFact or BadFact, naming the fact.

    A position that stands at the beginning of a round or phase is played on to the next question.
    """
    names = _names(state, facts)
    wanted = [(fact, read_value(state, fact, facts[fact.text])) for fact in names]
    where = stand_of(state, wanted)
    begin(state, where, wanted)
    for what in PUT:
        for fact, numbers in wanted:
            if fact.what == what:
                PUT[what](state, fact, numbers)
    _deal(state, wanted)
    stand(state, where, wanted)
    for fact, numbers in wanted:
        if fact.what == "seat.plan":
            seal(state, fact, numbers)
    _check_result(state, wanted, facts)
    if state.agenda and state.agenda[-1].op >= DO_PASS_PACKS:
        FLOW.run(state)


def _names(state: State, facts: Mapping[str, object]) -> list[FactName]:
    names = [parse_name(state, name) for name in facts]
    for fact in names:
        if fact.what.removeprefix("seat.") in READ_ONLY:
            raise BadFact(fact.text, facts[fact.text], Fault(N_("nothing, it can only be expected")))
    return names


def _deal(state: State, wanted: Wanted) -> None:
    deal_rest(state)
    pile_named = any(fact.what == "used" for fact, _ in wanted)
    for fact, numbers in wanted:
        if fact.what == "supply_count":
            cut_supply(state, fact, numbers[0], pile_named)


def _check_result(state: State, wanted: Wanted, facts: Mapping[str, object]) -> None:
    """Two facts may want the same card: then the first one no longer holds. Of decks the top is compared."""
    for fact, numbers in wanted:
        if fact.what in ("stands", "round"):
            continue
        now = _now(state, fact, numbers)
        if write_value(state, fact, now) != write_value(state, fact, numbers):
            shown = write_value(state, fact, now)
            raise BadFact(
                fact.text,
                facts[fact.text],
                Fault(N_("{value}, since another fact says otherwise"), value=repr(shown)),
            )


def _now(state: State, fact: FactName, numbers: Numbers) -> Numbers:
    now = GET[fact.what](state, fact)
    return now[: len(numbers)] if fact.what in ("supply", "seat.deck") else now
