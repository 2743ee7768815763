"""Codes of YRO: phases, gains, counts, conditions, verbs, frames, and their keys as they stand in files and tokens."""

from __future__ import annotations

# phases in which a line of a card works; DRAW is no phase of a line
DRAW, RECRUIT, COMBAT, PRODUCTION, INCOME, VP_PHASE = range(6)
PHASE_KEYS = ("draw", "recruit", "combat", "production", "income", "vp")

# what a line or a link pays: five numbers
POWER, VP, MAGIC, TECH, MONEY = range(5)
GAIN_KEYS = ("power", "vp", "magic", "tech", "money")
NO_GAIN = (0, 0, 0, 0, 0)

# what multiplies a gain
(
    PER_NOTHING,
    PER_MAGIC_LEVEL,
    PER_TECH_LEVEL,
    PER_LOW_LEVEL,
    PER_FACTION,
    PER_PROFESSION,
    PER_ADJACENT,
    PER_ADJACENT_FACTION,
    PER_FACTIONS,
    PER_PROFESSIONS,
    PER_LINKS,
    PER_MONEY3,
) = range(12)
PER_KEYS = (
    "", "magic_level", "tech_level", "low_level", "faction", "profession", "adjacent", "adjacent_faction",
    "factions", "professions", "links", "money3",
)  # fmt: skip

# conditions of a line
ALWAYS, FRONT, BEHIND, WON_VP, NO_VP, FIRST = range(6)
WHEN_KEYS = ("", "front", "behind", "won_vp", "no_vp", "first")

# what a quest looks at
(
    MEASURE_POWER,
    MEASURE_HIGH_LEVEL,
    MEASURE_LOW_LEVEL,
    MEASURE_MAGIC_LEVEL,
    MEASURE_TECH_LEVEL,
    MEASURE_LINKS,
    MEASURE_FACTIONS,
    MEASURE_PROFESSIONS,
    MEASURE_MOST_OF_FACTION,
    MEASURE_MOST_OF_PROFESSION,
    MEASURE_ADVENTURERS,
    MEASURE_FULL_LINES,
    MEASURE_MONEY,
    MEASURE_VP,
) = range(14)
MEASURE_KEYS = (
    "combat_power", "high_level", "low_level", "magic_level", "tech_level", "links", "factions", "professions",
    "most_of_faction", "most_of_profession", "adventurers", "full_lines", "money", "vp",
)  # fmt: skip
AT_LEAST, AT_MOST, EXACTLY = range(3)
OP_KEYS = (">=", "<=", "==")

# cells of the floating grid: five by five, the first adventurer in the middle, y grows to the front (R15, R16)
SIDE = 5
ORIGIN = 12


def cell_at(x: int, y: int) -> int:
    """The number of the cell (x, y), both from -2 to 2."""
    return (y + 2) * SIDE + x + 2


def x_of(cell: int) -> int:
    return cell % SIDE - 2


def y_of(cell: int) -> int:
    return cell // SIDE - 2


# options
DISCARD, KEEP, PICK, RECRUIT_CARDS, PLACE = range(5)
VERBS = ("discard", "keep", "pick", "recruit", "place")

# frames that ask, in sealed steps
ASK_DISCARD, ASK_KEEP, ASK_PICK, ASK_RECRUIT, ASK_PLACE = range(5)
KINDS = ("discard", "keep", "pick", "recruit", "place")

# frames that do
(
    DO_TURN,
    DO_DISCARD,
    DO_KEEP,
    DO_PASS,
    DO_RECRUIT,
    DO_REVEAL,
    DO_CARRY_OUT,
    DO_COMBAT,
    DO_PRODUCTION,
    DO_INCOME,
    DO_VP,
    DO_END,
) = range(100, 112)

NO_CARD = -1

# where victory points came from: the ledger of each seat
FROM_RECRUIT, FROM_LINKS, FROM_COMBAT, FROM_STARS, FROM_VP_PHASE, FROM_QUESTS, FROM_MONEY, SOURCES = range(8)
SOURCE_KEYS = ("recruit", "links", "combat", "stars", "vp_phase", "quests", "money")
