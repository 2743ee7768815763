"""Figures over many boiled-down games: means with standard errors, and what using a thing goes with."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

FEW = 25
"""Fewer seats than this on either side give no difference worth telling."""


class Row:
    """One seat of one game. `use(kind, name)` is how often it used a thing."""

    __slots__ = ("game", "mean", "record", "seats", "total", "won")

    def __init__(self, game: dict[str, Any], record: dict[str, Any]) -> None:
        self.game = game
        self.seats = int(game["setup"]["seats"])
        self.record = record
        self.total = int(record["total"])
        self.won = float(record["won"])
        self.mean = sum(seat["total"] for seat in game["seats"]) / self.seats

    def use(self, kind: str, name: str) -> int:
        return int(self.record.get(kind, {}).get(name, 0))


class Figure(NamedTuple):
    """A mean or difference with its standard error, from so many."""

    value: float
    error: float
    n: int

    def __str__(self) -> str:
        return f"{self.value:+.1f} ± {self.error:.1f}" if self.n else "–"


NO_FIGURE = Figure(0.0, 0.0, 0)


def mean_of(numbers: Sequence[float]) -> Figure:
    """The mean of numbers."""
    n = len(numbers)
    if n < 2:
        return NO_FIGURE
    mean = sum(numbers) / n
    return Figure(mean, spread_of(numbers) / math.sqrt(n), n)


def spread_of(numbers: Sequence[float]) -> float:
    """The standard deviation of numbers."""
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1))


def by_seats(rows: Iterable[Row]) -> dict[int, list[Row]]:
    """Rows by the number of seats of their game."""
    groups: dict[int, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.seats, []).append(row)
    return dict(sorted(groups.items()))


def together(parts: Sequence[Figure]) -> Figure:
    """Figures of the same thing as one, the surer ones counting for more."""
    told = [part for part in parts if part.n and part.error > 0]
    if not told:
        return NO_FIGURE
    weight = sum(1 / part.error**2 for part in told)
    value = sum(part.value / part.error**2 for part in told) / weight
    return Figure(value, 1 / math.sqrt(weight), sum(part.n for part in told))


def slope(rows: Iterable[Row], times: Callable[[Row], int]) -> Figure:
    """How much the score rises with each time something was done, at equal numbers of seats."""
    parts = []
    for group in by_seats(rows).values():
        counts, totals = [float(times(row)) for row in group], [float(row.total) for row in group]
        n, x, y = len(group), sum(counts) / len(group), sum(totals) / len(group)
        square = sum((count - x) ** 2 for count in counts)
        if n < 2 * FEW or square < FEW:
            continue
        rise = sum((count - x) * (total - y) for count, total in zip(counts, totals, strict=True)) / square
        left = sum((total - y - rise * (count - x)) ** 2 for count, total in zip(counts, totals, strict=True))
        parts.append(Figure(rise, math.sqrt(left / (n - 2) / square), n))
    return together(parts)


def points(row: Row) -> float:
    """Points at the end."""
    return float(row.total)


def wins(row: Row) -> float:
    """Wins, in shares of what is fair at this number of seats: 1 is fair."""
    return row.won * row.seats


def beside(rows: Iterable[Row], has: Callable[[Row], bool], value: Callable[[Row], float] = points) -> Figure:
    """The mean value of seats that have something less that of those that have not, at equal numbers of seats."""
    parts = []
    for group in by_seats(rows).values():
        with_it = [value(row) for row in group if has(row)]
        without = [value(row) for row in group if not has(row)]
        if min(len(with_it), len(without)) >= FEW:
            one, other = mean_of(with_it), mean_of(without)
            error = math.hypot(one.error, other.error)
            parts.append(Figure(one.value - other.value, error, len(with_it) + len(without)))
    return together(parts)


def middle(numbers: Sequence[float], part: float = 0.5) -> float:
    """The median, or another share of the way through sorted numbers."""
    ordered = sorted(numbers)
    if not ordered:
        return 0.0
    if part == 0.5 and len(ordered) % 2 == 0:
        return (ordered[len(ordered) // 2 - 1] + ordered[len(ordered) // 2]) / 2
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def share(part: float, whole: float) -> str:
    """A share in per cent."""
    return f"{100 * part / whole:.0f} %" if whole else "–"


def per_cent(numbers: Sequence[float]) -> str:
    """A mean of shares in per cent, with its standard error."""
    figure = mean_of(numbers)
    return f"{100 * figure.value:.1f} ± {100 * figure.error:.1f} %" if figure.n else "–"


def ratio(figure: Figure) -> str:
    """A difference in wins (1 is a fair share) with two digits."""
    return f"{figure.value:+.2f} ± {figure.error:.2f}" if figure.n else "–"
