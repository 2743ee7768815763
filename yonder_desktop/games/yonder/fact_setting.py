"""Making facts hold in a position: one function a kind of fact, named in PUT, in the order of PUT."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.facts import BadFact, FactName, Numbers
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder import fact_places as places
from yonder_desktop.games.yonder import olos
from yonder_desktop.games.yonder.fact_getting import OLOS_FIELDS
from yonder_desktop.games.yonder.fact_values import write_value
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import ARCANA, DWARF, ELF, NO_CARD, NOBODY, STUFF


def _put_number(state: State, fact: FactName, numbers: Numbers) -> None:
    setattr(state, fact.what, numbers[0])


def _put_seat_number(state: State, fact: FactName, numbers: Numbers) -> None:
    values: list[int] = getattr(state, fact.what.removeprefix("seat."))
    values[fact.seat] = numbers[0]


def _put_stuff(state: State, fact: FactName, numbers: Numbers) -> None:
    state.supply[fact.seat][STUFF.index(fact.what.removeprefix("seat."))] = numbers[0]


def _put_supply(state: State, fact: FactName, numbers: Numbers) -> None:
    state.supply[fact.seat] = list(numbers)


def _put_locked(state: State, fact: FactName, numbers: Numbers) -> None:
    """A seat that locks up by a fact stands after those that did so before."""
    state.locked[fact.seat] = numbers[0]
    order = places.without(state.lock_order, fact.seat)
    state.lock_order = (*order, fact.seat) if numbers[0] else order


def _put_lock_order(state: State, fact: FactName, numbers: Numbers) -> None:
    state.lock_order = numbers
    for seat in range(state.seats):
        state.locked[seat] = int(seat in numbers)


def _put_hand(state: State, fact: FactName, numbers: Numbers) -> None:
    for card in (*state.hands[fact.seat], *numbers):
        _no_headquarters(state, fact, card, numbers)
        places.take_building(state, card)
    state.hands[fact.seat] = numbers


def _put_secret(state: State, fact: FactName, numbers: Numbers) -> None:
    card = numbers[0]
    if card != NO_CARD and card not in state.hands[fact.seat]:
        raise BadFact(
            fact.text, write_value(state, fact, numbers), Fault(N_("a card of the hand of that seat"))
        )
    state.secret[fact.seat] = card


def _put_settlement(state: State, fact: FactName, numbers: Numbers) -> None:
    for card in numbers:
        _no_headquarters(state, fact, card, numbers)
    places.set_settlement(state, fact.seat, numbers)


def _no_headquarters(state: State, fact: FactName, card: int, numbers: Numbers) -> None:
    if places.is_headquarters(state, card):
        allowed = Fault(N_("other buildings, since every seat has its headquarters"))
        raise BadFact(fact.text, write_value(state, fact, numbers), allowed)


def _put_display(state: State, fact: FactName, numbers: Numbers) -> None:
    slots = state.tables.card_set.board.building_slots
    for card in filled(numbers):
        _no_headquarters(state, fact, card, numbers)
        places.take_building(state, card)
    state.display = _slots(state, fact, numbers, slots)


def filled(slots: Numbers) -> Numbers:
    """The cards that lie on slots."""
    return tuple([card for card in slots if card != NO_CARD])


def _slots(state: State, fact: FactName, numbers: Numbers, slots: int) -> Numbers:
    """Cards on slots from left to right, NO_CARD where one is left empty."""
    if len(numbers) > slots:
        raise BadFact(
            fact.text, write_value(state, fact, numbers), Fault(N_("at most {slots} cards"), slots=slots)
        )
    return places.padded(numbers, slots)


def _put_building_stack(state: State, fact: FactName, numbers: Numbers) -> None:
    for card in numbers:
        _no_headquarters(state, fact, card, numbers)
        places.take_building(state, card)
    state.building_stack = numbers


def _put_envoys(state: State, fact: FactName, numbers: Numbers) -> None:
    """Pairs of an envoy and what lies on it; one ship may lie on two (R20)."""
    ships = [numbers[i] for i in range(1, len(numbers), 2) if numbers[i] >= 0]
    for ship in ships:
        places.take_ship(state, ship)
    for envoy in (*state.envoys[fact.seat], *numbers[::2]):
        places.take_envoy(state, envoy)
    state.envoys[fact.seat] = numbers[::2]
    for place in range(0, len(numbers), 2):
        state.carried[numbers[place]] = numbers[place + 1]


def _put_city_envoys(state: State, fact: FactName, numbers: Numbers) -> None:
    for envoy in filled(numbers):
        places.take_envoy(state, envoy)
    state.city_envoys = _slots(state, fact, numbers, state.tables.card_set.board.envoy_slots)


def _put_envoy_zone(state: State, fact: FactName, numbers: Numbers) -> None:
    for envoy in numbers:
        places.take_envoy(state, envoy)
    setattr(state, fact.what, numbers)


def _put_ships(state: State, fact: FactName, numbers: Numbers) -> None:
    for ship in numbers:
        places.take_ship(state, ship)
    state.ships[fact.seat] = numbers


def _put_start_ship(state: State, fact: FactName, numbers: Numbers) -> None:
    """The ship a seat began with; another seat that had it gets the one left over."""
    own = list(state.start_ships)
    if numbers[0] in own:
        own[own.index(numbers[0])] = own[fact.seat]
    own[fact.seat] = numbers[0]
    state.start_ships = tuple(own)


def _put_harbour(state: State, fact: FactName, numbers: Numbers) -> None:
    for ship in filled(numbers):
        places.take_ship(state, ship)
    state.harbour = _slots(state, fact, numbers, state.tables.card_set.board.harbour_slots)


def _put_ship_zone(state: State, fact: FactName, numbers: Numbers) -> None:
    for ship in numbers:
        places.take_ship(state, ship)
    setattr(state, fact.what, numbers)


def _put_upper(state: State, fact: FactName, numbers: Numbers) -> None:
    state.upper = 0
    for place in numbers:
        state.upper |= 1 << place


def _put_spot(state: State, fact: FactName, numbers: Numbers) -> None:
    """At most one elf and one other worker (R2, R3), on a spot that exists in this game."""
    spot = state.tables.spots[fact.key]
    elves = len([kind for kind in numbers if kind == ELF])
    if elves > 1 or len(numbers) - elves > 1:
        raise BadFact(
            fact.text, write_value(state, fact, numbers), Fault(N_("at most one elf and one other worker"))
        )
    if spot.card == NOBODY and fact.key not in state.tables.city_spots_open[state.seats]:
        allowed = Fault(N_("nothing, since it is closed with {seats} seats"), seats=state.seats)
        raise BadFact(fact.text, write_value(state, fact, numbers), allowed)
    if spot.card != NOBODY:
        _in_a_settlement(state, fact, spot.card, numbers)
    state.spots[fact.key] = 0
    for kind in numbers:
        state.spots[fact.key] |= 1 << kind - DWARF


def _in_a_settlement(state: State, fact: FactName, card: int, numbers: Numbers) -> None:
    for cards in state.buildings:
        if card in cards:
            return
    raise BadFact(
        fact.text, write_value(state, fact, numbers), Fault(N_("nothing, since it is in no settlement"))
    )


def _put_held(state: State, fact: FactName, numbers: Numbers) -> None:
    _in_a_settlement(state, fact, fact.key, numbers)
    state.held.pop(fact.key, None)
    if numbers:
        state.held[fact.key] = tuple([kind - DWARF for kind in numbers])


def _put_coins(state: State, fact: FactName, numbers: Numbers) -> None:
    first_envoy = len(state.coins)
    if fact.key < first_envoy:
        _in_a_settlement(state, fact, fact.key, numbers)
        state.coins[fact.key] = numbers[0]
    else:
        state.envoy_coins[fact.key - first_envoy] = numbers[0]


def _put_stash(state: State, fact: FactName, numbers: Numbers) -> None:
    _in_a_settlement(state, fact, fact.key, numbers)
    state.stash.pop(fact.key, None)
    if numbers[0]:
        state.stash[fact.key] = numbers[0]


def _put_stock(state: State, fact: FactName, numbers: Numbers) -> None:
    if fact.key == ARCANA:
        state.stock_arcana = numbers[0]
    else:
        state.stock[fact.key - DWARF] = numbers[0]


def _put_olos(state: State, fact: FactName, numbers: Numbers) -> None:
    setattr(state, OLOS_FIELDS[fact.what], numbers[0])


def _put_olos_locked(state: State, fact: FactName, numbers: Numbers) -> None:
    """Locked up he has turned up all his cards of the round."""
    state.olos_locked = numbers[0]
    if numbers[0]:
        state.olos_done = cards_of_round(state)


def _put_olos_turned(state: State, fact: FactName, numbers: Numbers) -> None:
    """Cards turned up this round; after the last one he has locked up."""
    if (numbers[0] == cards_of_round(state)) != bool(state.olos_locked):
        allowed = Fault(
            N_("fewer than {number} in this round, or so many and locked up"), number=cards_of_round(state)
        )
        raise BadFact(fact.text, numbers[0], allowed)
    state.olos_done = numbers[0]


def cards_of_round(state: State) -> int:
    """How many order cards Olos turns up this round."""
    return olos.level(state).cards_per_round[state.round - 1]


def _put_olos_camp(state: State, fact: FactName, numbers: Numbers) -> None:
    for envoy in numbers:
        places.take_envoy(state, envoy)
    state.olos_camp = numbers


def _put_olos_deck(state: State, fact: FactName, numbers: Numbers) -> None:
    state.olos_deck = numbers


Setter = Callable[[State, FactName, Numbers], None]

PUT: dict[str, Setter] = {
    "round": _put_number,
    "first": _put_number,
    "active": _put_number,
    "placed": _put_number,
    "arcana_placed": _put_number,
    "fulfilled": _put_number,
    "upper": _put_upper,
    "seat.supply": _put_supply,
    **{f"seat.{name}": _put_stuff for name in STUFF},
    "seat.gold": _put_seat_number,
    "seat.favour": _put_seat_number,
    "seat.locked": _put_locked,
    "lock_order": _put_lock_order,
    "seat.settlement": _put_settlement,
    "seat.hand": _put_hand,
    "seat.secret": _put_secret,
    "display": _put_display,
    "building_stack": _put_building_stack,
    "seat.start_ship": _put_start_ship,
    "seat.ships": _put_ships,
    "seat.envoys": _put_envoys,
    "city_envoys": _put_city_envoys,
    "envoy_stack": _put_envoy_zone,
    "envoys_out": _put_envoy_zone,
    "harbour": _put_harbour,
    "wharf": _put_ship_zone,
    "ships_out": _put_ship_zone,
    "spot": _put_spot,
    "held": _put_held,
    "coins": _put_coins,
    "stash": _put_stash,
    "stock": _put_stock,
    "olos.gold": _put_olos,
    "olos.favour": _put_olos,
    "olos.ships": _put_olos,
    "olos.camp": _put_olos_camp,
    "olos.deck": _put_olos_deck,
    "olos.locked": _put_olos_locked,
    "olos.turned": _put_olos_turned,
}
