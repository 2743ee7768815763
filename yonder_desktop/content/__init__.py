"""Card sets: TOML files read and checked. One module a game, found by the game's name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from yonder_desktop.assets import resource_path
from yonder_desktop.content.errors import BadCardSet

__all__ = ["file_names", "load_card_set"]


def file_names(game: str) -> tuple[str, ...]:
    """The names of the files that a card set of `game` may have."""
    names: tuple[str, ...] = import_module(f"yonder_desktop.content.{game}").FILES
    return names


def load_card_set(game: str, folder: Path | None = None) -> Any:
    """The card set of `game` in `folder`, or the house set that comes with the program.

    The result is the game's own class and has `name` and `digest`. Raises BadCardSet (in `content.errors`),
    whose message names file, card and field; ModuleNotFoundError for a game that does not exist.
    """
    module = import_module(f"yonder_desktop.content.{game}")
    if folder is None:
        return module.load(resource_path("cards", game), "house")
    try:
        return module.load(folder, folder.name)
    except BadCardSet as error:
        raise error.found_in(folder) from None
