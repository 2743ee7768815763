"""A guild: its floating grid, its frontline, what its cards count (R15 to R32)."""

from __future__ import annotations

from yonder_desktop.games.yro.designs import Line
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import (
    ALWAYS,
    BEHIND,
    COMBAT,
    FIRST,
    FRONT,
    NO_VP,
    ORIGIN,
    PER_ADJACENT,
    PER_ADJACENT_FACTION,
    PER_FACTION,
    PER_FACTIONS,
    PER_LINKS,
    PER_LOW_LEVEL,
    PER_MAGIC_LEVEL,
    PER_MONEY3,
    PER_NOTHING,
    PER_PROFESSION,
    PER_PROFESSIONS,
    PER_TECH_LEVEL,
    POWER,
    SIDE,
    WON_VP,
    x_of,
    y_of,
)


def neighbours(cell: int) -> list[int]:
    """The cells orthogonally next to a cell, inside the five by five that a guild can ever reach."""
    found: list[int] = []
    if cell >= SIDE:
        found.append(cell - SIDE)
    if cell % SIDE > 0:
        found.append(cell - 1)
    if cell % SIDE < SIDE - 1:
        found.append(cell + 1)
    if cell < SIDE * (SIDE - 1):
        found.append(cell + SIDE)
    return found


def legal_cells(cells: tuple[int, ...]) -> list[int]:
    """Free cells next to a placed card that keep the guild within three columns and three rows (R15, R16)."""
    if not cells:
        return [ORIGIN]
    columns = [x_of(cell) for cell in cells]
    rows = [y_of(cell) for cell in cells]
    left, right, back, front = max(columns) - 2, min(columns) + 2, max(rows) - 2, min(rows) + 2
    found: list[int] = []
    for cell in cells:
        for beside in neighbours(cell):
            inside = left <= x_of(beside) <= right and back <= y_of(beside) <= front
            if inside and beside not in cells and beside not in found:
                found.append(beside)
    found.sort()
    return found


def is_front(cells: tuple[int, ...], cell: int) -> bool:
    """Whether a cell holds the frontmost card of its column (R28)."""
    return all(x_of(other) != x_of(cell) or y_of(other) <= y_of(cell) for other in cells)


def level(state: State, points: int) -> int:
    """The level of an art, 0 to 4 (R2)."""
    return state.tables.levels[points]


def counted(state: State, seat: int, line: Line, at: int) -> int:
    """How often a line's gain is paid by the card at place `at` of the guild, before its condition (R19, R43)."""
    n = measure(state, seat, line, at)
    return min(n, line.most) if line.most else n


def measure(state: State, seat: int, line: Line, at: int) -> int:
    """The count that a line names."""
    per, tables, guild = line.per, state.tables, state.guilds[seat]
    if per == PER_NOTHING:
        return 1
    if per == PER_MAGIC_LEVEL:
        return level(state, state.magic[seat])
    if per == PER_TECH_LEVEL:
        return level(state, state.tech[seat])
    if per == PER_LOW_LEVEL:
        return level(state, min(state.magic[seat], state.tech[seat]))
    if per == PER_FACTION:
        return sum(1 for card in guild if tables.cards[card].faction == line.arg)
    if per == PER_PROFESSION:
        return sum(1 for card in guild if tables.cards[card].profession == line.arg)
    if per == PER_FACTIONS:
        return len({tables.cards[card].faction for card in guild})
    if per == PER_PROFESSIONS:
        return len({tables.cards[card].profession for card in guild})
    if per == PER_LINKS:
        return state.links[seat]
    if per == PER_MONEY3:
        return state.money[seat] // 3
    return beside(state, seat, at, per == PER_ADJACENT_FACTION) if per >= PER_ADJACENT else 0


def beside(state: State, seat: int, at: int, same_faction: bool) -> int:
    """Adventurers next to a card, all or only those of its faction."""
    guild, cells, cards = state.guilds[seat], state.cells[seat], state.tables.cards
    around = neighbours(cells[at])
    return sum(
        1
        for other, cell in enumerate(cells)
        if cell in around and (not same_faction or cards[guild[other]].faction == cards[guild[at]].faction)
    )


def holds(state: State, seat: int, line: Line, at: int) -> bool:
    """Whether a line's condition holds (R31, R37 to R39)."""
    if line.when == ALWAYS:
        return True
    if line.when == FRONT:
        return is_front(state.cells[seat], state.cells[seat][at])
    if line.when == BEHIND:
        return not is_front(state.cells[seat], state.cells[seat][at])
    if line.when == WON_VP:
        return state.prize[seat] > 0
    if line.when == NO_VP:
        return state.prize[seat] == 0
    return line.when == FIRST and state.first[seat] == 1


def power_of(state: State, seat: int) -> int:
    """Printed power of the frontline with its plus lines, and plus lines that work from behind (R28 to R33)."""
    return sum(power_of_card(state, seat, at) for at in range(len(state.guilds[seat])))


def power_of_card(state: State, seat: int, at: int) -> int:
    """What one card adds to the power of its guild."""
    front = is_front(state.cells[seat], state.cells[seat][at])
    design = state.tables.cards[state.guilds[seat][at]]
    power = design.power if front else 0
    for line in design.lines:
        works = line.phase == COMBAT and line.gain[POWER] and front != (line.when == BEHIND)
        if works and (line.when in (ALWAYS, FRONT, BEHIND) or holds(state, seat, line, at)):
            power += line.gain[POWER] * counted(state, seat, line, at)
    return power


def full_lines(cells: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Rows and columns of three, as places in the guild."""
    found: list[tuple[int, int, int]] = []
    for first, cell in enumerate(cells):
        for step, inside in ((1, cell % SIDE <= SIDE - 3), (SIDE, cell < SIDE * (SIDE - 2))):
            if inside and cell + step in cells and cell + 2 * step in cells:
                found.append((first, cells.index(cell + step), cells.index(cell + 2 * step)))
    return found
