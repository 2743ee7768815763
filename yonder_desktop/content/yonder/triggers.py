"""Triggers as they stand in card files (vocabulary: head of `buildings.toml`)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from yonder_desktop.content.yonder.models import (
    GoodName,
    Table,
    WorkerName,
    Workers,
    is_empty,
    numbers,
    worker_index,
)
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder import words
from yonder_desktop.games.yonder.designs import Trigger


class OneTrigger(Table):
    """What a card waits for."""

    on: str

    @property
    def code(self) -> int:
        return words.TRIGGER_KEYS.index(self.on)

    def design(self) -> Trigger:
        return Trigger(self.code)


class OnPlace(OneTrigger):
    on: Literal["place"]
    worker: WorkerName | None = None
    where: Literal["city", "other_settlement", "headquarters", "any"] = "any"
    onto: Literal["other_kind"] | None = None
    spot: Literal["ogre_icon"] | None = None
    gained_class: Literal["resource", "food", "good"] | None = None
    includes_own_construction: bool = False

    def design(self) -> Trigger:
        return Trigger(
            self.code,
            worker=words.ANY_WORKER if self.worker is None else worker_index(self.worker),
            where=words.WHERE_KEYS.index(self.where),
            onto_other_kind=self.onto is not None,
            own_construction=self.includes_own_construction,
            ogre_icon=self.spot is not None,
            gained_class=-1 if self.gained_class is None else words.CLASS_KEYS.index(self.gained_class),
        )


class OnPay(OneTrigger):
    on: Literal["pay"]
    good: GoodName
    min: Literal[1] = 1
    once_per: Literal["activation"]

    def design(self) -> Trigger:
        return Trigger(self.code, good=words.STUFF.index(self.good))


class OnDwarfDiscount(OneTrigger):
    on: Literal["dwarf_discount"]
    includes_own_construction: bool = False

    def design(self) -> Trigger:
        return Trigger(self.code, own_construction=self.includes_own_construction)


class OnFulfil(OneTrigger):
    on: Literal["fulfil"]
    min_workers: Workers | None = None
    zone: Literal["supply_or_settlement"] | None = None

    @model_validator(mode="after")
    def _zone_with_workers(self) -> Self:
        if (self.min_workers is None) != (self.zone is None):
            raise Fault(N_("min_workers and zone belong together; write both or neither"))
        if self.min_workers is not None and is_empty(self.min_workers):
            raise Fault(N_("min_workers names no worker; write for example min_workers = {{ dwarf = 2 }}"))
        return self

    def design(self) -> Trigger:
        least = words.NOTHING if self.min_workers is None else numbers(self.min_workers)
        return Trigger(self.code, min_workers=least)


class OnFeed(OneTrigger):
    on: Literal["feed"]


class OnSellFish(OneTrigger):
    on: Literal["sell_fish"]


class OnLockUp(OneTrigger):
    on: Literal["lock_up"]


AnyTrigger = Annotated[
    OnPlace | OnPay | OnDwarfDiscount | OnFulfil | OnFeed | OnSellFish | OnLockUp, Field(discriminator="on")
]
