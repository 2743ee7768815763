"""The tables of YRO's balance report, as Markdown: whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from balance_figures import (
    Row,
    beside,
    by_seats,
    mean_of,
    middle,
    per_cent,
    points,
    ratio,
    share,
    slope,
    spread_of,
    wins,
)
from balance_markdown import Table, games_by_seats, table
from balance_series import Game

from yonder_desktop.wording import GameWords
from yonder_desktop.wording.markup import plain


def variant(game: Game) -> str:
    """What a game was played with."""
    options = game["setup"]["options"]
    words = [word for word in ("quests", "draft") if options.get(word, 0)]
    return " and ".join(words) or "basic"


def played(games: Sequence[Game]) -> Table:
    """How many games of which kind there are."""
    kinds = ["basic", "quests", "draft", "quests and draft"]
    body = []
    for seats, group in games_by_seats(games).items():
        counts = Counter(variant(game) for game in group)
        body.append([str(seats), *(str(counts[kind]) for kind in kinds), str(len(group))])
    return table(["seats", *kinds, "all"], body)


def variants(rows: Sequence[Row]) -> Table:
    """Basic games, quests and draft beside each other."""
    body = []
    for seats, group in by_seats(rows).items():
        for kind in ("basic", "quests", "draft", "quests and draft"):
            own = [row for row in group if variant(row.game) == kind]
            if own:
                figure = mean_of([points(row) for row in own])
                turns = mean_of([float(row.game["turns"]) for row in own])
                cards = mean_of([float(len(row.record["placed"])) for row in own])
                body.append(
                    [f"{seats}, {kind}", str(len(own) // seats), f"{figure.value:.1f} ± {figure.error:.1f}",
                     f"{turns.value:.2f}", f"{cards.value:.1f}"]
                )  # fmt: skip
    return table(["seats and variant", "games", "mean points", "turns", "adventurers"], body)


def length(games: Sequence[Game]) -> Table:
    """Turns, and what ended the games."""
    body = []
    for seats, group in games_by_seats(games).items():
        turns = [float(game["turns"]) for game in group]
        counts = Counter(min(8, max(4, int(turn))) for turn in turns)
        ends = Counter(game["end"] for game in group)
        cards = [float(len(seat["placed"])) for game in group for seat in game["seats"]]
        again = [float(game["decks"] > 1) for game in group]
        body.append(
            [str(seats), f"{mean_of(turns).value:.2f}", *(share(counts[n], len(group)) for n in range(4, 9)),
             *(share(ends[end], len(group)) for end in ("points", "guild", "both", "shadow")),
             f"{mean_of(cards).value:.1f}", share(sum(again), len(group))]
        )  # fmt: skip
    return table(
        ["seats", "turns", "4 or fewer", "5", "6", "7", "8 or more", "ended by 40 points", "by nine adventurers",
         "by both", "by the shadow", "adventurers a seat", "deck made anew"], body
    )  # fmt: skip


def sources(rows: Sequence[Row], words: GameWords) -> Table:
    """Where the points come from, a seat."""
    groups = by_seats(rows)
    keys = ("recruit", "links", "combat", "stars", "vp_phase", "quests", "money")
    body = []
    for key in keys:
        sums = [
            sum(row.record["sources"].get(key, 0) for row in group) / len(group) for group in groups.values()
        ]
        body.append([plain(words.score_source(key)), *(f"{value:.1f}" for value in sums)])
    return table(["points a seat", *("solo" if seats == 1 else f"{seats} seats" for seats in groups)], body)


def left_over(rows: Sequence[Row]) -> Table:
    """Money and arts at the end."""
    body = []
    for seats, group in by_seats(rows).items():
        money = [float(row.record["money"]) for row in group]
        rest = [float(row.record["money"] % 3) for row in group]
        winners = [float(row.record["money"]) for row in group if row.won]
        arts = [mean_of([float(row.record[art]) for row in group]).value for art in ("magic", "tech")]
        full = [[float(row.record[art] >= 10) for row in group] for art in ("magic", "tech")]
        body.append(
            [str(seats), f"{mean_of(money).value:.1f}", f"{middle(money):.0f}", f"{max(money):.0f}",
             f"{mean_of(winners).value:.1f}", f"{mean_of(rest).value:.2f}", *(f"{art:.1f}" for art in arts),
             *(share(sum(ends), len(ends)) for ends in full)]
        )  # fmt: skip
    return table(
        ["seats", "money left", "median", "most", "of winners", "of it worth nothing", "Magic", "Technology",
         "Magic at the end of the track", "Technology at the end"], body
    )  # fmt: skip


def power(rows: Sequence[Row]) -> Table:
    """Power turn by turn, of all and of those who had most."""
    body = []
    for seats, group in by_seats(rows).items():
        cells = []
        for turn in range(7):
            own = [float(row.record["powers"][turn]) for row in group if len(row.record["powers"]) > turn]
            best = [float(max(seat["powers"][turn] for seat in row.game["seats"]))
                    for row in group if row.record["order"] == 0 and len(row.record["powers"]) > turn]  # fmt: skip
            far = len(best) >= 25
            cells.append(f"{mean_of(own).value:.1f} / {mean_of(best).value:.1f}" if far else "–")
        body.append([str(seats), *cells])
    return table(["seats: mean / most", *(f"turn {turn}" for turn in range(1, 8))], body)


def combat(rows: Sequence[Row]) -> Table:
    """What Combat gives: ties for the first rank, prizes, and how points and wins rise with power."""
    body = []
    for seats, group in by_seats(rows).items():
        firsts, fights = [], []
        for row in group:
            if row.record["order"] == 0 and seats > 1:
                for powers in zip(*(seat["powers"] for seat in row.game["seats"]), strict=True):
                    firsts.append(float(powers.count(max(powers)) > 1))
        for row in group:
            fights += [float(prize) for prize in row.record["prizes"]]
        last = slope(group, lambda row: int(row.record["powers"][-1]) if row.record["powers"] else 0)
        body.append(
            [str(seats), share(sum(firsts), len(firsts)), f"{mean_of(fights).value:.2f}", f"{max_power(group)}",
             f"{last.value:+.2f} ± {last.error:.2f}"]
        )  # fmt: skip
    return table(
        [
            "seats",
            "first rank shared",
            "prize a Combat",
            "most power",
            "points for each power in the last Combat",
        ],
        body,
    )


def max_power(rows: Sequence[Row]) -> int:
    """The most power that was ever seen."""
    return max(max(row.record["powers"], default=0) for row in rows)


def links(rows: Sequence[Row], names: dict[str, str], counts: dict[str, int]) -> Table:
    """Links by faction and profession: how often paid, what goes with one."""
    body = []
    for key, name in names.items():
        times = sum(row.use("links", key) for row in rows)
        has = [row for row in rows if row.use("links", key)]
        body.append(
            [name, str(counts[key]), f"{100 * times / len(rows):.1f}", share(len(has), len(rows)),
             str(beside(rows, lambda row, key=key: row.use("links", key) > 0)),  # type: ignore[misc]
             ratio(beside(rows, lambda row, key=key: row.use("links", key) > 0, wins))]  # type: ignore[misc]
        )  # fmt: skip
    return table(
        [
            "link",
            "cards",
            "paid in 100 guilds",
            "seats with one",
            "points beside the others",
            "wins beside (fair: 1)",
        ],
        body,
    )


def link_counts(rows: Sequence[Row]) -> Table:
    """How many links a guild is paid."""
    body = []
    for seats, group in by_seats(rows).items():
        counts = Counter(min(4, sum(row.record["links"].values())) for row in group)
        mean = mean_of([float(sum(row.record["links"].values())) for row in group])
        rise = slope(group, lambda row: sum(row.record["links"].values()))
        body.append(
            [str(seats), f"{mean.value:.2f}", *(share(counts[n], len(group)) for n in range(5)), str(rise)]
        )
    return table(["seats", "links a guild", "0", "1", "2", "3", "4 or more", "points a link more"], body)


def quests(rows: Sequence[Row], names: dict[str, str]) -> Table:
    """Quests: in how many games they lay open, how often and by how many they were met."""
    body = []
    games = [row.game for row in rows if row.record["order"] == 0]
    for key, name in names.items():
        cells, all_open = [], 0
        for group in games_by_seats(games).values():
            there = [game for game in group if key in game["quests"]]
            met = [game for game in there if any(key in seat["quests"] for seat in game["seats"])]
            all_open += len(there)
            cells.append(share(len(met), len(there)))
        takers = [row for row in rows if key in row.record["quests"]]
        done = [game for game in games if any(key in seat["quests"] for seat in game["seats"])]
        own = [row for row in rows if key in row.game["quests"]]
        each = f"{len(takers) / len(done):.2f}" if done else "–"
        body.append(
            [name, str(all_open), *cells, each,
             str(beside(own, lambda row, key=key: key in row.record["quests"]))]  # type: ignore[misc]
        )  # fmt: skip
    seats = games_by_seats(games)
    return table(
        ["quest", "games with it", *(f"met at {n}" for n in seats), "seats that met it at once",
         "points beside the others"], body
    )  # fmt: skip


def solo(rows: Sequence[Row]) -> Table:
    """Solo games by variant: lost, points, turns."""
    body = []
    for kind in ("basic", "quests", "draft", "quests and draft"):
        own = [row for row in rows if variant(row.game) == kind]
        if not own:
            continue
        lost = [float(row.game["end"] == "shadow") for row in own]
        done = [row for row in own if row.game["end"] != "shadow"]
        totals = [points(row) for row in done]
        beaten = [float(sum(1 for prize in row.record["prizes"] if prize)) for row in done]
        turns = [float(row.game["turns"]) for row in done]
        body.append(
            [kind, str(len(own)), per_cent(lost), *(f"{middle(totals, part):.0f}" for part in (0.25, 0.5, 0.75)),
             f"{mean_of(totals).value:.1f}", f"{spread_of(totals) if totals else 0:.1f}",
             f"{mean_of(turns).value:.2f}", f"{mean_of(beaten).value:.2f}"]
        )  # fmt: skip
    return table(
        ["variant", "games", "lost", "lower quarter", "median", "upper quarter", "mean", "spread", "turns",
         "Combats won"], body
    )  # fmt: skip


def solo_losses(rows: Sequence[Row]) -> Table:
    """Lost solo games by turn: how far the guild was, and what turned up last."""
    body = []
    lost = [row for row in rows if row.game["end"] == "shadow"]
    for turn in sorted({row.game["turns"] for row in lost}):
        own = [row for row in lost if row.game["turns"] == turn]
        reached = sum(1 for row in rows if row.game["turns"] >= turn)
        before = [float(row.game["shadow_power"] - row.game["shadow"][-1]) for row in own]
        last = [float(row.game["shadow"][-1]) for row in own]
        cards = [float(len(row.record["placed"])) for row in own]
        full = [row for row in own if len(row.record["placed"]) >= 9]
        body.append(
            [str(turn), str(len(own)), share(len(own), reached), f"{mean_of(before).value:.1f}",
             f"{mean_of(last).value:.1f}", f"{mean_of(cards).value:.1f}", str(len(full)),
             f"{mean_of([float(row.record['points']) for row in own]).value:.1f}"]
        )  # fmt: skip
    return table(
        ["lost in turn", "games", "of those that came so far", "shadow before", "last card", "adventurers",
         "of them with nine", "points so far"], body
    )  # fmt: skip


def solo_ranks(rows: Sequence[Row], words: Any) -> Table:
    """How often each rank was reached."""
    counts: Counter[str] = Counter()
    least: dict[str, float] = {}
    for row in rows:
        lost = row.game["end"] == "shadow"
        rank = plain(words.solo_rank(row.total, lost))
        counts[rank] += 1
        least[rank] = min(least.get(rank, 999.0), -1.0 if lost else row.total)
    ranks = sorted(counts, key=lambda rank: least[rank])
    return table(
        ["rank", "games", "share"],
        [[rank, str(counts[rank]), share(counts[rank], len(rows))] for rank in ranks],
    )
