"""What lies on the table of YRO when the first question is asked, in words."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.games.yro.state import State
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yro.names import Names


def start_lines(state: State, seat_names: Sequence[str]) -> list[str]:
    """The quests, if there are any; then each seat with its money and its hand."""
    names = Names(state.tables, seat_names)
    quests = (
        [f"Quests: {', '.join(plain(names.quest(quest)) for quest in state.quests)}"] if state.quests else []
    )
    return [*quests, *(seat_line(state, seat, names) for seat in range(state.seats))]


def seat_line(state: State, seat: int, names: Names) -> str:
    """One seat: its money and the adventurers in its hand."""
    hand = ", ".join(names.card_words(card) for card in state.hands[seat]) or "no adventurer yet"
    return f"{names.seat_words(seat)}: {state.money[seat]} money; {hand}"
