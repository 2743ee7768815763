"""A turn: a worker, an arcana and an envoy, each optional and in any order, then the end or the lock-up (R7, R8)."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder.primitives import emit, hold_worker, put_worker
from yonder_desktop.games.yonder.service import begin_service, service_options
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import (
    ARCANA_TO,
    ASK_HOLD,
    ASK_TURN,
    DECLINE,
    DO_AFTER_PLACING,
    DO_LOCK_UP,
    DO_NEXT_TURN,
    DO_OLOS,
    DO_STEPS,
    END,
    FULFIL_WITH,
    HOLD,
    LOCK_UP,
    PLACE,
)
from yonder_desktop.games.yonder.words import (
    ANY_WORKER,
    ANYWHERE,
    ARCANA,
    COIN,
    DWARF,
    ELF,
    GAIN,
    HOLD_WORKER,
    IN_CITY,
    IN_OTHER_SETTLEMENT,
    NOBODY,
    ON_HEADQUARTERS,
    ON_PLACE,
)

ELF_BIT = 1 << (ELF - DWARF)


def zones_of_spots(state: State) -> list[tuple[int, ...]]:
    """City spots that are open, and the spots of each settlement that is not locked (R1, R106)."""
    zones = [state.tables.city_spots_open[state.seats]]
    for seat in range(state.seats):
        if not state.locked[seat]:
            zones.append(state.places[seat])
    return zones


def reachable_spots(state: State) -> list[int]:
    """All spots on which somebody could be placed, were they free."""
    return [spot for zone in zones_of_spots(state) for spot in zone]


def place_options(state: State, seat: int) -> list[Option]:
    """Every kind of worker in the supply on every spot that takes it; equal twin places are offered once (R2, R3)."""
    own, masks, twins = state.supply[seat], state.spots, state.tables.twins
    empty: list[int] = []
    without_elf: list[int] = []
    for zone in zones_of_spots(state):
        for spot in zone:
            mask = masks[spot]
            if mask & ELF_BIT or (twins[spot] >= 0 and masks[twins[spot]] == mask):
                continue
            without_elf.append(spot)
            if not mask:
                empty.append(spot)
    options: list[Option] = []
    for kind in range(5):
        if own[7 + kind]:
            row = state.tables.place_options[kind]
            options += [row[spot] for spot in (without_elf if kind == 1 else empty)]
    return options


def arcana_options(state: State, seat: int) -> list[Option]:
    """Free places of the upper city; a top one needs the filled place below it."""
    if not state.supply[seat][ARCANA]:
        return []
    return [
        (ARCANA_TO, place)
        for place in range(len(state.tables.card_set.board.upper))
        if upper_open(state, place)
    ]


def upper_open(state: State, place: int) -> bool:
    """Whether an arcana may go onto a place of the upper city."""
    if state.upper >> place & 1:
        return False
    below = link_below(state, place)
    return below < 0 or bool(state.upper >> below & 1)


def link_below(state: State, place: int) -> int:
    """The bottom place that a top place waits for, or -1."""
    upper = state.tables.card_set.board.upper
    if not upper[place].top:
        return -1
    for other, spot in enumerate(upper):
        if spot.link == upper[place].link and not spot.top:
            return other
    return -1


def ask_turn(state: State, frame: Frame) -> list[Option]:
    seat = frame.seat
    options: list[Option] = []
    if not state.placed:
        options = place_options(state, seat)
    if not state.arcana_placed:
        options += arcana_options(state, seat)
    if not state.fulfilled:
        options += service_options(state, seat, 0)
    if may_end(state, seat):
        options.append((END,))
    options.append((LOCK_UP,))
    return options


def may_end(state: State, seat: int) -> bool:
    """Whether the turn may end without locking up: a worker was placed and one is left (R8)."""
    return state.placed == 1 and any(state.supply[seat][DWARF:])


def answer_turn(state: State, frame: Frame, option: Option) -> None:
    verb = option[0]
    if verb in (END, LOCK_UP):
        state.agenda.pop()
        state.agenda.append(Frame(DO_NEXT_TURN, frame.seat))
        if verb == LOCK_UP:
            state.agenda.append(Frame(DO_LOCK_UP, frame.seat, (0,)))
    elif verb == PLACE:
        place(state, frame.seat, option[1], option[2])
    elif verb == ARCANA_TO:
        place_arcana(state, frame.seat, option[1])
    elif verb == FULFIL_WITH:
        state.fulfilled = 1
        begin_service(state, frame.seat, option[1], option[2], 0)


def place_arcana(state: State, seat: int, place: int) -> None:
    """An arcana stays in the upper city; its reward follows."""
    state.arcana_placed = 1
    state.supply[seat][ARCANA] -= 1
    state.upper |= 1 << place
    emit(state, "arcana_placed", seat, (place,))
    state.agenda.append(Frame(DO_STEPS, seat, (state.tables.upper_programs[place], 0, -1, -1, -1, -1)))


def place(state: State, seat: int, kind: int, spot: int) -> None:
    """Worker onto the spot, Recruiters, reward, then what the placement itself brings (R48)."""
    state.placed = 1
    covered = state.spots[spot]
    put_worker(state, seat, kind, spot)
    spec = state.tables.spots[spot]
    waiting = [card for card in state.buildings[seat] if reacts(state, seat, card, kind, spot, covered)]
    state.agenda.append(Frame(DO_AFTER_PLACING, seat, (kind, spot, *waiting)))
    state.agenda.append(
        Frame(DO_STEPS, seat, (state.tables.spot_programs[spot], 0, kind, spot, spec.card, -1))
    )
    if covered:
        for card in reversed(waiting):
            if state.tables.buildings[card].effect[0].op == HOLD_WORKER:
                state.agenda.append(Frame(ASK_HOLD, seat, (spot, card, covered)))


def reacts(state: State, seat: int, card: int, kind: int, spot: int, covered: int) -> bool:
    """Whether a card waits for this placement by its owner (R63)."""
    building = state.tables.buildings[card]
    trigger = building.trigger
    if trigger is None or trigger.on != ON_PLACE or not building.effect:
        return False
    if trigger.worker != ANY_WORKER and trigger.worker != kind + 7:
        return False
    if trigger.onto_other_kind and not covered:
        return False
    return where_fits(state, seat, trigger.where, spot)


def where_fits(state: State, seat: int, where: int, spot: int) -> bool:
    """Whether a spot lies where a trigger looks: the city, another settlement, any headquarters, anywhere."""
    card = state.tables.spots[spot].card
    if where == ANYWHERE:
        return True
    if where == IN_CITY:
        return card == NOBODY
    if where == ON_HEADQUARTERS:
        return card != NOBODY and state.tables.buildings[card].letter == "HQ"
    return where == IN_OTHER_SETTLEMENT and card != NOBODY and card not in state.buildings[seat]


def ask_hold(state: State, frame: Frame) -> list[Option]:
    spot, card, covered = frame.args
    options: list[Option] = [
        (HOLD, kind, spot, card) for kind in range(5) if covered >> kind & state.spots[spot] >> kind & 1
    ]
    options.append((DECLINE,))
    return options


def answer_hold(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    if option[0] == HOLD:
        hold_worker(state, frame.seat, option[1], option[2], option[3])


def do_after_placing(state: State, frame: Frame) -> None:
    """Coins and goods for the placement itself; cards built by it count only if they say so (R48, R49)."""
    state.agenda.pop()
    kind, spot = frame.args[0], frame.args[1]
    cards = list(frame.args[2:])
    for card in state.buildings[frame.seat]:
        trigger = state.tables.buildings[card].trigger
        own = card not in cards and trigger is not None and trigger.own_construction
        if own and reacts(state, frame.seat, card, kind, spot, 0):
            cards.append(card)
    for card in reversed(cards):
        first = state.tables.buildings[card].effect[0].op
        if first in (COIN, GAIN) and card in state.buildings[frame.seat]:
            program = state.tables.card_programs[card]
            state.agenda.append(Frame(DO_STEPS, frame.seat, (program, 0, -1, -1, card, -1)))


def begin_turn(state: State, seat: int) -> None:
    """A new turn of `seat`: nothing placed or fulfilled yet."""
    state.active = seat
    state.turn += 1
    state.placed = state.arcana_placed = state.fulfilled = 0
    emit(state, "turn_began", seat)
    state.agenda.append(Frame(ASK_TURN, seat))


def do_next_turn(state: State, frame: Frame) -> None:
    """Clockwise to the next seat that has not locked up; when all have, the agenda below goes on."""
    state.agenda.pop()
    if state.seats == 1:
        state.agenda.append(Frame(DO_OLOS, -1))
        return
    for step in range(1, state.seats + 1):
        seat = (frame.seat + step) % state.seats
        if not state.locked[seat]:
            begin_turn(state, seat)
            return
