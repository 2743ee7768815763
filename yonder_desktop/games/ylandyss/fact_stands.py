"""Where a position made of facts stands: the agenda of a question, a round or a phase, and sealed answers given."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.facts import Allowed, BadFact, FactName, Numbers
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.core.questions import Frame
from yonder_desktop.games.ylandyss.fact_getting import asked
from yonder_desktop.games.ylandyss.fact_names import DRAFT_STANDS, STANDS, WITHIN
from yonder_desktop.games.ylandyss.fact_values import plan_parts, write_value
from yonder_desktop.games.ylandyss.flow import ANSWERS, ASKS
from yonder_desktop.games.ylandyss.rounds import ask_picks
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import ranking, total, turn_order
from yonder_desktop.games.ylandyss.words import (
    ASK_BUY,
    ASK_FACE_UP,
    ASK_KEEP,
    ASK_KEEP_ONE,
    ASK_MELEE,
    ASK_REMOVE,
    DO_END_DRAFT,
    DO_FINAL,
    DO_PASS_PACKS,
    DO_REINFORCEMENT,
    DO_RESOLUTION,
    DO_ROUND,
    DO_TIDY,
    DRAFTING,
    FINAL,
    MELEE,
    NO_CARD,
    NOBODY,
    REINFORCING,
)

Wanted = list[tuple[FactName, Numbers]]

HERE = "here"


def stand_of(state: State, wanted: Wanted) -> str:
    """Where facts want a position to stand. In a melee the turn is worked out anew; elsewhere it stays as it is."""
    for fact, numbers in wanted:
        if fact.what == "stands" and numbers[0] >= 0:
            return STANDS[numbers[0]]
    return "melee" if asked(state) == ASK_MELEE else HERE


def begin(state: State, where: str, wanted: Wanted) -> None:
    """What must be known before cards are put: whether the draft is still running."""
    if where in WITHIN:
        _need(
            False,
            where,
            Fault(N_("a place between two choices, since this question comes in the middle of one")),
        )
    if where in DRAFT_STANDS and not _named(wanted, "round"):
        state.round = 0


def stand(state: State, where: str, wanted: Wanted) -> None:
    """Stand at a question, or where a round or phase begins. Raises BadFact where the position has no such thing."""
    state.pending = None
    if where == HERE:
        return
    drafting = where in DRAFT_STANDS
    _need(
        drafting == (state.round == 0),
        where,
        Fault(N_("{known} in round {round}"), known=_listed(state.round == 0), round=state.round),
    )
    state.agenda = []
    if where != "melee":
        state.active = NOBODY
    if drafting or where in ("round", "melee", "resolution"):
        state.winner, state.ranking = NOBODY, ()
    STAND[where](state, wanted)


def _listed(drafting: bool) -> list[str]:
    return [word for word in STANDS if word not in WITHIN and (word in DRAFT_STANDS) == drafting]


def _named(wanted: Wanted, what: str, seat: int = -1) -> bool:
    return any(fact.what == what and fact.seat == seat for fact, _ in wanted)


def _need(true: bool, where: str, allowed: Allowed) -> None:
    if not true:
        raise BadFact("stands", where, allowed)


# ---- the draft


def _stand_at_pick(state: State, wanted: Wanted) -> None:
    left = [state.tables.card_set.board.draft_cards - len(cards) for cards in state.drafted]
    sizes = [len(pack) for pack in state.packs]
    level = min(left) == max(left) and min(sizes) == max(sizes)
    _need(state.seats > 2, "pick", Fault(N_("face_up or keep_one, since two players draft otherwise")))
    _need(
        level and 0 < left[0] <= sizes[0],
        "pick",
        Fault(
            N_(
                "pick with packs of one size, as many drafted cards for every seat and enough cards for the picks "
                "to come"
            )
        ),
    )
    state.phase = DRAFTING
    state.draft_round = len(state.drafted[0])
    state.agenda = [Frame(DO_END_DRAFT, -1)]
    ask_picks(state)


def _stand_at_face_up(state: State, wanted: Wanted) -> None:
    """First, second, second and first pick from the open row; so many of them as have drafted are over."""
    _stand_at_keep_one(state, wanted)
    first, second = state.token, 1 - state.token
    order = (first, second, second, first)
    over = len(state.drafted[0]) + len(state.drafted[1])
    fits = over < len(order) and len(state.drafted[first]) == order[:over].count(first)
    _need(
        fits and len(state.face_up) >= len(order) - over,
        "face_up",
        Fault(
            N_(
                "face_up with cards drafted in turn (first, second, second, first) and enough open ones for the rest"
            )
        ),
    )
    for seat in reversed(order[over:]):
        state.agenda.append(Frame(ASK_FACE_UP, seat))


def _stand_at_keep_one(state: State, wanted: Wanted) -> None:
    _need(state.seats == 2, "keep_one", Fault(N_("pick, since only two players draft like this")))
    _need(
        min([len(pack) for pack in state.packs]) > 0,
        "keep_one",
        Fault(N_("keep_one with a pack for every seat")),
    )
    state.phase = DRAFTING
    first, second = state.token, 1 - state.token
    state.agenda = [Frame(DO_END_DRAFT, -1), Frame(ASK_KEEP_ONE, second), Frame(ASK_KEEP_ONE, first)]


# ---- rounds


def _stand_at_round(state: State, wanted: Wanted) -> None:
    """The round that begins has the number that the position says."""
    _need(
        not any(state.plays) and not state.offer,
        "round",
        Fault(N_("round with nothing in play and no offer")),
    )
    state.phase = FINAL
    state.round -= 1
    state.agenda = [Frame(DO_ROUND, -1)]


def _stand_at_melee(state: State, wanted: Wanted) -> None:
    """The turn of who is named, or of the first one from the token who is in."""
    there = [seat for seat in turn_order(state) if not state.out[seat]]
    turn = state.active if _named(wanted, "turn") and state.active != NOBODY else (there or [NOBODY])[0]
    _need(turn in there, "melee", Fault(N_("melee at the turn of a seat that is in")))
    _need(
        state.passes < state.seats,
        "melee",
        Fault(N_("melee with fewer than {seats} passes in a row"), seats=state.seats),
    )
    state.phase = MELEE
    state.active = turn
    state.agenda = [Frame(ASK_MELEE, turn)]


def _stand_at_resolution(state: State, wanted: Wanted) -> None:
    state.agenda = [Frame(DO_RESOLUTION, -1)]


def _stand_at_reinforcement(state: State, wanted: Wanted) -> None:
    """The totals make the ranking and the limits, as far as they are not named; then limits are changed."""
    _rank(state, wanted)
    _fix_limits(state, wanted)
    state.agenda = [Frame(DO_REINFORCEMENT, -1, (0,))]


def _stand_at_buy(state: State, wanted: Wanted) -> None:
    """A purchase turn, the first one if it is not said which."""
    turns = [numbers[0] for fact, numbers in wanted if fact.what == "purchase" and numbers[0]]
    turn = turns[0] if turns else 1
    most = state.tables.card_set.board.purchases * state.seats
    _need(turn <= most, "buy", Fault(N_("buy with a purchase from 1 to {most}"), most=most))
    _rank(state, wanted)
    _fix_limits(state, wanted)
    state.phase = REINFORCING
    buyer = state.ranking[(turn - 1) % state.seats]
    state.agenda = [Frame(DO_REINFORCEMENT, -1, (turn,)), Frame(ASK_BUY, buyer)]


def _stand_at_final(state: State, wanted: Wanted) -> None:
    _rank(state, wanted)
    state.agenda = [Frame(DO_FINAL, -1)]


def _stand_at_remove(state: State, wanted: Wanted) -> None:
    """After the end check."""
    _rank(state, wanted)
    state.phase = FINAL
    state.agenda = [Frame(DO_TIDY, -1)]
    for seat in range(state.seats - 1, -1, -1):
        state.agenda += [Frame(ASK_KEEP, seat), Frame(ASK_REMOVE, seat)]


def _rank(state: State, wanted: Wanted) -> None:
    if not state.ranking:
        state.ranking = tuple(ranking(state))
    if state.winner == NOBODY:
        state.winner = state.ranking[0]


def _fix_limits(state: State, wanted: Wanted) -> None:
    for seat in range(state.seats):
        if not _named(wanted, "seat.limit", seat):
            state.limit[seat] = total(state, seat)


STAND: dict[str, Callable[[State, Wanted], None]] = {
    "pick": _stand_at_pick,
    "face_up": _stand_at_face_up,
    "keep_one": _stand_at_keep_one,
    "round": _stand_at_round,
    "melee": _stand_at_melee,
    "resolution": _stand_at_resolution,
    "reinforcement": _stand_at_reinforcement,
    "buy": _stand_at_buy,
    "final": _stand_at_final,
    "remove": _stand_at_remove,
}


# ---- sealed answers


def seal(state: State, fact: FactName, numbers: Numbers) -> None:
    """A seat has given these answers already; they must be ones that it could give."""
    for part in plan_parts(numbers):
        frames = [frame for frame in state.agenda if frame.seat == fact.seat and frame.op < DO_PASS_PACKS]
        if not frames or not _could_answer(state, frames[-1], part):
            shown = write_value(state, fact, numbers)
            raise BadFact(fact.text, shown, Fault(N_("an answer that this seat could give now")))
        state.agenda = [frame for frame in state.agenda if frame is not frames[-1]] + [frames[-1]]
        ANSWERS[frames[-1].op](state, frames[-1], part)


def _could_answer(state: State, frame: Frame, part: Numbers) -> bool:
    """Whether an answer is among those offered, equal cards being as good."""
    seat = frame.seat
    if frame.op == ASK_REMOVE:
        own = state.plays[seat] + state.discards[seat] + state.hands[seat]
        there = tuple([card for card in (*state.played[seat], NO_CARD) if card == NO_CARD or card in own])
    else:
        there = state.hands[seat] if frame.op == ASK_KEEP else state.packs[seat]
    offered = [_designs(state, option) for option in ASKS[frame.op](state, frame)]
    return _designs(state, part) in offered and all(card in there for card in part[1:])


def _designs(state: State, option: Numbers) -> list[int]:
    """The verb of an answer and what its cards are."""
    twins = state.tables.twins
    return [option[0], *sorted([twins[card] if card != NO_CARD else NO_CARD for card in option[1:]])]
