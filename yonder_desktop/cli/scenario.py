"""`yonder-desktop scenario`: runs scenario files and prints what differs, by the contract and facts alone."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Protocol

from yonder_desktop.cli.scenario_file import (
    NEW,
    BadScenario,
    Case,
    Refused,
    Scenario,
    Step,
    load_scenario,
    to_names,
)
from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import BadSetup, Rules, Setup, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision, IllegalChoice, Outcome, Reason
from yonder_desktop.games.registry import game_names, make_rules

OK, FAILED, UNREADABLE = 0, 1, 2
OUTCOME = "outcome"


class RulesWithFacts(Rules, Protocol):
    """Rules whose positions are made and read by names of facts. Wrong names and values raise ValueError."""

    def blank_game(self, setup: Setup) -> Any:
        """A position in which nobody owns anything, at the first seat's turn."""

    def set_facts(self, state: Any, facts: dict[str, Any]) -> None:
        """Make the facts hold."""

    def get_fact(self, state: Any, name: str) -> Any:
        """The fact called `name`, as a JSON value."""

    def normal_fact(self, state: Any, name: str, value: Any) -> Any:
        """`value` as `get_fact` would write it."""


def run(paths: list[str]) -> int:
    """Run these files and all in these folders. 1 if one fails, 2 if one cannot be read or none is there."""
    status, counts = OK, [0, 0, 0]
    for path in scenario_paths(paths):
        result = _run_file(path)
        counts[result] += 1
        status = max(status, result)
    ok, failed, unreadable = counts
    print(f"{sum(counts)} scenarios: {ok} ok, {failed} failed, {unreadable} unreadable")
    return status if sum(counts) else UNREADABLE


def scenario_paths(paths: list[str]) -> list[Path]:
    """The files named, folders standing for all the `.toml` files below them."""
    found: list[Path] = []
    for path in [Path(text) for text in paths]:
        found += sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    return found


def _run_file(path: Path) -> int:
    try:
        scenario = load_scenario(path)
        found = differences(scenario)
    except BadScenario as error:
        print(f"BAD   {error}", file=sys.stderr)
        return UNREADABLE
    print(f"{'FAIL' if found else 'ok'}  {path}: {scenario.title} ({scenario.source})")
    for line in found:
        print(f"      {line}")
    return FAILED if found else OK


def differences(scenario: Scenario) -> list[str]:
    """Everything that came out otherwise than the scenario says; empty if all is as it should be.

    Raises BadScenario for a game, fact or value that does not exist.
    """
    rules = _rules(scenario)
    lines: list[str] = []
    for case in scenario.cases:
        found = _Run(scenario, case, rules).differences()
        lines += [f"{case.key} {case.title!r}: {line}" if case.key else line for line in found]
    return lines


def _rules(scenario: Scenario) -> RulesWithFacts:
    if scenario.game not in game_names():
        raise BadScenario(scenario.path, "game", f"{scenario.game!r} is not one of {', '.join(game_names())}")
    rules: Any = make_rules(scenario.game, load_card_set(scenario.game))
    if not hasattr(rules, "set_facts"):
        raise BadScenario(scenario.path, "game", f"{scenario.game!r} cannot make positions from facts")
    return rules  # type: ignore[no-any-return]


