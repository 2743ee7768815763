"""The row of reinforcements as it is within the viewer's reach, now or after a play."""

from __future__ import annotations

from yonder_desktop.games.ylandyss.forecast import Purchase, purchases, strength_left, total_after
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.games.ylandyss.words import MELEE


def within_reach(view: View, wish: int = -1) -> list[Purchase]:
    """The row for the viewer: now, or once the hand card `wish` is played."""
    seat = max(0, view.seat)
    if wish in view.hand and view.phase == MELEE:
        return purchases(view, seat, total_after(view, wish), view.hand_counts[seat] - 1)
    return purchases(view, seat, strength_left(view, seat), view.hand_counts[seat])
