"""The pill of a ghost."""

from __future__ import annotations

import pytest

from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.wording import words_for
from yonder_desktop.wording.markup import plain


@pytest.mark.parametrize(
    ("facts", "token", "pill"),
    [
        ({"Ann.supply": "ogre=1,goblin=1"}, "place:ogre@wood_spot", "+2 wood"),
        ({"Ann.supply": "wood=2,goblin=2", "wharf": ["dagon", "davos"]}, "place:goblin@architect", ""),
        ({"Ann.supply": "arcana=1,goblin=2", "upper": ["upper_4_bottom"]}, "arcana:upper_4_top", "+3 fish"),
    ],
)
def test_pills(facts: dict[str, object], token: str, pill: str) -> None:
    rules = YonderRules(load_card_set("yonder"))
    state = rules.blank_game(Setup(2, 1))
    named = {name.replace("Ann", "seat1"): value for name, value in facts.items()}
    rules.set_facts(state, {**named, "display": ["castle", "crypt"]})
    events: list[Event] = []
    rules.apply(state, find_option(rules, state, token), events)
    assert plain(words_for("yonder", rules.tables).foretold(events, 0)) == pill


def test_gains_and_payments_are_added_up() -> None:
    rules = YonderRules(load_card_set("yonder"))
    events = [
        Event("worker_placed", 0, (2, 5)),
        Event("paid", 0, (1, 2)),
        Event("gained", 0, (0, 2, 2, 2)),
        Event("gold_changed", 0, (3, 8, 0)),
        Event("gold_changed", 1, (3, 8, 0)),
        Event("locked_up", 0, (1,)),
        Event("went_hungry", 0, (3, 1)),
    ]
    pill = plain(words_for("yonder", rules.tables).foretold(events, 0))
    assert pill.split("  ") == ["+2 wood", "−2 ore", "+2 hay", "−1 ogre", "+3 gold", "lock-up"]
