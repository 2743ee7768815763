"""The pieces that all card files of Yonder share: strict tables, goods, prices, sources of numbers."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from yonder_desktop.content.fields import Count, Id, Label, Name, Positive, Sources, Table
from yonder_desktop.games.yonder.designs import Price
from yonder_desktop.games.yonder.words import DWARF, STUFF

__all__ = ["Count", "Id", "Label", "Name", "Positive", "Sources", "Table"]

Letter = Literal["A", "B", "C"]
WorkerName = Literal["dwarf", "elf", "goblin", "ogre", "skeleton"]
GoodName = Literal["wood", "ore", "hay", "grain", "meat", "fish"]


class Goods(Table):
    """Numbers of the six goods."""

    wood: Count = 0
    ore: Count = 0
    hay: Count = 0
    grain: Count = 0
    meat: Count = 0
    fish: Count = 0


class Cost(Goods):
    """Goods and arcana."""

    arcana: Count = 0


class Workers(Table):
    """Numbers of the five kinds of workers."""

    dwarf: Count = 0
    elf: Count = 0
    goblin: Count = 0
    ogre: Count = 0
    skeleton: Count = 0


class Stuff(Cost, Workers):
    """Everything that a supply can hold."""


class TradePrice(Stuff):
    """What one repetition of a trade costs."""

    any_resource: Count = 0
    gained_resource: Count = 0

    def design(self) -> Price:
        return Price(numbers(self), any_resource=self.any_resource, gained_resource=self.gained_resource)


class EnvoyPrice(Stuff):
    """What one delivery to an envoy costs."""

    any_worker: Count = 0
    hand_building: Count = 0
    settlement_building: Count = 0

    def design(self) -> Price:
        return Price(
            numbers(self),
            any_worker=self.any_worker,
            hand_cards=self.hand_building,
            buildings=self.settlement_building,
        )


class OtherPrice(Table):
    """What a ship lets its owner pay instead of an envoy's price: one of these."""

    hand_building: Literal[0, 1] = 0
    goblin: Literal[0, 1] = 0
    other_own_envoy_cost: Literal[0, 1] = 0

    def design(self) -> Price:
        return Price(numbers(self), hand_cards=self.hand_building, other_envoy=self.other_own_envoy_cost)


def numbers(table: BaseModel) -> tuple[int, ...]:
    """The twelve numbers of a supply that a table names; what it cannot name is 0."""
    return tuple(int(getattr(table, key, 0)) for key in STUFF)


def is_empty(table: BaseModel) -> bool:
    """Whether every number of the table is 0."""
    return not any(value for _key, value in table if isinstance(value, int))


def worker_index(name: WorkerName) -> int:
    """The place of a kind of worker in a supply."""
    return STUFF.index(name, DWARF)


def flat_sources(sources: str | dict[str, str]) -> dict[str, str]:
    """The labels by group of numbers; a single label stands for all of them."""
    return {"all": sources} if isinstance(sources, str) else dict(sources)
