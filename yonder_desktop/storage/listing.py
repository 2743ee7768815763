"""Lists of saves. A broken file is listed too, with what is wrong with it."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from yonder_desktop.core.faults import system_fault
from yonder_desktop.storage.documents import SaveDocument, SeatRecord, read_document
from yonder_desktop.storage.problems import StorageProblem, UnreadableSave

EXPORTED = ".yonder"
"""The ending of files taken out of the library: the file manager knows by it which program opens them."""

SUFFIXES = (".json", EXPORTED)
"""Of files that hold a saved game: those of the library, and those that were taken out of it."""


def title_of(path: Path) -> str:
    """The name of a file as a title: bytes that are no letters of the system become signs for that."""
    return os.fsencode(path.stem).decode("utf-8", "replace")


class SaveSummary:
    """A row of a list of saves. saved_at: ISO 8601, in UTC. `problem` is set where the file cannot be opened.

    title: "" for games kept by the program that nobody has named. facts: `round` where the game has rounds, `choices`
    made, `over` (0 or 1), `asked` (a seat, or -1); of a game that is over also `totals`, `winners` and perhaps `rival`.
    played: the word that all saves of one game share, "" in old ones. kind: why it is there, see `storage.library`.
    """

    __slots__ = (
        "facts", "game", "kind", "path", "played", "practice", "problem", "saved_at", "seats", "title",
    )  # fmt: skip

    def __init__(self, path: Path, saved_at: str) -> None:
        self.path = path
        self.title = title_of(path)
        self.kind = ""
        self.practice = False
        self.game = ""
        self.played = ""
        self.saved_at = saved_at
        self.seats: list[SeatRecord] = []
        self.facts: dict[str, int | str] = {}
        self.problem: UnreadableSave | None = None

    def tell(self, document: SaveDocument) -> None:
        """Take over what the file says of itself."""
        self.title = document.title or self.title
        self.game = document.game
        self.played = document.played
        self.saved_at = document.saved_at
        self.seats = document.seats
        self.facts = document.facts
        self.practice = document.practice


def list_saves(folder: Path) -> list[SaveSummary]:
    """The saves in `folder`, the newest first; empty if there is no such folder. Raises StorageProblem."""
    try:
        # Unlike `glob` this does not take a folder that may not be read for an empty one.
        names = [entry.name for entry in os.scandir(folder)]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise StorageProblem("folder_not_read", folder, {"system": system_fault(error)}) from error
    paths = [folder / name for name in names if Path(name).suffix in SUFFIXES and not name.startswith(".")]
    rows = [summary_of(path) for path in sorted(paths)]
    return sorted(rows, key=lambda row: row.saved_at, reverse=True)


def summary_of(path: Path) -> SaveSummary:
    """The row of one file."""
    summary = SaveSummary(path, _file_date(path))
    try:
        summary.tell(read_document(path))
    except UnreadableSave as problem:
        summary.problem = problem
    return summary


def _file_date(path: Path) -> str:
    try:
        changed = path.stat().st_mtime
    except OSError:
        changed = 0.0
    return datetime.fromtimestamp(changed, UTC).isoformat(timespec="seconds")
