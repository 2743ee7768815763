"""Coins, strength, cards and types in words, with their pictures."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of, any_of
from yonder_desktop.wording.markup import icon


def strength() -> str:
    """The word with its picture."""
    return icon("strength", gettext("strength"))


def coins(n: int) -> str:
    """`2 coins`, with the picture."""
    return pgettext("amount", "{n} {things}").format(n=n, things=icon("coin", ngettext("coin", "coins", n)))


def cards(n: int) -> str:
    """`2 cards`, with the picture."""
    return pgettext("amount", "{n} {things}").format(
        n=n, things=icon("pile_hand", ngettext("card", "cards", n))
    )


def strengths(n: int) -> str:
    """`2 strength`, with the picture."""
    return pgettext("amount", "{n} {things}").format(n=n, things=strength())


def signed(n: int, thing: str) -> str:
    """`+2 strength` or `−2 strength`."""
    if n < 0:
        return pgettext("result", "−{n} {thing}").format(n=-n, thing=thing)
    return pgettext("result", "+{n} {thing}").format(n=n, thing=thing)


def signed_strength(n: int) -> str:
    return signed(n, strength())


def signed_coins(n: int) -> str:
    return signed(n, icon("coin", ngettext("coin", "coins", abs(n))))


def signed_cards(n: int) -> str:
    return signed(n, icon("pile_hand", ngettext("card", "cards", abs(n))))


def price(n_cards: int, n_coins: int) -> str:
    """`2 cards and 1 coin`; `nothing`."""
    parts = [cards(n_cards)] * bool(n_cards) + [coins(n_coins)] * bool(n_coins)
    return all_of(parts) or gettext("nothing")


def type_name(kind: int) -> str:
    """A type as it stands on a card."""
    return type_names()[w.ALL_TYPE_KEYS[kind]]


def type_names() -> dict[str, str]:
    """The types by their keys."""
    return {
        "soldier": pgettext("type", "Soldier"),
        "merchant": pgettext("type", "Merchant"),
        "mage": pgettext("type", "Mage"),
        "cleric": pgettext("type", "Cleric"),
        "thief": pgettext("type", "Thief"),
        "barbarian": pgettext("type", "Barbarian"),
        "demon": pgettext("type", "Demon"),
        "undead": pgettext("type", "Undead"),
        "angel": pgettext("type", "Angel"),
        "dragon": pgettext("type", "Dragon"),
        "spell": pgettext("type", "Spell"),
        "miracle": pgettext("type", "Miracle"),
    }


def type_sign(kind: int) -> str:
    """The sign of a type, with its name."""
    key = w.ALL_TYPE_KEYS[kind]
    name = key if key in w.ACTION_KEYS else f"type_{key}"
    return icon(name, type_name(kind))


def type_noun(kind: int, n: int) -> str:
    """The word for n cards of a type inside a sentence."""
    nouns = {
        "soldier": ngettext("soldier", "soldiers", n),
        "merchant": ngettext("merchant", "merchants", n),
        "mage": ngettext("mage", "mages", n),
        "cleric": ngettext("cleric", "clerics", n),
        "thief": ngettext("thief", "thieves", n),
        "barbarian": ngettext("barbarian", "barbarians", n),
        "demon": ngettext("demon", "demons", n),
        # Translators: one or several undead creatures
        "undead": ngettext("undead", "undead", n),
        "angel": ngettext("angel", "angels", n),
        "dragon": ngettext("dragon", "dragons", n),
        "spell": ngettext("spell", "spells", n),
        "miracle": ngettext("miracle", "miracles", n),
    }
    return nouns[w.ALL_TYPE_KEYS[kind]]


def nouns(types: Sequence[int], n: int, kind: int = w.CHARACTER) -> str:
    """`soldiers`, `demon or undead`; without types what stands for any: characters, actions or cards."""
    if types:
        return any_of([type_noun(one, n) for one in types])
    if kind == w.CHARACTER:
        return ngettext("character", "characters", n)
    return ngettext("action", "actions", n) if kind == w.ACTION else ngettext("card", "cards", n)
