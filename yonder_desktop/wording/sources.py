"""Where the numbers of a design come from."""

from __future__ import annotations

from collections.abc import Mapping

from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import escape


def source_lines(sources: Mapping[str, str], groups: Mapping[str, str]) -> list[str]:
    """One line for each group of numbers. The reasons stand as they are written in the card set.

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
    # Translators: a source and the reason for it, as in “worked out from the rulebook (20 names for 20 cards)”
    return pgettext("source", "{label} ({reason})").format(label=said, reason=escape(reason.strip()))
