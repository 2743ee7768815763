"""The computer players by name, for every game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from yonder_desktop.ai.bots import Bot, Evaluator, GreedyBot, RandomBot, Rater, RatingBot

BOTS = ("random", "greedy")
"""Names of the computer players, the weakest first."""


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A computer player. Raises KeyError for an unknown name, ModuleNotFoundError for an unknown game."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return greedy(import_module(f"yonder_desktop.ai.{game}"), seed)
    raise KeyError(name)


def greedy(judge: Any, seed: int) -> Bot:
    """The greedy player of a game, by what its module in `ai` offers: ratings of options, or values of positions."""
    if hasattr(judge, "rate"):
        return RatingBot(cast(Rater, judge), seed)
    return GreedyBot(cast(Evaluator, judge), seed)
