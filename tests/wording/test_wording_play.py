"""Words over whole random games: every question, option and event is told in clean sentences."""

import random
import re

import pytest

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision
from yonder_desktop.games.yonder import flow, rounds
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yonder.state import State
from yonder_desktop.wording.markup import Icon, Link, parts, plain
from yonder_desktop.wording.yonder.words import YonderWords

SEATS = ("Ada", "Bo", "Cy", "Dee")
UNCLEAN = re.compile(r"[{}\[\]|\\_@]|  |None|\bn\b")


def told(text: str) -> str:
    """Plain words, checked for left-overs of markup, templates and tokens."""
    said = plain(text)
    assert said
    assert not UNCLEAN.search(said), said
    return said


def check_question(rules: YonderRules, words: YonderWords, state: State, decision: Decision) -> None:
    view = rules.view(state, decision.seat)
    told(words.prompt(view, decision))
    assert told(words.prompt(rules.view(state, -1), decision)) == f"Waiting for {SEATS[decision.seat]}."
    told(words.phase(view))
    labels: list[str] = []
    for option in decision.options:
        choice = rules.choice(state, option)
        label = words.option_label(view, decision, choice)
        labels.append(told(label))
        assert labels[-1] != choice.token
        for key in (choice.subject, choice.target):
            assert words.name(key) != key or key in ("", "arcana"), key
    different = len(set(labels)) / len(labels)
    assert different > 0.5, labels  # copies of a card and second places read alike


def check_events(words: YonderWords, events: list[Event]) -> None:
    for event in events:
        for seat in (-1, 0):
            line = words.event_line(event, seat, SEATS)
            if line is not None:
                told(line)
                assert all(part.name for part in parts(line) if isinstance(part, Icon))
                assert all(words.name(part.key) != part.key for part in parts(line) if isinstance(part, Link))


def begin(rules: YonderRules, setup: Setup) -> State:
    """A new game, also one that the rules know but the set-up does not offer."""
    state = rounds.new_state(rules.tables, setup)
    flow.FLOW.run(state)
    return state


def play(rules: YonderRules, words: YonderWords, state: State, chance: random.Random) -> set[str]:
    """Play at random and check what is told on the way; the kinds of questions that came."""
    seen: set[str] = set()
    while (decision := rules.decision(state)) is not None:
        if decision.kind not in seen or chance.random() < 0.05:
            check_question(rules, words, state, decision)
        seen.add(decision.kind)
        events: list[Event] = []
        rules.apply(state, chance.choice(decision.options), events)
        check_events(words, events)
    return seen


def check_outcome(rules: YonderRules, words: YonderWords, state: State) -> None:
    outcome = rules.outcome(state)
    assert outcome is not None
    for score in [*outcome.scores, *([outcome.rival] if outcome.rival is not None else [])]:
        for key, _amount in score.sources:
            assert told(words.score_source(key)) != key.replace("_", " ").capitalize()
    assert words.phase(rules.view(state, 0)) == "The game is over"


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_whole_game_can_be_told(rules: YonderRules, words: YonderWords, seed: int) -> None:
    state = rules.new_game(Setup(2 + seed % 3, seed))
    seen = play(rules, words, state, random.Random(seed))
    assert {"start_card", "turn", "harbour"} <= seen
    check_outcome(rules, words, state)


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_a_game_of_ventures_with_chosen_ships_can_be_told(
    rules: YonderRules, words: YonderWords, seed: int
) -> None:
    state = begin(rules, Setup(2 + seed % 3, seed, {"ventures": 1, "start_ships": "chosen"}))
    assert "choose_ship" in play(rules, words, state, random.Random(seed))
    check_outcome(rules, words, state)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_game_against_olos_can_be_told(rules: YonderRules, words: YonderWords, level: int) -> None:
    state = begin(rules, Setup(1, level, {"ventures": level % 2, "level": level}))
    play(rules, words, state, random.Random(level))
    check_outcome(rules, words, state)
