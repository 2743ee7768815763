"""Who sits at a table: names, notes and colours by seat, and the panel of a seat in its colour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.theme import PLAYER_COLOURS


@dataclass(frozen=True)
class Seating:
    """Who sits where: names, notes such as the level of a computer player, and colours, by seat.

    left_handed: what stands at the left or right side of a table stands at the other one.
    """

    names: tuple[str, ...]
    notes: tuple[str, ...]
    colours: tuple[str, ...]
    left_handed: bool = False


def seating(
    names: Sequence[str], colours: Sequence[str], notes: Sequence[str] = (), left_handed: bool = False
) -> Seating:
    """A seating; missing notes are empty."""
    padded = [*notes, *([""] * len(names))][: len(names)]
    return Seating(tuple(names), tuple(padded), tuple(colours), left_handed)


def spare_colour(people: Seating) -> str:
    """A player colour that no seat has, for an opponent without a seat."""
    return next(colour for colour in reversed(PLAYER_COLOURS) if colour not in people.colours)


def seat_panel(canvas: Canvas, width: float, height: float, colour: str) -> None:
    """A panel in the colour of a player, with a flag on its left edge."""
    paint = PLAYER_COLOURS[colour]
    canvas.panel(0, 0, width, height, paint, 2)
    canvas.clipped(1, 1, width - 2, height - 2, 9)
    canvas.rect(0, 0, 8, height, paint)
    canvas.unclipped()
