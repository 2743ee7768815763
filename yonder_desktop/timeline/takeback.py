"""What a take-back passes: choices of other people, and hidden information that came to light."""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.contract import Rules
from yonder_desktop.timeline.node import Node, path_between

# Two other worlds: one alone may by chance hold the very cards that came up.
WORLD_SEEDS = (1, 2)


class Crossing:
    """What going back from a position to an earlier one means for a seat.

    people: the other seats whose own choices, made by a person, would be undone.
    """

    __slots__ = ("_path", "_rules", "_seat", "_target", "people")

    def __init__(self, rules: Rules, target: Node, current: Node, seat: int) -> None:
        self._rules = rules
        self._target = target
        self._path = path_between(target, current)
        self._seat = seat
        others = {node.seat for node in self._path if node.person and node.seat != seat}
        self.people = tuple(sorted(others))

    @property
    def revealed(self) -> bool:
        """Whether the seat has seen something since then that it could not know before; plays the choices again."""
        return _revealed(self._rules, self._target, self._path, self._seat)


def _revealed(rules: Rules, target: Node, path: list[Node], seat: int) -> bool:
    """Whether the same choices in another world that the seat held possible would have looked different."""
    if not path:
        return False
    seen = rules.view_record(rules.view(path[-1].state, seat))
    for seed in WORLD_SEEDS:
        world = rules.determinize(target.state, seat, seed)
        if not _follow(rules, world, path) or rules.view_record(rules.view(world, seat)) != seen:
            return True
    return False


def _follow(rules: Rules, world: Any, path: list[Node]) -> bool:
    """Make the choices of `path` in `world`; False as soon as one of them is not offered there."""
    for node in path:
        decision = rules.decision(world)
        options = decision.options if decision is not None else []
        found = [option for option in options if rules.token(world, option) == node.token]
        if not found:
            return False
        rules.apply(world, found[0])
    return True
