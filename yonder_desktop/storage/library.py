"""The library: games saved under a name, finished ones, and the last position of each game kept by itself."""

from __future__ import annotations

import contextlib
from pathlib import Path

from yonder_desktop.core.faults import system_fault
from yonder_desktop.storage.atomic import write_atomically
from yonder_desktop.storage.autosaves import is_running, saves_of, sessions
from yonder_desktop.storage.documents import SaveDocument, read_document, write_document
from yonder_desktop.storage.holding import file_holds, holds, holds_places
from yonder_desktop.storage.listing import SUFFIXES, SaveSummary, list_saves, title_of
from yonder_desktop.storage.paths import Folders, numbered
from yonder_desktop.storage.problems import StorageProblem, UnreadableSave
from yonder_desktop.storage.recovery import newest
from yonder_desktop.storage.saves import free_path

SAVED, FINISHED, KEPT = "saved", "finished", "kept"
"""Kinds of rows: saved under a name by a person, played to the end, kept by itself while it was played."""


class Library:
    """The games in the folders of the program. Nothing here opens one; what cannot be read is a row as well."""

    def __init__(self, folders: Folders) -> None:
        self._folders = folders

    # ---- what there is

    def rows(self, playing: SaveDocument | None = None) -> tuple[list[SaveSummary], list[StorageProblem]]:
        """All games, and folders that cannot be read. playing: the game on the table, not to be listed as kept."""
        rows: list[SaveSummary] = []
        problems: list[StorageProblem] = []
        for folder, kind in ((self._folders.saves, SAVED), (self._folders.finished, FINISHED)):
            try:
                found = list_saves(folder)
            except StorageProblem as problem:
                problems.append(problem)
                continue
            for row in found:
                row.kind = kind
                if kind == FINISHED and row.title == title_of(row.path) and row.problem is None:
                    row.title = ""
                rows.append(row)
        return rows + self._kept(rows, playing), problems

    def _kept(self, rows: list[SaveSummary], playing: SaveDocument | None) -> list[SaveSummary]:
        """The last position of each game that was left, without those that another one of the same game holds whole.

        Of a game that was gone on with in two ways, say from a save and from where it was left, both are there.
        """
        folder, kept = self._folders.autosaves, []
        known = [row for row in rows if row.kind == FINISHED]
        for session in reversed(sessions(folder)):
            row = newest(folder, session)
            if row is None or self._is_held(row, known, playing):
                continue
            known.append(row)
            if not is_running(folder, session):
                row.kind = FINISHED if row.facts.get("over") else KEPT
                row.title = "" if row.problem is None and row.title == title_of(row.path) else row.title
                kept.append(row)
        return kept

    def _is_held(self, row: SaveSummary, known: list[SaveSummary], playing: SaveDocument | None) -> bool:
        """Whether all that a game kept by itself holds stands elsewhere in the list, or on the table."""
        if not row.played:
            return False
        if playing is not None and playing.played == row.played and holds(playing, read_document(row.path)):
            return True
        return any(one.played == row.played and file_holds(one.path, row.path) for one in known)

    def files(self, row: SaveSummary) -> list[Path]:
        """All files of a row: a game kept by itself has several, and those of what it was gone on from."""
        folder = self._folders.autosaves
        if row.path.parent != folder:
            return [row.path]
        files = []
        for session in sessions(folder):
            found = newest(folder, session)
            held = found is not None and found.played == row.played and file_holds(row.path, found.path)
            if (held and not is_running(folder, session)) or row.path.name.rpartition("_")[0] == session:
                files += saves_of(folder, session)
        return files

    # ---- what is done with it

    def rename(self, row: SaveSummary, title: str) -> Path:
        """Give a game another title, and its file a name like it; returns the file. Raises StorageProblem.

        A game kept while it was played becomes one saved under that name: a copy, since the program lets its own go.
        """
        if row.path.parent == self._folders.autosaves:
            return self._copy(row, title, free_path(self._folders.saves, title))
        if row.kind == FINISHED:
            return self._copy(row, title, row.path)
        path = free_path(row.path.parent, title, row.path)
        if path == row.path and row.title == title:
            return path
        self._copy(row, title, path)
        if path != row.path:
            _remove(row.path)
        return path

    def duplicate(self, row: SaveSummary, title: str) -> Path:
        """Put a copy with another title beside the saved games; returns its file. Raises StorageProblem."""
        return self._copy(row, title, free_path(self._folders.saves, title))

    def export(self, row: SaveSummary, path: Path) -> None:
        """Write the file of a game to another place as it is. Raises StorageProblem."""
        write_atomically(path, _content(row.path))

    def take_in(self, path: Path) -> tuple[Path, bool]:
        """Put a copy of a save from somewhere else into the library: its file, and whether it is new there.

        A file that lies in the library, or is there already, is not copied again. Raises StorageProblem.
        """
        folders = (self._folders.saves, self._folders.finished, self._folders.autosaves)
        if path.absolute().parent in [folder.absolute() for folder in folders]:
            return path, False
        document = read_document(path)
        same = self._same(document)
        if same is not None:
            return same, False
        title = document.title or title_of(path)
        new = free_path(self._folders.saves, title)
        write_document(new, document.model_copy(update={"title": title}))
        return new, True

    def keep_finished(self, document: SaveDocument) -> Path:
        """Keep a game that is over. Raises StorageProblem.

        Ending it again after a take-back replaces what was kept, since the tree holds that end as well. Where it does
        not, as after going on from an older save, both are kept.
        """
        # A word out of a file must not lead out of the folder.
        played = "".join(letter for letter in document.played if letter.isalnum() or letter == "-")
        path = self._place_of_end(document, f"{document.game}-{played or document.digest}")
        with contextlib.suppress(UnreadableSave):
            there = read_document(path)
            document = document.model_copy(update={"title": there.title})
            if there == document.model_copy(update={"saved_at": there.saved_at, "program": there.program}):
                return path  # looked at again: its date is that of its end
        write_document(path, document)
        return path

    def _place_of_end(self, document: SaveDocument, name: str) -> Path:
        """The file of a finished game: one that it replaces, or a new one."""
        paths = numbered(self._folders.finished / f"{name}.json")
        return next(path for path in paths if not path.exists() or self._replaces(document, path))

    def _replaces(self, document: SaveDocument, path: Path) -> bool:
        """Whether nothing is lost if a finished game is written in the place of that file."""
        try:
            there = read_document(path)
        except UnreadableSave:
            return False
        return there.digest == document.digest if not document.played else holds_places(document, there)

    # ---- inside

    def _copy(self, row: SaveSummary, title: str, path: Path) -> Path:
        """Write a row under a title; what cannot be read is copied as it is."""
        try:
            document = read_document(row.path)
        except UnreadableSave as problem:
            if problem.key in ("missing", "not_read"):
                raise
            write_atomically(path, _content(row.path))
        else:
            write_document(path, document.model_copy(update={"title": title}))
        return path

    def _same(self, document: SaveDocument) -> Path | None:
        """The save in the library that is the very same."""
        for row in list_saves(self._folders.saves):
            if row.problem is None and (row.saved_at, row.game) == (document.saved_at, document.game):
                there = read_document(row.path)
                if there.model_copy(update={"title": document.title}) == document:
                    return row.path
        return None


def is_save_name(path: Path) -> bool:
    """Whether a file is named as saves are."""
    return path.suffix.lower() in SUFFIXES


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise UnreadableSave("missing", path) from error
    except OSError as error:
        raise UnreadableSave("not_read", path, {"system": system_fault(error)}) from error


def _remove(path: Path) -> None:
    """The other name of a game is written by now: what cannot be removed stays, and is seen in the list."""
    with contextlib.suppress(OSError):
        path.unlink()
