"""Playing a scenario and telling what came out otherwise. It knows the contract of the rules and facts, no game."""

from __future__ import annotations

from typing import Any, Protocol

from yonder_desktop.cli.scenario_file import (
    NEW,
    BadScenario,
    Case,
    Refused,
    Scenario,
    Step,
    not_one_of,
    to_names,
)
from yonder_desktop.core.contract import BadSetup, Rules, Setup, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.core.facts import UnknownFact
from yonder_desktop.core.questions import Decision, IllegalChoice, Outcome, Reason, SeatScore
from yonder_desktop.storage.shelf import Shelf
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.faults import error_words, fault_words

OUTCOME = "outcome"
RIVAL = "rival"
OUTCOME_FACTS = ("winners", "decided_by", "rounds", "score.…", "source.…")
MOST_TOKENS = 16


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


def differences(scenario: Scenario, shelf: Shelf) -> list[str]:
    """Everything that came out otherwise than the scenario says; empty if all is as it should be.

    Raises BadScenario for a game, fact or value that does not exist.
    """
    rules = rules_of(scenario, shelf)
    lines: list[str] = []
    for case in scenario.cases:
        found = Run(scenario, case, rules).differences()
        lines += [f"{case.key} {case.title!r}: {line}" if case.key else line for line in found]
    return lines


def rules_of(scenario: Scenario, shelf: Shelf) -> RulesWithFacts:
    """The rules of the scenario's game. Raises BadScenario where there are none with facts."""
    if scenario.game not in shelf.names():
        raise BadScenario(scenario.path, "game", not_one_of(scenario.game, shelf.names()))
    rules: Any = shelf.take(scenario.game).rules
    if not hasattr(rules, "set_facts"):
        problem = _("'{game}' cannot make positions from facts").format(game=scenario.game)
        raise BadScenario(scenario.path, "game", problem)
    return rules  # type: ignore[no-any-return]


class Run:
    """One case being played. `told` are the events of all choices so far."""

    def __init__(self, scenario: Scenario, case: Case, rules: RulesWithFacts) -> None:
        self.scenario = scenario
        self.case = case
        self.rules = rules
        self.told: list[Event] = []
        self.state = self.start()
        self.breaches = rules.breaches(self.state)

    def start(self) -> Any:
        """The position that the facts describe."""
        setup = Setup(len(self.scenario.seats), self.scenario.seed, self.scenario.options)
        new = self.scenario.start == NEW
        try:
            state = self.rules.new_game(setup) if new else self.rules.blank_game(setup)
        except BadSetup as error:
            key = "options" if self.scenario.options else "seats"
            raise self.bad(key, error_words(error)) from error
        try:
            if self.case.facts or not new:
                self.rules.set_facts(state, self.case.facts)
        except ValueError as error:
            raise self.bad("facts", error_words(error)) from error
        return state

    def differences(self) -> list[str]:
        """The differences of the first step that has any, or those of the end."""
        for step in self.case.steps:
            found = self.at_question(step) or self.choose(step) or self.facts(step.expect, step.key)
            if found:
                here = step.key.removeprefix(f"{self.case.key}.")
                return [f"{' '.join([here, step.choose]).strip()}: {line}" for line in found]
        return self.facts(self.case.expect, self.case.key)

    def at_question(self, step: Step) -> list[str]:
        """Who is asked what, and which tokens are offered and refused."""
        decision = self.rules.decision(self.state)
        asked, tokens = self.asked(decision), self.tokens(decision)
        found: list[str] = []
        if step.seat >= 0 and (decision is None or decision.seat != step.seat):
            said = _("expected a question to {seat}, got {asked}")
            found.append(said.format(seat=self.scenario.seats[step.seat], asked=asked))
        if step.question and (decision is None or decision.kind != step.question):
            said = _("expected the question '{question}', got {asked}")
            found.append(said.format(question=step.question, asked=asked))
        missing = [token for token in step.offered if token not in tokens]
        if missing:
            said = _("not offered: {missing}; {asked}: {tokens}")
            there = listed(tokens, missing[0])
            found.append(said.format(missing=", ".join(missing), asked=asked, tokens=there))
        if step.options is not None and sorted(step.options) != sorted(tokens):
            wanted = ", ".join(step.options)
            said = _("expected the options {wanted}; {asked}: {tokens}")
            found.append(said.format(wanted=wanted, asked=asked, tokens=listed(tokens, wanted)))
        for refused in step.refused:
            found += self.refusal(refused, decision, tokens)
        return found

    def asked(self, decision: Decision | None) -> str:
        if decision is None:
            return _("the end of the game")
        said = _("'{question}' asked of {seat}")
        return said.format(question=decision.kind, seat=self.scenario.seats[decision.seat])

    def tokens(self, decision: Decision | None) -> list[str]:
        options = decision.options if decision else []
        return [self.rules.token(self.state, option) for option in options]

    def refusal(self, refused: Refused, decision: Decision | None, offered: list[str]) -> list[str]:
        """What is wrong with a refusal: the token is allowed, or refused for another reason."""
        asked = -1 if decision is None else decision.seat
        seat = asked if refused.seat < 0 else refused.seat
        reason = self.rules.why_not(self.state, seat, refused.token)
        if reason is None or (seat == asked and refused.token in offered):
            return [_("'{token}' should be refused, but is allowed").format(token=refused.token)]
        wanted = Reason(refused.reason, refused.facts)
        same_facts = wanted.facts.items() <= reason.facts.items()
        if wanted.key and (reason.key != wanted.key or not same_facts):
            said = _("'{token}' should be refused for '{wanted}', got '{reason}'")
            return [said.format(token=refused.token, wanted=wanted, reason=reason)]
        return []

    def choose(self, step: Step) -> list[str]:
        """Make the choice. The position must not break an invariant that held before."""
        if not step.choose:
            return []
        before = len(self.told)
        try:
            self.rules.apply(self.state, find_option(self.rules, self.state, step.choose), self.told)
        except IllegalChoice as error:
            return [self.not_offered(step.choose, error.reason)]
        broken = [breach for breach in self.rules.breaches(self.state) if breach not in self.breaches]
        said = _("the position breaks an invariant: {breach}")
        lines = [said.format(breach=fault_words(breach)) for breach in broken]
        told = self.told[before:]
        if not in_order([text.split() for text in step.events], [self.words(event) for event in told]):
            exact = any(" " in text for text in step.events)
            got = [" ".join(self.words(event)) if exact else event.kind for event in told]
            said = _("expected the events {wanted}, got {told}")
            lines.append(said.format(wanted=", ".join(step.events), told=", ".join(got)))
        return lines

    def words(self, event: Event) -> list[str]:
        """Kind, seat and numbers of an event; `-` where it belongs to no seat."""
        seat = self.scenario.seats[event.seat] if event.seat >= 0 else "-"
        return [event.kind, seat, *[str(number) for number in event.args]]

    def not_offered(self, token: str, reason: Reason | None) -> str:
        decision = self.rules.decision(self.state)
        said = _("'{token}' is not offered; {asked}: {tokens}")
        if reason is not None:
            said = _("'{token}' is not offered ({reason}); {asked}: {tokens}")
        tokens = listed(self.tokens(decision), token)
        return said.format(token=token, reason=reason, asked=self.asked(decision), tokens=tokens)

    def facts(self, expected: dict[str, Any], key: str) -> list[str]:
        """The facts that are otherwise than expected."""
        found: list[str] = []
        for name, value in expected.items():
            try:
                wanted, got = self.fact(name, value)
            except ValueError as error:
                raise self.bad("expect", error_words(error), key) from error
            if wanted != got:
                names = [to_names(self.scenario.seats, item) for item in (name, wanted, got)]
                said = _("fact {name}: expected {wanted}, got {found}")
                found.append(said.format(name=names[0], wanted=repr(names[1]), found=repr(names[2])))
        return found

    def fact(self, name: str, wanted: Any) -> tuple[Any, Any]:
        """A fact as it should be and as it is."""
        head, _point, rest = name.partition(".")
        if head == OUTCOME:
            return wanted, outcome_fact(self.rules.outcome(self.state), rest)
        return self.rules.normal_fact(self.state, name, wanted), self.rules.get_fact(self.state, name)

    def bad(self, name: str, problem: str, key: str = "") -> BadScenario:
        """What is wrong with the file, seats called as in it."""
        key = key or self.case.key
        for number in range(len(self.scenario.seats), 0, -1):
            problem = problem.replace(f"seat{number}", self.scenario.seats[number - 1])
        return BadScenario(self.scenario.path, f"{key}.{name}" if key else name, problem)


