"""Why not: the keys of reasons, and the reason for a token that is not among the options."""

from __future__ import annotations

from yonder_desktop.core.questions import Decision, Reason, why_closed
from yonder_desktop.games.ylandyss.designs import Effect
from yonder_desktop.games.ylandyss.effects import may_touch
from yonder_desktop.games.ylandyss.flow import FLOW
from yonder_desktop.games.ylandyss.melee import can_play, needed_type
from yonder_desktop.games.ylandyss.resolution import price_of
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import has_type, is_protected, owner_in_play, strength_of
from yonder_desktop.games.ylandyss.tokens import token
from yonder_desktop.games.ylandyss.words import (
    ALL_TYPE_KEYS,
    ANY_KIND,
    EXHAUST,
    NOBODY,
    OPPONENT,
    OWN,
    OWN_OTHER,
    RETURN,
    STRAIGHTEN,
    TO_PLAY,
)

KEYS = (
    "not_your_turn", "game_over", "not_asked", "not_in_hand", "needs_character", "not_in_offer", "beyond_limit",
    "short_of_payment", "short_of_coins", "short_of_cards", "wrong_payment", "not_in_play", "not_a_target", "protected",
    "too_strong", "exhausted_already", "straight_already", "wrong_type", "not_an_opponent", "not_your_own",
    "nothing_to_repeat", "must_choose", "not_in_discard", "not_there", "wrong_number", "removed_already", "not_played",
    "empty_loot", "same_card", "unknown",
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
    kinds, reason = check
    if asked.kind not in kinds:
        return Reason("not_asked", {"question": asked.kind})
    return reason(state, seat, rest, asked)


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
    name, cards, coins = _payment(rest)
    card = state.tables.index.get(name, -1)
    if card not in state.offer:
        return Reason("not_in_offer")
    cost = state.tables.cards[card].cost
    if cost > state.limit[seat]:
        return Reason("beyond_limit", {"need": cost, "have": state.limit[seat]})
    price = price_of(state, seat, card)
    have = state.loot[seat] + len(state.hands[seat])
    if price > have:
        return Reason("short_of_payment", {"n": price - have, "need": price, "have": have})
    if cards + coins == price and coins > state.loot[seat]:
        return Reason("short_of_coins", {"need": coins, "have": state.loot[seat]})
    if cards + coins == price and cards > len(state.hands[seat]):
        return Reason("short_of_cards", {"need": cards, "have": len(state.hands[seat])})
    return Reason("wrong_payment", {"need": price})


def _payment(rest: str) -> tuple[str, int, int]:
    """Card, hand cards and coins of a purchase; -1 for numbers that are none."""
    name, *paid = rest.split(",")
    numbers = {"cards": -1, "coins": -1}
    for part in paid:
        key, _, text = part.partition("=")
        if key in numbers and text.isdecimal():
            numbers[key] = int(text)
    return name, numbers["cards"], numbers["coins"]


def why_not_choose(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """What an effect cannot choose: a character in play, or a card of the own discard pile; it must choose (R32)."""
    if rest == "nothing":
        return Reason("must_choose")
    card = state.tables.index.get(rest, -1)
    effect = state.tables.cards[asked.args[1]].effects[asked.args[2]]
    if effect.op == RETURN:
        return why_not_return(state, seat, card, effect)
    owner = owner_in_play(state, card) if card >= 0 else NOBODY
    if owner == NOBODY or not state.tables.is_character[card]:
        return Reason("not_in_play")
    return why_not_touch(state, seat, card, owner, effect)


def why_not_touch(state: State, seat: int, card: int, owner: int, effect: Effect) -> Reason:
    """A character that the effect cannot choose (R25, R31, R32, R34)."""
    if effect.target == OPPONENT and owner == seat:
        return Reason("not_an_opponent")
    if effect.target in (OWN, OWN_OTHER) and owner != seat:
        return Reason("not_your_own")
    if not has_type(state, card, effect.types):
        return Reason("wrong_type")
    if is_protected(state, card, owner, seat, effect.op):
        return Reason("protected")
    strength = strength_of(state, card, owner)
    if 0 <= effect.max_strength < strength:
        return Reason("too_strong", {"have": strength, "most": effect.max_strength})
    if not may_touch(state, seat, card, owner, effect):
        return Reason(
            {EXHAUST: "exhausted_already", STRAIGHTEN: "straight_already"}.get(effect.op, "nothing_to_repeat")
        )
    return Reason("not_a_target")


def why_not_return(state: State, seat: int, card: int, effect: Effect) -> Reason:
    """A card that does not come back from the own discard pile, by type and printed strength (R25)."""
    if card not in state.discards[seat]:
        return Reason("not_in_discard")
    design = state.tables.cards[card]
    wrong_kind = effect.kind not in (ANY_KIND, design.kind)
    wrong_kind |= effect.to == TO_PLAY and not state.tables.is_character[card]
    if wrong_kind or not has_type(state, card, effect.types):
        return Reason("wrong_type")
    if 0 <= effect.max_strength < design.strength:
        return Reason("too_strong", {"have": design.strength, "most": effect.max_strength})
    return Reason("same_card")


def why_not_rob(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """Only rivals with coins in their loot can be robbed (R48)."""
    rivals = [f"seat{other + 1}" for other in range(state.seats) if other != seat]
    return Reason("empty_loot" if rest in rivals else "not_an_opponent")


def why_not_cards(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """Cards that are not there to be chosen, too few or too many, or equal to what is offered instead."""
    cards = [state.tables.index.get(key, -1) for key in ([] if rest == "nothing" else rest.split("+"))]
    there = _to_choose_from(state, seat, asked)
    if not all(card in there for card in cards):
        return Reason("not_in_hand" if asked.kind in ("throw", "pay", "keep") else "not_there")
    wanted = len(asked.options[0]) - 1
    if asked.kind != "keep" and len(cards) != wanted:
        return Reason("wrong_number", {"n": wanted})
    if asked.kind == "keep" and state.plans[seat][0] in cards:
        return Reason("removed_already")
    return Reason("same_card")


def _to_choose_from(state: State, seat: int, asked: Decision) -> tuple[int, ...]:
    """The cards that a question is about."""
    if asked.kind == "look":
        return state.looked
    if asked.kind == "face_up":
        return state.face_up
    return state.packs[seat] if asked.kind in ("pick", "keep_one") else state.hands[seat]


def why_not_remove(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """Only cards played this round that can still be found (R9)."""
    card = state.tables.index.get(rest, -1)
    there = card in state.plays[seat] + state.discards[seat] + state.hands[seat]
    return Reason("same_card" if there and card in state.played[seat] else "not_played")


CHECKS = {
    "play": (("melee",), why_not_play),
    "buy": (("buy",), why_not_buy),
    "choose": (("target",), why_not_choose),
    "rob": (("rob",), why_not_rob),
    "throw": (("throw", "pay"), why_not_cards),
    "keep": (("keep",), why_not_cards),
    "remove": (("remove",), why_not_remove),
    "take": (("look",), why_not_cards),
    "pick": (("pick", "face_up"), why_not_cards),
    "keep_one": (("keep_one",), why_not_cards),
    "pass": (("melee",), why_not_cards),
    "skip": (("buy",), why_not_cards),
}
