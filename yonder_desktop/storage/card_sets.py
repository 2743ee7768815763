"""Own card sets: folders `cards/<game>/<name>/` in the data directory, each checked before it is offered."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Iterator
from pathlib import Path

from yonder_desktop.core.faults import Fault, as_fault
from yonder_desktop.storage.listing import SUFFIXES
from yonder_desktop.storage.paths import ensure_folder
from yonder_desktop.storage.problems import StorageProblem, problem_of
from yonder_desktop.storage.shelf import HOUSE

KEPT = (".toml", ".md", ".txt")
"""What is copied of a folder: the set, and what is written about it."""
TRIES = 1000


class CardSetEntry:
    """A card set in its folder. problem: why it cannot be used, None if it can; digest: what saves know it by."""

    __slots__ = ("digest", "folder", "game", "name", "problem")

    def __init__(self, game: str, folder: Path, digest: str = "", problem: Fault | None = None) -> None:
        self.game = game
        self.folder = folder
        self.name = folder.name
        self.digest = digest
        self.problem = problem


class BadCards(StorageProblem):
    """A card set that cannot be taken in.

    key: `no_card_set` (it is none), `bad_card_set` (fact `found`: file, card, field and what to do).
    """


def own_card_sets(cards: Path, game: str) -> list[CardSetEntry]:
    """The own card sets of a game, by name."""
    try:
        folders = sorted(path for path in (cards / game).iterdir() if path.is_dir())
    except OSError:
        return []
    return [
        checked(game, folder)
        for folder in folders
        if not folder.name.startswith(".") and folder.name != HOUSE
    ]


def checked(game: str, folder: Path) -> CardSetEntry:
    """A card set, with what is wrong with it. A set that breaks the reading itself is broken like any other."""
    from yonder_desktop.content import load_card_set

    try:
        return CardSetEntry(game, folder, load_card_set(game, folder).digest)
    except ValueError as error:
        return CardSetEntry(game, folder, problem=as_fault(error))


def game_of(names: list[str], games: list[str]) -> str:
    """The game whose card sets have files of these names, "" if none has; the one with most of them."""
    from yonder_desktop.content import file_names

    known = {game: sum(name in file_names(game) for name in names) for game in games}
    best = max(known, key=lambda game: known[game], default="")
    return best if best and known[best] else ""


def is_card_set(path: Path) -> bool:
    """Whether what somebody brings may be a card set: a folder, or a file of one."""
    return path.suffix == ".toml" or (path.is_dir() and not saves_in(path))


def saves_in(path: Path) -> list[Path]:
    """The saved games in a folder that has no cards in it; none in anything else."""
    try:
        found = sorted(path.iterdir()) if path.is_dir() else []
    except OSError:
        return []
    if any(file.suffix == ".toml" for file in found):
        return []
    return [
        file for file in found if file.suffix in SUFFIXES and not file.name.startswith(".") and file.is_file()
    ]


def take_in(path: Path, cards: Path, games: list[str]) -> CardSetEntry:
    """Copy a card set, a folder or a single file of one, into the data directory. Raises StorageProblem.

    One that is there already is left as it is.
    """
    sources, game = _sources(path), file_game(path, games)
    name = path.name if path.is_dir() else path.stem
    with _copy_of(sources, ensure_folder(cards / game)) as copy:
        found = checked(game, copy)
        if found.problem:
            raise BadCards("bad_card_set", path, {"found": found.problem})
        for entry in own_card_sets(cards, game):
            if entry.digest == found.digest:
                return entry
        return CardSetEntry(game, _moved(copy, cards / game, name), found.digest)


def file_game(path: Path, games: list[str]) -> str:
    """The game that a folder or file has cards of. Raises StorageProblem."""
    game = game_of([source.name for source in _sources(path)], games)
    if not game:
        raise BadCards("no_card_set", path)
    return game


def _sources(path: Path) -> list[Path]:
    try:
        found = [path] if path.is_file() else sorted(path.iterdir())
    except OSError as error:
        raise problem_of(error, path, "not_read") from error
    return [source for source in found if source.is_file() and source.suffix in KEPT]


@contextlib.contextmanager
def _copy_of(sources: list[Path], folder: Path) -> Iterator[Path]:
    """A hidden folder with copies, gone afterwards if it was not moved to its place."""
    copy = folder / ".new"
    shutil.rmtree(copy, ignore_errors=True)
    try:
        copy.mkdir()
        for source in sources:
            shutil.copyfile(source, copy / source.name)
        yield copy
    except OSError as error:
        raise problem_of(error, folder, "not_written") from error
    finally:
        shutil.rmtree(copy, ignore_errors=True)


def _moved(copy: Path, folder: Path, name: str) -> Path:
    """Give the copy its name, with a number behind it where that is taken."""
    plain = name.strip(". ") or "cards"
    for number in range(1, TRIES):
        target = folder / (plain if number == 1 else f"{plain} {number}")
        if target.name != HOUSE and not target.exists():
            return copy.rename(target)
    raise StorageProblem("not_written", folder / plain)
