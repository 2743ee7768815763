"""Food of Yonder with the numbers of other card sets, and the forecast of a lock-up against the lock-up itself."""

import random
import shutil
from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.feeding import meals
from yonder_desktop.games.yonder.forecast import lock_up_forecast
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yonder.state import State

NOTHING = [0] * 12


def supply(grain: int, meat: int, fish: int) -> list[int]:
    return [0, 0, 0, grain, meat, fish, *[0] * 6]


@pytest.mark.parametrize(
    ("held", "values", "need", "poorest", "expected"),
    [
        (supply(1, 1, 1), (1, 2, 1), 2, 0, [(0, 1, 0), (1, 0, 1)]),
        (supply(1, 1, 1), (1, 2, 1), 1, 0, [(0, 1, 0), (1, 0, 0), (0, 0, 1)]),
        (supply(1, 2, 0), (1, 2, 1), 3, 0, [(0, 2, 0), (1, 1, 0)]),
        (NOTHING, (1, 2, 1), -1, 2, [(0, 0, 0)]),
        (NOTHING, (1, 2, 1), -1, 1, []),
        (supply(1, 1, 0), (1, 2, 1), -1, 2, [(0, 0, 0)]),
        (supply(0, 1, 0), (1, 2, 1), 1, 1, []),
        # dearer meat: two too much, but nothing that could be left out
        (supply(0, 2, 0), (1, 3, 1), 4, 0, [(0, 2, 0)]),
        (supply(2, 2, 0), (1, 3, 1), 4, 0, [(0, 2, 0), (1, 1, 0)]),
        # grain for two, fish for two: a meal of three is one of each, or two of one
        (supply(2, 0, 2), (2, 2, 2), 3, 0, [(2, 0, 0), (1, 0, 1), (0, 0, 2)]),
    ],
)
def test_meals(
    held: list[int], values: tuple[int, ...], need: int, poorest: int, expected: list[tuple[int, int, int]]
) -> None:
    assert meals(held, values, need, poorest) == expected


def own_rules(folder: Path, changes: dict[str, tuple[str, str]]) -> YonderRules:
    """The rules of the house set with words of its files exchanged."""
    copy = folder / "mine"
    shutil.copytree(resource_path("cards", "yonder"), copy)
    for file, (old, new) in changes.items():
        text = (copy / file).read_text(encoding="utf-8")
        assert old in text
        (copy / file).write_text(text.replace(old, new), encoding="utf-8")
    return YonderRules(load_card_set("yonder", copy))


def position(rules: YonderRules, facts: dict[str, object]) -> State:
    state = rules.blank_game(Setup(2, 1, {"ventures": 1}))
    rules.set_facts(state, facts)
    return state


def locked_up(rules: YonderRules, state: State) -> State:
    """The position once the first seat has locked up, where nothing but the feeding can be asked on the way."""
    after = state.copy()
    rules.apply(after, find_option(rules, after, "lock_up"))
    return after


def test_meat_feeds_as_much_as_the_board_says(tmp_path: Path) -> None:
    rules = own_rules(tmp_path, {"board.toml": ("meat = 2, fish", "meat = 3, fish")})
    facts: dict[str, object] = {"seat1.supply": "meat=1,dwarf=3", "round": 4}
    state = position(rules, facts)
    forecast = lock_up_forecast(rules.view(state, 0), 0)
    assert (forecast.need, forecast.food, forecast.unfed) == (3, 3, 0)
    after = locked_up(rules, state)
    assert rules.get_fact(after, "seat1.supply") == "arcana=1,dwarf=3"


