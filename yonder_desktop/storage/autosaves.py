"""Autosaves: the last few positions of each running game, and a mark while it runs.

A running game holds a lock on its mark. The system drops the lock when the program ends in whatever way, so a
mark without a lock means that the program was ended from outside.
"""

from __future__ import annotations

import contextlib
import errno
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from yonder_desktop.storage.atomic import remove_stale
from yonder_desktop.storage.documents import SaveDocument, read_document, write_document
from yonder_desktop.storage.holding import holds
from yonder_desktop.storage.paths import ensure_folder
from yonder_desktop.storage.problems import UnreadableSave, problem_of

KEPT_PER_GAME = 5
KEPT_GAMES = 40
MARK = ".running"
TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""How systems say that another program holds a lock."""


class Autosaver:
    """Keeps the autosaves of one running game in `folder`, as `<game>-<time>_<number>.json`."""

    def __init__(self, folder: Path, game: str) -> None:
        """Mark the game as running. Raises StorageProblem if the folder cannot be used."""
        ensure_folder(folder)
        remove_stale(folder)
        forget_old_games(folder)
        self._folder = folder
        self.session = _new_session(game)
        self._number = 0
        self._mark = _marked(folder / (self.session + MARK))

    def keep(self, document: SaveDocument) -> Path:
        """Write the next autosave and let the oldest go. Raises StorageProblem; older autosaves stay."""
        self._number += 1
        path = self._folder / f"{self.session}_{self._number:05}.json"
        write_document(path, document)
        for old in saves_of(self._folder, self.session)[:-KEPT_PER_GAME]:
            _remove(old)
        return path

    def close(self, forget: bool = False) -> None:
        """The game is left in good order, finished or not. Its autosaves stay, unless they shall be forgotten.

        What was kept of it earlier goes where it is held by what is kept now: a game that is gone on with many times
        pushes out no other one.
        """
        self._mark.close()
        _remove(self._folder / (self.session + MARK))
        for path in saves_of(self._folder, self.session)[-1:]:
            with contextlib.suppress(UnreadableSave):
                self._forget_held(read_document(path))
        if forget:
            _forget(self._folder, self.session)

    def _forget_held(self, document: SaveDocument) -> None:
        """Let go of what was kept of a game before, where this holds all of it."""
        same = [session for session in sessions(self._folder) if session.startswith(f"{document.game}-")]
        for session in same:
            if session != self.session and _is_held(document, self._folder, session):
                _forget(self._folder, session)


def sessions(folder: Path) -> list[str]:
    """The games with autosaves in `folder`, the one last begun at the end."""
    names = {path.name.rpartition("_")[0] for path in _files(folder, "*_*.json")}
    return sorted(names, key=lambda name: name.partition("-")[2])


def saves_of(folder: Path, session: str) -> list[Path]:
    """The autosaves of one game, the newest at the end."""
    return sorted(_files(folder, f"{session}_*.json"))


def forget_old_games(folder: Path) -> None:
    """Remove the autosaves of all but the last games, and marks of games that were left before any autosave."""
    known = sessions(folder)
    marked = [path.name.removesuffix(MARK) for path in _files(folder, f"*{MARK}")]
    for session in [*known[:-KEPT_GAMES], *(name for name in marked if name not in known)]:
        if not is_running(folder, session):
            _forget(folder, session)


def is_marked(folder: Path, session: str) -> bool:
    """Whether the game was begun and not left in good order."""
    return (folder / (session + MARK)).exists()


def is_running(folder: Path, session: str) -> bool:
    """Whether some program, perhaps this one, is playing the game now."""
    try:
        with (folder / (session + MARK)).open("r+b") as file:
            return not _lock(file)
    except OSError:
        return False


def _new_session(game: str) -> str:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return f"{game}-{stamp}"


def _marked(path: Path) -> IO[bytes]:
    try:
        file = path.open("w+b")
        file.write(b"\n")
        file.flush()
    except OSError as error:
        raise problem_of(error, path, "not_written") from error
    _lock(file)
    return file


def _lock(file: IO[bytes]) -> bool:
    """Take the lock of an open mark until it is closed; False if another program has it.

    Where the file system knows no locks nobody has one: a game must not be out of reach for ever.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in TAKEN
    return True


def _is_held(newer: SaveDocument, folder: Path, session: str) -> bool:
    """Whether a save holds the last position of a game that nobody is playing, with all that was tried in it."""
    saves = saves_of(folder, session)
    if not saves or is_running(folder, session):
        return False
    try:
        return holds(newer, read_document(saves[-1]))
    except UnreadableSave:
        return False


def _forget(folder: Path, session: str) -> None:
    for path in [*saves_of(folder, session), folder / (session + MARK)]:
        _remove(path)


def _files(folder: Path, pattern: str) -> list[Path]:
    try:
        return [path for path in folder.glob(pattern) if not path.name.startswith(".")]
    except OSError:
        return []


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
