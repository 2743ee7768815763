"""Portraits composed of drawn parts in the colours of a person, before a landscape, the same each time.

Parts in `resources/pictures/busts` stand from behind to the front; key colours for cloak, skin and hair are replaced.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from yonder_desktop.assets import resource_path
from yonder_desktop.ui.landscape import landscape
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK, mixed

BOX = (150.0, 112.0)
"""The box in which parts are drawn: the upper twelve are for what reaches above a head."""
ABOVE = 12.0
CLOAK, CLOAK_DARK, CLOAK_LIGHT, SKIN, SKIN_DARK, HAIR = (
    "#B0500E",
    "#8A3C08",
    "#D07A3A",
    "#E8BC90",
    "#C8966A",
    "#6A4225",
)
"""Key colours of the parts."""
HEAD = Rect(37, -8, 76, 88)
"""The head within the box, for the smallest faces."""


FAIR, BROWN = "#E8BC90", "#6A4225"


@dataclass(frozen=True)
class Portrait:
    """palette: of the landscape behind. parts: names separated by spaces."""

    palette: str
    cloak: str
    parts: str
    skin: str = FAIR
    hair: str = BROWN


def paint(
    canvas: Canvas, portrait: Portrait, seed: int, box: Rect, radius: float, close: bool = False
) -> None:
    """A portrait in a box; `close` shows only the head; `seed` bends the hills behind it."""
    landscape(canvas, box, portrait.palette, radius, seed)
    canvas.clipped(*box, radius)
    pixmap = bust(portrait, box, canvas.density, close)
    x = box.x + (box.w - pixmap.deviceIndependentSize().width()) / 2
    canvas.painter.drawPixmap(QPointF(x, box.bottom - pixmap.deviceIndependentSize().height()), pixmap)
    canvas.unclipped()
    canvas.rect(*box, None, radius, INK, 1.2)


def bust(portrait: Portrait, box: Rect, density: float, close: bool) -> QPixmap:
    """The figure alone, as high as the box."""
    shown = HEAD if close else Rect(0, -ABOVE, *BOX)
    height = box.h
    across, down = round(height * shown.w / shown.h * density), round(height * density)
    key = f"bust {across} {down} {shown} {portrait!r}"
    found = QPixmap()
    if not QPixmapCache.find(key, found):
        found = _drawn(portrait, shown, max(1, across), max(1, down))
        QPixmapCache.insert(key, found)
    found.setDevicePixelRatio(density)
    return found


def _drawn(portrait: Portrait, shown: Rect, across: int, down: int) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(composed(portrait, shown).encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    pixmap = QPixmap(across, down)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, across, down))
    painter.end()
    return pixmap


def composed(portrait: Portrait, shown: Rect) -> str:
    """All parts of a portrait as one drawing, of which `shown` is seen."""
    inside = "".join(part(name) for name in portrait.parts.split())
    for key, colour in _colours(portrait).items():
        inside = inside.replace(key, colour)
    box = " ".join(f"{number:g}" for number in shown)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>'


def _colours(portrait: Portrait) -> dict[str, str]:
    return {
        CLOAK: portrait.cloak,
        CLOAK_DARK: mixed(portrait.cloak, "#1A1420", 0.28),
        CLOAK_LIGHT: mixed(portrait.cloak, "#FFFFFF", 0.34),
        SKIN: portrait.skin,
        SKIN_DARK: mixed(portrait.skin, "#5A2A10", 0.25),
        HAIR: portrait.hair,
    }


@lru_cache(maxsize=512)
def part(name: str) -> str:
    """What is drawn inside a part."""
    text = resource_path("pictures", "busts", *f"{name}.svg".split("/")).read_text(encoding="utf-8")
    found = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
    return found[1] if found else ""
