"""Invariants: what must hold in every position of YRO."""

from __future__ import annotations

from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import x_of, y_of


def breaches(state: State) -> list[Fault]:
    """What is wrong with a position; empty if nothing is."""
    return cards_conserved(state) + memory_sound(state) + numbers_sound(state) + guilds_sound(state)


def cards_conserved(state: State) -> list[Fault]:
    """Every card lies in exactly one place."""
    places = [*state.deck, *state.discard, *state.shadow, *state.phantom_pack, *state.phantom_picks]
    for zone in state.hands + state.guilds + state.recruited + state.picks:
        places += zone
    found = [Fault(N_("card {card} lies in two places"), card=state.tables.keys[card]) for card in sorted(set(places))
             if places.count(card) > 1]  # fmt: skip
    if len(places) != len(state.tables.cards):
        found.append(
            Fault(N_("{found} cards, not {wanted}"), found=len(places), wanted=len(state.tables.cards))
        )
    return found


def memory_sound(state: State) -> list[Fault]:
    """What a seat has passed on lies neither in the deck nor in its own hand, and is remembered once."""
    found: list[Fault] = []
    for seat in range(state.seats):
        zones = state.passed[seat * state.tables.looks : (seat + 1) * state.tables.looks]
        cards = [card for zone in zones for card in zone]
        if len(set(cards)) != len(cards) or set(cards) & {
            *state.deck,
            *state.hands[seat],
            *state.picks[seat],
        }:
            message = N_("seat {seat} remembers cards passed on that it cannot have passed on")
            found.append(Fault(message, seat=seat))
    return found


def numbers_sound(state: State) -> list[Fault]:
    """Nothing below zero, tracks within their spaces."""
    found: list[Fault] = []
    last = state.tables.card_set.board.last_space
    for seat in range(state.seats):
        if state.money[seat] < 0:
            found.append(Fault(N_("seat {seat} has {number} money"), seat=seat, number=state.money[seat]))
        if not (0 <= state.magic[seat] <= last and 0 <= state.tech[seat] <= last):
            found.append(Fault(N_("seat {seat} is off a track"), seat=seat))
    return found


def guilds_sound(state: State) -> list[Fault]:
    """At most nine cards in three columns and three rows, each on a cell of its own."""
    found: list[Fault] = []
    for seat in range(state.seats):
        cells = state.cells[seat]
        if len(cells) != len(state.guilds[seat]) or len(set(cells)) != len(cells):
            found.append(Fault(N_("seat {seat} has cards without a cell of their own"), seat=seat))
        for axis in ([x_of(cell) for cell in cells], [y_of(cell) for cell in cells]):
            if axis and max(axis) - min(axis) > 2:
                found.append(Fault(N_("the guild of seat {seat} is wider than three"), seat=seat))
    return found
