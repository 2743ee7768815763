"""What the groups of numbers on a design are called."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import pgettext


def groups() -> dict[str, str]:
    """Groups of numbers by their keys in the card set."""
    return {
        "all": pgettext("source", "All numbers"),
        "identity": pgettext("source", "Name and kind"),
        "copies": pgettext("source", "Number of cards"),
        "cost": pgettext("source", "Price"),
        "spots": pgettext("source", "Places for workers"),
        "icons": pgettext("source", "Signs of dwarf and ogre"),
        "effect": pgettext("source", "Effect"),
        "group": pgettext("source", "Starting or harbour ship"),
        "cargo": pgettext("source", "Cargo"),
        "ability": pgettext("source", "Ability"),
        "colour": pgettext("source", "Colour"),
        "range": pgettext("source", "Range of deliveries"),
        "bonus": pgettext("source", "Bonus"),
        "reward": pgettext("source", "Reward"),
        "place": pgettext("source", "Place on the board"),
        "order": pgettext("source", "Order"),
    }
