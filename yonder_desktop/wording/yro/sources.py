"""What the groups of numbers on a design are called."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import pgettext


def groups() -> dict[str, str]:
    """Groups of numbers by their keys in the card set."""
    return {
        "all": pgettext("source", "All numbers"),
        "name": pgettext("source", "Name"),
        "faction": pgettext("source", "Faction"),
        "profession": pgettext("source", "Profession"),
        "cost": pgettext("source", "Cost"),
        "power": pgettext("source", "Power"),
        "power_plus": pgettext("source", "Plus behind the power"),
        "power_star": pgettext("source", "Asterisk behind the power"),
        "copies": pgettext("source", "Number of cards"),
        "effects": pgettext("source", "Effect"),
        "link": pgettext("source", "Link bonus"),
        "vp": pgettext("source", "Victory points"),
        "check": pgettext("source", "When it is checked"),
        "tests": pgettext("source", "What has to be met"),
    }
