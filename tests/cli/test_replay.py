"""`replay`: plays saves again."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.toy_saves import ToyShelf, toy_document, toy_history
from yonder_desktop.cli import replay
from yonder_desktop.core.questions import Decision
from yonder_desktop.storage.saves import save_game


def replayed(path: Path, trace: bool = False, digest: str = "0123456789abcdef") -> int:
    return replay.run(Namespace(file=str(path), trace=trace), ToyShelf(digest))


class ToyWords:
    """The toy game in words."""

    def __init__(self, seat_names: list[str]) -> None:
        self.seat_names = seat_names

    def prompt(self, view: Any, decision: Decision) -> str:
        return f"{{die}} {decision.kind}?"

    def phase(self, view: Any) -> str:
        return f"Round {view['round']}"

    def score_source(self, key: str) -> str:
        return key

    def tie_break(self, key: str) -> str:
        return key


@pytest.fixture(autouse=True)
def toy_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The module of words that a game brings."""
    module = SimpleNamespace(make=lambda tables, seat_names: ToyWords(seat_names))
    monkeypatch.setitem(sys.modules, "yonder_desktop.wording.toy", module)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "a.json"
    save_game(path, toy_document(toy_history(5)))
    return path


def edit(path: Path, **fields: object) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))


def test_a_save_leads_where_it_was(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(save) == 0
    said = capsys.readouterr().out
    assert json.loads(save.read_text())["digest"] in said and "not over. Round 2. Bo: die turn?" in said


def test_a_finished_game_tells_its_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    history = toy_history(2)
    while history.decision() is not None:
        history.choose("rest")
    save_game(tmp_path / "a.json", toy_document(history))
    assert replayed(tmp_path / "a.json") == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("* ") and "Mira: " in said[0] + said[1] and "Bo: " in said[0] + said[1]


def test_a_trace_tells_every_move(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(save, trace=True) == 0
    moves = [line.split()[1:] for line in capsys.readouterr().out.splitlines()[:5]]
    tokens = json.loads(save.read_text())["tokens"]
    assert moves == [[str(seat + 1), token] for seat, token in zip((0, 1, 0, 1, 0), tokens, strict=True)]


def test_moves_that_lead_elsewhere_are_a_mismatch(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(save, tokens=json.loads(save.read_text())["tokens"][:-1])
    assert replayed(save) == 1
    assert "another position" in capsys.readouterr().err


def test_moves_that_cannot_be_made_are_a_mismatch(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(save, tokens=["keep:99"])
    assert replayed(save) == 1
    said = capsys.readouterr().err
    assert "Move 1" in said and "keep:99" in said


def test_a_setup_that_cannot_be_is_a_mismatch(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(save, setup={"seats": 2, "seed": 1, "options": {"rounds": 99}})
    assert replayed(save) == 1
    assert "99" in capsys.readouterr().err


def test_another_card_set_is_told(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replayed(save, digest="another") == 0
    assert "card set" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": 9, "game": "toy"}', b"\xff"])
def test_an_unreadable_file_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    (tmp_path / "a.json").write_bytes(content)
    assert replayed(tmp_path / "a.json") == 2
    captured = capsys.readouterr()
    assert captured.out == "" and str(tmp_path / "a.json") in captured.err
    assert (tmp_path / "a.json").read_bytes() == content
