"""What lies on the table of Ylandyss when the first question is asked, in words."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.wording.ylandyss.names import Names


def start_lines(state: State, seat_names: Sequence[str]) -> list[str]:
    """The cards that lie open to be drafted, if any; then each seat with the cards it drafts from."""
    names = Names(state.tables, seat_names)
    row = [f"Open row: {listed(names, state.face_up)}"] if state.face_up else []
    return [
        *row,
        *(f"{names.seat_words(seat)}: {listed(names, state.packs[seat])}" for seat in range(state.seats)),
    ]


def listed(names: Names, cards: Sequence[int]) -> str:
    """Cards as one line of plain words."""
    return "; ".join(names.card_words(card) for card in cards)
