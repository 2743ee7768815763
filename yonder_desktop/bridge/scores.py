"""Scores of games played alone: made when such a game ends, kept once, and sorted into tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from yonder_desktop.bridge.session import GameSession
from yonder_desktop.storage.best_scores import Score, add_score, best_scores
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain

__all__ = [
    "Score", "ScoreBook", "ScoreTable", "group_words", "groups_line", "keep_score", "score_of", "score_tables",
    "table_of",
]  # fmt: skip

Groups = dict[str, int | str]


@dataclass(frozen=True)
class ScoreBook:
    """The scores of a game, its words, and the name of the opponent."""

    game: str
    words: GameWords
    rival: str
    scores: Sequence[Score]


class ScoreTable:
    """The scores of one game that can be compared, the best first."""

    __slots__ = ("groups", "scores")

    def __init__(self, groups: Groups, scores: list[Score]) -> None:
        self.groups = groups
        self.scores = scores

    def place(self, played: str) -> int:
        """The place of a game, from 1, the same for equal scores; 0 if it is not here or has scored nothing."""
        own = next((score.score for score in self.scores if score.played == played), 0)
        return 1 + sum(score.score > own for score in self.scores) if own else 0


def score_of(session: GameSession) -> Score | None:
    """The score of a finished game that a person played alone; None for any other, and for a practice game."""
    if session.practice:
        return None
    outcome = session.outcome()
    groups = session.rules.score_groups(session.history.state)
    if outcome is None or outcome.rival is None or not groups or len(session.players) != 1:
        return None
    own, player = outcome.scores[0], session.players[0]
    if not player.is_human:
        return None
    ended = datetime.now(UTC).isoformat(timespec="seconds")
    won = own.seat in outcome.winners
    rival = outcome.rival.total
    return Score(session.game, groups, session.played, player.name, own.total, rival, won, ended)


def keep_score(path: Path, score: Score) -> None:
    """Keep a score once: a game that ended as it did before keeps its date. Raises StorageProblem."""
    for known in best_scores(path, score.game):
        if known.played == score.played and (known.score, known.rival) == (score.score, score.rival):
            return
    add_score(path, score)


def score_tables(scores: Sequence[Score]) -> list[ScoreTable]:
    """One table for each combination of groups, in the order of their values."""
    tables: list[ScoreTable] = []
    for score in sorted(scores, key=_order):
        if not tables or tables[-1].groups != score.groups:
            tables.append(ScoreTable(score.groups, []))
        tables[-1].scores.append(score)
    return tables


def table_of(scores: Sequence[Score], groups: Groups) -> ScoreTable:
    """The table of these groups, be it empty."""
    return next((table for table in score_tables(scores) if table.groups == groups), ScoreTable(groups, []))


def group_words(words: GameWords, key: str, value: int | str) -> tuple[str, str]:
    """A group and its value in plain words, such as “Ship” and “Argo”."""
    item = f"{key}:{value}"
    named = words.name(item)
    said = named if named != item else plain(words.setup_value(key, value))
    return plain(words.setup_option(key)), said


def groups_line(words: GameWords, groups: Groups) -> str:
    """All groups of a table in plain words."""
    pairs = [group_words(words, key, value) for key, value in groups.items()]
    # Translators: a thing to choose and what was chosen, such as “Ship: Argo”
    return " · ".join(
        gettext("{name}: {value}").format(name=name, value=said) for name, said in pairs if said
    )


def _order(score: Score) -> tuple[list[tuple[str, int, str]], int, str]:
    """By groups, numbers before words, then the best and the earliest first."""
    groups = [
        (key, value if isinstance(value, int) else 0, str(value))
        for key, value in sorted(score.groups.items())
    ]
    return groups, -score.score, score.ended
