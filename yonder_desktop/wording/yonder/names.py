"""What the items of Yonder's table are called, and live names for sentences."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.games.yonder.designs import OrderCard, Solo
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.words import DWARF, NOBODY, STUFF
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import escape, link, unbroken
from yonder_desktop.wording.yonder.things import noun

CARD_PLACES = ("hand", "display", "card")


def printed(name: str) -> str:
    """A name printed on a card, in the language in use."""
    return unbroken(pgettext("card", name))


class Names:
    """Names for the cards of one set and the seats of one table."""

    def __init__(self, tables: Tables, seat_names: Sequence[str] = ()) -> None:
        self.tables = tables
        self.seat_names = seat_names

    def seat(self, seat: int) -> str:
        """The name of a seat, safe inside a sentence; that of the opponent without a seat for -1."""
        return escape(self.seat_words(seat))

    def seat_words(self, seat: int) -> str:
        """The name of a seat as plain text."""
        if seat < 0:
            return self.olos()
        return (
            self.seat_names[seat] if seat < len(self.seat_names) else gettext("Seat {n}").format(n=seat + 1)
        )

    def olos(self) -> str:
        """The opponent of the solo game."""
        # Translators: the name of the ogre captain, the opponent of the solo game
        return gettext("Olos")

    def card(self, card: int) -> str:
        """The live name of a building card."""
        return link(f"card:{self.tables.building_keys[card]}", printed(self.tables.buildings[card].name))

    def envoy(self, envoy: int) -> str:
        """The live name of an envoy."""
        return link(f"envoy:{self.tables.envoy_keys[envoy]}", printed(self.tables.envoys[envoy].name))

    def ship(self, ship: int) -> str:
        """The live name of a ship."""
        return link(f"ship:{self.tables.ship_keys[ship]}", printed(self.tables.ships[ship].name))

    def spot(self, spot: int) -> str:
        """The live name of a place for workers."""
        return link(f"spot:{self.tables.spots[spot].key}", self.spot_words(spot))

    def upper(self, place: int) -> str:
        """The live name of a place in the upper city."""
        spot = self.tables.card_set.board.upper[place]
        return link(f"upper:{spot.id}", printed(spot.name))

    def favour(self, space: int) -> str:
        """The live name of a space of the favour track; 0 is below the track."""
        if space < 1:
            return gettext("the start of the favour track")
        return link(f"favour:{space}", printed(self.tables.card_set.board.favour[space - 1].name))

    def city_spots(self) -> dict[str, str]:
        """The live names of the city spots by id."""
        spots = self.tables.card_set.board.city_spots
        return {spot.id: link(f"spot:{spot.id}", printed(spot.name)) for spot in spots}

    def solo(self) -> Solo:
        """The solo rules of the card set; a set without them has no solo game, and so nothing to be told of it."""
        solo = self.tables.card_set.solo
        assert solo is not None
        return solo

    def order(self, number: int) -> str:
        """The live name of an order card of Olos."""
        card = self.order_card(number)
        return link(f"order:{card.id}", printed(card.name))

    def order_card(self, number: int) -> OrderCard:
        """An order card of Olos by its number in the card set."""
        return self.solo().cards[number]

    def spot_words(self, spot: int) -> str:
        """A place for workers in plain words; a headquarters with its owner."""
        place = self.tables.spots[spot]
        if place.card != NOBODY and self.tables.buildings[place.card].letter == "HQ":
            return self.headquarters(place.card)
        return printed(place.name)

    def headquarters(self, card: int) -> str:
        """A headquarters and the seat that has it: they are dealt in the order of the seats."""
        cards = [other for other, design in enumerate(self.tables.buildings) if design.letter == "HQ"]
        return gettext("headquarters of {owner}").format(owner=self.seat_words(cards.index(card)))

    def item(self, key: str) -> str:
        """What the item with this key is called, in plain words; the key itself for one that nobody knows."""
        kind, _, rest = key.partition(":")
        if kind in FIXED and not rest:
            return fixed_names()[kind]
        if kind == "piece":
            return self._piece(rest)
        if kind.startswith("seat") and kind[4:].isdecimal() and not rest:
            return self.seat_words(int(kind[4:]) - 1)
        try:
            return self._named(kind, rest)
        except (KeyError, ValueError):
            return key

    def _named(self, kind: str, rest: str) -> str:
        index = self.tables.index
        if kind in ("worker", "stock"):
            return noun(STUFF.index(rest, DWARF), 1)
        if kind in CARD_PLACES:
            card = index["building"][rest]
            is_headquarters = self.tables.buildings[card].letter == "HQ"
            return self.headquarters(card) if is_headquarters else printed(self.tables.buildings[card].name)
        if kind in ("ship", "harbour"):
            return printed(self.tables.ships[index["ship"][rest]].name)
        if kind == "envoy":
            return printed(self.tables.envoys[index["envoy"][rest]].name)
        if kind == "spot":
            return self.spot_words(index["spot"][rest])
        if kind == "upper":
            return printed(self.tables.card_set.board.upper[index["upper"][rest]].name)
        return printed(self._other_names()[kind][rest])

    def _other_names(self) -> dict[str, dict[str, str]]:
        """Printed names of what is not numbered by the tables, by kind and key."""
        solo = self.tables.card_set.solo
        return {
            "favour": {str(space.space): space.name for space in self.tables.card_set.board.favour},
            "order": {card.id: card.name for card in solo.cards} if solo is not None else {},
            "level": {str(level.level): level.name for level in solo.levels} if solo is not None else {},
        }

    def _piece(self, rest: str) -> str:
        worker, _, place = rest.partition("@")
        where = self._place(place)
        if worker not in STUFF or where is None:
            return f"piece:{rest}"
        text = gettext("{worker} on {place}")
        return text.format(worker=noun(STUFF.index(worker), 1), place=where)

    def _place(self, key: str) -> str | None:
        if key in self.tables.index["spot"]:
            return self.spot_words(self.tables.index["spot"][key])
        if key in self.tables.index["building"]:
            return printed(self.tables.buildings[self.tables.index["building"][key]].name)
        return None

    def place(self, key: str) -> str:
        """The live name of a spot or of a card that holds workers, by its key in a token."""
        if key in self.tables.index["spot"]:
            return self.spot(self.tables.index["spot"][key])
        if key in self.tables.index["building"]:
            return self.card(self.tables.index["building"][key])
        return escape(key)

    def by_key(self, kind: str, key: str) -> str:
        """The live name of a building, envoy, ship or upper-city place by its key in a token."""
        number = self.tables.index[kind].get(key)
        if number is None:
            return escape(key)
        named = {"building": self.card, "envoy": self.envoy, "ship": self.ship, "upper": self.upper}
        return named[kind](number)


FIXED = ("arcana", "settlement", "hand", "supply", "wharf", "lock_up", "end", "olos", "rival")


def fixed_names() -> dict[str, str]:
    """Items that are one of a kind."""
    return {
        "arcana": noun(6, 1),
        "settlement": gettext("your settlement"),
        "hand": gettext("your hand"),
        "supply": gettext("your supply"),
        "wharf": gettext("the wharf"),
        "lock_up": gettext("Lock up"),
        "end": gettext("End the turn"),
        "olos": gettext("Captain Olos"),
        "rival": gettext("Captain Olos"),
    }
