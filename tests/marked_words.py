"""Finds words for people that are in no catalogue: in faults, and in text that was said in a language of dots."""

from __future__ import annotations

import gettext
import re
from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any

from babel.messages.pofile import read_po

from yonder_desktop.assets import translations_path
from yonder_desktop.core.faults import Fault
from yonder_desktop.wording import catalogue

PROSE = re.compile(r"[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}")
"""Two words in a row: a sentence, or a part of one."""
QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"|'[^']*…$")
"""What stands between quotation marks is from a file."""
KEPT = re.compile(r"\{[^}]*\}|\[[^|\]]*\||%\([^)]*\)\w|%\w|\n")
"""Parts of a message that are no words."""
WORD = re.compile(r"[^\W\d_]")
DOT = "·"


@lru_cache(maxsize=1)
def template() -> frozenset[str]:
    """Every message of the catalogues, plural forms among them."""
    with (translations_path() / "messages.pot").open("rb") as file:
        ids = [message.id for message in read_po(file) if message.id]
    return frozenset(text for one in ids for text in ([one] if isinstance(one, str) else one))


def unmarked(fault: Fault, written: str = "") -> list[str]:
    """What of a fault no catalogue has. written: what the person wrote; it may be told as it stands there."""
    found = [] if fault.message in template() or fault.message == "{error}" else [fault.message]
    for fact in [*fault.facts.values(), *fault.further]:
        found += list(_unmarked_fact(fact, written))
    return found


def _unmarked_fact(fact: Any, written: str) -> Iterator[str]:
    if isinstance(fact, Fault):
        yield from unmarked(fact, written)
    elif isinstance(fact, list | tuple):
        for part in fact:
            yield from _unmarked_fact(part, written)
    elif isinstance(fact, str) and PROSE.search(QUOTED.sub("", fact)) and fact not in written:
        yield fact


class Dots(gettext.NullTranslations):
    """Says everything in dots, a dot for a letter."""

    def gettext(self, message: str) -> str:
        return dotted(message)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return dotted(singular if n == 1 else plural)

    def pgettext(self, context: str, message: str) -> str:
        return dotted(message)


def speak_dots() -> None:
    """Use it; the fixture of every test puts the language back."""
    catalogue._current.change("dots", Dots())


def dotted(message: str) -> str:
    """A message with a dot for each letter, and what is no word as it was."""
    made, place = "", 0
    for kept in KEPT.finditer(message):
        made += WORD.sub(DOT, message[place : kept.start()]) + kept[0]
        place = kept.end()
    return made + WORD.sub(DOT, message[place:])


def words_left(text: str, known: Collection[str] = ()) -> list[str]:
    """Words of a text said in dots that are letters still, without those that have to be."""
    found = re.findall(r"[A-Za-z][A-Za-z'-]+", text)
    return [word for word in (part.strip("'-") for part in found) if word not in known]
