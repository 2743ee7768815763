"""Quests: checked for all at the end of a phase, on one snapshot, then closed (R48 to R52)."""

from __future__ import annotations

from yonder_desktop.games.yro import primitives as do
from yonder_desktop.games.yro.guild import full_lines, level
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import (
    AT_LEAST,
    AT_MOST,
    FROM_QUESTS,
    MEASURE_ADVENTURERS,
    MEASURE_FACTIONS,
    MEASURE_FULL_LINES,
    MEASURE_HIGH_LEVEL,
    MEASURE_LINKS,
    MEASURE_LOW_LEVEL,
    MEASURE_MAGIC_LEVEL,
    MEASURE_MONEY,
    MEASURE_MOST_OF_FACTION,
    MEASURE_MOST_OF_PROFESSION,
    MEASURE_POWER,
    MEASURE_PROFESSIONS,
    MEASURE_TECH_LEVEL,
    MEASURE_VP,
)


def check_quests(state: State, phase: int) -> None:
    """Who meets an open quest that is checked now gets its VP; a quest that anybody met is closed."""
    met: list[tuple[int, list[int]]] = []
    for quest in state.quests:
        if phase in state.tables.card_set.quests[quest].checks:
            seats = [seat for seat in range(state.seats) if meets(state, seat, quest)]
            if seats:
                met.append((quest, seats))
    for quest, seats in met:
        for seat in seats:
            do.emit(state, "quest_met", seat, (quest,))
            do.gain_vp(state, seat, state.tables.card_set.quests[quest].vp, FROM_QUESTS)
        state.quests = tuple(other for other in state.quests if other != quest)
        state.closed_quests = (*state.closed_quests, quest)


def meets(state: State, seat: int, quest: int) -> bool:
    """Whether a seat meets every test of a quest."""
    for measure, comparison, value in state.tables.card_set.quests[quest].tests:
        n = measured(state, seat, measure)
        if comparison == AT_LEAST:
            if n < value:
                return False
        elif comparison == AT_MOST:
            if n > value:
                return False
        elif n != value:
            return False
    return True


def measured(state: State, seat: int, measure: int) -> int:
    """What a quest looks at."""
    levels = (level(state, state.magic[seat]), level(state, state.tech[seat]))
    cards = [state.tables.cards[card] for card in state.guilds[seat]]
    factions = [design.faction for design in cards]
    professions = [design.profession for design in cards]
    values = {
        MEASURE_POWER: state.power[seat],
        MEASURE_HIGH_LEVEL: max(levels),
        MEASURE_LOW_LEVEL: min(levels),
        MEASURE_MAGIC_LEVEL: levels[0],
        MEASURE_TECH_LEVEL: levels[1],
        MEASURE_LINKS: state.links[seat],
        MEASURE_FACTIONS: len(set(factions)),
        MEASURE_PROFESSIONS: len(set(professions)),
        MEASURE_MOST_OF_FACTION: max((factions.count(one) for one in factions), default=0),
        MEASURE_MOST_OF_PROFESSION: max((professions.count(one) for one in professions), default=0),
        MEASURE_ADVENTURERS: len(cards),
        MEASURE_FULL_LINES: len(full_lines(state.cells[seat])),
        MEASURE_MONEY: state.money[seat],
        MEASURE_VP: state.vp[seat],
    }
    return values[measure]
