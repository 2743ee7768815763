"""Where in the game the table is."""

from __future__ import annotations

from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.games.ylandyss.words import DRAFTING, PHASE_KEYS
from yonder_desktop.wording.catalogue import gettext, pgettext


def phase(view: View) -> str:
    """`Round 3, melee`."""
    if view.over:
        return gettext("The game is over")
    if view.phase == DRAFTING:
        if not view.draft_round:
            return gettext("Opening draft")
        text = gettext("Opening draft, card {card} of {cards}")
        return text.format(card=view.draft_round, cards=view.tables.card_set.board.draft_cards)
    # Translators: as in “Round 3, melee”
    return gettext("Round {n}, {phase}").format(n=view.round, phase=phase_words()[PHASE_KEYS[view.phase]])


def phase_words() -> dict[str, str]:
    """The phases of a round behind its number."""
    return {
        "melee": pgettext("phase", "melee"),
        "resolution": pgettext("phase", "resolution"),
        "reinforcement": pgettext("phase", "reinforcements"),
        "final": pgettext("phase", "end of the round"),
    }
