"""What the groups of numbers on a card are called."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import pgettext


def groups() -> dict[str, str]:
    """Groups of numbers by their keys in the card set."""
    return {
        "all": pgettext("source", "All numbers"),
        "name": pgettext("source", "Name"),
        "set": pgettext("source", "Which pile it belongs to"),
        "kind": pgettext("source", "Character or action"),
        "types": pgettext("source", "Type"),
        "level": pgettext("source", "Level"),
        "strength": pgettext("source", "Strength"),
        "cost": pgettext("source", "Cost"),
        "value": pgettext("source", "Value"),
        "copies": pgettext("source", "Number of cards"),
        "effects": pgettext("source", "Effect"),
        "others": pgettext("source", "Everything else"),
    }
