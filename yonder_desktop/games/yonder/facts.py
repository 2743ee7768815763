"""The facts of a position by name, both ways: scenarios set them, expect them, and compare them.

A fact set takes its components from where they are: workers and arcana out of the general supply, cards and
ships out of stacks, slots, hands and settlements. Then empty stacks and wharf that are not named are dealt as they
lie in that round, from what is left; the general supply is what remains, unless `stock.…` says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.facts import BadFact, FactName, Numbers, UnknownFact, Value
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.core.questions import Frame
from yonder_desktop.games.yonder import fact_places as places
from yonder_desktop.games.yonder.fact_getting import GET
from yonder_desktop.games.yonder.fact_names import READ_ONLY, parse_name
from yonder_desktop.games.yonder.fact_setting import PUT
from yonder_desktop.games.yonder.fact_values import read_value, write_value
from yonder_desktop.games.yonder.state import State, empty_state, settlement_places
from yonder_desktop.games.yonder.tables import Tables, copy_key
from yonder_desktop.games.yonder.turn import begin_turn
from yonder_desktop.games.yonder.verbs import ASK_TURN, DO_CLEANUP
from yonder_desktop.games.yonder.words import ARCANA, DWARF, STUFF

__all__ = ["BadFact", "UnknownFact", "blank_position", "get_fact", "normal_fact", "set_facts"]


def blank_position(tables: Tables, setup: Setup) -> State:
    """Round 1 with nothing but headquarters: no goods, workers, cards or ships; the first seat's turn."""
    state = empty_state(tables, setup)
    board = tables.card_set.board
    state.rng = setup.seed
    state.round = 1
    for seat in range(setup.seats):
        state.buildings[seat] = (tables.index["building"][copy_key("headquarters", seat)],)
        state.places[seat] = settlement_places(tables, state.buildings[seat])
    state.display = places.padded((), board.building_slots)
    state.city_envoys = places.padded((), board.envoy_slots)
    state.harbour = places.padded((), board.harbour_slots)
    starting = [i for i, ship in enumerate(tables.ships) if ship.group == "starting"]
    state.start_ships = tuple(starting[: setup.seats])
    if tables.card_set.solo is not None and setup.seats == 1:
        state.olos_deck = tuple(range(len(tables.card_set.solo.cards)))
    _stand_at_turn(state, 0)
    return state


def _stand_at_turn(state: State, seat: int) -> None:
    """The beginning of a turn; cleanup waits until all have locked up."""
    state.agenda = [Frame(DO_CLEANUP, -1)]
    begin_turn(state, seat)


def get_fact(state: State, name: str) -> Value:
    """The fact called `name`. Raises UnknownFact."""
    fact = parse_name(state, name)
    return write_value(state, fact, GET[fact.what](state, fact))


def normal_fact(state: State, name: str, value: object) -> Value:
    """`value` as `get_fact` would write it, for comparing. Raises UnknownFact or BadFact."""
    fact = parse_name(state, name)
    return write_value(state, fact, read_value(state, fact, value))


def set_facts(state: State, facts: Mapping[str, object]) -> None:
    """Make the facts hold, at the turn of the active seat. Raises UnknownFact or BadFact, naming the fact."""
    wanted = [(fact, read_value(state, fact, facts[fact.text])) for fact in _names(state, facts)]
    for what in PUT:
        for fact, numbers in wanted:
            if fact.what == what:
                PUT[what](state, fact, numbers)
    places.deal_rest(state, [fact.what for fact, _ in wanted])
    _fill_general_supply(state, [fact.key for fact, _ in wanted if fact.what == "stock"])
    places.mark_seen(state)
    _check_result(state, wanted, facts)
    _ask_turn(state, [fact.what for fact, _ in wanted])


def _names(state: State, facts: Mapping[str, object]) -> list[FactName]:
    names = [parse_name(state, name) for name in facts]
    for fact in names:
        if fact.what.removeprefix("seat.") in READ_ONLY:
            raise BadFact(fact.text, facts[fact.text], Fault(N_("nothing, it can only be expected")))
    return names


def _fill_general_supply(state: State, named: list[int]) -> None:
    """What the box holds besides; `named` kinds keep the number a fact gave them."""
    limits, out = state.tables.card_set.board.limits, places.workers_out(state)
    for kind in range(5):
        if DWARF + kind not in named:
            state.stock[kind] = limits[DWARF + kind] - out[kind]
            if state.stock[kind] < 0:
                most = Fault(N_("at most {most} in the whole game"), most=limits[DWARF + kind])
                raise BadFact(STUFF[DWARF + kind], out[kind], most)
    if ARCANA not in named:
        state.stock_arcana = limits[ARCANA] - places.arcana_out(state)
        if state.stock_arcana < 0:
            raise BadFact(
                "arcana",
                places.arcana_out(state),
                Fault(N_("at most {most} in the whole game"), most=limits[ARCANA]),
            )


def _check_result(state: State, wanted: list[tuple[FactName, Numbers]], facts: Mapping[str, object]) -> None:
    """Two facts may want the same card: then the first one no longer holds."""
    for fact, numbers in wanted:
        now = write_value(state, fact, GET[fact.what](state, fact))
        if now != write_value(state, fact, numbers):
            raise BadFact(
                fact.text,
                facts[fact.text],
                Fault(N_("{value}, since another fact says otherwise"), value=repr(now)),
            )
    taken = [space for space in (*state.favour, state.olos_favour) if space > 0]
    if len(sorted(dict.fromkeys(taken))) < len(taken):
        raise BadFact("favour", taken, Fault(N_("one marker on a space above 0")))


def _ask_turn(state: State, named: list[str]) -> None:
    """Stand at the turn of the active seat; a turn flag that was set stays."""
    flags = (state.turn, state.placed, state.arcana_placed, state.fulfilled)
    if "active" in named or state.agenda[-1].op == ASK_TURN:
        _stand_at_turn(state, state.active)
    state.turn, state.placed, state.arcana_placed, state.fulfilled = flags
    state.pending = None
