"""The tables of Yonder's balance report, as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from balance_figures import Row, beside, by_seats, mean_of, share, slope, spread_of
from balance_markdown import Table, each, table

from yonder_desktop.wording import GameWords
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yonder.things import amounts, price_words


def sources(rows: Sequence[Row], words: GameWords) -> Table:
    """Where the gold comes from, a seat; all C buildings together."""
    groups = by_seats(rows)
    sums: dict[str, dict[int, int]] = {}
    for row in rows:
        for key, gold in row.record["sources"].items():
            key = "buildings" if key.startswith("building:") else key
            sums.setdefault(key, {}).setdefault(row.seats, 0)
            sums[key][row.seats] += gold
    body = [
        [plain(words.score_source(key)), *(f"{sums[key].get(n, 0) / len(groups[n]):.1f}" for n in groups)]
        for key in sorted(sums, key=lambda key: -sum(sums[key].values()))
    ]
    return table(["gold a seat", *(f"{seats} seats" for seats in groups)], body)


def deliveries(rows: Sequence[Row]) -> Table:
    """Deliveries a seat in each round."""
    body = [
        [str(seats), *(f"{sum(row.use('rounds', str(n)) for row in group) / len(group):.1f}" for n in range(1, 6))]
        for seats, group in by_seats(rows).items()
    ]  # fmt: skip
    return table(["seats", *(f"round {n}" for n in range(1, 6))], body)


def start_ships(rows: Sequence[Row], names: dict[str, str]) -> Table:
    """Starting ships, which are dealt at random."""
    body = []
    for ship in sorted({row.record["start"] for row in rows}):
        own = [row for row in rows if row.record["start"] == ship]
        figure = beside(rows, lambda row, ship=ship: row.record["start"] == ship)  # type: ignore[misc]
        won = mean_of([row.won * row.seats for row in own])
        body.append([names[ship], str(len(own)), str(figure), f"{won.value:.2f} ± {won.error:.2f}"])
    return table(["starting ship", "seats", "gold beside the others", "wins (fair: 1)"], body)


def used(rows: Sequence[Row], kind: str, things: Sequence[tuple[str, str]], what: str) -> Table:
    """How often each thing was used, and what goes with it: (id, name) of each."""
    body = []
    for key, name in things:
        users = [row for row in rows if row.use(kind, key)]
        times = sum(row.use(kind, key) for row in rows)
        body.append(
            [name, share(len(users), len(rows)), f"{times / len(rows):.2f}",
             str(beside(rows, lambda row, key=key: row.use(kind, key) > 0)),  # type: ignore[misc]
             str(slope(rows, lambda row, key=key: row.use(kind, key)))]  # type: ignore[misc]
        )  # fmt: skip
    return table(
        [what, "seats that used it", "times a seat", "gold beside non-users", "gold a time more"], body
    )


def ships(rows: Sequence[Row], things: Sequence[tuple[str, str]]) -> Table:
    """Ships: seats that took one, services by it, and what goes with having it."""
    body = []
    for key, name in things:
        owners = [row for row in rows if row.use("fleet", key)]
        services = sum(row.use("ships", key) for row in rows)
        body.append(
            [name, share(len(owners), len(rows)), each(services, len(owners)),
             str(beside(rows, lambda row, key=key: row.use("fleet", key) > 0))]  # type: ignore[misc]
        )  # fmt: skip
    return table(["ship", "seats that took it", "services each", "gold beside the others"], body)


def buildings(rows: Sequence[Row], designs: Sequence[Any], names: dict[str, str], games: int) -> Table:
    """Buildings that work during the game: built, when, workers put there, worth."""
    body = []
    for design in designs:
        built = sum(row.use("built", design.id) for row in rows)
        when = sum(row.use("built_in", design.id) for row in rows)
        own = sum(row.use("cards", f"{design.id} own") for row in rows)
        other = sum(row.use("cards", f"{design.id} other") for row in rows)
        body.append(
            [names[design.id], plain(amounts(design.cost)), f"{built / games:.2f}", each(when, built),
             each(own, built * min(1, design.spots)), each(other, built * min(1, design.spots)),
             str(beside(rows, lambda row, key=design.id: row.use("built", key) > 0))]  # type: ignore[misc]
        )  # fmt: skip
    head = [
        "building",
        "price",
        "built a game",
        "in round",
        "own workers",
        "others' workers",
        "gold beside non-builders",
    ]
    return table(head, body)


def endgame_buildings(
    rows: Sequence[Row], designs: Sequence[Any], names: dict[str, str], games: int
) -> Table:
    """C buildings: drawn, built, paid."""
    body = []
    for design in designs:
        builders = [row for row in rows if row.use("built", design.id)]
        drawn = sum(row.use("drawn", design.id) for row in rows)
        paid = [row.record["sources"].get(f"building:{design.id}", 0) for row in builders]
        body.append(
            [names[design.id], plain(amounts(design.cost)), f"{drawn / games:.2f}", f"{len(builders) / games:.2f}",
             each(sum(paid), len(paid)), str(max(paid, default=0)),
             str(beside(rows, lambda row, key=design.id: row.use("built", key) > 0))]  # type: ignore[misc]
        )  # fmt: skip
    head = [
        "C building",
        "price",
        "drawn a game",
        "built a game",
        "mean pay",
        "most",
        "gold beside non-builders",
    ]
    return table(head, body)


def envoys(rows: Sequence[Row], designs: Sequence[Any], names: dict[str, str], games: int) -> Table:
    """Envoys: services and deliveries a game, worth."""
    body = []
    for design in designs:
        services = sum(row.use("envoys", design.id) for row in rows)
        made = sum(row.use("deliveries", design.id) for row in rows)
        users = sum(1 for row in rows if row.use("envoys", design.id))
        body.append(
            [names[design.id], design.letter, plain(price_words(design.price)), f"{design.least}–{design.most}",
             str(design.copies), f"{users / games:.2f}", each(services, users), each(made, services),
             str(beside(rows, lambda row, key=design.id: row.use("envoys", key) > 0))]  # type: ignore[misc]
        )  # fmt: skip
    head = ["envoy", "letter", "price", "range", "copies", "seats a game", "services each", "deliveries a service",
            "gold beside non-users"]  # fmt: skip
    return table(head, body)


def given(rows: Sequence[Row], names: dict[str, str], what: str) -> Table:
    """Gold of those who were given a thing beside that of the others, the best first."""
    figures = {key: beside(rows, lambda row, key=key: row.use("given", key) > 0) for key in names}  # type: ignore[misc]
    body = [
        [names[key], str(sum(row.use("given", key) for row in rows)), str(figures[key])]
        for key in sorted(names, key=lambda key: (figures[key].n == 0, -figures[key].value))
    ]
    return table([what, "seats", "gold beside the other gifts"], body)


def solo(rows: Sequence[Row]) -> Table:
    """Games against Olos by level."""
    body = []
    for level in sorted({row.record["level"] for row in rows}):
        own = [row for row in rows if row.record["level"] == level]
        won = mean_of([row.won for row in own])
        totals, his = [row.total for row in own], [float(row.game["rival"]) for row in own]
        body.append(
            [str(level), str(len(own)), f"{100 * won.value:.0f} ± {100 * won.error:.0f} %",
             f"{mean_of(totals).value:.1f}", f"{spread_of(totals):.1f}",
             f"{mean_of(his).value:.1f}", f"{spread_of(his):.1f}"]
        )  # fmt: skip
    return table(["level", "games", "won", "mean score", "spread", "mean of Olos", "spread"], body)
