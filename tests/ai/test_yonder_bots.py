"""Computer players of Yonder: they play sensibly, and only by what they may know."""

from __future__ import annotations

from typing import Any

import pytest

from yonder_desktop.ai import yonder
from yonder_desktop.ai.asking import ask
from yonder_desktop.ai.registry import make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.core.records import digest
from yonder_desktop.storage.shelf import GameShelf


@pytest.fixture(scope="module")
def rules() -> Rules:
    return GameShelf().take("yonder").rules


def positions(
    rules: Rules, seed: int, seats: int, every: int, options: dict[str, int | str] | None = None
) -> list[Any]:
    """Positions of a random game."""
    state = rules.new_game(Setup(seats, seed, options))
    bot = make_bot("random", "yonder", seed)
    found, choices = [], 0
    while (decision := rules.decision(state)) is not None:
        if choices % every == 0:
            found.append(state.copy())
        rules.apply(state, bot.choose(rules, state, decision.seat))
        choices += 1
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_by_far(rules: Rules, seats: int) -> None:
    names = ["greedy", *["random"] * (seats - 1)]
    bots = [make_bot(name, "yonder", 1) for name in names]
    scores = play_game(rules, Setup(seats, 2), bots).outcome.scores
    assert scores[0].total > 30 + max(score.total for score in scores[1:])


OPTION_SETS = [
    (4, {"ventures": 1}),
    (3, {"start_ships": "chosen"}),
    (2, {"ventures": 1, "start_ships": "chosen"}),
    (1, {"level": 1}),
    (1, {"level": 2, "start_ships": "chosen"}),
    (1, {"level": 3, "ventures": 1}),
]


@pytest.mark.parametrize(("seats", "options"), OPTION_SETS)
def test_every_option_set_is_played_to_its_end(
    rules: Rules, seats: int, options: dict[str, int | str]
) -> None:
    for name, least in (("random", 0), ("greedy", 45)):
        bots = [make_bot(name, "yonder", seat) for seat in range(seats)]
        outcome = play_game(rules, Setup(seats, 4, options), bots).outcome
        assert sum(score.total for score in outcome.scores) >= least * seats
        assert (outcome.rival is not None) == (seats == 1)


@pytest.mark.parametrize("seats", [1, 3])
def test_choices_with_ventures_rest_on_what_the_seat_knows(rules: Rules, seats: int) -> None:
    for state in positions(rules, 7, seats, 11, {"ventures": 1}):
        decision = rules.decision(state)
        assert decision is not None
        world = rules.determinize(state, decision.seat, 78)
        bots = [make_bot("greedy", "yonder", 1) for _ in range(2)]
        chosen = [ask(bot, rules, known, decision.seat, 5) for bot, known in zip(bots, (state, world))]
        assert chosen[0] == chosen[1]


def test_the_same_seed_plays_the_same_game(rules: Rules) -> None:
    ends = []
    for _ in range(2):
        bots = [make_bot("greedy", "yonder", seat) for seat in range(2)]
        ends.append(digest(rules.to_record(play_game(rules, Setup(2, 3), bots).state)))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_values_and_choices_rest_on_what_the_seat_knows(rules: Rules, seats: int) -> None:
    for state in positions(rules, 5, seats, 9):
        decision = rules.decision(state)
        assert decision is not None
        seat = decision.seat
        world = rules.determinize(state, seat, 77)
        assert yonder.value(world, seat) == yonder.value(state, seat)
        chosen = [ask(make_bot("greedy", "yonder", 1), rules, known, seat, 5) for known in (state, world)]
        assert chosen[0] == chosen[1]


def test_valuing_changes_nothing(rules: Rules) -> None:
    for state in positions(rules, 6, 3, 7):
        before = digest(rules.to_record(state))
        values = [yonder.value(state, seat) for seat in range(3)]
        assert values == [yonder.value(state, seat) for seat in range(3)]
        assert digest(rules.to_record(state)) == before


def test_a_finished_game_is_worth_its_gold(rules: Rules) -> None:
    bots = [make_bot("random", "yonder", seat) for seat in range(3)]
    played = play_game(rules, Setup(3, 8), bots)
    for score in played.outcome.scores:
        assert int(yonder.value(played.state, score.seat)) == score.total
