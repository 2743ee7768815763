"""What the layout of the table depends on: which things lie where, by their item keys. Made from a view. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.games.yonder.view import View
from yonder_desktop.games.yonder.words import NO_CARD, STUFF, WORKERS

SPOT_ORDER = ("wood_spot", "ore_spot", "hay_spot", "grain_spot", "meat_spot", "fish_spot", "city_gates", "architect",
              "audience_chamber", "builders", "marketplace", "arcana_market", "shipwright")  # fmt: skip
WORKER_ORDER = ("ogre", "elf", "goblin", "dwarf", "skeleton")
GOODS = ("wood", "ore", "hay", "grain", "meat", "fish")


@dataclass(frozen=True)
class CardPlace:
    """A card in a settlement: its key and the keys of its worker spots (none for an envoy)."""

    key: str
    spots: tuple[str, ...] = ()
    is_envoy: bool = False


@dataclass(frozen=True)
class Holding:
    """The settlement of a seat and the ships in its supply."""

    seat: int
    cards: tuple[CardPlace, ...]
    ships: tuple[str, ...]


@dataclass(frozen=True)
class Facts:
    """Everything that has a place. `home` is the seat at the front edge; `others` follow it clockwise.

    city: every city spot with the keys of its open places. display, envoys, harbour: keys by slot, "" for a gap.
    hand: keys of the open hand, or as many "" as cards are held hidden. camp, orders: what Olos has in a solo game.
    """

    home: int
    others: tuple[int, ...]
    holdings: tuple[Holding, ...]
    city: tuple[tuple[str, tuple[str, ...]], ...]
    upper: tuple[tuple[str, int, bool], ...]
    favour_spaces: int
    rounds: int
    display: tuple[str, ...]
    envoys: tuple[str, ...]
    harbour: tuple[str, ...]
    hand: tuple[str, ...]
    is_solo: bool = False
    camp: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()


def facts_of(view: View, home: int) -> Facts:
    """The facts of a view, seen from the seat `home`."""
    board = view.tables.card_set.board
    others = tuple((home + step) % view.seats for step in range(1, view.seats))
    return Facts(
        home=home,
        others=others,
        holdings=tuple(_holding(view, seat) for seat in range(view.seats)),
        city=_city(view),
        upper=tuple((upper.id, upper.link, upper.top) for upper in board.upper),
        favour_spaces=len(board.favour),
        rounds=len(board.rounds),
        display=_slots(view.tables.building_keys, view.display, board.building_slots),
        envoys=_slots(view.tables.envoy_keys, view.city_envoys, board.envoy_slots),
        harbour=_slots(view.tables.ship_keys, view.harbour, board.harbour_slots),
        hand=_hand(view, home),
        is_solo=is_solo(view),
        camp=tuple(view.tables.envoy_keys[card] for card in view.olos_camp),
        orders=orders_of(view),
    )


def is_solo(view: View) -> bool:
    """Whether the game is played against Captain Olos."""
    return view.seats == 1 and view.tables.card_set.solo is not None


def orders_of(view: View) -> tuple[str, ...]:
    """The order cards that Olos has turned up this round, by id."""
    solo = view.tables.card_set.solo
    return tuple(solo.cards[number].id for number in view.olos_turned) if solo is not None else ()


def _slots(keys: list[str], cards: tuple[int, ...], slots: int) -> tuple[str, ...]:
    padded = [*cards, *([NO_CARD] * slots)][: max(slots, len(cards))]
    return tuple(keys[card] if card >= 0 else "" for card in padded)


def _hand(view: View, home: int) -> tuple[str, ...]:
    if view.seat == home:
        return tuple(view.tables.building_keys[card] for card in view.hand)
    return ("",) * view.hand_counts[home]


def _holding(view: View, seat: int) -> Holding:
    tables = view.tables
    cards = [
        CardPlace(
            tables.building_keys[card], tuple(tables.spots[spot].key for spot in tables.card_spots[card])
        )
        for card in view.buildings[seat]
    ]
    cards += [CardPlace(tables.envoy_keys[card], is_envoy=True) for card in view.envoys[seat]]
    ships = tuple(tables.ship_keys[ship] for ship in view.ships[seat])
    return Holding(seat, tuple(cards), ships)


def _city(view: View) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """City spots in the order of the board, known ones first."""
    tables = view.tables
    places: dict[str, list[str]] = {}
    for spot in tables.city_spots_open[view.seats]:
        city_spot = tables.card_set.board.city_spots[tables.spots[spot].city_spot]
        places.setdefault(city_spot.id, []).append(tables.spots[spot].key)
    known = [name for name in SPOT_ORDER if name in places]
    return tuple(
        (name, tuple(places[name])) for name in [*known, *(n for n in places if n not in SPOT_ORDER)]
    )


def workers_on(mask: int) -> tuple[str, ...]:
    """Names of the workers of a spot's bit mask; an elf that shares the spot stands last."""
    kinds = [STUFF[kind] for bit, kind in enumerate(WORKERS) if mask >> bit & 1]
    return tuple(sorted(kinds, key=lambda name: name == "elf"))
