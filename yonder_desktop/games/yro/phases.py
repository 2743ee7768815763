"""Combat, Production, Income and VP phase, the end, and the solo shadow (R28 to R47, S1)."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame
from yonder_desktop.games.yro import memory
from yonder_desktop.games.yro import primitives as do
from yonder_desktop.games.yro.drawing import begin_draw
from yonder_desktop.games.yro.guild import counted, holds, power_of
from yonder_desktop.games.yro.quests import check_quests
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import (
    COMBAT,
    DO_END,
    DO_INCOME,
    DO_PRODUCTION,
    DO_TURN,
    DO_VP,
    FROM_COMBAT,
    FROM_MONEY,
    FROM_STARS,
    FROM_VP_PHASE,
    INCOME,
    NO_CARD,
    NO_GAIN,
    POWER,
    PRODUCTION,
    VP_PHASE,
)


def do_turn(state: State, frame: Frame) -> None:
    """A new turn begins with its Draw phase."""
    state.agenda.pop()
    state.turn += 1
    do.emit(state, "turn_began", -1, (state.turn,))
    begin_draw(state)


def gains_of(state: State, seat: int, phase: int) -> tuple[int, ...]:
    """All that the lines of a phase pay a guild, counted before anything is paid (R41). Power is left out."""
    total = list(NO_GAIN)
    for at, card in enumerate(state.guilds[seat]):
        for line in state.tables.cards[card].lines:
            if line.phase == phase and holds(state, seat, line, at):
                n = counted(state, seat, line, at)
                for kind in range(POWER + 1, 5):
                    total[kind] += line.gain[kind] * n
    return tuple(total)


def pay_phase(state: State, phase: int, source: int) -> None:
    """Count all seats first, then pay them."""
    gains = [gains_of(state, seat, phase) for seat in range(state.seats)]
    for seat in range(state.seats):
        do.gain(state, seat, gains[seat], source)


def do_combat(state: State, frame: Frame) -> None:
    """Power of all, rank prizes, asterisk lines, quests (R54); alone against the shadow (S1)."""
    state.agenda.pop()
    state.phase = COMBAT
    if state.seats == 1 and shadow_wins(state):
        state.lost = 1
        state.agenda.append(Frame(DO_END, -1))
        return
    state.power = [power_of(state, seat) for seat in range(state.seats)]
    prizes = [prize_of(state, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        state.prize[seat] = prizes[seat]
        state.first[seat] = int(is_first(state, seat))
        do.emit(state, "fought", seat, (state.power[seat], prizes[seat]))
        do.gain_vp(state, seat, prizes[seat], FROM_COMBAT)
    pay_phase(state, COMBAT, FROM_STARS)
    check_quests(state, COMBAT)
    state.agenda.append(Frame(DO_PRODUCTION, -1))


def rank_of(powers: list[int], seat: int) -> int:
    """1 plus the number of players with more power (R34)."""
    return 1 + sum(1 for other in powers if other > powers[seat])


def prize_of(state: State, seat: int) -> int:
    """Victory points for the rank; alone for beating the shadow (R34, R35, S1.5)."""
    board = state.tables.card_set.board
    if state.seats == 1:
        return board.shadow_prize if state.power[0] > shadow_power(state) else 0
    return board.prizes[state.seats - 2][rank_of(state.power, seat) - 1]


def is_first(state: State, seat: int) -> bool:
    """Highest power or tied for it (R38); alone whoever beat the shadow (S1.6)."""
    if state.seats == 1:
        return state.prize[0] > 0
    return rank_of(state.power, seat) == 1


def shadow_power(state: State) -> int:
    """Printed power of all face-up shadow cards (S1.3, S2.1)."""
    return sum(state.tables.cards[card].power for card in state.shadow)


def shadow_wins(state: State) -> bool:
    """Turn up the shadow's next card; above the limit the game is lost at once (S1.2, S1.4)."""
    card = do.draw_card(state)
    if card != NO_CARD:
        state.shadow = (*state.shadow, card)
        do.emit(state, "shadow_grew", -1, (card, shadow_power(state)))
    return shadow_power(state) > state.tables.card_set.board.shadow_limit


def do_production(state: State, frame: Frame) -> None:
    """Magic and Technology."""
    state.agenda.pop()
    state.phase = PRODUCTION
    pay_phase(state, PRODUCTION, FROM_VP_PHASE)
    check_quests(state, PRODUCTION)
    state.agenda.append(Frame(DO_INCOME, -1))


def do_income(state: State, frame: Frame) -> None:
    """The basic income, and the Income lines with the levels after Production (R42)."""
    state.agenda.pop()
    state.phase = INCOME
    gains = [gains_of(state, seat, INCOME) for seat in range(state.seats)]
    for seat in range(state.seats):
        base = state.tables.card_set.board.income
        do.gain(state, seat, (*gains[seat][:4], gains[seat][4] + base), FROM_VP_PHASE)
    check_quests(state, INCOME)
    state.agenda.append(Frame(DO_VP, -1))


def do_vp(state: State, frame: Frame) -> None:
    """Victory points; then the game ends if anybody has enough of them or a full guild (R43 to R45)."""
    state.agenda.pop()
    state.phase = VP_PHASE
    pay_phase(state, VP_PHASE, FROM_VP_PHASE)
    check_quests(state, VP_PHASE)
    state.agenda.append(Frame(DO_END if is_triggered(state) else DO_TURN, -1))


def is_triggered(state: State) -> bool:
    """40 victory points or nine adventurers (R45)."""
    board = state.tables.card_set.board
    for seat in range(state.seats):
        if state.vp[seat] >= board.vp_to_end or len(state.guilds[seat]) >= board.adventurers_to_end:
            return True
    return False


def do_end(state: State, frame: Frame) -> None:
    """Money to victory points (R46); a game lost to the shadow has no score (S2.11)."""
    state.agenda.pop()
    state.over = 1
    memory.forget(state)
    if not state.lost:
        for seat in range(state.seats):
            do.gain_vp(state, seat, state.money[seat] // state.tables.card_set.board.money_per_vp, FROM_MONEY)
    do.emit(state, "game_ended", -1)