def listed(tokens: list[str], like: str) -> str:
    """The tokens, or of very many those with the verb of `like` and how many more there are."""
    if not tokens:
        return _("nothing")
    verb = like.partition(":")[0]
    shown = tokens
    if len(tokens) > MOST_TOKENS:
        shown = [token for token in tokens if token.partition(":")[0] == verb][:MOST_TOKENS]
    rest = len(tokens) - len(shown)
    return ", ".join(shown + [_("{number} more").format(number=rest)] if rest else shown)


def in_order(wanted: list[list[str]], told: list[list[str]]) -> bool:
    """Whether `told` holds the wanted ones one after the other, with any others in between.

    Wanted are the first words of an event, as many as matter.
    """
    rest = iter(told)
    return all(any(words[: len(want)] == want for words in rest) for want in wanted)


def outcome_fact(outcome: Outcome | None, name: str) -> Any:
    """A fact of the result: `winners`, `decided_by`, `rounds`, `score.seat1`, `score.rival`, `source.seat1.castle`.

    None while the game goes on. Raises ValueError for a name that is none.
    """
    if outcome is None:
        return None
    head, _point, rest = name.partition(".")
    if head == "winners":
        return [f"seat{seat + 1}" for seat in outcome.winners]
    if head in ("decided_by", "rounds"):
        return getattr(outcome, head)
    who, _point, source = rest.partition(".")
    score = score_of(outcome, who)
    if score is not None and head == "score" and not source:
        return score.total
    if score is not None and head == "source" and source:
        return sum(amount for key, amount in score.sources if key == source)
    raise UnknownFact(f"{OUTCOME}.{name}", OUTCOME_FACTS)


def score_of(outcome: Outcome, who: str) -> SeatScore | None:
    """The score of `seat1` …, or of `rival`, an opponent without a seat."""
    if who == RIVAL:
        return outcome.rival
    for score in outcome.scores:
        if f"seat{score.seat + 1}" == who:
            return score
    return None
