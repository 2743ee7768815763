"""The melee: play or pass until everybody has passed in a row (R1 to R5, R35, R45, R66)."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.ylandyss import primitives as do
from yonder_desktop.games.ylandyss.effects import start
from yonder_desktop.games.ylandyss.picking import distinct
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import characters, strongest, total
from yonder_desktop.games.ylandyss.words import (
    ASK_MELEE,
    CLERIC,
    DO_NEXT,
    DO_RESOLUTION,
    MAGE,
    MIRACLE,
    ON_PLAY,
    PASS,
    PLAY_CARD,
    SPELL,
)


def needed_type(state: State, card: int) -> int:
    """The type of character that an action asks for: mage for a spell, cleric for a miracle; -1 for none."""
    types = state.tables.cards[card].types
    if SPELL in types:
        return MAGE
    return CLERIC if MIRACLE in types else -1


def can_play(state: State, seat: int, card: int) -> bool:
    """Characters always; a spell or miracle with one character of the type and level, exhausted or not (R35)."""
    wanted = needed_type(state, card)
    if wanted < 0:
        return True
    level = state.tables.cards[card].level
    for own in characters(state, seat):
        design = state.tables.cards[own]
        if wanted in design.types and design.level >= level:
            return True
    return False


def ask_melee(state: State, frame: Frame) -> list[Option]:
    """Every playable card of the hand, equal ones once, and passing; without cards the pass is forced (R45)."""
    options: list[Option] = [
        (PLAY_CARD, card)
        for card in distinct(state.tables, state.hands[frame.seat])
        if can_play(state, frame.seat, card)
    ]
    options.append((PASS,))
    return options


def answer_melee(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    seat = frame.seat
    state.agenda.append(Frame(DO_NEXT, seat))
    if option[0] == PLAY_CARD:
        state.passes = 0
        state.hands[seat] = do.without(state.hands[seat], option[1])
        do.enter_play(state, seat, option[1])
        start(state, seat, option[1], ON_PLAY)
    else:
        pass_turn(state, seat)


def stays_in(state: State, seat: int) -> bool:
    """Whether passing now leaves the seat in: it is the strongest with more than 1 (R1, R2, R66)."""
    return strongest(state) == seat and total(state, seat) >= state.tables.card_set.board.free_pass


def pass_turn(state: State, seat: int) -> None:
    """One pass more in a row; who isn't the strongest gives up the rest of the melee."""
    stays = stays_in(state, seat)
    state.passes += 1
    if not stays:
        state.out[seat] = 1
    do.emit(state, "passed", seat, (int(stays),))


def do_next(state: State, frame: Frame) -> None:
    """The next seat that is in; turns of those who are out count as passes (R5)."""
    state.agenda.pop()
    seat = frame.seat
    while state.passes < state.seats:
        seat = (seat + 1) % state.seats
        if not state.out[seat]:
            state.active = seat
            do.emit(state, "turn_began", seat)
            state.agenda.append(Frame(ASK_MELEE, seat))
            return
        state.passes += 1
    state.active = -1
    state.agenda.append(Frame(DO_RESOLUTION, -1))
