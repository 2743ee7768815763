"""The result page and the set-up of a game in words."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import escape, readable
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
        "olos_gold": pgettext("score", "Gold of Olos"),
        "olos_ships": pgettext("score", "His ships"),
        "olos_envoys": pgettext("score", "Envoys in his camp"),
        "olos_favour": pgettext("score", "His space on the favour track"),
    }
    return sources.get(key, readable(key))


def tie_break(key: str) -> str:
    """What decided between seats with the same gold; empty if gold alone did."""
    breaks = {
        "": "",
        "arcana": gettext("More arcana in the supply"),
        "buildings": gettext("Fewer buildings in the settlement"),
        "shared": gettext("All tie-breaks are equal: the win is shared"),
        "olos": gettext("As much gold as Olos: he wins ties"),
    }
    return breaks.get(key, readable(key))


def setup_option(key: str) -> str:
    """What a setup option is called; the key made readable for one that nobody knows."""
    options = {
        "ventures": gettext("Expansion Ventures"),
        "start_ships": gettext("Starting ships"),
        "level": gettext("Level of Captain Olos"),
    }
    return options.get(key, readable(key))


def setup_value(names: Names, key: str, value: int | str) -> str:
    """What a value of a setup option is called."""
    if key == "level":
        return escape(names.item(f"level:{value}")) if names.tables.card_set.solo is not None else str(value)
    values: dict[tuple[str, int | str], str] = {
        ("ventures", 0): gettext("without"),
        ("ventures", 1): gettext("with"),
        ("start_ships", "dealt"): gettext("dealt at random"),
        ("start_ships", "chosen"): gettext("chosen in turn"),
    }
    return values.get((key, value), readable(value) if isinstance(value, str) else str(value))
