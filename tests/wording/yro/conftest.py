"""The house set of YRO and its words."""

import pytest

from yonder_desktop.content import load_card_set
from yonder_desktop.games.yro.designs import CardSet
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.wording.yro.words import YroWords

SEATS = ("Ada", "Bo", "Cy", "Dee", "Eve")


@pytest.fixture(scope="session")
def card_set() -> CardSet:
    loaded: CardSet = load_card_set("yro")
    return loaded


@pytest.fixture(scope="session")
def rules(card_set: CardSet) -> YroRules:
    return YroRules(card_set)


@pytest.fixture(scope="session")
def words(rules: YroRules) -> YroWords:
    return YroWords(rules.tables, SEATS)
