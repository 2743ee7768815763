"""The greedy player of YRO."""

from __future__ import annotations

import pytest

from yonder_desktop.ai.registry import make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup
from yonder_desktop.games.yro.rules import YroRules


@pytest.fixture(scope="module")
def rules() -> YroRules:
    return YroRules(load_card_set("yro"))


def test_greedy_beats_random(rules: YroRules) -> None:
    won = 0.0
    for seed in range(6):
        bots = [
            make_bot(name, "yro", seed * 3 + seat) for seat, name in enumerate(("greedy", "random", "random"))
        ]
        outcome = play_game(rules, Setup(3, seed), bots).outcome
        won += (0 in outcome.winners) / max(1, len(outcome.winners))
    assert won >= 5


@pytest.mark.parametrize("options", [{}, {"draft": 1}, {"quests": 1, "quick": 1}])
def test_greedy_plays_every_option_the_same_again(rules: YroRules, options: dict[str, int | str]) -> None:
    ends = []
    for _ in range(2):
        bots = [make_bot("greedy", "yro", seat) for seat in range(2)]
        state = play_game(rules, Setup(2, 5, options), bots).state
        ends.append(rules.to_record(state))
    assert ends[0] == ends[1]


def test_greedy_finishes_most_solo_games(rules: YroRules) -> None:
    scores = [
        play_game(rules, Setup(1, seed), [make_bot("greedy", "yro", seed)]).outcome.scores[0].total
        for seed in range(10)
    ]
    assert sum(1 for score in scores if score > 0) >= 7


def test_the_choice_does_not_depend_on_what_is_hidden(rules: YroRules) -> None:
    state = rules.new_game(Setup(3, 9))
    for seed in range(12):
        decision = rules.decision(state)
        assert decision is not None
        choices = [
            make_bot("greedy", "yro", 4).choose(
                rules, rules.determinize(state, decision.seat, world), decision.seat
            )
            for world in (1, 2)
        ]
        assert choices[0] == choices[1]
        rules.apply(state, decision.options[seed % len(decision.options)])
