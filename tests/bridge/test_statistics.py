"""What results come to: opponents, places, streaks and groups; and that every game is kept once, when it ends."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.bridge.desk import Desk
from yonder_desktop.bridge.result_models import EntryModel, GroupModel
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.statistics import (
    ALONE,
    PEOPLE,
    Wanted,
    entries,
    figures,
    grouped,
    narrowed,
    opponents_of,
    result_of,
)
from yonder_desktop.storage import database
from yonder_desktop.storage.paths import find_folders
from yonder_desktop.storage.results import GameResult, SeatResult

GAMES = ("yonder", "yro", "ylandyss")
MIRA, DARA = Player("Mira", "yellow"), Player("Dara", "green")


def result(
    number: int, *totals: int, game: str = "yonder", players: str = "hg", practice: bool = False
) -> GameResult:
    """A game that the best total wins. players: h for a person, g and r for computer players."""
    names = {"h": "human", "g": "greedy", "r": "random"}
    seats = tuple(
        SeatResult("Mira" if seat == 0 else f"P{seat}", names[players[seat]], total, total == max(totals))
        for seat, total in enumerate(totals)
    )
    return GameResult(
        f"{game}{number}", game, seats, f"2026-11-{number:02}T12:00:00+00:00", practice=practice
    )


def test_opponents_are_told_apart() -> None:
    assert opponents_of(result(1, 5, players="h"), 0) == ALONE
    assert opponents_of(result(1, 5, 4, players="hh"), 0) == PEOPLE
    assert opponents_of(result(1, 5, 4, 3, players="hrg"), 0) == "greedy,random"
    assert opponents_of(result(1, 5, 4, 3, players="hhg"), 1) == f"{PEOPLE},greedy"


def test_places_go_by_who_won_then_by_totals() -> None:
    seats = (
        SeatResult("A", "human", 50, False),
        SeatResult("B", "human", 50, True),
        SeatResult("C", "human", 40, False),
    )
    tie = replace(result(1, 1), seats=seats)
    assert [entry.place for entry in entries([tie])] == [2, 1, 3], "a tie-break decided"
    alone = replace(result(1, 60, players="h"), rival=70)
    lost = replace(alone, seats=(replace(alone.seats[0], won=False),))
    assert [entry.place for entry in entries([lost, alone])] == [2, 1]


def test_figures_leave_practice_out_and_count_streaks() -> None:
    won, lost = (70, 60), (50, 60)
    played = [lost, won, won, won, lost, won, won]
    found = [result(number, *totals) for number, totals in enumerate(played, 1)]
    practice = result(9, 99, 10, practice=True)
    told = figures(entries([practice, *reversed(found)]))
    assert (told.played, told.won, told.streak, told.longest, told.best) == (7, 5, 2, 3, 70)
    assert told.average == pytest.approx((5 * 70 + 2 * 50) / 7) and told.share == pytest.approx(5 / 7)
    none = figures([])
    assert (none.played, none.share, none.average, none.best, none.streak) == (0, 0.0, 0.0, 0, 0)


def test_entries_are_narrowed_and_grouped() -> None:
    found = entries([
        result(1, 70, 60), result(2, 70, 60, game="yro"), result(3, 50, 60, game="yro", players="hr"),
        result(4, 70, 60, 50, players="hhg"), result(5, 70, 60, game="ylandyss", practice=True),
    ])  # fmt: skip
    assert [name for name, _figures in grouped(found, lambda entry: entry.result.game)] == ["yonder", "yro"]
    assert len(narrowed(found, Wanted(name="Mira"))) == 5 and len(narrowed(found, Wanted(name="P1"))) == 1
    assert len(narrowed(found, Wanted(game="yro"))) == 2
    assert [entry.result.played for entry in narrowed(found, Wanted(seats=3, name="Mira"))] == ["yonder4"]
    assert len(narrowed(found, Wanted(game="yro", opponents="random"))) == 1
    assert figures(narrowed(found, Wanted(game="yro"))).comparable and not figures(found).comparable


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Desk:
    return Desk(find_folders(tmp_path))


def play_out(session: GameSession) -> None:
    """Answer everything with the first option, whoever is asked."""
    session.start()
    while session.decision() is not None:
        session.take_seat()
        session.choose(session.choices()[0].token)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_kept_when_it_ends_and_once(desk: Desk, game: str) -> None:
    session = desk.begin(GamePlan(game, (MIRA, DARA), {}, 3))
    assert result_of(session) is None, "it is not over"
    play_out(session)
    outcome = session.outcome()
    assert outcome is not None
    [kept] = desk.records.results()
    assert (kept.game, kept.played, kept.practice, kept.card_set) == (game, session.played, False, "house")
    assert [seat.total for seat in kept.seats] == [score.total for score in outcome.scores]
    assert [number for number, seat in enumerate(kept.seats) if seat.won] == sorted(outcome.winners)
    session.undo()
    session.redo()
    session.undo()
    session.take_seat()
    session.choose(session.choices()[-1].token)
    while session.decision() is not None:
        session.take_seat()
        session.choose(session.choices()[0].token)
    assert len(desk.records.results()) == 1
    path = desk.folders.saves / "over.json"
    desk.save(path)
    before = desk.records.results()
    again, _notices = desk.open(path)
    again.start()
    assert desk.records.results() == before, "opening it, or watching it again, ends nothing"
    assert [row.kind for row in desk.library.rows()].count("finished") == 1


def test_a_result_that_could_not_be_kept_is_kept_when_it_can_be(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk was full when the game ended."""
    told: list[str] = []
    desk.problem_occurred.connect(told.append)
    with monkeypatch.context() as full:
        full.setattr(database.sqlite3, "connect", _refused)
        play_out(desk.begin(GamePlan("yro", (MIRA, DARA), {}, 3)))
        assert len(told) == 1
    desk.clear()
    assert [kept.game for kept in desk.records.results()] == ["yro"] and len(told) == 1


