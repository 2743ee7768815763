"""The flow of the game: which function asks, answers or carries out each frame, and the loop that runs them."""

from __future__ import annotations

from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision, Frame, Option
from yonder_desktop.games.yonder import (
    building,
    effects,
    feeding,
    giving,
    lock_up,
    olos,
    picking,
    rewards,
    rounds,
    scoring,
    service,
    smuggling,
    trading,
    turn,
)
from yonder_desktop.games.yonder import verbs as v
from yonder_desktop.games.yonder.state import State


def ask(state: State, frame: Frame) -> list[Option]:
    """All legal options of the frame's question."""
    return ASKS[frame.op](state, frame)


def decision(state: State) -> Decision | None:
    """The pending question; None once the game is over."""
    if state.pending is not None or not state.agenda:
        return state.pending
    frame = state.agenda[-1]
    return Decision(v.KINDS[frame.op], frame.seat, ask(state, frame), frame.args)


def apply(state: State, option: Option, sink: list[Event] | None = None) -> None:
    """Answer the pending question and go on to the next real one."""
    state.sink = sink
    frame = state.agenda[-1]
    state.pending = None
    ANSWERS[frame.op](state, frame, option)
    run(state)
    state.sink = None


def run(state: State) -> None:
    """Carry out frames until a question has more than one answer. One answer is given, none lets the question lapse."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        if frame.op >= v.DO_STEPS:
            DOES[frame.op](state, frame)
            continue
        options = ASKS[frame.op](state, frame)
        if len(options) > 1:
            state.pending = Decision(v.KINDS[frame.op], frame.seat, options, frame.args)
            return
        if options:
            ANSWERS[frame.op](state, frame, options[0])
        else:
            agenda.pop()


ASKS = {
    v.ASK_START_CARD: rounds.ask_start_card,
    v.ASK_TURN: turn.ask_turn,
    v.ASK_HOLD: turn.ask_hold,
    v.ASK_GAIN_ANY: effects.ask_gain_any,
    v.ASK_WORKER: effects.ask_worker,
    v.ASK_DRAW: effects.ask_draw,
    v.ASK_BUILD: building.ask_build,
    v.ASK_TRADE: trading.ask_trade,
    v.ASK_NAME_WAIVED: trading.ask_name_waived,
    v.ASK_HAND_BACK: effects.ask_hand_back,
    v.ASK_RECALL: picking.ask_recall,
    v.ASK_DROP: picking.ask_drop,
    v.ASK_HIDE: picking.ask_hide,
    v.ASK_FULFIL: service.ask_fulfil,
    v.ASK_SWAP: service.ask_swap,
    v.ASK_SECOND: service.ask_second,
    v.ASK_DELIVERIES: service.ask_deliveries,
    v.ASK_PAYMENT: service.ask_payment,
    v.ASK_DISCARD: giving.ask_discard,
    v.ASK_REPLACE: rewards.ask_replace,
    v.ASK_THROW_AWAY: rewards.ask_throw_away,
    v.ASK_FEED: feeding.ask_feed,
    v.ASK_HARBOUR: lock_up.ask_harbour,
    v.ASK_RELEASE: lock_up.ask_release,
    v.ASK_SMUGGLE: smuggling.ask_smuggle,
    v.ASK_REMOVE: picking.ask_remove,
    v.ASK_SEND: giving.ask_send,
    v.ASK_TEAR_DOWN: giving.ask_tear_down,
    v.ASK_CAPTAIN: rounds.ask_captain,
}
ANSWERS = {
    v.ASK_START_CARD: rounds.answer_start_card,
    v.ASK_TURN: turn.answer_turn,
    v.ASK_HOLD: turn.answer_hold,
    v.ASK_GAIN_ANY: effects.answer_gain_any,
    v.ASK_WORKER: effects.answer_worker,
    v.ASK_DRAW: effects.answer_draw,
    v.ASK_BUILD: building.answer_build,
    v.ASK_TRADE: trading.answer_trade,
    v.ASK_NAME_WAIVED: trading.answer_name_waived,
    v.ASK_HAND_BACK: effects.answer_hand_back,
    v.ASK_RECALL: picking.answer_recall,
    v.ASK_DROP: picking.answer_drop,
    v.ASK_HIDE: picking.answer_hide,
    v.ASK_FULFIL: service.answer_fulfil,
    v.ASK_SWAP: service.answer_swap,
    v.ASK_SECOND: service.answer_second,
    v.ASK_DELIVERIES: service.answer_deliveries,
    v.ASK_PAYMENT: service.answer_payment,
    v.ASK_DISCARD: giving.answer_discard,
    v.ASK_REPLACE: rewards.answer_replace,
    v.ASK_THROW_AWAY: rewards.answer_throw_away,
    v.ASK_FEED: feeding.answer_feed,
    v.ASK_HARBOUR: lock_up.answer_harbour,
    v.ASK_RELEASE: lock_up.answer_release,
    v.ASK_SMUGGLE: smuggling.answer_smuggle,
    v.ASK_REMOVE: picking.answer_remove,
    v.ASK_SEND: giving.answer_send,
    v.ASK_TEAR_DOWN: giving.answer_tear_down,
    v.ASK_CAPTAIN: rounds.answer_captain,
}
DOES = {
    v.DO_STEPS: effects.do_steps,
    v.DO_ADVANCE: effects.do_advance,
    v.DO_AFTER_PLACING: turn.do_after_placing,
    v.DO_REWARD: rewards.do_reward,
    v.DO_PAY_OUT: rewards.do_pay_out,
    v.DO_AFTER_SERVICE: rewards.do_after_service,
    v.DO_LOCK_UP: lock_up.do_lock_up,
    v.DO_NEXT_TURN: turn.do_next_turn,
    v.DO_BEGIN_ROUND: rounds.do_begin_round,
    v.DO_CLEANUP: rounds.do_cleanup,
    v.DO_SCORE: scoring.do_score,
    v.DO_OLOS: olos.do_olos,
    v.DO_SMUGGLED: smuggling.do_smuggled,
}
