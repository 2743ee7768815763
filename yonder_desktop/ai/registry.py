"""The computer players by name, for every game."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from yonder_desktop.ai.bots import Bot, Evaluator, GreedyBot, RandomBot

BOTS = ("random", "greedy")
"""Names of the computer players, the weakest first."""


def make_bot(name: str, game: str, seed: int) -> Bot:
    """A computer player. Raises KeyError for an unknown name, ModuleNotFoundError for an unknown game."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(evaluator(game), seed)
    raise KeyError(name)


def evaluator(game: str) -> Evaluator:
    """What values the positions of a game: its module in `ai`."""
    return cast(Evaluator, import_module(f"yonder_desktop.ai.{game}"))
