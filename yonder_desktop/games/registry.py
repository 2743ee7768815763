"""The games that exist. Adding a game adds a line here."""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.contract import Rules
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yro.rules import YroRules

RULES: dict[str, Any] = {"yonder": YonderRules, "yro": YroRules, "ylandyss": YlandyssRules}


def game_names() -> list[str]:
    """The names of the games, in the order of the start page."""
    return list(RULES)


def make_rules(name: str, card_set: Any) -> Rules:
    """The rules of the game `name` for a card set made by the content layer. Raises KeyError for an unknown game."""
    rules: Rules = RULES[name](card_set)
    return rules
