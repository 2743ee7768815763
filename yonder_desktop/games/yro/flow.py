"""The flow of the game: set-up, and which function asks, answers or carries out each frame."""

from __future__ import annotations

from yonder_desktop.core.agenda import Flow
from yonder_desktop.core.chance import shuffled
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.questions import Frame
from yonder_desktop.games.yro import drawing, phases, recruiting
from yonder_desktop.games.yro import words as w
from yonder_desktop.games.yro.state import State, empty_state
from yonder_desktop.games.yro.tables import Tables


def new_state(tables: Tables, setup: Setup) -> State:
    """Cards and money dealt, quests drawn; the agenda begins the first turn (R1, R52)."""
    state = empty_state(tables, setup)
    state.rng = setup.seed & 0xFFFFFFFFFFFFFFFF
    board = tables.card_set.board
    deck, state.rng = shuffled(state.rng, list(range(len(tables.cards))))
    for seat in range(setup.seats):
        state.hands[seat] = tuple(deck[: board.hand])
        deck = deck[board.hand :]
    state.deck = tuple(deck)
    state.money = [board.money] * setup.seats
    if setup.options.get("quests", 0):
        quests, state.rng = shuffled(state.rng, list(range(len(tables.card_set.quests))))
        state.quests = tuple(sorted(quests[: board.quests_drawn]))
    state.agenda = [Frame(w.DO_TURN, -1)]
    return state


ASKS = {
    w.ASK_DISCARD: drawing.ask_discard,
    w.ASK_KEEP: drawing.ask_keep,
    w.ASK_PICK: drawing.ask_pick,
    w.ASK_RECRUIT: recruiting.ask_recruit,
    w.ASK_PLACE: recruiting.ask_place,
}
ANSWERS = {
    w.ASK_DISCARD: drawing.answer_sealed,
    w.ASK_KEEP: drawing.answer_sealed,
    w.ASK_PICK: drawing.answer_sealed,
    w.ASK_RECRUIT: recruiting.answer_recruit,
    w.ASK_PLACE: recruiting.answer_place,
}
DOES = {
    w.DO_TURN: phases.do_turn,
    w.DO_DISCARD: drawing.do_discard,
    w.DO_KEEP: drawing.do_keep,
    w.DO_PASS: drawing.do_pass,
    w.DO_RECRUIT: recruiting.do_recruit,
    w.DO_REVEAL: recruiting.do_reveal,
    w.DO_CARRY_OUT: recruiting.do_carry_out,
    w.DO_COMBAT: phases.do_combat,
    w.DO_PRODUCTION: phases.do_production,
    w.DO_INCOME: phases.do_income,
    w.DO_VP: phases.do_vp,
    w.DO_END: phases.do_end,
}

FLOW = Flow(w.KINDS, ASKS, ANSWERS, DOES, w.DO_TURN, sealed=(w.ASK_KEEP, w.ASK_PICK, w.ASK_RECRUIT))
