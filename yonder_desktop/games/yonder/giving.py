"""Giving things up as part of a price: hand cards, workers of any kind, buildings; and giving to other players."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import DISCARD, SEND, TEAR_DOWN
from yonder_desktop.games.yonder.words import DWARF


def choices_of(cards: tuple[int, ...], n: int) -> list[tuple[int, ...]]:
    """Every choice of n of these cards, in their order."""
    chosen: list[tuple[int, ...]] = [()]
    for card in cards:
        chosen += [(*some, card) for some in chosen if len(some) < n]
    return [some for some in chosen if len(some) == n]


def ask_discard(state: State, frame: Frame) -> list[Option]:
    """Every choice of n hand cards, in the order of the hand."""
    return [(DISCARD, *some) for some in choices_of(state.hands[frame.seat], frame.args[0])]


def answer_discard(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    for card in option[1:]:
        do.discard_from_hand(state, frame.seat, card)


def ask_send(state: State, frame: Frame) -> list[Option]:
    """Every choice of n workers of the supply, as five numbers (R35)."""
    own = state.supply[frame.seat][DWARF:]
    sent: list[list[int]] = [[]]
    for kind in range(5):
        sent = [[*some, n] for some in sent for n in range(min(own[kind], frame.args[0] - sum(some)), -1, -1)]
    return [(SEND, *some) for some in sent if sum(some) == frame.args[0]]


def answer_send(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    for kind in range(5):
        do.pay(state, frame.seat, DWARF + kind, option[1 + kind])


def ask_tear_down(state: State, frame: Frame) -> list[Option]:
    """Every choice of n buildings of the settlement, never the headquarters (R51, R87)."""
    cards = tuple(card for card in state.buildings[frame.seat] if state.tables.buildings[card].letter != "HQ")
    return [(TEAR_DOWN, *some) for some in choices_of(cards, frame.args[0])]


def answer_tear_down(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    for card in option[1:]:
        do.tear_down(state, frame.seat, card)
