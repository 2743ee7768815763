"""Effect lines and tests of quests in words."""

from __future__ import annotations

from yonder_desktop.games.yro import words as w
from yonder_desktop.games.yro.designs import Line
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.yro.names import Names
from yonder_desktop.wording.yro.things import gains, level, pictured


def line_clause(names: Names, line: Line) -> str:
    """What a line does, without its phase: `+1 VP for each link bonus you have received`."""
    said = gains(line.gain)
    if line.per:
        said = gettext("{gain} for each {thing}").format(gain=said, thing=counted(names, line))
    if line.most:
        # Translators: an upper limit of a count, as in “+1 VP for each adventurer next to this card, 3 times at most”
        text = ngettext("{gain}, {n} time at most", "{gain}, {n} times at most", line.most)
        said = text.format(gain=said, n=line.most)
    return conditions().get(line.when, "{gain}").format(gain=said, vp=pictured(w.VP))


def counted(names: Names, line: Line) -> str:
    """What a line counts, after `for each`."""
    if line.per == w.PER_FACTION:
        return gettext("{faction} adventurer in your guild").format(faction=names.faction(line.arg))
    if line.per == w.PER_PROFESSION:
        return gettext("{profession} in your guild").format(profession=names.profession(line.arg))
    things = {
        w.PER_MAGIC_LEVEL: gettext("level of {art}").format(art=pictured(w.MAGIC)),
        w.PER_TECH_LEVEL: gettext("level of {art}").format(art=pictured(w.TECH)),
        w.PER_LOW_LEVEL: gettext("level that both {magic} and {technology} have reached").format(
            magic=pictured(w.MAGIC), technology=pictured(w.TECH)
        ),
        w.PER_ADJACENT: gettext("adventurer next to this card"),
        w.PER_ADJACENT_FACTION: gettext("adventurer of its faction next to this card"),
        w.PER_FACTIONS: gettext("different faction in your guild"),
        w.PER_PROFESSIONS: gettext("different profession in your guild"),
        w.PER_LINKS: gettext("link bonus you have received"),
        w.PER_MONEY3: gettext("full 3 {money} you have").format(money=pictured(w.MONEY)),
    }
    return things[line.per]


def conditions() -> dict[int, str]:
    """When a line works."""
    return {
        w.FRONT: gettext("{gain} while this card is in the frontline"),
        w.BEHIND: gettext("{gain} while this card is not in the frontline"),
        w.WON_VP: gettext("{gain} if you received {vp} for your rank in this turn’s Combat"),
        w.NO_VP: gettext("{gain} if you received no {vp} for your rank in this turn’s Combat"),
        w.FIRST: gettext("{gain} if your power was the highest in this turn’s Combat, or tied for it"),
    }


def quest_clause(measure: int, comparison: int, value: int) -> str:
    """One test of a quest, after `have`: `at least 12 money`."""
    if measure in (w.MEASURE_HIGH_LEVEL, w.MEASURE_LOW_LEVEL, w.MEASURE_MAGIC_LEVEL, w.MEASURE_TECH_LEVEL):
        return level_clause(measure, comparison, value)
    return how_many(comparison, thing_clause(measure, value))


def how_many(comparison: int, thing: str) -> str:
    """`at least 12 money`, `at most`, `exactly`."""
    if comparison == w.AT_LEAST:
        return gettext("at least {amount}").format(amount=thing)
    if comparison == w.AT_MOST:
        return gettext("at most {amount}").format(amount=thing)
    return gettext("exactly {amount}").format(amount=thing)


def level_clause(measure: int, comparison: int, value: int) -> str:
    """`at least Level IV in one art`."""
    arts = {
        w.MEASURE_HIGH_LEVEL: gettext("{level} in your higher art"),
        w.MEASURE_LOW_LEVEL: gettext("{level} in your lower art"),
        w.MEASURE_MAGIC_LEVEL: gettext("{level} in Magic"),
        w.MEASURE_TECH_LEVEL: gettext("{level} in Technology"),
    }
    text = arts[measure]
    if comparison == w.AT_LEAST and measure == w.MEASURE_HIGH_LEVEL:
        text = gettext("{level} in one art")
    if comparison == w.AT_LEAST and measure == w.MEASURE_LOW_LEVEL:
        text = gettext("{level} in both arts")
    return how_many(comparison, text.format(level=level(value)))


def thing_clause(measure: int, n: int) -> str:
    """`12 money`: what a quest counts, and how much of it."""
    things = {
        w.MEASURE_POWER: gettext("{n} {power} in Combat"),
        w.MEASURE_LINKS: ngettext("{n} link bonus so far", "{n} link bonuses so far", n),
        w.MEASURE_FACTIONS: ngettext(
            "{n} faction among your adventurers", "{n} different factions among your adventurers", n
        ),
        w.MEASURE_PROFESSIONS: ngettext(
            "{n} profession among your adventurers", "{n} different professions among your adventurers", n
        ),
        w.MEASURE_MOST_OF_FACTION: ngettext(
            "{n} adventurer of one faction", "{n} adventurers of the same faction", n
        ),
        w.MEASURE_MOST_OF_PROFESSION: ngettext(
            "{n} adventurer of one profession", "{n} adventurers of the same profession", n
        ),
        w.MEASURE_ADVENTURERS: ngettext("{n} adventurer", "{n} adventurers", n),
        w.MEASURE_FULL_LINES: ngettext(
            "{n} full row or column of three", "{n} full rows and columns of three", n
        ),
        w.MEASURE_MONEY: gettext("{n} {money}"),
        w.MEASURE_VP: gettext("{n} {vp}"),
    }
    return things[measure].format(n=n, power=pictured(w.POWER), money=pictured(w.MONEY), vp=pictured(w.VP, n))
