"""Saving and opening: what comes back, and what happens when moves, cards or positions do not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.toy_saves import ToyShelf, toy_document, toy_history, toy_save
from yonder_desktop.core.records import digest
from yonder_desktop.storage.loading import LoadedGame, load
from yonder_desktop.storage.migrations import FORMAT, migrated
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.saves import free_path, make_document, save_game
from yonder_desktop.wording.problems import notice_line

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures" / "saves"


def change(path: Path, **fields: Any) -> bytes:
    """Change fields of a save by hand; returns the bytes of the new file."""
    document = json.loads(path.read_text(encoding="utf-8"))
    document.update(fields)
    path.write_text(json.dumps(document), encoding="utf-8")
    return path.read_bytes()


def position(game: LoadedGame) -> str:
    return digest(game.rules.to_record(game.history.state))


def test_a_game_comes_back_with_its_history(tmp_path: Path) -> None:
    history = toy_history(7)
    save_game(tmp_path / "a.json", toy_document(history))
    game = load(tmp_path / "a.json", ToyShelf())
    assert game.history.tokens() == history.tokens()
    assert [event.to_record() for event in game.history.events()] == [
        event.to_record() for event in history.events()
    ]
    assert position(game) == digest(game.rules.to_record(history.state))
    assert game.is_whole and not game.notices
    assert game.setup.to_record() == {"seats": 2, "seed": 11, "options": {}}
    assert game.history.can_undo() and game.history.people == {0}


def test_what_a_save_says_of_itself() -> None:
    document = toy_document(toy_history(4))
    assert document.format == FORMAT and document.game == "toy" and document.rules_version == 1
    assert document.facts == {"round": 2, "choices": 4, "over": 0, "asked": 0}
    assert document.start is None and document.title == "Friday"
    assert document.digest == digest(document.snapshot)
    assert document.saved_at.endswith("+00:00")


def test_saving_in_mid_choice_comes_back_in_mid_choice(tmp_path: Path) -> None:
    for seed in range(60):
        history = toy_history(3, seed)
        decision = history.decision()
        if decision is not None and decision.kind == "six":
            break
    else:
        pytest.fail("no seed rolls a six")
    save_game(tmp_path / "a.json", toy_document(history, seed=seed))
    again = load(tmp_path / "a.json", ToyShelf()).history.decision()
    assert again is not None and again.kind == "six"


def test_another_card_set_opens_at_the_snapshot(tmp_path: Path) -> None:
    document = toy_save(tmp_path / "a.json")
    game = load(tmp_path / "a.json", ToyShelf(digest="another"))
    assert [notice.key for notice in game.notices] == ["cards_changed"]
    assert "house" in notice_line(game.notices[0].key, game.notices[0].facts)
    assert not game.is_whole and not game.history.can_undo()
    assert list(game.history.earlier) == document.tokens
    assert position(game) == document.digest


def test_a_lost_card_set_opens_with_that_of_the_program(tmp_path: Path) -> None:
    toy_save(tmp_path / "a.json")
    change(tmp_path / "a.json", card_set={"name": "mine", "digest": "0123456789abcdef"})
    assert [notice.key for notice in load(tmp_path / "a.json", ToyShelf()).notices] == ["cards_changed"]


@pytest.mark.parametrize("tokens", [["keep:0", "nonsense"], [], ["rest"]])
def test_moves_that_lead_elsewhere_open_at_the_snapshot(tmp_path: Path, tokens: list[str]) -> None:
    document = toy_save(tmp_path / "a.json")
    content = change(tmp_path / "a.json", tokens=tokens)
    game = load(tmp_path / "a.json", ToyShelf())
    assert [notice.key for notice in game.notices] == ["history_lost"]
    assert position(game) == document.digest
    assert (tmp_path / "a.json").read_bytes() == content


def test_a_game_opened_at_its_snapshot_can_be_saved_and_opened_again(tmp_path: Path) -> None:
    document = toy_save(tmp_path / "a.json")
    change(tmp_path / "a.json", tokens=document.tokens[:-1])
    game = load(tmp_path / "a.json", ToyShelf())
    game.history.choose("rest")
    again = make_document(game.boxed, game.history, game.setup, game.document.seats)
    save_game(tmp_path / "b.json", again)
    reopened = load(tmp_path / "b.json", ToyShelf())
    assert reopened.is_whole and reopened.history.tokens() == ["rest"]
    assert list(reopened.history.earlier) == document.tokens[:-1]
    assert position(reopened) == position(game)


def test_a_damaged_position_is_mended_from_the_moves(tmp_path: Path) -> None:
    document = toy_save(tmp_path / "a.json")
    change(tmp_path / "a.json", snapshot={**document.snapshot, "round": 99})
    game = load(tmp_path / "a.json", ToyShelf())
    assert game.is_whole and position(game) == document.digest


def test_a_damaged_digest_does_no_harm(tmp_path: Path) -> None:
    toy_save(tmp_path / "a.json")
    change(tmp_path / "a.json", digest="f" * 16)
    assert load(tmp_path / "a.json", ToyShelf()).is_whole


def test_moves_and_position_both_damaged_is_too_much(tmp_path: Path) -> None:
    document = toy_save(tmp_path / "a.json")
    change(tmp_path / "a.json", tokens=[], snapshot={**document.snapshot, "round": 99})
    with pytest.raises(UnreadableSave) as caught:
        load(tmp_path / "a.json", ToyShelf())
    assert caught.value.key == "damaged"


@pytest.mark.parametrize(
    "snapshot", [{}, {"setup": 3}, {"setup": {"seats": 2, "seed": 1}, "rng": None}, {"points": "x"}]
)
def test_a_position_of_something_else_is_refused(tmp_path: Path, snapshot: dict[str, Any]) -> None:
    toy_save(tmp_path / "a.json")
    change(tmp_path / "a.json", tokens=[], snapshot=snapshot, digest=digest(snapshot))
    with pytest.raises(UnreadableSave) as caught:
        load(tmp_path / "a.json", ToyShelf())
    assert caught.value.key == "other_position"


def test_free_paths_are_named_after_the_title(tmp_path: Path) -> None:
    first = free_path(tmp_path, "Friday: Mira & Bo / 3")
    assert first.name == "friday-mira-bo-3.json"
    first.write_text("{}")
    assert free_path(tmp_path, "Friday: Mira & Bo / 3").name == "friday-mira-bo-3-2.json"
    assert free_path(tmp_path, "../..").name == "game.json"


def test_a_document_climbs_the_formats_one_by_one() -> None:
    steps = {1: lambda old: {**old, "b": old["a"] + 1}, 2: lambda old: {**old, "c": old["b"] + 1}}
    assert migrated({"format": 1, "a": 1}, steps) == {"format": 3, "a": 1, "b": 2, "c": 3}
    assert migrated({"format": 3, "a": 1}, steps) == {"format": 3, "a": 1}


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("format*-toy.json")), ids=lambda path: path.stem)
def test_saves_of_every_format_open(path: Path) -> None:
    game = load(path, ToyShelf())
    assert game.is_whole and len(game.history.tokens()) == 5


def test_every_format_has_a_kept_save() -> None:
    for number in range(1, FORMAT + 1):
        assert list(FIXTURES.glob(f"format{number}-*.json"))
