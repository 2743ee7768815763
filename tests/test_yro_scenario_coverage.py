"""Everything of YRO has a scenario: what comes into play in none of them is named here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.yro_lines import Lines, watched
from tests.scenario_play import YRO, Played, all_cases, facts_written, play
from yonder_desktop.games.yro import reasons
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.words import KINDS, SOURCE_KEYS, VERBS
from yonder_desktop.storage.shelf import GameShelf

TIE_BREAKS = {
    "most points": "s26-two-triggers-in-one-turn",
    "money": "r46-money-before-it-is-converted",
    "power": "s25-tie-breaks-of-three",
    "shared": "s25-tie-breaks-of-two",
    "shadow": "solo-1-4-more-than-twenty-loses",
}
ENDS = {
    "nine adventurers": "r14-one-place-left",
    "40 points": "r44-the-turn-is-finished",
    "both": "r45-what-ends-the-game",
    "the shadow": "solo-2-4-lost-with-nine-cards",
}
VARIANTS = {
    "draft": "draft-2-a-whole-draw-phase",
    "draft alone": "draft-5-the-phantom-neighbour",
    "quests": "r52-four-of-eight",
    "quick placing": "r10-quick-placing",
}
TABLES = (TIE_BREAKS, ENDS, VARIANTS)


@pytest.fixture(scope="module")
def rules() -> YroRules:
    rules = GameShelf().take("yro").rules
    assert isinstance(rules, YroRules)
    return rules


class Coverage:
    """All cases played: their events, and the lines that paid in none."""

    def __init__(self, rules: YroRules) -> None:
        self.lines = Lines(rules)
        self.played: list[Played] = []

    def numbers(self, kind: str) -> set[tuple[int, ...]]:
        return {event.args for case in self.played for event in case.events if event.kind == kind}


@pytest.fixture(scope="module")
def coverage(rules: YroRules) -> Iterator[Coverage]:
    found = Coverage(rules)
    with watched(found.lines):
        found.played = [play(rules, scenario, case) for scenario, case in all_cases(YRO)]
    yield found


def test_every_line_of_every_adventurer_pays(coverage: Coverage) -> None:
    assert sorted(coverage.lines.names[line] for line in coverage.lines.unpaid) == []


def test_every_adventurer_is_placed(coverage: Coverage, rules: YroRules) -> None:
    placed = {rules.tables.cards[args[0]].id for args in coverage.numbers("placed")}
    assert {design.id for design in rules.tables.card_set.adventurers} - placed == set()


def test_every_link_and_every_quest_is_paid(coverage: Coverage, rules: YroRules) -> None:
    assert {(kind, badge) for kind in (0, 1) for badge in range(6)} - coverage.numbers("linked") == set()
    assert {(quest,) for quest in range(len(rules.tables.card_set.quests))} - coverage.numbers(
        "quest_met"
    ) == set()


def test_points_come_from_every_source(coverage: Coverage) -> None:
    sources = {args[2] for args in coverage.numbers("vp_gained")}
    assert sources == set(range(len(SOURCE_KEYS)))


def test_every_answer_is_given(coverage: Coverage) -> None:
    given = {token.partition(":")[0] for case in coverage.played for token in case.tokens()}
    assert set(VERBS) - given == set()


def test_every_question_and_every_reason_is_shown() -> None:
    steps = [step for _, case in all_cases(YRO) for step in case.steps]
    assert set(KINDS) - {step.question for step in steps} == set()
    assert set(reasons.KEYS) - {refused.reason for step in steps for refused in step.refused} == set()


def test_every_stand_is_stood_at() -> None:
    stands: set[Any] = {facts.get("stands", "") for facts in facts_written(YRO)}
    assert {"discard", "keep", "pick", "recruit", "combat", "production", "income", "vp"} - stands == set()


def test_every_entry_of_the_tables_is_a_scenario() -> None:
    stems = [stem for table in TABLES for stem in table.values()]
    assert [stem for stem in stems if not (YRO / f"{stem}.toml").is_file()] == []
