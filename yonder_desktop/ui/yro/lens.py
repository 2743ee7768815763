"""What small things show when the pointer rests on them: the card with its whole text, another guild enlarged."""

from __future__ import annotations

from dataclasses import replace

from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Picture, Sprite
from yonder_desktop.ui.yro.adventurer_face import AdventurerFace

CARD_SIZE = (212.0, 300.0)
CARD_ENOUGH = 140.0
"""From this width on a card says enough where it lies; the rest is for the inspector."""
LENS_LEVEL = 55.0


def lens_of(sprite: Sprite, bounds: Rect) -> Sprite | None:
    """The large card beside a sprite that is too small to be read; None for other things."""
    face = sprite.picture
    if not isinstance(face, AdventurerFace):
        return None
    is_whole = sprite.rect.w >= CARD_ENOUGH and sprite.rect.h >= 180 and not face.placed
    if is_whole:
        return None
    return beside(sprite, replace(face, placed=False, sealed=False), CARD_SIZE, bounds)


def beside(sprite: Sprite, picture: Picture, size: tuple[float, float], bounds: Rect) -> Sprite:
    """A picture at the side of a sprite where there is room for it."""
    width, height = min(size[0], bounds.w - 12), min(size[1], bounds.h - 12)
    near = sprite.rect
    x = near.right + 12 if near.right + 12 + width < bounds.right - 4 else near.x - width - 12
    x = min(max(x, bounds.x + 6), bounds.right - width - 6)
    y = min(max(near.middle[1] - height / 2, bounds.y + 6), bounds.bottom - height - 8)
    return Sprite("lens", Rect(x, y, width, height), LENS_LEVEL, picture, margin=10, solid=False)
