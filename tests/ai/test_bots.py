"""Computer players on the toy game: chance by seed, looking ahead, budgets, hidden information."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toy_game import ToyRules, toy_evaluator
from yonder_desktop.ai.asking import ask
from yonder_desktop.ai.bots import GreedyBot, NoQuestion, RandomBot
from yonder_desktop.ai.registry import BOTS, make_bot
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Option


class ToyEvaluator:
    """Points and own cards; nothing is half done when a turn is asked."""

    SETTLED = ("turn", "keep")

    def value(self, state: Any, seat: int) -> float:
        return toy_evaluator(state, seat)


class FlatEvaluator(ToyEvaluator):
    def value(self, state: Any, seat: int) -> float:
        return 0.0


class CountingRules(ToyRules):
    """Counts the positions looked at."""

    looked_at = 0

    def apply(self, state: Any, option: Option, sink: list[Event] | None = None) -> None:
        self.looked_at += 1
        super().apply(state, option, sink)


def test_the_same_seed_chooses_the_same() -> None:
    rules = ToyRules()
    state = rules.new_game(Setup(2, 1))
    for name in ("random", "greedy"):
        bots = [RandomBot(5) if name == "random" else GreedyBot(ToyEvaluator(), 5) for _ in range(2)]
        chosen = [[bot.choose(rules, state, 0) for _ in range(20)] for bot in bots]
        assert chosen[0] == chosen[1]


def test_random_takes_every_option_about_as_often() -> None:
    rules = ToyRules()
    state = rules.new_game(Setup(2, 1))
    bot = RandomBot(7)
    chosen = [bot.choose(rules, state, 0) for _ in range(400)]
    counts = [chosen.count(option) for option in set(chosen)]
    assert len(counts) == 2 and min(counts) > 150


def test_greedy_takes_what_is_worth_most_and_changes_nothing() -> None:
    rules = ToyRules()
    state = rules.new_game(Setup(2, 1))
    before = rules.to_record(state)
    option = GreedyBot(ToyEvaluator(), 1).choose(rules, state, 0)
    assert option[1] == max(state.hands[0])
    assert rules.to_record(state) == before


def test_greedy_follows_its_own_questions_to_the_end() -> None:
    """A roll of six asks again: three points, or a card. The card is worth more if it is above three."""
    rules = ToyRules()
    state = rules.new_game(Setup(2, 1))
    state.asked, state.seat = 2, 0
    state.deck = (9, 1)
    bot = GreedyBot(ToyEvaluator(), 1)
    assert rules.token(state, bot.choose(rules, state, 0)) == "card"
    state.deck = (1, 9)
    assert rules.token(state, bot.choose(rules, state, 0)) == "points"


def test_ties_are_broken_by_the_seed() -> None:
    rules = ToyRules()
    state = rules.new_game(Setup(2, 1))
    chosen = {GreedyBot(FlatEvaluator(), seed).choose(rules, state, 0) for seed in range(20)}
    assert len(chosen) == 2


@pytest.mark.parametrize("budget", [1, 2, 5])
def test_a_budget_bounds_the_positions_looked_at(budget: int) -> None:
    rules = CountingRules()
    state = rules.new_game(Setup(2, 1))
    GreedyBot(ToyEvaluator(), 1).choose(rules, state, 0, budget)
    assert rules.looked_at <= max(2, budget)


def test_who_is_not_asked_cannot_choose() -> None:
    rules = ToyRules()
    for bot in (RandomBot(1), GreedyBot(ToyEvaluator(), 1)):
        with pytest.raises(NoQuestion):
            bot.choose(rules, rules.new_game(Setup(2, 1)), 1)


@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_cannot_know_does_not_change_its_choice(seed: int) -> None:
    rules = ToyRules()
    state = rules.new_game(Setup(2, seed))
    rules.apply(state, (0, state.hands[0][0]))
    rules.apply(state, (0, state.hands[1][0]))
    state.asked = 2
    chosen = set()
    for world in (state, *(rules.determinize(state, 0, other) for other in (11, 12, 13))):
        chosen.add(ask(GreedyBot(ToyEvaluator(), 3), rules, world, 0, 99))
    assert len(chosen) == 1


def test_computer_players_are_made_by_name() -> None:
    for name in BOTS:
        assert make_bot(name, "yonder", 1).looks_ahead == (name != "random")
    with pytest.raises(KeyError):
        make_bot("genius", "yonder", 1)
    with pytest.raises(ModuleNotFoundError):
        make_bot("greedy", "chess", 1)
