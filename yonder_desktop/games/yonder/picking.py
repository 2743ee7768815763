"""Effects that pick things on the table: workers to recall, envoys to drop or to turn face down."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import (
    ASK_DROP,
    ASK_HIDE,
    ASK_RECALL,
    DECLINE,
    DROP,
    HIDE,
    RECALL_WORKER,
    REMOVE,
)
from yonder_desktop.games.yonder.vocabulary import Step
from yonder_desktop.games.yonder.words import ANY_WORKER, DWARF, NO_CARD, NO_SHIP


def resolve_recall(state: State, frame: Frame, step: Step) -> None:
    state.agenda.append(
        Frame(ASK_RECALL, frame.seat, (step.n, step.kind, int(step.own), int(step.city), step.place))
    )


def ask_recall(state: State, frame: Frame) -> list[Option]:
    """Workers in the own settlement, those waiting on cards included, and on the city board (R5, R52)."""
    _, kind, own, city, to = frame.args
    options: list[Option] = []
    spots: list[int] = []
    if own:
        spots.extend(state.places[frame.seat])
    if city:
        spots.extend(state.tables.city_spots_open[state.seats])
    for spot in spots:
        if state.spots[spot]:
            options += [
                (RECALL_WORKER, worker, spot, -1, to)
                for worker in range(5)
                if state.spots[spot] >> worker & 1 and kind in (ANY_WORKER, worker + DWARF)
            ]
    if own:
        options += held_options(state, frame.seat, kind, to)
    options.append((DECLINE,))
    return options


def held_options(state: State, seat: int, kind: int, to: int) -> list[Option]:
    """Workers that wait on Elven Recruiters, each kind once a card."""
    options: list[Option] = []
    for card in state.buildings[seat]:
        for worker in range(5):
            if worker in state.held.get(card, ()) and kind in (ANY_WORKER, worker + DWARF):
                options.append((RECALL_WORKER, worker, -1, card, to))
    return options


def answer_recall(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    if option[0] == DECLINE:
        return
    do.recall_worker(state, frame.seat, option[1], option[2], option[3], option[4])
    if frame.args[0] > 1:
        state.agenda.append(Frame(ASK_RECALL, frame.seat, (frame.args[0] - 1, *frame.args[1:])))


def ask_remove(state: State, frame: Frame) -> list[Option]:
    """Any arcana of the upper city, or none (R99)."""
    places = range(len(state.tables.card_set.board.upper))
    options: list[Option] = [(REMOVE, place) for place in places if state.upper >> place & 1]
    options.append((DECLINE,))
    return options


def answer_remove(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    if option[0] == REMOVE:
        do.remove_arcana(state, frame.seat, option[1])


def resolve_drop_envoy(state: State, frame: Frame, step: Step) -> None:
    state.agenda.append(Frame(ASK_DROP, frame.seat, (frame.args[5], NO_CARD)))


def open_envoys(state: State, seat: int) -> list[int]:
    """Own envoys with no ship on them and not face down (R79, R80)."""
    return [envoy for envoy in state.envoys[seat] if state.carried[envoy] == NO_SHIP]


def ask_drop(state: State, frame: Frame) -> list[Option]:
    """Any open envoy of the own settlement, not the one being served (R85). Args: that one, or the only one meant."""
    if frame.args[1] >= 0:
        return [(DROP, frame.args[1]), (DECLINE,)]
    options: list[Option] = [
        (DROP, envoy) for envoy in open_envoys(state, frame.seat) if envoy != frame.args[0]
    ]
    options.append((DECLINE,))
    return options


def answer_drop(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    if option[0] == DROP:
        do.drop_envoy(state, frame.seat, option[1], 0)


def resolve_hide_envoy(state: State, frame: Frame, step: Step) -> None:
    state.agenda.append(Frame(ASK_HIDE, frame.seat))


def ask_hide(state: State, frame: Frame) -> list[Option]:
    options: list[Option] = [(HIDE, envoy) for envoy in open_envoys(state, frame.seat)]
    options.append((DECLINE,))
    return options


def answer_hide(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    if option[0] == HIDE:
        do.hide_envoy(state, frame.seat, option[1])
