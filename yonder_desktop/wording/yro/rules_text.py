"""The text on cards, made from what they do, so that it cannot say anything else."""

from __future__ import annotations

from yonder_desktop.games.yro.designs import Adventurer, Badge, Line, Quest
from yonder_desktop.games.yro.words import VP
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.lists import all_of, any_of
from yonder_desktop.wording.yro.clauses import line_clause, quest_clause
from yonder_desktop.wording.yro.names import Names
from yonder_desktop.wording.yro.phases import phase_name, pictured_phase
from yonder_desktop.wording.yro.things import amount, amounts

Design = Adventurer | Badge | Quest


def rules_text(names: Names, design: Design) -> str:
    """What a printed design does, in full sentences."""
    if isinstance(design, Adventurer):
        return " ".join(line_text(names, line) for line in design.lines)
    if isinstance(design, Badge):
        return link_text(names, design)
    return quest_text(design)


def line_text(names: Names, line: Line) -> str:
    """One line of an adventurer with its phase in front."""
    # Translators: a phase and what happens in it, as in “Income: +1 money.”
    text = pgettext("line", "{phase}: {clause}.")
    return text.format(phase=pictured_phase(line.phase), clause=line_clause(names, line))


def link_text(names: Names, badge: Badge) -> str:
    """The bonus for three of a faction or profession in a row or column (R21 to R26)."""
    card_set = names.tables.card_set
    if any(badge is faction for faction in card_set.factions):
        name = names.faction(names.tables.index["faction"][badge.id])
        text = gettext("Completing a row or column of three adventurers of the faction {name} pays {gain}.")
    else:
        name = names.profession(names.tables.index["profession"][badge.id])
        text = gettext(
            "Completing a row or column of three adventurers of the profession {name} pays {gain}."
        )
    return text.format(name=name, gain=amounts(badge.link))


def quest_text(quest: Quest) -> str:
    """What has to be met, when it is looked at, and what it pays."""
    tests = all_of([quest_clause(*test) for test in quest.tests])
    phases = any_of([phase_name(phase) for phase in quest.checks])
    text = gettext("Have {tests}. It is checked at the end of {phases} and pays {vp}, once.")
    return text.format(tests=tests, phases=phases, vp=amount(VP, quest.vp))
