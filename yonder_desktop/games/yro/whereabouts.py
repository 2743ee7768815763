"""Where cards may lie that a seat does not see: anywhere, but what it passed on in a draft (D2) only with others."""

from __future__ import annotations

from yonder_desktop.games.yro.view import View, open_cards

Slot = tuple[int, int]
"""A seat that holds a card, and the round of the draft in which it picked it, 0: the card is in its hand."""

PHANTOM = -1
"""The seat of the phantom neighbour (D5)."""


def away(known: View) -> list[tuple[int, ...]]:
    """By round, what the viewer passed on and has not seen again: none of it is in the deck."""
    shown = open_cards(known)
    return [tuple([card for card in zone if card not in shown]) for zone in known.passed]


def hidden_slots(known: View) -> list[Slot]:
    """All places among hands, packs and picks whose cards the viewer does not see."""
    slots: list[Slot] = []
    for seat in range(known.seats):
        if seat != known.seat:
            slots += [(seat, 0)] * known.hand_counts[seat]
            slots += [(seat, picked) for picked in range(1, known.pick_counts[seat] + 1)]
    slots += [(PHANTOM, 0)] * known.phantom_left
    return slots + [(PHANTOM, picked) for picked in range(1, known.phantom_picked + 1)]


def slots_of(known: View, looked: int) -> list[Slot]:
    """Where the cards lie that were passed on in that round and are not shown, one slot a card.

    Each seat to the left has picked one of them, up to the seat that holds the pack now or gave it back. Who has
    recruited one of them has shown its pick.
    """
    rounds, seats = known.tables.looks + 1, max(2, known.seats)
    now = known.draft_round if known.draft_round else rounds
    slots: list[Slot] = []
    for picked in range(looked + 1, min(now, looked + seats)):
        seat = to_the_left(known, picked - looked)
        if not known.draft_round and not has_shown(known, seat, looked):
            slots.append((seat, 0))
        elif known.draft_round:
            slots.append((seat, picked))
    if known.draft_round and now < looked + seats:
        slots += [(to_the_left(known, now - looked), 0)] * (rounds - now)
    return slots


def to_the_left(known: View, steps: int) -> int:
    """The seat so many places to the left of the viewer."""
    return (known.seat + steps) % known.seats if known.seats > 1 else PHANTOM


def has_shown(known: View, seat: int, looked: int) -> bool:
    """Whether a seat has recruited what it picked of the cards passed on in that round."""
    return seat >= 0 and any(
        card in known.passed[looked] for card in known.guilds[seat] + known.recruited[seat]
    )
