"""Words over whole random games of Ylandyss: clean sentences, and nothing in them that a seat may not know."""

import random
import re

import pytest

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.words import KINDS
from yonder_desktop.wording.markup import Icon, Link, parts, plain
from yonder_desktop.wording.ylandyss.words import YlandyssWords

SEATS = ("Ada", "Bo", "Cy", "Dee")
UNCLEAN = re.compile(r"[{}\[\]|\\_@]|  |None|\bn\b")


def told(text: str) -> str:
    """Plain words, checked for left-overs of markup, templates and tokens."""
    said = plain(text)
    assert said
    assert not UNCLEAN.search(said), said
    return said


def check_question(rules: YlandyssRules, words: YlandyssWords, state: State, decision: Decision) -> None:
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
    assert len(set(labels)) == len(labels), (decision.kind, labels)


def check_events(words: YlandyssWords, events: list[Event]) -> None:
    for event in events:
        for seat in (-1, 0):
            line = words.event_line(event, seat, SEATS)
            if line is not None:
                told(line)
                assert all(part.name for part in parts(line) if isinstance(part, Icon))
                assert all(words.name(part.key) != part.key for part in parts(line) if isinstance(part, Link))


@pytest.mark.parametrize(("seats", "end"), [(2, 10), (3, 15), (4, 10)])
def test_a_whole_game_can_be_told(rules: YlandyssRules, words: YlandyssWords, seats: int, end: int) -> None:
    state, chance = rules.new_game(Setup(seats, seats, {"end": end})), random.Random(seats)
    seen: set[str] = set()
    while (decision := rules.decision(state)) is not None:
        if decision.kind not in seen or chance.random() < 0.2:
            check_question(rules, words, state, decision)
        seen.add(decision.kind)
        events: list[Event] = []
        rules.apply(state, chance.choice(decision.options), events)
        check_events(words, events)
        plain(words.foretold(events, decision.seat))
    assert set(KINDS) - seen <= {"pick", "face_up", "keep_one", "rob", "look", "throw", "target"}
    outcome = rules.outcome(state)
    assert outcome is not None
    for score in outcome.scores:
        assert [told(words.score_source(key)) for key, _amount in score.sources]
    assert words.phase(rules.view(state, 0)) == "The game is over"


def links(words: YlandyssWords, events: list[Event], seat: int) -> set[str]:
    """Keys of the cards that the log of a seat names."""
    lines = [words.event_line(event, seat, SEATS) or "" for event in events]
    return {part.key for line in lines for part in parts(line) if isinstance(part, Link)}


@pytest.mark.parametrize("seats", [2, 3])
def test_only_cards_that_lay_open_are_named_to_others(
    rules: YlandyssRules, words: YlandyssWords, seats: int
) -> None:
    """A card named to an onlooker lies open after the choice, or lay open before it (R64)."""
    state, chance = rules.new_game(Setup(seats, 8, {"end": 10})), random.Random(8)
    checked = 0
    while (decision := rules.decision(state)) is not None:
        before = open_cards(rules, state)
        events: list[Event] = []
        rules.apply(state, chance.choice(decision.options), events)
        passed_by = {
            event.args for event in events if event.kind in ("thrown", "draft_ended", "offer_revealed")
        }
        named = links(words, events, -1)
        told_openly = {f"card:{rules.tables.keys[card]}" for args in passed_by for card in args}
        assert named <= before | open_cards(rules, state) | told_openly
        checked += len(named)
        for event in events:
            if event.kind == "drawn":
                assert not links(words, [event], -1)
                assert not links(words, [event], (event.seat + 1) % seats)
    assert checked > 100


def open_cards(rules: YlandyssRules, state: State) -> set[str]:
    """Keys of the cards that everybody may see."""
    zones = [
        *state.plays,
        *state.discards,
        *state.removed,
        *state.drafted,
        state.offer,
        state.used,
        state.face_up,
    ]
    return {f"card:{rules.tables.keys[card]}" for zone in zones for card in zone}


def test_sealed_answers_of_others_read_alike_in_every_possible_world(
    rules: YlandyssRules, words: YlandyssWords
) -> None:
    state, chance = rules.new_game(Setup(3, 5, {"end": 10})), random.Random(5)
    checked = 0
    while (decision := rules.decision(state)) is not None:
        for onlooker in {-1, 0, 1, 2} - {decision.seat} if decision.kind in ("pick", "keep") else ():
            logs = set()
            for seed in range(3):
                world = rules.determinize(state, onlooker, seed)
                question = rules.decision(world)
                events: list[Event] = []
                rules.apply(world, chance.choice(question.options), events)
                if [event.kind for event in events] == ["locked"]:
                    logs.add(words.event_line(events[0], onlooker, SEATS))
            assert len(logs) <= 1
            checked += len(logs)
        rules.apply(state, chance.choice(decision.options))
    assert checked > 10
