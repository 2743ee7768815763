"""What the items of Ylandyss' table are called, and live names for sentences."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import escape, link, unbroken
from yonder_desktop.wording.ylandyss.things import type_names

CARD_PLACES = ("card", "hand", "offer", "draft", "pile", "looked")


def printed(name: str) -> str:
    """A name printed on a card, in the language in use."""
    return unbroken(pgettext("card", name))


class Names:
    """Names for the cards of one set and the seats of one table."""

    def __init__(self, tables: Tables, seat_names: Sequence[str] = ()) -> None:
        self.tables = tables
        self.seat_names = seat_names

    def seat(self, seat: int) -> str:
        """The name of a seat, safe inside a sentence."""
        return escape(self.seat_words(seat))

    def seat_words(self, seat: int) -> str:
        """The name of a seat as plain text."""
        if 0 <= seat < len(self.seat_names):
            return self.seat_names[seat]
        return gettext("Seat {n}").format(n=seat + 1)

    def card(self, card: int) -> str:
        """The live name of a card."""
        return link(f"card:{self.tables.keys[card]}", self.card_words(card))

    def cards(self, cards: Sequence[int]) -> str:
        """Live names of several cards in a row of words."""
        return all_of([self.card(card) for card in cards])

    def card_words(self, card: int) -> str:
        """A card in plain words."""
        return printed(self.tables.cards[card].name)

    def item(self, key: str) -> str:
        """What the item with this key is called, in plain words; the key itself for one that nobody knows."""
        kind, _, rest = key.partition(":")
        if not rest and kind in FIXED:
            return fixed_names()[kind]
        if kind.startswith("seat") and kind[4:].isdecimal() and not rest:
            return self.seat_words(int(kind[4:]) - 1)
        if kind in CARD_PLACES and rest in self.tables.index:
            return self.card_words(self.tables.index[rest])
        if kind == "type":
            return type_names().get(rest, key)
        return phase_names().get(rest, key) if kind == "phase" else key


def phase_names() -> dict[str, str]:
    """The phases by their keys, as they stand in a list."""
    return {
        "draft": pgettext("phase", "Opening draft"),
        "melee": pgettext("phase", "Melee"),
        "resolution": pgettext("phase", "Resolution"),
        "reinforcement": pgettext("phase", "Reinforcements"),
        "final": pgettext("phase", "End of the round"),
    }


FIXED = (
    "hand", "table", "drafted", "discard", "pass", "skip", "deck", "offer", "supply", "used", "removed", "loot",
    "chest", "strength", "tie", "limit", "token", "pot", "value", "cost", "level", "exhausted", "rival", *w.KINDS,
)  # fmt: skip


def fixed_names() -> dict[str, str]:
    """Items that are one of a kind, and groups of options."""
    return places() | numbers() | groups()


def places() -> dict[str, str]:
    """Where cards lie."""
    return {
        "hand": gettext("your hand"),
        "table": gettext("your line of played cards"),
        "drafted": gettext("your draft cards"),
        "discard": gettext("your discard pile"),
        "deck": gettext("your draw deck"),
        "offer": gettext("the row of reinforcements"),
        "supply": gettext("the reinforcement deck"),
        "used": gettext("the reinforcements put away"),
        "removed": gettext("removed cards"),
    }


def numbers() -> dict[str, str]:
    """What is counted, and signs."""
    return {
        "loot": gettext("loot"),
        "chest": gettext("chest"),
        "strength": gettext("total strength"),
        "tie": gettext("equal totals"),
        "limit": gettext("strength left for acquiring"),
        "token": gettext("the first player token"),
        "pot": gettext("what winning the melee pays"),
        "value": gettext("value"),
        "cost": gettext("cost"),
        "level": gettext("level"),
        "exhausted": gettext("exhausted"),
        "rival": gettext("the opponent"),
    }


def groups() -> dict[str, str]:
    """Groups of options, by the kind of question."""
    return {
        "pass": gettext("Pass"),
        "skip": gettext("Acquire nothing"),
        "pick": gettext("A draft card"),
        "face_up": gettext("An open draft card"),
        "keep_one": gettext("A face-down draft card"),
        "melee": gettext("Play or pass"),
        "target": gettext("A target"),
        "rob": gettext("An opponent"),
        "throw": gettext("Cards to discard"),
        "look": gettext("Cards to take"),
        "buy": gettext("Reinforcements"),
        "pay": gettext("Cards that pay"),
        "remove": gettext("A card to remove"),
        "keep": gettext("Cards to keep"),
    }
