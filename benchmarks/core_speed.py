"""How fast the core is: choices a second, and what a clone, an option list and a choice cost.

    python benchmarks/core_speed.py [GAME] [--players 4] [--games 40] [--seed 1]

One core, pure random play, no events. A choice is the question with its option list, a pick, and its consequences.
All figures come from one run, so that their ratios hold on a busy machine; times are CPU times.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

from yonder_desktop.core.chance import below
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.storage.shelf import GameShelf

MICRO = 1e6
REPEATS = 5


def random_game(rules: Rules, setup: Setup) -> tuple[int, list[Any]]:
    """Play a game at random: the number of choices, and a copy of every 20th position."""
    state = rules.new_game(setup)
    chance, choices, kept = setup.seed, 0, []
    while (decision := rules.decision(state)) is not None:
        if choices % 20 == 0:
            kept.append(state.copy())
        pick, chance = below(chance, len(decision.options))
        rules.apply(state, decision.options[pick])
        choices += 1
    return choices, kept


def play(rules: Rules, setup: Setup) -> int:
    """Play a game at random and do nothing else: the number of choices."""
    state = rules.new_game(setup)
    chance, choices = setup.seed, 0
    decision = rules.decision(state)
    while decision is not None:
        pick, chance = below(chance, len(decision.options))
        rules.apply(state, decision.options[pick])
        choices += 1
        decision = rules.decision(state)
    return choices


def micros(work: Callable[[Any], object], states: list[Any]) -> float:
    """Microseconds that `work` takes for one of `states`: the best of a few rounds."""
    best = float("inf")
    for _ in range(REPEATS):
        begun = time.process_time()
        for state in states:
            work(state)
        best = min(best, time.process_time() - begun)
    return best / len(states) * MICRO


def fresh_decision(rules: Rules, state: Any) -> object:
    """The question worked out anew: rules may keep the one that the last choice stopped at."""
    if hasattr(state, "pending"):
        state.pending = None
    return rules.decision(state)


def first_option(rules: Rules, state: Any) -> None:
    """A copy with the first option carried out."""
    after = state.copy()
    decision = rules.decision(after)
    if decision is not None:
        rules.apply(after, decision.options[0])


def measure(rules: Rules, players: int, games: int, seed: int) -> list[tuple[str, float, str]]:
    """The table: what, how much, unit."""
    setups = [Setup(players, seed + number) for number in range(games)]
    states = [state for setup in setups[: max(1, games // 4)] for state in random_game(rules, setup)[1]]
    begun = time.process_time()
    choices = sum(play(rules, setup) for setup in setups)
    seconds = time.process_time() - begun
    lists = [decision.options for state in states if (decision := rules.decision(state)) is not None]
    seat = 0
    return [
        ("choices a second", choices / seconds, ""),
        ("choices a game", choices / games, ""),
        ("options of a question", sum(map(len, lists)) / len(lists), ""),
        ("a choice, all in", seconds / choices * MICRO, "µs"),
        ("clone", micros(lambda state: state.copy(), states), "µs"),
        ("option list", micros(lambda state: fresh_decision(rules, state), states), "µs"),
        ("clone and first option", micros(lambda state: first_option(rules, state), states), "µs"),
        ("view", micros(lambda state: rules.view(state, seat), states), "µs"),
        ("possible world", micros(lambda state: rules.determinize(state, seat, 1), states), "µs"),
        ("record", micros(rules.to_record, states), "µs"),
        ("invariants", micros(rules.breaches, states), "µs"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="yonder")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules = GameShelf().take(args.game).rules
    print(f"{args.game}, {args.players} seats, {args.games} games, Python {sys.version.split()[0]}")
    for what, amount, unit in measure(rules, args.players, args.games, args.seed):
        print(f"{what:24} {amount:10,.1f} {unit}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
