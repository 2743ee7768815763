"""Where a position made of facts stands: the agenda of a question or of a phase, and sealed answers given."""

from __future__ import annotations

from yonder_desktop.core.facts import Allowed, BadFact, FactName, Numbers
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.core.questions import Frame
from yonder_desktop.games.yro import primitives as do
from yonder_desktop.games.yro.drawing import ask_all, begin_draw, is_draft
from yonder_desktop.games.yro.fact_getting import asked, seals_cells
from yonder_desktop.games.yro.fact_names import PHASE_STANDS, STANDS
from yonder_desktop.games.yro.fact_values import LOCKED, OPEN, PLACED, write_value
from yonder_desktop.games.yro.flow import ASKS
from yonder_desktop.games.yro.guild import legal_cells
from yonder_desktop.games.yro.recruiting import do_recruit, is_quick
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import (
    ASK_PICK,
    ASK_PLACE,
    ASK_RECRUIT,
    DO_CARRY_OUT,
    DO_COMBAT,
    DO_INCOME,
    DO_PASS,
    DO_PRODUCTION,
    DO_RECRUIT,
    DO_TURN,
    DO_VP,
    DRAW,
    RECRUIT,
)

PHASE_FRAMES = (DO_COMBAT, DO_PRODUCTION, DO_INCOME, DO_VP)
HERE = "here"


def stand_of(state: State, wanted: list[tuple[FactName, Numbers]]) -> str:
    """Where facts want a position to stand; what is not said follows from new cards, or is where it stands now."""
    for fact, numbers in wanted:
        if fact.what == "stands" and numbers[0] >= 0:
            return STANDS[numbers[0]]
    return "place" if any(state.recruited) else HERE


def stand(state: State, where: str) -> None:
    """Stand at the beginning of a sealed step or of a phase. Raises BadFact where the position has no such thing."""
    state.pending = None
    if where == HERE:
        return
    _check_stand(state, where)
    do.unseal(state)
    state.draft_round = 0
    if where in PHASE_STANDS:
        state.agenda = [Frame(PHASE_FRAMES[PHASE_STANDS.index(where)], -1)]
    elif where == "recruit":
        state.agenda = [Frame(DO_RECRUIT, -1)]
        do_recruit(state, state.agenda[-1])
    elif where == "place":
        _stand_at_placing(state)
    elif where == "pick":
        _stand_at_pick(state)
    else:
        state.agenda = []
        begin_draw(state)


def _stand_at_placing(state: State) -> None:
    state.phase = RECRUIT
    state.agenda = [Frame(DO_COMBAT, -1), Frame(DO_CARRY_OUT, -1)]
    for seat in range(state.seats - 1, -1, -1):
        if state.recruited[seat]:
            state.agenda.append(Frame(ASK_PLACE, seat, state.recruited[seat]))


def _stand_at_pick(state: State) -> None:
    state.phase = DRAW
    state.draft_round = len(state.picks[0]) + 1
    state.agenda = [Frame(DO_RECRUIT, -1), Frame(DO_PASS, -1)]
    ask_all(state, ASK_PICK)


def _check_stand(state: State, where: str) -> None:
    if where == "place":
        _need(not is_quick(state), where, Fault(N_("recruit, since quick placing asks for cells there")))
        _need(any(state.recruited), where, Fault(N_("another place, since nobody has new cards")))
    else:
        _need(not any(state.recruited), where, Fault(N_("place, since somebody has new cards")))
    if where in ("keep", "pick"):
        _need(is_draft(state), where, Fault(N_("discard, since there is no draft")))
    if where == "discard":
        _need(not is_draft(state), where, Fault(N_("keep or pick, since there is a draft")))
    sizes = [len(hand) for hand in state.hands]
    if where == "pick":
        picked = [len(picks) for picks in state.picks]
        level = min(sizes) == max(sizes) and min(picked) == max(picked)
        _need(
            level and sizes[0] > 0,
            where,
            Fault(N_("pick with packs of one size and as many picks for every seat")),
        )
    if where == "keep":
        _need(
            min(sizes) > state.tables.card_set.board.kept,
            where,
            Fault(N_("keep with three cards or more in every hand")),
        )


def _need(true: bool, where: str, allowed: Allowed) -> None:
    if not true:
        raise BadFact("stands", where, allowed)


def seal(state: State, fact: FactName, numbers: Numbers) -> None:
    """A seat has locked its answer already; it must be one that it could give."""
    if numbers[0] == OPEN:
        return
    seat, plan = fact.seat, numbers[1:]
    frames = [frame for frame in state.agenda if frame.seat == seat and frame.op < DO_TURN]
    cells = len(plan) > 0 and seals_cells(state)
    fits = numbers[0] == (PLACED if cells else LOCKED)
    if not frames or not fits or not _could_plan(state, frames[0], plan):
        raise BadFact(
            fact.text, write_value(state, fact, numbers), Fault(N_("an answer that this seat could give now"))
        )
    state.agenda = [frame for frame in state.agenda if frame is not frames[0]]
    do.lock(state, seat, plan)


def _could_plan(state: State, frame: Frame, plan: Numbers) -> bool:
    """Whether an answer is among those offered, cells one after the other."""
    cards = plan
    if asked(state) == ASK_PLACE or (is_quick(state) and frame.op == ASK_RECRUIT):
        cards = plan[::2]
        if not _could_place(state.cells[frame.seat], plan[1::2]):
            return False
    if frame.op == ASK_PLACE:
        return sorted(cards) == sorted(frame.args)
    own = all(card in state.hands[frame.seat] for card in cards)
    offered = [_designs(state, option[1:]) for option in ASKS[frame.op](state, frame)]
    return own and _designs(state, cards) in offered


def _designs(state: State, cards: Numbers) -> list[int]:
    """What the cards are: of equal ones only the first is offered."""
    return sorted([state.tables.twins[card] for card in cards])


def _could_place(cells: Numbers, placed: Numbers) -> bool:
    for cell in placed:
        if cell not in legal_cells(cells):
            return False
        cells = (*cells, cell)
    return True
