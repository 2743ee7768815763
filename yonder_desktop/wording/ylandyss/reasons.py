"""Why not: every reason key of the rules in one sentence, with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from yonder_desktop.core.questions import Reason
from yonder_desktop.games.ylandyss.words import ALL_TYPE_KEYS
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.ylandyss.names import Names
from yonder_desktop.wording.ylandyss.things import strength, type_noun

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
        "not_in_offer": gettext("This card does not lie in the row of reinforcements."),
        "not_in_play": gettext("This card is not a character in play."),
        "not_a_target": gettext("The effect cannot choose this one."),
        "protected": gettext("This character is protected from that effect of opponents."),
        "exhausted_already": gettext("This character is exhausted already."),
        "straight_already": gettext("This character is not exhausted."),
        "wrong_type": gettext("The effect asks for a card of another type."),
        "not_an_opponent": gettext("The effect asks for an opponent."),
        "not_your_own": gettext("The effect asks for a character of your own."),
        "nothing_to_repeat": gettext("This character has no effect that happens when it is played."),
        "must_choose": gettext("You have to choose, since the effect can be carried out."),
        "not_in_discard": gettext("This card does not lie in your discard pile."),
        "not_there": gettext("This card is not among those you choose from."),
        "removed_already": gettext("You have chosen this card to be removed."),
        "not_played": gettext(
            "Only a card you played this round can be removed, and only where you can find it."
        ),
        "empty_loot": gettext("There is no coin in that loot."),
        "same_card": gettext("An equal choice stands in the list already."),
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
        "pick": gettext("First take a draft card."),
        "face_up": gettext("First take an open draft card."),
        "keep_one": gettext("First keep one of your face-down draft cards."),
        "melee": gettext("First play a card or pass."),
        "target": gettext("First choose whom the effect touches."),
        "rob": gettext("First choose whom you steal from."),
        "throw": gettext("First choose what you discard."),
        "look": gettext("First choose what you take of the cards you look at."),
        "buy": gettext("First acquire a reinforcement, or none."),
        "pay": gettext("First choose the cards that pay."),
        "remove": gettext("First choose a card to remove, or none."),
        "keep": gettext("First choose the cards you keep."),
    }
    return asked.get(str(facts.get("question", "")), gettext("First answer the question that is asked."))


def _needs_character(names: Names, facts: Facts) -> str:
    kind = str(facts.get("type", ""))
    if kind not in ALL_TYPE_KEYS:
        return gettext("This action needs a character of its kind and level.")
    text = gettext("You need a {type} of level {level} or higher in play; levels are not added.")
    return text.format(type=type_noun(ALL_TYPE_KEYS.index(kind), 1), level=whole(facts, "level", 1))


def _beyond_limit(names: Names, facts: Facts) -> str:
    if "need" not in facts:
        return gettext("You do not have enough {strength} left to acquire it.").format(strength=strength())
    text = gettext("Its cost is {need}, and you have {have} {strength} left for acquiring.")
    return text.format(need=whole(facts, "need"), have=whole(facts, "have"), strength=strength())


def _short_of_payment(names: Names, facts: Facts) -> str:
    if "need" not in facts:
        return gettext("Your loot and hand are too small to pay for it.")
    text = gettext("You would pay {need}, but your loot and hand make {have}: {n} short.")
    return text.format(need=whole(facts, "need"), have=whole(facts, "have"), n=whole(facts, "n"))


def _short_of_coins(names: Names, facts: Facts) -> str:
    if "need" not in facts:
        return gettext("Your loot does not hold so many coins.")
    need = whole(facts, "need")
    text = ngettext(
        "For {need} coin your loot is too small: it holds {have}.",
        "For {need} coins your loot is too small: it holds {have}.",
        need,
    )
    return text.format(need=need, have=whole(facts, "have"))


def _short_of_cards(names: Names, facts: Facts) -> str:
    if "need" not in facts:
        return gettext("Your hand does not hold so many cards.")
    need = whole(facts, "need")
    text = ngettext(
        "For {need} card your hand is too small: it holds {have}.",
        "For {need} cards your hand is too small: it holds {have}.",
        need,
    )
    return text.format(need=need, have=whole(facts, "have"))


def _wrong_number(names: Names, facts: Facts) -> str:
    n = whole(facts, "n", 1)
    return ngettext("It has to be {n} card.", "It has to be {n} cards.", n).format(n=n)


def _wrong_payment(names: Names, facts: Facts) -> str:
    if "need" not in facts:
        return gettext("Coins and cards have to be exactly the price.")
    return gettext("Coins and cards have to make {need}, no more and no less.").format(
        need=whole(facts, "need")
    )


def _too_strong(names: Names, facts: Facts) -> str:
    if "most" not in facts:
        return gettext("This character is too strong for that effect.")
    text = gettext("Its {strength} is {have} now, and the effect reaches {most} at most.")
    return text.format(strength=strength(), have=whole(facts, "have"), most=whole(facts, "most"))


WITH_FACTS: dict[str, Callable[[Names, Facts], str]] = {
    "not_your_turn": _not_your_turn,
    "not_asked": _not_asked,
    "needs_character": _needs_character,
    "beyond_limit": _beyond_limit,
    "short_of_payment": _short_of_payment,
    "short_of_coins": _short_of_coins,
    "short_of_cards": _short_of_cards,
    "wrong_payment": _wrong_payment,
    "wrong_number": _wrong_number,
    "too_strong": _too_strong,
}
