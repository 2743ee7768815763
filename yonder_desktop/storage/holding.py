"""Whether one save of a game holds all that another one does, so that the other can be let go."""

from __future__ import annotations

from pathlib import Path

from yonder_desktop.storage.documents import SaveDocument, read_document
from yonder_desktop.storage.problems import UnreadableSave

BEGINNING = 0


def holds(newer: SaveDocument, older: SaveDocument) -> bool:
    """Whether both are of one game, and all positions and bookmarks of the older one are in the newer one as well."""
    return holds_places(newer, older) and _named(older) <= _named(newer)


def holds_places(newer: SaveDocument, older: SaveDocument) -> bool:
    """The same, bookmarks left aside."""
    return bool(older.played) and _origin(newer) == _origin(older) and _places(older) <= _places(newer)


def file_holds(newer: Path, older: Path) -> bool:
    """Whether one file holds all of another; False where one of them cannot be read."""
    try:
        return holds(read_document(newer), read_document(older))
    except UnreadableSave:
        return False


def _origin(document: SaveDocument) -> tuple[object, ...]:
    """What two saves must have in common for the same choices to lead to the same positions."""
    return (
        document.game,
        document.played,
        document.card_set.digest,
        document.setup,
        document.start,
        document.earlier,
    )


def _places(document: SaveDocument) -> set[int]:
    """A number for each position of the tree, made of the choices that lead to it."""
    return {place for _first, line in _lines(document) for place in line}


def _named(document: SaveDocument) -> set[int | None]:
    """The numbers of the positions that have a bookmark."""
    lines = _lines(document)
    return {_place(lines, mark.line, mark.at) for mark in document.bookmarks}


def _lines(document: SaveDocument) -> list[tuple[int, list[int]]]:
    """The lines of the tree, each with the position that it leaves: after how many choices, and the numbers."""
    lines = [(0, _line(BEGINNING, document.tokens))]
    for number, branch in enumerate(document.branches, 1):
        head = _place(lines, branch.line, branch.at)
        head = hash(("nowhere", number)) if head is None else head
        lines.append((branch.at, _line(head, branch.tokens)))
    return lines


def _place(lines: list[tuple[int, list[int]]], number: int, depth: int) -> int | None:
    """The position of that depth on a line; None where there is none."""
    first, line = lines[number] if number < len(lines) else (0, [])
    return line[depth - first] if 0 <= depth - first < len(line) else None


def _line(head: int, tokens: list[str]) -> list[int]:
    """The numbers of a position and of those that choices lead to from there."""
    numbers = [head]
    for token in tokens:
        numbers.append(hash((numbers[-1], token)))
    return numbers
