"""The log: what happened, one line an event, as a given seat may know it."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.events import Event
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.ylandyss.names import Names
from yonder_desktop.wording.ylandyss.things import coins, price, signed_strength, strengths

Line = Callable[[Names, Event], str]


def event_line(names: Names, event: Event, viewer_seat: int) -> str | None:
    """One line of the log, or None where nothing is worth telling. Hidden cards are told to their seat alone."""
    if not event.visible_to(viewer_seat):
        return _hidden_drawn(names, event) if event.kind == "drawn" else None
    line = LINES.get(event.kind)
    return None if line is None else line(names, event)


def named(names: Names, event: Event, text: str) -> str:
    """A sentence about a seat and the first card of the event."""
    return text.format(name=names.seat(event.seat), card=names.card(event.args[0]))


def listed(names: Names, event: Event, text: str) -> str:
    """A sentence about a seat and all cards of the event."""
    return text.format(name=names.seat(event.seat), cards=names.cards(event.args))


# ---- draft and rounds


def _picked(names: Names, event: Event) -> str:
    return named(names, event, gettext("{name} took the draft card {card}."))


def _packs_passed(names: Names, event: Event) -> str:
    n, last = event.args[0], names.tables.card_set.board.draft_cards
    if n >= last:
        return gettext("The last draft card was taken; what is left is set aside.")
    return gettext("Draft card {n} of {last} was taken; the packs went on.").format(n=n, last=last)


def _draft_ended(names: Names, event: Event) -> str:
    return listed(names, event, gettext("{name} begins with {cards} in the deck."))


def _round_began(names: Names, event: Event) -> str:
    text = gettext("Round {n} began; {name} has the first player token.")
    return text.format(n=event.args[0], name=names.seat(event.seat))


def _locked(names: Names, event: Event) -> str:
    """That a sealed answer was given, and nothing of it."""
    return gettext("{name} has chosen.").format(name=names.seat(event.seat))


def _offer_revealed(names: Names, event: Event) -> str:
    if not event.args:
        return gettext("There are no reinforcements left to lay out.")
    return gettext("Reinforcements: {cards}.").format(cards=names.cards(event.args))


def _offer_cleared(names: Names, event: Event) -> str:
    text = ngettext(
        "Nobody acquired {cards}; it was put away.",
        "Nobody acquired {cards}; they were put away.",
        len(event.args),
    )
    return text.format(cards=names.cards(event.args))


def _supply_reshuffled(names: Names, event: Event) -> str:
    n = event.args[0]
    text = ngettext(
        "The reinforcement deck was empty: {n} card put away was shuffled into a new one.",
        "The reinforcement deck was empty: {n} cards put away were shuffled into a new one.",
        n,
    )
    return text.format(n=n)


def _reshuffled(names: Names, event: Event) -> str:
    n = event.args[0]
    text = ngettext(
        "The draw deck of {name} was empty: {n} card of the discard pile was shuffled into a new one.",
        "The draw deck of {name} was empty: {n} cards of the discard pile were shuffled into a new one.",
        n,
    )
    return text.format(name=names.seat(event.seat), n=n)


def _removed(names: Names, event: Event) -> str:
    return named(names, event, gettext("{name} removed {card} for good."))


def _token_moved(names: Names, event: Event) -> str:
    return gettext("{name} took the first player token.").format(name=names.seat(event.seat))


def _game_ended(names: Names, event: Event) -> str:
    return gettext("The game is over.")


# ---- cards


def _drawn(names: Names, event: Event) -> str:
    return listed(names, event, gettext("{name} drew {cards}."))


def _hidden_drawn(names: Names, event: Event) -> str:
    n = len(event.args)
    text = ngettext("{name} drew {n} card.", "{name} drew {n} cards.", n)
    return text.format(name=names.seat(event.seat), n=n)


def _thrown(names: Names, event: Event) -> str:
    return listed(names, event, gettext("{name} discarded {cards}."))


def _entered(names: Names, event: Event) -> str:
    return named(names, event, gettext("{name} played {card}."))


def _returned(names: Names, event: Event) -> str:
    return named(names, event, gettext("{card} returned to the hand of {name}."))


def _eliminated(names: Names, event: Event) -> str:
    if event.args[1]:
        return named(names, event, gettext("{card} of {name} was eliminated and returned to the hand."))
    return named(names, event, gettext("{card} of {name} was eliminated."))


def _exhausted(names: Names, event: Event) -> str:
    return named(names, event, gettext("{card} of {name} was exhausted."))


def _straightened(names: Names, event: Event) -> str:
    return named(names, event, gettext("{card} of {name} was straightened."))


def _bonus_given(names: Names, event: Event) -> str:
    text = gettext("{card} of {name} got {bonus}.")
    bonus = signed_strength(event.args[1])
    return text.format(card=names.card(event.args[0]), name=names.seat(event.seat), bonus=bonus)


def _guarded(names: Names, event: Event) -> str:
    return named(names, event, gettext("{card} of {name} is protected from opponents."))


def _repeated(names: Names, event: Event) -> str:
    return named(names, event, gettext("{name} repeated what {card} does when played."))


def _total_raised(names: Names, event: Event) -> str:
    text = gettext("The total of {name} got {bonus} by {card}.")
    bonus = signed_strength(event.args[1])
    return text.format(name=names.seat(event.seat), bonus=bonus, card=names.card(event.args[0]))


# ---- melee, coins, reinforcements


def _passed(names: Names, event: Event) -> str:
    if event.args[0]:
        text = gettext("{name} passed as the strongest and stays in.")
    else:
        text = gettext("{name} passed and is out.")
    return text.format(name=names.seat(event.seat))


def _melee_won(names: Names, event: Event) -> str:
    """The winner and all totals."""
    totals = [
        # Translators: a player and the total strength, as in “Ada 7”
        pgettext("total", "{name} {n}").format(name=names.seat(seat), n=n)
        for seat, n in enumerate(event.args)
    ]
    text = gettext("{name} won the melee: {totals}.")
    return text.format(name=names.seat(event.seat), totals=all_of(totals))


def _coins_gained(names: Names, event: Event) -> str:
    n, loot = event.args[:2]
    text = gettext("{name} gained {coins}; loot {loot}.")
    return text.format(name=names.seat(event.seat), coins=coins(n), loot=loot)


def _coins_stolen(names: Names, event: Event) -> str:
    seat, n = event.args[:2]
    text = gettext("{name} stole {coins} from {other}.")
    return text.format(name=names.seat(event.seat), coins=coins(n), other=names.seat(seat))


def _limit_changed(names: Names, event: Event) -> str:
    change, after = event.args[:2]
    text = gettext("{name} has {change} for acquiring cards: {left} now.")
    left = strengths(after)
    return text.format(name=names.seat(event.seat), change=signed_strength(change), left=left)


def _acquired(names: Names, event: Event) -> str:
    card, n_coins, n_cards, to_hand = event.args[:4]
    text = gettext("{name} acquired {card} for {price}.")
    if to_hand:
        text = gettext("{name} acquired {card} for {price}, into the hand.")
    return text.format(name=names.seat(event.seat), card=names.card(card), price=price(n_cards, n_coins))


def _skipped(names: Names, event: Event) -> str:
    return gettext("{name} acquired nothing.").format(name=names.seat(event.seat))


def _loot_stored(names: Names, event: Event) -> str:
    n, total = event.args[:2]
    text = gettext("{name} put {coins} into the chest, which holds {total}.")
    return text.format(name=names.seat(event.seat), coins=coins(n), total=total)


LINES: dict[str, Line] = {
    "picked": _picked,
    "packs_passed": _packs_passed,
    "draft_ended": _draft_ended,
    "round_began": _round_began,
    "locked": _locked,
    "offer_revealed": _offer_revealed,
    "offer_cleared": _offer_cleared,
    "supply_reshuffled": _supply_reshuffled,
    "reshuffled": _reshuffled,
    "removed": _removed,
    "token_moved": _token_moved,
    "game_ended": _game_ended,
    "drawn": _drawn,
    "thrown": _thrown,
    "entered": _entered,
    "returned": _returned,
    "eliminated": _eliminated,
    "exhausted": _exhausted,
    "straightened": _straightened,
    "bonus_given": _bonus_given,
    "guarded": _guarded,
    "repeated": _repeated,
    "total_raised": _total_raised,
    "passed": _passed,
    "melee_won": _melee_won,
    "coins_gained": _coins_gained,
    "coins_stolen": _coins_stolen,
    "limit_changed": _limit_changed,
    "acquired": _acquired,
    "skipped": _skipped,
    "loot_stored": _loot_stored,
}
SILENT = ("turn_began",)
"""Kinds without a line: what the seat does next is told anyway."""

WEIGHTS = {"acquired": 1, "round_began": -1}
"""What stands for a choice before other events, and what only heads those that follow."""
