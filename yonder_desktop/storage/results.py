"""Results of finished games, in the SQLite file of the data directory, and as CSV."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from yonder_desktop.storage.database import opened, record_in
from yonder_desktop.storage.documents import HUMAN

COLUMNS = (
    "played", "ended", "game", "card_set", "options", "practice", "seats", "seat", "name", "player", "total", "won",
    "rival",
)  # fmt: skip
"""Of the CSV file: a line a seat."""


@dataclass(frozen=True)
class SeatResult:
    """How a seat ended. player: `human`, or the name of a computer player."""

    name: str
    player: str
    total: int
    won: bool

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


@dataclass(frozen=True)
class GameResult:
    """A finished game. played: a word that tells it from all others; ended: date and time, ISO 8601.

    rival: the total of an opponent without a seat. practice: it counts for nobody.
    """

    played: str
    game: str
    seats: tuple[SeatResult, ...]
    ended: str
    options: dict[str, int | str] = field(default_factory=dict)
    card_set: str = ""
    rival: int | None = None
    practice: bool = False

    def ends_like(self, other: GameResult) -> bool:
        """Whether it is the same end of the same game, whenever that was told."""
        return replace(self, ended=other.ended) == other


def keep_result(path: Path, result: GameResult) -> None:
    """Keep the result of a game, once a game. Raises StorageProblem.

    Ending it again, after a take-back, replaces what was kept, unless that end was a practice game or this one is: what
    was fair stays as it was, and what was seen cannot be forgotten.
    """
    with opened(path) as connection:
        known = _find(connection, "WHERE played = ?", (result.played,))
        if known and (known[0].ends_like(result) or known[0].practice or result.practice):
            return
        connection.execute("DELETE FROM result WHERE played = ?", (result.played,))
        _insert(connection, result)


def results(path: Path) -> list[GameResult]:
    """All results, the last one first; empty where there is no file. Raises StorageProblem."""
    if not path.exists():
        return []
    with opened(path) as connection:
        return _find(connection, "", ())


def as_csv(found: Sequence[GameResult]) -> str:
    """Results as CSV, a line a seat, with a line of headings."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for result in found:
        for number, seat in enumerate(result.seats, 1):
            writer.writerow([
                result.played, result.ended, result.game, _cell(result.card_set), _words_of(result.options),
                int(result.practice), len(result.seats), number, _cell(seat.name), seat.player, seat.total,
                int(seat.won), "" if result.rival is None else result.rival,
            ])  # fmt: skip
    return text.getvalue()


def _insert(connection: sqlite3.Connection, result: GameResult) -> None:
    made = connection.execute(
        "INSERT INTO result (played, game, card_set, options, practice, rival, ended) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            result.played,
            result.game,
            result.card_set,
            json.dumps(result.options, sort_keys=True),
            int(result.practice),
            result.rival,
            result.ended,
        ),
    )
    connection.executemany(
        "INSERT INTO seat (result, seat, name, player, total, won) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (made.lastrowid, number, seat.name, seat.player, seat.total, int(seat.won))
            for number, seat in enumerate(result.seats)
        ],
    )


def _find(connection: sqlite3.Connection, where: str, values: tuple[str, ...]) -> list[GameResult]:
    rows = connection.execute(
        f"SELECT id, played, game, card_set, options, practice, rival, ended FROM result {where}"
        " ORDER BY ended DESC, id DESC",
        values,
    ).fetchall()
    seats: dict[int, list[SeatResult]] = {row[0]: [] for row in rows}
    for row in connection.execute("SELECT result, name, player, total, won FROM seat ORDER BY result, seat"):
        if row[0] in seats:
            seats[row[0]].append(SeatResult(row[1], row[2], row[3], bool(row[4])))
    return [
        GameResult(
            row[1], row[2], tuple(seats[row[0]]), row[7], record_in(row[4]), row[3], row[6], bool(row[5])
        )
        for row in rows
    ]


def _words_of(options: dict[str, int | str]) -> str:
    return " ".join(f"{key}={options[key]}" for key in sorted(options))


def _cell(text: str) -> str:
    """A name as a cell that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text
