"""What a take-back passes: choices of other people, and hidden information that came to light."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from yonder_desktop.core.contract import Rules
from yonder_desktop.timeline.node import Node, path_between

# Other worlds: one alone may by chance hold the very cards that came up.
WORLD_SEEDS = (1, 2, 3)
MOST_TRIED = 12
"""So many choices of somebody else are tried in place of one that another world does not offer."""


class Crossing:
    """What going back from a position to an earlier one means for a seat.

    people: the other seats whose own choices, made by a person, would be undone.
    """

    __slots__ = ("_path", "_rules", "_seat", "_seen", "_target", "people")

    def __init__(self, rules: Rules, target: Node, current: Node, seat: int) -> None:
        self._rules = rules
        self._target = target
        self._path = path_between(target, current)
        self._seat = seat
        self._seen: dict[tuple[Node, int], Any] = {}
        others = {node.seat for node in self._path if node.person and node.seat != seat}
        self.people = tuple(sorted(others))

    @property
    def revealed(self) -> bool:
        """Whether the seat has seen something since then that it could not know before; plays the choices again."""
        worlds = WORLD_SEEDS if self._path else ()
        return any(not self._looks_alike(seed, self._seat) for seed in worlds)

    def revealed_to(self, seats: Iterable[int]) -> bool:
        """Whether any of these seats has."""
        worlds = WORLD_SEEDS if self._path else ()
        return any(not self._looks_alike(seed, seat) for seat in seats for seed in worlds)

    def _looks_alike(self, seed: int, seat: int) -> bool:
        """Whether the same choices in another world that the seat held possible look the same to it all the way."""
        world = self._rules.determinize(self._target.state, seat, seed)
        for node in self._path:
            world = self._carried_on(world, node, seat)
            if world is None:
                return False
        return True

    def _carried_on(self, world: Any, node: Node, seat: int) -> Any:
        """Another world after the same choice, if that looks the same to the seat there; else None.

        What somebody else chose unseen may not be offered in that world; any choice that looks the same stands for it.
        """
        rules = self._rules
        decision = rules.decision(world)
        options = decision.options if decision is not None else []
        same = [option for option in options if rules.token(world, option) == node.token]
        for option in same or (options[:MOST_TRIED] if node.seat != seat else []):
            after = world.copy()
            rules.apply(after, option)
            if rules.view_record(rules.view(after, seat)) == self._record_at(node, seat):
                return after
        return None

    def _record_at(self, node: Node, seat: int) -> Any:
        """What a seat sees at a position, worked out once for all worlds."""
        if (node, seat) not in self._seen:
            self._seen[node, seat] = self._rules.view_record(self._rules.view(node.state, seat))
        return self._seen[node, seat]
