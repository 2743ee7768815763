"""Whether one save of a game holds all that another one does, so that the other can be let go."""

from __future__ import annotations

from pathlib import Path

from yonder_desktop.storage.documents import BranchRecord, SaveDocument, read_document
from yonder_desktop.storage.problems import UnreadableSave

BEGINNING = 0


def holds(newer: SaveDocument, older: SaveDocument) -> bool:
    """Whether both are of one game, and every position of the older one is a position of the newer one as well."""
    return bool(older.played) and _origin(newer) == _origin(older) and _places(older) <= _places(newer)


def file_holds(newer: Path, older: Path) -> bool:
    """The same of two files; False where one of them cannot be read."""
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
    lines = [(0, _line(BEGINNING, document.tokens))]
    for number, branch in enumerate(document.branches, 1):
        head = _place(lines, branch)
        head = hash(("nowhere", number)) if head is None else head
        lines.append((branch.at, _line(head, branch.tokens)))
    return {place for _first, line in lines for place in line}


def _place(lines: list[tuple[int, list[int]]], branch: BranchRecord) -> int | None:
    """Where a branch leaves; None for one that leads from nowhere."""
    first, line = lines[branch.line] if branch.line < len(lines) else (0, [])
    return line[branch.at - first] if 0 <= branch.at - first < len(line) else None


def _line(head: int, tokens: list[str]) -> list[int]:
    """The numbers of a position and of those that choices lead to from there."""
    numbers = [head]
    for token in tokens:
        numbers.append(hash((numbers[-1], token)))
    return numbers
