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
from yonder_desktop.timeline import History, Node
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
    assert [notice.key for notice in load(tmp_path / "a.json", ToyShelf()).notices] == ["cards_gone"]


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


@pytest.mark.parametrize(
    "title", ["\U00020000" * 120, "\u4e00" * 120, "e\u0301" * 120, "\ud800", "CON", "lpt1"]
)
def test_every_title_makes_a_name_that_systems_take(tmp_path: Path, title: str) -> None:
    path = free_path(tmp_path, title)
    save_game(path, toy_document())
    assert len(path.name.encode()) < 200 and path.stem not in ("con", "lpt1")
    assert load(path, ToyShelf()).is_whole


def test_a_document_climbs_the_formats_one_by_one() -> None:
    steps = {1: lambda old: {**old, "b": old["a"] + 1}, 2: lambda old: {**old, "c": old["b"] + 1}}
    assert migrated({"format": 1, "a": 1}, steps) == {"format": 3, "a": 1, "b": 2, "c": 3}
    assert migrated({"format": 3, "a": 1}, steps) == {"format": 3, "a": 1}


def branched() -> History:
    """A game with a line taken back, one tried from that line, and a choice to be done again."""
    history = toy_history(4)
    end = history.current
    history.seek(history.line()[2])
    history.choose("rest")
    history.choose("rest")
    history.current.bookmark = "Both rest"
    history.seek(history.line()[3])
    history.choose("roll")
    history.seek(end)
    history.choose("rest")
    history.seek(end)
    history.root.bookmark = "The beginning"
    return history


def shape(node: Node) -> tuple[object, ...]:
    """A tree of positions: what was chosen, what it is called, where redo goes."""
    latest = node.latest.token if node.latest is not None else ""
    children = sorted((shape(child) for child in node.children), key=str)
    return node.token, node.bookmark, latest, children


def test_branches_bookmarks_and_what_was_taken_back_come_again(tmp_path: Path) -> None:
    history = branched()
    save_game(tmp_path / "a.json", toy_document(history))
    game = load(tmp_path / "a.json", ToyShelf())
    assert not game.notices and shape(game.history.root) == shape(history.root)
    assert game.history.current.depth == 4 and game.history.redo().token == "rest"
    assert toy_document(game.history).branches == toy_document(branched_at_redo(history)).branches


def branched_at_redo(history: History) -> History:
    history.redo()
    return history


@pytest.mark.parametrize(
    "branches",
    [
        [{"line": 0, "at": 2, "tokens": ["rest", "fly:moon"]}],
        [{"line": 7, "at": 2, "tokens": ["rest"]}],
        [{"line": 0, "at": 99, "tokens": ["rest"]}],
        [{"line": 0, "at": 2, "tokens": []}],
    ],
)
def test_a_branch_that_cannot_be_followed_is_told_and_the_game_is_whole(
    tmp_path: Path, branches: list[dict[str, Any]]
) -> None:
    toy_save(tmp_path / "a.json")
    content = change(tmp_path / "a.json", branches=branches)
    game = load(tmp_path / "a.json", ToyShelf())
    assert [notice.key for notice in game.notices] == ["branches_lost"] and game.is_whole
    assert "left out" in notice_line("branches_lost", {})
    assert game.history.current.depth == 5 and (tmp_path / "a.json").read_bytes() == content


def test_a_bookmark_of_nowhere_is_told(tmp_path: Path) -> None:
    toy_save(tmp_path / "a.json")
    change(
        tmp_path / "a.json", bookmarks=[{"line": 3, "at": 1, "name": "x"}, {"line": 0, "at": 1, "name": "y"}]
    )
    game = load(tmp_path / "a.json", ToyShelf())
    assert [notice.key for notice in game.notices] == ["branches_lost"]
    assert [node.bookmark for node in game.history.line()[:3]] == ["", "y", ""]


def test_a_game_of_the_first_format_gets_branches(tmp_path: Path) -> None:
    game = load(FIXTURES / "format1-toy.json", ToyShelf())
    end = game.history.current
    game.history.undo()
    game.history.choose("rest" if end.token != "rest" else "roll")
    save_game(tmp_path / "a.json", toy_document(game.history))
    written = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert written["format"] == 2 and len(written["branches"]) == 1


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("format*-toy.json")), ids=lambda path: path.stem)
def test_saves_of_every_format_open(path: Path) -> None:
    game = load(path, ToyShelf())
    assert game.is_whole and len(game.history.tokens()) == 5


def test_every_format_has_a_kept_save() -> None:
    for number in range(1, FORMAT + 1):
        assert list(FIXTURES.glob(f"format{number}-*.json"))
