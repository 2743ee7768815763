"""Position codes: one position with all that is needed to play on from it, as a line of text.

A code is `YD1-<length>-<check>-<letters>`: the number of the format, how many letters follow and their CRC-32 (both in
base 36), and the letters: JSON, deflated, in base 64 for addresses. Spaces and line ends in it do not count.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from yonder_desktop import __version__
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.records import canonical_json, digest
from yonder_desktop.storage.documents import SaveDocument, SeatRecord, checked_document
from yonder_desktop.storage.migrations import FORMAT
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.shelf import BoxedGame

VERSION = 1
LARGEST_BYTES = 1_000_000
NOWHERE = Path()
"""A code has no file."""
START = re.compile(r"YD(\d{1,4})-([0-9a-z]{1,6})-([0-9a-z]{1,7})-")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LETTERS = re.compile(r"[A-Za-z0-9_-]*")


def code_of(boxed: BoxedGame, state: Any, setup: Setup, seats: Sequence[SeatRecord]) -> str:
    """The code of a position."""
    content = {
        "game": boxed.name,
        "rules": boxed.rules.info.version,
        "cards": [boxed.card_set, boxed.digest],
        "program": __version__,
        "seats": [[seat.name, seat.colour, seat.player] for seat in seats],
        "setup": setup.to_record(),
        "position": boxed.rules.to_record(state),
    }
    packed = zlib.compress(canonical_json(content).encode("utf-8", "backslashreplace"), 9, -15)
    letters = base64.urlsafe_b64encode(packed).decode("ascii").rstrip("=")
    return f"YD{VERSION}-{_in_base_36(len(letters))}-{_in_base_36(_check(letters))}-{letters}"


def holds_code(text: str) -> bool:
    """Whether a text seems to hold a code, be it damaged."""
    return START.search(_bare(text)) is not None


def document_of(text: str) -> SaveDocument:
    """The position of the first code in a text, as a practice game that begins with it. Raises UnreadableSave."""
    return checked_document(NOWHERE, _as_save(_unpacked(_letters_of(text))))


def _bare(text: str) -> str:
    """The text without what mails and chats put into long words: line ends, spaces, signs of quotation."""
    return re.sub(r"[\s>\u200b\u00ad]+", "", text)


def _letters_of(text: str) -> str:
    """The letters of the code in a text, each of them as it was when the code was made."""
    bare = _bare(text)
    start = START.search(bare)
    if start is None:
        raise UnreadableSave("code_missing", NOWHERE)
    if int(start[1]) > VERSION:
        raise UnreadableSave("code_newer", NOWHERE, {"format": int(start[1]), "known": VERSION})
    wanted = int(start[2], 36)
    letters = bare[start.end() : start.end() + wanted]
    good = LETTERS.match(letters)
    if good is not None and good.end() < len(letters):
        found = letters[good.end()]
        raise UnreadableSave("code_letter", NOWHERE, {"letter": found, "place": start.end() + good.end() + 1})
    if len(letters) < wanted:
        raise UnreadableSave("code_short", NOWHERE, {"found": len(letters), "wanted": wanted})
    if _check(letters) != int(start[3], 36):
        raise UnreadableSave("code_changed", NOWHERE)
    return letters


def _unpacked(letters: str) -> dict[str, Any]:
    """What stands in the letters. A code that is none of ours may hold anything, and be made to grow without end."""
    try:
        packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        unpacker = zlib.decompressobj(-15)
        content = json.loads(unpacker.decompress(packed, LARGEST_BYTES))
    except (binascii.Error, zlib.error, ValueError, RecursionError) as error:
        raise UnreadableSave("code_foreign", NOWHERE) from error
    if not isinstance(content, dict):
        raise UnreadableSave("code_foreign", NOWHERE)
    return content


def _as_save(content: dict[str, Any]) -> dict[str, Any]:
    """The fields of a save that begins with the position."""
    try:
        name, cards_digest = content["cards"]
        seats = [
            {"name": name, "colour": colour, "player": player} for name, colour, player in content["seats"]
        ]
        position = content["position"]
        return {
            "format": FORMAT,
            "program": content["program"],
            "game": content["game"],
            "rules_version": content["rules"],
            "card_set": {"name": name, "digest": cards_digest},
            "saved_at": "",
            "seats": seats,
            "practice": True,
            "setup": content["setup"],
            "start": position,
            "snapshot": position,
            "digest": digest(position),
        }
    except (KeyError, TypeError, ValueError) as error:
        raise UnreadableSave("code_foreign", NOWHERE) from error


def _check(letters: str) -> int:
    return zlib.crc32(letters.encode("ascii"))


def _in_base_36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = DIGITS[digit] + digits
        if not number:
            return digits
