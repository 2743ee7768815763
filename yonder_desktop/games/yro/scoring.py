"""The page of results (R46, S2.11)."""

from __future__ import annotations

from yonder_desktop.core.questions import Outcome, SeatScore
from yonder_desktop.games.yro.phases import shadow_power
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import SOURCE_KEYS, SOURCES


def rank(state: State, seat: int) -> tuple[int, int, int]:
    """Victory points, money before it was turned into points, power of the last Combat."""
    return state.vp[seat], state.money[seat], state.power[seat]


def winners(state: State) -> list[int]:
    """The seats that win; several if all is level; nobody in a game lost to the shadow."""
    if state.lost:
        return []
    best = max(rank(state, seat) for seat in range(state.seats))
    return [seat for seat in range(state.seats) if rank(state, seat) == best]


def decided_by(state: State) -> str:
    """The tie-break that decided: "", "money", "power", "shared"; "shadow" for a lost game."""
    if state.lost:
        return "shadow"
    best = max(rank(state, seat) for seat in range(state.seats))
    level = [rank(state, seat) for seat in range(state.seats) if state.vp[seat] == best[0]]
    if len(level) == 1:
        return ""
    if len([one for one in level if one[1] == best[1]]) == 1:
        return "money"
    return "power" if level.count(best) == 1 else "shared"


def outcome(state: State) -> Outcome | None:
    """The result with every seat's points by source; None while the game runs."""
    if not state.over:
        return None
    scores = [seat_score(state, seat) for seat in range(state.seats)]
    rival = None
    if state.seats == 1:
        power = shadow_power(state)
        rival = SeatScore(-1, power, [("shadow_power", power)], [])
    return Outcome(winners(state), scores, decided_by(state), state.turn, rival)


def seat_score(state: State, seat: int) -> SeatScore:
    """One seat's victory points by source; a lost solo game scores nothing (S2.11)."""
    own = state.ledger[seat * SOURCES : (seat + 1) * SOURCES]
    sources = [(key, own[at]) for at, key in enumerate(SOURCE_KEYS)]
    other = state.vp[seat] - sum(own)
    if other:
        sources.insert(0, ("start", other))
    if state.lost:
        sources.append(("lost", -state.vp[seat]))
    ties = [("money", state.money[seat]), ("power", state.power[seat])]
    return SeatScore(seat, 0 if state.lost else state.vp[seat], sources, ties)
