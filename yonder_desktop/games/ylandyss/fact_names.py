"""Names of the facts of a position of Ylandyss, and the form of value each one takes (docs/scenarios-ylandyss.md)."""

from __future__ import annotations

from yonder_desktop.core.facts import FactName, board_or_seat_fact, names_of
from yonder_desktop.games.ylandyss.state import State

# forms of values
COUNT, FLAG, CARDS, PILE, NUMBERED, GUARDED, SEAT, SEATS, PHASE, STAND, PLAN = range(11)

BOARD_FACTS: dict[str, int] = {
    "round": COUNT,
    "phase": PHASE,
    "stands": STAND,
    "token": SEAT,
    "turn": SEAT,
    "passes": COUNT,
    "purchase": COUNT,
    "leader": SEAT,
    "winner": SEAT,
    "ranking": SEATS,
    "offer": CARDS,
    "offer_count": COUNT,
    "supply": PILE,
    "supply_count": COUNT,
    "used": CARDS,
    "used_count": COUNT,
    "face_up": CARDS,
    "looked": CARDS,
    "draft_round": COUNT,
    "end": COUNT,
    "over": FLAG,
}

SEAT_FACTS: dict[str, int] = {
    "hand": CARDS,
    "deck": PILE,
    "discard": CARDS,
    "play": PILE,
    "played": CARDS,
    "removed": CARDS,
    "drafted": CARDS,
    "pack": CARDS,
    "exhausted": CARDS,
    "given": NUMBERED,
    "guarded": GUARDED,
    "taxed": NUMBERED,
    "spells": COUNT,
    "added": COUNT,
    "out": FLAG,
    "loot": COUNT,
    "chest": COUNT,
    "limit": COUNT,
    "bought": COUNT,
    "plan": PLAN,
    "locked": FLAG,
    "total": COUNT,
    "strengths": NUMBERED,
    "pot": COUNT,
    "prices": NUMBERED,
    "value": COUNT,
    "hand_count": COUNT,
    "deck_count": COUNT,
    "discard_count": COUNT,
}

READ_ONLY = (
    "phase", "leader", "offer_count", "used_count", "looked", "draft_round", "end", "over", "locked", "total",
    "strengths", "pot", "prices", "value", "hand_count", "deck_count", "discard_count",
)  # fmt: skip

DRAFT_STANDS = ("pick", "face_up", "keep_one")
STANDS = (
    *DRAFT_STANDS, "round", "melee", "resolution", "reinforcement", "buy", "final", "remove", "target", "rob", "throw",
    "look", "pay", "keep",
)  # fmt: skip
"""Where a position may stand: at a question, or at the beginning of a round or phase."""

WITHIN = ("target", "rob", "throw", "look", "pay", "keep")
"""Questions in the middle of something: a position comes to stand there, but cannot be put there."""


def parse_name(state: State, text: str) -> FactName:
    """The fact called `text`. Raises UnknownFact."""
    return board_or_seat_fact(text, state.seats, BOARD_FACTS, SEAT_FACTS)


def all_names(state: State) -> list[str]:
    """Every fact that can be read from this position."""
    return names_of(state.seats, BOARD_FACTS, SEAT_FACTS)
