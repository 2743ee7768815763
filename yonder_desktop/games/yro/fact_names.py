"""Names of the facts of a position of YRO, and the form of value each one takes (docs/scenarios-yro.md lists them)."""

from __future__ import annotations

from yonder_desktop.core.facts import FactName, UnknownFact, seat_keys
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
    head, _, rest = text.partition(".")
    seats = seat_keys(state.seats)
    if not rest:
        if head not in BOARD_FACTS:
            raise UnknownFact(text, [*BOARD_FACTS, *[f"{seat}.…" for seat in seats]])
        return FactName(text, head, BOARD_FACTS[head])
    if head not in seats:
        raise UnknownFact(text, [f"{seat}.…" for seat in seats])
    if rest not in SEAT_FACTS:
        raise UnknownFact(text, [f"{head}.{name}" for name in SEAT_FACTS])
    return FactName(text, f"seat.{rest}", SEAT_FACTS[rest], seats.index(head))


def all_names(state: State) -> list[str]:
    """Every fact that can be read from this position."""
    names = list(BOARD_FACTS)
    for seat in seat_keys(state.seats):
        names += [f"{seat}.{what}" for what in SEAT_FACTS]
    return names
