"""Position codes: exactly the same position comes back, and whatever is wrong with a code is told."""

from __future__ import annotations

import base64
import json
import random
import zlib
from pathlib import Path

import pytest

from tests.toy_saves import SEATS, ToyShelf, toy_history
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.records import digest
from yonder_desktop.storage.documents import SeatRecord
from yonder_desktop.storage.loading import LoadedGame, opened
from yonder_desktop.storage.position_codes import (
    LARGEST_BYTES,
    NOWHERE,
    VERSION,
    code_of,
    document_of,
    holds_code,
)
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.shelf import GameShelf, Shelf
from yonder_desktop.timeline import History
from yonder_desktop.wording.problems import code_lines

CODES = Path(__file__).resolve().parent.parent / "fixtures" / "codes"
STARTS = [
    ("yonder", 1, {"level": 2, "ventures": 1}), ("yonder", 4, {"start_ships": "chosen"}), ("yro", 1, {}),
    ("yro", 5, {}), ("ylandyss", 2, {}), ("ylandyss", 4, {}),
]  # fmt: skip


def toy_code(choices: int = 4) -> str:
    history = toy_history(choices)
    return code_of(ToyShelf().take("toy"), history.state, Setup(2, 11), SEATS)


def open_code(text: str, shelf: Shelf) -> LoadedGame:
    return opened(NOWHERE, document_of(text), shelf)


@pytest.mark.parametrize(("game", "seats", "options"), STARTS)
def test_every_position_of_every_game_comes_back(
    game: str, seats: int, options: dict[str, int | str]
) -> None:
    shelf, chance = GameShelf(), random.Random(seats)
    boxed = shelf.take(game)
    rules, setup = boxed.rules, Setup(seats, 5, options)
    history = History(rules, rules.new_game(setup), [0])
    names = [SeatRecord(name=f"Zoë {seat}", colour="red") for seat in range(seats)]
    longest = 0
    while (decision := history.decision()) is not None:
        if history.current.depth % 5 == 0:
            code = code_of(boxed, history.state, setup, names)
            found = open_code(code, shelf)
            assert digest(found.rules.to_record(found.history.state)) == digest(
                rules.to_record(history.state)
            )
            assert found.is_whole and found.notices == [] and found.setup.to_record() == setup.to_record()
            assert found.document.seats == names and not found.history.can_undo()
            longest = max(longest, len(code))
        history.choose(rules.token(history.state, chance.choice(decision.options)))
    found = open_code(code_of(boxed, history.state, setup, names), shelf)
    assert found.history.decision() is None, "the last position as well"
    assert longest < 1600, "a code can be sent in a message"


def test_a_position_that_was_pasted_is_a_practice_game() -> None:
    assert document_of(toy_code()).practice


def test_the_same_position_has_the_same_code() -> None:
    assert toy_code() == toy_code() != toy_code(3)


def test_line_ends_quotation_and_words_around_it_do_no_harm() -> None:
    code = toy_code()
    lines = "\r\n> ".join(code[place : place + 40] for place in range(0, len(code), 40))
    text = f"Look at this:\n> {lines}\n\nWhat would you do?"
    assert holds_code(text) and document_of(text) == document_of(code)
    assert document_of(f"`{code}` and {toy_code(2)}") == document_of(code), "the first one counts"


def key_of(text: str) -> str:
    with pytest.raises(UnreadableSave) as caught:
        open_code(text, ToyShelf())
    what, to_do = code_lines(caught.value.key, caught.value.facts)
    assert what and to_do and "{" not in what + to_do
    return caught.value.key


def forged(content: object, version: int = 1) -> str:
    """A code with a right check around whatever content."""
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(json.dumps(content).encode()) + packer.flush()
    letters = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"YD{version}-{base_36(len(letters))}-{base_36(zlib.crc32(letters.encode()))}-{letters}"


def base_36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits or "0"


def content_of(code: str) -> dict[str, object]:
    letters = code.split("-", 3)[3]
    content: dict[str, object] = json.loads(
        zlib.decompress(base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), -15)
    )
    return content


def test_what_is_wrong_with_a_code_is_told() -> None:
    code = toy_code()
    assert key_of("") == key_of("Dear diary") == key_of(code[9:]) == "code_missing"
    assert key_of(code.replace("YD1", "YD2")) == "code_newer"
    assert key_of(code[:-30]) == "code_short"
    assert key_of(code[:40] + "ß" + code[41:]) == key_of(code[:40] + "." + code[41:]) == "code_letter"
    assert key_of(code[:40] + ("A" if code[40] != "A" else "B") + code[41:]) == "code_changed"
    assert key_of(code[:40] + code[41] + code[40] + code[42:]) == "code_changed", "two letters exchanged"
    assert key_of(forged([1, 2])) == key_of(forged({"game": "toy"})) == key_of(forged("x")) == "code_foreign"
    whole = content_of(code)
    assert key_of(forged({**whole, "game": "chess"})) == "unknown_game"
    assert key_of(forged({**whole, "program": 7})) == "bad_field"
    assert key_of(forged({**whole, "seats": [["Mira", "yellow", "human"]]})) == "bad_field"
    assert key_of(forged({**whole, "position": {"setup": 3}})) == "other_position"
    assert key_of(forged({**whole, "position": {"setup": 3}, "rules": 99})) == "newer_rules"
    position = dict(whole["position"])  # type: ignore[call-overload]
    position["deck"] = [*position["deck"], position["deck"][0]]
    assert key_of(forged({**whole, "position": position})) == "other_position", "a card is there twice"


def test_a_code_cannot_fill_the_memory() -> None:
    assert len(forged("x" * (LARGEST_BYTES * 40))) < LARGEST_BYTES
    assert key_of(forged("x" * (LARGEST_BYTES * 40))) == "code_foreign"


@pytest.mark.parametrize("seed", range(4))
def test_no_damage_gives_another_error_or_another_position(seed: int) -> None:
    code, chance = toy_code(), random.Random(seed)
    signs = "ABCxyz019-_ .\n>ß"
    for _ in range(300):
        letters = list(code)
        for _times in range(chance.randint(1, 3)):
            place = chance.randrange(len(letters))
            letters[place : place + chance.randint(0, 2)] = chance.choice(signs)
        try:
            assert document_of("".join(letters)) == document_of(code)
        except UnreadableSave as problem:
            assert code_lines(problem.key, problem.facts)


def test_cards_that_are_others_are_told() -> None:
    found = open_code(toy_code(), ToyShelf(digest="another"))
    assert [notice.key for notice in found.notices] == ["cards_changed"]


def test_codes_of_every_format_and_game_open_for_ever() -> None:
    """The digest is that of the position when the code was made."""
    kept = {
        "format1-toy": "26ddfea8ebd97e55",
        "format1-yonder": "ad840858906723c2",
        "format1-yro": "fb2622424f52825e",
        "format1-ylandyss": "9dfff08d18fc996e",
    }
    assert sorted(kept) == sorted(path.stem for path in CODES.iterdir())
    for name, wanted in kept.items():
        shelf: Shelf = ToyShelf() if name.endswith("toy") else GameShelf()
        found = open_code((CODES / f"{name}.txt").read_text("utf-8"), shelf)
        assert digest(found.rules.to_record(found.history.state)) == wanted
        assert found.history.decision() is not None
    assert {int(name[6]) for name in kept} == set(range(1, VERSION + 1))
