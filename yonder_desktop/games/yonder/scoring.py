"""The end: C buildings, ties, and the page of results (R114 to R118)."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Outcome, SeatScore
from yonder_desktop.games.yonder import olos
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.designs import Score
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.words import (
    ARCANA,
    DWARF,
    FROM_BUILDINGS,
    HAY,
    LETTERS,
    ORE,
    PER_BUILDING,
    PER_ENVOY,
    PER_NON_SKELETON,
    PER_RESOURCE_TRIO,
    PER_SHIP,
    SCORE_ALL_KINDS,
    SCORE_FLAT,
    SCORE_PER,
    SCORE_PER_LETTER,
    SKELETON,
    SOURCE_KEYS,
    SOURCES,
    WOOD,
)


def do_score(state: State, frame: Frame) -> None:
    """All C buildings pay at once from the final supply (R115)."""
    state.agenda.pop()
    for seat in range(state.seats):
        for card in state.buildings[seat]:
            gold = card_score(state, seat, card)
            if state.tables.buildings[card].score is not None:
                do.emit(state, "scored", seat, (card, gold))
            if gold:
                do.change_gold(state, seat, gold, FROM_BUILDINGS)
    state.over = 1
    state.active = -1
    do.emit(state, "game_ended", -1, tuple(winners(state)))


def card_score(state: State, seat: int, card: int) -> int:
    """What a building of this settlement would pay if the game ended now."""
    score = state.tables.buildings[card].score
    if score is None:
        return 0
    ships = fleet_size(state.ships[seat], state.envoys[seat], state.carried)
    return score_value(
        state.tables, score, state.supply[seat], state.buildings[seat], state.envoys[seat], ships
    )


def fleet_size(ships: tuple[int, ...], envoys: tuple[int, ...], carried: list[int]) -> int:
    """How many ships a seat has: in its supply and on its envoys, of which two may share one (R20)."""
    placed = {carried[envoy] for envoy in envoys if carried[envoy] >= 0}
    return len(ships) + len(placed)


def score_value(
    tables: Tables,
    score: Score,
    own: list[int],
    buildings: tuple[int, ...],
    envoys: tuple[int, ...],
    ships: int,
) -> int:
    """A score from a supply, a settlement and a number of ships."""
    if score.kind == SCORE_FLAT:
        return score.each
    if score.kind == SCORE_PER:
        gold = score.each * counted(score.per, own, buildings, envoys, ships)
        return min(gold, score.cap) if score.cap else gold
    if score.kind == SCORE_PER_LETTER:
        letter = LETTERS[score.per]
        count = sum(1 for card in buildings if tables.buildings[card].letter == letter)
        return score.each * (count + sum(1 for envoy in envoys if tables.envoys[envoy].letter == letter))
    if score.kind == SCORE_ALL_KINDS:
        return score.each if all(own[kind] for kind in range(DWARF, SKELETON + 1)) else 0
    return max((gold for amount, gold in score.steps if own[score.per] >= amount), default=0)


def counted(per: int, own: list[int], buildings: tuple[int, ...], envoys: tuple[int, ...], ships: int) -> int:
    """How many of what a score counts; the headquarters is a building (R51)."""
    if per == PER_BUILDING:
        return len(buildings)
    if per == PER_ENVOY:
        return len(envoys)
    if per == PER_SHIP:
        return ships
    if per == PER_NON_SKELETON:
        return sum(own[DWARF:SKELETON])
    if per == PER_RESOURCE_TRIO:
        return min(own[WOOD], own[ORE], own[HAY])
    return own[per]


def rank(state: State, seat: int) -> tuple[int, int, int]:
    """Gold, then arcana in the supply, then fewer buildings (R118)."""
    return state.gold[seat], state.supply[seat][ARCANA], -len(state.buildings[seat])


def winners(state: State) -> list[int]:
    """The seats that win; several if all tie-breaks are equal; alone nobody who has not more gold than Olos."""
    if state.seats == 1:
        return [0] if state.gold[0] > sum(gold for _, gold in olos.total(state)) else []
    best = max(rank(state, seat) for seat in range(state.seats))
    return [seat for seat in range(state.seats) if rank(state, seat) == best]


def decided_by(state: State) -> str:
    """The tie-break that decided: "", "arcana", "buildings", "shared", or "olos", who wins ties of the solo game."""
    if state.seats == 1:
        return "olos" if state.gold[0] == sum(gold for _, gold in olos.total(state)) else ""
    best = max(rank(state, seat) for seat in range(state.seats))
    level = [rank(state, seat) for seat in range(state.seats) if rank(state, seat)[0] == best[0]]
    if len(level) == 1:
        return ""
    if len([one for one in level if one[1] == best[1]]) == 1:
        return "arcana"
    return "buildings" if level.count(best) == 1 else "shared"


def outcome(state: State) -> Outcome | None:
    """The result, with every seat's gold by its sources; None while the game runs."""
    if not state.over:
        return None
    scores = [seat_score(state, seat) for seat in range(state.seats)]
    rival = None
    if state.seats == 1:
        sources = olos.total(state)
        rival = SeatScore(-1, sum(gold for _, gold in sources), sources, [])
    return Outcome(winners(state), scores, decided_by(state), state.round, rival)


def seat_score(state: State, seat: int) -> SeatScore:
    """One seat's gold by source; each C building by itself, as `building:castle`."""
    own = state.ledger[seat * SOURCES : (seat + 1) * SOURCES]
    sources: list[tuple[str, int]] = [(SOURCE_KEYS[source], own[source]) for source in range(FROM_BUILDINGS)]
    other = state.gold[seat] - sum(own)
    if other:
        sources.insert(0, ("start", other))
    for card in state.buildings[seat]:
        if state.tables.buildings[card].score is not None:
            sources.append((f"building:{state.tables.building_keys[card]}", card_score(state, seat, card)))
    ties = [("arcana", state.supply[seat][ARCANA]), ("buildings", len(state.buildings[seat]))]
    return SeatScore(seat, state.gold[seat], sources, ties)
