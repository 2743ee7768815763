"""What is picked with plus and minus has words, whatever the rules of Yonder put into a token."""

import pytest

from tests.scenario_play import all_cases
from yonder_desktop.bridge.picker import bag_of
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.ui.yonder.outlook import pick_words
from yonder_desktop.wording import GameWords, words_for
from yonder_desktop.wording.markup import plain


@pytest.fixture(scope="module")
def words() -> GameWords:
    return words_for("yonder", GameShelf().take("yonder").tables, ["Ann", "Bo"])


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("hungry.goblin", "goblin goblin stays hungry and leaves"),
        ("waive=meat", "meat meat left unpaid"),
        ("by=worker", "goblin goblin instead of the price"),
        ("by=dwarven_guilders", "the price of Dwarven Guilders instead"),
    ],
)
def test_words_of_keys(words: GameWords, key: str, said: str) -> None:
    assert plain(pick_words(words, key)) == said


def test_every_key_of_a_scenario_has_words(words: GameWords) -> None:
    keys: set[str] = set()
    for _scenario, case in all_cases():
        for step in case.steps:
            for token in [step.choose, *step.offered, *(step.options or ())]:
                keys.update(bag_of(token) or ())
    assert {"wood", "caged", "bakery", "waive=meat", "by=worker"} <= keys
    wordless = [key for key in sorted(keys) if {"=", "_"} & set(plain(pick_words(words, key)))]
    assert wordless == []
