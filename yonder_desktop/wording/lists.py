"""Several things in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.wording.catalogue import pgettext


def all_of(things: Sequence[str]) -> str:
    """`a, b and c`."""
    if len(things) < 2:
        return "".join(things)
    # Translators: the end of a list, as in “wood, ore and hay”
    last_two = pgettext("list", "{first} and {last}")
    return _before(things[:-2], last_two.format(first=things[-2], last=things[-1]))


def any_of(things: Sequence[str]) -> str:
    """`a, b or c`."""
    if len(things) < 2:
        return "".join(things)
    # Translators: the end of a list of which one counts, as in “wood, ore or hay”
    last_two = pgettext("list", "{first} or {last}")
    return _before(things[:-2], last_two.format(first=things[-2], last=things[-1]))


def _before(things: Sequence[str], end: str) -> str:
    for thing in reversed(things):
        # Translators: the beginning of a list, as in “wood, ore and hay”
        end = pgettext("list", "{first}, {rest}").format(first=thing, rest=end)
    return end


def sentence(clause: str) -> str:
    """A clause as a sentence of its own: a capital letter in front where the script has them, a full stop behind."""
    # Translators: the end of a sentence
    return pgettext("sentence", "{clause}.").format(clause=capital(clause))


def capital(words: str) -> str:
    """Words as they stand at the beginning, with a capital letter in front."""
    return words[:1].upper() + words[1:]
