"""What greedy computer players of Yonder choose in small positions: sensible use of cards, nothing idle or odd."""

from __future__ import annotations

from typing import Any

import pytest

from yonder_desktop.ai import yonder
from yonder_desktop.ai.asking import ask
from yonder_desktop.ai.registry import make_bot
from yonder_desktop.core.contract import Setup
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.storage.shelf import GameShelf

VENTURES = {"ventures": 1}


@pytest.fixture(scope="module")
def rules() -> YonderRules:
    rules = GameShelf().take("yonder").rules
    assert isinstance(rules, YonderRules)
    return rules


def position(rules: YonderRules, facts: dict[str, Any], seats: int = 2) -> Any:
    """A position with Ventures in which the first seat has the turn; the others have a skeleton left."""
    state = rules.blank_game(Setup(seats, 3, VENTURES))
    rules.set_facts(state, {**{f"seat{seat}.skeleton": 1 for seat in range(2, seats + 1)}, **facts})
    return state


def chosen(rules: YonderRules, state: Any, most: int) -> list[str]:
    """What greedy chooses, as long as the first seat is asked, at most so often; the state goes along."""
    tokens: list[str] = []
    while len(tokens) < most:
        decision = rules.decision(state)
        if decision is None or decision.seat != 0:
            break
        option = ask(make_bot("greedy", "yonder", 4), rules, state, 0, 9)
        tokens.append(rules.token(state, option))
        rules.apply(state, option)
    return tokens


def worth(rules: YonderRules, facts: dict[str, Any]) -> float:
    return yonder.value(position(rules, facts), 0)


def test_no_goods_are_traded_for_the_same_goods(rules: YonderRules) -> None:
    for supply in ("goblin=2,hay=1", "goblin=1,hay=6", "dwarf=2,wood=1,ore=1,hay=1"):
        state = position(rules, {"round": 3, "seat1.supply": supply})
        worker = supply.partition("=")[0]
        rules.apply(state, option_of(rules, state, f"place:{worker}@marketplace"))
        tokens = chosen(rules, state, 6)
        for paid, gained in zip(tokens, tokens[1:]):
            assert not paid.startswith("pay:") or gained != paid.replace("pay:", "gain:")


def option_of(rules: YonderRules, state: Any, token: str) -> Any:
    decision = rules.decision(state)
    assert decision is not None
    return next(option for option in decision.options if rules.token(state, option) == token)


@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_the_last_elf_goes_home_rather_than_to_the_gates_for_another_elf(
    rules: YonderRules, round_number: int
) -> None:
    facts = {
        "round": round_number,
        "seat1.supply": "elf=1,grain=3",
        "seat1.settlement": ["quarry"],
        "spot.city_gates": ["goblin"],
    }
    assert chosen(rules, position(rules, facts), 1) == ["place:elf@quarry"]


def test_gates_give_a_better_worker_for_a_weaker_one(rules: YonderRules) -> None:
    facts = {"round": 2, "seat1.supply": "skeleton=1,meat=3"}
    state = position(rules, facts)
    rules.apply(state, option_of(rules, state, "place:skeleton@city_gates"))
    assert chosen(rules, state, 1)[0] != "worker:skeleton"


def test_ogres_go_where_muscle_beach_makes_them_strong(rules: YonderRules) -> None:
    facts = {
        "round": 2,
        "seat1.supply": "ogre=1,skeleton=1,meat=2",
        "seat1.settlement": ["ogre_muscle_beach"],
        "seat1.envoys": ["dwarven_witches"],
        "seat1.ships": ["argo"],
    }
    assert chosen(rules, position(rules, facts), 2)[:2] == [
        "place:ogre@wood_spot",
        "fulfil:argo@dwarven_witches",
    ]


def test_fish_are_caged_while_coins_still_pay(rules: YonderRules) -> None:
    facts = {
        "round": 2,
        "seat1.supply": "goblin=1,skeleton=1,fish=2,grain=3",
        "seat1.settlement": ["fish_cages"],
    }
    state = position(rules, facts)
    rules.apply(state, option_of(rules, state, "place:goblin@fish_cages"))
    assert chosen(rules, state, 1) == ["trade:1"]
    assert rules.get_fact(state, "stash.fish_cages") == 2


def test_caged_fish_feed_two_and_can_be_sold(rules: YonderRules) -> None:
    caged = {"round": 3, "seat1.settlement": ["fish_cages"], "seat1.supply": "skeleton=1"}
    hungry = {"seat1.supply": "skeleton=1", "spot.headquarters": ["ogre"]}
    sold = worth(rules, {**caged, "stash.fish_cages": 1}) - worth(rules, caged)
    eaten = worth(rules, {**caged, **hungry, "stash.fish_cages": 1}) - worth(rules, {**caged, **hungry})
    assert sold == pytest.approx(1) and eaten > 2


def test_a_smokehouse_makes_fish_dearer(rules: YonderRules) -> None:
    gains = []
    for settlement in ([], ["smokehouse"]):
        facts = {"round": 4, "seat1.settlement": settlement, "seat1.supply": "skeleton=1,fish=5"}
        gains.append(worth(rules, facts) - worth(rules, {**facts, "seat1.supply": "skeleton=1"}))
    assert gains == [pytest.approx(5), pytest.approx(9)]


def test_ore_feeds_ogres_of_a_sandcakery(rules: YonderRules) -> None:
    facts = {"round": 4, "spot.headquarters": ["ogre"], "seat1.supply": "skeleton=1,ore=3"}
    without = worth(rules, {**facts, "seat1.settlement": ["goblin_brewery"]})
    assert worth(rules, {**facts, "seat1.settlement": ["sandcakery"]}) > without + 2


def test_coins_on_envoys_pay_at_every_lock_up(rules: YonderRules) -> None:
    facts = {"round": 3, "seat1.envoys": ["midas@dwarven_witches"], "seat1.supply": "skeleton=1"}
    assert worth(rules, {**facts, "coins.dwarven_witches": 1}) - worth(rules, facts) == pytest.approx(3)


def test_meat_goes_to_the_poorest_who_can_use_it(rules: YonderRules) -> None:
    facts = {
        "round": 2,
        "seat1.supply": "goblin=1,skeleton=1,meat=3",
        "seat1.settlement": ["butcher_shop"],
        "seat2.gold": 40,
        "seat3.gold": 10,
        "seat4.gold": 25,
    }
    state = position(rules, facts, seats=4)
    rules.apply(state, option_of(rules, state, "place:goblin@butcher_shop"))
    assert chosen(rules, state, 1) == ["give:seat3"]
    state = position(rules, {**facts, "round": 5, "seat2.locked": True}, seats=4)
    rules.apply(state, option_of(rules, state, "place:goblin@butcher_shop"))
    assert chosen(rules, state, 1) == ["give:seat2"]


def test_goods_for_an_envoy_within_reach_are_worth_more(rules: YonderRules) -> None:
    facts = {"round": 3, "seat1.ships": ["argo"], "city_envoys": ["grass_dwarves", "", "", ""]}
    ore, wood = (worth(rules, {**facts, "seat1.supply": f"skeleton=2,{good}=2"}) for good in ("ore", "wood"))
    assert ore > wood


def test_a_useful_building_and_ship_are_worth_more(rules: YonderRules) -> None:
    def of(fact: str, key: str) -> float:
        return worth(rules, {"round": 2, "seat1.supply": "skeleton=1", fact: [key]})

    assert of("seat1.settlement", "quarry") > of("seat1.settlement", "goblin_brewery")
    assert of("seat1.ships", "argo") > of("seat1.ships", "dicaprio")
