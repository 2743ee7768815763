"""The rules of a game as pages to look things up in, and the search through them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain

IN_TITLE, BEGINS_TITLE = 10, 20
"""What a word is worth that stands in a title, or begins it; elsewhere it is worth 1."""
AROUND = 60
"""Letters of an excerpt before and behind what was looked for."""


@dataclass(frozen=True)
class Page:
    """One subject. lines: paragraphs as markup, in which `[rules:feeding|feeding]` leads to another page.

    key: `rules:…` for subjects, `building:quarry` and the like for cards and places. group: the heading above it.
    see: keys of pages that belong to it.
    """

    key: str
    group: str
    title: str
    lines: tuple[str, ...]
    see: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hit:
    """A page that was found, with the words around what was looked for."""

    page: Page
    excerpt: str


Written = tuple[str, str, tuple[str, ...], tuple[str, ...]]
"""A page as it is written down: key, title, paragraphs, and what belongs to it; all still to be translated."""


def pages_of(group: str, written: Sequence[Written], numbers: Mapping[str, object]) -> list[Page]:
    """Pages in the language in use, with the numbers of the card set filled in."""
    return [
        Page(key, group, gettext(title), tuple(gettext(line).format(**numbers) for line in lines), see)
        for key, title, lines, see in written
    ]


def find(pages: Sequence[Page], query: str) -> list[Hit]:
    """The pages that hold all words of a query, the best first; none for an empty one."""
    words = folded(query).split()
    if not words:
        return []
    found = [(worth(page, words), number, page) for number, page in enumerate(pages)]
    best = sorted((entry for entry in found if entry[0]), key=lambda entry: (-entry[0], entry[1]))
    return [Hit(page, excerpt(page, words)) for _worth, _number, page in best]


def worth(page: Page, words: Sequence[str]) -> int:
    """How well a page answers a query; 0 if it lacks a word. Words may be the beginnings of those on the page."""
    title = f" {folded(page.title)}"
    text = f" {folded(' '.join(plain(line) for line in page.lines))}"
    total = 0
    for word in words:
        begins = f" {word}"
        if title.startswith(begins):
            total += BEGINS_TITLE
        elif begins in title:
            total += IN_TITLE
        elif begins in text:
            total += 1
        else:
            return 0
    return total


def excerpt(page: Page, words: Sequence[str]) -> str:
    """Some plain words of a page around the first word that was looked for; its beginning where that is the title."""
    text = " ".join(plain(line) for line in page.lines)
    even = folded(text)
    places = [even.find(f" {word}") + 1 for word in words]
    first = min((place for place in places if place > 0), default=0)
    # Folding may change the number of letters, so that the place is only near.
    begin = max(0, min(first, len(text)) - AROUND)
    end = min(len(text), first + AROUND)
    begin = text.rfind(" ", 0, begin) + 1 if begin else 0
    end = end if end == len(text) else max(text.rfind(" ", 0, end), begin)
    return ("… " if begin else "") + text[begin:end].strip() + (" …" if end < len(text) else "")


def folded(text: str) -> str:
    """Words as they are compared: small letters without accents, and only letters and digits between spaces."""
    even = unicodedata.normalize("NFKD", text).casefold()
    kept = (letter for letter in even if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in kept).split())
