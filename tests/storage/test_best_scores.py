"""Best scores of solo games."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from yonder_desktop.storage.best_scores import Score, add_score, best_scores
from yonder_desktop.storage.problems import StorageProblem


def score(gold: int, played: str, level: int = 1, ship: str = "argo") -> Score:
    groups: dict[str, int | str] = {"level": level, "ship": ship}
    return Score("yonder", groups, played, "Mira", gold, 70, gold > 70, "2026-11-30T12:00:00")


def test_none_before_the_first(tmp_path: Path) -> None:
    assert best_scores(tmp_path / "scores.sqlite", "yonder") == []
    assert not (tmp_path / "scores.sqlite").exists()


def test_best_first_in_each_group(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "scores.sqlite"
    for gold, played, level in ((60, "a", 1), (90, "b", 1), (75, "c", 2)):
        add_score(path, score(gold, played, level))
    found = best_scores(path, "yonder")
    assert [(one.groups["level"], one.score, one.won) for one in found] == [
        (1, 90, True),
        (1, 60, False),
        (2, 75, True),
    ]
    assert best_scores(path, "chess") == []


def test_a_game_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "scores.sqlite"
    add_score(path, score(60, "a"))
    add_score(path, score(81, "a"))
    assert [one.score for one in best_scores(path, "yonder")] == [81]


def test_a_damaged_file_is_told_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "scores.sqlite"
    path.write_bytes(b"this is no database at all, only words " * 40)
    with pytest.raises(StorageProblem) as problem:
        add_score(path, score(60, "a"))
    assert problem.value.key == "damaged" and str(path) in str(problem.value)
    assert path.read_bytes().startswith(b"this is no database")


def test_a_file_of_a_newer_program_is_told(tmp_path: Path) -> None:
    path = tmp_path / "scores.sqlite"
    add_score(path, score(60, "a"))
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    with pytest.raises(StorageProblem) as problem:
        best_scores(path, "yonder")
    assert problem.value.key == "newer_format"


def test_an_unwritable_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StorageProblem) as problem:
        add_score(tmp_path / "file" / "scores.sqlite", score(60, "a"))
    assert problem.value.key == "not_written"