def test_caged_fish_feed_as_much_as_their_card_says(tmp_path: Path) -> None:
    changes = {
        "buildings.toml": (
            'op = "stored_food", good = "fish", value = 2',
            'op = "stored_food", good = "fish", value = 3',
        )
    }
    rules = own_rules(tmp_path, changes)
    facts: dict[str, object] = {
        "seat1.supply": "dwarf=3",
        "seat1.settlement": ["fish_cages"],
        "stash.fish_cages": 1,
        "round": 4,
    }
    state = position(rules, facts)
    forecast = lock_up_forecast(rules.view(state, 0), 0)
    assert (forecast.food, forecast.unfed) == (3, 0)
    after = state.copy()
    rules.apply(after, find_option(rules, after, "lock_up"))
    decision = rules.decision(after)
    assert decision is not None
    assert "feed:caged=1" in [rules.token(after, option) for option in decision.options]


@pytest.mark.parametrize("fish", [0, 1, 3, 6])
def test_the_forecast_of_fish_sold_is_what_locking_up_brings(tmp_path: Path, fish: int) -> None:
    rules = own_rules(tmp_path, {})
    facts: dict[str, object] = {
        "seat1.supply": f"fish={fish},dwarf=1",
        "seat1.settlement": ["smokehouse"],
        "seat1.gold": 10,
        "round": 4,
    }
    state = position(rules, facts)
    forecast = lock_up_forecast(rules.view(state, 0), 0)
    after = locked_up(rules, state)
    assert after.gold[0] == 10 + forecast.total


@pytest.mark.parametrize(
    ("supply", "gold", "more"),
    [
        ("dwarf=2", 4, {}),
        ("goblin=1,ogre=1,grain=1,fish=1", 9, {}),
        ("fish=2", 3, {"seat1.envoys": ["dwarven_witches"]}),
        ("fish=2,dwarf=3", 2, {"seat1.envoys": ["dwarven_witches", "goblin_rebels"]}),
        ("dwarf=1", 20, {"seat1.ships": ["dagon"]}),
        ("dwarf=1", 20, {"seat1.envoys": ["dwarven_witches"], "coins.dwarven_witches": 2}),
    ],
)
def test_the_forecast_of_gold_is_what_locking_up_brings(
    tmp_path: Path, supply: str, gold: int, more: dict[str, object]
) -> None:
    """Gold stops at 0 at every loss, ships bring fish before the feeding, coins on envoys that leave are lost."""
    rules = own_rules(tmp_path, {})
    state = position(rules, {"seat1.supply": supply, "seat1.gold": gold, "round": 4, **more})
    forecast = lock_up_forecast(rules.view(state, 0), 0)
    state = locked_up(rules, state)
    while (decision := rules.decision(state)) is not None and decision.kind == "feed":
        rules.apply(state, decision.options[0])
    assert state.gold[0] == gold + forecast.total


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_random_games_every_lock_up_brings_what_was_forecast(seats: int) -> None:
    rules = YonderRules(load_card_set("yonder"))
    compared = 0
    for seed in range(6):
        state, chance = rules.new_game(Setup(seats, seed, {"ventures": seed % 2})), random.Random(seed)
        while (decision := rules.decision(state)) is not None:
            seat, tokens = decision.seat, [rules.token(state, option) for option in decision.options]
            if "lock_up" in tokens:
                forecast = lock_up_forecast(rules.view(state, seat), seat)
                after, kinds = all_of_a_lock_up(rules, state)
                if "recall" not in kinds:  # a worker more that is chosen eats, too
                    assert after.gold[seat] - state.gold[seat] == forecast.total, (seed, state.gold, kinds)
                    compared += 1
            rules.apply(state, chance.choice(decision.options))
    assert compared > 50


def all_of_a_lock_up(rules: YonderRules, state: State) -> tuple[State, list[str]]:
    """The position after the active seat has locked up and taken the first answer to all that is asked then."""
    after, kinds = state.copy(), []  # type: State, list[str]
    events: list[Event] = []
    decision = rules.decision(after)
    assert decision is not None
    rules.apply(after, find_option(rules, after, "lock_up"), events)
    while (asked := rules.decision(after)) is not None and asked.seat == decision.seat:
        if any(event.kind in ("turn_began", "round_began") for event in events):
            break
        kinds.append(asked.kind)
        rules.apply(after, asked.options[0], events)
    return after, kinds
