"""The flow of the game: which function asks, answers or carries out each frame."""

from __future__ import annotations

from yonder_desktop.core.agenda import Flow
from yonder_desktop.games.ylandyss import effects, melee, resolution, rounds
from yonder_desktop.games.ylandyss import words as w

ASKS = {
    w.ASK_PICK: rounds.ask_pick,
    w.ASK_FACE_UP: rounds.ask_face_up,
    w.ASK_KEEP_ONE: rounds.ask_keep_one,
    w.ASK_MELEE: melee.ask_melee,
    w.ASK_TARGET: effects.ask_choice,
    w.ASK_ROB: effects.ask_rob,
    w.ASK_THROW: effects.ask_throw,
    w.ASK_LOOK: effects.ask_look,
    w.ASK_BUY: resolution.ask_buy,
    w.ASK_PAY: resolution.ask_pay,
    w.ASK_REMOVE: rounds.ask_remove,
    w.ASK_KEEP: rounds.ask_keep,
}
ANSWERS = {
    w.ASK_PICK: rounds.answer_pick,
    w.ASK_FACE_UP: rounds.answer_face_up,
    w.ASK_KEEP_ONE: rounds.answer_pick,
    w.ASK_MELEE: melee.answer_melee,
    w.ASK_TARGET: effects.answer_choice,
    w.ASK_ROB: effects.answer_rob,
    w.ASK_THROW: effects.answer_throw,
    w.ASK_LOOK: effects.answer_look,
    w.ASK_BUY: resolution.answer_buy,
    w.ASK_PAY: resolution.answer_pay,
    w.ASK_REMOVE: rounds.answer_remove,
    w.ASK_KEEP: rounds.answer_keep,
}
DOES = {
    w.DO_PASS_PACKS: rounds.do_pass_packs,
    w.DO_END_DRAFT: rounds.do_end_draft,
    w.DO_ROUND: rounds.do_round,
    w.DO_NEXT: melee.do_next,
    w.DO_EFFECTS: effects.do_effects,
    w.DO_RESOLUTION: resolution.do_resolution,
    w.DO_REINFORCEMENT: resolution.do_reinforcement,
    w.DO_FINAL: rounds.do_final,
    w.DO_TIDY: rounds.do_tidy,
}

FLOW = Flow(w.KINDS, ASKS, ANSWERS, DOES, w.DO_PASS_PACKS)
