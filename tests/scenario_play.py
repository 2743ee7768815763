"""Scenarios played in tests: every case with its tokens and the events that they brought about."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from yonder_desktop.cli.scenario_file import Case, Scenario, load_scenario
from yonder_desktop.cli.scenario_run import Run
from yonder_desktop.core.contract import Rules, find_option
from yonder_desktop.core.events import Event

SCENARIOS = Path(__file__).resolve().parent / "scenarios"
YONDER = SCENARIOS / "yonder"
YRO = SCENARIOS / "yro"
YLANDYSS = SCENARIOS / "ylandyss"
GAMES = sorted(path.name for path in SCENARIOS.iterdir())


def facts_written(folder: Path) -> list[dict[str, Any]]:
    """The facts of every file of a game and of each of its cases, as they are written."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))]
    return [table.get("facts", {}) for file in files for table in (file, *file.get("cases", []))]


class Played:
    """One case of a scenario, played to its end. `stem` is the name of its file."""

    def __init__(self, path: Path, case: Case, events: list[Event]) -> None:
        self.stem = path.stem
        self.case = case
        self.events = events

    def tokens(self) -> list[str]:
        return [step.choose for step in self.case.steps if step.choose]


def all_cases(folder: Path = YONDER) -> Iterator[tuple[Scenario, Case]]:
    """Every case of every scenario of a game."""
    for path in sorted(folder.glob("*.toml")):
        scenario = load_scenario(path)
        for case in scenario.cases:
            yield scenario, case


def start(rules: Any, scenario: Scenario, case: Case) -> Any:
    """The position in which a case begins."""
    return Run(scenario, case, rules).state


def play(rules: Rules, scenario: Scenario, case: Case) -> Played:
    """Make the choices of a case; what it expects is not looked at."""
    state = start(rules, scenario, case)
    events: list[Event] = []
    for step in case.steps:
        if step.choose:
            rules.apply(state, find_option(rules, state, step.choose), events)
    return Played(scenario.path, case, events)
