"""Tables as Markdown, and those that the balance reports of all games have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from balance_figures import Row, by_seats, mean_of, middle, per_cent, share, spread_of
from balance_series import Game

Table = list[str]


def table(head: Sequence[str], body: Sequence[Sequence[str]]) -> Table:
    """A table; the first column stands left, the others right."""
    rule = "|---|" + "---:|" * (len(head) - 1)
    return [f"| {' | '.join(head)} |", rule, *(f"| {' | '.join(cells)} |" for cells in body), ""]


def each(total: float, n: int) -> str:
    """A total for each of n."""
    return f"{total / n:.2f}" if n else "–"


def games_by_seats(games: Sequence[Game]) -> dict[int, list[Game]]:
    """Games by their number of seats."""
    groups: dict[int, list[Game]] = {}
    for game in games:
        groups.setdefault(int(game["setup"]["seats"]), []).append(game)
    return dict(sorted(groups.items()))


def scores(rows: Sequence[Row]) -> Table:
    """Mean, spread, quarters and range of the totals; how far the winner is ahead."""
    body = []
    for seats, group in by_seats(rows).items():
        totals = [float(row.total) for row in group]
        quarters = [f"{middle(totals, part):.0f}" for part in (0.25, 0.5, 0.75)]
        winners = [float(row.total) for row in group if row.won]
        leads = []
        for row in group:
            if row.record["order"] == 0 and seats > 1:
                best = sorted((seat["total"] for seat in row.game["seats"]), reverse=True)
                leads.append(float(best[0] - best[1]))
        body.append(
            [str(seats), str(len(group) // seats), f"{mean_of(totals).value:.1f}", f"{spread_of(totals):.1f}",
             f"{min(totals):.0f}", *quarters, f"{max(totals):.0f}", f"{mean_of(winners).value:.1f}",
             f"{mean_of(leads).value:.1f}"]
        )  # fmt: skip
    return table(
        ["seats", "games", "mean", "spread", "least", "lower quarter", "median", "upper quarter", "most",
         "mean of winners", "lead of the first"], body
    )  # fmt: skip


def order(rows: Sequence[Row], place: str, unit: str) -> Table:
    """Totals beside the mean of the table, and wins, by place in the order of the game."""
    body = []
    for seats, group in by_seats(rows).items():
        for number in range(seats):
            own = [row for row in group if row.record["order"] == number]
            body.append(
                [f"{seats}, {place} {number + 1}", str(mean_of([row.total - row.mean for row in own])),
                 per_cent([row.won for row in own]), share(1, seats)]
            )  # fmt: skip
    return table(["seats", f"{unit} beside the table's mean", "wins", "fair"], body)


def decided(games: Sequence[Game], ways: dict[str, str]) -> Table:
    """How often the tie-breaks were needed; `ways` are headings by what decided."""
    body = []
    for seats, group in games_by_seats(games).items():
        counts = Counter(game["decided_by"] for game in group)
        body.append([str(seats), *(share(counts[key], len(group)) for key in ways)])
    return table(["seats", *ways.values()], body)
