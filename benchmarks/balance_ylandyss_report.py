"""Ylandyss' balance report: tables from the games of a folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import balance_ylandyss_cards as cards
import balance_ylandyss_tables as tables
from balance_figures import Row
from balance_markdown import decided, order, scores
from balance_series import Game, read_games

from yonder_desktop.games.ylandyss.words import ALL_TYPE_KEYS, DRAFT, REINFORCEMENT, START
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.wording import words_for
from yonder_desktop.wording.markup import plain

WAYS = {"": "by points", "cards": "by the value of cards", "shared": "shared"}
"""Headings by what decided a game."""


def compared(folder: Path, trial: Path, keys: Sequence[str]) -> list[str]:
    """A trial beside the same games of the house set."""
    rules: Any = GameShelf().take("ylandyss").rules
    games = [read_games(path) for path in (folder, trial)]
    rows = both_of(*([game for game in part if not given(game)] for part in games))
    gifts = both_of(*([game for game in part if given(game)] for part in games))
    designs = [design for design in rules.tables.card_set.cards if design.id in keys]
    return cards.trial(rows, gifts, designs, words_for("ylandyss", rules.tables, []))


def both_of(house: Sequence[Game], trial: Sequence[Game]) -> tuple[list[Row], list[Row]]:
    """The rows of the games that both were played with: the same seats, seed and end."""
    one, other = ({name_of(game): game for game in games} for games in (house, trial))
    both = [name for name in one if name in other]
    return rows_of([one[name] for name in both]), rows_of([other[name] for name in both])


def name_of(game: Game) -> str:
    """A game by its setup."""
    return str(sorted(game["setup"].items()))


def given(game: Game) -> bool:
    """Whether cards were given by chance."""
    return "given" in game["seats"][0]


def rows_of(games: Sequence[Game]) -> list[Row]:
    """Every seat of every game."""
    return [Row(game, seat) for game in games for seat in game["seats"]]


class Report:
    """All tables over these games."""

    def __init__(self, games: Sequence[Game]) -> None:
        rules: Any = GameShelf().take("ylandyss").rules
        self.card_set = rules.tables.card_set
        self.words: Any = words_for("ylandyss", rules.tables, [])
        usual = self.card_set.board.end_default
        house = [game for game in games if not given(game)]
        self.games = [game for game in house if tables.end_of(game, usual) == usual]
        self.rows = rows_of(self.games)
        self.all_ends = rows_of(house)
        self.gifts = rows_of([game for game in games if given(game)])
        self.usual = usual

    def lines(self) -> list[str]:
        """The report from the first heading to the last table."""
        gifts = sum(1 for row in self.gifts if row.record["order"] == 0)
        others = sum(1 for row in self.all_ends if row.record["order"] == 0) - len(self.games)
        counts = f"{len(self.games)} games of greedy players to {self.usual} coins, {others} to other numbers"
        lines = ["## Figures", "", f"{counts}; {gifts} with cards given by chance.", ""]
        if self.games:
            lines += self.whole_games()
        if others:
            lines += ["### Other ends", "", *tables.ends(self.all_ends, self.usual)]
        return [*lines, *self.cards()] if self.games else lines

    def whole_games(self) -> list[str]:
        """What a game and a melee are like."""
        return [
            "### Points", "", *scores(self.rows), *tables.sources(self.rows),
            "### Order of the first round", "", *order(self.rows, "place", "points"),
            "### Length", "", *tables.length(self.games),
            "### What decided", "", *decided(self.games, WAYS),
            "### Coins and decks", "", *tables.coins(self.rows), *tables.decks(self.rows), *tables.growth(self.rows),
            "### Melees", "", *tables.melees(self.games), *tables.rounds(self.games),
            "### Passing", "", *tables.passes(self.rows),
        ]  # fmt: skip

    def cards(self) -> list[str]:
        """What becomes of the cards, and what they bring."""
        copies = dict(self.card_set.board.start)
        names = {key: plain(self.words.name(f"type:{key}")) for key in ALL_TYPE_KEYS}
        acquired = self.designs(REINFORCEMENT)
        return [
            "### Starting cards", "", *cards.starting(self.rows, self.designs(START), copies, self.words),
            "### Draft cards", "", *cards.drafts(self.rows, self.gifts, self.designs(DRAFT), self.words),
            "### Types of reinforcements", "", *cards.types(self.rows, self.gifts, acquired, names),
            "### Reinforcements by cost", "", *cards.costs(self.rows, self.gifts, acquired),
            "### Reinforcements", "", *cards.reinforcements(self.rows, self.gifts, acquired, self.words),
        ]  # fmt: skip

    def designs(self, which: int) -> list[Any]:
        """The designs of a set of cards."""
        return [design for design in self.card_set.cards if design.set == which]
