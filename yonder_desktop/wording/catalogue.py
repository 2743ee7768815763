"""The catalogues of words. Every text a person reads goes through one of the functions here.

The source language is English: without a compiled catalogue the messages stand for themselves.
Names printed on cards are messages too, in the context "card": `pgettext("card", design.name)`.
"""

import gettext as _gettext
from pathlib import Path

from yonder_desktop.assets import MissingResource, translations_path
from yonder_desktop.core.faults import N_

__all__ = [
    "N_", "available_languages", "current_language", "gettext", "ngettext", "pgettext", "set_language",
]  # fmt: skip

DOMAIN = "yonder_desktop"
SOURCE_LANGUAGE = "en"


class _Language:
    """The language in use. There is one for the whole program, as there is one person at its screen."""

    def __init__(self) -> None:
        self.name = SOURCE_LANGUAGE
        self.words = _gettext.NullTranslations()

    def change(self, name: str, words: _gettext.NullTranslations) -> None:
        self.name, self.words = name, words


_current = _Language()


def set_language(lang: str) -> str:
    """Use the catalogue nearest to `lang` (`de`, `de-AT.UTF-8`, …) and return the language now in use."""
    for candidate in _candidates(lang):
        if candidate in _compiled_languages():
            with _compiled(candidate).open("rb") as file:
                _current.change(candidate, _gettext.GNUTranslations(file))
            return candidate
    _current.change(SOURCE_LANGUAGE, _gettext.NullTranslations())
    return SOURCE_LANGUAGE


def current_language() -> str:
    """The language in use."""
    return _current.name


def available_languages() -> list[str]:
    """The languages that `set_language` can give, the source language among them, in alphabetical order."""
    return sorted({SOURCE_LANGUAGE, *_compiled_languages()})


def gettext(message: str) -> str:
    """The message in the language in use."""
    return _current.words.gettext(message)


def ngettext(singular: str, plural: str, n: int) -> str:
    """The form of the message that fits the number `n`; fill in the number afterwards."""
    return _current.words.ngettext(singular, plural, n)


def pgettext(context: str, message: str) -> str:
    """The message as it is meant in `context`, where one word has several meanings."""
    return _current.words.pgettext(context, message)


def _candidates(lang: str) -> list[str]:
    whole = lang.partition(".")[0].partition("@")[0].replace("-", "_")
    language = whole.partition("_")[0]
    return [whole, language] if whole != language else [language]


def _compiled(lang: str) -> Path:
    return translations_path() / lang / "LC_MESSAGES" / f"{DOMAIN}.mo"


def _compiled_languages() -> list[str]:
    try:
        root = translations_path()
    except MissingResource:
        return []
    return [path.parent.parent.name for path in root.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")]
