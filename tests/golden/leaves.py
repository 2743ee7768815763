"""Leaf counts: how many ways there are to make so many choices from a position.

    python -m tests.golden.leaves            work out the table of `test_leaf_counts.py` anew

A position is a set-up and a number of random choices, locking up left out as long as there is anything else, so that
much lies on the table. The last choice of each way is counted, not carried out.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from yonder_desktop.core.chance import below, mixed
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.games.yonder.verbs import LOCK_UP
from yonder_desktop.storage.shelf import GameShelf


class Position(NamedTuple):
    """A position of Yonder after some random choices, and how deep the tree is counted from there."""

    seats: int
    seed: int
    choices: int
    depth: int
    options: tuple[tuple[str, int | str], ...] = ()

    def setup(self) -> Setup:
        return Setup(self.seats, self.seed, dict(self.options))


VENTURES = (("ventures", 1),)
CHOSEN = (("start_ships", "chosen"), ("ventures", 1))
POSITIONS = (
    Position(2, 1, 0, 6),
    Position(2, 2, 30, 6),
    Position(2, 3, 90, 6),
    Position(3, 4, 0, 7),
    Position(3, 5, 40, 6),
    Position(3, 6, 150, 7),
    Position(4, 7, 20, 6),
    Position(4, 8, 90, 7),
    Position(4, 9, 200, 6),
    Position(4, 10, 0, 9, CHOSEN),
    Position(2, 11, 50, 6, VENTURES),
    Position(3, 12, 100, 5, VENTURES),
    Position(4, 13, 60, 4, VENTURES),
    Position(4, 14, 180, 4, VENTURES),
    Position(1, 15, 0, 5, (("level", 1),)),
    Position(1, 16, 20, 6, (("level", 2),)),
    Position(1, 17, 30, 6, (("level", 3), ("ventures", 1))),
)


def reached(rules: Rules, position: Position) -> Any:
    """The position; a game that is over sooner stops there."""
    state = rules.new_game(position.setup())
    seed = mixed(position.seed)
    for _ in range(position.choices):
        decision = rules.decision(state)
        if decision is None:
            break
        options = [option for option in decision.options if option[0] != LOCK_UP] or decision.options
        pick, seed = below(seed, len(options))
        rules.apply(state, options[pick])
    return state


def leaves(rules: Rules, state: Any, depth: int) -> int:
    """Ways to make `depth` choices; a way on which the game ends sooner counts as one."""
    decision = rules.decision(state)
    if decision is None:
        return 1
    if depth == 1:
        return len(decision.options)
    total = 0
    for option in decision.options:
        after = state.copy()
        rules.apply(after, option)
        total += leaves(rules, after, depth - 1)
    return total


def main() -> None:
    rules = GameShelf().take("yonder").rules
    for position in POSITIONS:
        print(f"    {leaves(rules, reached(rules, position), position.depth):_},  # {position}")


if __name__ == "__main__":
    main()
