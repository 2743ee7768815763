"""The shelf of games: rules for a game's name and the name of a card set."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path
from typing import Any, Protocol

from yonder_desktop.core.contract import Rules

HOUSE = "house"
"""The name of the card set that comes with the program."""
COPIES = ".kept"
"""The folder beside own card sets that holds a copy of each that was played with, by its digest."""
NO_NAMES = ("", ".", "..", COPIES)
AT = "@"
"""Stands in the name of such a copy between the name of the set and its digest."""


class BoxedGame:
    """A game taken from the shelf: its rules, and the name and digest of its card set."""

    __slots__ = ("card_set", "digest", "name", "rules")

    def __init__(self, name: str, rules: Rules, card_set: str, digest: str) -> None:
        self.name = name
        self.rules = rules
        self.card_set = card_set
        self.digest = digest

    @property
    def tables(self) -> Any:
        """The card set worked out for play, for words and windows; None for a game that has none."""
        return getattr(self.rules, "tables", None)


class Shelf(Protocol):
    """Where games come from; tests bring one of their own."""

    def names(self) -> list[str]:
        """The games there are."""

    def seats(self, game: str) -> tuple[int, ...]:
        """The numbers of seats of a game with the house set, known without reading it. KeyError as for `take`."""

    def take(self, game: str, card_set: str = HOUSE) -> BoxedGame:
        """A game. Raises KeyError for an unknown game or card set, ValueError for a broken card set."""


class GameShelf:
    """The games of the program, with own card sets in `cards/<game>/<name>/` if a folder is given.

    Of an own set that is taken a copy is kept, so that games begun with it can go on when it is changed or gone: its
    name is then that of the set with its digest, such as `mine@0123456789abcdef`.
    """

    def __init__(self, cards: Path | None = None) -> None:
        self._cards = cards
        self._taken: dict[tuple[str, str], BoxedGame] = {}
        self._stamps: dict[tuple[str, str], list[tuple[str, int, int]]] = {}

    def names(self) -> list[str]:
        from yonder_desktop.games.registry import game_names

        return game_names()

    def seats(self, game: str) -> tuple[int, ...]:
        from yonder_desktop.games.registry import SEATS

        return SEATS[game]

    def take(self, game: str, card_set: str = HOUSE) -> BoxedGame:
        stamp = _stamp(self._folder(game, card_set))
        if (game, card_set) not in self._taken or self._stamps[game, card_set] != stamp:
            self._taken[game, card_set] = self._unpack(game, card_set)
            self._stamps[game, card_set] = stamp
        return self._taken[game, card_set]

    def _unpack(self, game: str, card_set: str) -> BoxedGame:
        from yonder_desktop.content import load_card_set
        from yonder_desktop.games.registry import make_rules

        if game not in self.names():
            raise KeyError(game)
        folder = self._folder(game, card_set)
        cards: Any = load_card_set(game, folder)
        if folder is not None and AT not in card_set:
            _keep_copy(folder, folder.parent / COPIES / cards.digest)
        return BoxedGame(game, make_rules(game, cards), card_set, cards.digest)

    def _folder(self, game: str, card_set: str) -> Path | None:
        if card_set == HOUSE:
            return None
        _name, is_copy, digest = card_set.rpartition(AT)
        wanted = digest if is_copy else card_set
        # A name out of a file must not lead out of the folder of card sets.
        if self._cards is None or Path(wanted).name != wanted or wanted in NO_NAMES:
            raise KeyError(card_set)
        folder = self._cards / game / COPIES / digest if is_copy else self._cards / game / card_set
        if not folder.is_dir():
            raise KeyError(card_set)
        return folder


def copy_name(card_set: str, digest: str) -> str:
    """The name under which the copy of an own set can be taken."""
    return f"{set_title(card_set)}{AT}{digest}"


def set_title(card_set: str) -> str:
    """What a person calls the set, also where a copy of it is meant."""
    return card_set.rpartition(AT)[0] or card_set


def _keep_copy(folder: Path, place: Path) -> None:
    """Keep the files of a card set; where that is not possible, games with it depend on the set itself."""
    if place.is_dir():
        return
    unfinished = place.with_name(f"{place.name}.{os.getpid()}.tmp")
    with contextlib.suppress(OSError):
        unfinished.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.toml"):
            shutil.copyfile(path, unfinished / path.name)
        unfinished.rename(place)
    shutil.rmtree(unfinished, ignore_errors=True)


def _stamp(folder: Path | None) -> list[tuple[str, int, int]]:
    """What tells whether the files of an own card set have been changed since."""
    found = sorted(folder.glob("*.toml")) if folder is not None else []
    return [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in found]
