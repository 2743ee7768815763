"""Portraits of the adventurers."""

from __future__ import annotations

from yonder_desktop.ui import busts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.yro.portraits import PORTRAITS, UNKNOWN


def paint(canvas: Canvas, design: str, box: Rect, radius: float, close: bool = False) -> None:
    """The portrait of a design in a box; `close` shows only the head."""
    busts.paint(canvas, PORTRAITS.get(design, UNKNOWN), sum(map(ord, design)), box, radius, close)
