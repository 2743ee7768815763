"""Events, effects and reasons said in sentences, without Qt. One module a game, found by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, cast

from yonder_desktop.wording.contract import About, GameWords

__all__ = ["About", "GameWords", "about", "words_for"]


def words_for(game: str, tables: Any, seat_names: Sequence[str] = ()) -> GameWords:
    """The words of `game` for the tables of a card set. ModuleNotFoundError for a game that does not exist."""
    words: GameWords = import_module(f"yonder_desktop.wording.{game}").make(tables, seat_names)
    return words


def about(game: str) -> About:
    """What is said of `game` before anybody plays: no card set is read for it. ModuleNotFoundError as above."""
    return cast(About, import_module(f"yonder_desktop.wording.{game}"))
