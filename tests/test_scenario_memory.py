"""In the middle of every choice of every scenario: clones stand alone; records, saves, take-back and replay hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.scenario_play import GAMES, SCENARIOS, all_cases, start
from yonder_desktop.cli.scenario_file import Case, Scenario
from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.core.records import digest
from yonder_desktop.storage.documents import SeatRecord
from yonder_desktop.storage.loading import load
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import BoxedGame, GameShelf
from yonder_desktop.timeline import History

Cases = list[tuple[Scenario, Case]]

USUAL = ("turn", "recruit")
"""Questions between which a game may well be saved; those inside a choice are the difficult ones."""

FILES = [f"{game}/{path.stem}" for game in GAMES for path in sorted((SCENARIOS / game).glob("*.toml"))]


@pytest.fixture(scope="module")
def shelf() -> GameShelf:
    return GameShelf()


@pytest.fixture(scope="module")
def cases() -> dict[str, Cases]:
    """The cases of every file by its name."""
    found: dict[str, Cases] = {file: [] for file in FILES}
    for game in GAMES:
        for scenario, case in all_cases(SCENARIOS / game):
            found[f"{game}/{scenario.path.stem}"].append((scenario, case))
    return found


def boxed(shelf: GameShelf, file: str) -> BoxedGame:
    """The game of a file."""
    return shelf.take(file.partition("/")[0])


def tokens_of(case: Case) -> list[str]:
    return [step.choose for step in case.steps if step.choose]


def mark(rules: Any, state: Any) -> str:
    return digest(rules.to_record(state))


def listed(rules: Any, state: Any) -> list[str]:
    """What is asked of whom, and the tokens."""
    decision = rules.decision(state)
    if decision is None:
        return []
    return [
        decision.kind,
        str(decision.seat),
        *[rules.token(state, option) for option in decision.options],
    ]


def loaded(rules: Any, state: Any) -> Any:
    """The position that a save's record gives back."""
    return rules.from_record(json.loads(json.dumps(rules.to_record(state))))


@pytest.mark.parametrize("file", FILES)
def test_every_choice_can_be_stored_cloned_and_repeated(
    file: str, shelf: GameShelf, cases: dict[str, Cases]
) -> None:
    rules = boxed(shelf, file).rules
    for scenario, case in cases[file]:
        state = start(rules, scenario, case)
        marks = [mark(rules, state)]
        for token in tokens_of(case):
            again = loaded(rules, state)
            assert mark(rules, again) == marks[-1]
            assert listed(rules, again) == listed(rules, state)
            check_clones(rules, state, marks[-1])
            for each in (state, again):
                rules.apply(each, find_option(rules, each, token))
            marks.append(mark(rules, state))
            assert mark(rules, again) == marks[-1]
        check_replay(rules, scenario, case, marks)


def check_clones(rules: Any, state: Any, before: str) -> None:
    """Whatever a clone does, the original stays as it is. The first, the last and a middle option are tried."""
    options = rules.decision(state).options
    for option in {options[0], options[len(options) // 2], options[-1]}:
        clone = state.copy()
        assert mark(rules, clone) == before
        rules.apply(clone, option)
        assert mark(rules, state) == before
        assert rules.breaches(loaded(rules, clone)) == rules.breaches(clone)


def check_replay(rules: Any, scenario: Scenario, case: Case, marks: list[str]) -> None:
    """The same choices from the same start give the same positions, told or not."""
    state = start(rules, scenario, case)
    for token, before in zip(tokens_of(case), marks, strict=False):
        assert mark(rules, state) == before
        rules.apply(state, find_option(rules, state, token), [])
    assert mark(rules, state) == marks[-1]


@pytest.mark.parametrize("file", FILES)
def test_every_choice_can_be_taken_back_and_made_again(
    file: str, shelf: GameShelf, cases: dict[str, Cases]
) -> None:
    rules = boxed(shelf, file).rules
    for scenario, case in cases[file]:
        history = History(rules, start(rules, scenario, case), people=range(len(scenario.seats)))
        marks = [mark(rules, history.state)]
        for token in tokens_of(case):
            history.choose(token)
            marks.append(mark(rules, history.state))
        for before in reversed(marks[:-1]):
            history.undo()
            assert mark(rules, history.state) == before
        assert not history.can_undo()
        for after in marks[1:]:
            history.redo()
            assert mark(rules, history.state) == after
        assert history.tokens() == tokens_of(case)


@pytest.mark.parametrize("file", FILES)
def test_a_game_saved_inside_a_choice_comes_back_whole(
    file: str, shelf: GameShelf, cases: dict[str, Cases], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = boxed(shelf, file).rules
    # A scenario may name fewer cards than the game has, which a save must not (tests/storage shows that).
    monkeypatch.setattr(type(rules), "breaches", lambda _rules, _state: [])
    path = tmp_path / "save.json"
    for scenario, case in cases[file]:
        history = History(rules, start(rules, scenario, case), people=range(len(scenario.seats)))
        for token in tokens_of(case):
            decision = history.decision()
            if decision is not None and decision.kind not in USUAL:
                check_save(shelf, scenario, history, path)
            history.choose(token)
        check_save(shelf, scenario, history, path)


def check_save(shelf: GameShelf, scenario: Scenario, history: History, path: Path) -> None:
    """Written and read, the game stands at the same question and can be taken back to its start."""
    colours = ("yellow", "blue", "red", "green", "violet")
    seats = [SeatRecord(name=name, colour=colour) for name, colour in zip(scenario.seats, colours)]
    setup = Setup(len(scenario.seats), scenario.seed, dict(scenario.options))
    box = boxed(shelf, f"{scenario.game}/{scenario.path.stem}")
    save_game(path, make_document(box, history, setup, seats))
    game = load(path, shelf)
    assert game.notices == [] and game.is_whole
    assert mark(box.rules, game.history.state) == mark(box.rules, history.state)
    assert listed(box.rules, game.history.state) == listed(box.rules, history.state)
    while game.history.can_undo():
        game.history.undo()
    assert mark(box.rules, game.history.state) == mark(box.rules, history.root.state)
