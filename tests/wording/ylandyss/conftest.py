"""The house set of Ylandyss and its words."""

import pytest

from yonder_desktop.content import load_card_set
from yonder_desktop.games.ylandyss.designs import CardSet
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.wording.ylandyss.words import YlandyssWords

SEATS = ("Ada", "Bo", "Cy", "Dee")


@pytest.fixture(scope="session")
def card_set() -> CardSet:
    loaded: CardSet = load_card_set("ylandyss")
    return loaded


@pytest.fixture(scope="session")
def rules(card_set: CardSet) -> YlandyssRules:
    return YlandyssRules(card_set)


@pytest.fixture(scope="session")
def words(rules: YlandyssRules) -> YlandyssWords:
    return YlandyssWords(rules.tables, SEATS)
