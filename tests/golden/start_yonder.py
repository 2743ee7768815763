"""What lies on the table of Yonder when the first question is asked, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import NO_CARD
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.things import amounts


def start_lines(state: State, seat_names: Sequence[str]) -> list[str]:
    """Harbour, top of the wharf, display, envoys in the city; then each seat with ship, supply and dealt cards."""
    names = Names(state.tables, seat_names)
    return [
        f"Harbour: {listed(names.ship(ship) for ship in state.harbour if ship != NO_CARD)}",
        f"Top of the wharf: {listed(names.ship(ship) for ship in state.wharf[:1])}",
        f"Display: {listed(names.card(card) for card in state.display if card != NO_CARD)}",
        f"City: {listed(names.envoy(envoy) for envoy in state.city_envoys if envoy != NO_CARD)}",
        *(seat_line(state, seat, names) for seat in range(state.seats)),
    ]


def seat_line(state: State, seat: int, names: Names) -> str:
    """One seat: the ships, what the supply holds, the cards of which one is kept."""
    ships = listed(names.ship(ship) for ship in state.ships[seat]) or "no ship yet"
    cards = listed(names.card(card) for card in state.hands[seat])
    return f"{names.seat_words(seat)}: {ships}; {plain(amounts(state.supply[seat]))}; dealt {cards}"


def listed(texts: Iterable[str]) -> str:
    """Texts with markup as one line of plain words."""
    return ", ".join(plain(text) for text in texts)
