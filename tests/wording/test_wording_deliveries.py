"""The line of a number of deliveries: cost after discounts, gold and bonus."""

from __future__ import annotations

import pytest

from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.wording import words_for
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yonder.delivery_label import price_words


@pytest.mark.parametrize(
    ("ship", "supply", "line"),
    [
        ("argo", "wood=4,goblin=1", "2 deliveries: pay 4 wood; gain 8 gold and 2× ore"),
        ("nautilus", "wood=4,goblin=1", "2 deliveries: pay 4 wood; gain 6 gold and 3× ore"),
        ("scrooge", "wood=3,goblin=1", "2 deliveries: pay 3 wood instead of 4 wood; gain 6 gold and 2× ore"),
        (
            "the_sea_pickle",
            "wood=4,goblin=1",
            "1 delivery: pay nothing and gain 3 gold, up to 2 wood for 3 gold and ore",
        ),
        (
            "the_sea_pickle",
            "wood=4,goblin=1",
            "2 deliveries: pay 2 wood and gain 6 gold and ore, up to 4 wood for 6 gold and 2× ore",
        ),
    ],
)
def test_lines(ship: str, supply: str, line: str) -> None:
    rules = YonderRules(load_card_set("yonder"))
    state = rules.blank_game(Setup(2, 1))
    facts = {"seat1.supply": supply, "seat1.ships": [ship], "seat1.envoys": ["dwarven_witches"], "round": 2}
    rules.set_facts(state, facts)
    rules.apply(state, find_option(rules, state, f"fulfil:{ship}@dwarven_witches"))
    decision = rules.decision(state)
    assert decision is not None and decision.kind == "deliveries"
    words, view = words_for("yonder", rules.tables), rules.view(state, 0)
    lines = [
        plain(words.option_label(view, decision, rules.choice(state, option))) for option in decision.options
    ]
    assert line in lines


def test_ways_that_bring_the_same_tell_both_prices() -> None:
    none, two, three = (0,) * 12, (2, *[0] * 11), (3, *[0] * 11)
    facts = {"pay": none, "cards": (0,), "price": three, "ways": (2,), "most_pay": two, "most_cards": (0,)}
    assert plain(price_words(facts)) == "pay nothing or up to 2 wood"
    assert plain(price_words({**facts, "ways": (1,)})) == "pay nothing instead of 3 wood"
    assert plain(price_words({**facts, "pay": two})) == "pay at least 2 wood instead of 3 wood"
