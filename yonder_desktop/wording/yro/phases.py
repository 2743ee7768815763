"""The phases of a turn in words."""

from __future__ import annotations

from yonder_desktop.games.yro.view import View
from yonder_desktop.games.yro.words import PHASE_KEYS
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.markup import icon


def phase_name(phase: int) -> str:
    """A phase by its number, as it stands in a list."""
    return phase_names()[PHASE_KEYS[phase]]


def phase_names() -> dict[str, str]:
    """The phases by their keys."""
    return {
        "draw": pgettext("phase", "Draw"),
        "recruit": pgettext("phase", "Recruit"),
        "combat": pgettext("phase", "Combat"),
        "production": pgettext("phase", "Production"),
        "income": pgettext("phase", "Income"),
        "vp": pgettext("phase", "Victory points"),
    }


def pictured_phase(phase: int) -> str:
    """A phase with its pennant."""
    return icon(f"phase_{PHASE_KEYS[phase]}", phase_name(phase))


def phase(view: View) -> str:
    """Where in the game the table is."""
    if view.over:
        return gettext("The game is over")
    if view.draft_round:
        text = gettext("Turn {n}, Draft, card {card} of {cards}")
        return text.format(n=view.turn, card=view.draft_round, cards=view.tables.card_set.board.hand)
    # Translators: as in “Turn 4, Combat”
    return gettext("Turn {n}, {phase}").format(n=view.turn, phase=phase_name(view.phase))
