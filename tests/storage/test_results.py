"""Results of games: kept once a game, read back, written as CSV; what is broken is set aside."""

from __future__ import annotations

import csv
import io
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from yonder_desktop.storage import database
from yonder_desktop.storage.best_scores import Score, add_score, best_scores
from yonder_desktop.storage.database import opened, set_aside
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.storage.results import GameResult, SeatResult, as_csv, keep_result, results

SEATS = (SeatResult("Mira", "human", 81, True), SeatResult("Bo", "greedy", 70, False))
GAME = GameResult("a", "yonder", SEATS, "2026-11-30T12:00:00+00:00", {"ventures": 1}, "house")
SCORE = Score("yonder", {"level": 1}, "p", "Mira", 80, 70, True, "2026-11-30")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "scores.sqlite"


def test_results_come_back_the_last_one_first(path: Path) -> None:
    assert results(path) == [] and not path.exists()
    alone = GameResult("b", "yro", SEATS[:1], "2026-12-01T12:00:00+00:00", {}, "mine", rival=66)
    for result in (GAME, alone):
        keep_result(path, result)
    assert results(path) == [alone, GAME]


def test_the_same_end_counts_once_and_keeps_its_date(path: Path) -> None:
    keep_result(path, GAME)
    keep_result(path, replace(GAME, ended="2027-01-01T12:00:00+00:00"))
    assert results(path) == [GAME]


def test_another_end_of_the_same_game_takes_its_place(path: Path) -> None:
    keep_result(path, GAME)
    other = replace(
        GAME, ended="2027-01-01", seats=(replace(SEATS[0], total=60, won=False), replace(SEATS[1], won=True))
    )
    keep_result(path, other)
    assert results(path) == [other]
    with opened(path) as connection:
        assert connection.execute("SELECT count(*) FROM seat").fetchone() == (2,)


def test_a_fair_end_is_not_replaced_by_practice_nor_practice_by_a_fair_one(path: Path) -> None:
    practice = replace(GAME, practice=True, seats=(replace(SEATS[0], total=99), SEATS[1]))
    keep_result(path, GAME)
    keep_result(path, practice)
    assert results(path) == [GAME]
    keep_result(path, replace(practice, played="b"))
    keep_result(path, replace(GAME, played="b"))
    assert {result.played: result.practice for result in results(path)} == {"a": False, "b": True}


def test_scores_of_an_older_program_stay(path: Path) -> None:
    path.parent.mkdir()
    with sqlite3.connect(path) as connection:
        connection.execute(database.SCORES)
        connection.execute("PRAGMA user_version = 1")
        connection.execute(
            "INSERT INTO score (game, groups, played, name, score, rival, won, ended)"
            " VALUES ('yonder', '{\"level\": 1}', 'p', 'Mira', 80, 70, 1, '2026-11-30')"
        )
    connection.close()
    keep_result(path, GAME)
    assert [score.score for score in best_scores(path, "yonder")] == [80] and results(path) == [GAME]


def test_a_layout_is_made_whole_or_not_at_all(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_score(path, SCORE)
    with sqlite3.connect(path) as connection:
        for table in ("seat", "result"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("PRAGMA user_version = 1")
    connection.close()
    monkeypatch.setattr(database, "STEPS", ((database.SCORES,), (database.RESULTS, "CREATE NONSENSE")))
    with pytest.raises(StorageProblem):
        results(path)
    monkeypatch.undo()
    keep_result(path, GAME)
    assert results(path) == [GAME]


@pytest.mark.parametrize("damage", ["words", "torn"])
def test_a_broken_file_is_told_and_can_be_set_aside(path: Path, damage: str) -> None:
    for number in range(60):
        keep_result(path, replace(GAME, played=str(number)))
    content = path.read_bytes()
    broken = (
        b"no database at all " * 300
        if damage == "words"
        else content[:4096] + b"\xff" * (len(content) - 4096)
    )
    path.write_bytes(broken)
    with pytest.raises(StorageProblem) as caught:
        results(path)
    assert caught.value.key == "damaged"
    kept = set_aside(path)
    assert kept.name == "scores.sqlite.broken" and kept.read_bytes() == broken
    keep_result(path, GAME)
    assert results(path) == [GAME]
    path.write_bytes(broken)
    assert set_aside(path).name == "scores.sqlite.broken-2" and kept.read_bytes() == broken


@pytest.mark.parametrize(
    "script", ["CREATE TABLE score (x)", "PRAGMA user_version = 2", "CREATE TABLE seat (x)"]
)
def test_a_file_with_other_tables_is_damaged(path: Path, script: str) -> None:
    """It never gets better by waiting: a new one has to be begun."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(script)
    with pytest.raises(StorageProblem) as caught:
        keep_result(path, GAME)
    assert caught.value.key == "damaged"
    set_aside(path)
    keep_result(path, GAME)
    assert results(path) == [GAME]


@pytest.mark.parametrize("text", ["{bad", "[1]", "7"])
def test_options_that_are_damaged_leave_the_rest(path: Path, text: str) -> None:
    keep_result(path, GAME)
    add_score(path, SCORE)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE result SET options = ?", (text,))
        connection.execute("UPDATE score SET groups = ?", (text,))
    assert results(path) == [replace(GAME, options={})]
    assert [(score.name, score.groups) for score in best_scores(path, "yonder")] == [("Mira", {})]


def test_a_file_of_a_newer_program_is_told_and_left(path: Path) -> None:
    keep_result(path, GAME)
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    content = path.read_bytes()
    for do in (lambda: results(path), lambda: keep_result(path, GAME)):
        with pytest.raises(StorageProblem) as caught:
            do()
        assert caught.value.key == "newer_format"
    assert path.read_bytes() == content


def test_a_file_that_another_program_writes_to_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "WAIT_SECONDS", 0.01)
    keep_result(path, GAME)
    other = sqlite3.connect(path)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StorageProblem) as caught:
        keep_result(path, replace(GAME, played="b"))
    assert caught.value.key == "not_written" and "another program is writing" in str(
        caught.value.facts["system"]
    )
    other.rollback()
    other.close()
    assert results(path) == [GAME]


def test_csv_has_a_line_a_seat_that_comes_back_as_it_was() -> None:
    odd = (SeatResult('Mira "M", the\nGreat', "human", -3, False), SeatResult("=cmd()", "human", 5, True))
    lines = list(
        csv.DictReader(io.StringIO(as_csv([replace(GAME, seats=odd, rival=7, practice=True), GAME])))
    )
    assert len(lines) == 4 and lines[0]["name"] == 'Mira "M", the\nGreat' and lines[1]["name"] == "'=cmd()"
    assert (lines[0]["total"], lines[0]["won"], lines[0]["rival"], lines[0]["practice"]) == (
        "-3",
        "0",
        "7",
        "1",
    )
    assert (lines[2]["options"], lines[2]["seats"], lines[3]["seat"], lines[2]["rival"]) == (
        "ventures=1",
        "2",
        "2",
        "",
    )
    [named] = csv.DictReader(io.StringIO(as_csv([replace(GAME, card_set="=1+1", seats=SEATS[:1])])))
    assert named["card_set"] == "'=1+1"
    assert as_csv([]).count("\n") == 1
