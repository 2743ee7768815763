"""The steps of effects as they stand in card files (vocabulary: head of `buildings.toml`)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from yonder_desktop.content.yonder.models import (
    Count,
    Goods,
    Positive,
    Table,
    TradePrice,
    WorkerName,
    is_empty,
    numbers,
    worker_index,
)
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder import words
from yonder_desktop.games.yonder.designs import Price, Step

OPTIONAL = frozenset(
    {
        words.BUILD,
        words.TRADE,
        words.RECALL,
        words.DROP_ENVOY,
        words.HIDE_ENVOY,
        words.FULFIL,
        words.SIDE_DELIVERY,
        words.REMOVE_ARCANA,
    }
)
"""Steps that may always be declined (R45)."""
DECLINABLE = OPTIONAL | {words.HOLD_WORKER, words.SWAP_WITH_WHARF, words.DISCARD_ENVOY_AND_SHIP}
"""Steps of which a card may say that they can be declined: the rules let nobody decline another one."""

AnyWorker = Literal["dwarf", "elf", "goblin", "ogre", "skeleton", "any", "any_but_skeleton"]


class OneStep(Table):
    """What every step may say: that it may be declined."""

    op: str
    optional: bool = False

    @model_validator(mode="after")
    def _is_asked(self) -> Self:
        if self.optional and self.code not in DECLINABLE:
            raise Fault(N_("the step {op} is never declined (R45); take optional out"), op=self.op)
        return self

    @property
    def code(self) -> int:
        return words.STEP_KEYS.index(self.op)

    @property
    def may_decline(self) -> bool:
        return self.optional or self.code in OPTIONAL

    def design(self) -> Step:
        """The step for the rules; steps that say more than their name have their own."""
        return Step(self.code, optional=self.may_decline)


class CountedStep(OneStep):
    """A step that is fully told by a number."""

    n: Positive = 1

    def design(self) -> Step:
        return Step(self.code, self.n, optional=self.may_decline)


class Gain(Goods, OneStep):
    op: Literal["gain"]

    @model_validator(mode="after")
    def _gains(self) -> Self:
        if not any(numbers(self)):
            raise Fault(N_("gains nothing; name a good with its number, such as wood = 1"))
        return self

    def design(self) -> Step:
        return Step(self.code, goods=numbers(self), optional=self.optional)


class GainAny(CountedStep):
    op: Literal["gain_any"]
    goods_class: Literal["resource", "food", "good"] = Field(alias="class")

    def design(self) -> Step:
        kind = words.CLASS_KEYS.index(self.goods_class)
        return Step(self.code, self.n, kind=kind, optional=self.optional)


class GainArcana(CountedStep):
    op: Literal["gain_arcana"]


class GainWorker(CountedStep):
    op: Literal["gain_worker"]
    type: AnyWorker

    def design(self) -> Step:
        if self.type == "any":
            kind = words.ANY_WORKER
        elif self.type == "any_but_skeleton":
            kind = words.ANY_BUT_SKELETON
        else:
            kind = worker_index(self.type)
        return Step(self.code, self.n, kind=kind, optional=self.optional)


class GainDiscounted(CountedStep):
    op: Literal["gain_discounted"]


class Gold(OneStep):
    op: Literal["gold"]
    n: Annotated[int, Field(ge=-99, le=99)]

    @model_validator(mode="after")
    def _moves(self) -> Self:
        if self.n == 0:
            raise Fault(N_("n = 0 gold does nothing; write another number or take the step out"))
        return self

    def design(self) -> Step:
        return Step(self.code, self.n, optional=self.optional)


class Coin(CountedStep):
    op: Literal["coin"]
    on: Literal["card", "envoy"] = "card"

    def design(self) -> Step:
        return Step(self.code, self.n, on_envoy=self.on == "envoy", optional=self.optional)


class Draw(CountedStep):
    op: Literal["draw"]


class Build(OneStep):
    op: Literal["build"]
    pay: bool = True
    discount: Count = 0

    def design(self) -> Step:
        return Step(self.code, free=not self.pay, discount=self.discount, optional=True)


class Favour(OneStep):
    op: Literal["favour"]
    steps: Positive = 1

    def design(self) -> Step:
        return Step(self.code, self.steps, optional=self.optional)


class GivenMeat(Table):
    meat: Positive


class StoredFish(Table):
    fish: Positive


class Trade(OneStep):
    op: Literal["trade"]
    max: Positive
    pay: TradePrice | None = None
    give: GivenMeat | None = None
    stash: StoredFish | None = None
    gain: Annotated[list[AnyStep], Field(min_length=1)]

    @model_validator(mode="after")
    def _one_price(self) -> Self:
        prices = [key for key in ("pay", "give", "stash") if getattr(self, key) is not None]
        if len(prices) != 1:
            raise Fault(N_("a trade needs exactly one of pay, give and stash"))
        if self.pay is not None and is_empty(self.pay):
            raise Fault(N_("pay names nothing; name what one repetition costs, such as pay = {{ ore = 1 }}"))
        return self

    def design(self) -> Step:
        gain = tuple(step.design() for step in self.gain)
        mode, price = self._mode_and_price()
        return Step(self.code, self.max, price=price, gain=gain, mode=mode, optional=True)

    def _mode_and_price(self) -> tuple[str, Price]:
        if self.pay is not None:
            return "pay", self.pay.design()
        if self.give is not None:
            return "give", Price(numbers(self.give))
        assert self.stash is not None
        return "stash", Price(numbers(self.stash))


class TakeShip(OneStep):
    op: Literal["take_ship"]
    place: Literal["wharf"] = Field(alias="from")
    cargo: Literal[False] = False

    def design(self) -> Step:
        return Step(self.code, place=words.FROM_WHARF, optional=self.optional)


class Recall(CountedStep):
    op: Literal["recall"]
    zones: Annotated[list[Literal["own_settlement", "city"]], Field(min_length=1, alias="from")]
    to: Literal["own_supply", "general_supply"]
    worker: WorkerName | None = None

    def design(self) -> Step:
        return Step(
            self.code,
            self.n,
            kind=words.ANY_WORKER if self.worker is None else worker_index(self.worker),
            place=words.TO_OWN_SUPPLY if self.to == "own_supply" else words.TO_GENERAL_SUPPLY,
            own="own_settlement" in self.zones,
            city="city" in self.zones,
            optional=True,
        )


class HoldWorker(OneStep):
    op: Literal["hold_worker"]
    which: Literal["covered"]
    returns: Literal["lock_up"]


class DropEnvoy(OneStep):
    op: Literal["drop_envoy"]
    which: Literal["own_unfulfilled", "carrying"]
    penalty: Literal[0] = 0

    def design(self) -> Step:
        place = words.CARRYING if self.which == "carrying" else words.OWN_UNFULFILLED
        return Step(self.code, place=place, optional=True)


class HideEnvoy(OneStep):
    op: Literal["hide_envoy"]


class Fulfil(OneStep):
    op: Literal["fulfil"]
    free: Count = 0

    def design(self) -> Step:
        return Step(self.code, self.free, optional=True)


class SideDelivery(CountedStep):
    op: Literal["side_delivery"]


class RemoveArcana(CountedStep):
    op: Literal["remove_arcana"]
    place: Literal["upper_city"] = Field(alias="from")


class SwapWithWharf(OneStep):
    op: Literal["swap_with_wharf"]


class DiscardEnvoyAndShip(OneStep):
    op: Literal["discard_this_envoy_and_ship"]


AnyStep = Annotated[
    Gain
    | GainAny
    | GainArcana
    | GainWorker
    | GainDiscounted
    | Gold
    | Coin
    | Draw
    | Build
    | Favour
    | Trade
    | TakeShip
    | Recall
    | HoldWorker
    | DropEnvoy
    | HideEnvoy
    | Fulfil
    | SideDelivery
    | RemoveArcana
    | SwapWithWharf
    | DiscardEnvoyAndShip,
    Field(discriminator="op"),
]
Effect = Annotated[list[AnyStep], Field(min_length=1)]


def steps_design(effect: list[AnyStep] | None) -> tuple[Step, ...]:
    """The steps for the rules, in order; none if there is no effect."""
    return tuple(step.design() for step in effect or ())


def all_steps(effect: list[AnyStep] | None) -> list[AnyStep]:
    """The steps, those inside trades included."""
    found: list[AnyStep] = []
    for step in effect or ():
        found.append(step)
        if isinstance(step, Trade):
            found.extend(all_steps(step.gain))
    return found


Trade.model_rebuild()
