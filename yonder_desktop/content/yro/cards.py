"""Adventurers, factions, professions and their effect lines as they stand in `adventurers.toml`."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from yonder_desktop.content.fields import Count, Id, Name, Positive, Table
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yro import designs, words

FACTIONS = ("sunrise", "conclave", "market", "mining", "floating", "dragon")
PROFESSIONS = ("warrior", "merchant", "technician", "explorer", "wizard", "leader")
FactionId = Literal["sunrise", "conclave", "market", "mining", "floating", "dragon"]
ProfessionId = Literal["warrior", "merchant", "technician", "explorer", "wizard", "leader"]
LinePhase = Literal["recruit", "combat", "production", "income", "vp"]
When = Literal["front", "behind", "won_vp", "no_vp", "first"]
OF_COMBAT = ("won_vp", "no_vp", "first")
"""Conditions that look at the ranking of this turn's Combat."""
MARKS = (
    (
        "power_plus",
        "power",
        N_("a line of Combat gains power, so the plus must agree; write power_plus = true"),
        N_("no line of Combat gains power, so the plus must agree; write power_plus = false"),
    ),
    (
        "power_star",
        "vp",
        N_("a line of Combat gains vp, so the asterisk must agree; write power_star = true"),
        N_("no line of Combat gains vp, so the asterisk must agree; write power_star = false"),
    ),
)
"""A mark of a card, what it tells of, and what to say where it is missing or too much."""
COUNTED = {"faction": FACTIONS, "profession": PROFESSIONS}


def _known_count(per: str) -> str:
    kind, colon, of = per.partition(":")
    if kind not in words.PER_KEYS[1:]:
        raise Fault(N_("'{per}' is unknown; use one of {known}"), per=per, known=list(words.PER_KEYS[1:]))
    if kind not in COUNTED:
        if colon:
            raise Fault(N_("'{per}' counts nothing in particular; write {kind}"), per=per, kind=kind)
        return per
    if of not in COUNTED[kind]:
        raise Fault(
            N_("'{per}' needs one of {known} behind {kind}:"),
            per=per,
            known=list(COUNTED[kind]),
            kind=kind,
        )
    return per


Per = Annotated[str, AfterValidator(_known_count)]


class Gain(Table):
    """What one step or a link pays, all of it."""

    power: Count = 0
    vp: Count = 0
    magic: Count = 0
    tech: Count = 0
    money: Count = 0

    @model_validator(mode="after")
    def _pays_something(self) -> Self:
        if not any(self.design()):
            raise Fault(N_("pays nothing; name at least one of {known}"), known=list(words.GAIN_KEYS))
        return self

    def design(self) -> tuple[int, ...]:
        return self.power, self.vp, self.magic, self.tech, self.money


class EffectLine(Table):
    """One entry of `effects`."""

    phase: LinePhase
    gain: Gain
    per: Per | None = None
    max: Positive | None = None
    when: When | None = None

    @model_validator(mode="after")
    def _fits_its_phase(self) -> Self:
        if self.gain.power and self.phase != "combat":
            raise Fault(N_("power counts in Combat only; write phase = 'combat'"))
        if self.phase == "combat" and (self.gain.magic or self.gain.tech or self.gain.money):
            raise Fault(N_("a line of Combat gains power or vp only"))
        if self.gain.power and self.gain.vp:
            raise Fault(N_("power and vp come at different moments of Combat; write two lines"))
        return self

    @model_validator(mode="after")
    def _counts_and_conditions(self) -> Self:
        if self.max is not None and self.per is None:
            raise Fault(N_("max limits a count; add per or take max out"))
        if self.when in OF_COMBAT and (self.phase == "recruit" or self.gain.power):
            raise Fault(N_("when = '{when}' is not known before the ranking; take it out"), when=self.when)
        return self

    def design(self) -> designs.Line:
        kind, _, of = (self.per or "").partition(":")
        return designs.Line(
            words.PHASE_KEYS.index(self.phase),
            self.gain.design(),
            words.PER_KEYS.index(kind),
            COUNTED[kind].index(of) if of else -1,
            self.max or 0,
            words.WHEN_KEYS.index(self.when or ""),
        )


class AdventurerCard(Table):
    """One entry `[[card]]`."""

    id: Id
    name: Name
    faction: FactionId
    profession: ProfessionId
    cost: Annotated[int, Field(ge=0, le=7)]
    power: Annotated[int, Field(ge=0, le=6)]
    power_plus: bool
    power_star: bool
    copies: Annotated[int, Field(ge=1, le=3)]
    effects: Annotated[list[EffectLine], Field(min_length=1, max_length=2)]

    @model_validator(mode="after")
    def _marks_agree(self) -> Self:
        for mark, gain, with_one, without in MARKS:
            has = any(line.phase == "combat" and getattr(line.gain, gain) for line in self.effects)
            if getattr(self, mark) != has:
                raise Fault(with_one if has else without)
        return self

    def design(self, sources: dict[str, str]) -> designs.Adventurer:
        return designs.Adventurer(
            self.id,
            self.name,
            FACTIONS.index(self.faction),
            PROFESSIONS.index(self.profession),
            self.cost,
            self.power,
            self.power_plus,
            self.power_star,
            self.copies,
            tuple(line.design() for line in self.effects),
            sources,
        )


class LinkGain(Gain):
    """The bonus of a link; it comes before Combat and adds no power."""

    @model_validator(mode="after")
    def _no_power(self) -> Self:
        if self.power:
            raise Fault(N_("a link gains no power; take power out"))
        return self


class FactionEntry(Table):
    """One entry `[[faction]]`."""

    id: FactionId
    name: Name
    link: LinkGain

    def design(self, sources: dict[str, str]) -> designs.Badge:
        return designs.Badge(self.id, self.name, self.link.design(), sources)


class ProfessionEntry(Table):
    """One entry `[[profession]]`."""

    id: ProfessionId
    name: Name
    link: LinkGain

    def design(self, sources: dict[str, str]) -> designs.Badge:
        return designs.Badge(self.id, self.name, self.link.design(), sources)
