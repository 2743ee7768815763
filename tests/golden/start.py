"""What lies on the table when the first question is asked, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.golden import start_ylandyss, start_yonder, start_yro

TELLERS = {
    "yonder": start_yonder.start_lines,
    "yro": start_yro.start_lines,
    "ylandyss": start_ylandyss.start_lines,
}


def start_lines(game: str, state: Any, seat_names: Sequence[str]) -> list[str]:
    """The lines of this game."""
    return TELLERS[game](state, seat_names)
