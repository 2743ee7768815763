"""Reading facts from a position: one function a kind of fact, named in GET."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.facts import FactName, Numbers
from yonder_desktop.games.yonder import fact_places as places
from yonder_desktop.games.yonder import olos
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import ARCANA, DWARF, LETTERS, NO_CARD, STUFF

OLOS_FIELDS = {
    "olos.gold": "olos_gold",
    "olos.favour": "olos_favour",
    "olos.ships": "olos_ships",
    "olos.turned": "olos_done",
    "olos.locked": "olos_locked",
}
SEAT_ZONES = {"seat.hand": "hands", "seat.ships": "ships"}


def _get_number(state: State, fact: FactName) -> Numbers:
    value: int = getattr(state, fact.what)
    return (value,)


def _get_zone(state: State, fact: FactName) -> Numbers:
    zone: Numbers = getattr(state, fact.what)
    return tuple([card for card in zone if card != NO_CARD])


def _get_seat_number(state: State, fact: FactName) -> Numbers:
    values: list[int] = getattr(state, fact.what.removeprefix("seat."))
    return (values[fact.seat],)


def _get_seat_zone(state: State, fact: FactName) -> Numbers:
    zones: list[Numbers] = getattr(state, SEAT_ZONES[fact.what])
    return zones[fact.seat]


def _get_stuff(state: State, fact: FactName) -> Numbers:
    return (state.supply[fact.seat][STUFF.index(fact.what.removeprefix("seat."))],)


def _get_supply(state: State, fact: FactName) -> Numbers:
    return tuple(state.supply[fact.seat])


def _get_settlement(state: State, fact: FactName) -> Numbers:
    return tuple([card for card in state.buildings[fact.seat] if not places.is_headquarters(state, card)])


def _get_served(state: State, fact: FactName) -> Numbers:
    numbers: list[int] = []
    for envoy in sorted(state.envoys[fact.seat]):
        numbers += (envoy, state.carried[envoy])
    return tuple(numbers)


def _get_start_ship(state: State, fact: FactName) -> Numbers:
    return (state.start_ships[fact.seat],)


def _get_upper(state: State, fact: FactName) -> Numbers:
    return tuple([place for place in range(len(state.tables.index["upper"])) if state.upper >> place & 1])


def _get_spot(state: State, fact: FactName) -> Numbers:
    return tuple([DWARF + kind for kind in range(5) if state.spots[fact.key] >> kind & 1])


def _get_held(state: State, fact: FactName) -> Numbers:
    return tuple([DWARF + kind for kind in sorted(state.held.get(fact.key, ()))])


def _get_coins(state: State, fact: FactName) -> Numbers:
    return ((state.coins + state.envoy_coins)[fact.key],)


def _get_stash(state: State, fact: FactName) -> Numbers:
    return (state.stash.get(fact.key, 0),)


def _get_stock(state: State, fact: FactName) -> Numbers:
    return (state.stock_arcana if fact.key == ARCANA else state.stock[fact.key - DWARF],)


def _get_count(state: State, fact: FactName) -> Numbers:
    """Facts that only count what other facts list."""
    if fact.what == "market":
        return (state.tables.card_set.board.rounds[state.round - 1].market,)
    if fact.what == "open_spots":
        return (len(state.tables.city_spots_open[state.seats]),)
    if fact.what == "seat.workers":
        return (sum(state.supply[fact.seat][DWARF:]),)
    if fact.what == "seat.hand_count":
        return (len(state.hands[fact.seat]),)
    if fact.what == "seat.building_count":
        return (len(state.buildings[fact.seat]),)
    zone = state.wharf if fact.what == "wharf_count" else state.harbour
    return (len([ship for ship in zone if ship >= 0]),)


def _get_olos(state: State, fact: FactName) -> Numbers:
    value: int = getattr(state, OLOS_FIELDS[fact.what])
    return (value,)


def _get_olos_cards(state: State, fact: FactName) -> Numbers:
    return state.olos_camp if fact.what == "olos.camp" else state.olos_deck


def _get_olos_total(state: State, fact: FactName) -> Numbers:
    return (sum([gold for _, gold in olos.total(state)]),)


def _get_letters(state: State, fact: FactName) -> Numbers:
    """The letters of the cards of a zone, sorted for slots, from the top for stacks."""
    tables = state.tables
    if fact.what in ("display_letters", "building_stack_letters"):
        zone = state.display if fact.what == "display_letters" else state.building_stack
        numbers = [LETTERS.index(tables.buildings[card].letter) for card in zone if card >= 0]
    else:
        zone = state.city_envoys if fact.what == "city_envoy_letters" else state.envoy_stack
        numbers = [LETTERS.index(tables.envoys[card].letter) for card in zone if card >= 0]
    return tuple(numbers if "stack" in fact.what else sorted(numbers))


Getter = Callable[[State, FactName], Numbers]

GET: dict[str, Getter] = {
    "round": _get_number,
    "first": _get_number,
    "active": _get_number,
    "placed": _get_number,
    "arcana_placed": _get_number,
    "fulfilled": _get_number,
    "over": _get_number,
    "lock_order": _get_zone,
    "display": _get_zone,
    "city_envoys": _get_zone,
    "harbour": _get_zone,
    "wharf": _get_zone,
    "building_stack": _get_zone,
    "envoy_stack": _get_zone,
    "ships_out": _get_zone,
    "envoys_out": _get_zone,
    "upper": _get_upper,
    "market": _get_count,
    "open_spots": _get_count,
    "harbour_count": _get_count,
    "wharf_count": _get_count,
    "display_letters": _get_letters,
    "city_envoy_letters": _get_letters,
    "building_stack_letters": _get_letters,
    "envoy_stack_letters": _get_letters,
    **{f"seat.{name}": _get_stuff for name in STUFF},
    "seat.supply": _get_supply,
    "seat.gold": _get_seat_number,
    "seat.favour": _get_seat_number,
    "seat.locked": _get_seat_number,
    "seat.secret": _get_seat_number,
    "seat.rejected": _get_seat_number,
    "seat.hand": _get_seat_zone,
    "seat.ships": _get_seat_zone,
    "seat.settlement": _get_settlement,
    "seat.envoys": _get_served,
    "seat.start_ship": _get_start_ship,
    "seat.workers": _get_count,
    "seat.hand_count": _get_count,
    "seat.building_count": _get_count,
    "spot": _get_spot,
    "held": _get_held,
    "coins": _get_coins,
    "stash": _get_stash,
    "stock": _get_stock,
    **dict.fromkeys(OLOS_FIELDS, _get_olos),
    "olos.camp": _get_olos_cards,
    "olos.deck": _get_olos_cards,
    "olos.total": _get_olos_total,
}
