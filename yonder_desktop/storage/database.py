"""The SQLite file of the data directory that holds best scores and results: opened, laid out, set aside."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from yonder_desktop.core.faults import N_, Fault, system_fault
from yonder_desktop.storage.problems import StorageProblem

SCHEMA = 2
"""Number of the layout of the file, kept in its `user_version`."""
WAIT_SECONDS = 1.0
"""For another program that writes to the file."""
BROKEN = ".broken"

SCORES = """
CREATE TABLE score (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    groups TEXT NOT NULL,
    played TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    score INTEGER NOT NULL,
    rival INTEGER NOT NULL,
    won INTEGER NOT NULL,
    ended TEXT NOT NULL
)
"""
RESULTS = """
CREATE TABLE result (
    id INTEGER PRIMARY KEY,
    played TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    card_set TEXT NOT NULL,
    options TEXT NOT NULL,
    practice INTEGER NOT NULL,
    rival INTEGER,
    ended TEXT NOT NULL
)
"""
SEATS = """
CREATE TABLE seat (
    result INTEGER NOT NULL REFERENCES result (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    player TEXT NOT NULL,
    total INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (result, seat)
)
"""
STEPS = ((SCORES,), (RESULTS, SEATS))
"""What leads from each layout to the next one, from an empty file on."""


TOLD = {
    "SQLITE_BUSY": N_("another program is writing to it"),
    "SQLITE_LOCKED": N_("another program is writing to it"),
    "SQLITE_CANTOPEN": N_("it cannot be opened"),
    "SQLITE_CORRUPT": N_("its content is damaged"),
    "SQLITE_NOTADB": N_("it is no file of results"),
    "SQLITE_FULL": N_("no room left on the disk"),
    "SQLITE_READONLY": N_("it can only be read"),
    "SQLITE_IOERR": N_("the disk does not answer as it should"),
    "SQLITE_PERM": N_("access denied"),
}
"""What the library says, by the first two words of its name for it; `SQLITE_IOERR_WRITE` is such a name."""


def database_fault(error: sqlite3.Error) -> Fault:
    """What the library of the database says, for a place in a sentence."""
    name = "_".join(str(getattr(error, "sqlite_errorname", "")).split("_")[:2])
    return Fault(TOLD[name]) if name in TOLD else Fault(N_("the system says: {text}"), text=str(error))


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """The file, made if it is not there. Raises StorageProblem: `newer_format`, `damaged` or `not_written`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, timeout=WAIT_SECONDS)) as connection, connection:
            connection.execute("PRAGMA foreign_keys = ON")
            _prepare(connection, path)
            yield connection
    except sqlite3.DatabaseError as error:
        key = "damaged" if _is_spoilt(error) else "not_written"
        raise StorageProblem(key, path, {"system": database_fault(error)}) from error
    except OSError as error:
        raise StorageProblem("not_written", path, {"system": system_fault(error)}) from error


def record_in(text: str) -> dict[str, int | str]:
    """Keys and values that were written as JSON; none where the file is damaged there, so that the rest can be read."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def set_aside(path: Path) -> Path:
    """Give a damaged file another name, so that a new one can be begun; returns that name. Raises StorageProblem."""
    number, kept = 1, path.with_name(path.name + BROKEN)
    while kept.exists():
        number += 1
        kept = path.with_name(f"{path.name}{BROKEN}-{number}")
    try:
        os.replace(path, kept)
    except OSError as error:
        raise StorageProblem("not_written", path, {"system": system_fault(error)}) from error
    # Without its file a journal would be played back into the new one.
    with contextlib.suppress(OSError):
        path.with_name(path.name + "-journal").unlink()
    return kept


def _is_spoilt(error: sqlite3.DatabaseError) -> bool:
    """Whether the fault lies in the file, for good: its content, or tables that are not ours."""
    name = getattr(error, "sqlite_errorname", "")
    return not isinstance(error, sqlite3.OperationalError) or name == "SQLITE_ERROR"


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a file to the last layout; refuse one of a newer program."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA:
        raise StorageProblem("newer_format", path, {"format": version, "newest": SCHEMA})
    if version == SCHEMA:
        return
    # All of it or nothing: Python begins no transaction by itself for statements that lay out tables.
    connection.execute("BEGIN IMMEDIATE")
    for step in STEPS[version:]:
        for statement in step:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {SCHEMA}")
