"""Card sets: TOML files read and checked. One module a game, found by the game's name."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from yonder_desktop.assets import resource_path

__all__ = ["load_card_set"]


def load_card_set(game: str, folder: Path | None = None) -> Any:
    """The card set of `game` in `folder`, or the house set that comes with the program.

    The result is the game's own class and has `name` and `digest`. Raises BadCardSet (in `content.errors`),
    whose message names file, card and field; ModuleNotFoundError for a game that does not exist.
    """
    module = import_module(f"yonder_desktop.content.{game}")
    name = "house" if folder is None else folder.name
    return module.load(resource_path("cards", game) if folder is None else folder, name)
