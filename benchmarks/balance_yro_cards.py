"""The tables of YRO's balance report, as Markdown: adventurers, factions, professions, trials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from balance_figures import Row, beside, by_seats, mean_of, ratio, share, slope, wins
from balance_markdown import Table, each, table

from yonder_desktop.core.contract import setup_from_record
from yonder_desktop.wording.markup import plain


def first_hands(rules: Any, rows: Sequence[Row]) -> None:
    """Note what each seat was dealt at the start of its game, which is chance alone."""
    hands: list[tuple[int, ...]] = []
    game: Any = None
    for row in rows:
        if row.game is not game:
            game = row.game
            hands = rules.new_game(setup_from_record(game["setup"])).hands
        dealt = hands[row.record["order"]]
        row.record["dealt"] = Counter(rules.tables.cards[card].id for card in dealt)


def adventurers(rows: Sequence[Row], card_set: Any, words: Any) -> Table:
    """Every design: how often it came to hand and was recruited, and what goes with it."""
    lines = []
    for design in card_set.adventurers:
        key = design.id
        turns = [float(turn) for row in rows for name, turn in row.record["placed"] if name == key]
        drawn = sum(row.use("drawn", key) for row in rows)
        owners = sum(1 for row in rows if row.use("guild", key))
        gain = beside(rows, lambda row, key=key: row.use("guild", key) > 0)  # type: ignore[misc]
        win = beside(rows, lambda row, key=key: row.use("guild", key) > 0, wins)  # type: ignore[misc]
        hand = beside(rows, lambda row, key=key: row.use("dealt", key) > 0)  # type: ignore[misc]
        badges = f"{card_set.factions[design.faction].id}, {card_set.professions[design.profession].id}"
        cells = [
            plain(words.name(f"card:{key}")), badges, str(design.cost), str(design.power), str(design.copies),
            share(len(turns), drawn), share(owners, len(rows)), f"{mean_of(turns).value:.1f}", str(gain), ratio(win),
            str(hand),
        ]  # fmt: skip
        lines.append((-win.value, cells))
    lines.sort(key=lambda line: line[0])
    head = [
        "adventurer",
        "badges",
        "cost",
        "power",
        "copies",
        "recruited of those drawn",
        "seats that have it",
        "in turn",
        "points beside those without",
        "wins beside (fair: 1)",
        "points when dealt at the start",
    ]
    return table(head, [cells for _, cells in lines])


def badges(rows: Sequence[Row], kind: str, names: dict[str, str], copies: dict[str, int]) -> Table:
    """Factions or professions: their part of the deck and of the guilds, what goes with more of them."""
    whole = sum(sum(row.record[kind].values()) for row in rows)
    body = []
    for key, name in names.items():
        times = sum(row.use(kind, key) for row in rows)
        three = sum(1 for row in rows if row.use(kind, key) >= 3)
        points = slope(rows, lambda row, key=key: row.use(kind, key))  # type: ignore[misc]
        win = beside(rows, lambda row, key=key: row.use(kind, key) >= 2, wins)  # type: ignore[misc]
        body.append(
            [name, share(copies[key], sum(copies.values())), share(times, whole), each(times, len(rows)),
             share(three, len(rows)), f"{points.value:+.2f} ± {points.error:.2f}", ratio(win)]
        )  # fmt: skip
    return table(
        [kind[:-1], "of the deck", "of the guilds", "in a guild", "guilds with three or more", "points a card more",
         "wins with two or more (fair: 1)"], body
    )  # fmt: skip


def trial(house: Sequence[Row], other: Sequence[Row], keys: Sequence[str], words: Any) -> Table:
    """What a change did: adventurers, points and length, of the house set and of the trial."""
    body = []
    for label, rows in (("house", house), ("trial", other)):
        turns = mean_of([float(row.game["turns"]) for row in rows])
        total = mean_of([float(row.total) for row in rows])
        body.append(
            [
                f"{label}: all",
                f"{len(rows)} seats",
                f"{total.value:.2f} ± {total.error:.2f}",
                f"{turns.value:.2f}",
                "",
            ]
        )
        for key in keys:
            drawn = sum(row.use("drawn", key) for row in rows)
            took = sum(row.use("guild", key) for row in rows)
            gain = beside(rows, lambda row, key=key: row.use("guild", key) > 0)  # type: ignore[misc]
            win = beside(rows, lambda row, key=key: row.use("guild", key) > 0, wins)  # type: ignore[misc]
            body.append(
                [
                    f"{label}: {plain(words.name(f'card:{key}'))}",
                    share(took, drawn),
                    str(gain),
                    "",
                    ratio(win),
                ]
            )
    return table(["", "recruited of those drawn", "points (beside)", "turns", "wins beside (fair: 1)"], body)


def same_games(house: Sequence[Row], other: Sequence[Row]) -> tuple[list[Row], list[Row]]:
    """The rows of the games that both were played with: the same seats, seed and variant."""
    here, there = {name_of(row) for row in house}, {name_of(row) for row in other}
    both = here & there
    return [row for row in house if name_of(row) in both], [row for row in other if name_of(row) in both]


def name_of(row: Row) -> str:
    """A game by its setup."""
    return str(sorted(row.game["setup"].items()))


def seats_of(rows: Sequence[Row]) -> list[int]:
    """The numbers of seats among rows."""
    return list(by_seats(rows))
