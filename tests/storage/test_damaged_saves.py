"""Damaged saves: each gives a message that names what, where and what to do, and stays as it is."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.toy_saves import ToyShelf, toy_save
from yonder_desktop.storage.listing import list_saves
from yonder_desktop.storage.loading import load
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.wording.problems import problem_lines


def edited(content: bytes, field: str, value: object) -> bytes:
    document = json.loads(content)
    document[field] = value
    return json.dumps(document).encode()


def without(content: bytes, field: str) -> bytes:
    document = json.loads(content)
    del document[field]
    return json.dumps(document).encode()


DAMAGES = {
    "empty": (lambda content: b"", "empty"),
    "blank": (lambda content: b"  \n\n", "empty"),
    "zeros": (lambda content: b"\0" * len(content), "empty"),
    "truncated": (lambda content: content[: len(content) // 2], "truncated"),
    "truncated at the end": (lambda content: content[:-3], "truncated"),
    "truncated at the start": (lambda content: content[:1], "truncated"),
    "binary": (lambda content: b"\x89PNG\r\n\x1a\n\xff\xfe", "not_text"),
    "words": (lambda content: b"Dear diary,\n", "not_json"),
    "a hole in the middle": (lambda content: content[:200] + content[260:], "not_json"),
    "JSON list": (lambda content: b"[1, 2, 3]", "foreign"),
    "JSON number": (lambda content: b"17", "foreign"),
    "foreign JSON": (lambda content: b'{"name": "package", "version": "1.0"}', "foreign"),
    "deep JSON": (lambda content: b"[" * 100_000, "foreign"),
    "long number": (lambda content: b'{"format": ' + b"9" * 6000 + b"}", "foreign"),
    "newer format": (lambda content: edited(content, "format", 7), "newer_format"),
    "format of another kind": (lambda content: edited(content, "format", "one"), "wrong_format"),
    "format zero": (lambda content: edited(content, "format", 0), "wrong_format"),
    "format true": (lambda content: edited(content, "format", True), "wrong_format"),
    "no tokens": (lambda content: edited(content, "tokens", None), "bad_field"),
    "tokens of another kind": (lambda content: edited(content, "tokens", [1, 2]), "bad_field"),
    "no position": (lambda content: without(content, "snapshot"), "bad_field"),
    "no seats": (lambda content: edited(content, "seats", []), "bad_field"),
    "a seat too many": (lambda content: edited(content, "setup", {"seats": 3, "seed": 1}), "bad_field"),
    "unknown game": (lambda content: edited(content, "game", "chess"), "unknown_game"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_told_and_left(tmp_path: Path, name: str) -> None:
    path = tmp_path / "Friday.json"
    toy_save(path)
    damage, key = DAMAGES[name]
    content = damage(path.read_bytes())
    path.write_bytes(content)
    with pytest.raises(UnreadableSave) as caught:
        load(path, ToyShelf())
    assert caught.value.key == key
    what, where, to_do = problem_lines(caught.value.key, caught.value.path, caught.value.facts)
    assert what and str(path) in where and to_do and "{" not in what + where + to_do
    assert path.read_bytes() == content
    assert [entry.name for entry in tmp_path.iterdir()] == ["Friday.json"]


def test_missing_files_and_folders_are_told(tmp_path: Path) -> None:
    for path, key in ((tmp_path / "no.json", "missing"), (tmp_path, "not_read")):
        with pytest.raises(UnreadableSave) as caught:
            load(path, ToyShelf())
        assert caught.value.key == key and problem_lines(key, path, caught.value.facts)


@pytest.mark.parametrize("seed", range(8))
def test_flipped_bits_never_give_another_error(tmp_path: Path, seed: int) -> None:
    """A flipped bit gives a message, or a game at the very position that was saved."""
    path = tmp_path / "a.json"
    document = toy_save(path)
    whole = path.read_bytes()
    chance = random.Random(seed)
    for _ in range(60):
        content = bytearray(whole)
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        path.write_bytes(content)
        try:
            game = load(path, ToyShelf())
        except UnreadableSave as problem:
            assert problem_lines(problem.key, problem.path, problem.facts)
        else:
            assert game.rules.to_record(game.history.state) == document.snapshot


def test_every_truncation_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    toy_save(path)
    whole = path.read_bytes().rstrip()
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        with pytest.raises(UnreadableSave) as caught:
            load(path, ToyShelf())
        assert caught.value.key in ("empty", "truncated"), length


def test_a_list_of_saves_shows_broken_files_with_the_reason(tmp_path: Path) -> None:
    toy_save(tmp_path / "good.json")
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / ".hidden.json").write_text("{")
    (tmp_path / "notes.txt").write_text("not a save")
    (tmp_path / "folder.json").mkdir()
    rows = {row.path.name: row for row in list_saves(tmp_path)}
    assert sorted(rows) == ["bad.json", "folder.json", "good.json"]
    good, bad = rows["good.json"], rows["bad.json"]
    assert (good.title, good.game, good.problem) == ("Friday", "toy", None)
    assert [seat.name for seat in good.seats] == ["Mira", "Bo"]
    assert bad.title == "bad" and bad.problem is not None and bad.problem.key == "truncated"


def test_no_folder_is_an_empty_list(tmp_path: Path) -> None:
    assert list_saves(tmp_path / "nowhere") == []
