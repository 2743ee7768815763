"""`position`: codes of saves, and what stands in codes, for every game."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from yonder_desktop.app.main import main
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.documents import SeatRecord, read_document
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History

MOVES = 12
GAMES = ("yonder", "yro", "ylandyss")


def saved(tmp_path: Path, game: str) -> tuple[Path, list[str]]:
    """A save, and the digests of its positions."""
    boxed, setup = GameShelf().take(game), Setup(2, 3)
    history = History(boxed.rules, boxed.rules.new_game(setup), [0])
    seats = [SeatRecord(name="Mira", colour="yellow"), SeatRecord(name="Bo", colour="blue")]
    digests = [make_document(boxed, history, setup, seats).digest]
    for _ in range(MOVES):
        decision = history.decision()
        assert decision is not None
        history.choose(boxed.rules.token(history.state, decision.options[0]))
        digests.append(make_document(boxed, history, setup, seats).digest)
    save_game(tmp_path / "a.json", make_document(boxed, history, setup, seats))
    return tmp_path / "a.json", digests


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["position", *words]) == 0
    return capsys.readouterr().out.strip()


@pytest.mark.parametrize("game", GAMES)
def test_any_position_of_a_save_to_a_code_and_back(
    tmp_path: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, digests = saved(tmp_path, game)
    for moves in (0, 5, MOVES):
        code = said(capsys, str(path), "--moves", str(moves))
        told = said(capsys, code, "--out", str(tmp_path / "out.json"))
        assert "Mira, Bo" in told and digests[moves] in told
        document = read_document(tmp_path / "out.json")
        assert document.digest == digests[moves] and document.practice and document.tokens == []
    assert said(capsys, str(path)) == code, "the last position, if none is named"


def test_a_code_comes_from_a_file_or_a_pipe(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, digests = saved(tmp_path, "yro")
    code = said(capsys, str(path))
    (tmp_path / "mail.txt").write_text(f"Look at this:\n> {code[:90]}\n> {code[90:]}\n", "utf-8")
    assert digests[-1] in said(capsys, str(tmp_path / "mail.txt"))
    monkeypatch.setattr("sys.stdin", io.StringIO(code))
    assert digests[-1] in said(capsys, "-")


def test_a_picture_can_be_drawn_from_a_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = said(capsys, str(saved(tmp_path, "ylandyss")[0]))
    assert main(["snapshot", code, "--size", "640x360", "--out", str(tmp_path / "x.png")]) == 0
    assert (tmp_path / "x.png").stat().st_size > 1000


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["nonsense"], "no position code"),
        (["YD1-"], "no position code"),
        (["YD1-zz-0-abc"], "breaks off: 3 of 1295"),
        (["YD9-2-0-abc"], "format 9"),
        (["FILE", "--moves", "99"], "has 12 moves, not 99"),
        (["FILE", "--moves", "-1"], "has 12 moves, not -1"),
        (["TORN"], "its end is missing"),
    ],
)
def test_what_cannot_be_used_is_told(
    tmp_path: Path, words: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, _digests = saved(tmp_path, "yro")
    (tmp_path / "torn.json").write_bytes(path.read_bytes()[:-40])
    names = {"FILE": str(path), "TORN": str(tmp_path / "torn.json")}
    assert main(["position", *(names.get(word, word) for word in words)]) == 2
    captured = capsys.readouterr()
    assert expected in captured.err and captured.out == ""


def test_where_it_cannot_be_saved_that_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = said(capsys, str(saved(tmp_path, "yro")[0]))
    (tmp_path / "file").write_text("in the way")
    assert main(["position", code, "--out", str(tmp_path / "file" / "x.json")]) == 2
    assert str(tmp_path / "file") in capsys.readouterr().err


def test_cards_that_are_others_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, digests = saved(tmp_path, "yro")
    document = json.loads(path.read_text("utf-8"))
    document["card_set"] = {"name": "mine", "digest": "f" * 16}
    path.write_text(json.dumps(document), "utf-8")
    assert main(["position", str(path), "--moves", "0"]) == 0
    captured = capsys.readouterr()
    assert "“mine” is not here any more" in captured.err
    assert digests[-1] in said(capsys, captured.out.strip()), "its position is all there is"
