"""The tables of Ylandyss' balance report, as Markdown: cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from balance_figures import Figure, Row, beside, by_seats, mean_of, ratio, share, together, wins
from balance_markdown import Table, each, table

from yonder_desktop.games.ylandyss.words import ALL_TYPE_KEYS, CHARACTER, DRAFT
from yonder_desktop.wording.markup import plain


def starting(rows: Sequence[Row], designs: Sequence[Any], copies: dict[str, int], words: Any) -> Table:
    """The cards that everybody begins with: played, winning, and when they are got rid of."""
    body = []
    for design in designs:
        gone = total(rows, "removed", design.id)
        body.append(
            [plain(words.name(f"card:{design.id}")), types_of(design), strength_of(design), str(copies[design.id]),
             *in_melee(rows, design.id), share(gone, copies[design.id] * len(rows)),
             each(total(rows, "removed_in", design.id), gone)]
        )  # fmt: skip
    head = ["card", "types", "strength", "copies each", "played of those drawn", "melees it won (fair: 1)",
            "removed by the end", "in round"]  # fmt: skip
    return table(head, body)


def drafts(rows: Sequence[Row], gifts: Sequence[Row], designs: Sequence[Any], words: Any) -> Table:
    """Draft cards, the ones that bring most by chance first."""
    lines = []
    for design in designs:
        key = design.id
        owners = [row for row in rows if row.use("drafted", key)]
        picks = [float(row.use("drafted", key)) for row in owners if row.seats > 2]
        luck = by_chance(gifts, "drafted", [key])
        lines.append(
            (luck.value, [
                plain(words.name(f"card:{key}")), types_of(design), strength_of(design), str(design.value),
                share(len(owners), games_of(rows)), f"{mean_of(picks).value:.2f}", *in_melee(rows, key),
                share(total(rows, "removed", key), len(owners)),
                *going_with(rows, "drafted", key), str(luck),
            ])
        )  # fmt: skip
    lines.sort(key=lambda line: -line[0])
    head = ["card", "types", "strength", "value", "games in which it is drafted", "pick (3, 4 seats)",
            "played of those drawn", "melees it won (fair: 1)", "removed by the end", "points beside those without",
            "wins beside (fair: 1)", "points when drafted by chance"]  # fmt: skip
    return table(head, [cells for _, cells in lines])


def reinforcements(rows: Sequence[Row], gifts: Sequence[Row], designs: Sequence[Any], words: Any) -> Table:
    """Reinforcements, the ones that bring most by chance first."""
    offered = offers(rows)
    lines = []
    for design in designs:
        key = design.id
        taken = total(rows, "acquired", key)
        luck = by_chance(gifts, "given", [key])
        lines.append(
            (luck.value, [
                plain(words.name(f"card:{key}")), types_of(design), str(design.cost), strength_of(design),
                str(design.value), str(design.copies), share(taken, offered.get(key, 0)), each(taken, games_of(rows)),
                each(total(rows, "acquired_in", key), taken), *in_melee(rows, key),
                *going_with(rows, "acquired", key), str(luck),
            ])
        )  # fmt: skip
    lines.sort(key=lambda line: -line[0])
    head = ["card", "types", "cost", "strength", "value", "copies", "acquired of those laid out", "a game", "in round",
            "played of those drawn", "melees it won (fair: 1)", "points beside those without", "wins beside (fair: 1)",
            "points when given by chance"]  # fmt: skip
    return table(head, [cells for _, cells in lines])


def types(rows: Sequence[Row], gifts: Sequence[Row], designs: Sequence[Any], names: dict[str, str]) -> Table:
    """Reinforcements by type: their part of the deck and of what is acquired, and what they bring."""
    offered = offers(rows)
    every = sum(design.copies for design in designs)
    whole = sum(total(rows, "acquired", design.id) for design in designs)
    body = []
    for code, key in enumerate(ALL_TYPE_KEYS):
        own = [design for design in designs if code in design.types]
        ids = [design.id for design in own]
        taken = sum(total(rows, "acquired", name) for name in ids)
        body.append(
            [names[key], share(sum(design.copies for design in own), every), share(taken, whole),
             share(taken, sum(offered.get(name, 0) for name in ids)),
             str(beside(rows, lambda row, ids=ids: any(row.use("acquired", name) for name in ids))),  # type: ignore[misc]
             str(by_chance(gifts, "given", ids))]
        )  # fmt: skip
    head = ["type", "of the deck", "of those acquired", "acquired of those laid out", "points beside those without",
            "points when given by chance"]  # fmt: skip
    return table(head, body)


def costs(rows: Sequence[Row], gifts: Sequence[Row], designs: Sequence[Any]) -> Table:
    """Reinforcements by cost: what is acquired, and what they bring."""
    offered = offers(rows)
    body = []
    for cost in sorted({design.cost for design in designs}):
        own = [design for design in designs if design.cost == cost]
        taken = sum(total(rows, "acquired", design.id) for design in own)
        body.append(
            [str(cost), str(sum(design.copies for design in own)),
             share(taken, sum(offered.get(design.id, 0) for design in own)), each(taken, games_of(rows)),
             str(by_chance(gifts, "given", [design.id for design in own]))]
        )  # fmt: skip
    head = ["cost", "cards", "acquired of those laid out", "a game", "points when given by chance"]
    return table(head, body)


def by_chance(gifts: Sequence[Row], kind: str, keys: Sequence[str]) -> Figure:
    """Points of seats to which chance gave one of these cards beside those of the others."""
    return beside(gifts, lambda row: any(row.use(kind, key) for key in keys))


Pair = tuple[Sequence[Row], Sequence[Row]]
"""Rows of games with the house set, and of the same games of a trial."""


def trial(both: Pair, both_gifts: Pair, designs: Sequence[Any], words: Any) -> Table:
    """What a change did: points, length, the first player's wins and cards, of the house set and of the trial."""
    body = []
    for label, rows, gifts in zip(("house", "trial"), both, both_gifts):
        points = mean_of([float(row.total) for row in rows])
        rounds = mean_of([float(row.game["rounds"]) for row in rows])
        first = mean_of([wins(row) for row in rows if row.record["order"] == 0])
        body.append(
            [f"{label}: all", f"{len(rows)} seats", f"{points.value:.2f} ± {points.error:.2f}", f"{rounds.value:.2f}",
             "", f"{first.value:.2f} ± {first.error:.2f}", f"{len(gifts)} seats"]
        )  # fmt: skip
        for design in designs:
            key = design.id
            kind, chance_kind = ("drafted", "drafted") if design.set == DRAFT else ("acquired", "given")
            own = sum(1 for row in rows if row.use(kind, key))
            gain, win = going_with(rows, kind, key)
            name = plain(words.name(f"card:{key}"))
            chance = by_chance(gifts, chance_kind, [key])
            body.append(
                [
                    f"{label}: {name}",
                    share(own, len(rows)),
                    gain,
                    "",
                    in_melee(rows, key)[1],
                    win,
                    str(chance),
                ]
            )
    head = ["", "seats that have it", "points (beside)", "rounds", "melees it won (fair: 1)",
            "wins (of the first player, fair: 1; beside)", "points by chance"]  # fmt: skip
    return table(head, body)


