"""Which effects of Ylandyss' cards have been resolved with something to do, and which in vain: noted as rules do them.

Every effect is called by its card and its place there, `stun 1`; of each is wanted `stun 1 with a target`, and
`stun 1 without` where its words allow that there is none.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from yonder_desktop.games.ylandyss import effects, flow, primitives, resolution, rounds, strength
from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.rules import YlandyssRules

WITH, WITHOUT = "with a target", "without"
NEEDS_NOTHING = (w.UNDYING, w.GAIN, w.LIMIT)
"""Operations that always do something, but for a condition."""


def may_be_in_vain(design: Any, effect: Any) -> bool:
    """Whether a position can leave an effect of a card with nothing to do."""
    if effect.when is not None or effect.per is not None or effect.otherwise:
        return True
    if effect.op in NEEDS_NOTHING or effect.target == w.TOTAL:
        return False
    if effect.op == w.RETURN:
        return bool(effect.source == w.FROM_DISCARD)
    if effect.op in (w.BONUS, w.PROTECT):
        # spells and miracles stand beside the character that allows them
        beside = effect.target == w.OWN and bool(design.types) and design.kind == w.ACTION
        return not beside and effect.target != w.SELF
    return True


class Effects:
    """What has been resolved: `seen` and all that is `wanted`, by name."""

    def __init__(self, rules: YlandyssRules) -> None:
        designs = rules.tables.card_set.cards
        self.names = {
            id(effect): f"{design.id} {at + 1}"
            for design in designs
            for at, effect in enumerate(design.effects)
        }
        every = [(design, effect) for design in designs for effect in design.effects]
        self.wanted = {f"{self.names[id(effect)]} {WITH}" for _, effect in every}
        self.wanted |= {
            f"{self.names[id(effect)]} {WITHOUT}"
            for design, effect in every
            if may_be_in_vain(design, effect)
        }
        self.of_card = {
            design.id: {name for name in self.wanted if name.startswith(f"{design.id} ")}
            for design in designs
        }
        self.seen: set[str] = set()
        self.do_effects = effects.do_effects
        self.ops = dict(effects.OPS)
        self.change_limits = resolution.change_limits
        self.eliminate = primitives.eliminate
        self.answer_pay = resolution.answer_pay
        self.do_final = rounds.do_final
        self.used: set[int] = set()
        self.is_protected = strength.is_protected

    def missing(self) -> list[str]:
        return sorted(self.wanted - self.seen)

    def missing_of(self, design: str) -> int:
        return len(self.of_card[design] - self.seen)

    def note(self, effect: Any, something: bool) -> None:
        self.seen.add(f"{self.names[id(effect)]} {WITH if something else WITHOUT}")

    # ---- what is done once

    def watch_frame(self, state: Any, frame: Any) -> None:
        """An effect that is skipped for its condition, or since the one before it worked."""
        trigger, card, at, changed = frame.args[:4]
        every = state.tables.cards[card].effects
        if at < len(every) and effects.works_now(every[at], trigger):
            effect = every[at]
            if (effect.otherwise and changed) or not strength.holds(state, effect.when, frame.seat, card):
                self.note(effect, False)
        self.do_effects(state, frame)

    def watch_op(self, state: Any, frame: Any, effect: Any) -> None:
        """An effect that is done: it asks for something, or changes something at once."""
        before = self.record(state)
        self.ops[effect.op](state, frame, effect)
        asked = state.agenda[-1]
        if asked.op < w.DO_PASS_PACKS:
            self.note(effect, self.finds(state, asked, effect))
        else:
            self.note(effect, self.record(state) != before)

    def finds(self, state: Any, asked: Any, effect: Any) -> bool:
        """Whether a question has a real answer."""
        if asked.op == w.ASK_TARGET and effect.op != w.RETURN:
            return bool(effects.candidates(state, asked.seat, asked.args[1], effect))
        options = flow.ASKS[asked.op](state, asked)
        return options not in ([], [(w.CHOOSE, w.NO_CARD)])

    def record(self, state: Any) -> Any:
        """Everything an effect can change at once."""
        zones = (state.hands, state.decks, state.discards, state.plays, state.loot, state.flat)
        return [[*zone] for zone in zones], state.exhausted, dict(state.given), dict(state.guarded)

    # ---- what works by itself

    def watch_decision(self, state: Any) -> None:
        """Bonuses that are there as long as their card is in play: whether they touch a character now."""
        for seat in range(state.seats):
            for source in state.plays[seat]:
                for effect in state.tables.bonuses[source]:
                    works = strength.holds(state, effect.when, seat, source)
                    amount = strength.amount_of(state, effect, seat, source) if works else 0
                    self.note(effect, bool(amount and self.reached(state, effect, source, seat)))
                for effect in state.tables.protections[source]:
                    if not self.reached(state, effect, source, seat):
                        self.note(effect, False)

    def reached(self, state: Any, effect: Any, source: int, seat: int) -> bool:
        return any(
            strength.reaches(state, effect, source, seat, card, owner)
            for owner in range(state.seats)
            for card in strength.characters(state, owner)
        )

    def watch_protection(self, state: Any, card: int, owner: int, actor: int, op: int) -> bool:
        """A continuous protection that keeps an opponent's effect off."""
        kept_off = self.is_protected(state, card, owner, actor, op)
        if kept_off:
            for source in state.plays[owner]:
                for effect in state.tables.protections[source]:
                    if op in effect.against and strength.reaches(state, effect, source, owner, card, owner):
                        self.note(effect, True)
        return kept_off

    def watch_elimination(self, state: Any, seat: int, card: int) -> None:
        for effect in state.tables.cards[card].effects:
            if effect.op == w.UNDYING:
                self.note(effect, True)
        self.eliminate(state, seat, card)

    def watch_limits(self, state: Any) -> None:
        """The reinforcement phase begins: limits change."""
        self.used = set()
        for seat, effect, card in self.reinforcing(state):
            if effect.op == w.LIMIT:
                self.note(effect, strength.holds(state, effect.when, seat, card))
        self.change_limits(state)

    def watch_purchase(self, state: Any, frame: Any, option: Any) -> None:
        """A purchase: lower prices of the buyer, tolls that pay, the hand as the place of the card."""
        seat, bought, tolls = frame.seat, frame.args[0], sum(state.taxed.values())
        cost = state.tables.cards[bought].cost
        self.answer_pay(state, frame, option)
        for owner, effect, card in self.reinforcing(state):
            lower = effect.op == w.DISCOUNT and owner == seat and cost > 0
            paid = effect.op == w.TAX and owner != seat and sum(state.taxed.values()) > tolls
            placed = effect.op == w.PLACE and owner == seat and bought in state.hands[seat]
            if lower or paid or placed:
                self.used.add(card)
                self.note(effect, True)

    def watch_end(self, state: Any, frame: Any) -> None:
        """The reinforcement phase is over: what concerns purchases and was not needed."""
        for _, effect, card in self.reinforcing(state):
            if effect.op != w.LIMIT and card not in self.used:
                self.note(effect, False)
        self.do_final(state, frame)

    def reinforcing(self, state: Any) -> list[tuple[int, Any, int]]:
        return [
            (seat, effect, card)
            for seat in range(state.seats)
            for card in state.plays[seat]
            for effect in state.tables.reinforcing[card]
        ]


@contextmanager
def watched(seen: Effects) -> Iterator[None]:
    """While this lasts, every effect that is resolved is noted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(flow.DOES, w.DO_EFFECTS, seen.watch_frame)
        for op in effects.OPS:
            patch.setitem(effects.OPS, op, seen.watch_op)
        patch.setattr(effects, "is_protected", seen.watch_protection)
        patch.setattr(primitives, "eliminate", seen.watch_elimination)
        patch.setattr(resolution, "change_limits", seen.watch_limits)
        patch.setitem(flow.ANSWERS, w.ASK_PAY, seen.watch_purchase)
        patch.setitem(flow.DOES, w.DO_FINAL, seen.watch_end)
        yield
