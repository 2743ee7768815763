"""What a play would lead to, from a view: the total after it, what could be acquired then. Counts with the rules."""

from __future__ import annotations

from yonder_desktop.games.ylandyss import primitives as do
from yonder_desktop.games.ylandyss.effects import start
from yonder_desktop.games.ylandyss.flow import FLOW
from yonder_desktop.games.ylandyss.forecast import Purchase, position_of, purchases
from yonder_desktop.games.ylandyss.strength import total
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.games.ylandyss.words import MELEE, ON_PLAY, REINFORCING


def total_after(view: View, card: int) -> int:
    """The viewer's total once a hand card is played, with what happens without a choice."""
    state = position_of(view)
    seat = view.seat
    state.hands[seat] = do.without(state.hands[seat], card)
    state.agenda = []
    do.enter_play(state, seat, card)
    start(state, seat, card, ON_PLAY)
    FLOW.run(state)
    return total(state, seat)


def strength_to_spend(view: View, seat: int) -> int:
    """What a seat may acquire for: its total in the melee, afterwards what is left of it."""
    return total(position_of(view), seat) if view.phase <= MELEE else view.limit[seat]


def within_reach(view: View, wish: int = -1) -> list[Purchase]:
    """The row for the viewer: now, or once a hand card is played."""
    seat = max(0, view.seat)
    if wish < 0 or wish not in view.hand or view.phase == REINFORCING:
        return purchases(view, seat, strength_to_spend(view, seat), view.hand_counts[seat])
    return purchases(view, seat, total_after(view, wish), view.hand_counts[seat] - 1)
