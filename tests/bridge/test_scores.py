"""Scores of games played alone: made, kept once, sorted into tables, told in words."""

from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.bridge.desk import Desk
from yonder_desktop.bridge.scores import (
    Score,
    group_words,
    groups_line,
    keep_score,
    score_of,
    score_tables,
    table_of,
)
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.core.contract import Rules
from yonder_desktop.storage.best_scores import best_scores
from yonder_desktop.storage.paths import find_folders

MIRA = Player("Mira", "yellow")
GROUPS: dict[str, int | str] = {"level": 1, "ship": "argo", "ventures": 0}


def score(total: int, played: str, ended: str = "2026-11-30T12:00:00", **groups: int | str) -> Score:
    return Score("yonder", {**GROUPS, **groups}, played, "Mira", total, 70, total > 70, ended)


def play_out(desk: Desk) -> None:
    """Answer everything with what does not lock up, or the first option."""
    session = desk.session
    assert session is not None
    rules: Rules = session.rules
    while (decision := session.decision()) is not None:
        tokens = [rules.token(session.history.state, option) for option in decision.options]
        session.choose(next((token for token in tokens if token not in ("lock_up", "end")), tokens[0]))


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Desk:
    return Desk(find_folders(tmp_path))


def begin(desk: Desk, player: Player = MIRA, seed: int = 3) -> Any:
    session = desk.begin(GamePlan("yonder", (player,), {"level": 2}, seed))
    session.start()
    return session


def test_a_game_played_alone_is_kept_when_it_ends(desk: Desk) -> None:
    assert not desk.has_scores()
    session = begin(desk)
    assert desk.score() is None, "it is not over"
    play_out(desk)
    outcome = session.outcome()
    [kept] = desk.scores("yonder")
    assert (kept.score, kept.rival) == (outcome.scores[0].total, outcome.rival.total)
    assert (kept.name, kept.groups["level"], kept.groups["ventures"]) == ("Mira", 2, 0)
    assert kept.won == bool(outcome.winners) and desk.has_scores()


def test_ending_it_again_after_a_take_back_or_a_reload_counts_once(desk: Desk) -> None:
    session = begin(desk)
    play_out(desk)
    [first] = desk.scores("yonder")
    session._go_on()
    assert [one.ended for one in desk.scores("yonder")] == [first.ended]
    path = desk.folders.saves / "over.json"
    desk.save(path)
    again, _notices = desk.open(path)
    again.start()
    assert again.played == first.played and len(desk.scores("yonder")) == 1
    begin(desk)
    play_out(desk)
    assert len(desk.scores("yonder")) == 2, "another game from the same seed"


def test_a_practice_game_is_not_kept(desk: Desk) -> None:
    session = begin(desk)
    session.practice = True
    play_out(desk)
    assert desk.score() is None and not desk.has_scores()


def test_a_better_end_of_the_same_game_replaces_the_former(tmp_path: Path) -> None:
    path = tmp_path / "scores.sqlite"
    keep_score(path, score(60, "a", "2026-01-01"))
    keep_score(path, score(60, "a", "2026-02-02"))
    assert [(one.score, one.ended) for one in best_scores(path, "yonder")] == [(60, "2026-01-01")]
    keep_score(path, score(81, "a", "2026-03-03"))
    assert [(one.score, one.ended) for one in best_scores(path, "yonder")] == [(81, "2026-03-03")]


def test_games_of_several_and_of_the_computer_alone_have_none(desk: Desk) -> None:
    begin(desk, Player("Bo", "blue", "random"))
    assert desk.session is not None and score_of(desk.session) is None
    session = desk.begin(GamePlan("yonder", (MIRA, Player("Dara", "green")), {}, 3))
    assert score_of(session) is None


def test_what_goes_wrong_is_told_and_the_game_is_over_all_the_same(desk: Desk) -> None:
    desk.folders.scores.parent.mkdir(parents=True, exist_ok=True)
    desk.folders.scores.write_bytes(b"no database at all " * 60)
    told: list[str] = []
    desk.problem_occurred.connect(told.append)
    session = begin(desk)
    play_out(desk)
    assert session.outcome() is not None
    assert (
        len(told) == 1 and "best scores is damaged" in told[0] and f"{desk.folders.scores}.broken" in told[0]
    )
    assert Path(f"{desk.folders.scores}.broken").read_bytes().startswith(b"no database"), "it may be mended"
    assert len(desk.scores("yonder")) == 1, "and a new one was begun"


def test_a_file_of_a_newer_program_is_told(desk: Desk) -> None:
    import sqlite3

    keep_score(desk.folders.scores, score(60, "a"))
    connection = sqlite3.connect(desk.folders.scores)
    connection.execute("PRAGMA user_version = 99")
    connection.commit()
    connection.close()
    told: list[str] = []
    desk.problem_occurred.connect(told.append)
    assert desk.scores("yonder") == [] and "newer version" in told[0]


def test_tables_by_level_then_ship_with_the_best_first() -> None:
    scores = [
        score(60, "a"),
        score(90, "b", level=2),
        score(75, "c"),
        score(75, "d", "2026-12-01"),
        score(80, "e", ship="aa"),
    ]
    tables = score_tables(scores)
    assert [(table.groups["level"], table.groups["ship"]) for table in tables] == [
        (1, "aa"),
        (1, "argo"),
        (2, "argo"),
    ]
    assert [one.played for one in tables[1].scores] == ["c", "d", "a"]
    assert [tables[1].place(played) for played in "cdab"] == [1, 1, 3, 0]
    assert table_of(scores, {**GROUPS, "level": 3}).scores == []


def test_groups_in_words(desk: Desk) -> None:
    words = desk.words("yonder")
    assert group_words(words, "ship", "merry_goer") == ("Ship", "The Merry Goer")
    assert (
        groups_line(words, GROUPS) == "Level of Captain Olos: Calm · Ship: Argo · Expansion Ventures: without"
    )
