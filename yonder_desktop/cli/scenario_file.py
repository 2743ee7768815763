"""Scenario files: a position, what is chosen in it and what comes of it, as TOML (docs/scenarios.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from yonder_desktop.content.toml_faults import bad_toml
from yonder_desktop.core.faults import N_, system_fault
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.faults import fault_words

BLANK, NEW = "blank", "new"
STARTS = (BLANK, NEW)

SCENARIO_KEYS = (
    "game", "title", "source", "note", "seats", "seed", "options", "start", "facts", "steps", "expect",
    "cases",
)  # fmt: skip
CASE_KEYS = ("title", "note", "facts", "steps", "expect")
STEP_KEYS = ("seat", "question", "options", "offered", "refused", "choose", "events", "expect", "note")
REFUSED_KEYS = ("token", "reason", "facts", "seat")


class BadScenario(ValueError):
    """A scenario that cannot be read or run: the message names the file, the key and what is wrong there."""

    def __init__(self, path: Path, key: str, problem: str) -> None:
        said = _("{path}: key '{key}': {problem}") if key else _("{path}: {problem}")
        super().__init__(said.format(path=path, key=key, problem=problem))
        self.path = path
        self.key = key
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Refused:
    """A token that must not be allowed. `reason` is "" where any will do; `seat` is -1 for the seat asked."""

    token: str
    reason: str = ""
    facts: dict[str, Any] = field(default_factory=dict)
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Step:
    """Checks at the question that stands, perhaps a choice, then facts. `seat` is -1 where it is open."""

    key: str
    seat: int = -1
    question: str = ""
    options: list[str] | None = None
    offered: list[str] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    choose: str = ""
    events: list[str] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Case:
    """One run: the facts that make its position, steps, facts at the end. `key` tells where it stands."""

    key: str
    title: str
    facts: dict[str, Any]
    steps: list[Step]
    expect: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A whole file. `start` is `blank` (facts make the position) or `new` (a new game from the seed)."""

    path: Path
    game: str
    title: str
    source: str
    seats: list[str]
    seed: int
    options: dict[str, int | str]
    start: str
    cases: list[Case]


