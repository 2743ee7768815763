"""Saves of drafts of YRO: whole in mid-draft, and those of the first rules, which forgot what was passed on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.storage.test_yonder_saves import FIXTURES
from yonder_desktop.ai.registry import make_bot
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.records import digest
from yonder_desktop.storage.documents import SeatRecord
from yonder_desktop.storage.loading import load
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History

OLD = FIXTURES / "format2-yro.json"
SEATS = [SeatRecord(name=name, colour=colour) for name, colour in (("Mira", "red"), ("Bo", "blue"))]


@pytest.fixture(scope="module")
def shelf() -> GameShelf:
    return GameShelf()


def drafted(shelf: GameShelf, seats: int, choices: int) -> History:
    rules = shelf.take("yro").rules
    history = History(rules, rules.new_game(Setup(seats, 6, {"draft": 1})), range(seats))
    bot = make_bot("random", "yro", 2)
    for _ in range(choices):
        decision = history.decision()
        assert decision is not None
        history.choose(rules.token(history.state, bot.choose(rules, history.state, decision.seat)))
    return history


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("choices", range(2, 22, 3))
def test_what_was_passed_on_comes_back(tmp_path: Path, shelf: GameShelf, seats: int, choices: int) -> None:
    boxed, history = shelf.take("yro"), drafted(shelf, seats, choices)
    setup = Setup(seats, 6, {"draft": 1})
    save_game(tmp_path / "a.json", make_document(boxed, history, setup, SEATS[:seats]))
    game = load(tmp_path / "a.json", shelf)
    assert game.is_whole and game.history.state.passed == history.state.passed
    assert boxed.rules.to_record(boxed.rules.from_record(game.document.snapshot)) == game.document.snapshot


def test_a_draft_saved_under_the_first_rules_opens_with_its_history(shelf: GameShelf) -> None:
    document = json.loads(OLD.read_text(encoding="utf-8"))
    assert document["rules_version"] == 1 and "passed" not in document["snapshot"]
    game = load(OLD, shelf)
    assert game.is_whole and not game.notices and len(game.history.tokens()) == 28
    assert any(game.history.state.passed), "playing the choices again brings the memory back"
    game.history.undo()
    decision = game.history.decision()
    assert decision is not None
    game.history.choose(game.rules.token(game.history.state, decision.options[0]))


def test_without_its_choices_it_opens_where_it_was(tmp_path: Path, shelf: GameShelf) -> None:
    document = json.loads(OLD.read_text(encoding="utf-8"))
    document["tokens"][0] = "keep:nothing"
    (tmp_path / "a.json").write_text(json.dumps(document), encoding="utf-8")
    game = load(tmp_path / "a.json", shelf)
    assert not game.is_whole and not any(game.history.state.passed)
    assert digest(game.rules.to_record(game.history.state)) == document["digest"]
    while (decision := game.history.decision()) is not None and game.history.state.turn < 4:
        assert game.rules.breaches(game.rules.determinize(game.history.state, 0, 1)) == []
        game.history.choose(game.rules.token(game.history.state, decision.options[0]))


def test_another_position_than_the_choices_lead_to_is_noticed_under_old_rules_too(
    tmp_path: Path, shelf: GameShelf
) -> None:
    document = json.loads(OLD.read_text(encoding="utf-8"))
    document["snapshot"]["money"][0] += 1
    document["digest"] = digest(document["snapshot"])
    (tmp_path / "a.json").write_text(json.dumps(document), encoding="utf-8")
    game = load(tmp_path / "a.json", shelf)
    assert not game.is_whole and [notice.key for notice in game.notices] == ["history_lost"]


@pytest.mark.parametrize("passed", [[[]], [[1000]] + [[]] * 9, "x", None, [[0], [0]] + [[]] * 8])
def test_a_memory_that_cannot_be_is_refused(tmp_path: Path, shelf: GameShelf, passed: object) -> None:
    boxed, history = shelf.take("yro"), drafted(shelf, 2, 6)
    document = make_document(boxed, history, Setup(2, 6, {"draft": 1}), SEATS)
    save_game(tmp_path / "a.json", document)
    broken = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    broken["snapshot"]["passed"] = passed
    broken["digest"] = digest(broken["snapshot"])
    (tmp_path / "a.json").write_text(json.dumps(broken), encoding="utf-8")
    with pytest.raises(UnreadableSave):
        load(tmp_path / "a.json", shelf)
