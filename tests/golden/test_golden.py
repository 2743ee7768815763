"""Whole games, told once and for all: the same choices bring the same events, words, scores and position."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import GAMES, HERE, path_of, tokens_in, told
from yonder_desktop.storage.shelf import GameShelf


@pytest.fixture(scope="module")
def shelf() -> GameShelf:
    return GameShelf()


@pytest.mark.parametrize("name", GAMES)
def test_the_choices_of_a_playthrough_tell_the_same_game(name: str, shelf: GameShelf) -> None:
    kept = path_of(name).read_text(encoding="utf-8")
    again = told(shelf.take(name.partition("-")[0]), GAMES[name], tokens_in(kept))
    assert again.splitlines() == kept.splitlines(), "see tests/golden/write.py"


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_a_whole_game(name: str) -> None:
    text = path_of(name).read_text(encoding="utf-8")
    assert "\n* " in text and text.splitlines()[-1].startswith("digest ")


def test_every_file_is_a_playthrough() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(GAMES)
