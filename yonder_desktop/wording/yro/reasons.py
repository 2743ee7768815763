"""Why not: every reason key of the rules in one sentence, with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from yonder_desktop.core.questions import Reason
from yonder_desktop.games.yro.words import MONEY
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.yro.names import Names
from yonder_desktop.wording.yro.things import amount, pictured

Facts = Mapping[str, int | str]


def reason_sentence(names: Names, reason: Reason) -> str:
    """One sentence; a general one for a key that nobody knows."""
    with_facts = WITH_FACTS.get(reason.key)
    if with_facts is not None:
        return with_facts(names, reason.facts)
    return plain_reasons().get(reason.key, gettext("That is not possible now."))


def known_keys() -> set[str]:
    """The keys that have a sentence of their own."""
    return set(WITH_FACTS) | set(plain_reasons())


def plain_reasons() -> dict[str, str]:
    """Reasons that are told without numbers."""
    return {
        "game_over": gettext("The game is over."),
        "not_in_hand": gettext("This card is not in your hand."),
        "exactly_two": gettext("Exactly two cards are kept, no more and no fewer."),
        "same_card": gettext("An equal choice stands in the list already."),
        "not_new": gettext("This adventurer was not recruited this turn, or lies already; cards never move."),
        "cell_taken": gettext("An adventurer lies there already, and cards never move."),
        "not_adjacent": gettext(
            "A new adventurer has to touch another one with a whole side; corners do not count."
        ),
        "too_wide": gettext("That would make the guild wider than three columns."),
        "too_deep": gettext("That would make the guild deeper than three rows."),
        "unknown": gettext("That is not possible now."),
    }


def whole(facts: Facts, key: str, otherwise: int = 0) -> int:
    """A number of a reason."""
    value = facts.get(key, otherwise)
    return value if isinstance(value, int) else otherwise


def _not_your_turn(names: Names, facts: Facts) -> str:
    seat = whole(facts, "seat", -1)
    if seat < 0:
        return gettext("Somebody else has to choose first.")
    return gettext("Now {name} has to choose.").format(name=names.seat(seat))


def _not_asked(names: Names, facts: Facts) -> str:
    asked = {
        "discard": gettext("First discard cards, or keep them all."),
        "keep": gettext("First choose the cards you keep."),
        "pick": gettext("First take a card of the pack."),
        "recruit": gettext("First choose whom you recruit."),
        "place": gettext("First place your new adventurers."),
    }
    return asked.get(str(facts.get("question", "")), gettext("First answer the question that is asked."))


def _too_many_cards(names: Names, facts: Facts) -> str:
    n = whole(facts, "most", 2)
    text = ngettext(
        "You can recruit {n} adventurer a turn at most.", "You can recruit {n} adventurers a turn at most.", n
    )
    return text.format(n=n)


def _short_of_money(names: Names, facts: Facts) -> str:
    if "n" not in facts:
        return gettext("You do not have enough {money}.").format(money=pictured(MONEY))
    missing, have = amount(MONEY, whole(facts, "n")), whole(facts, "have")
    text = gettext("You are short of {missing}: you have {have}, and what this turn brings comes too late.")
    return text.format(missing=missing, have=have)


def _guild_nearly_full(names: Names, facts: Facts) -> str:
    n = whole(facts, "room", 1)
    text = ngettext(
        "Your guild has room for {n} more adventurer only.",
        "Your guild has room for {n} more adventurers only.",
        n,
    )
    return text.format(n=n)


WITH_FACTS: dict[str, Callable[[Names, Facts], str]] = {
    "not_your_turn": _not_your_turn,
    "not_asked": _not_asked,
    "too_many_cards": _too_many_cards,
    "short_of_money": _short_of_money,
    "guild_nearly_full": _guild_nearly_full,
}
