"""Why not: every reason key of the rules in one sentence, with its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from yonder_desktop.core.questions import Reason
from yonder_desktop.games.yonder.words import DWARF, STUFF
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.things import a_worker, amount, noun, of_class, pictured

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
        "already_placed": gettext("You have placed a worker this turn already; it is one a turn."),
        "elf_there": gettext("An elf stands there, and nobody may join an elf."),
        "same_place": gettext("The place beside it does the same and comes first."),
        "not_built": gettext("This building is not in anybody's settlement yet."),
        "no_arcana": gettext("You have no arcana in your supply."),
        "arcana_already_placed": gettext("You have placed an arcana this turn already; it is one a turn."),
        "upper_filled": gettext("An arcana lies there already, and it stays."),
        "already_fulfilled_one": gettext("You have served an envoy this turn already; it is one a turn."),
        "no_ship": gettext("This ship is not in your supply, and an envoy needs a ship."),
        "ship_busy": gettext("This ship lies on an envoy until you lock up."),
        "envoy_served": gettext("This envoy carries a ship already; it can be served once a round."),
        "envoy_hidden": gettext("This envoy lies face down until you have locked up."),
        "envoy_gone": gettext("This envoy is neither in the city nor in your settlement."),
        "must_place_or_lock_up": gettext("Place a worker first; who places none has to lock up."),
        "must_lock_up": gettext("You have no worker left for another turn, so you have to lock up."),
        "not_in_hand": gettext("This card is not in your hand."),
        "not_in_display": gettext("This card does not lie in the display."),
        "not_in_harbour": gettext("This ship does not lie in the harbour."),
        "leaves_food": gettext("A worker would stay hungry though there is food left for it."),
        "overpays": gettext("That is too much: something could be left out."),
        "not_yours": gettext("This is not yours to take."),
        "nothing_to_discount": gettext("There is nothing of that in the price to leave unpaid."),
        "unknown": gettext("That is not possible now."),
    }


def kind_of(facts: Facts) -> int:
    """The worker that a reason names, as a place in the supply, or -1."""
    word = str(facts.get("kind", ""))
    return STUFF.index(word) if word in STUFF[DWARF:] else -1


def whole(facts: Facts, key: str, otherwise: int = 0) -> int:
    """A number of a reason."""
    value = facts.get(key, otherwise)
    return value if isinstance(value, int) else otherwise


def _not_your_turn(names: Names, facts: Facts) -> str:
    seat = whole(facts, "seat", -1)
    if seat < 0:
        return gettext("It is not your turn.")
    return gettext("It is the turn of {name}.").format(name=names.seat(seat))


def _not_asked(names: Names, facts: Facts) -> str:
    if facts.get("question") == "turn":
        return gettext("That is done when a card or place calls for it.")
    return gettext("First answer the question that is asked.")


def _no_worker(names: Names, facts: Facts) -> str:
    kind = kind_of(facts)
    if kind < 0:
        return gettext("You have no worker in your supply.")
    return gettext("You have no {worker} in your supply.").format(worker=pictured(kind))


def _spot_taken(names: Names, facts: Facts) -> str:
    kind = kind_of(facts)
    text = gettext("The place is taken by {worker}; only an elf may join.")
    return text.format(worker=a_worker(kind))


def _spot_closed(names: Names, facts: Facts) -> str:
    seats = whole(facts, "seats")
    if not seats:
        return gettext("This place is closed in this game.")
    text = ngettext(
        "This place is open with {n} player or more only.",
        "This place is open with {n} players or more only.",
        seats,
    )
    return text.format(n=seats)


def _locked_up(names: Names, facts: Facts) -> str:
    seat = whole(facts, "seat", -1)
    if seat < 0:
        return gettext("This settlement is locked until the round ends.")
    text = gettext("{name} has locked up; nobody can go there until the round ends.")
    return text.format(name=names.seat(seat))


def _upper_locked(names: Names, facts: Facts) -> str:
    below = str(facts.get("below", ""))
    if below not in names.tables.index["upper"]:
        return gettext("The place below it has to be filled first.")
    text = gettext("The place below it, {place}, has to be filled first.")
    return text.format(place=names.by_key("upper", below))


def _short_of(names: Names, facts: Facts) -> str:
    word = str(facts.get("stuff", ""))
    n = whole(facts, "n", 1)
    if word not in STUFF:
        return gettext("You cannot pay for it.")
    missing = amount(STUFF.index(word), n)
    if "need" not in facts or "have" not in facts:
        return gettext("You are short of {things}.").format(things=missing)
    text = gettext("You are short of {things}: it takes {need}, you have {have}.")
    return text.format(things=missing, need=facts["need"], have=facts["have"])


def _short_of_resources(names: Names, facts: Facts) -> str:
    return gettext("You are short of {things}.").format(things=of_class(0, whole(facts, "n", 1)))


def _short_of_cards(names: Names, facts: Facts) -> str:
    n = whole(facts, "n", 1)
    text = ngettext("You have {n} card too few in your hand.", "You have {n} cards too few in your hand.", n)
    return text.format(n=n)


def _short_of_workers(names: Names, facts: Facts) -> str:
    n = whole(facts, "n", 1)
    text = ngettext(
        "You have {n} worker too few in your supply.", "You have {n} workers too few in your supply.", n
    )
    return text.format(n=n)


def _short_of_buildings(names: Names, facts: Facts) -> str:
    n = whole(facts, "n", 1)
    text = ngettext(
        "You have {n} building too few to tear down; the headquarters stays.",
        "You have {n} buildings too few to tear down; the headquarters stays.",
        n,
    )
    return text.format(n=n)


def _none_left(names: Names, facts: Facts) -> str:
    kind = kind_of(facts)
    if kind < 0:
        return gettext("The general supply has none left.")
    return gettext("The general supply has no {workers} left.").format(workers=noun(kind, 2))


def _too_many(names: Names, facts: Facts) -> str:
    most = whole(facts, "most", -1)
    if most < 0:
        return gettext("That is more than allowed.")
    least = whole(facts, "least")
    if least:
        return gettext("It has to be {least} to {most}.").format(least=least, most=most)
    return gettext("It can be {most} at most.").format(most=most)


WITH_FACTS: dict[str, Callable[[Names, Facts], str]] = {
    "not_your_turn": _not_your_turn,
    "not_asked": _not_asked,
    "no_worker": _no_worker,
    "spot_taken": _spot_taken,
    "spot_closed": _spot_closed,
    "locked_up": _locked_up,
    "upper_locked": _upper_locked,
    "short_of": _short_of,
    "short_of_resources": _short_of_resources,
    "short_of_cards": _short_of_cards,
    "short_of_workers": _short_of_workers,
    "short_of_buildings": _short_of_buildings,
    "none_left": _none_left,
    "too_many": _too_many,
}
