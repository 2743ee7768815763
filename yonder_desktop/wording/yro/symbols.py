"""What cards do in pictures: one row for each line of a face."""

from __future__ import annotations

from yonder_desktop.games.yro import words as w
from yonder_desktop.games.yro.designs import Adventurer, Badge, Line, Quest
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.wording.catalogue import pgettext
from yonder_desktop.wording.markup import icon
from yonder_desktop.wording.yro.names import printed
from yonder_desktop.wording.yro.phases import pictured_phase
from yonder_desktop.wording.yro.rules_text import Design
from yonder_desktop.wording.yro.things import NUMERALS, ORDER, link_sign, pictured, signed

BETWEEN = "   "
ARROW = " → "


def symbols(tables: Tables, design: Design) -> str:
    """All rows of a design in one."""
    return BETWEEN.join(rows(tables, design))


def rows(tables: Tables, design: Design) -> list[str]:
    """A row for each line of an adventurer, with its pennant in front; one row for a link or a quest."""
    if isinstance(design, Adventurer):
        return [f"{pictured_phase(line.phase)} {line_symbols(tables, design, line)}" for line in design.lines]
    if isinstance(design, Badge):
        return [" ".join(f"{design.link[kind]}{pictured(kind)}" for kind in ORDER if design.link[kind])]
    return [quest_symbols(design)]


def line_symbols(tables: Tables, design: Adventurer, line: Line) -> str:
    """A line without its phase: `+1 power per Magic level`."""
    said = " ".join(signed(kind, line.gain[kind]) for kind in ORDER if line.gain[kind])
    if line.per:
        # Translators: on a small card, as in “+1 power per Magic level”
        text = pgettext("symbols", "{gain} per {thing}")
        said = text.format(gain=said, thing=counted(tables, design, line))
    if line.most:
        # Translators: on a small card: a count of at most n
        said = pgettext("symbols", "{gain} (≤{n}×)").format(gain=said, n=line.most)
    return conditions().get(line.when, "{gain}").format(gain=said, vp=pictured(w.VP))


def counted(tables: Tables, design: Adventurer, line: Line) -> str:
    """What a line counts, in as little room as can be."""
    card_set = tables.card_set
    if line.per == w.PER_FACTION:
        return faction_sign(tables, line.arg)
    if line.per == w.PER_PROFESSION:
        badge = card_set.professions[line.arg]
        return icon(f"profession_{badge.id}", printed(badge.name))
    things = {
        w.PER_MAGIC_LEVEL: pgettext("symbols", "{art} level").format(art=pictured(w.MAGIC)),
        w.PER_TECH_LEVEL: pgettext("symbols", "{art} level").format(art=pictured(w.TECH)),
        w.PER_LOW_LEVEL: pgettext("symbols", "lower level"),
        w.PER_ADJACENT: pgettext("symbols", "neighbour"),
        w.PER_ADJACENT_FACTION: pgettext("symbols", "neighbour {faction}").format(
            faction=faction_sign(tables, design.faction)
        ),
        w.PER_FACTIONS: pgettext("symbols", "faction"),
        w.PER_PROFESSIONS: pgettext("symbols", "profession"),
        w.PER_LINKS: link_sign(),
        w.PER_MONEY3: f"3{pictured(w.MONEY)}",
    }
    return things[line.per]


def faction_sign(tables: Tables, faction: int) -> str:
    """The sign of a faction."""
    badge = tables.card_set.factions[faction]
    return icon(f"faction_{badge.id}", printed(badge.name))


def conditions() -> dict[int, str]:
    """When a line works, in as little room as can be."""
    return {
        w.FRONT: pgettext("symbols", "{gain} in front"),
        w.BEHIND: pgettext("symbols", "{gain} from behind"),
        w.WON_VP: pgettext("symbols", "{gain} if {vp} won"),
        w.NO_VP: pgettext("symbols", "{gain} if no {vp} won"),
        w.FIRST: pgettext("symbols", "{gain} if first"),
    }


def quest_symbols(quest: Quest) -> str:
    """Tests with their signs, then what they pay."""
    tests = " + ".join(one_test(*test) for test in quest.tests)
    return f"{tests}{ARROW}{quest.vp}{pictured(w.VP)}"


def one_test(measure: int, comparison: int, value: int) -> str:
    """`≥ 15 power`."""
    sign = {w.AT_LEAST: "≥", w.AT_MOST: "≤"}.get(comparison, "=")
    is_level = measure in (
        w.MEASURE_HIGH_LEVEL,
        w.MEASURE_LOW_LEVEL,
        w.MEASURE_MAGIC_LEVEL,
        w.MEASURE_TECH_LEVEL,
    )
    n = NUMERALS[value] if is_level and 0 < value < len(NUMERALS) else str(value)
    return f"{sign} {n} {measured(value)[measure]}"


def measured(n: int) -> dict[int, str]:
    """What quests look at, in as little room as can be, for n of it."""
    return {
        w.MEASURE_POWER: pictured(w.POWER),
        w.MEASURE_HIGH_LEVEL: pgettext("symbols", "in one art"),
        w.MEASURE_LOW_LEVEL: pgettext("symbols", "in both arts"),
        w.MEASURE_MAGIC_LEVEL: pictured(w.MAGIC),
        w.MEASURE_TECH_LEVEL: pictured(w.TECH),
        w.MEASURE_LINKS: link_sign(n),
        w.MEASURE_FACTIONS: pgettext("symbols", "factions"),
        w.MEASURE_PROFESSIONS: pgettext("symbols", "professions"),
        w.MEASURE_MOST_OF_FACTION: pgettext("symbols", "of one faction"),
        w.MEASURE_MOST_OF_PROFESSION: pgettext("symbols", "of one profession"),
        w.MEASURE_ADVENTURERS: pgettext("symbols", "adventurers"),
        w.MEASURE_FULL_LINES: pgettext("symbols", "full lines"),
        w.MEASURE_MONEY: pictured(w.MONEY),
        w.MEASURE_VP: pictured(w.VP),
    }
