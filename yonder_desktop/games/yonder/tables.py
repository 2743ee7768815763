"""Tables: the copies of the cards with their numbers and keys, and the worker spots, worked out once a card set.

A *card* is a copy of a design. Building cards, envoy cards, ships and spots are numbered from 0, each on their own.
Keys are the design's id, with `~2`, `~3` for further copies; spots are the id, with `.2` for the second place.
"""

from __future__ import annotations

from yonder_desktop.core.questions import Option
from yonder_desktop.games.yonder.designs import Building, CardSet, CitySpot, Envoy, Ship, Step
from yonder_desktop.games.yonder.verbs import PLACE
from yonder_desktop.games.yonder.words import (
    ALTERNATIVE_COST,
    DISCOUNT,
    FREE_DELIVERY,
    NOBODY,
    ON_BEFORE_FULFIL,
    ON_COPY,
)


def copy_key(name: str, copy: int) -> str:
    """The key of the copy-th (from 0) card of a design."""
    return name if copy == 0 else f"{name}~{copy + 1}"


class Spot:
    """A place for workers: on the city board (`card` is -1) or on a building card.

    `twin` is the spot just before it that gives the same (second places), or -1. `least_seats` is the number of
    seats from which a city spot is open.
    """

    __slots__ = (
        "card",
        "city_spot",
        "dwarf_icon",
        "effect",
        "key",
        "least_seats",
        "name",
        "ogre_icon",
        "twin",
    )

    def __init__(
        self,
        key: str,
        name: str,
        card: int,
        city_spot: int,
        twin: int,
        dwarf_icon: bool,
        ogre_icon: bool,
        effect: tuple[Step, ...],
        least_seats: int,
    ) -> None:
        self.key = key
        self.name = name
        self.card = card
        self.city_spot = city_spot
        self.twin = twin
        self.dwarf_icon = dwarf_icon
        self.ogre_icon = ogre_icon
        self.effect = effect
        self.least_seats = least_seats


def lowers_prices(ship: Ship) -> bool:
    """Whether a ship could make a delivery cheaper, by itself, by another one's ability, or after a swap."""
    ability = ship.ability
    if ability.on in (ON_COPY, ON_BEFORE_FULFIL):
        return True
    return ability.modifier is not None and ability.modifier.op in (DISCOUNT, FREE_DELIVERY, ALTERNATIVE_COST)


class Tables:
    """A card set worked out for play. Shared by all states of a game and never changed."""

    __slots__ = ("bonus_programs", "building_keys", "buildings", "card_helps", "card_programs", "card_set",
                 "card_spots", "city_spots_open", "dues", "envoy_keys", "envoys", "favour_programs",
                 "gain_programs", "index", "place_options", "programs", "ship_helps", "ship_keys",
                 "ship_programs", "ships", "spot_programs", "spots", "twins", "upper_programs", "white",
                 "with_choice")  # fmt: skip

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self.buildings: list[Building] = []
        self.building_keys: list[str] = []
        self.white: list[bool] = []
        self.envoys: list[Envoy] = []
        self.envoy_keys: list[str] = []
        self.ships: list[Ship] = list(card_set.ships)
        self.ship_keys: list[str] = [ship.id for ship in card_set.ships]
        self.spots: list[Spot] = []
        self.card_spots: list[tuple[int, ...]] = []
        self.city_spots_open: list[tuple[int, ...]] = []
        self._number_cards(card_set)
        self._number_spots(card_set)
        # effects are known by number, so that frames can name them
        self.programs: list[tuple[Step, ...]] = []
        self.gain_programs: dict[tuple[int, int], int] = {}
        self.spot_programs = [self._program(spot.effect) for spot in self.spots]
        self.card_programs = [self._program(building.effect) for building in self.buildings]
        self.bonus_programs = [self._program(envoy.bonus) for envoy in self.envoys]
        self.upper_programs = [self._program(upper.effect) for upper in card_set.board.upper]
        self.favour_programs = [self._program(space.effect) for space in card_set.board.favour]
        self.ship_programs = [self._program(ship.ability.effect) for ship in self.ships]
        self.dues = [
            tuple((kind, n) for kind, n in enumerate(envoy.price.stuff) if n) for envoy in self.envoys
        ]
        self.twins = [spot.twin for spot in self.spots]
        # prices of which the payer chooses a part: hand cards, workers of any kind, buildings
        self.with_choice = [
            bool(envoy.price.hand_cards or envoy.price.any_worker or envoy.price.buildings)
            for envoy in self.envoys
        ]
        # who could make a price lower: most ships and buildings never do
        self.ship_helps = [lowers_prices(ship) for ship in self.ships]
        self.card_helps = [
            building.modifier is not None and building.modifier.op == DISCOUNT for building in self.buildings
        ]
        self.place_options: list[list[Option]] = [
            [(PLACE, kind, spot) for spot in range(len(self.spots))] for kind in range(5)
        ]
        self.index: dict[str, dict[str, int]] = {
            "building": {key: i for i, key in enumerate(self.building_keys)},
            "envoy": {key: i for i, key in enumerate(self.envoy_keys)},
            "ship": {key: i for i, key in enumerate(self.ship_keys)},
            "spot": {spot.key: i for i, spot in enumerate(self.spots)},
            "upper": {upper.id: i for i, upper in enumerate(card_set.board.upper)},
        }

    def _program(self, steps: tuple[Step, ...]) -> int:
        """Number an effect, and what its trades bring."""
        number = len(self.programs)
        self.programs.append(steps)
        for at, step in enumerate(steps):
            if step.gain:
                self.gain_programs[number, at] = self._program(step.gain)
        return number

    def _number_cards(self, card_set: CardSet) -> None:
        for building in card_set.buildings:
            for copy in range(building.copies):
                self.buildings.append(building)
                self.building_keys.append(copy_key(building.id, copy))
                self.white.append(copy < building.white_copies)
        for envoy in card_set.envoys:
            for copy in range(envoy.copies):
                self.envoys.append(envoy)
                self.envoy_keys.append(copy_key(envoy.id, copy))

    def _number_spots(self, card_set: CardSet) -> None:
        for number, city_spot in enumerate(card_set.board.city_spots):
            for place in range(max(city_spot.places)):
                self._add_city_spot(number, city_spot, place)
        for card, building in enumerate(self.buildings):
            first = len(self.spots)
            for place in range(building.spots):
                self._add_card_spot(card, building, place)
            self.card_spots.append(tuple(range(first, len(self.spots))))
        for seats in range(5):
            is_open = [
                i for i, s in enumerate(self.spots) if s.card == NOBODY and s.least_seats <= max(1, seats)
            ]
            self.city_spots_open.append(tuple(is_open))

    def _add_city_spot(self, number: int, city_spot: CitySpot, place: int) -> None:
        key = city_spot.id if place == 0 else f"{city_spot.id}.{place + 1}"
        twin = len(self.spots) - 1 if place > 0 else -1
        least = min((seats + 1 for seats in range(4) if city_spot.places[seats] > place), default=99)
        self.spots.append(Spot(key, city_spot.name, NOBODY, number, twin, city_spot.dwarf_icon, city_spot.ogre_icon,
                               city_spot.effect, least))  # fmt: skip

    def _add_card_spot(self, card: int, building: Building, place: int) -> None:
        key = self.building_keys[card] if place == 0 else f"{self.building_keys[card]}.{place + 1}"
        twin = len(self.spots) - 1 if place > 0 else -1
        self.spots.append(Spot(key, building.name, card, -1, twin, building.dwarf_icon, building.ogre_icon,
                               building.effect, 1))  # fmt: skip
