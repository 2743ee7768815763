"""Everything of Ylandyss has a scenario: what comes into play in none of them is named here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.ylandyss_effects import Effects, watched
from tests.scenario_play import YLANDYSS, Played, all_cases, facts_written, start
from yonder_desktop.core.contract import find_option
from yonder_desktop.core.events import Event
from yonder_desktop.games.ylandyss import fact_names, reasons
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.words import KINDS, VERBS
from yonder_desktop.storage.shelf import GameShelf


@pytest.fixture(scope="module")
def rules() -> YlandyssRules:
    rules = GameShelf().take("ylandyss").rules
    assert isinstance(rules, YlandyssRules)
    return rules


class Coverage:
    """All cases played: their events, results, and the effects resolved."""

    def __init__(self, rules: YlandyssRules) -> None:
        self.rules = rules
        self.effects = Effects(rules)
        self.played: list[Played] = []
        self.ends: set[tuple[int, str]] = set()

    def play_all(self) -> None:
        for scenario, case in all_cases(YLANDYSS):
            state = start(self.rules, scenario, case)
            events: list[Event] = []
            self.effects.watch_decision(state)
            for step in case.steps:
                if step.choose:
                    self.rules.apply(state, find_option(self.rules, state, step.choose), events)
                    self.effects.watch_decision(state)
            self.played.append(Played(scenario.path, case, events))
            outcome = self.rules.outcome(state)
            if outcome is not None:
                self.ends.add((self.rules.get_fact(state, "end"), outcome.decided_by))


@pytest.fixture(scope="module")
def coverage(rules: YlandyssRules) -> Iterator[Coverage]:
    found = Coverage(rules)
    with watched(found.effects):
        found.play_all()
    yield found


def test_every_effect_of_every_card_is_resolved_with_a_target_and_without(coverage: Coverage) -> None:
    assert coverage.effects.missing() == []


def test_every_event_is_brought_about(coverage: Coverage) -> None:
    page = (YLANDYSS.parent.parent.parent / "docs" / "scenarios-ylandyss.md").read_text(encoding="utf-8")
    table = page.split("## Events")[1].split("## Keys")[0]
    kinds = {line.split("`")[1] for line in table.splitlines() if line.startswith("| `")}
    assert kinds - {event.kind for case in coverage.played for event in case.events} == set()


def test_every_answer_is_given(coverage: Coverage) -> None:
    given = {token.partition(":")[0] for case in coverage.played for token in case.tokens()}
    assert set(VERBS) - given == set()


def test_every_end_and_every_tie_break_is_reached(coverage: Coverage, rules: YlandyssRules) -> None:
    assert set(rules.tables.card_set.board.end_choices) - {end for end, _ in coverage.ends} == set()
    assert {"", "cards", "shared"} - {decided for _, decided in coverage.ends} == set()


def test_every_question_and_every_reason_is_shown() -> None:
    steps = [step for _, case in all_cases(YLANDYSS) for step in case.steps]
    assert set(KINDS) - {step.question for step in steps} == set()
    shown = {refused.reason for step in steps for refused in step.refused}
    assert set(reasons.KEYS) - shown == set()


def test_every_stand_is_stood_at() -> None:
    stands: set[Any] = {facts.get("stands", "melee") for facts in facts_written(YLANDYSS)}
    assert set(fact_names.STANDS) - set(fact_names.WITHIN) - stands == set()


def test_all_numbers_of_seats_are_played() -> None:
    assert {len(scenario.seats) for scenario, _ in all_cases(YLANDYSS)} == {2, 3, 4}
