"""Reading facts from a position of Ylandyss: one function a kind of fact, named in GET."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.facts import FactName, Numbers
from yonder_desktop.games.ylandyss.fact_names import STANDS
from yonder_desktop.games.ylandyss.resolution import pot, price_of
from yonder_desktop.games.ylandyss.rounds import end_at
from yonder_desktop.games.ylandyss.scoring import value_of_cards
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import characters, is_exhausted, strength_of, strongest, total
from yonder_desktop.games.ylandyss.words import (
    ASK_BUY,
    ASK_PAY,
    DO_PASS_PACKS,
    DO_REINFORCEMENT,
    KEEP,
    KEEP_ONE,
    KINDS,
    NO_CARD,
    PICK,
    REMOVE,
)

ZONES = {
    "seat.hand": "hands",
    "seat.deck": "decks",
    "seat.discard": "discards",
    "seat.play": "plays",
    "seat.played": "played",
    "seat.removed": "removed",
    "seat.drafted": "drafted",
    "seat.pack": "packs",
}
SEAT_NUMBERS = {
    "seat.spells": "spells",
    "seat.added": "flat",
    "seat.out": "out",
    "seat.loot": "loot",
    "seat.chest": "chest",
    "seat.limit": "limit",
    "seat.bought": "bought",
    "seat.locked": "answered",
}
BOARD_NUMBERS = {
    "round": "round",
    "phase": "phase",
    "token": "token",
    "turn": "active",
    "passes": "passes",
    "winner": "winner",
    "draft_round": "draft_round",
    "over": "over",
}
COUNTS = {"seat.hand_count": "hands", "seat.deck_count": "decks", "seat.discard_count": "discards"}
MARKS = {"seat.given": "given", "seat.guarded": "guarded", "seat.taxed": "taxed"}
BOARD_ZONES = ("ranking", "offer", "supply", "used", "face_up", "looked")


def asked(state: State) -> int:
    """The question that is asked now, or -1."""
    if state.agenda and state.agenda[-1].op < DO_PASS_PACKS:
        return state.agenda[-1].op
    return -1


def _get_board_number(state: State, fact: FactName) -> Numbers:
    value: int = getattr(state, BOARD_NUMBERS[fact.what])
    return (value,)


def _get_board_zone(state: State, fact: FactName) -> Numbers:
    zone: Numbers = getattr(state, fact.what)
    return zone


def _get_board_count(state: State, fact: FactName) -> Numbers:
    zone: Numbers = getattr(state, fact.what.removesuffix("_count"))
    return (len(zone),)


def _get_stand(state: State, fact: FactName) -> Numbers:
    op = asked(state)
    return (STANDS.index(KINDS[op]) if op >= 0 else -1,)


def _get_purchase(state: State, fact: FactName) -> Numbers:
    """Which purchase turn of the phase is running, from 1; 0 outside."""
    if asked(state) not in (ASK_BUY, ASK_PAY):
        return (0,)
    return tuple([frame.args[0] for frame in state.agenda if frame.op == DO_REINFORCEMENT])


def _get_leader(state: State, fact: FactName) -> Numbers:
    return (strongest(state),)


def _get_end(state: State, fact: FactName) -> Numbers:
    return (end_at(state),)


def _get_seat_number(state: State, fact: FactName) -> Numbers:
    values: list[int] = getattr(state, SEAT_NUMBERS[fact.what])
    return (values[fact.seat],)


def _get_zone(state: State, fact: FactName) -> Numbers:
    zones: list[Numbers] = getattr(state, ZONES[fact.what])
    return zones[fact.seat]


def _get_count(state: State, fact: FactName) -> Numbers:
    zones: list[Numbers] = getattr(state, COUNTS[fact.what])
    return (len(zones[fact.seat]),)


def _get_exhausted(state: State, fact: FactName) -> Numbers:
    return tuple([card for card in characters(state, fact.seat) if is_exhausted(state, card)])


def _get_marks(state: State, fact: FactName) -> Numbers:
    """What is kept by card, for the cards that a seat has in play."""
    marks: dict[int, int] = getattr(state, MARKS[fact.what])
    numbers: list[int] = []
    for card in state.plays[fact.seat]:
        if card in marks:
            numbers += (card, marks[card])
    return tuple(numbers)


def _get_strengths(state: State, fact: FactName) -> Numbers:
    numbers: list[int] = []
    for card in characters(state, fact.seat):
        numbers += (card, strength_of(state, card, fact.seat))
    return tuple(numbers)


def _get_prices(state: State, fact: FactName) -> Numbers:
    numbers: list[int] = []
    for card in state.offer:
        numbers += (card, price_of(state, fact.seat, card))
    return tuple(numbers)


def _get_total(state: State, fact: FactName) -> Numbers:
    return (total(state, fact.seat),)


def _get_pot(state: State, fact: FactName) -> Numbers:
    return (pot(state, fact.seat),)


def _get_card_value(state: State, fact: FactName) -> Numbers:
    return (value_of_cards(state, fact.seat),)


def _get_plan(state: State, fact: FactName) -> Numbers:
    """The sealed answers so far: of the draft a card, at the end of a round a removal and perhaps what is kept."""
    plan = state.plans[fact.seat]
    if not plan:
        return ()
    if state.round == 0:
        return (KEEP_ONE if state.seats == 2 else PICK, 1, plan[0])
    removal = (REMOVE, 0) if plan[0] == NO_CARD else (REMOVE, 1, plan[0])
    kept = (KEEP, len(plan) - 1, *plan[1:]) if state.answered[fact.seat] else ()
    return (*removal, *kept)


GET: dict[str, Callable[[State, FactName], Numbers]] = {
    **dict.fromkeys(BOARD_NUMBERS, _get_board_number),
    **dict.fromkeys(BOARD_ZONES, _get_board_zone),
    "offer_count": _get_board_count,
    "supply_count": _get_board_count,
    "used_count": _get_board_count,
    "stands": _get_stand,
    "purchase": _get_purchase,
    "leader": _get_leader,
    "end": _get_end,
    **dict.fromkeys(SEAT_NUMBERS, _get_seat_number),
    **dict.fromkeys(ZONES, _get_zone),
    **dict.fromkeys(COUNTS, _get_count),
    **dict.fromkeys(MARKS, _get_marks),
    "seat.exhausted": _get_exhausted,
    "seat.strengths": _get_strengths,
    "seat.prices": _get_prices,
    "seat.total": _get_total,
    "seat.pot": _get_pot,
    "seat.value": _get_card_value,
    "seat.plan": _get_plan,
}
