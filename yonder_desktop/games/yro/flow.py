"""The flow of the game: set-up, and which function asks, answers or carries out each frame."""

from __future__ import annotations

from yonder_desktop.core.chance import shuffled
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision, Frame, Option
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


def decision(state: State) -> Decision | None:
    """The pending question; None once the game is over."""
    if state.pending is not None or not state.agenda:
        return state.pending
    frame = state.agenda[-1]
    return Decision(w.KINDS[frame.op], frame.seat, ASKS[frame.op](state, frame), frame.args)


def apply(state: State, option: Option, sink: list[Event] | None = None) -> None:
    """Answer the pending question and go on to the next real one."""
    state.sink = sink
    frame = state.agenda[-1]
    state.pending = None
    ANSWERS[frame.op](state, frame, option)
    run(state)
    state.sink = None


def is_asked_always(state: State, frame: Frame) -> bool:
    """With several players a plan is asked even if only one is possible: its absence would tell of the hand."""
    return frame.op == w.ASK_RECRUIT and state.seats > 1


def run(state: State) -> None:
    """Carry out frames until a question has more than one answer, or has to be asked in any case."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        if frame.op >= w.DO_TURN:
            DOES[frame.op](state, frame)
            continue
        options = ASKS[frame.op](state, frame)
        if len(options) > 1 or is_asked_always(state, frame):
            state.pending = Decision(w.KINDS[frame.op], frame.seat, options, frame.args)
            return
        ANSWERS[frame.op](state, frame, options[0])


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
