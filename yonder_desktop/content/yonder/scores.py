"""Final scores as they stand in card files (vocabulary: head of `buildings.toml`)."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from yonder_desktop.content.yonder.models import GoodName, Letter, Positive, Table
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder import words
from yonder_desktop.games.yonder.designs import Score

Reached = Annotated[list[Annotated[int, Field(ge=0, le=999)]], Field(min_length=2, max_length=2)]
PerThing = Literal[
    "dwarf",
    "elf",
    "goblin",
    "ogre",
    "skeleton",
    "arcana",
    "building",
    "envoy",
    "ship",
    "non_skeleton",
    "resource_trio",
]

FORMS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "flat": ((), ()),
    "per": (("each",), ("cap",)),
    "per_letter": (("each",), ()),
    "threshold": (("steps",), ()),
    "all_worker_kinds": ((), ()),
}
"""The forms of a score: what each needs beside it, and what it may have."""


class FinalScore(Table):
    """What a card pays in the final scoring: one of five forms."""

    flat: Positive | None = None
    per: PerThing | None = None
    per_letter: Letter | None = None
    threshold: GoodName | None = None
    all_worker_kinds: Positive | None = None
    each: Positive | None = None
    cap: Positive | None = None
    steps: Annotated[list[Reached], Field(min_length=1)] | None = None

    @model_validator(mode="after")
    def _one_form(self) -> Self:
        given = [form for form in FORMS if getattr(self, form) is not None]
        if len(given) != 1:
            raise Fault(N_("a score needs exactly one of {known}"), known=list(FORMS))
        needed, allowed = FORMS[given[0]]
        for key in ("each", "steps", "cap"):
            is_there = getattr(self, key) is not None
            if key in needed and not is_there:
                raise Fault(N_("a score with {form} needs {key}; add it"), form=given[0], key=key)
            if key not in needed + allowed and is_there:
                raise Fault(N_("a score with {form} has no {key}; take it out"), form=given[0], key=key)
        return self

    @model_validator(mode="after")
    def _steps_rise(self) -> Self:
        steps = self.steps or []
        if any(low[0] >= high[0] or low[1] >= high[1] for low, high in pairwise(steps)):
            raise Fault(N_("the amounts and the gold of steps must rise from pair to pair"))
        return self

    def design(self) -> Score:
        if self.flat is not None:
            return Score(words.SCORE_FLAT, each=self.flat)
        if self.all_worker_kinds is not None:
            return Score(words.SCORE_ALL_KINDS, each=self.all_worker_kinds)
        if self.threshold is not None:
            pairs = tuple((amount, gold) for amount, gold in self.steps or [])
            return Score(words.SCORE_THRESHOLD, per=words.STUFF.index(self.threshold), steps=pairs)
        if self.per_letter is not None:
            letter = words.LETTERS.index(self.per_letter)
            return Score(words.SCORE_PER_LETTER, each=self.each or 0, per=letter)
        assert self.per is not None
        per = words.PER_KEYS[self.per] if self.per in words.PER_KEYS else words.STUFF.index(self.per)
        return Score(words.SCORE_PER, each=self.each or 0, per=per, cap=self.cap or 0)
