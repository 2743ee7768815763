"""Setups that a game does not allow, told in the language now in use."""

import pytest

from yonder_desktop.core.contract import BadSetup, Setup, check_setup
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.wording.setups import SETUPS, setup_words

BAD = [
    Setup(9, 1),
    Setup(2, 1, {"weather": 1}),
    Setup(2, 1, {"level": 1}),
    Setup(2, 1, {"ventures": 7}),
]


def refused(rules: YonderRules, setup: Setup) -> BadSetup:
    with pytest.raises(BadSetup) as raised:
        check_setup(rules.info, setup)
    return raised.value


@pytest.mark.parametrize("setup", BAD)
def test_the_words_are_those_of_the_message(rules: YonderRules, setup: Setup) -> None:
    error = refused(rules, setup)
    assert setup_words(error) == str(error)


def test_every_kind_of_refusal_is_told_in_the_language_in_use(rules: YonderRules, shouting: None) -> None:
    errors = [refused(rules, setup) for setup in BAD]
    assert sorted(error.key for error in errors) == sorted(SETUPS)
    for error in errors:
        assert setup_words(error) != str(error) and "SE" in setup_words(error).upper()


def test_another_error_keeps_its_words() -> None:
    assert setup_words(ValueError("so")) == "so"
