"""The undo stack: the face of the timeline, whatever is done to it and in whatever order."""

import random

import pytest
from pytestqt.qtbot import QtBot

from tests.toy_game import ToyRules
from yonder_desktop.bridge.steps import StepStack, stops_after, stops_before
from yonder_desktop.core.contract import Setup
from yonder_desktop.timeline import History, Node

PEOPLE = [(), (0,), (0, 1)]


class Game:
    """A game with its undo stack; `sought` are the positions that its commands went to."""

    def __init__(self, people: tuple[int, ...], seed: int) -> None:
        rules = ToyRules()
        self.history = History(rules, rules.new_game(Setup(2, seed)), people)
        self.sought: list[Node] = []
        self.stack = StepStack(self.history, self.seek)
        self.stack.mirror()

    def seek(self, node: Node) -> None:
        self.sought.append(node)
        self.history.seek(node)
        self.stack.mirror()

    def choose(self, chance: random.Random) -> None:
        decision = self.history.decision()
        if decision is not None:
            self.history.choose(self.history.rules.token(self.history.state, chance.choice(decision.options)))
            self.stack.mirror()

    def check(self) -> None:
        history, stack = self.history, self.stack
        assert stack.count() == len(stops_before(history)) - 1 + len(stops_after(history))
        assert stack.canUndo() == history.can_undo() and stack.canRedo() == history.can_redo()


@pytest.mark.parametrize("people", PEOPLE)
@pytest.mark.parametrize("seed", range(6))
def test_it_says_what_the_timeline_says(qtbot: QtBot, people: tuple[int, ...], seed: int) -> None:
    game, chance = Game(people, seed), random.Random(seed)
    for _ in range(120):
        what, target = chance.randrange(6), None
        if what == 0:
            target = game.history.undo_target()
            game.stack.undo()
        elif what == 1:
            target = game.history.redo_target()
            game.stack.redo()
        elif what == 2:
            game.history.seek(chance.choice(game.history.line()))
            game.stack.mirror()
        else:
            game.choose(chance)
        if target is not None:
            assert game.history.current is target and game.sought.pop() is target
        assert game.sought == [], "laying the stack anew goes nowhere"
        game.check()


def test_replies_belong_to_the_step_before_them(qtbot: QtBot) -> None:
    game, chance = Game((0,), 3), random.Random(3)
    while game.stack.count() < 2:
        game.choose(chance)
    end = game.history.current
    game.stack.undo()
    game.stack.redo()
    assert game.history.current is end
    game.check()


def test_a_branch_takes_the_place_of_what_was_taken_back(qtbot: QtBot) -> None:
    game, chance = Game((0, 1), 5), random.Random(5)
    for _ in range(4):
        game.choose(chance)
    left = game.history.line()
    game.stack.undo()
    game.stack.undo()
    decision = game.history.decision()
    assert decision is not None
    tokens = [game.history.rules.token(game.history.state, option) for option in decision.options]
    game.history.choose(next(token for token in tokens if token != left[3].token))
    game.stack.mirror()
    assert game.stack.count() == 3 and not game.stack.canRedo()
    game.history.seek(left[-1])
    game.stack.mirror()
    assert game.stack.count() == 4 and game.stack.index() == 4
