"""Building cards, envoy cards and ships as they stand in their files."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from yonder_desktop.content.yonder.models import (
    Cost,
    Count,
    EnvoyPrice,
    Id,
    Letter,
    Name,
    Positive,
    Sources,
    Stuff,
    Table,
    is_empty,
    numbers,
)
from yonder_desktop.content.yonder.modifiers import AnyModifier, check_pair
from yonder_desktop.content.yonder.scores import FinalScore
from yonder_desktop.content.yonder.steps import (
    DECLINABLE,
    AnyStep,
    Coin,
    DropEnvoy,
    Effect,
    all_steps,
    steps_design,
)
from yonder_desktop.content.yonder.triggers import AnyTrigger, OnPlace
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder import designs, words

BELONGS_TO = {
    "gain_discounted": "dwarf_discount",
    "hold_worker": "place",
    "swap_with_wharf": "before_fulfil",
    "discard_this_envoy_and_ship": "after_fulfil",
}
"""Steps that make sense after one trigger only."""


def check_steps(effect: list[AnyStep] | None, on: str, owner: str) -> None:
    """Raise ValueError for a step that the trigger `on` ("" for none) or the kind of card cannot serve.

    `owner` is "building", "ship" or "" for what is no card with a place for coins.
    """
    for step in all_steps(effect):
        wanted = BELONGS_TO.get(step.op, on)
        if wanted != on:
            raise Fault(
                N_("the step {step} works with on = '{wanted}' only; take it out"),
                step=step.op,
                wanted=wanted,
            )
        if isinstance(step, Coin) and owner != ("ship" if step.on == "envoy" else "building"):
            raise Fault(N_("a coin lies on a building, or with on = 'envoy' on the envoy that a ship serves"))
        if isinstance(step, DropEnvoy) and step.which == "carrying" and owner != "ship":
            raise Fault(N_("drop_envoy with which = 'carrying' belongs to a ship"))


class BuildingCard(Table):
    """One entry of `buildings.toml`."""

    id: Id
    name: Name
    letter: Literal["HQ", "A", "B", "C"]
    ventures: bool
    copies: Positive
    white_copies: Count
    kind: Literal["spot", "ongoing", "endgame"]
    cost: Cost
    worker_spots: Annotated[int, Field(ge=0, le=2)]
    dwarf_icon: bool
    ogre_icon: bool
    effect: Effect | None = None
    trigger: AnyTrigger | None = None
    modifier: AnyModifier | None = None
    score: FinalScore | None = None
    source: Annotated[Sources, Field(min_length=1)]

    @model_validator(mode="after")
    def _white_ones(self) -> Self:
        if self.white_copies > self.copies:
            raise Fault(
                N_("white_copies = {white_copies} is more than copies = {copies}"),
                white_copies=self.white_copies,
                copies=self.copies,
            )
        if self.white_copies and self.letter != "A":
            raise Fault(N_("only A buildings have white backs; write white_copies = 0"))
        return self

    @model_validator(mode="after")
    def _fits_its_kind(self) -> Self:
        needed = {"spot": ("effect",), "ongoing": ("trigger",), "endgame": ("score",)}[self.kind]
        allowed = {"spot": ("modifier",), "ongoing": ("effect", "modifier"), "endgame": ()}[self.kind]
        for key in ("effect", "trigger", "modifier", "score"):
            is_there = getattr(self, key) is not None
            if key in needed and not is_there:
                raise Fault(N_("a card of kind '{kind}' needs {key}; add it"), kind=self.kind, key=key)
            if key not in needed + allowed and is_there:
                raise Fault(N_("a card of kind '{kind}' has no {key}; take it out"), kind=self.kind, key=key)
        if (self.kind == "spot") != (self.worker_spots > 0):
            wanted = ("1", "2") if self.kind == "spot" else ("0",)
            raise Fault(
                N_("a card of kind '{kind}' needs worker_spots of: {wanted}"), kind=self.kind, wanted=wanted
            )
        return self

    @model_validator(mode="after")
    def _parts_fit(self) -> Self:
        on = "" if self.trigger is None else self.trigger.on
        if self.kind == "ongoing" and (self.effect is None) == (self.modifier is None):
            raise Fault(N_("a card of kind 'ongoing' needs either effect or modifier"))
        if self.kind == "ongoing" and self.modifier is not None:
            check_pair(on, self.modifier)
        if self.kind == "spot" and self.modifier is not None and self.modifier.op != "stored_food":
            raise Fault(N_("a card of kind 'spot' can have the modifier stored_food only"))
        check_steps(self.effect, on, "building")
        self._check_placement()
        return self

    def _check_placement(self) -> None:
        trigger = self.trigger if isinstance(self.trigger, OnPlace) else None
        for step in all_steps(self.effect):
            if step.op == "hold_worker" and (
                trigger is None or trigger.onto is None or trigger.where != "city"
            ):
                raise Fault(N_("hold_worker needs a trigger with where = 'city' and onto = 'other_kind'"))
            price = getattr(step, "pay", None)
            hands_back = getattr(price, "gained_resource", 0) > 0
            if hands_back and (trigger is None or trigger.gained_class != "resource"):
                raise Fault(N_("gained_resource needs a trigger on = 'place' with gained_class = 'resource'"))

    def design(self) -> designs.Building:
        return designs.Building(
            self.id,
            self.name,
            self.letter,
            self.ventures,
            self.copies,
            self.white_copies,
            self.kind,
            numbers(self.cost),
            self.worker_spots,
            self.dwarf_icon,
            self.ogre_icon,
            steps_design(self.effect),
            None if self.trigger is None else self.trigger.design(),
            None if self.modifier is None else self.modifier.design(),
            None if self.score is None else self.score.design(),
            dict(self.source),
        )


class EnvoyCard(Table):
    """One entry of `envoys.toml`."""

    id: Id
    name: Name
    letter: Letter
    ventures: bool
    copies: Positive
    deliveries_min: Literal[1]
    deliveries_max: Annotated[int, Field(ge=1, le=9)]
    cost: EnvoyPrice
    bonus: Effect
    source: Annotated[Sources, Field(min_length=1)]

    @model_validator(mode="after")
    def _price_and_bonus(self) -> Self:
        if is_empty(self.cost):
            raise Fault(N_("cost names nothing; name what a delivery costs, such as cost = {{ wood = 2 }}"))
        check_steps(self.bonus, "", "")
        return self

    def design(self) -> designs.Envoy:
        return designs.Envoy(
            self.id,
            self.name,
            self.letter,
            self.ventures,
            self.copies,
            self.deliveries_min,
            self.deliveries_max,
            self.cost.design(),
            steps_design(self.bonus),
            dict(self.source),
        )


class ShipAbility(Table):
    """What a ship does, and when."""

    on: Literal["delivery", "fulfil", "before_fulfil", "after_fulfil", "lock_up", "copy"]
    effect: Effect | None = None
    modifier: AnyModifier | None = None
    letters: Annotated[list[Letter], Field(min_length=1)] | None = None
    rounds: Annotated[list[Annotated[int, Field(ge=1, le=5)]], Field(min_length=1)] | None = None
    min_deliveries: Positive | None = None
    placed: bool = False
    place: Literal["city"] | None = Field(default=None, alias="from")
    condition: Literal["envoy_without_coin"] | None = Field(default=None, alias="if")
    of: Literal["own_starting_ship"] | None = None
    optional: bool = False

    @model_validator(mode="after")
    def _one_deed(self) -> Self:
        if (self.on == "copy") != (self.of is not None):
            raise Fault(N_("on = 'copy' and of = 'own_starting_ship' belong together"))
        deeds = [key for key in ("effect", "modifier", "of") if getattr(self, key) is not None]
        if len(deeds) != 1:
            raise Fault(N_("an ability needs exactly one of effect, modifier and on = 'copy'"))
        if self.modifier is not None:
            check_pair(self.on, self.modifier)
        check_steps(self.effect, self.on, "ship")
        return self

    @model_validator(mode="after")
    def _is_asked(self) -> Self:
        """What follows a step that is asked for, as throwing a ship away, goes with it."""
        asked = self.effect is not None and self.effect[0].code in DECLINABLE
        if self.optional and not asked:
            raise Fault(N_("the rules let nobody decline this ability (R45); take its optional out"))
        return self

    @model_validator(mode="after")
    def _narrowed_well(self) -> Self:
        if self.placed and self.on != "lock_up":
            raise Fault(N_("placed = true belongs to on = 'lock_up'"))
        carrying = any(isinstance(step, DropEnvoy) and step.which == "carrying" for step in self.effect or ())
        if carrying and not self.placed:
            raise Fault(N_("drop_envoy with which = 'carrying' needs on = 'lock_up' and placed = true"))
        narrowed = self.min_deliveries is not None or self.place is not None or self.condition is not None
        if narrowed and (self.on != "fulfil" or self.effect is None):
            raise Fault(N_("min_deliveries, from and if belong to on = 'fulfil' with an effect"))
        return self

    def design(self) -> designs.Ability:
        return designs.Ability(
            words.TRIGGER_KEYS.index(self.on),
            steps_design(self.effect),
            None if self.modifier is None else self.modifier.design(),
            letters=tuple(self.letters or ()),
            rounds=tuple(self.rounds or ()),
            min_deliveries=self.min_deliveries or 0,
            placed=self.placed,
            from_city=self.place is not None,
            without_coin=self.condition is not None,
            optional=self.optional,
        )


class ShipCard(Table):
    """One entry of `ships.toml`."""

    id: Id
    name: Name
    group: Literal["starting", "base", "ventures"]
    colour: Literal["yellow", "blue", "red", "green", "pink"] | None = None
    colour_hex: Annotated[str, Field(pattern=r"^#[0-9A-Fa-f]{6}$")] | None = None
    cargo: Stuff
    ability: ShipAbility
    source: Annotated[Sources, Field(min_length=1)]

    @model_validator(mode="after")
    def _coloured_if_starting(self) -> Self:
        if (self.group == "starting") != (self.colour is not None):
            raise Fault(N_("starting ships have a colour, other ships have none"))
        return self

    def design(self) -> designs.Ship:
        return designs.Ship(
            self.id,
            self.name,
            self.group,
            self.colour or "",
            numbers(self.cargo),
            self.ability.design(),
            dict(self.source),
        )
