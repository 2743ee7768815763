"""The facts of a position of YRO by name, both ways: scenarios set them, expect them, and compare them.

A card that a fact puts somewhere comes from wherever it was; what lies nowhere is shuffled into the deck.
"""

from __future__ import annotations

from collections.abc import Mapping

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.facts import BadFact, FactName, Numbers, Value
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yro import memory
from yonder_desktop.games.yro.fact_getting import GET
from yonder_desktop.games.yro.fact_names import ALONE, READ_ONLY, parse_name
from yonder_desktop.games.yro.fact_setting import PUT, cut_deck, deal_rest
from yonder_desktop.games.yro.fact_stands import seal, stand, stand_of
from yonder_desktop.games.yro.fact_values import read_value, write_value
from yonder_desktop.games.yro.flow import FLOW
from yonder_desktop.games.yro.state import State, empty_state
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.words import DO_TURN

Wanted = list[tuple[FactName, Numbers]]


def blank_position(tables: Tables, setup: Setup) -> State:
    """Turn 1 with nothing: no money, hands or guilds, all cards in the deck, no quests."""
    state = empty_state(tables, setup)
    state.rng = setup.seed & 0xFFFFFFFFFFFFFFFF
    state.turn = 1
    deal_rest(state)
    stand(state, "recruit")
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

    A position that stands at the beginning of a phase without questions is played on to the next question.
    """
    names = _names(state, facts)
    wanted = [(fact, read_value(state, fact, facts[fact.text])) for fact in names]
    for what in PUT:
        for fact, numbers in wanted:
            if fact.what == what:
                PUT[what](state, fact, numbers)
    _deal(state, wanted)
    memory.forget(state)
    stand(state, stand_of(state, wanted))
    _seal_plans(state, wanted)
    _check_result(state, wanted, facts)
    if state.agenda[-1].op >= DO_TURN:
        FLOW.run(state)


def _names(state: State, facts: Mapping[str, object]) -> list[FactName]:
    names = [parse_name(state, name) for name in facts]
    for fact in names:
        if fact.what.removeprefix("seat.") in READ_ONLY:
            raise BadFact(fact.text, facts[fact.text], Fault(N_("nothing, it can only be expected")))
        if fact.what in ALONE and state.seats > 1:
            raise BadFact(
                fact.text, facts[fact.text], Fault(N_("nothing, it belongs to the game of one seat"))
            )
    return names


def _deal(state: State, wanted: Wanted) -> None:
    deal_rest(state)
    pile_named = any(fact.what == "discard" for fact, _ in wanted)
    for fact, numbers in wanted:
        if fact.what == "deck_count":
            cut_deck(state, fact, numbers[0], pile_named)


def _seal_plans(state: State, wanted: Wanted) -> None:
    for fact, numbers in wanted:
        if fact.what == "seat.plan":
            seal(state, fact, numbers)


def _check_result(state: State, wanted: Wanted, facts: Mapping[str, object]) -> None:
    """Two facts may want the same card: then the first one no longer holds. Of the deck the top is compared."""
    for fact, numbers in wanted:
        if fact.what == "stands":
            continue
        now = GET[fact.what](state, fact)
        if fact.what == "deck":
            now = now[: len(numbers)]
        if write_value(state, fact, now) != write_value(state, fact, numbers):
            shown = write_value(state, fact, now)
            raise BadFact(
                fact.text,
                facts[fact.text],
                Fault(N_("{value}, since another fact says otherwise"), value=repr(shown)),
            )
