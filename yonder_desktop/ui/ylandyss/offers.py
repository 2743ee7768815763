"""Choices as the table offers them: where each is acted with, equal copies alike. No rule lives here."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.core.questions import Choice
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.pick_many import NOTHING, PickMany, keys_of

SETS = ("throw", "keep")
"""Questions that are answered by a set of hand cards."""


def are_sets(choices: Sequence[Choice]) -> bool:
    """Whether several hand cards, or any number of them, are asked for; a single one is chosen at once."""
    return PickMany.suits(choices, SETS) and any(len(keys_of(choice.token)) != 1 for choice in choices)


def offers_of(view: View, choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """What gestures choose among."""
    found: list[Choice] = []
    for choice in choices:
        found += _ways(view, choice)
    payments = [choice.subject for choice in found if choice.verb == "buy"]
    # several ways to pay are shown as soon as the card is pressed
    found += [
        Choice(choice.option, choice.token, choice.subject, "")
        for choice in found
        if choice.verb == "buy" and payments.count(choice.subject) > 1
    ]
    return tuple(found)


def _ways(view: View, choice: Choice) -> list[Choice]:
    """The items with which a choice is made."""
    key = choice.token.partition(":")[2]
    if key == NOTHING:
        return [_with(choice, "nothing", "")]
    if choice.verb == "remove":
        return [
            _with(choice, place_of(view, one), "") for one in twins_of(view, key, _lying_alike(view, key))
        ]
    if choice.verb in SETS:
        return [_with(choice, f"hand:{one}", "discard") for one in twins_of(view, key, view.hand)]
    if choice.verb == "play":
        return [_with(choice, f"hand:{one}", choice.target) for one in twins_of(view, key, view.hand)]
    return [choice]


def _with(choice: Choice, subject: str, target: str) -> Choice:
    return Choice(choice.option, choice.token, subject, target, choice.costly)


def twins_of(view: View, key: str, cards: tuple[int, ...]) -> list[str]:
    """The keys of equal cards: of these only the first is offered."""
    twins, number = view.tables.twins, view.tables.index[key]
    return [view.tables.keys[card] for card in cards if twins[card] == twins[number]] or [key]


def _lying_alike(view: View, key: str) -> tuple[int, ...]:
    """The own cards played this round that are in hand as this one is, or laid down as it is: choices apart."""
    held = view.tables.index[key] in view.hand
    return tuple(card for card in view.played[view.seat] if (card in view.hand) == held)


def place_of(view: View, key: str) -> str:
    """The item of an own card wherever it lies."""
    card, seat = view.tables.index[key], view.seat
    if card in view.plays[seat]:
        return f"card:{key}"
    if card in view.hand:
        return f"hand:{key}"
    # equal cards lie together in an open pile, under the first of them
    return f"pile:{twins_of(view, key, view.discards[seat])[0]}"


def told_of(view: View, choices: Sequence[Choice], offers: Sequence[Choice]) -> tuple[str, ...]:
    """Items with which nothing can be done now though one might think so."""
    verbs = {choice.verb for choice in choices}
    subjects = {choice.subject for choice in offers}
    keys = view.tables.keys
    items: list[str] = []
    if "play" in verbs or "pass" in verbs:
        items = [f"hand:{keys[card]}" for card in view.hand]
    elif "buy" in verbs or "skip" in verbs:
        items = [f"offer:{keys[card]}" for card in view.offer]
    elif any(subject.startswith("card:") for subject in subjects) and "choose" in verbs:
        items = [
            f"card:{keys[card]}" for line in view.plays for card in line if view.tables.is_character[card]
        ]
    return tuple(item for item in items if item not in subjects)


INTENTS = {"hand": "play:{key}", "offer": "buy:{key},cards=0,coins=0", "card": "choose:{key}"}


def intent_of(item: str) -> str:
    """The token that acting with an item would be, legal or not; "" for things that mean nothing."""
    kind, _, key = item.partition(":")
    return INTENTS[kind].format(key=key) if kind in INTENTS and key else ""


GOALS = {"hand": "table", "offer": "discard"}
"""Where cards of a kind are moved by what they are for."""


def moving_intent(item: str, target: str) -> str:
    """The token that moving an item there would be, legal or not; with no target, whether it can be moved at all."""
    goal = GOALS.get(item.partition(":")[0], "")
    return intent_of(item) if goal and target in ("", goal) else ""
