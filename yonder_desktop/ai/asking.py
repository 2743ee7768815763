"""Asking computer players in the same process: they see a possible world, as they would elsewhere."""

from __future__ import annotations

from typing import Any

from yonder_desktop.ai.bots import DEFAULT_BUDGET, Bot
from yonder_desktop.core.contract import Rules
from yonder_desktop.core.questions import Option


def ask(bot: Bot, rules: Rules, state: Any, seat: int, seed: int, budget: int = DEFAULT_BUDGET) -> Option:
    """What `bot` chooses for `seat` in `state`: it sees a world made from `seed` and what the seat knows."""
    world = rules.determinize(state, seat, seed) if bot.looks_ahead else state
    return bot.choose(rules, world, seat, budget)
