"""Positions of Yonder for the table: real rules, chance decided by a seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.questions import Choice
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yonder.view import View
from yonder_desktop.ui.yonder.table import YonderTable
from yonder_desktop.wording import GameWords, words_for

NAMES = ("Mira", "Bo", "Cael", "Dara")
COLOURS = ("yellow", "blue", "red", "green")
LIVELY = ("build", "fulfil", "draw", "place", "arcana", "keep", "deliver")


@dataclass
class Game:
    """A running game: its state, and what the seat that is asked may know."""

    rules: YonderRules
    state: Any

    @property
    def seat(self) -> int:
        decision = self.rules.decision(self.state)
        return decision.seat if decision is not None else 0

    def view(self, seat: int | None = None) -> View:
        return self.rules.view(self.state, self.seat if seat is None else seat)

    def choices(self) -> list[Choice]:
        decision = self.rules.decision(self.state)
        if decision is None:
            return []
        return [self.rules.choice(self.state, option) for option in decision.options]

    def choose(self, token: str) -> None:
        chosen = next(choice for choice in self.choices() if choice.token == token)
        self.rules.apply(self.state, chosen.option)

    def play(self, moves: int, chance: random.Random) -> None:
        """Play on, rather building and serving envoys than not."""
        for _ in range(moves):
            choices = self.choices()
            if not choices:
                return
            lively = [choice for choice in choices if choice.verb in LIVELY]
            self.choose(chance.choice(lively if lively and chance.random() < 0.85 else choices).token)

    def play_to_turn(self, chance: random.Random) -> None:
        """Play on until a worker can be placed."""
        while not any(choice.verb == "place" for choice in self.choices()):
            self.play(1, chance)


@pytest.fixture(scope="session")
def rules() -> YonderRules:
    return YonderRules(load_card_set("yonder"))


@pytest.fixture(scope="session")
def words(rules: YonderRules) -> GameWords:
    return words_for("yonder", rules.tables, NAMES)


@pytest.fixture(scope="session")
def start(rules: YonderRules) -> Callable[..., Game]:
    """A game of so many seats after so many random choices."""

    def make(seats: int = 4, moves: int = 0, seed: int = 7) -> Game:
        game = Game(rules, rules.new_game(Setup(seats, seed)))
        game.play(moves, random.Random(seed))
        return game

    return make


@pytest.fixture
def table(qtbot: QtBot, rules: YonderRules, words: GameWords) -> YonderTable:
    """A shown table of 1500 by 1000."""
    made = YonderTable(rules.tables, words)
    qtbot.addWidget(made)
    made.resize(1500, 1000)
    made.show()
    return made


@pytest.fixture
def show(table: YonderTable) -> Callable[[Game], None]:
    """Show a game on the table to the seat that is asked."""

    def put(game: Game) -> None:
        seats = game.view().seats
        table.set_position(game.view(), NAMES[:seats], COLOURS[:seats], game.choices())

    return put
