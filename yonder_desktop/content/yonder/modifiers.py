"""Modifiers as they stand in card files (vocabulary: head of `buildings.toml`)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from yonder_desktop.content.yonder.models import (
    Goods,
    OtherPrice,
    Positive,
    Table,
    numbers,
)
from yonder_desktop.content.yonder.steps import Effect, steps_design
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder import words
from yonder_desktop.games.yonder.designs import Modifier, Price

DECLINABLE = (
    "free_delivery",
    "alternative_cost",
    "replace",
    "two_envoys",
    "food_value",
    "stored_food",
)
"""Modifiers of which a card may say that they can be declined: the rules let nobody decline another one."""


class OneModifier(Table):
    """What every modifier may say: that it may be declined."""

    op: str
    optional: bool = False

    @model_validator(mode="after")
    def _is_asked(self) -> Self:
        if self.optional and not self.may_decline:
            raise Fault(N_("the modifier {op} is never declined (R45); take optional out"), op=self.op)
        return self

    @property
    def may_decline(self) -> bool:
        return self.op in DECLINABLE

    @property
    def code(self) -> int:
        return words.MODIFIER_KEYS.index(self.op)

    def design(self) -> Modifier:
        """The modifier for the rules; those that say more than their name have their own."""
        return Modifier(self.code)


class Discount(OneModifier):
    op: Literal["discount"]
    goods_class: Literal["resource", "food", "good"] = Field(alias="class")
    n: Positive
    once_per: Literal["envoy"] | None = None
    deliveries: Positive | None = None
    price: Goods | None = None

    @property
    def may_decline(self) -> bool:
        """A discount that costs something is bought or not."""
        return self.price is not None

    @model_validator(mode="after")
    def _one_measure(self) -> Self:
        if (self.once_per is None) == (self.deliveries is None):
            raise Fault(N_("a discount needs either once_per = 'envoy' or deliveries = a number"))
        return self

    def design(self) -> Modifier:
        return Modifier(
            self.code,
            self.n,
            goods_class=words.CLASS_KEYS.index(self.goods_class),
            deliveries=self.deliveries or 0,
            price=None if self.price is None else Price(numbers(self.price)),
        )


class FreeDelivery(OneModifier):
    op: Literal["free_delivery"]
    n: Positive = 1
    without: Literal["nothing", "gold", "bonus"]

    def design(self) -> Modifier:
        without = words.WITHOUT_KEYS.index(self.without)
        return Modifier(self.code, self.n, without=without)


class ExtraBonus(OneModifier):
    op: Literal["extra_bonus"]
    n: Positive = 1

    def design(self) -> Modifier:
        return Modifier(self.code, self.n)


class ExtraMax(OneModifier):
    op: Literal["extra_max"]
    n: Positive = 1

    def design(self) -> Modifier:
        return Modifier(self.code, self.n)


class AlternativeCost(OneModifier):
    op: Literal["alternative_cost"]
    deliveries: Positive = 1
    pay: OtherPrice

    @model_validator(mode="after")
    def _one_price(self) -> Self:
        if sum(value for _key, value in self.pay) != 1:
            raise Fault(
                N_("pay needs exactly one of hand_building = 1, goblin = 1 and other_own_envoy_cost = 1")
            )
        return self

    def design(self) -> Modifier:
        return Modifier(self.code, deliveries=self.deliveries, price=self.pay.design())


class Replace(OneModifier):
    op: Literal["replace"]
    what: Literal["gold", "bonus"]
    deliveries: Positive | Literal["all"]
    by: Effect

    def design(self) -> Modifier:
        return Modifier(
            self.code,
            deliveries=words.ALL_DELIVERIES if self.deliveries == "all" else self.deliveries,
            what=words.REPLACE_KEYS.index(self.what),
            by=steps_design(self.by),
        )


class TwoEnvoys(OneModifier):
    op: Literal["two_envoys"]


class OgreMultiplier(OneModifier):
    op: Literal["ogre_multiplier"]
    value: Annotated[int, Field(ge=2, le=9)]

    def design(self) -> Modifier:
        return Modifier(self.code, self.value)


class FoodValue(OneModifier):
    """Sandcakery: one ore feeds one ogre (R66), so that `value` must be what an ogre needs (see `checks`)."""

    op: Literal["food_value"]
    good: Literal["ore"]
    value: Positive
    only_for: Literal["ogre"]

    def design(self) -> Modifier:
        return Modifier(self.code, self.value, good=words.ORE, only_for=words.OGRE)


class StoredFood(OneModifier):
    op: Literal["stored_food"]
    good: Literal["fish"]
    value: Positive
    keep: Literal[True]

    def design(self) -> Modifier:
        return Modifier(self.code, self.value, good=words.FISH)


class FishPrice(OneModifier):
    op: Literal["fish_price"]
    value: Positive
    first: Positive

    def design(self) -> Modifier:
        return Modifier(self.code, self.value, first=self.first)


AnyModifier = Annotated[
    Discount
    | FreeDelivery
    | ExtraBonus
    | ExtraMax
    | AlternativeCost
    | Replace
    | TwoEnvoys
    | OgreMultiplier
    | FoodValue
    | StoredFood
    | FishPrice,
    Field(discriminator="op"),
]

WORKS_ON = {
    "discount": "fulfil",
    "free_delivery": "fulfil",
    "extra_bonus": "fulfil",
    "extra_max": "fulfil",
    "two_envoys": "fulfil",
    "alternative_cost": "delivery",
    "replace": "delivery",
    "ogre_multiplier": "place",
    "food_value": "feed",
    "fish_price": "sell_fish",
}
"""The trigger that each modifier goes with; `stored_food` works on its own beside a spot."""


def check_pair(on: str, modifier: AnyModifier) -> None:
    """Raise ValueError if a modifier stands with a trigger that never asks for it."""
    wanted = WORKS_ON.get(modifier.op)
    if wanted is None:
        raise Fault(
            N_("the modifier {step} has no trigger; put it on a card of kind 'spot'"), step=modifier.op
        )
    if wanted != on:
        raise Fault(
            N_("the modifier {step} works with on = '{wanted}', not '{on}'"),
            step=modifier.op,
            wanted=wanted,
            on=on,
        )
