"""Where things stand on a card of a given size. No Qt; the faces and the layout both ask here."""

from __future__ import annotations

from yonder_desktop.ui.rects import Rect

LARGE, COMPACT, NARROW, TILE, MINI = "large", "compact", "narrow", "tile", "mini"
SYMBOL_BAR = 23.0
HEAD = 22.0
NAME = 27.0
NARROW_HEAD, NARROW_NAME, NARROW_SIGNS = 16.0, 26.0, 32.0
EDGE = 4.0
LARGE_PICTURES = (0.44, 0.38, 0.32, 0.26, 0.2)
"""Heights of the picture on a large card, in shares of its height: the longer the text, the lower."""


def size_class(width: float, height: float) -> str:
    """How much a card of that size can say.

    Large: the whole text. Compact: name, price, picture, symbols. Narrow: the same below one another. Tile: name, and
    places or symbols. Mini: the picture alone.
    """
    if width >= 150 and height >= width * 1.25:
        return LARGE
    if (width >= 78 and height >= 106) or (width >= 96 and height >= 96):
        return COMPACT
    if width >= 50 and height >= 88:
        return NARROW
    if width >= 50 and height >= 50:
        return TILE
    return MINI


WORTH = {LARGE: 1.0, COMPACT: 1.0, NARROW: 0.85, TILE: 0.7, MINI: 0.3}


def worth(width: float, height: float) -> float:
    """What a card of that size is worth to its readers: its area, by how much it can say."""
    return width * min(height, width * 1.5) * WORTH[size_class(width, height)]


def compact_head(height: float) -> float:
    """The height of a compact building card's head."""
    return HEAD if height >= 116 else 18.0


def compact_name(width: float, height: float) -> float:
    """The height of a compact card's name: two lines, or one where the card is wide and low."""
    return 17.0 if width >= 96 and height < 124 else NAME


def compact_deal(height: float) -> float:
    """The height of the two lines on a compact envoy card that say what a delivery takes and brings."""
    return 45.0 if height >= 116 else 37.0


def building_picture(width: float, height: float) -> Rect:
    """The picture on a building card."""
    kind = size_class(width, height)
    if kind == LARGE:
        margin = width * 0.04
        return Rect(margin, width * 0.15 + margin, width - 2 * margin, height * LARGE_PICTURES[0])
    if kind == COMPACT:
        top = compact_head(height) + compact_name(width, height) + 1
        return Rect(EDGE, top, width - 2 * EDGE, height - top - SYMBOL_BAR - 2)
    if kind == NARROW:
        top = NARROW_HEAD + NARROW_NAME
        return Rect(3, top, width - 6, height - top - NARROW_SIGNS - 1)
    return Rect(2, 6, width - 4, height - 8)


def envoy_picture(width: float, height: float) -> Rect:
    """The picture on an envoy card."""
    kind = size_class(width, height)
    if kind == LARGE:
        margin = width * 0.04
        return Rect(margin, margin, width - 2 * margin, height * 0.45)
    if kind == COMPACT:
        below = compact_name(width, height) + compact_deal(height) + 3
        return Rect(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE - below)
    if kind == NARROW:
        top = NARROW_HEAD + NARROW_NAME
        return Rect(3, top, width - 6, height - top - NARROW_SIGNS - 2)
    return Rect(2, 6, width - 4, height - 8)


def place_radius(width: float, height: float, count: int) -> float:
    """The radius of a worker place on a building card."""
    kind = size_class(width, height)
    if kind == LARGE:
        return width * 0.095
    if kind == COMPACT:
        return min(16.0, max(12.0, width * 0.135), (width - 8) / (2 * count) - 2)
    if kind == NARROW:
        return min(10.0, (width - 6) / (2 * count) - 1.5)
    if kind == TILE:
        return min(13.0, (width - 6) / (2 * count) - 1.5, height * 0.2)
    return min(11.0, height * 0.36, (width - 4) / (2 * count) - 1)


def places(width: float, height: float, count: int) -> list[tuple[float, float]]:
    """Middles of the worker places on a building card, the first one first."""
    if count == 0:
        return []
    kind = size_class(width, height)
    radius = place_radius(width, height, count)
    step = 2 * radius + (8 if kind == LARGE else 3)
    if kind == LARGE:
        picture = building_picture(width, height)
        first, y = width - picture.x - 8 - radius - (count - 1) * step, picture.bottom - radius * 0.35
    elif kind == COMPACT:
        picture = building_picture(width, height)
        first, y = picture.right - 3 - radius - (count - 1) * step, picture.bottom - radius - 2
    elif kind == NARROW:
        picture = building_picture(width, height)
        first = picture.right - 1 - radius - (count - 1) * step
        y = max(picture.bottom - radius + 1, picture.y + radius)  # never over the name
    elif kind == TILE:
        first, y = width / 2 - (count - 1) * step / 2, height - EDGE - radius
    else:
        first, y = width - 2 - radius - (count - 1) * step, height - 2 - radius
    return [(first + i * step, y) for i in range(count)]


def house_place(width: float, height: float) -> float:
    """The radius of a worker place in a house of that size."""
    return min(17.5 if height > 88 else 12.5, height * 0.175, (width - 6) / 4 - 2)
