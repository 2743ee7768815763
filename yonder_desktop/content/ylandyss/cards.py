"""The cards as they stand in `cards.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from yonder_desktop.content.fields import SOURCE, Id, Name, Positive, Table
from yonder_desktop.content.ylandyss.counts import AnyType, type_codes
from yonder_desktop.content.ylandyss.effects import Copy, EffectEntry, effect_design
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.ylandyss import designs, words

Level = Annotated[int, Field(ge=1, le=3)]
Number = Annotated[int, Field(ge=0, le=20)]
FIELDS = ("name", "set", "kind", "types", "level", "strength", "cost", "value", "copies", "effects")
"""Fields of a card that may have a source of their own."""
LEVELLED = {"mage", "cleric", "spell", "miracle"}
CHARACTERS = "character"
LEADERS = ("otherwise", "same")


def _anchor_labels(labels: dict[str, str]) -> dict[str, str]:
    """Known fields, and for each whether the rulebook says it or lets it be worked out."""
    if not labels:
        raise Fault(N_("names no field; name one or take it out"))
    for field, label in labels.items():
        if field not in FIELDS:
            raise Fault(N_("'{field}' is no field of a card; use {known}"), field=field, known=list(FIELDS))
        if not SOURCE.fullmatch(label):
            raise Fault(
                N_("{field}: write rulebook, house, or derived: reason, not '{label}'"),
                field=field,
                label=label,
            )
    return labels


class CardEntry(Table):
    """One entry `[[card]]`."""

    id: Id
    name: Name
    set: Literal["start", "draft", "reinforcement"]
    kind: Literal["character", "action"]
    types: Annotated[list[AnyType], Field(max_length=2)]
    level: Level | None = None
    strength: Number | None = None
    cost: Number | None = None
    value: Number
    copies: Positive
    anchor: bool = False
    source: Annotated[dict[str, str], AfterValidator(_anchor_labels)] | None = None
    effects: Annotated[list[EffectEntry], Field(max_length=4)]

    @model_validator(mode="after")
    def _types_fit(self) -> Self:
        actions = {"spell", "miracle"} & set(self.types)
        if len(set(self.types)) < len(self.types):
            raise Fault(N_("types names one twice; each stands once"))
        if self.kind == CHARACTERS and (actions or not self.types):
            raise Fault(N_("a character has one or two types of characters"))
        if self.kind != CHARACTERS and (len(self.types) > 1 or len(actions) < len(self.types)):
            raise Fault(N_("an action has no type, or is a spell or a miracle"))
        return self

    @model_validator(mode="after")
    def _numbers_fit(self) -> Self:
        levelled = bool(LEVELLED & set(self.types))
        self._needs(
            "level", levelled, N_("level is for mages, clerics, spells and miracles only; take it out")
        )
        self._needs("strength", self.kind == CHARACTERS, N_("strength is for characters only; take it out"))
        self._needs("cost", self.set == "reinforcement", N_("cost is for reinforcements only; take it out"))
        self._needs("source", self.anchor, N_("source is for cards with anchor = true only; take it out"))
        return self

    def _needs(self, field: str, wanted: bool, otherwise: str) -> None:
        is_there = getattr(self, field) is not None
        if wanted and not is_there:
            raise Fault(N_("such a card needs {field}; add it"), field=field)
        if is_there and not wanted:
            raise Fault(otherwise)

    @model_validator(mode="after")
    def _effects_follow(self) -> Self:
        """Otherwise and same look at the effect before, at the same moment."""
        for number, effect in enumerate(self.effects, 1):
            self._check_leader(number)
            if isinstance(effect, Copy) and self.kind == CHARACTERS:
                raise Fault(
                    N_("effect {number}: copy is for actions; characters could repeat each other for ever"),
                    number=number,
                )
            if (
                getattr(effect, "target", None) == "self"
                and self.kind != CHARACTERS
                and effect.op != "return"
            ):
                raise Fault(
                    N_(
                        "effect {number}: target = 'self' is for characters; actions have no strength or state"
                    ),
                    number=number,
                )
        return self

    def _check_leader(self, number: int) -> None:
        effect = self.effects[number - 1]
        key = next((key for key in LEADERS if getattr(effect, key, False)), "")
        if not key:
            return
        before = self.effects[number - 2] if number > 1 else None
        if before is None or before.trigger != effect.trigger:
            raise Fault(
                N_("effect {number}: {key} needs an effect with the same trigger before it"),
                number=number,
                key=key,
            )
        steals = [each.op == "steal" for each in (before, effect)]
        if key == "otherwise" and effect.trigger == "resolution" and steals[0] != steals[1]:
            raise Fault(
                N_(
                    "effect {number}: in the resolution what steals comes last; otherwise cannot look across that"
                ),
                number=number,
            )
        if key == "same" and getattr(before, "target", None) in (None, "total"):
            raise Fault(N_("effect {number}: same needs an effect with a target before it"), number=number)

    def design(self) -> designs.Card:
        return designs.Card(
            self.id,
            self.name,
            words.SET_KEYS.index(self.set),
            words.KIND_KEYS.index(self.kind),
            type_codes(list(self.types)),
            self.level or 0,
            self.strength or 0,
            -1 if self.cost is None else self.cost,
            self.value,
            self.copies,
            tuple(effect_design(effect) for effect in self.effects),
            self.sources(),
        )

    def sources(self) -> dict[str, str]:
        """What the rulebook gives; all the rest is of the house."""
        return {**self.source, "others": "house"} if self.source else {"all": "house"}
