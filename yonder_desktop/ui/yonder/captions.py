"""Words and faces of the table of Yonder: printed designs turned into what their faces show."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Protocol, TypeVar

from yonder_desktop.games.yonder.designs import Building, Envoy, Ship, UpperSpot
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.words import STUFF
from yonder_desktop.ui.yonder import signs
from yonder_desktop.ui.yonder.building_face import BuildingFace
from yonder_desktop.ui.yonder.envoy_face import EnvoyFace
from yonder_desktop.ui.yonder.ship_face import ShipFace
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext

Made = TypeVar("Made")


class CardWords(Protocol):
    """What the table needs of a game's words; `wording.contract.GameWords` has it all."""

    def name(self, key: str) -> str:
        """What the item with this key is called."""

    def rules_text(self, design: Any) -> str:
        """What a printed design does, in full sentences."""


def card_name(design: Building | Envoy | Ship) -> str:
    """The name printed on a card, in the language in use."""
    return pgettext("card", design.name)


def design_id(key: str) -> str:
    """The id of the design of a card key: `quarry~2` is a `quarry`."""
    return key.partition("~")[0]


class Faces:
    """Faces of cards and names of items by their keys; `words` gives the sentences.

    What was made once is kept: a table asks for the same ones again at every step.
    """

    def __init__(self, tables: Tables, words: CardWords) -> None:
        self.tables = tables
        self.words = words
        self._kept: dict[Hashable, Any] = {}

    def keep(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What was made under that key before, else now."""
        if key not in self._kept:
            self._kept[key] = make()
        made: Made = self._kept[key]
        return made

    def name(self, key: str) -> str:
        """What an item is called, "" if it has no name."""
        return self.keep(("name", key), lambda: self._named(key))

    def _named(self, key: str) -> str:
        name = self.words.name(key)
        return "" if name == key else name

    def sign(self, place: UpperSpot) -> str:
        """What a place of the upper city gives, in pictures."""
        return self.keep(("upper", place.id), lambda: signs.steps(place.effect))

    def building(self, key: str, coins: int = 0, fish: int = 0, built: bool = False) -> BuildingFace:
        """The face of a building card; once built its worker places are items of their own."""
        return self.keep(
            ("building", key, coins, fish, built), lambda: self._building(key, coins, fish, built)
        )

    def _building(self, key: str, coins: int, fish: int, built: bool) -> BuildingFace:
        design = self.tables.buildings[self.tables.index["building"][key]]
        badges = [
            name
            for name, shown in (("dwarf_discount", design.dwarf_icon), ("ogre_double", design.ogre_icon))
            if shown
        ]
        price = tuple(STUFF[index] for index, number in enumerate(design.cost) for _ in range(number))
        return BuildingFace(
            id=design.id,
            name=card_name(design),
            letter=design.letter,
            price=price,
            symbols=signs.building(design),
            text=self.words.rules_text(design),
            foot=_building_foot(design),
            spots=design.spots,
            badges=tuple(badges),
            coins=coins,
            fish=fish,
            built=built,
        )

    def envoy(
        self,
        key: str,
        coins: int = 0,
        colour: str = "",
        ship: str = "",
        hidden: bool = False,
        awaits: bool = False,
    ) -> EnvoyFace:
        """The face of an envoy card; `colour` and `ship` say whose ship lies there, `awaits` that one is due."""
        how = (coins, colour, ship, hidden, awaits)
        return self.keep(("envoy", key, *how), lambda: self._envoy(key, *how))

    def _envoy(self, key: str, coins: int, colour: str, ship: str, hidden: bool, awaits: bool) -> EnvoyFace:
        design = self.tables.envoys[self.tables.index["envoy"][key]]
        return EnvoyFace(
            id=design.id,
            name=card_name(design),
            letter=design.letter,
            range=signs.deliveries(design),
            price=signs.price(design.price),
            bonus=signs.bonus(design),
            text=self.words.rules_text(design),
            headline=_deliveries(design),
            foot=gettext("Envoy {letter} · open at lock-up: −{loss} gold").format(
                letter=design.letter, loss=self.tables.card_set.board.unfulfilled
            ),
            coins=coins,
            served_by=colour,
            awaits=awaits,
            ship=ship,
            hidden=hidden,
        )

    def ship(self, key: str) -> ShipFace:
        """The face of a ship."""
        return self.keep(("ship", key), lambda: self._ship(key))

    def _ship(self, key: str) -> ShipFace:
        design = self.tables.ships[self.tables.index["ship"][key]]
        starting = design.group == "starting"
        return ShipFace(
            id=design.id,
            name=card_name(design),
            cargo=signs.cargo(design),
            short=signs.ability(design),
            text=self.words.rules_text(design),
            foot=gettext("Starting ship") if starting else gettext("Ship"),
            cargo_title=pgettext("cargo of a ship", "brings"),
            colour=design.colour if starting else "",
        )


def _building_foot(design: Building) -> str:
    if design.letter == "HQ":
        return gettext("Headquarters · worker place")
    kinds = {
        "spot": gettext("Building {letter} · worker place"),
        "ongoing": gettext("Building {letter} · always on"),
        "endgame": gettext("Building {letter} · end of the game"),
    }
    return kinds[design.kind].format(letter=design.letter)


def _deliveries(design: Envoy) -> str:
    if design.most == design.least:
        return ngettext("{n} delivery", "{n} deliveries, each", design.most).format(n=design.most)
    return gettext("{least} to {most} deliveries, each").format(least=design.least, most=design.most)
