"""The games that exist. Adding a game adds a line here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from yonder_desktop.core.contract import Rules

SEATS: dict[str, tuple[int, ...]] = {
    "yonder": (1, 2, 3, 4),
    "yro": (1, 2, 3, 4, 5),
    "ylandyss": (2, 3, 4),
}
"""The games in the order of the start page, and the seats each has with the house set of cards."""


def game_names() -> list[str]:
    """The names of the games, in the order of the start page."""
    return list(SEATS)


def make_rules(name: str, card_set: Any) -> Rules:
    """The rules of the game `name` for a card set made by the content layer. Raises KeyError for an unknown game.

    A game is read when somebody plays it: the others would cost every start their time.
    """
    if name not in SEATS:
        raise KeyError(name)
    rules: Rules = import_module(f"yonder_desktop.games.{name}.rules").make(card_set)
    return rules