class _Run:
    """One case being played."""

    def __init__(self, scenario: Scenario, case: Case, rules: RulesWithFacts) -> None:
        self.scenario = scenario
        self.case = case
        self.rules = rules
        self.state = self.start()
        self.breaches = rules.breaches(self.state)

    def start(self) -> Any:
        """The position that the facts describe."""
        setup = Setup(len(self.scenario.seats), self.scenario.seed, self.scenario.options)
        try:
            new = self.scenario.start == NEW
            state = self.rules.new_game(setup) if new else self.rules.blank_game(setup)
        except BadSetup as error:
            raise self.bad("options", str(error)) from error
        try:
            if self.case.facts or not new:
                self.rules.set_facts(state, self.case.facts)
        except ValueError as error:
            raise self.bad("facts", str(error)) from error
        return state

    def differences(self) -> list[str]:
        """The differences of the first step that has any, or those of the end."""
        for step in self.case.steps:
            found = self.at_question(step) or self.choose(step)
            found = found or self.facts(step.expect, f"{step.key}.expect")
            if found:
                return [f"{step.key}{f' {step.choose}' if step.choose else ''}: {line}" for line in found]
        return self.facts(self.case.expect, f"{self.case.key}.expect".lstrip("."))

    def at_question(self, step: Step) -> list[str]:
        """Who is asked what, and which tokens are offered and refused."""
        decision = self.rules.decision(self.state)
        asked = self.asked(decision)
        found: list[str] = []
        if step.seat >= 0 and (decision is None or decision.seat != step.seat):
            found.append(f"expected a question to {self.scenario.seats[step.seat]}, got {asked}")
        if step.question and (decision is None or decision.kind != step.question):
            found.append(f"expected the question '{step.question}', got {asked}")
        offered = self.tokens(decision)
        missing = [token for token in step.offered if token not in offered]
        if missing:
            found.append(f"not offered: {', '.join(missing)}; {asked}: {', '.join(offered)}")
        if step.options is not None and sorted(step.options) != sorted(offered):
            found.append(f"expected the options {', '.join(step.options)}; {asked}: {', '.join(offered)}")
        for refused in step.refused:
            found += self.refusal(refused, decision, offered)
        return found

    def asked(self, decision: Decision | None) -> str:
        if decision is None:
            return "the end of the game"
        return f"'{decision.kind}' asked of {self.scenario.seats[decision.seat]}"

    def tokens(self, decision: Decision | None) -> list[str]:
        options = decision.options if decision else []
        return [self.rules.token(self.state, option) for option in options]

    def refusal(self, refused: Refused, decision: Decision | None, offered: list[str]) -> list[str]:
        """What is wrong with a refusal: the token is allowed, or refused for another reason."""
        asked = -1 if decision is None else decision.seat
        seat = asked if refused.seat < 0 else refused.seat
        if seat == asked and refused.token in offered:
            return [f"'{refused.token}' should be refused, but is offered"]
        reason = self.rules.why_not(self.state, seat, refused.token)
        if not refused.reason:
            return []
        if (
            reason is not None
            and reason.key == refused.reason
            and refused.facts.items() <= reason.facts.items()
        ):
            return []
        wanted = Reason(refused.reason, refused.facts)
        return [f"'{refused.token}' should be refused for '{wanted}', got '{reason}'"]

    def choose(self, step: Step) -> list[str]:
        """Make the choice. The position must not break an invariant that held before."""
        if not step.choose:
            return []
        decision = self.rules.decision(self.state)
        told: list[Event] = []
        try:
            self.rules.apply(self.state, find_option(self.rules, self.state, step.choose), told)
        except IllegalChoice as error:
            offered = f"; {self.asked(decision)}: {', '.join(self.tokens(decision))}" if decision else ""
            return [f"{error}{offered}"]
        broken = [breach for breach in self.rules.breaches(self.state) if breach not in self.breaches]
        lines = [f"the position breaks an invariant: {breach}" for breach in broken]
        kinds = [event.kind for event in told]
        if not in_order(step.events, kinds):
            lines.append(
                f"expected the events {', '.join(step.events)} in this order, got {', '.join(kinds)}"
            )
        return lines

    def facts(self, expected: dict[str, Any], key: str) -> list[str]:
        """The facts that are otherwise than expected."""
        found: list[str] = []
        for name, value in expected.items():
            try:
                wanted, got = self.fact(name, value)
            except ValueError as error:
                raise self.bad(key, str(error)) from error
            if wanted != got:
                names = [to_names(self.scenario.seats, item) for item in (name, wanted, got)]
                found.append(f"fact {names[0]}: expected {names[1]!r}, got {names[2]!r}")
        return found

    def fact(self, name: str, wanted: Any) -> tuple[Any, Any]:
        """A fact as it should be and as it is."""
        head, _, rest = name.partition(".")
        if head == OUTCOME:
            return wanted, outcome_fact(self.rules.outcome(self.state), rest)
        return self.rules.normal_fact(self.state, name, wanted), self.rules.get_fact(self.state, name)

    def bad(self, key: str, problem: str) -> BadScenario:
        full = key if key.startswith(self.case.key) else f"{self.case.key}.{key}"
        return BadScenario(self.scenario.path, full, problem)


def in_order(wanted: list[str], kinds: list[str]) -> bool:
    """Whether `kinds` holds the wanted ones one after the other, with any others in between."""
    rest = iter(kinds)
    return all(kind in rest for kind in wanted)


def outcome_fact(outcome: Outcome | None, name: str) -> Any:
    """A fact of the result: `winners`, `decided_by`, `rounds`, `score.seat1`, `source.seat1.castle`.

    None while the game goes on. Raises ValueError for a name that is none.
    """
    if outcome is None:
        return None
    head, _, rest = name.partition(".")
    if head == "winners":
        return [f"seat{seat + 1}" for seat in outcome.winners]
    if head in ("decided_by", "rounds"):
        return getattr(outcome, head)
    seat, _, source = rest.partition(".")
    for score in outcome.scores:
        if f"seat{score.seat + 1}" == seat and head == "score" and not source:
            return score.total
        if f"seat{score.seat + 1}" == seat and head == "source" and source:
            return sum(amount for key, amount in score.sources if key == source)
    known = "winners, decided_by, rounds, score.…, source.…"
    raise ValueError(f"there is no fact 'outcome.{name}'; there are: {known}")
