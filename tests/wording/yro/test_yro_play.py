"""Words over whole random games of YRO: clean sentences, and nothing in them that a seat may not know."""

import random
import re

import pytest

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.state import State
from yonder_desktop.wording.markup import Icon, Link, parts, plain
from yonder_desktop.wording.yro.words import YroWords

SEATS = ("Ada", "Bo", "Cy", "Dee", "Eve")
UNCLEAN = re.compile(r"[{}\[\]|\\_@]|  |None|\bn\b")
SETUPS = [
    (seats, {"draft": draft, "quests": quests, **({"quick": quick} if seats > 1 else {})})
    for seats, draft, quests, quick in (
        (1, 0, 1, 0), (1, 1, 0, 0), (2, 0, 0, 0), (2, 1, 1, 1), (3, 0, 1, 1), (4, 1, 0, 0), (5, 0, 1, 0),
    )
]  # fmt: skip


def told(text: str) -> str:
    """Plain words, checked for left-overs of markup, templates and tokens."""
    said = plain(text)
    assert said
    assert not UNCLEAN.search(said), said
    return said


def check_question(rules: YroRules, words: YroWords, state: State, decision: Decision) -> None:
    view = rules.view(state, decision.seat)
    told(words.prompt(view, decision))
    assert told(words.prompt(rules.view(state, -1), decision)) == f"Waiting for {SEATS[decision.seat]}."
    told(words.phase(view))
    labels: list[str] = []
    for option in decision.options:
        choice = rules.choice(state, option)
        labels.append(told(words.option_label(view, decision, choice)))
        assert labels[-1] != choice.token
        for key in (choice.subject, choice.target, decision.kind):
            assert words.name(key) != key or not key, key
    assert len(set(labels)) == len(labels), decision.kind


def check_events(words: YroWords, events: list[Event]) -> None:
    for event in events:
        for seat in (-1, 0):
            line = words.event_line(event, seat, SEATS)
            if line is not None:
                told(line)
                assert all(part.name for part in parts(line) if isinstance(part, Icon))
                assert all(words.name(part.key) != part.key for part in parts(line) if isinstance(part, Link))


def play(rules: YroRules, words: YroWords, state: State, chance: random.Random) -> set[str]:
    """Play at random and check what is told on the way; the kinds of questions that came."""
    seen: set[str] = set()
    while (decision := rules.decision(state)) is not None:
        if decision.kind not in seen or chance.random() < 0.1:
            check_question(rules, words, state, decision)
        seen.add(decision.kind)
        events: list[Event] = []
        rules.apply(state, chance.choice(decision.options), events)
        check_events(words, events)
    return seen


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_a_whole_game_can_be_told(
    rules: YroRules, words: YroWords, seats: int, options: dict[str, int | str]
) -> None:
    state = rules.new_game(Setup(seats, seats, options))
    seen = play(rules, words, state, random.Random(seats))
    assert {"recruit", "place"} <= seen
    assert ("keep" in seen, "pick" in seen) == (bool(options["draft"]),) * 2
    outcome = rules.outcome(state)
    assert outcome is not None
    for score in [*outcome.scores, *([outcome.rival] if outcome.rival is not None else [])]:
        for key, _amount in score.sources:
            told(words.score_source(key))
    if outcome.decided_by:
        told(words.tie_break(outcome.decided_by))
    assert words.phase(rules.view(state, 0)) == "The game is over"


def lines(words: YroWords, events: list[Event], seat: int) -> list[str]:
    """The log of a seat."""
    told = (words.event_line(event, seat, SEATS) for event in events)
    return [line for line in told if line is not None]


@pytest.mark.parametrize("options", [{}, {"draft": 1}, {"quick": 1}])
def test_the_log_of_others_is_the_same_in_every_possible_world(
    rules: YroRules, words: YroWords, options: dict[str, int | str]
) -> None:
    """Sealed answers of other seats, given in worlds that differ in all that is hidden, read alike."""
    state, chance = rules.new_game(Setup(3, 5, options)), random.Random(5)
    checked = 0
    while (decision := rules.decision(state)) is not None:
        for onlooker in (-1, 0, 1, 2):
            if onlooker != decision.seat and decision.seat < 2:
                logs = set()
                for seed in range(3):
                    world = rules.determinize(state, onlooker, seed)
                    question = rules.decision(world)
                    events: list[Event] = []
                    rules.apply(world, chance.choice(question.options), events)
                    if [event.kind for event in events] == ["locked"]:
                        logs.add(tuple(lines(words, events, onlooker)))
                        prompt = words.prompt(rules.view(world, onlooker), question)
                        assert prompt == f"Waiting for {SEATS[decision.seat]}."
                assert len(logs) <= 1
                checked += len(logs)
        rules.apply(state, chance.choice(decision.options))
    assert checked > 20


def test_no_card_of_a_hand_is_named_in_the_log_of_others(rules: YroRules, words: YroWords) -> None:
    state, chance = rules.new_game(Setup(2, 8)), random.Random(8)
    while (decision := rules.decision(state)) is not None:
        events: list[Event] = []
        rules.apply(state, chance.choice(decision.options), events)
        hidden = {f"card:{rules.tables.keys[card]}" for card in state.hands[1]}
        named = {
            part.key for line in lines(words, events, 0) for part in parts(line) if isinstance(part, Link)
        }
        assert not hidden & named
