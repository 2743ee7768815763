"""Seats of YRO games as rows, and figures over them: what goes with having something, at equal numbers of seats."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from balance_figures import FEW, Figure, Row, by_seats, mean_of, together

Test = Callable[[Row], bool]
Value = Callable[[Row], float]


def rows_of(games: Iterable[dict[str, Any]], tables: Any) -> list[Row]:
    """Every seat of every game, with what its guild holds counted by adventurer, faction and profession."""
    card_set = tables.card_set
    designs = {design.id: design for design in card_set.adventurers}
    rows = []
    for game in games:
        for seat in game["seats"]:
            row = Row(game, seat)
            own = [designs[name] for name, _ in seat["placed"]]
            seat["guild"] = Counter(design.id for design in own)
            seat["factions"] = Counter(card_set.factions[design.faction].id for design in own)
            seat["professions"] = Counter(card_set.professions[design.profession].id for design in own)
            seat["game"] = game
            rows.append(row)
    return rows


def points(row: Row) -> float:
    """Points at the end."""
    return float(row.total)


def wins(row: Row) -> float:
    """Wins, in shares of what is fair at this number of seats: 1 is fair."""
    return row.won * row.seats


def beside(rows: Iterable[Row], has: Test, value: Value = points) -> Figure:
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


def per_cent(numbers: Sequence[float]) -> str:
    """A mean of shares in per cent, with its standard error."""
    figure = mean_of(numbers)
    return f"{100 * figure.value:.1f} ± {100 * figure.error:.1f} %" if figure.n else "–"


def ratio(figure: Figure) -> str:
    """A difference in wins (1 is a fair share) with two digits."""
    return f"{figure.value:+.2f} ± {figure.error:.2f}" if figure.n else "–"
