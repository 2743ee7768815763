"""Making a save of a running game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from yonder_desktop import __version__
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.core.records import digest
from yonder_desktop.storage.documents import (
    BookmarkRecord,
    BranchRecord,
    CardSetRecord,
    SaveDocument,
    SeatRecord,
    SetupRecord,
    write_document,
)
from yonder_desktop.storage.paths import numbered
from yonder_desktop.storage.shelf import BoxedGame
from yonder_desktop.timeline import History, Line

LONGEST_STEM, LONGEST_STEM_BYTES = 60, 180
DEVICE = re.compile(r"con|prn|aux|nul|(com|lpt)\d")
"""Names of devices on Windows, which no file can have."""
# Fields of a position that lists of saves show, where a game has them.
SHOWN_FACTS = ("round", "turn")


def make_document(
    boxed: BoxedGame,
    history: History,
    setup: Setup,
    seats: Sequence[SeatRecord],
    title: str = "",
    practice: bool = False,
    played: str = "",
) -> SaveDocument:
    """A save of the position on the table, dated now."""
    snapshot = boxed.rules.to_record(history.state)
    lines = history.lines()
    return SaveDocument(
        program=__version__,
        game=boxed.name,
        rules_version=boxed.rules.info.version,
        card_set=CardSetRecord(name=boxed.card_set, digest=boxed.digest),
        title=title,
        saved_at=datetime.now(UTC).isoformat(timespec="seconds"),
        seats=list(seats),
        facts=_facts(history, snapshot),
        practice=practice,
        played=played,
        setup=SetupRecord(seats=setup.seats, seed=setup.seed, options=setup.options),
        start=_start(boxed.rules, setup, history),
        earlier=list(history.earlier),
        tokens=lines[0].tokens(),
        branches=[BranchRecord(line=line.parent, at=line.depth, tokens=line.tokens()) for line in lines[1:]],
        bookmarks=_bookmarks(history, lines),
        snapshot=snapshot,
        digest=digest(snapshot),
    )


def save_game(path: Path, document: SaveDocument) -> None:
    """Write a save, or leave what was there. Raises StorageProblem."""
    write_document(path, document)


def free_path(folder: Path, title: str, own: Path | None = None) -> Path:
    """A path in `folder` that no other file than `own` has yet, named after a title."""
    paths = numbered(folder / f"{file_stem(title)}.json")
    return next(path for path in paths if path == own or not path.exists())


def file_stem(title: str) -> str:
    """The name of a file for a title, without an ending: letters, digits and hyphens.

    Systems count bytes: some letters take four, and files beside it have longer names for a moment.
    """
    kept = "".join(letter if letter.isalnum() else "-" for letter in title.lower())
    name = "-".join(part for part in kept.split("-") if part)[:LONGEST_STEM]
    name = name.encode("utf-8", "ignore")[:LONGEST_STEM_BYTES].decode("utf-8", "ignore").strip("-")
    return f"{name}-game" if DEVICE.fullmatch(name) else name or "game"


def _facts(history: History, snapshot: dict[str, Any]) -> dict[str, int | str]:
    facts: dict[str, int | str] = {name: snapshot[name] for name in SHOWN_FACTS if name in snapshot}
    decision = history.decision()
    facts["choices"] = len(history.earlier) + history.current.depth
    facts["over"] = int(decision is None)
    facts["asked"] = decision.seat if decision is not None else -1
    return {**facts, **_result(history)}


def _result(history: History) -> dict[str, int | str]:
    """Of a game that is over: the totals by seat, the seats that won, the total of an opponent without a seat."""
    outcome = history.rules.outcome(history.state)
    if outcome is None:
        return {}
    totals = {score.seat: score.total for score in outcome.scores}
    result: dict[str, int | str] = {
        "totals": ",".join(str(totals[seat]) for seat in sorted(totals)),
        "winners": ",".join(str(seat) for seat in sorted(outcome.winners)),
    }
    return result if outcome.rival is None else {**result, "rival": outcome.rival.total}


def _bookmarks(history: History, lines: Sequence[Line]) -> list[BookmarkRecord]:
    """The bookmarks, in the order of the lines."""
    places = [
        (0, history.root),
        *((number, node) for number, line in enumerate(lines) for node in line.nodes),
    ]
    return [
        BookmarkRecord(line=number, at=node.depth, name=node.bookmark)
        for number, node in places
        if node.bookmark
    ]


def _start(rules: Rules, setup: Setup, history: History) -> dict[str, Any] | None:
    """The position the history begins with, unless it is the one that the setup gives."""
    root = rules.to_record(history.root.state)
    return None if root == rules.to_record(rules.new_game(setup)) else root
