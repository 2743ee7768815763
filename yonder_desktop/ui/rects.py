"""Plain geometry in logical pixels: rectangles, and how to share them out. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, across: float, down: float | None = None) -> Rect:
        """The rectangle made smaller on all sides; negative numbers make it larger."""
        down = across if down is None else down
        return Rect(self.x + across, self.y + down, self.w - 2 * across, self.h - 2 * down)

    def moved(self, dx: float, dy: float) -> Rect:
        """The same size at another place."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def contains(self, other: Rect, slack: float = 0.5) -> bool:
        """Whether the other rectangle lies wholly inside, give or take `slack` pixels."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Rect, slack: float = 0.5) -> bool:
        """Whether the two share more than `slack` pixels."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def split_off(self, width: float, gap: float = 0, right: bool = False) -> tuple[Rect, Rect]:
        """A part of that width on the left, or on the right, and the rest."""
        if not right:
            return self.split_left(width, gap)
        rest, part = self.split_left(self.w - width - gap, gap)
        return part, rest

    def split_left(self, width: float, gap: float = 0) -> tuple[Rect, Rect]:
        """A strip of that width on the left, and the rest behind the gap."""
        return Rect(self.x, self.y, width, self.h), Rect(
            self.x + width + gap, self.y, self.w - width - gap, self.h
        )

    def split_top(self, height: float, gap: float = 0) -> tuple[Rect, Rect]:
        """A strip of that height at the top, and the rest below the gap."""
        return Rect(self.x, self.y, self.w, height), Rect(
            self.x, self.y + height + gap, self.w, self.h - height - gap
        )


def around(x: float, y: float, radius: float) -> Rect:
    """The square around a circle."""
    return Rect(x - radius, y - radius, 2 * radius, 2 * radius)


def mix(small: float, large: float, share: float) -> float:
    """Between two numbers, by a share from 0 to 1."""
    return small + (large - small) * share


def share_of(value: float, low: float, high: float) -> float:
    """Where a value lies between two others: 0 at or below `low`, 1 at or above `high`."""
    return min(1.0, max(0.0, (value - low) / (high - low)))


SIGN_REACH = 12.0
"""How far the sign on the upper edge of a card reaches above it."""


def heading(roomy: bool) -> tuple[int, float]:
    """The size of the heading of an own panel, and its baseline."""
    return (16, 25.0) if roomy else (13, 15.0)


def below_heading(roomy: bool) -> float:
    """Where cards begin below such a heading, so that their signs stand clear of it."""
    size, baseline = heading(roomy)
    return baseline + size * 0.25 + SIGN_REACH


def columns(rect: Rect, count: int, gap: float) -> list[Rect]:
    """Equal columns with gaps between them."""
    width = (rect.w - gap * (count - 1)) / max(1, count)
    return [Rect(rect.x + i * (width + gap), rect.y, width, rect.h) for i in range(count)]


def rows(rect: Rect, count: int, gap: float) -> list[Rect]:
    """Equal rows with gaps between them."""
    height = (rect.h - gap * (count - 1)) / max(1, count)
    return [Rect(rect.x, rect.y + i * (height + gap), rect.w, height) for i in range(count)]


def stacked(rect: Rect, weights: tuple[float, ...], gap: float) -> list[Rect]:
    """Rows whose heights stand in the proportion of the weights."""
    room = rect.h - gap * (len(weights) - 1)
    made, y = [], rect.y
    for weight in weights:
        height = room * weight / sum(weights)
        made.append(Rect(rect.x, y, rect.w, height))
        y += height + gap
    return made


class Shape(NamedTuple):
    """What cards may look like: limits of width, and of height over width."""

    widest: float
    flattest: float
    tallest: float
    narrowest: float


def by_area(width: float, height: float) -> float:
    """What a card of that size is worth: the larger the better."""
    return width * height


def grid(
    rect: Rect, count: int, gap: float, shape: Shape, worth: Callable[[float, float], float] = by_area
) -> list[Rect]:
    """The best equal cards of that shape which fit, row by row from the upper left; `worth` says what is best.

    When they cannot stand side by side at the least width they overlap, each a step to the right.
    """
    if count == 0:
        return []
    best: tuple[float, int, float, float] | None = None
    for lines in range(1, count + 1):
        across = -(-count // lines)
        width = min(shape.widest, (rect.w - gap * (across - 1)) / across)
        height = (rect.h - gap * (lines - 1)) / lines
        width, height = _shaped(width, height, shape)
        if width >= shape.narrowest and (best is None or worth(width, height) > best[0]):
            best = (worth(width, height), across, width, height)
    if best is None:
        return _fan(rect, count, shape)
    _, across, width, height = best
    return [
        Rect(rect.x + (i % across) * (width + gap), rect.y + (i // across) * (height + gap), width, height)
        for i in range(count)
    ]


def _shaped(width: float, height: float, shape: Shape) -> tuple[float, float]:
    """The largest size within a cell that keeps the proportions."""
    height = min(height, width * shape.tallest)
    return min(width, height / shape.flattest), height


def _fan(rect: Rect, count: int, shape: Shape) -> list[Rect]:
    """One row of overlapping cards of the least width."""
    width, height = _shaped(min(shape.narrowest, rect.w), rect.h, shape)
    width = max(width, min(shape.narrowest, rect.w))
    step = (rect.w - width) / max(1, count - 1)
    return [Rect(rect.x + i * step, rect.y, width, height) for i in range(count)]
