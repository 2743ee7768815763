"""Positions of Ylandyss for the table: real rules, chance decided by a seed."""

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
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.ylandyss.table import YlandyssTable
from yonder_desktop.wording.ylandyss.words import YlandyssWords

NAMES = ("Mira", "Bo", "Edda", "Cael")
COLOURS = ("yellow", "blue", "pink", "green")


@dataclass
class Game:
    """A running game: its state, and what the seat that is asked may know."""

    rules: YlandyssRules
    state: Any

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
        self.rules.apply(self.state, chosen.option)

    def step(self, chance: random.Random) -> None:
        """One choice, rather playing and buying than not."""
        choices = self.choices()
        lively = [choice for choice in choices if choice.verb not in ("pass", "skip")]
        self.choose(chance.choice(lively if lively and chance.random() < 0.85 else choices).token)

    def play_until(self, wanted: Callable[[Game], bool], chance: random.Random, most: int = 900) -> bool:
        """Play on until that; False if the game ends first."""
        for _ in range(most):
            if not self.kind or wanted(self):
                break
            self.step(chance)
        return bool(self.kind) and wanted(self)


@pytest.fixture(scope="session")
def rules() -> YlandyssRules:
    return YlandyssRules(load_card_set("ylandyss"))


@pytest.fixture(scope="session")
def words(rules: YlandyssRules) -> YlandyssWords:
    return YlandyssWords(rules.tables, NAMES)


@pytest.fixture(scope="session")
def start(rules: YlandyssRules) -> Callable[..., Game]:
    """A game of so many seats after so many random choices."""

    def make(seats: int = 3, moves: int = 0, seed: int = 7) -> Game:
        game, chance = Game(rules, rules.new_game(Setup(seats, seed))), random.Random(seed)
        for _ in range(moves):
            if game.kind:
                game.step(chance)
        return game

    return make


@pytest.fixture(scope="session")
def asked(rules: YlandyssRules) -> Callable[..., Game]:
    """A game in which a question of that kind is asked, with what else is wanted."""

    def make(kind: str, seats: int = 3, wanted: Callable[[Game], bool] = lambda game: True) -> Game:
        for seed in range(80):
            game = Game(rules, rules.new_game(Setup(seats, seed)))
            if game.play_until(lambda one: one.kind == kind and wanted(one), random.Random(seed)):
                return game
        raise AssertionError(f"{kind} is never asked")

    return make


@pytest.fixture
def table(qtbot: QtBot, rules: YlandyssRules, words: YlandyssWords) -> YlandyssTable:
    """A shown table of 1500 by 1000."""
    made = YlandyssTable(rules.tables, words)
    qtbot.addWidget(made)
    made.resize(1500, 1000)
    made.show()
    return made


@pytest.fixture
def show(table: YlandyssTable) -> Callable[..., None]:
    """Show a game on the table to the seat that is asked, or to another."""

    def put(game: Game, seat: int | None = None) -> None:
        view = game.view(seat)
        choices = game.choices() if view.seat == game.seat else []
        table.set_position(view, NAMES[: view.seats], COLOURS[: view.seats], choices)

    return put
