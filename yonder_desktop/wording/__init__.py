"""Events, effects and reasons said in sentences, without Qt. One module a game, found by the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from yonder_desktop.wording.contract import GameWords

__all__ = ["GameWords", "words_for"]


def words_for(game: str, tables: Any, seat_names: Sequence[str] = ()) -> GameWords:
    """The words of `game` for the tables of a card set. ModuleNotFoundError for a game that does not exist."""
    words: GameWords = import_module(f"yonder_desktop.wording.{game}").make(tables, seat_names)
    return words
