"""What the items of YRO's table are called, and live names for sentences."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import escape, link, unbroken
from yonder_desktop.wording.yro.phases import phase_names

CARD_PLACES = ("card", "hand", "new", "pick", "pile", "shadow")


def printed(name: str) -> str:
    """A name printed on a card, in the language in use."""
    return unbroken(pgettext("card", name))


class Names:
    """Names for the cards of one set and the seats of one table."""

    def __init__(self, tables: Tables, seat_names: Sequence[str] = ()) -> None:
        self.tables = tables
        self.seat_names = seat_names

    def seat(self, seat: int) -> str:
        """The name of a seat, safe inside a sentence; the shadow for -1."""
        return escape(self.seat_words(seat))

    def seat_words(self, seat: int) -> str:
        """The name of a seat as plain text."""
        if seat < 0:
            return gettext("the shadow")
        return (
            self.seat_names[seat] if seat < len(self.seat_names) else gettext("Seat {n}").format(n=seat + 1)
        )

    def card(self, card: int) -> str:
        """The live name of an adventurer."""
        return link(f"card:{self.tables.keys[card]}", self.card_words(card))

    def cards(self, cards: Sequence[int]) -> str:
        """Live names of several adventurers in a row of words."""
        return all_of([self.card(card) for card in cards])

    def card_words(self, card: int) -> str:
        """An adventurer in plain words."""
        return printed(self.tables.cards[card].name)

    def quest(self, quest: int) -> str:
        """The live name of a quest."""
        design = self.tables.card_set.quests[quest]
        return link(f"quest:{design.id}", printed(design.name))

    def faction(self, faction: int) -> str:
        """The live name of a faction."""
        badge = self.tables.card_set.factions[faction]
        return link(f"faction:{badge.id}", printed(badge.name))

    def profession(self, profession: int) -> str:
        """The live name of a profession."""
        badge = self.tables.card_set.professions[profession]
        return link(f"profession:{badge.id}", printed(badge.name))

    def item(self, key: str) -> str:
        """What the item with this key is called, in plain words; the key itself for one that nobody knows."""
        kind, _, rest = key.partition(":")
        if not rest and kind in FIXED:
            return fixed_names()[kind]
        if kind.startswith("seat") and kind[4:].isdecimal() and not rest:
            return self.seat_words(int(kind[4:]) - 1)
        try:
            return self._named(kind, rest)
        except (KeyError, ValueError):
            return key

    def _named(self, kind: str, rest: str) -> str:
        index, card_set = self.tables.index, self.tables.card_set
        if kind in CARD_PLACES:
            return self.card_words(index["card"][rest])
        if kind == "cell":
            x, _, y = rest.partition(",")
            return cell_words(int(x), int(y))
        if kind == "phase":
            return phase_names()[rest]
        if kind == "quest":
            return printed(card_set.quests[index["quest"][rest]].name)
        badges = {"faction": card_set.factions, "profession": card_set.professions}[kind]
        return printed(badges[index[kind][rest]].name)


def cell_words(x: int, y: int) -> str:
    """A cell of the guild, told from the place of the first adventurer: x to the right, y to the front."""
    if not x and not y:
        return gettext("the place of the first adventurer")
    across = "" if not x else gettext("{n} to the right") if x > 0 else gettext("{n} to the left")
    along = "" if not y else gettext("{n} to the front") if y > 0 else gettext("{n} to the back")
    steps = [text.format(n=abs(n)) for text, n in ((across, x), (along, y)) if text]
    # Translators: a place in the guild, as in “1 to the right and 1 to the front of the first adventurer”
    return gettext("{steps} of the first adventurer").format(steps=all_of(steps))


FIXED = (
    "hand", "plan", "picks", "new", "guild", "deck", "pile", "quest", "shadow", "rival", "phantom", "board", "money",
    "power", "vp", "magic", "technology", "link", "discard", "keep", "pick", "recruit", "place",
)  # fmt: skip


def fixed_names() -> dict[str, str]:
    """Items that are one of a kind, and groups of options."""
    return {
        "hand": gettext("your hand"),
        "plan": gettext("your plan"),
        "picks": gettext("your picks"),
        "new": gettext("new adventurers"),
        "guild": gettext("your guild"),
        "deck": gettext("the deck"),
        "pile": gettext("the discard pile"),
        "quest": gettext("quests"),
        "shadow": gettext("the shadow"),
        "rival": gettext("the shadow"),
        "phantom": gettext("the phantom neighbour"),
        "board": gettext("the board of power and victory points"),
        "money": gettext("money"),
        "power": gettext("power"),
        "vp": gettext("victory points"),
        "magic": gettext("Magic"),
        "technology": gettext("Technology"),
        "link": gettext("links"),
        "discard": gettext("Nothing, or several"),
        "keep": gettext("Two cards"),
        "pick": gettext("One card"),
        "recruit": gettext("Nobody, or two"),
        "place": gettext("Places"),
    }
