"""Quests as they stand in `quests.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from yonder_desktop.content.fields import Count, Id, Name, Positive, Table
from yonder_desktop.content.yro.cards import LinePhase
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yro import designs, words

Measure = Literal[
    "combat_power",
    "high_level",
    "low_level",
    "magic_level",
    "tech_level",
    "links",
    "factions",
    "professions",
    "most_of_faction",
    "most_of_profession",
    "adventurers",
    "full_lines",
    "money",
    "vp",
]
MOST = {
    "high_level": 4,
    "low_level": 4,
    "magic_level": 4,
    "tech_level": 4,
    "factions": 6,
    "professions": 6,
    "full_lines": 6,
    "adventurers": 9,
    "most_of_faction": 9,
    "most_of_profession": 9,
}
"""The largest numbers that can come up."""


class Condition(Table):
    """One entry of `all`."""

    measure: Measure
    op: Literal[">=", "<=", "=="]
    value: Count

    @model_validator(mode="after")
    def _can_be_met(self) -> Self:
        most = MOST.get(self.measure, self.value)
        if self.op != "<=" and self.value > most:
            raise Fault(
                N_("{measure} never passes {most}; write a smaller value"), measure=self.measure, most=most
            )
        return self

    def design(self) -> tuple[int, int, int]:
        return words.MEASURE_KEYS.index(self.measure), words.OP_KEYS.index(self.op), self.value


class QuestCard(Table):
    """One entry `[[quest]]`."""

    id: Id
    name: Name
    vp: Positive
    check: Annotated[list[LinePhase], Field(min_length=1)]
    all: Annotated[list[Condition], Field(min_length=1)]

    @model_validator(mode="after")
    def _phases_fit(self) -> Self:
        if len(set(self.check)) != len(self.check):
            raise Fault(N_("check names a phase twice; name it once"))
        if "recruit" in self.check and any(test.measure == "combat_power" for test in self.all):
            raise Fault(N_("combat_power is known from Combat on; take 'recruit' out of check"))
        return self

    def design(self, sources: dict[str, str]) -> designs.Quest:
        return designs.Quest(
            self.id,
            self.name,
            self.vp,
            tuple(words.PHASE_KEYS.index(phase) for phase in self.check),
            tuple(test.design() for test in self.all),
            sources,
        )
