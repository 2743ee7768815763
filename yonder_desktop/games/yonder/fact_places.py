"""Moving the components of a position to where facts want them, and dealing what no fact speaks of.

A card is at one place at most: putting it somewhere takes it from where it is. What is nowhere is in the box.
"""

from __future__ import annotations

from yonder_desktop.core.chance import shuffled
from yonder_desktop.games.yonder.primitives import show_wharf
from yonder_desktop.games.yonder.rounds import cards_of_letter, plays_ventures
from yonder_desktop.games.yonder.state import State, settlement_places
from yonder_desktop.games.yonder.words import ARCANA, DWARF, LETTERS, NO_CARD, NO_SHIP

Numbers = tuple[int, ...]
HEADQUARTERS = LETTERS[0]


def without(zone: Numbers, card: int) -> Numbers:
    """A zone that no longer holds `card`."""
    return tuple([other for other in zone if other != card])


def slots_without(zone: Numbers, card: int) -> Numbers:
    """Slots of the board, the one that held `card` now empty."""
    return tuple([NO_CARD if other == card else other for other in zone])


def take_building(state: State, card: int) -> None:
    """Put a building card into the box, with nothing on it any more."""
    for seat in range(state.seats):
        state.hands[seat] = without(state.hands[seat], card)
        state.buildings[seat] = without(state.buildings[seat], card)
        if state.secret[seat] == card:
            state.secret[seat] = NO_CARD
        if state.rejected[seat] == card:
            state.rejected[seat] = NO_CARD
    state.display = slots_without(state.display, card)
    state.building_stack = without(state.building_stack, card)
    state.coins[card] = 0
    state.held.pop(card, None)
    state.stash.pop(card, None)
    for spot in state.tables.card_spots[card]:
        state.spots[spot] = 0


def take_envoy(state: State, envoy: int) -> None:
    """Put an envoy card into the box; a ship on it goes there too."""
    for seat in range(state.seats):
        state.envoys[seat] = without(state.envoys[seat], envoy)
    state.city_envoys = slots_without(state.city_envoys, envoy)
    state.envoy_stack = without(state.envoy_stack, envoy)
    state.envoys_out = without(state.envoys_out, envoy)
    state.olos_camp = without(state.olos_camp, envoy)
    state.carried[envoy] = NO_SHIP
    state.envoy_coins[envoy] = 0


def take_ship(state: State, ship: int) -> None:
    """Put a ship into the box."""
    for seat in range(state.seats):
        state.ships[seat] = without(state.ships[seat], ship)
    state.harbour = slots_without(state.harbour, ship)
    state.wharf = without(state.wharf, ship)
    state.ships_out = without(state.ships_out, ship)
    for envoy in range(len(state.carried)):
        if state.carried[envoy] == ship:
            state.carried[envoy] = NO_SHIP


def set_settlement(state: State, seat: int, cards: Numbers) -> None:
    """The headquarters and these buildings, nothing else."""
    for card in [*state.buildings[seat], *cards]:
        if not is_headquarters(state, card):
            take_building(state, card)
    own = [card for card in state.buildings[seat] if is_headquarters(state, card)]
    state.buildings[seat] = (*own, *cards)
    for each in range(state.seats):
        state.places[each] = settlement_places(state.tables, state.buildings[each])


def is_headquarters(state: State, card: int) -> bool:
    """Whether a building card is somebody's headquarters."""
    return state.tables.buildings[card].letter == HEADQUARTERS


def padded(cards: Numbers, slots: int) -> Numbers:
    """Cards on the slots of the board, the last slots empty."""
    return cards + (NO_CARD,) * (slots - len(cards))


def used_buildings(state: State) -> list[bool]:
    """For every building card whether it lies in a zone."""
    used = [False] * len(state.tables.buildings)
    for zone in (*state.hands, *state.buildings, state.display, state.building_stack):
        for card in zone:
            if card != NO_CARD:
                used[card] = True
    return used


def used_envoys(state: State) -> list[bool]:
    """For every envoy card whether it lies in a zone."""
    used = [False] * len(state.tables.envoys)
    for zone in (*state.envoys, state.city_envoys, state.envoy_stack, state.envoys_out, state.olos_camp):
        for card in zone:
            if card != NO_CARD:
                used[card] = True
    return used


