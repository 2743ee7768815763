"""Names of the facts of a position of YRO, and the form of value each one takes (docs/scenarios-yro.md lists them)."""

from __future__ import annotations

from yonder_desktop.core.facts import FactName, board_or_seat_fact, names_of
from yonder_desktop.games.yro.state import State

# forms of values
COUNT, FLAG, CARDS, PILE, QUESTS, GUILD, PLAN, TALLY, PHASE, STAND = range(10)

BOARD_FACTS: dict[str, int] = {
    "turn": COUNT,
    "phase": PHASE,
    "stands": STAND,
    "draft_round": COUNT,
    "deck": PILE,
    "deck_count": COUNT,
    "discard": CARDS,
    "discard_count": COUNT,
    "quests": QUESTS,
    "closed_quests": QUESTS,
    "shadow": CARDS,
    "shadow_power": COUNT,
    "phantom_pack": CARDS,
    "phantom_picks": CARDS,
    "over": FLAG,
    "lost": FLAG,
}

SEAT_FACTS: dict[str, int] = {
    "money": COUNT,
    "magic": COUNT,
    "tech": COUNT,
    "vp": COUNT,
    "power": COUNT,
    "prize": COUNT,
    "first": FLAG,
    "links": COUNT,
    "hand": CARDS,
    "picks": CARDS,
    "guild": GUILD,
    "new": CARDS,
    "plan": PLAN,
    "locked": FLAG,
    "earned": TALLY,
    "magic_level": COUNT,
    "tech_level": COUNT,
    "hand_count": COUNT,
    "guild_count": COUNT,
    "frontline": CARDS,
}

READ_ONLY = (
    "phase", "draft_round", "discard_count", "shadow_power", "over", "lost", "locked", "earned", "magic_level",
    "tech_level", "hand_count", "guild_count", "frontline",
)  # fmt: skip
ALONE = ("shadow", "phantom_pack", "phantom_picks")
"""Facts that can be set with one seat only."""

PHASE_STANDS = ("combat", "production", "income", "vp")
STANDS = ("discard", "keep", "pick", "recruit", "place", *PHASE_STANDS)
"""Where a position may stand: at a question, or at the beginning of a phase in which nobody is asked."""


def parse_name(state: State, text: str) -> FactName:
    """The fact called `text`. Raises UnknownFact."""
    return board_or_seat_fact(text, state.seats, BOARD_FACTS, SEAT_FACTS)


def all_names(state: State) -> list[str]:
    """Every fact that can be read from this position."""
    return names_of(state.seats, BOARD_FACTS, SEAT_FACTS)
