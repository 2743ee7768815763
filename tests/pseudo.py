"""A language for tests: English with words that are two fifths longer, as translations can be."""

import gettext
import math
import re

from yonder_desktop.wording import catalogue

LONGER = 0.4
KEPT = re.compile(r"\{[^}]*\}|\[[^|\]]*\||%\(\w+\)s|<[^>]*>|https?://\S+")
"""Parts of a message that are no words: places to fill in, names of pictures, keys of live names."""
WORD = re.compile(r"[^\W\d_]+")


class LongerWords(gettext.NullTranslations):
    """Says everything in longer words."""

    def gettext(self, message: str) -> str:
        return longer(message)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return longer(singular if n == 1 else plural)

    def pgettext(self, context: str, message: str) -> str:
        return longer(message)


def speak_it() -> None:
    """Use it; the fixture of every test puts the language back."""
    catalogue._current.change("longer", LongerWords())


def longer(message: str) -> str:
    """The message with its words made longer, and what is no word as it was."""
    made, place = "", 0
    for kept in KEPT.finditer(message):
        made += WORD.sub(_longer_word, message[place : kept.start()]) + kept[0]
        place = kept.end()
    return made + WORD.sub(_longer_word, message[place:])


def _longer_word(word: re.Match[str]) -> str:
    return word[0] + "ö" * math.ceil(len(word[0]) * LONGER)
