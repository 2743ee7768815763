"""Counts and conditions of effects, and the keys that cards use, as they stand in `cards.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from yonder_desktop.content.fields import Positive, Table
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.ylandyss import designs, words

CharacterType = Literal[
    "soldier", "merchant", "mage", "cleric", "thief", "barbarian", "demon", "undead", "angel", "dragon"
]
AnyType = CharacterType | Literal["spell", "miracle"]
CHARACTER_ZONES = ("play",)
OWNERS = {"discard": "own", "spells_played": "own", "ahead": "opponent"}
"""Zones in which only the cards of one side are counted."""


def _each_once(names: list[str]) -> list[str]:
    if len(set(names)) < len(names):
        raise Fault(N_("names something twice; each stands once"))
    return names


def type_codes(names: list[str] | None) -> tuple[int, ...]:
    """Types by their codes."""
    return tuple(words.ALL_TYPE_KEYS.index(name) for name in names or ())


CharacterTypes = Annotated[list[CharacterType], Field(min_length=1), AfterValidator(_each_once)]
Types = Annotated[list[AnyType], Field(min_length=1), AfterValidator(_each_once)]


class Counted(Table):
    """What is counted: `per`, and the fields of a condition that counts."""

    who: Literal["own", "own_other", "opponent", "any"]
    zone: Literal["play", "discard", "spells_played", "ahead"]
    type: Types | None = None
    state: Literal["exhausted"] | None = None

    @model_validator(mode="after")
    def _fits_its_zone(self) -> Self:
        wanted = OWNERS.get(self.zone, self.who)
        if self.who != wanted:
            raise Fault(N_("zone = '{zone}' goes with who = '{wanted}' only"), zone=self.zone, wanted=wanted)
        if self.type and self.zone not in ("play", "discard"):
            raise Fault(N_("zone = '{zone}' has no type; take type out"), zone=self.zone)
        if self.state and self.zone != "play":
            raise Fault(N_("only characters in play are exhausted; take state out or write zone = 'play'"))
        if self.zone == "play" and {"spell", "miracle"} & set(self.type or ()):
            raise Fault(N_("zone = 'play' counts characters; spell and miracle are actions"))
        return self

    def count(self) -> designs.Count:
        return designs.Count(
            words.WHO_KEYS.index(self.who),
            words.ZONE_KEYS.index(self.zone),
            type_codes(list(self.type or ())),
            self.state is not None,
        )


class CountCondition(Counted):
    """A condition that a count is high enough."""

    at_least: Positive = 1

    def design(self) -> designs.Condition:
        return designs.Condition(self.count(), self.at_least)


class ResultCondition(Table):
    """A condition on the result of the melee."""

    result: Literal["won", "lost"]

    def design(self) -> designs.Condition:
        return designs.Condition(None, 1, words.RESULT_KEYS.index(self.result))
