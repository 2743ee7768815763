"""What a small card shows when the pointer rests on it: the card large, with the workers that stand there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Picture, Sprite
from yonder_desktop.ui.yonder.building_face import BuildingFace
from yonder_desktop.ui.yonder.envoy_face import EnvoyFace
from yonder_desktop.ui.yonder.measures import place_radius, places
from yonder_desktop.ui.yonder.ship_face import ShipFace

CARD_SIZE = (206.0, 288.0)
SHIP_SIZE = (234.0, 156.0)
CARD_ENOUGH, SHIP_ENOUGH = 90.0, 120.0
"""From this width on a card says enough where it lies; the rest is for the inspector."""

LENS_LEVEL = 55.0


@dataclass(frozen=True)
class Peopled:
    """A building card with workers on its places, place by place."""

    face: BuildingFace
    workers: tuple[tuple[str, ...], ...]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        self.face.paint(canvas, width, height)
        radius = place_radius(width, height, max(1, self.face.spots))
        for kinds, (x, y) in zip(self.workers, places(width, height, self.face.spots), strict=True):
            size = radius * (1.75 if len(kinds) == 1 else 1.4)
            for number, kind in enumerate(kinds):
                shift = (number - (len(kinds) - 1) / 2) * radius * 0.95
                canvas.icon_at(kind, x + shift, y, size)


def lens_of(sprite: Sprite, workers: tuple[tuple[str, ...], ...], bounds: Rect) -> Sprite | None:
    """The large card beside a sprite that is too small to be read; None for other things."""
    face = sprite.picture
    is_ship = isinstance(face, ShipFace)
    width, height = SHIP_SIZE if is_ship else CARD_SIZE
    enough = SHIP_ENOUGH if is_ship else CARD_ENOUGH
    if not isinstance(face, BuildingFace | EnvoyFace | ShipFace) or sprite.rect.w >= enough:
        return None
    picture: Picture = face
    if isinstance(face, BuildingFace):
        picture = Peopled(replace(face, built=False), workers or ((),) * face.spots)
    near = sprite.rect
    x = near.right + 12 if near.right + 12 + width < bounds.right - 4 else near.x - width - 12
    y = min(max(near.middle[1] - height / 2, bounds.y + 6), bounds.bottom - height - 8)
    return Sprite("lens", Rect(x, y, width, height), LENS_LEVEL, picture, margin=10, solid=False)
