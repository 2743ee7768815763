"""The best scores of solo games, in an SQLite file of the data directory.

A score belongs to a game and to its groups, such as level and ship, which the rules name (`Rules.score_groups`).
"""

from __future__ import annotations

import json
from pathlib import Path

from yonder_desktop.storage.database import opened, record_in


class Score:
    """One finished solo game. groups: key and value of what tables are made by; ended: date and time, ISO 8601.

    played: a word that tells this game from all others, so that ending it twice (after a take-back) counts once.
    """

    __slots__ = ("ended", "game", "groups", "name", "played", "rival", "score", "won")

    def __init__(
        self,
        game: str,
        groups: dict[str, int | str],
        played: str,
        name: str,
        score: int,
        rival: int,
        won: bool,
        ended: str,
    ) -> None:
        self.game = game
        self.groups = groups
        self.played = played
        self.name = name
        self.score = score
        self.rival = rival
        self.won = won
        self.ended = ended


def add_score(path: Path, score: Score) -> None:
    """Keep a score; a game that was ended before is replaced. Raises StorageProblem."""
    groups = json.dumps(score.groups, sort_keys=True)
    with opened(path) as connection:
        connection.execute(
            "INSERT OR REPLACE INTO score (game, groups, played, name, score, rival, won, ended)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                score.game,
                groups,
                score.played,
                score.name,
                score.score,
                score.rival,
                int(score.won),
                score.ended,
            ),
        )


def best_scores(path: Path, game: str) -> list[Score]:
    """All scores of a game, by groups and then the best first; empty where there is no file. Raises StorageProblem."""
    if not path.exists():
        return []
    with opened(path) as connection:
        rows = connection.execute(
            "SELECT game, groups, played, name, score, rival, won, ended FROM score WHERE game = ?"
            " ORDER BY groups, score DESC, ended",
            (game,),
        ).fetchall()
    return [
        Score(row[0], record_in(row[1]), row[2], row[3], row[4], row[5], bool(row[6]), row[7]) for row in rows
    ]
