"""The result of a game in lines, or who is asked if it is not over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yonder_desktop.core.contract import Rules
from yonder_desktop.core.questions import Outcome
from yonder_desktop.wording.catalogue import gettext as _


def result_lines(rules: Rules, state: Any, names: Sequence[str]) -> list[str]:
    """The scores of a game that is over, the best first; else what is asked."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return _scores(outcome, names)
    decision = rules.decision(state)
    if decision is None:
        return []
    line = _("The game is not over: {name} is asked “{question}”.")
    return [line.format(name=names[decision.seat], question=decision.kind)]


def _scores(outcome: Outcome, names: Sequence[str]) -> list[str]:
    lines = []
    for score in sorted(outcome.scores, key=lambda score: (score.seat not in outcome.winners, -score.total)):
        mark = "*" if score.seat in outcome.winners else " "
        lines.append(f"{mark} {names[score.seat]}: {score.total}")
    if outcome.decided_by:
        lines.append(_("decided by: {tie_break}").format(tie_break=outcome.decided_by))
    return lines
