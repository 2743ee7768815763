"""Why not: the keys of reasons, and the reason for a token that is not among the options."""

from __future__ import annotations

from yonder_desktop.core.questions import Decision, Reason, why_closed
from yonder_desktop.games.ylandyss.effects import may_touch
from yonder_desktop.games.ylandyss.flow import FLOW
from yonder_desktop.games.ylandyss.melee import can_play, needed_type
from yonder_desktop.games.ylandyss.resolution import price_of
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import is_protected, owner_in_play, strength_of
from yonder_desktop.games.ylandyss.tokens import token
from yonder_desktop.games.ylandyss.words import ALL_TYPE_KEYS, EXHAUST, NOBODY, OPPONENT, STRAIGHTEN

KEYS = (
    "not_your_turn", "game_over", "not_asked", "not_in_hand", "needs_character", "not_in_offer", "beyond_limit",
    "short_of_payment", "pays_too_much", "not_in_play", "not_a_target", "protected", "too_strong", "exhausted_already",
    "straight_already", "wrong_type", "not_an_opponent", "not_played", "empty_loot", "same_card", "unknown",
)  # fmt: skip


def why_not(state: State, seat: int, intent: str) -> Reason | None:
    """Why `seat` may not answer with this token now; None if it may."""
    asked = FLOW.decision(state)
    closed = why_closed(asked, seat)
    if asked is None or closed is not None:
        return closed
    for option in asked.options:
        if token(state, option) == intent:
            return None
    verb, _, rest = intent.partition(":")
    check = CHECKS.get(verb)
    if check is None:
        return Reason("unknown")
    kind, reason = check
    return (
        reason(state, seat, rest, asked)
        if asked.kind == kind
        else Reason("not_asked", {"question": asked.kind})
    )


def why_not_play(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """A card that is not in hand, or an action without its character (R35)."""
    card = state.tables.index.get(rest, -1)
    if card not in state.hands[seat]:
        return Reason("not_in_hand")
    if not can_play(state, seat, card):
        kind = ALL_TYPE_KEYS[needed_type(state, card)]
        return Reason("needs_character", {"type": kind, "level": state.tables.cards[card].level})
    return Reason("same_card")


def why_not_buy(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """A card that is not laid out, beyond the strength left, or not paid right (R14)."""
    card = state.tables.index.get(rest.partition(",")[0], -1)
    if card not in state.offer:
        return Reason("not_in_offer")
    cost = state.tables.cards[card].cost
    if cost > state.limit[seat]:
        return Reason("beyond_limit", {"need": cost, "have": state.limit[seat]})
    price = price_of(state, seat, card)
    have = state.loot[seat] + len(state.hands[seat])
    if price > have:
        return Reason("short_of_payment", {"n": price - have, "need": price, "have": have})
    return Reason("pays_too_much", {"need": price})


def why_not_choose(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """A character that the effect cannot choose (R25, R31, R32, R34)."""
    card = state.tables.index.get(rest, -1)
    owner = owner_in_play(state, card) if card >= 0 else NOBODY
    if owner == NOBODY:
        return Reason("not_in_play")
    effect = state.tables.cards[asked.args[1]].effects[asked.args[2]]
    if effect.target == OPPONENT and owner == seat:
        return Reason("not_an_opponent")
    if effect.types and not any(kind in effect.types for kind in state.tables.cards[card].types):
        return Reason("wrong_type")
    if is_protected(state, card, owner, seat, effect.op):
        return Reason("protected")
    strength = strength_of(state, card, owner)
    if 0 <= effect.max_strength < strength:
        return Reason("too_strong", {"have": strength, "most": effect.max_strength})
    if not may_touch(state, seat, card, owner, effect):
        return Reason(
            {EXHAUST: "exhausted_already", STRAIGHTEN: "straight_already"}.get(effect.op, "not_a_target")
        )
    return Reason("not_a_target")


def why_not_rob(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    return Reason("empty_loot")


def why_not_cards(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """Cards that are not in hand, or equal to what is offered instead."""
    cards = [state.tables.index.get(key, -1) for key in rest.split("+")]
    return Reason("same_card" if all(card in state.hands[seat] for card in cards) else "not_in_hand")


def why_not_remove(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """Only cards played this round that can still be found (R9)."""
    played = state.tables.index.get(rest, -1) in state.played[seat]
    return Reason("same_card" if played else "not_played")


CHECKS = {
    "play": ("melee", why_not_play),
    "buy": ("buy", why_not_buy),
    "choose": ("target", why_not_choose),
    "rob": ("rob", why_not_rob),
    "throw": ("throw", why_not_cards),
    "keep": ("keep", why_not_cards),
    "remove": ("remove", why_not_remove),
    "take": ("look", why_not_cards),
    "pick": ("pick", why_not_cards),
    "keep_one": ("keep_one", why_not_cards),
    "pass": ("melee", why_not_cards),
    "skip": ("buy", why_not_cards),
}
