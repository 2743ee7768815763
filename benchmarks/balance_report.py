"""Yonder's balance report: tables from the games of a folder, put between the marks of a Markdown file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import balance_tables as tables
from balance_figures import Row
from balance_markdown import order, scores

from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.wording import GameWords, words_for
from yonder_desktop.wording.markup import plain


class Report:
    """All tables over these games."""

    def __init__(self, games: Sequence[dict[str, Any]]) -> None:
        rules: Any = GameShelf().take("yonder").rules
        self.card_set = rules.tables.card_set
        self.words: GameWords = words_for("yonder", rules.tables, [])
        plain_games = [game for game in games if "given" not in game["seats"][0]]
        self.groups = {
            "base": [game for game in plain_games if game["setup"]["seats"] > 1 and not ventures(game)],
            "ventures": [game for game in plain_games if game["setup"]["seats"] > 1 and ventures(game)],
            "gifts": [game for game in games if "given" in game["seats"][0]],
            "solo": [game for game in games if game["setup"]["seats"] == 1],
        }

    def lines(self) -> list[str]:
        """The report from the first heading to the last table."""
        parts = [("base", self.base), ("ventures", self.ventures), ("gifts", self.gifts), ("solo", self.solo)]
        return [line for key, part in parts if self.groups[key] for line in part(self.groups[key])]

    def base(self, games: Sequence[dict[str, Any]]) -> list[str]:
        """The base game at 2, 3 and 4 seats."""
        rows = rows_of(games)
        letters = {letter: self.designs(letter, False) for letter in ("A", "B", "C")}
        return [
            f"## Base game: {len(games)} games of greedy players", "", "### Scores", "", *scores(rows),
            "### Order of the first round", "", *order(rows, "turn", "gold"),
            "### Where the gold comes from", "", *tables.sources(rows, self.words),
            "### Deliveries a seat", "", *tables.deliveries(rows),
            "### Starting ships", "", *tables.start_ships(rows, self.names("ship", self.card_set.ships)),
            "### Ships", "", *self.ships(rows, "base"),
            "### Envoys", "", *self.envoys(rows, False, len(games)),
            "### A buildings", "", *self.working(rows, letters["A"], len(games)),
            "### B buildings", "", *self.working(rows, letters["B"], len(games)),
            "### C buildings", "", *self.paying(rows, letters["C"], len(games)),
            *self.board(rows),
        ]  # fmt: skip

    def board(self, rows: Sequence[Row]) -> list[str]:
        """Spots, upper city and favour track."""
        board = self.card_set.board
        upper = [
            (place.id, f"{plain(self.words.name(f'upper:{place.id}'))} ({place.id})") for place in board.upper
        ]
        spots = list(self.names("spot", board.city_spots).items())
        favour = [
            (str(s.space), f"{s.space} {plain(self.words.name(f'favour:{s.space}'))}") for s in board.favour
        ]
        return [
            "### City spots", "", *tables.used(rows, "spots", spots, "spot"),
            "### Upper city", "", *tables.used(rows, "upper", upper, "place"),
            "### Favour track", "", *tables.used(rows, "favour", favour, "space"),
        ]  # fmt: skip

    def ventures(self, games: Sequence[dict[str, Any]]) -> list[str]:
        """What Ventures adds."""
        rows = rows_of(games)
        return [
            f"## Ventures: {len(games)} games of greedy players", "", *scores(rows),
            "### Ships of Ventures", "", *self.ships(rows, "ventures"),
            "### Envoys of Ventures", "", *self.envoys(rows, True, len(games)),
            "### Buildings of Ventures", "", *self.working(rows, self.designs("B", True), len(games)),
        ]  # fmt: skip

    def gifts(self, games: Sequence[dict[str, Any]]) -> list[str]:
        """What things bring those who are given them by chance."""
        rows = rows_of(games)
        working = [d for letter in ("A", "B") for of in (False, True) for d in self.designs(letter, of)]
        ships = [ship for ship in self.card_set.ships if ship.group != "starting"]
        return [
            f"## Gifts: {len(games)} games in which seats are given two buildings and a ship by chance", "",
            *tables.given(rows, self.names("card", working), "building"),
            *tables.given(rows, self.names("ship", ships), "ship"),
        ]  # fmt: skip

    def solo(self, games: Sequence[dict[str, Any]]) -> list[str]:
        """Against Captain Olos."""
        rows = []
        for game in games:
            for row in rows_of([game]):
                row.record["level"] = int(game["setup"]["options"].get("level", 1))
                rows.append(row)
        return [f"## Against Captain Olos: {len(games)} games of a greedy player", "", *tables.solo(rows)]

    def designs(self, letter: str, of_ventures: bool) -> list[Any]:
        """Building designs of a letter."""
        return [d for d in self.card_set.buildings if d.letter == letter and d.ventures == of_ventures]

    def names(self, kind: str, designs: Sequence[Any]) -> dict[str, str]:
        """Names by id."""
        return {design.id: plain(self.words.name(f"{kind}:{design.id}")) for design in designs}

    def ships(self, rows: Sequence[Row], group: str) -> list[str]:
        """Ships taken, and services by them."""
        ships = [ship for ship in self.card_set.ships if ship.group == group]
        return tables.ships(rows, list(self.names("ship", ships).items()))

    def envoys(self, rows: Sequence[Row], of_ventures: bool, games: int) -> list[str]:
        envoys = [envoy for envoy in self.card_set.envoys if envoy.ventures == of_ventures]
        return tables.envoys(rows, envoys, self.names("envoy", envoys), games)

    def working(self, rows: Sequence[Row], designs: Sequence[Any], games: int) -> list[str]:
        return tables.buildings(rows, designs, self.names("card", designs), games)

    def paying(self, rows: Sequence[Row], designs: Sequence[Any], games: int) -> list[str]:
        return tables.endgame_buildings(rows, designs, self.names("card", designs), games)


def ventures(game: dict[str, Any]) -> bool:
    """Whether a game was played with Ventures."""
    return bool(game["setup"]["options"].get("ventures", 0))


def rows_of(games: Sequence[dict[str, Any]]) -> list[Row]:
    """Every seat of every game."""
    return [Row(game, seat) for game in games for seat in game["seats"]]
