"""The tables of Ylandyss' balance report, as Markdown: whole games and melees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from balance_figures import Row, by_seats, mean_of, per_cent, share, slope, spread_of
from balance_markdown import Table, each, games_by_seats, table
from balance_series import Game

LEAST, MOST = 5, 12
"""Rounds told apart in the table of lengths."""


def end_of(game: Game, usual: int) -> int:
    """Coins in a chest that end a game."""
    return int(game["setup"]["options"].get("end", usual))


def length(games: Sequence[Game]) -> Table:
    """Rounds and choices."""
    body = []
    for seats, group in games_by_seats(games).items():
        rounds = [float(game["rounds"]) for game in group]
        counts = Counter(min(MOST, max(LEAST, game["rounds"])) for game in group)
        body.append(
            [str(seats), f"{mean_of(rounds).value:.2f}",
             *(share(counts[n], len(group)) for n in range(LEAST, MOST + 1)),
             f"{mean_of([float(game['choices']) for game in group]).value:.0f}"]
        )  # fmt: skip
    names = [f"{LEAST} or fewer", *(str(n) for n in range(LEAST + 1, MOST)), f"{MOST} or more"]
    return table(["seats", "rounds", *names, "choices"], body)


def ends(rows: Sequence[Row], usual: int) -> Table:
    """Games to other numbers of coins beside each other."""
    body = []
    for seats, group in by_seats(rows).items():
        for end in sorted({end_of(row.game, usual) for row in group}):
            own = [row for row in group if end_of(row.game, usual) == end]
            total = mean_of([float(row.total) for row in own])
            rounds = mean_of([float(row.game["rounds"]) for row in own])
            chest = sum(row.record["sources"].get("chest", 0) for row in own)
            first = [row.won for row in own if row.record["order"] == 0]
            body.append(
                [f"{seats}, {end} coins", str(len(own) // seats), f"{rounds.value:.2f}",
                 f"{total.value:.1f} ± {total.error:.1f}", f"{spread_of([float(row.total) for row in own]):.1f}",
                 share(chest, sum(row.total for row in own)), per_cent(first), share(1, seats),
                 per_cent([row.won for row in own if fullest(row)])]
            )  # fmt: skip
    head = ["seats and end", "games", "rounds", "mean points", "spread", "of them coins", "wins of the first player",
            "fair", "wins of the fullest chest"]  # fmt: skip
    return table(head, body)


def fullest(row: Row) -> bool:
    """Whether no chest of the game holds more coins at the end."""
    chests = [seat["sources"].get("chest", 0) for seat in row.game["seats"]]
    return bool(row.record["sources"].get("chest", 0) == max(chests))


def by_columns(rows: Sequence[Row], lines: Sequence[tuple[str, Callable[[Row], float]]], head: str) -> Table:
    """Means a seat, one column for each number of seats."""
    groups = by_seats(rows)
    body = [
        [name, *(f"{sum(map(value, group)) / len(group):.1f}" for group in groups.values())]
        for name, value in lines
    ]
    return table([head, *(f"{seats} seats" for seats in groups)], body)


def counter(kind: str, name: str) -> Callable[[Row], float]:
    """How often a seat did something, as a value of a row."""
    return lambda row: float(row.use(kind, name))


def sources(rows: Sequence[Row]) -> Table:
    """Where the points come from: coins, and the cards owned at the end by set."""
    lines = [("Coins in the chest", counter("sources", "chest")),
             ("Reinforcements owned", counter("worth", "reinforcement")),
             ("Draft cards owned", counter("worth", "draft"))]  # fmt: skip
    return by_columns(rows, lines, "points a seat")


def coins(rows: Sequence[Row]) -> Table:
    """Where coins come from and go to, with the cards that pay for them."""
    lines = [("Won in melees", counter("coins", "pot")), ("By effects and tolls", counter("coins", "effects")),
             ("Stolen from others", counter("coins", "stolen")), ("Stolen by others", counter("coins", "robbed")),
             ("Spent on reinforcements", counter("coins", "spent")),
             ("Hand cards thrown to pay", counter("coins", "cards"))]  # fmt: skip
    return by_columns(rows, lines, "a seat and game")


def decks(rows: Sequence[Row]) -> Table:
    """What becomes of the decks."""

    def all_of(kind: str) -> Callable[[Row], float]:
        return lambda row: float(sum(row.record.get(kind, {}).values()))

    lines = [("Reinforcements acquired", all_of("acquired")), ("Cards removed", all_of("removed")),
             ("Cards owned at the end", lambda row: float(row.record["deck"])),
             ("Own characters exhausted", counter("suffered", "exhausted")),
             ("Own characters eliminated", counter("suffered", "eliminated"))]  # fmt: skip
    return by_columns(rows, lines, "a seat and game")


def growth(rows: Sequence[Row]) -> Table:
    """Points for each reinforcement acquired, card removed and melee won more."""
    body = []
    for seats, group in by_seats(rows).items():
        figures = [
            slope(group, lambda row: sum(row.record.get("acquired", {}).values())),
            slope(group, lambda row: sum(row.record.get("removed", {}).values())),
            slope(group, lambda row: len(melees_won(row))),
        ]
        body.append([str(seats), *(f"{figure.value:+.2f} ± {figure.error:.2f}" for figure in figures)])
    return table(["seats", "points a card acquired", "points a card removed", "points a melee won"], body)


def melees_won(row: Row) -> list[int]:
    """The rounds, from 0, whose melee this seat won."""
    first = row.game["melees"][0][0]
    seat = (first + row.record["order"]) % row.seats
    return [number for number, melee in enumerate(row.game["melees"]) if melee[1] == seat]


def melees(games: Sequence[Game]) -> Table:
    """What a melee is like, and who wins it."""
    body = []
    for seats, group in games_by_seats(games).items():
        fights = [melee for game in group for melee in game["melees"]]
        totals = [mean_of([float(fight[at]) for fight in fights]).value for at in (2, 3, 4, 5)]
        again = [
            float(one[1] == other[1])
            for game in group
            for one, other in zip(game["melees"], game["melees"][1:])
        ]
        ties = sum(fight[2] == fight[3] for fight in fights)
        own = [float(fight[0] == fight[1]) for game in group for fight in game["melees"][:1]]
        body.append(
            [str(seats), str(len(fights)), *(f"{total:.1f}" for total in totals), share(ties, len(fights)),
             per_cent(own), per_cent(again), share(1, seats)]
        )  # fmt: skip
    head = ["seats", "melees", "winner's total", "second total", "cards played", "pot", "decided by the token",
            "first melee won by its first player", "won by the winner of the last", "fair"]  # fmt: skip
    return table(head, body)


def rounds(games: Sequence[Game]) -> Table:
    """The winner's total and the pot, round by round."""
    body = []
    for seats, group in games_by_seats(games).items():
        cells = []
        for number in range(9):
            fights = [game["melees"][number] for game in group if len(game["melees"]) > number]
            known = len(fights) >= 25
            total, pot = (mean_of([float(fight[at]) for fight in fights]).value for at in (2, 5))
            cells.append(f"{total:.1f} / {pot:.1f}" if known else "–")
        body.append([str(seats), *cells])
    return table(["seats: winner's total / pot", *(f"round {n}" for n in range(1, 10))], body)


def passes(rows: Sequence[Row]) -> Table:
    """Passing: how often it keeps a player in, and what for."""
    body = []
    for seats, group in by_seats(rows).items():
        fights = sum(len(row.game["melees"]) for row in group)
        keys = ("free", "out", "forced", "back", "melees", "won")
        free, out, forced, back, stayed, won = (sum(row.use("passes", key) for row in group) for key in keys)
        body.append(
            [str(seats), each(free + out, fights), share(free, free + out), share(forced, free + out),
             share(back, free), share(stayed, fights), share(won, stayed)]
        )  # fmt: skip
    head = ["seats", "passes a seat and melee", "of them keep in", "of them with no card in hand",
            "a card played after one that keeps in", "seats kept in once or more", "of them win the melee"]  # fmt: skip
    return table(head, body)
