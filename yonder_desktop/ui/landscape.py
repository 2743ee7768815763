"""The landscape behind the pictures of cards: sky, a lamp, two hills."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect

# Sky, far hill, near hill.
PALETTES = {
    "meadow": ("#BFDCE0", "#8FB98A", "#6F9F6B"),
    "field": ("#F2D3A0", "#D09A5B", "#A8713F"),
    "dusk": ("#CBBBE0", "#8E7FB0", "#675A8E"),
    "sea": ("#CFE4E8", "#7FB3C4", "#5A92AA"),
    "fire": ("#F0B48A", "#B85A40", "#7E3A30"),
    "night": ("#8D9AB5", "#56648A", "#3B4669"),
}
LAMP = "#FFF3CF"


def landscape(canvas: Canvas, box: Rect, palette: str, radius: float, seed: int) -> None:
    """Sky, lamp and hills in a box; `seed` bends the hills and moves the lamp."""
    sky, far, near = PALETTES[palette]
    canvas.clipped(*box, radius)
    canvas.rect(*box, sky)
    canvas.circle(box.x + box.w * (0.22 + 0.12 * (seed % 5)), box.y + box.h * 0.28, box.h * 0.13, LAMP)
    bend = 0.1 * ((seed * 7) % 5)
    far_line = ((0.62 + bend * 0.3), (0.4 + bend * 0.4), 0.75, 0.6, 0.48, 0.6, 0.55)
    canvas.path(_hill(box, far_line), far)
    canvas.path(_hill(box, (0.82, 0.7, 0.78, 0.83, 0.88, 0.84, 0.76)), near)
    canvas.unclipped()


def _hill(box: Rect, heights: tuple[float, ...]) -> QPainterPath:
    """The ground below a wavy line through seven heights, as shares of the box."""

    def point(x: float, y: float) -> QPointF:
        return QPointF(box.x + box.w * x, box.y + box.h * y)

    path = QPainterPath(point(0, heights[0]))
    path.cubicTo(point(0.25, heights[1]), point(0.4, heights[2]), point(0.6, heights[3]))
    path.cubicTo(point(0.75, heights[4]), point(0.9, heights[5]), point(1, heights[6]))
    path.lineTo(point(1, 1))
    path.lineTo(point(0, 1))
    path.closeSubpath()
    return path