def _refused(*_given: object, **_more: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


def test_names_given_after_the_end_are_kept_with_the_game(desk: Desk) -> None:
    """Of a game that was played to its end, or opened when it was over."""
    session = desk.begin(GamePlan("yro", (MIRA, DARA), {}, 3))
    play_out(session)
    session.set_bookmark(session.history.line()[3], "here it was lost")
    desk.clear()
    [row] = desk.library.rows()
    again, _notices = desk.open(row.path)
    assert [node.bookmark for node in again.history.bookmarks()] == ["here it was lost"]
    again.set_bookmark(again.history.line()[5], "or here")
    desk.clear()
    [row] = desk.library.rows()
    opened, _notices = desk.open(row.path)
    assert [node.depth for node in opened.history.bookmarks()] == [3, 5]
    assert len(desk.records.results()) == 1
    desk.clear()


def test_what_was_only_opened_does_not_count(desk: Desk, tmp_path: Path) -> None:
    """A finished game that somebody sent."""
    session = desk.begin(GamePlan("ylandyss", (MIRA, DARA), {}, 3))
    play_out(session)
    desk.save(tmp_path / "sent.json")
    other = Desk(find_folders(tmp_path / "other"))
    opened, _notices = other.open(tmp_path / "sent.json")
    opened.start()
    assert other.records.results() == []
    other.clear()


def test_a_practice_game_is_marked_and_a_game_of_the_computer_alone_is_not_kept(desk: Desk) -> None:
    session = desk.begin(GamePlan("yro", (MIRA, DARA), {}, 3))
    session.practice = True
    play_out(session)
    assert [kept.practice for kept in desk.records.results()] == [True]
    robots = tuple(Player(name, colour, "greedy") for name, colour in (("A", "red"), ("B", "blue")))
    session = desk.begin(GamePlan("yro", robots, {}, 3))
    assert result_of(session) is None


def test_a_position_from_a_code_counts_for_nobody(desk: Desk) -> None:
    from yonder_desktop.bridge.positions import position_code

    session = desk.begin(GamePlan("ylandyss", (MIRA, DARA), {}, 3))
    code = position_code(session, session.history.current)
    pasted, _notices = desk.open_position(code)
    play_out(pasted)
    assert [kept.practice for kept in desk.records.results()] == [True]


class Say:
    def game(self, name: str) -> str:
        return name.upper()

    def opponents(self, key: str) -> str:
        return key

    def options(self, result: GameResult) -> str:
        return " ".join(result.options)


def test_models_show_entries_and_groups(qtbot: QtBot) -> None:
    found = entries([result(2, 70, 60), result(1, 50, 60, practice=True)])
    model, groups = EntryModel(Say()), GroupModel()
    model.show(found)
    rows = [[model.index(row, column).data() for column in range(model.columnCount())] for row in (0, 1)]
    assert rows[0][1:] == ["Mira", "YONDER", "2", "greedy", "", "70", "1", "won"]
    assert rows[1][-1] == "lost (practice)"
    groups.show(grouped(found, lambda entry: "all"))
    assert [groups.index(0, column).data() for column in range(6)] == ["all", "1", "1", "100 %", "70.0", "70"]
