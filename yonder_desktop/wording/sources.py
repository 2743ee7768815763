"""Where the numbers of a design come from."""

from __future__ import annotations

from collections.abc import Mapping

from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import escape


def source_lines(sources: Mapping[str, str], groups: Mapping[str, str]) -> list[str]:
    """One line for each group of numbers. The reasons in the card sets of the program are
    in the catalogues; those in other sets stand as they are written there.

    groups: what the groups are called.
    """
    return [
        # Translators: what numbers of a card, and where they come from, as in “Price: our own number”
        pgettext("source", "{what}: {label}").format(
            what=groups.get(group, escape(group)), label=_label(text)
        )
        for group, text in sources.items()
    ]


def _label(text: str) -> str:
    label, _, reason = text.partition(":")
    said = {
        "rulebook": gettext("from the rulebook"),
        "house": gettext("our own, free to be changed"),
        "derived": gettext("worked out from the rulebook"),
    }.get(label.strip(), escape(label))
    if not reason.strip():
        return said
    told = _reason(" ".join(reason.split()))
    # Translators: a source and the reason for it, as in “worked out from the rulebook (20 names for 20 cards)”
    return pgettext("source", "{label} ({reason})").format(label=said, reason=escape(told))


def _reason(text: str) -> str:
    """Why a number is as it is. `content.changes` gives the one that stands here, card files the others."""
    # Translators: why a number of a card is as it is
    changed = pgettext("source", "changed in this card set")
    return changed if text == "changed in this card set" else pgettext("source", text)
