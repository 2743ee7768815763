"""A whole table as it would look from far away, for the start page and lists."""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.sprites import Sprite, paint_all

TABLE_WIDTH = 1500.0
"""Logical width at which the small table is laid out."""
CORNER = 9


def paint_in_small(
    canvas: Canvas, width: float, height: float, sprites_of: Callable[[tuple[float, float]], list[Sprite]]
) -> None:
    """Paint a table into (0, 0, width, height); `sprites_of` lays it out for a logical size."""
    share = width / TABLE_WIDTH
    sprites = sprites_of((TABLE_WIDTH, height / share))
    canvas.clipped(0, 0, width, height, CORNER)
    canvas.painter.scale(share, share)
    paint_all(Canvas(canvas.painter, canvas.theme, canvas.density * share), sprites)
    canvas.unclipped()
