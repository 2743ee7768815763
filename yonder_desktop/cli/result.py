"""The result of a game in lines, or what is asked if it is not over."""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.contract import Rules
from yonder_desktop.core.questions import Outcome, SeatScore
from yonder_desktop.storage.shelf import BoxedGame
from yonder_desktop.wording import GameWords, words_for
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.contract import RIVAL
from yonder_desktop.wording.markup import plain

NO_SEAT = -1


def words_of(boxed: BoxedGame, names: list[str]) -> GameWords:
    """A game in words, with the names of those who play."""
    return words_for(boxed.name, boxed.tables, names)


def result_lines(rules: Rules, state: Any, words: GameWords) -> list[str]:
    """The scores of a game that is over, the winners first; else who is asked what."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return _scores(outcome, words)
    decision = rules.decision(state)
    if decision is None:
        return []
    view = rules.view(state, decision.seat)
    name, question = words.seat_names[decision.seat], plain(words.prompt(view, decision))
    line = _("The game is not over. {phase}. {name}: {question}")
    return [line.format(phase=plain(words.phase(view)), name=name, question=question)]


def _scores(outcome: Outcome, words: GameWords) -> list[str]:
    """Those who won first, then by score; an opponent without a seat wins if nobody else does."""
    winners = outcome.winners or [NO_SEAT]
    scores = [*outcome.scores, *([outcome.rival] if outcome.rival is not None else [])]
    lines = []
    for score in sorted(scores, key=lambda score: (score.seat not in winners, -score.total)):
        mark = "*" if score.seat in winners else " "
        lines.append(f"{mark} {_name(score, words)}: {score.total} ({_sources(score, words)})")
    if outcome.decided_by:
        lines.append(plain(words.tie_break(outcome.decided_by)))
    return lines


def _name(score: SeatScore, words: GameWords) -> str:
    return plain(words.name(RIVAL)) if score.seat == NO_SEAT else words.seat_names[score.seat]


def _sources(score: SeatScore, words: GameWords) -> str:
    """Where the score comes from, without what brought nothing."""
    named = [(plain(words.score_source(key)), amount) for key, amount in score.sources if amount]
    return ", ".join(f"{name} {amount}" for name, amount in named)
