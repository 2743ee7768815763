"""Reading facts from a position of YRO: one function a kind of fact, named in GET."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.facts import FactName, Numbers
from yonder_desktop.games.yro.fact_names import STANDS
from yonder_desktop.games.yro.fact_values import LOCKED, OPEN, PLACED
from yonder_desktop.games.yro.guild import is_front, level
from yonder_desktop.games.yro.phases import shadow_power
from yonder_desktop.games.yro.recruiting import is_quick
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import ASK_PLACE, ASK_RECRUIT, DO_TURN, KINDS, SOURCES

SEAT_ZONES = {"seat.hand": "hands", "seat.picks": "picks", "seat.new": "recruited"}


def asked(state: State) -> int:
    """The question that is asked now, or -1."""
    for frame in reversed(state.agenda):
        if frame.op < DO_TURN:
            return frame.op
    return -1


def seals_cells(state: State) -> bool:
    """Whether the sealed answers of the running step hold cells beside cards (R10)."""
    return asked(state) == ASK_PLACE or (asked(state) == ASK_RECRUIT and is_quick(state))


def _get_number(state: State, fact: FactName) -> Numbers:
    value: int = getattr(state, fact.what)
    return (value,)


def _get_zone(state: State, fact: FactName) -> Numbers:
    zone: Numbers = getattr(state, fact.what)
    return zone


def _get_seat_number(state: State, fact: FactName) -> Numbers:
    values: list[int] = getattr(state, fact.what.removeprefix("seat."))
    return (values[fact.seat],)


def _get_seat_zone(state: State, fact: FactName) -> Numbers:
    zones: list[Numbers] = getattr(state, SEAT_ZONES[fact.what])
    return zones[fact.seat]


def _get_guild(state: State, fact: FactName) -> Numbers:
    numbers: list[int] = []
    for at, card in enumerate(state.guilds[fact.seat]):
        numbers += (card, state.cells[fact.seat][at])
    return tuple(numbers)


def _get_plan(state: State, fact: FactName) -> Numbers:
    plan = state.plans[fact.seat]
    if not state.answered[fact.seat]:
        return (OPEN,)
    return (PLACED if plan and seals_cells(state) else LOCKED, *plan)


def _get_locked(state: State, fact: FactName) -> Numbers:
    return (state.answered[fact.seat],)


def _get_earned(state: State, fact: FactName) -> Numbers:
    return tuple(state.ledger[fact.seat * SOURCES : (fact.seat + 1) * SOURCES])


def _get_level(state: State, fact: FactName) -> Numbers:
    points = state.magic if fact.what == "seat.magic_level" else state.tech
    return (level(state, points[fact.seat]),)


def _get_frontline(state: State, fact: FactName) -> Numbers:
    cells = state.cells[fact.seat]
    return tuple([card for at, card in enumerate(state.guilds[fact.seat]) if is_front(cells, cells[at])])


def _get_count(state: State, fact: FactName) -> Numbers:
    """Facts that only count what other facts list."""
    if fact.what == "seat.hand_count":
        return (len(state.hands[fact.seat]),)
    if fact.what == "seat.guild_count":
        return (len(state.guilds[fact.seat]),)
    return (len(state.deck if fact.what == "deck_count" else state.discard),)


def _get_shadow_power(state: State, fact: FactName) -> Numbers:
    return (shadow_power(state),)


def _get_stand(state: State, fact: FactName) -> Numbers:
    op = asked(state)
    return (STANDS.index(KINDS[op]) if op >= 0 else -1,)


GET: dict[str, Callable[[State, FactName], Numbers]] = {
    **dict.fromkeys(("turn", "phase", "draft_round", "over", "lost"), _get_number),
    **dict.fromkeys(
        ("deck", "discard", "quests", "closed_quests", "shadow", "phantom_pack", "phantom_picks"), _get_zone
    ),
    "stands": _get_stand,
    "deck_count": _get_count,
    "discard_count": _get_count,
    "shadow_power": _get_shadow_power,
    **{
        f"seat.{name}": _get_seat_number
        for name in ("money", "magic", "tech", "vp", "power", "prize", "first", "links")
    },
    **dict.fromkeys(SEAT_ZONES, _get_seat_zone),
    "seat.guild": _get_guild,
    "seat.plan": _get_plan,
    "seat.locked": _get_locked,
    "seat.earned": _get_earned,
    "seat.magic_level": _get_level,
    "seat.tech_level": _get_level,
    "seat.hand_count": _get_count,
    "seat.guild_count": _get_count,
    "seat.frontline": _get_frontline,
}
