"""Positions of YRO for the table: real rules, chance decided by a seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.view import View
from yonder_desktop.ui.yro.table import YroTable
from yonder_desktop.wording import GameWords, words_for

NAMES = ("Mira", "Bo", "Cael", "Dara", "Edda")
COLOURS = ("yellow", "blue", "red", "green", "pink")


@dataclass
class Game:
    """A running game: its state, what happened, and what the seat that is asked may know."""

    rules: YroRules
    state: Any
    events: list[Event] = field(default_factory=list)

    @property
    def seat(self) -> int:
        decision = self.rules.decision(self.state)
        return decision.seat if decision is not None else 0

    @property
    def kind(self) -> str:
        decision = self.rules.decision(self.state)
        return decision.kind if decision is not None else ""

    def view(self, seat: int | None = None) -> View:
        return self.rules.view(self.state, self.seat if seat is None else seat)

    def choices(self) -> list[Choice]:
        decision = self.rules.decision(self.state)
        if decision is None:
            return []
        return [self.rules.choice(self.state, option) for option in decision.options]

    def choose(self, token: str) -> None:
        chosen = next(choice for choice in self.choices() if choice.token == token)
        self.rules.apply(self.state, chosen.option, self.events)

    def play_to(self, kind: str, turn: int = 1, seat: int = 0, seed: int = 3) -> Game:
        """Play on, rather recruiting two than one, until a seat is asked that; "" plays to the end."""
        chance = random.Random(seed)
        while self.choices():
            if (self.kind, self.seat) == (kind, seat) and self.state.turn >= turn:
                break
            choices = self.choices()
            lively = [choice for choice in choices if choice.verb == "recruit" and "+" in choice.token]
            self.choose(chance.choice(lively or choices).token)
        return self


@pytest.fixture(scope="session")
def rules() -> YroRules:
    return YroRules(load_card_set("yro"))


@pytest.fixture(scope="session")
def words(rules: YroRules) -> GameWords:
    return words_for("yro", rules.tables, NAMES)


@pytest.fixture(scope="session")
def start(rules: YroRules) -> Callable[..., Game]:
    """A game of so many seats with these options."""

    def make(seats: int = 4, seed: int = 7, **options: int) -> Game:
        return Game(rules, rules.new_game(Setup(seats, seed, dict(options))))

    return make


@pytest.fixture
def table(qtbot: QtBot, rules: YroRules, words: GameWords) -> YroTable:
    """A shown table of 1500 by 1000."""
    made = YroTable(rules.tables, words)
    qtbot.addWidget(made)
    made.resize(1500, 1000)
    made.show()
    return made


@pytest.fixture
def show(table: YroTable) -> Callable[..., None]:
    """Show a game on the table to the seat that is asked, or to another one."""

    def put(game: Game, seat: int | None = None) -> None:
        view = game.view(seat)
        asked = game.choices() if view.seat == game.seat else []
        table.remember([event for event in game.events if event.visible_to(view.seat)])
        table.set_position(view, NAMES[: view.seats], COLOURS[: view.seats], asked)

    return put
