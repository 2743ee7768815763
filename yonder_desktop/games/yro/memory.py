"""What a seat keeps in mind of packs that it has passed on in a draft (D2).

`State.passed` has `looks` zones a seat, one for each round in which a pack is passed on; the first of them, of which
there is no round, holds what an earlier draft has left: cards that some other seat kept.
"""

from __future__ import annotations

from yonder_desktop.games.yro.state import State


def note_passed(state: State) -> None:
    """Each seat has looked at what it is about to pass on."""
    looks = state.tables.looks
    for seat in range(state.seats):
        if state.draft_round < looks:
            state.passed[seat * looks + state.draft_round] = state.hands[seat]


def note_returned(state: State) -> None:
    """What lies in the own hand again is no memory."""
    looks = state.tables.looks
    for at, zone in enumerate(state.passed):
        hand = state.hands[at // looks]
        state.passed[at] = tuple([card for card in zone if card not in hand])


def note_kept(state: State) -> None:
    """A draft begins: what has not been shown since the last one was kept by somebody."""
    looks = state.tables.looks
    shown = [*state.discard]
    for guild in state.guilds:
        shown += guild
    for seat in range(state.seats):
        zones = state.passed[seat * looks : (seat + 1) * looks]
        kept = [card for zone in zones for card in zone if card not in shown]
        state.passed[seat * looks : (seat + 1) * looks] = [tuple(kept)] + [()] * (looks - 1)


def forget(state: State) -> None:
    """Nothing is remembered: all that was passed on has been shown, or nothing comes of it any more."""
    state.passed = [()] * len(state.passed)


def forget_others(state: State, seat: int) -> None:
    """What other seats than this one remember is hidden, as the cards are."""
    looks = state.tables.looks
    state.passed = [zone if at // looks == seat else () for at, zone in enumerate(state.passed)]
