"""`sim`: figures, their form, and what a broken game does."""

from __future__ import annotations

import json
from argparse import Namespace
from fractions import Fraction
from typing import Any

import pytest

from tests.toy_game import ToyRules
from tests.toy_saves import ToyShelf
from yonder_desktop.ai.selfplay import PlayedGame
from yonder_desktop.app.main import main
from yonder_desktop.cli import sim
from yonder_desktop.core.questions import Outcome, SeatScore
from yonder_desktop.storage.shelf import HOUSE, BoxedGame

KEYS = [
    "game", "games", "players", "decisions", "seconds", "decisions_per_second", "wins", "mean_scores",
    "mean_rounds", "errors",
]  # fmt: skip


class BrokenRules(ToyRules):
    """Breaks an invariant in games with an even seed, and fails in those with seed 3."""

    def breaches(self, state: Any) -> list[str]:
        return ["a card is lost"] if state.round > 1 and state.setup.seed % 2 == 0 else []

    def determinize(self, state: Any, seat: int, seed: int) -> Any:
        raise RuntimeError("the world is flat")

    def outcome(self, state: Any) -> Any:
        if state.setup.seed == 3 and state.asked == 3:
            raise RuntimeError("no ink")
        return super().outcome(state)


class BrokenShelf(ToyShelf):
    def take(self, game: str, card_set: str = HOUSE) -> BoxedGame:
        return BoxedGame(game, BrokenRules(), card_set, "")


def words(**given: Any) -> Namespace:
    fields = {
        "game": "toy",
        "players": 2,
        "bots": "random",
        "games": 4,
        "seed": 1,
        "set": [],
        "cards": "house",
        "json": True,
    }
    return Namespace(**{**fields, **given})


def figures(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(capsys.readouterr().out)
    return record


def test_the_figures_of_yonder(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(
        ["sim", "yonder", "--players", "3", "--bots", "random", "--games", "3", "--seed", "5", "--json"]
    )
    record = figures(capsys)
    assert status == 0 and list(record) == KEYS
    assert (record["game"], record["games"], record["players"], record["errors"]) == ("yonder", 3, 3, 0)
    assert len(record["wins"]) == len(record["mean_scores"]) == 3
    assert sum(record["wins"]) == pytest.approx(3, abs=0.001)
    assert record["decisions"] > 100 and record["mean_rounds"] == 5


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    records = []
    for _ in range(2):
        assert sim.run(words(), ToyShelf()) == 0
        records.append(figures(capsys))
    for record in records:
        del record["seconds"], record["decisions_per_second"]
    assert records[0] == records[1]


def test_a_shared_win_counts_in_parts() -> None:
    tally = sim.Tally("toy", 3)
    scores = [SeatScore(seat, total, [], []) for seat, total in enumerate((9, 9, 4))]
    tally.add(PlayedGame(10, Outcome([0, 1], scores, "shared", 3), None))
    record = tally.to_record()
    assert record["wins"] == [0.5, 0.5, 0] and record["mean_scores"] == [9, 9, 4]


@pytest.mark.parametrize(
    ("wins", "said"),
    [
        (Fraction(0), "0 wins"),
        (Fraction(1), "1 win"),
        (Fraction(3), "3 wins"),
        (Fraction(1, 2), "1/2 wins"),
        (Fraction(4, 3), "1 1/3 wins"),
        (Fraction(1, 3) + Fraction(2, 3), "1 win"),
    ],
)
def test_wins_are_whole_numbers_and_parts(wins: Fraction, said: str) -> None:
    assert sim.wins_in_words(wins) == said


def test_options_of_the_game_are_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    sim.run(words(set=["rounds=4"]), ToyShelf())
    assert figures(capsys)["mean_rounds"] == 4


def test_broken_games_are_counted_and_their_seeds_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert sim.run(words(), BrokenShelf()) == 1
    captured = capsys.readouterr()
    record = json.loads(captured.out)
    assert (record["errors"], record["games"]) == (3, 1)
    assert "seed 2" in captured.err and "seed 4" in captured.err and "a card is lost" in captured.err
    assert "seed 3" in captured.err and "no ink" in captured.err


def test_without_json_the_figures_are_words(capsys: pytest.CaptureFixture[str]) -> None:
    sim.run(words(json=False, bots="random,random"), ToyShelf())
    assert "4 games of toy" in capsys.readouterr().out


def test_a_shorter_list_of_players_is_repeated() -> None:
    assert sim.bot_names("greedy,random", 4) == ["greedy", "random", "greedy", "random"]
    assert sim.bot_names("greedy, random", 3) == ["greedy", "random", "greedy"]


def test_an_opponent_without_a_seat_is_counted_beside_the_seats() -> None:
    tally = sim.Tally("toy", 1)
    for own, olos in ((9, 4), (7, 7)):
        outcome = Outcome(
            [0] if own > olos else [], [SeatScore(0, own, [], [])], "", 5, SeatScore(-1, olos, [], [])
        )
        tally.add(PlayedGame(10, outcome, None))
    record = tally.to_record()
    assert record["wins"] == [1] and record["mean_scores"] == [8] and record["rival_mean"] == 5.5
    assert any("5.5" in line for line in sim.report(tally, ["greedy"]))


@pytest.mark.parametrize("options", [["level=2"], ["level=3", "ventures=1"], ["start_ships=chosen"]])
def test_a_seat_alone_plays_against_the_rival(capsys: pytest.CaptureFixture[str], options: list[str]) -> None:
    words = [word for option in options for word in ("--set", option)]
    assert main(["sim", "yonder", "--players", "1", "--games", "3", "--seed", "5", "--json", *words]) == 0
    record = figures(capsys)
    assert list(record) == [*KEYS, "rival_mean"] and record["errors"] == 0
    assert len(record["wins"]) == len(record["mean_scores"]) == 1 and record["rival_mean"] > 20


def test_an_option_for_other_numbers_of_seats_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "yonder", "--players", "2", "--set", "level=2"]) == 2
    assert "'level' is for 1 seats, not 2" in capsys.readouterr().err
