"""Where the numbers of a design come from."""

from __future__ import annotations

from collections.abc import Mapping

from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import escape


def source_lines(sources: Mapping[str, str]) -> list[str]:
    """One line for each group of numbers. The reasons stand as they are written in the card set."""
    return [
        # Translators: what numbers of a card, and where they come from, as in “Price: our own number”
        pgettext("source", "{what}: {label}").format(what=_group(group), label=_label(text))
        for group, text in sources.items()
    ]


def _group(group: str) -> str:
    groups = {
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
    return groups.get(group, escape(group))


def _label(text: str) -> str:
    label, _, reason = text.partition(":")
    said = {
        "rulebook": gettext("from the rulebook"),
        "house": gettext("our own, free to be changed"),
        "derived": gettext("worked out from the rulebook"),
    }.get(label.strip(), escape(label))
    if not reason.strip():
        return said
    # Translators: a source and the reason for it, as in “worked out from the rulebook (20 names for 20 cards)”
    return pgettext("source", "{label} ({reason})").format(label=said, reason=escape(reason.strip()))
