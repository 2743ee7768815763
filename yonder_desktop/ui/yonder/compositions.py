"""Of which parts the picture of every design is composed. Parts are drawings of resources."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """A drawing with its middle at shares (x, y) of the picture; `size` in shares of the picture's height."""

    name: str
    x: float
    y: float
    size: float


Composition = tuple[str, tuple[Part, ...]]


UNKNOWN: Composition = ("field", (Part("building", 0.5, 0.52, 0.66),))
COMPOSITIONS: dict[str, Composition] = {}
