"""The effects of cards as they stand in `cards.toml`: every operation with the keys that the rules know for it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Discriminator, Field, Tag, model_validator

from yonder_desktop.content.fields import Count, Positive, Table
from yonder_desktop.content.ylandyss.counts import (
    CharacterTypes,
    CountCondition,
    Counted,
    ResultCondition,
    Types,
    type_codes,
)
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.ylandyss import designs, words

MOST_PICKED = 4
PICKS = {"all": words.PICK_ALL, "each": words.PICK_EACH}
BY_COUNT, BY_RESULT = "by count", "by result"
"""Names of the kinds of conditions; messages leave out what cannot be a key."""
LATE = ("resolution", "reinforcement")
"""Moments at which the result of the melee is known."""


def _known_pick(pick: int | str) -> int | str:
    known = pick in PICKS if isinstance(pick, str) else 1 <= pick <= MOST_PICKED
    if not known:
        raise Fault(
            N_("must be a number from 1 to {most}, 'each' or 'all', not {given}"),
            most=MOST_PICKED,
            given=repr(pick),
        )
    return pick


def _not_zero(n: int) -> int:
    if not n:
        raise Fault(N_("0 changes nothing; write another number or take the effect out"))
    return n


def _condition_kind(given: Any) -> str:
    return BY_RESULT if isinstance(given, dict) and "result" in given else BY_COUNT


Pick = Annotated[int | str, AfterValidator(_known_pick)]
Signed = Annotated[int, Field(ge=-20, le=20), AfterValidator(_not_zero)]
When = Annotated[
    Annotated[CountCondition, Tag(BY_COUNT)] | Annotated[ResultCondition, Tag(BY_RESULT)],
    Discriminator(_condition_kind),
]
OnceTrigger = Literal["on_play", "resolution"]
Target = Literal["self", "own", "own_other", "opponent", "any_other"]
TargetOrTotal = Literal["self", "own", "own_other", "opponent", "any_other", "total"]


class Conditional(Table):
    """An effect that may have a condition."""

    when: When | None = None

    @model_validator(mode="after")
    def _result_is_known(self) -> Self:
        if isinstance(self.when, ResultCondition) and getattr(self, "trigger", "") not in LATE:
            raise Fault(N_("the result of the melee is known in trigger = {known} only"), known=list(LATE))
        return self


class InOrder(Conditional):
    """An effect that is done once, after the ones before it."""

    otherwise: bool = False


class Multiplied(Table):
    """An effect whose amount may be multiplied."""

    per: Counted | None = None
    cap: Positive | None = None

    @model_validator(mode="after")
    def _cap_needs_per(self) -> Self:
        if self.cap is not None and self.per is None:
            raise Fault(N_("cap limits a count; add per or take cap out"))
        return self


class Targeted(InOrder):
    """An effect on characters."""

    target: Target
    pick: Pick | None = None
    type: CharacterTypes | None = None
    max_strength: Count | None = None
    same: bool = False

    @model_validator(mode="after")
    def _target_fits(self) -> Self:
        target = str(self.target)
        if target in ("self", "total") and (self.pick or self.type or self.max_strength is not None):
            raise Fault(
                N_("target = '{target}' leaves no choice; take pick, type and max_strength out"),
                target=target,
            )
        if self.pick == "each" and target != "opponent":
            raise Fault(N_("pick = 'each' is one of each opponent; write target = 'opponent'"))
        if self.same and (self.pick or target in ("self", "total")):
            raise Fault(N_("same takes the target of the effect before; take pick out, and name no self"))
        return self


class StateChange(Targeted):
    """Exhaust, straighten, eliminate."""

    trigger: OnceTrigger
    op: Literal["exhaust", "straighten", "eliminate"]


class Lasting(Targeted):
    """An effect that may also be continuous: then it touches the card itself or all that fit (R16)."""

    trigger: Literal["on_play", "continuous"]

    @model_validator(mode="after")
    def _lasts(self) -> Self:
        if self.trigger != "continuous":
            return self
        if self.otherwise or self.same or self.max_strength is not None or str(self.target) == "total":
            raise Fault(N_("a continuous effect has no otherwise, same, max_strength or target = 'total'"))
        if self.target != "self" and self.pick != "all":
            raise Fault(N_("a continuous effect is on itself or on all; write pick = 'all'"))
        return self


class Bonus(Lasting, Multiplied):
    op: Literal["bonus"]
    target: TargetOrTotal  # type: ignore[assignment]
    amount: Signed = 1

    @model_validator(mode="after")
    def _does_not_chase_itself(self) -> Self:
        """A bonus that lasts may not depend on totals, which depend on it."""
        looked_at = [self.per, self.when] if self.trigger == "continuous" else []
        if any(isinstance(count, Counted) and count.zone == "ahead" for count in looked_at):
            raise Fault(N_("a continuous bonus changes totals and may not count by them; take 'ahead' out"))
        return self


class Protect(Lasting):
    op: Literal["protect"]
    against: Annotated[list[Literal["exhaust", "eliminate"]], Field(min_length=1, max_length=2)]

    @model_validator(mode="after")
    def _guards_own(self) -> Self:
        if self.target not in ("self", "own", "own_other"):
            raise Fault(N_("only your own characters can be protected; write self, own or own_other"))
        if self.trigger == "continuous" and self.when is not None:
            raise Fault(N_("a continuous protection has no condition; take when out"))
        return self


class Undying(Table):
    trigger: Literal["continuous"]
    op: Literal["undying"]


class Gain(InOrder, Multiplied):
    trigger: OnceTrigger
    op: Literal["gain"]
    amount: Positive = 1


class Draw(InOrder, Multiplied):
    trigger: OnceTrigger
    op: Literal["draw"]
    amount: Positive = 1


class Steal(InOrder):
    trigger: OnceTrigger
    op: Literal["steal"]
    from_: Annotated[Literal["one", "winner", "each"], Field(alias="from")]
    amount: Positive = 1

    @model_validator(mode="after")
    def _winner_is_known(self) -> Self:
        if self.from_ == "winner" and self.trigger != "resolution":
            raise Fault(N_("there is a winner in the resolution only; write trigger = 'resolution'"))
        return self


class Discard(InOrder):
    trigger: OnceTrigger
    op: Literal["discard"]
    amount: Annotated[int, Field(ge=1, le=7)] = 1


class Look(InOrder):
    trigger: OnceTrigger
    op: Literal["look"]
    amount: Annotated[int, Field(ge=1, le=7)] = 1
    keep: Positive

    @model_validator(mode="after")
    def _keeps_some(self) -> Self:
        if self.keep > self.amount:
            raise Fault(
                N_("keep = {keep} is more than amount = {amount}"),
                keep=self.keep,
                amount=self.amount,
            )
        return self


class Return(InOrder):
    trigger: OnceTrigger
    op: Literal["return"]
    from_: Annotated[Literal["discard", "play"], Field(alias="from")]
    to: Literal["hand", "play"]
    target: Literal["self"] | None = None
    type: Types | None = None
    kind: Literal["character", "action"] | None = None
    max_strength: Count | None = None

    @model_validator(mode="after")
    def _goes_somewhere(self) -> Self:
        filters = self.type or self.kind or self.max_strength is not None
        if self.from_ == "play" and (self.to != "hand" or self.target is None or filters):
            raise Fault(N_("from = 'play' returns the card itself to the hand: target = 'self', no filters"))
        if self.from_ == "discard" and self.target is not None:
            raise Fault(N_("from = 'discard' chooses a card of the discard pile; take target out"))
        if self.max_strength is not None and self.kind != "character":
            raise Fault(N_("only characters have a strength; write kind = 'character'"))
        if self.to == "play" and self.kind != "character":
            raise Fault(N_("only characters are put into play; write kind = 'character'"))
        return self


class Copy(Targeted):
    trigger: Literal["on_play"]
    op: Literal["copy"]

    @model_validator(mode="after")
    def _copies_one(self) -> Self:
        if self.target == "self" or self.pick not in (None, 1) or self.same:
            raise Fault(N_("copy repeats one other card; take pick and same out, and name no self"))
        return self


class Discount(Conditional, Multiplied):
    trigger: Literal["reinforcement"]
    op: Literal["discount"]
    amount: Positive = 1


class Tax(Conditional):
    trigger: Literal["reinforcement"]
    op: Literal["tax"]
    amount: Positive = 1
    cap: Positive | None = None


class Limit(Conditional, Multiplied):
    trigger: Literal["reinforcement"]
    op: Literal["limit"]
    amount: Signed = 1


class Place(Table):
    trigger: Literal["reinforcement"]
    op: Literal["place"]
    to: Literal["hand"]


EffectEntry = Annotated[
    StateChange | Bonus | Protect | Undying | Gain | Draw | Steal | Discard | Look | Return | Copy | Discount | Tax
    | Limit | Place,
    Field(discriminator="op"),
]  # fmt: skip


def effect_design(entry: EffectEntry) -> designs.Effect:
    """An entry in the codes of the rules; what an operation has no key for is as if absent."""
    per, when, kind = _get(entry, "per"), _get(entry, "when"), _get(entry, "kind")
    return designs.Effect(
        trigger=words.TRIGGER_KEYS.index(entry.trigger),
        op=words.OP_KEYS.index(entry.op),
        target=words.TARGET_KEYS.index(_get(entry, "target") or ""),
        pick=_pick_code(_get(entry, "pick")),
        types=type_codes(_get(entry, "type")),
        kind=words.ANY_KIND if kind is None else words.KIND_KEYS.index(kind),
        max_strength=_get(entry, "max_strength", -1),
        amount=_get(entry, "amount", 1),
        per=None if per is None else per.count(),
        cap=_get(entry, "cap", 0),
        when=None if when is None else when.design(),
        otherwise=_get(entry, "otherwise", False),
        same=_get(entry, "same", False),
        source=_source_code(entry),
        to=words.TO_KEYS.index(_get(entry, "to", "hand")),
        keep=_get(entry, "keep", 0),
        against=tuple(words.OP_KEYS.index(op) for op in _get(entry, "against", ())),
    )


def _get(entry: EffectEntry, key: str, absent: Any = None) -> Any:
    found = getattr(entry, key, None)
    return absent if found is None else found


def _pick_code(pick: int | str | None) -> int:
    return 1 if pick is None else PICKS[pick] if isinstance(pick, str) else pick


def _source_code(entry: EffectEntry) -> int:
    if isinstance(entry, Steal):
        return words.FROM_KEYS.index(entry.from_)
    return words.RETURN_FROM_KEYS.index(entry.from_) if isinstance(entry, Return) else 0
