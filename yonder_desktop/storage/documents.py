"""What stands in a save, checked by pydantic, and how such a file is read and written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from yonder_desktop.content.errors import problem_of
from yonder_desktop.core.faults import N_, Fault, system_fault
from yonder_desktop.storage.atomic import write_atomically
from yonder_desktop.storage.migrations import FORMAT, migrated
from yonder_desktop.storage.problems import UnreadableSave

LARGEST_BYTES = 32_000_000
HUMAN = "human"
REPORT = "report"
"""The field that tells a bug report from a save: its format."""


class _Part(BaseModel):
    """Unknown fields are left out when read: a later version of the same format may add some."""

    model_config = ConfigDict(strict=True, extra="ignore")


class SeatRecord(_Part):
    """Who sits in a seat. player: `human`, or the name of a computer player."""

    name: str = Field(max_length=200)
    colour: str = Field(max_length=50)
    player: str = Field(default=HUMAN, max_length=50)


class CardSetRecord(_Part):
    """The card set a game is played with: its name, and the digest of its files."""

    name: str = Field(max_length=200)
    digest: str = Field(max_length=64)


class SetupRecord(_Part):
    """A `core.contract.Setup`."""

    seats: int = Field(ge=1, le=12)
    seed: int
    options: dict[str, int | str] = {}


class BranchRecord(_Part):
    """Moves tried from another line than the one on the table (see `timeline.lines.Line`).

    line: the number of the line it leaves; 0 is that of the save's `tokens`, then come the branches in their order.
    at: the number of moves, counted from the start of the game, after which it does.
    """

    line: int = Field(ge=0)
    at: int = Field(ge=0)
    tokens: list[str]


class BookmarkRecord(_Part):
    """A name given to the position after `at` moves of a line."""

    line: int = Field(ge=0)
    at: int = Field(ge=0)
    name: str = Field(max_length=200)


class SaveDocument(_Part):
    """A saved game. The snapshot is authoritative; the tokens, played from `start`, are its history.

    start: the position the tokens start from, None for that of the setup. earlier: tokens before `start` that
    no longer lead to it. digest: of the snapshot. saved_at: ISO 8601, in UTC. facts: for lists of saves, such
    as `round`. practice: whether hidden information was seen and taken back. played: a word that tells this game
    from all others, the same in all its saves; "" in saves that are older than it. branches: what else was tried.
    """

    format: Literal[2] = 2
    program: str = Field(max_length=50)
    game: str = Field(max_length=50)
    rules_version: int
    card_set: CardSetRecord
    title: str = Field(default="", max_length=500)
    saved_at: str = Field(max_length=50)
    seats: list[SeatRecord] = Field(min_length=1, max_length=12)
    facts: dict[str, int | str] = {}
    practice: bool = False
    played: str = Field(default="", max_length=100)
    setup: SetupRecord
    start: dict[str, Any] | None = None
    earlier: list[str] = []
    tokens: list[str] = []
    branches: list[BranchRecord] = []
    bookmarks: list[BookmarkRecord] = []
    snapshot: dict[str, Any]
    digest: str = Field(max_length=64)

    @model_validator(mode="after")
    def _one_record_a_seat(self) -> SaveDocument:
        if len(self.seats) != self.setup.seats:
            raise Fault(
                N_("{players} players for {seats} seats"), players=len(self.seats), seats=self.setup.seats
            )
        return self

    def people(self) -> list[int]:
        """The seats played by people."""
        return [seat for seat, record in enumerate(self.seats) if record.player == HUMAN]


def write_document(path: Path, document: SaveDocument) -> None:
    """Write a save, or leave what was there. Raises StorageProblem."""
    text = json.dumps(document.model_dump(mode="json"), indent=1, ensure_ascii=False)
    write_atomically(path, (text + "\n").encode("utf-8", "backslashreplace"))


def read_document(path: Path) -> SaveDocument:
    """The save in a file, brought to the last format. Raises UnreadableSave.

    The file may be a bug report: its `save` is the game that it tells of, but not that game itself, which it must not
    stand for among what is kept.
    """
    content = _parsed(path, _text(path))
    if isinstance(content, dict) and REPORT in content:
        content = content.get("save")
        if content is None:
            raise UnreadableSave("no_game_inside", path)
        content = {**content, "played": ""} if isinstance(content, dict) else content
    return checked_document(path, content)


def checked_document(path: Path, content: Any) -> SaveDocument:
    """The save that stands in JSON values, brought to the last format. Raises UnreadableSave."""
    document = _checked_format(path, content)
    try:
        return SaveDocument.model_validate(document)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        field = ".".join(str(part) for part in first["loc"])
        raise UnreadableSave("bad_field", path, {"field": field, "found": problem_of(first)}) from error


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST_BYTES:
            raise UnreadableSave("foreign", path)
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise UnreadableSave("missing", path) from error
    except OSError as error:
        raise UnreadableSave("not_read", path, {"system": system_fault(error)}) from error
    if not content.strip(b" \t\r\n\0"):
        raise UnreadableSave("empty", path)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableSave("not_text", path, {"byte": error.start}) from error


def _parsed(path: Path, text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        if text.lstrip().startswith("{") and _ends_early(text, error):
            raise UnreadableSave("truncated", path, {"line": error.lineno}) from error
        raise UnreadableSave("not_json", path, {"line": error.lineno, "column": error.colno}) from error
    except (ValueError, RecursionError) as error:
        raise UnreadableSave("foreign", path) from error


def _ends_early(text: str, error: json.JSONDecodeError) -> bool:
    """Whether the file stops in the middle: in a text that never closes, or right where the error is."""
    rest = text.rstrip()[error.pos :]
    in_a_word = any(word.startswith(rest) for word in ("null", "true", "false"))
    return len(rest) <= 1 or in_a_word or error.msg.startswith("Unterminated string")


def _checked_format(path: Path, document: Any) -> dict[str, Any]:
    if not isinstance(document, dict) or "format" not in document or "game" not in document:
        raise UnreadableSave("foreign", path)
    found = document["format"]
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise UnreadableSave("wrong_format", path, {"format": str(found)[:40], "known": FORMAT})
    if found > FORMAT:
        raise UnreadableSave("newer_format", path, {"format": found, "known": FORMAT})
    return migrated(document)
