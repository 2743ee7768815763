"""Reads the words that name options, so that sentences can be made of them."""

from __future__ import annotations

from yonder_desktop.games.yonder.words import STUFF


class Token:
    """An option's word in pieces: verb, what stands before and after `@`, and the numbers and marks after commas.

    `pay:wood=2,free=1` has stuff {0: 2} and marks {"free": "1"}; `build:quarry,waive=hay` has what "quarry" and
    marks {"waive": "hay"}; `feed:grain=1,hungry.goblin=1` has hungry {9: 1}.
    """

    __slots__ = ("hungry", "marks", "stuff", "verb", "what", "where")

    def __init__(self, text: str) -> None:
        self.verb, _, rest = text.partition(":")
        pieces = rest.split(",") if rest else []
        self.stuff: dict[int, int] = {}
        self.hungry: dict[int, int] = {}
        self.marks: dict[str, str] = {}
        self.what = ""
        self.where = ""
        for piece in pieces:
            self._take(piece)

    def _take(self, piece: str) -> None:
        name, equals, value = piece.partition("=")
        if not equals:
            self.what, _, self.where = piece.partition("@")
        elif name.startswith("hungry.") and name[7:] in STUFF:
            self.hungry[STUFF.index(name[7:])] = number(value)
        elif name in STUFF:
            self.stuff[STUFF.index(name)] = number(value)
        else:
            self.marks[name] = value

    def twelve(self) -> list[int]:
        """The stuff as the twelve numbers of a supply."""
        return [self.stuff.get(kind, 0) for kind in range(12)]

    def count(self) -> int:
        """What is named, as a number; 0 if it is none."""
        return number(self.what)


def number(text: str) -> int:
    """A number in a token; 0 for anything else."""
    return int(text) if text.isdecimal() else 0
