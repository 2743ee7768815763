"""The house set of Yonder and its words."""

import pytest

from yonder_desktop.content import load_card_set
from yonder_desktop.games.registry import make_rules
from yonder_desktop.games.yonder.designs import CardSet
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.wording.yonder import YonderWords

SEATS = ("Ada", "Bo", "Cy", "Dee")


@pytest.fixture(scope="session")
def card_set() -> CardSet:
    loaded: CardSet = load_card_set("yonder")
    return loaded


@pytest.fixture(scope="session")
def rules(card_set: CardSet) -> YonderRules:
    made = make_rules("yonder", card_set)
    assert isinstance(made, YonderRules)
    return made


@pytest.fixture(scope="session")
def words(rules: YonderRules) -> YonderWords:
    return YonderWords(rules.tables, SEATS)