def in_melee(rows: Sequence[Row], key: str) -> list[str]:
    """How often a drawn card is played in the same melee or a later one, and its share of melees won."""
    parts = []
    for seats, group in by_seats(rows).items():
        often, won = total(group, "played", key), total(group, "won_with", key)
        if often >= 25:
            part = won / often
            error = (part * (1 - part) / often) ** 0.5
            parts.append(Figure(part * seats, error * seats, often))
    figure = together(parts)
    ratios = f"{figure.value:.2f} ± {figure.error:.2f}" if figure.n else "–"
    return [share(total(rows, "played", key), total(rows, "drawn", key)), ratios]


def going_with(rows: Sequence[Row], kind: str, key: str) -> list[str]:
    """Points and wins of seats that have a card beside those of the others."""
    return [
        str(beside(rows, lambda row: row.use(kind, key) > 0)),
        ratio(beside(rows, lambda row: row.use(kind, key) > 0, wins)),
    ]


def total(rows: Sequence[Row], kind: str, key: str) -> int:
    """How often all seats together did something."""
    return sum(row.use(kind, key) for row in rows)


def offers(rows: Sequence[Row]) -> dict[str, int]:
    """How often each reinforcement was laid out, in all games of these rows."""
    counts: dict[str, int] = {}
    for row in rows:
        if row.record["order"] == 0:
            for key, times in row.game["offered"].items():
                counts[key] = counts.get(key, 0) + times
    return counts


def games_of(rows: Sequence[Row]) -> int:
    """The number of games that rows come from."""
    return sum(1 for row in rows if row.record["order"] == 0)


def types_of(design: Any) -> str:
    """Types and level, as they stand in the card set."""
    words = ", ".join(ALL_TYPE_KEYS[code] for code in design.types) or "action"
    return f"{words} {design.level}" if design.level else words


def strength_of(design: Any) -> str:
    """A printed strength; actions have none."""
    return str(design.strength) if design.kind == CHARACTER else "–"
