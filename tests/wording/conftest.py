"""The house set of Yonder and its words, and made catalogues."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.wording.made_catalogues import all_shouted, install
from yonder_desktop import assets
from yonder_desktop.content import load_card_set
from yonder_desktop.games.registry import make_rules
from yonder_desktop.games.yonder.designs import CardSet
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.wording.yonder.words import YonderWords

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


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in whose `translations` the program looks for catalogues."""
    monkeypatch.setattr(assets, "PACKAGE", tmp_path)
    return tmp_path


@pytest.fixture
def shouting(package: Path, checkout: Path) -> Iterator[None]:
    """A language in which every message of the program is in capital letters."""
    install(package, "de", all_shouted(checkout))
    yield
