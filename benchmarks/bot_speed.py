"""How fast and how strong the computer players are: time for a choice, score by table of players.

python benchmarks/bot_speed.py [GAME] [--players 3] [--games 6] [--seed 1]
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from yonder_desktop.ai.bots import Bot
from yonder_desktop.ai.registry import BOTS, make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.core.chance import mixed
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.core.questions import Option
from yonder_desktop.storage.shelf import GameShelf


class TimedBot:
    """Another computer player, with the CPU time it took for each choice, in milliseconds."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.looks_ahead = bot.looks_ahead
        self.times: list[float] = []

    def choose(self, rules: Rules, world: Any, seat: int, budget: int = 1500) -> Option:
        begun = time.process_time()
        option = self._bot.choose(rules, world, seat, budget)
        self.times.append((time.process_time() - begun) * 1000)
        return option


def measure(rules: Rules, names: list[str], games: int, seed: int) -> list[tuple[str, float, float, float]]:
    """For every seat: name, mean score, mean and longest time of a choice."""
    scores = [0] * len(names)
    times: list[list[float]] = [[] for _ in names]
    for number in range(seed, seed + games):
        bots = [TimedBot(make_bot(name, rules.info.name, mixed(number) + i)) for i, name in enumerate(names)]
        for score in play_game(rules, Setup(len(names), number), bots).outcome.scores:
            scores[score.seat] += score.total
            times[score.seat] += bots[score.seat].times
    return [
        (name, scores[seat] / games, sum(times[seat]) / len(times[seat]), max(times[seat]))
        for seat, name in enumerate(names)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="yonder")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules = GameShelf().take(args.game).rules
    tables = [[name] * args.players for name in BOTS]
    tables.append([BOTS[-1], *[BOTS[0]] * (args.players - 1)])
    print(f"{args.game}, {args.players} seats, {args.games} games a table")
    for names in tables:
        print(", ".join(names))
        for name, score, mean, longest in measure(rules, names, args.games, args.seed):
            print(f"    {name:8} {score:7.1f} points {mean:8.2f} ms a choice {longest:8.1f} ms at most")
    return 0


if __name__ == "__main__":
    sys.exit(main())
