"""YRO's balance report: tables from the games of a folder, put between the marks of a Markdown file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import balance_yro_cards as cards
import balance_yro_tables as tables
from balance_figures import Row
from balance_markdown import decided, order, scores
from balance_series import read_games
from balance_yro_figures import rows_of

from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.wording import words_for
from yonder_desktop.wording.markup import plain

WAYS = {"": "by points", "money": "by money", "power": "by power", "shared": "shared"}
"""Headings by what decided a game."""


def compared(folder: Path, trial: Path, keys: Sequence[str]) -> list[str]:
    """A trial beside the same games of the house set."""
    rules: Any = GameShelf().take("yro").rules
    words = words_for("yro", rules.tables, [])
    both = [rows_of(read_games(path), rules.tables) for path in (folder, trial)]
    house, other = cards.same_games(*both)
    return cards.trial(house, other, keys, words)


class Report:
    """All tables over these games."""

    def __init__(self, games: Sequence[dict[str, Any]]) -> None:
        self.rules: Any = GameShelf().take("yro").rules
        self.card_set = self.rules.tables.card_set
        self.words: Any = words_for("yro", self.rules.tables, [])
        self.games = games
        self.rows = rows_of(games, self.rules.tables)
        self.several = [row for row in self.rows if row.seats > 1]
        # a draft deals and passes cards otherwise: what was drawn and what was not is told for the other games
        self.dealt = [row for row in self.several if not row.game["setup"]["options"].get("draft", 0)]
        cards.first_hands(self.rules, self.dealt)

    def lines(self) -> list[str]:
        """The report from the first heading to the last table."""
        finished = [row for row in self.rows if row.game["end"] != "shadow"]
        table_games = [game for game in self.games if game["setup"]["seats"] > 1]
        with_quests = [row for row in self.rows if row.game["quests"]]
        lines = [
            "## Figures",
            "",
            f"{len(self.games)} games of greedy players.",
            "",
            *tables.played(self.games),
        ]
        lines += ["### Points", "", "Solo: finished games.", "", *scores(finished)]
        lines += ["### Variants", "", *tables.variants(finished)]
        lines += ["### Seats", "", *order(self.several, "seat", "points")]
        lines += ["### Length and end", "", *tables.length(self.games)]
        lines += ["### What decided", "", *decided(table_games, WAYS)]
        lines += ["### Where the points come from", "", *tables.sources(finished, self.words)]
        lines += ["### Left over at the end", "", *tables.left_over(finished)]
        lines += ["### Power", "", *tables.power(self.rows), *tables.combat(self.rows)]
        lines += self.badges()
        lines += [
            "### Links",
            "",
            *tables.link_counts(finished),
            *tables.links(self.several, *self.all_badges()),
        ]
        names = {quest.id: plain(self.words.name(f"quest:{quest.id}")) for quest in self.card_set.quests}
        lines += ["### Quests", "", *tables.quests(with_quests, names)]
        lines += self.solo()
        lines += [f"### Adventurers: {len(self.dealt)} guilds of 2 to 5 seats without draft", ""]
        return [*lines, *cards.adventurers(self.dealt, self.card_set, self.words)]

    def badges(self) -> list[str]:
        """Factions and professions."""
        names, copies = self.all_badges()
        lines = []
        for title, kind, group in (
            ("Factions", "factions", self.card_set.factions),
            ("Professions", "professions", self.card_set.professions),
        ):
            own = [badge.id for badge in group]
            part = cards.badges(
                self.several, kind, {key: names[key] for key in own}, {key: copies[key] for key in own}
            )
            lines += [f"### {title}", "", *part]
        return lines

    def all_badges(self) -> tuple[dict[str, str], dict[str, int]]:
        """Names, and copies in the deck, of all factions and professions."""
        factions, professions = self.card_set.factions, self.card_set.professions
        names = {badge.id: plain(self.words.name(f"faction:{badge.id}")) for badge in factions}
        names |= {badge.id: plain(self.words.name(f"profession:{badge.id}")) for badge in professions}
        copies: Counter[str] = Counter()
        for design in self.card_set.adventurers:
            copies[factions[design.faction].id] += design.copies
            copies[professions[design.profession].id] += design.copies
        return names, dict(copies)

    def solo(self) -> list[str]:
        """Against the shadow."""
        rows: list[Row] = [row for row in self.rows if row.seats == 1]
        if not rows:
            return []
        lines = ["### Solo", "", *tables.solo(rows), *tables.solo_losses(rows)]
        return [*lines, *tables.solo_ranks(rows, self.words)]