def load_scenario(path: Path) -> Scenario:
    """Read a scenario file. Raises BadScenario."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadScenario(path, "", _("there is no such file; check the name")) from error
    except OSError as error:
        problem = _("cannot be read: {system}").format(system=fault_words(system_fault(error)))
        raise BadScenario(path, "", problem) from error
    except UnicodeDecodeError as error:
        raise BadScenario(path, "", _("is not a text in UTF-8")) from error
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScenario(path, "", fault_words(bad_toml(error, text.count("\n") + 1))) from error
    return _Reader(path, table).scenario()


class _Reader:
    """Turns the tables of one file into a scenario; knows the path and the names of the seats."""

    def __init__(self, path: Path, table: dict[str, Any]) -> None:
        self.path = path
        self.table = table
        self.seats: list[str] = []

    def scenario(self) -> Scenario:
        table = self.table
        self.known(table, SCENARIO_KEYS, "")
        self.seats = self.seat_names()
        start = self.value(table, "start", str, "", BLANK)
        if start not in STARTS:
            raise self.bad("start", not_one_of(start, STARTS))
        return Scenario(
            path=self.path,
            game=self.required(table, "game", ""),
            title=self.required(table, "title", ""),
            source=self.required(table, "source", ""),
            seats=self.seats,
            seed=self.value(table, "seed", int, "", 1),
            options=self.value(table, "options", dict, "", {}),
            start=start,
            cases=self.cases(),
        )

    def seat_names(self) -> list[str]:
        names = self.texts(self.table, "seats", "")
        if not names or len(set(names)) < len(names) or any(not name or "." in name for name in names):
            raise self.bad("seats", _("a list of names is needed, all different and without a point"))
        return names

    def cases(self) -> list[Case]:
        """Every case starts from the facts of the file with its own on top; without cases the file is one."""
        facts = self.facts(self.table, "facts", "")
        tables = self.tables(self.table, "cases", "")
        if not tables:
            return [self.case(self.table, "", facts)]
        for key in ("steps", "expect"):
            if key in self.table:
                raise self.bad(key, _("a file with cases has its steps in them"))
        keys = [f"cases[{number}]" for number in range(1, len(tables) + 1)]
        return [self.numbered_case(table, key, facts) for table, key in zip(tables, keys, strict=True)]

    def numbered_case(self, table: dict[str, Any], key: str, facts: dict[str, Any]) -> Case:
        self.known(table, CASE_KEYS, key)
        return self.case(table, key, facts | self.facts(table, "facts", key))

    def case(self, table: dict[str, Any], key: str, facts: dict[str, Any]) -> Case:
        steps = [
            self.step(step, _join(key, f"steps[{number}]"))
            for number, step in enumerate(self.tables(table, "steps", key), 1)
        ]
        expect = self.facts(table, "expect", key)
        if not steps and not expect:
            raise self.bad(_join(key, "steps"), _("there is nothing to check: neither steps nor expect"))
        return Case(key, self.value(table, "title", str, key, "") if key else "", facts, steps, expect)

    def step(self, table: dict[str, Any], key: str) -> Step:
        self.known(table, STEP_KEYS, key)
        if not any(name in table for name in STEP_KEYS if name != "note"):
            raise self.bad(key, _("an empty step"))
        return Step(
            key=key,
            seat=self.seat(table, key),
            question=self.value(table, "question", str, key, ""),
            options=self.texts(table, "options", key) if "options" in table else None,
            offered=self.texts(table, "offered", key),
            refused=[
                self.refused(item, f"{key}.refused[{number}]")
                for number, item in enumerate(self.tables(table, "refused", key), 1)
            ],
            choose=self.value(table, "choose", str, key, ""),
            events=self.texts(table, "events", key),
            expect=self.facts(table, "expect", key),
        )

    def refused(self, table: dict[str, Any], key: str) -> Refused:
        self.known(table, REFUSED_KEYS, key)
        return Refused(
            token=self.required(table, "token", key),
            reason=self.value(table, "reason", str, key, ""),
            facts=self.value(table, "facts", dict, key, {}),
            seat=self.seat(table, key),
        )

    def seat(self, table: dict[str, Any], key: str) -> int:
        name = self.value(table, "seat", str, key, "")
        if name and name not in self.seats:
            raise self.bad(_join(key, "seat"), not_one_of(name, self.seats))
        return self.seats.index(name) if name else -1

    def facts(self, table: dict[str, Any], name: str, key: str) -> dict[str, Any]:
        """Facts by name, tables in tables joined by points, seats called `seat1`, `seat2` …"""
        flat: dict[str, Any] = {}
        self.flatten(self.value(table, name, dict, key, {}), "", flat, _join(key, name))
        return flat

    def flatten(self, table: dict[str, Any], before: str, flat: dict[str, Any], key: str) -> None:
        for name, value in table.items():
            words = [_seat_word(self.seats, part) for part in name.split(".")]
            full = _join(before, ".".join(words))
            if isinstance(value, dict):
                self.flatten(value, full, flat, key)
            elif full in flat:
                raise self.bad(f"{key}.{full}", _("the fact is given twice"))
            else:
                flat[full] = to_seat_words(self.seats, value)

    def tables(self, table: dict[str, Any], name: str, key: str) -> list[dict[str, Any]]:
        items = self.value(table, name, list, key, [])
        if any(not isinstance(item, dict) for item in items):
            raise self.bad(_join(key, name), _("a list of tables is needed"))
        return list(items)

    def texts(self, table: dict[str, Any], name: str, key: str) -> list[str]:
        items = self.value(table, name, list, key, [])
        if any(not isinstance(item, str) for item in items):
            raise self.bad(_join(key, name), _("a list of texts is needed"))
        return list(items)

    def required(self, table: dict[str, Any], name: str, key: str) -> str:
        if not table.get(name):
            raise self.bad(_join(key, name), _("a text is needed here"))
        return str(self.value(table, name, str, key, ""))

    def value(self, table: dict[str, Any], name: str, kind: type, key: str, default: Any) -> Any:
        value = table.get(name, default)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.bad(_join(key, name), _(NOT_KINDS[kind]).format(value=repr(value)))
        return value

    def known(self, table: dict[str, Any], allowed: tuple[str, ...], key: str) -> None:
        for name in table:
            if name not in allowed:
                raise self.bad(
                    _join(key, name),
                    _("there is no such key; there are: {known}").format(known=", ".join(allowed)),
                )

    def bad(self, key: str, problem: str) -> BadScenario:
        return BadScenario(self.path, key, problem)


NOT_KINDS = {
    str: N_("{value} is not a text"),
    int: N_("{value} is not a whole number"),
    dict: N_("{value} is not a table"),
    list: N_("{value} is not a list"),
}


def not_one_of(value: str, known: Sequence[str]) -> str:
    """What is wrong with a word that is none of those known."""
    return _("'{value}' is not one of {known}").format(value=value, known=", ".join(known))


def _join(before: str, name: str) -> str:
    return f"{before}.{name}" if before else name


def _seat_word(seats: list[str], name: str) -> str:
    return f"seat{seats.index(name) + 1}" if name in seats else name


def to_seat_words(seats: list[str], value: Any) -> Any:
    """A fact's value with the names of seats as the rules call them."""
    if isinstance(value, list):
        return [to_seat_words(seats, item) for item in value]
    return _seat_word(seats, value) if isinstance(value, str) else value


def to_names(seats: list[str], value: Any) -> Any:
    """A fact's name or value with the seats called as in the file."""
    if isinstance(value, list):
        return [to_names(seats, item) for item in value]
    words = {f"seat{number}": name for number, name in enumerate(seats, 1)}
    return ".".join(words.get(part, part) for part in value.split(".")) if isinstance(value, str) else value
