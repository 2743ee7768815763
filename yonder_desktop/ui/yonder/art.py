"""Pictures of cards, composed from drawn parts before a landscape: sky, a lamp, two hills."""

from __future__ import annotations

from yonder_desktop.ui import pictures
from yonder_desktop.ui.landscape import landscape
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.yonder.compositions import COMPOSITIONS, UNKNOWN, Part


def paint(canvas: Canvas, design: str, box: Rect, radius: float, faint: float = 0) -> None:
    """The picture of a building or envoy design in a box. `faint` is how much of it is covered, behind words."""
    palette, parts = COMPOSITIONS.get(design, UNKNOWN)
    landscape(canvas, box, palette, radius, sum(map(ord, design)))
    canvas.clipped(*box, radius)
    for part in parts:
        _part(canvas, box, part)
    canvas.unclipped()
    if faint:
        canvas.rect(*box, canvas.theme.card, radius, opacity=faint)
    canvas.rect(*box, None, radius, canvas.theme.card_line, 1.2)


def paint_ship(canvas: Canvas, ship: str, box: Rect, radius: float, across: float) -> None:
    """A ship at sea; `across` says where, as a share of the width."""
    landscape(canvas, box, "sea", radius, 3)
    drawing = ship_drawing(ship)
    canvas.icon_at(drawing, box.x + box.w * across, box.y + box.h * 0.54, min(box.h * 0.86, box.w * 0.4))
    canvas.rect(*box, None, radius, canvas.theme.card_line, 1.2)


def ship_drawing(ship: str) -> str:
    """The drawing of a ship, or the plain ship for one that has none."""
    name = f"ships/{ship}"
    return name if pictures.has_picture(name) else "ship"


def _part(canvas: Canvas, box: Rect, part: Part) -> None:
    """A part stands at its share of the box and is as large as the lesser side allows."""
    unit = min(box.w * 0.8, box.h)
    across = min(box.w, box.h * 1.5)
    drawing = f"parts/{part.name}" if pictures.has_picture(f"parts/{part.name}") else part.name
    x = box.x + box.w / 2 + (part.x - 0.5) * across
    canvas.icon_at(drawing, x, box.y + box.h * part.y, unit * part.size * 1.12)
