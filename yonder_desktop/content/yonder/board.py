"""The board as it stands in `board.toml`: setup, limits, rounds, spots and tracks.

What the rules fix and no card set may change is written as the one value allowed, so that a change is refused
instead of being passed over.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from yonder_desktop.content.yonder.cards import check_steps
from yonder_desktop.content.yonder.models import (
    Cost,
    Count,
    Id,
    Label,
    Letter,
    Name,
    Positive,
    Sources,
    Table,
    Workers,
    flat_sources,
    numbers,
)
from yonder_desktop.content.yonder.steps import Effect, steps_design
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder import designs
from yonder_desktop.games.yonder.words import ARCANA, DWARF, GRAIN

LABELS = Annotated[Sources, Field(min_length=1)]


class Setup(Table):
    players_min: Literal[1]
    players_max: Literal[4]
    rounds: Literal[5]
    building_slots: Annotated[int, Field(ge=1, le=9)]
    envoy_slots: Annotated[int, Field(ge=1, le=9)]
    harbour_slots: Annotated[int, Field(ge=1, le=9)]
    start_goods: Cost
    start_gold: Count
    start_cards_dealt: Literal[2]
    start_cards_kept: Literal[1]
    building_stack: Annotated[list[Letter], Field(min_length=1)]
    envoy_stack: Annotated[list[Letter], Field(min_length=1)]
    first_player: Literal["random"]
    source: LABELS


class Limits(Workers):
    """The general supply: workers and arcana; goods, coins and gold never run out."""

    dwarf: Positive
    elf: Positive
    goblin: Positive
    ogre: Positive
    skeleton: Positive
    arcana: Positive
    source: LABELS


class Unlimited(Table):
    kinds: list[Literal["resources", "food", "coins", "hand_cards"]]
    source: LABELS


class Penalties(Table):
    """Gold lost for every unfed worker and every unfulfilled envoy; gold for a fish sold."""

    unfed_worker: Count
    unfulfilled_envoy: Count
    fish_price: Count
    gold_floor: Literal[0]
    source: LABELS


class FoodValues(Table):
    grain: Positive
    meat: Positive
    fish: Positive


class Food(Table):
    """Food that each kind of worker needs, and food that each good gives."""

    need: Workers
    value: FoodValues
    kept_after_feeding: Annotated[list[Literal["grain"]], Field(min_length=1, max_length=1)]
    source: LABELS


class Market(Table):
    """Gold for a delivery, by round."""

    value: Annotated[list[Count], Field(min_length=5, max_length=5)]
    source: LABELS


class DealtBuildings(Table):
    A_white: Count = 0
    A: Count = 0
    B: Count = 0
    C: Count = 0

    def letters(self) -> tuple[str, ...]:
        return ("A",) * (self.A_white + self.A) + ("B",) * self.B + ("C",) * self.C


class DealtEnvoys(Table):
    A: Count = 0
    B: Count = 0
    C: Count = 0

    def letters(self) -> tuple[str, ...]:
        return ("A",) * self.A + ("B",) * self.B + ("C",) * self.C


class Round(Table):
    """One row of the round track."""

    round: Annotated[int, Field(ge=1, le=5)]
    market: Count
    buildings: DealtBuildings
    envoys: DealtEnvoys
    harbour_ships: Count
    ship_when_locking_up: bool
    arcana_for_first_lock_up: bool
    cleanup: bool
    deal_ships_in_cleanup: bool
    deal_cards_in_cleanup: bool
    source: Label

    def design(self) -> designs.RoundRow:
        return designs.RoundRow(
            self.round,
            self.market,
            self.buildings.letters(),
            self.envoys.letters(),
            self.ship_when_locking_up,
            self.arcana_for_first_lock_up,
            self.cleanup,
            self.deal_ships_in_cleanup,
            self.deal_cards_in_cleanup,
        )


class Places(Table):
    """How many places of a kind are open, by number of players."""

    solo: Annotated[int, Field(ge=0, le=4)]
    two: Annotated[int, Field(ge=0, le=4)]
    three: Annotated[int, Field(ge=0, le=4)]
    four: Annotated[int, Field(ge=0, le=4)]

    @model_validator(mode="after")
    def _more_with_more(self) -> Self:
        if not self.solo <= self.two <= self.three <= self.four or not self.four:
            raise Fault(N_("more players never have fewer places; solo, two, three, four must not fall"))
        return self


class RewardedPlace(Table):
    """A place of the board with its reward."""

    name: Name
    reward: Effect
    source: LABELS

    @model_validator(mode="after")
    def _serves_the_board(self) -> Self:
        check_steps(self.reward, "", "")
        return self


class CitySpot(RewardedPlace):
    id: Id
    spots: Places
    dwarf_icon: bool
    ogre_icon: bool

    def design(self) -> designs.CitySpot:
        places = (self.spots.solo, self.spots.two, self.spots.three, self.spots.four)
        effect, sources = steps_design(self.reward), flat_sources(self.source)
        return designs.CitySpot(self.id, self.name, places, self.dwarf_icon, self.ogre_icon, effect, sources)


class UpperCity(RewardedPlace):
    id: Id
    link: Positive
    row: Literal["top", "bottom"]

    def design(self) -> designs.UpperSpot:
        effect, sources = steps_design(self.reward), flat_sources(self.source)
        return designs.UpperSpot(self.id, self.name, self.link, self.row == "top", effect, sources)


class Favour(RewardedPlace):
    space: Positive

    def design(self) -> designs.FavourSpace:
        return designs.FavourSpace(
            self.space, self.name, steps_design(self.reward), flat_sources(self.source)
        )


class FavourTrack(Table):
    spaces: Positive
    start_spots: Annotated[int, Field(ge=4, le=9)]
    start_order: str
    source: Label


class GoldTrack(Table):
    start: Count
    floor: Literal[0]
    printed_max: Annotated[int, Field(ge=1)]
    over_max: str
    source: LABELS


class FirstPlayer(Table):
    round_1: Literal["random"]
    afterwards: Literal["clockwise each cleanup"]
    compensation: Literal["none"]
    source: LABELS


class LockUp(Table):
    """The steps of locking up in words; the order itself belongs to the rules (R11)."""

    order: Annotated[list[str], Field(min_length=9, max_length=9)]
    source: LABELS


class BoardParts:
    """All tables of `board.toml`."""

    def __init__(
        self,
        setup: Setup,
        limits: Limits,
        penalties: Penalties,
        food: Food,
        rounds: list[Round],
        city_spots: list[CitySpot],
        upper: list[UpperCity],
        favour: list[Favour],
    ) -> None:
        self.setup = setup
        self.limits = limits
        self.penalties = penalties
        self.food = food
        self.rounds = rounds
        self.city_spots = city_spots
        self.upper = upper
        self.favour = favour

    def design(self) -> designs.Board:
        setup, loss = self.setup, self.penalties
        return designs.Board(
            start_goods=numbers(setup.start_goods),
            start_gold=setup.start_gold,
            dealt=setup.start_cards_dealt,
            kept=setup.start_cards_kept,
            building_stack=tuple(setup.building_stack),
            envoy_stack=tuple(setup.envoy_stack),
            building_slots=setup.building_slots,
            envoy_slots=setup.envoy_slots,
            harbour_slots=setup.harbour_slots,
            limits=numbers(self.limits),
            unfed=loss.unfed_worker,
            unfulfilled=loss.unfulfilled_envoy,
            fish_price=loss.fish_price,
            food_need=numbers(self.food.need)[DWARF:],
            food_value=numbers(self.food.value)[GRAIN:ARCANA],
            rounds=tuple(row.design() for row in self.rounds),
            city_spots=tuple(spot.design() for spot in self.city_spots),
            upper=tuple(place.design() for place in self.upper),
            favour=tuple(space.design() for space in self.favour),
        )
