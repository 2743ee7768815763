"""Power, victory points, arts, money and levels in words, with their pictures."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.games.yro.words import MAGIC, MONEY, POWER, TECH, VP
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import icon

ORDER = (POWER, MAGIC, TECH, VP, MONEY)
"""In which order several gains are told."""
PICTURES = {POWER: "power", VP: "vp", MAGIC: "magic", TECH: "technology", MONEY: "money"}
NUMERALS = ("0", "I", "II", "III", "IV")


def noun(kind: int, n: int = 1) -> str:
    """The word for n of what a line pays."""
    nouns = {
        POWER: gettext("power"),
        # Translators: victory points
        VP: ngettext("VP", "VP", n),
        MAGIC: gettext("Magic"),
        TECH: gettext("Technology"),
        MONEY: gettext("money"),
    }
    return nouns[kind]


def pictured(kind: int, n: int = 1) -> str:
    """The word for n of it with its picture."""
    return icon(PICTURES[kind], noun(kind, n))


def amount(kind: int, n: int) -> str:
    """`2 money`, with the picture."""
    return pgettext("amount", "{n} {things}").format(n=n, things=pictured(kind, n))


def amounts(gain: Sequence[int]) -> str:
    """`2 Magic and 1 VP` for five numbers."""
    return all_of([amount(kind, gain[kind]) for kind in ORDER if gain[kind]])


def signed(kind: int, n: int) -> str:
    """`+2 money` or `−2 money`, with the picture."""
    if n < 0:
        return pgettext("result", "−{n} {thing}").format(n=-n, thing=pictured(kind, -n))
    return pgettext("result", "+{n} {thing}").format(n=n, thing=pictured(kind, n))


def gains(gain: Sequence[int]) -> str:
    """`+2 Magic and +1 VP` for five numbers."""
    return all_of([signed(kind, gain[kind]) for kind in ORDER if gain[kind]])


def level(n: int) -> str:
    """`Level II`; `no level` below the first."""
    if n <= 0:
        return gettext("no level")
    return gettext("Level {numeral}").format(numeral=NUMERALS[min(n, len(NUMERALS) - 1)])


def link_sign(n: int = 1) -> str:
    """The sign of a link with the word for n of them."""
    return icon("link", ngettext("link", "links", n))