def used_ships(state: State) -> list[bool]:
    """For every ship whether it lies in a zone or on an envoy."""
    used = [False] * len(state.tables.ships)
    for zone in (*state.ships, state.harbour, state.wharf, state.ships_out, tuple(state.carried)):
        for ship in zone:
            if ship >= 0:
                used[ship] = True
    return used


def deal_rest(state: State, named: list[str]) -> None:
    """Fill empty stacks and wharf that are not `named` as in this round when nobody visited the wharf."""
    board = state.tables.card_set.board
    if not state.building_stack and "building_stack" not in named:
        letters = board.building_stack[board.building_slots * (state.round - 1) :]
        state.building_stack = _dealt(state, letters, _free_buildings(state), _building_letters(state))
    if not state.envoy_stack and "envoy_stack" not in named:
        letters = board.envoy_stack[board.envoy_slots * state.round :]
        state.envoy_stack = _dealt(state, letters, _free_envoys(state), _envoy_letters(state))
    if not state.wharf and "wharf" not in named:
        ships = _free_ships(state)
        state.wharf = ships[: max(0, len(ships) - ships_gone(state))]
    show_wharf(state)


def ships_gone(state: State) -> int:
    """How many free ships left the game unseen: those dealt to the harbour so far that lie nowhere now."""
    board = state.tables.card_set.board
    dealt = board.harbour_slots
    for row in board.rounds[: state.round - 1]:
        dealt += board.harbour_slots if row.deal_ships else 0
    used = used_ships(state)
    known = [used[i] for i, ship in enumerate(state.tables.ships) if ship.group in ship_groups(state)]
    return max(0, dealt - sum(known))


def _dealt(state: State, letters: tuple[str, ...], free: list[int], letter_of: list[str]) -> Numbers:
    """Cards of these letters from the free ones; a letter that has run out is left out."""
    pool, state.rng = shuffled(state.rng, free)
    stack: list[int] = []
    for letter in letters:
        for card in pool:
            if letter_of[card] == letter and card not in stack:
                stack.append(card)
                break
    return tuple(stack)


def _building_letters(state: State) -> list[str]:
    return [building.letter for building in state.tables.buildings]


def _envoy_letters(state: State) -> list[str]:
    return [envoy.letter for envoy in state.tables.envoys]


def _free_buildings(state: State) -> list[int]:
    used = used_buildings(state)
    return [card for letter in LETTERS[1:] for card in cards_of_letter(state, letter) if not used[card]]


def _free_envoys(state: State) -> list[int]:
    used, ventures = used_envoys(state), plays_ventures(state)
    return [
        card
        for card, envoy in enumerate(state.tables.envoys)
        if not used[card] and (ventures or not envoy.ventures)
    ]


def _free_ships(state: State) -> Numbers:
    used, groups = used_ships(state), ship_groups(state)
    free = [i for i, ship in enumerate(state.tables.ships) if not used[i] and ship.group in groups]
    ships, state.rng = shuffled(state.rng, free)
    return tuple(ships)


def ship_groups(state: State) -> tuple[str, ...]:
    """Groups of the ships that lie on the wharf at the start of this game."""
    return ("base", "ventures") if plays_ventures(state) else ("base",)


def workers_out(state: State) -> list[int]:
    """How many of each kind of worker stand or lie outside the general supply."""
    out = [0] * 5
    for own in state.supply:
        for kind in range(5):
            out[kind] += own[DWARF + kind]
    for mask in state.spots:
        for kind in range(5):
            out[kind] += mask >> kind & 1
    for card in state.held:
        for kind in state.held[card]:
            out[kind] += 1
    return out


def arcana_out(state: State) -> int:
    """How many arcana are outside the general supply."""
    return sum([own[ARCANA] for own in state.supply]) + state.upper.bit_count()


def mark_seen(state: State) -> None:
    """What lies open, or came from the display or the harbour, has been seen by everybody."""
    for seat in range(state.seats):
        for card in (*state.hands[seat], *state.buildings[seat]):
            if card != state.secret[seat]:
                state.shown |= 1 << card
    state.shown |= _mask(state.display)
    for zone in (*state.envoys, state.city_envoys, state.envoys_out, state.olos_camp):
        state.envoys_shown |= _mask(zone)
    for zone in (*state.ships, state.harbour, state.ships_out, tuple(state.carried)):
        state.ships_shown |= _mask(zone)


def _mask(zone: Numbers) -> int:
    mask = 0
    for card in zone:
        if card >= 0:
            mask |= 1 << card
    return mask
