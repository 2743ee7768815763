"""The result page and the set-up of a game in words."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import readable


def score_source(key: str) -> str:
    """What a line of the result is called."""
    sources = {
        "start": pgettext("score", "At the start"),
        "recruit": pgettext("score", "On recruiting"),
        "links": pgettext("score", "Links"),
        "combat": pgettext("score", "Ranks in Combat"),
        "stars": pgettext("score", "Asterisks in Combat"),
        "vp_phase": pgettext("score", "Victory point phases"),
        "quests": pgettext("score", "Quests"),
        "money": pgettext("score", "Money at the end"),
        "lost": pgettext("score", "Lost with the game"),
        "shadow_power": pgettext("score", "Power of the shadow"),
    }
    return sources.get(key, readable(key))


def tie_break(key: str) -> str:
    """What decided between seats with the same points; empty if they alone did."""
    breaks = {
        "": "",
        "money": gettext("More money before it was turned into points"),
        "power": gettext("More power in the last Combat"),
        "shared": gettext("All tie-breaks are equal: the win is shared"),
        "shadow": gettext("The shadow passed its limit: the game is lost"),
    }
    return breaks.get(key, readable(key))


def setup_option(key: str) -> str:
    """What a setup option is called; the key made readable for one that nobody knows."""
    options = {
        "draft": gettext("Draft"),
        "quests": gettext("Quests"),
        "quick": gettext("Placing"),
    }
    return options.get(key, readable(key))


def setup_value(key: str, value: int | str) -> str:
    """What a value of a setup option is called."""
    values: dict[tuple[str, int | str], str] = {
        ("draft", 0): gettext("without: discard and draw"),
        ("draft", 1): gettext("with: packs of cards are passed on"),
        ("quests", 0): gettext("without"),
        ("quests", 1): gettext("with four of them"),
        ("quick", 0): gettext("after the reveal"),
        ("quick", 1): gettext("quick, together with the recruits"),
    }
    return values.get((key, value), readable(value) if isinstance(value, str) else str(value))


RANKS = (29, 36, 42, 47, 52, 57, 63)
"""The highest score of each rank but the last (S5)."""


def solo_rank(score: int, lost: bool) -> str:
    """The rank of a game played alone (S5)."""
    if lost:
        return pgettext("rank", "Swallowed by the Shadow")
    ranks = (
        pgettext("rank", "Campfire Company"),
        pgettext("rank", "Hired Band"),
        pgettext("rank", "Sworn Guild"),
        pgettext("rank", "Guild of the Realm"),
        pgettext("rank", "Crown Guild"),
        pgettext("rank", "Guild of Legend"),
        pgettext("rank", "Masters of YRO"),
        pgettext("rank", "A Tale for the Ages"),
    )
    return ranks[sum(1 for most in RANKS if score > most)]
