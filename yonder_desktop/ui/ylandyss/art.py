"""Pictures of Ylandyss' cards: portraits of characters; for actions a drawing of the deed between rays of light."""

from __future__ import annotations

import math

from yonder_desktop.ui import busts, pictures
from yonder_desktop.ui.landscape import landscape
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.ylandyss.portraits import DEEDS, PORTRAITS, UNKNOWN

RAYS, RAY = 12, "#FFF6DC"
CLOSE = 64.0
"""Below this height of a picture only the head is shown."""


def paint(canvas: Canvas, design: str, kind: str, is_character: bool, box: Rect, radius: float) -> None:
    """The picture of a card in a box; `kind` is its first type, for those that have none of their own."""
    seed = sum(map(ord, design))
    if is_character:
        portrait = PORTRAITS.get(design) or UNKNOWN.get(kind, UNKNOWN["soldier"])
        close = box.h < CLOSE and not portrait.parts.startswith(("beast", "back/dragon"))
        busts.paint(canvas, portrait, seed, box, radius, close)
        return
    _deed(canvas, design, kind, box, radius, seed)


def _deed(canvas: Canvas, design: str, kind: str, box: Rect, radius: float, seed: int) -> None:
    landscape(canvas, box, DEEDS.get(design, "field"), radius, seed)
    canvas.clipped(*box, radius)
    (x, y), size = box.middle, min(box.w, box.h)
    for ray in range(RAYS):
        across, down = math.cos(math.radians(ray * 30 + 15)), math.sin(math.radians(ray * 30 + 15))
        inner, outer = size * 0.44, size * 0.56
        canvas.line(x + across * inner, y + down * inner, x + across * outer, y + down * outer, RAY,
                    max(1.6, size * 0.02))  # fmt: skip
    name = f"deeds/{design}"
    if not pictures.has_picture(name):
        name = kind if kind in ("spell", "miracle") else "phase_combat"
    canvas.icon_at(name, x, y, size * 0.82)
    canvas.unclipped()
    canvas.rect(*box, None, radius, INK, 1.2)
