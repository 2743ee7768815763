"""The result page and the set-up of a game in words."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import escape
from yonder_desktop.wording.yonder.names import Names


def score_source(names: Names, key: str) -> str:
    """What a line of the result is called; a C building is a live name."""
    kind, _, card = key.partition(":")
    if kind == "building" and card:
        return names.by_key("building", card)
    sources = {
        "start": pgettext("score", "At the start"),
        "market": pgettext("score", "Market value of deliveries"),
        "bonus": pgettext("score", "Bonuses of envoys"),
        "ships": pgettext("score", "Abilities of ships"),
        "fish": pgettext("score", "Fish sold"),
        "coins": pgettext("score", "Coins on cards"),
        "unfed": pgettext("score", "Hungry workers"),
        "empty_envoys": pgettext("score", "Unfulfilled envoys"),
        "buildings": pgettext("score", "C buildings"),
    }
    return sources.get(key, readable(key))


def tie_break(key: str) -> str:
    """What decided between seats with the same gold; empty if gold alone did."""
    breaks = {
        "": "",
        "arcana": gettext("More arcana in the supply"),
        "buildings": gettext("Fewer buildings in the settlement"),
        "shared": gettext("All tie-breaks are equal: the win is shared"),
    }
    return breaks.get(key, readable(key))


def setup_option(key: str) -> str:
    """What a setup option is called. The base game has none; another set-up's key is made readable."""
    return readable(key)


def setup_value(key: str, value: int | str) -> str:
    """What a value of a setup option is called."""
    return readable(value) if isinstance(value, str) else str(value)


def readable(key: str) -> str:
    """A key as words, for keys that have none of their own."""
    return escape(key.replace("_", " ").capitalize())
