"""What lies on the table: a view turned into sprites. Nothing is decided here, only shown."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.view import View
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating
from yonder_desktop.ui.sprites import Picture, Sprite
from yonder_desktop.ui.yonder.captions import Faces
from yonder_desktop.ui.yonder.facts import facts_of, workers_on
from yonder_desktop.ui.yonder.layout import Layout, arrange
from yonder_desktop.ui.yonder.pieces import Piece, Place

BACK, BOARD, PANEL, CARD, SPOT, PIECE, MARKER, TRAY = 0.0, 1.0, 2.0, 10.0, 0.02, 0.04, 16.0, 20.0
SHADOW = 6.0


@dataclass
class Stage:
    """One position being turned into sprites: the view, its layout, its faces, and the sprites made so far."""

    view: View
    seating: Seating
    layout: Layout
    faces: Faces
    home: int
    sprites: list[Sprite]

    @property
    def tables(self) -> Tables:
        return self.faces.tables

    def add(self, key: str, rect: Rect, z: float, picture: Picture, **more: object) -> None:
        """A sprite with its name in words."""
        self.sprites.append(Sprite(key, rect, z, picture, title=self.faces.name(key), **more))  # type: ignore[arg-type]

    def workers(self, spot: int) -> tuple[str, ...]:
        """Names of the workers on a spot."""
        return workers_on(self.view.spots[spot])


def stage_of(view: View, people: Seating, faces: Faces, width: float, height: float, home: int) -> Stage:
    """A stage with everything laid out and nothing on it yet."""
    layout = arrange(width, height, facts_of(view, home), people.left_handed)
    return Stage(view, people, layout, faces, home, [])


def add_spots(stage: Stage, spots: tuple[int, ...], area: Rect, z: float, in_city: bool) -> None:
    """Worker places that share an area (a card or a house), and who stands there.

    The pointer finds a place anywhere in its part of the area; the mark of a card's only place goes around the card.
    """
    keys = [stage.tables.spots[spot].key for spot in spots]
    width = area.w / max(1, len(keys))
    for number, (spot, key) in enumerate(zip(spots, keys, strict=True)):
        rect = stage.layout.items[f"spot:{key}"]
        part = Rect(area.x + number * width, area.y, width, area.h)
        whole = None if in_city or len(keys) > 1 else area
        stage.add(
            f"spot:{key}", rect, z + SPOT, Place(), margin=3, hit=part, ring=whole is None, outline=whole,
            solid=in_city,
        )  # fmt: skip
        add_pieces(stage, key, stage.workers(spot), rect, z + PIECE)


def add_pieces(stage: Stage, place: str, kinds: tuple[str, ...], rect: Rect, z: float) -> None:
    """Workers on one place; two of them stand side by side, one a little behind the other."""
    x, y = rect.middle
    radius = rect.w / 2
    size = radius * (1.75 if len(kinds) == 1 else 1.4)
    for number, kind in enumerate(kinds):
        shift = (number - (len(kinds) - 1) / 2) * radius * 0.95
        box = Rect(x + shift - size / 2, y + shift * 0.35 - size / 2, size, size)
        origin = (f"worker:{kind}", *(f"seat:{seat}" for seat in range(stage.view.seats)))
        stage.add(
            f"piece:{kind}@{place}",
            box,
            z + number * 0.005,
            Piece(kind),
            origin=origin,
            ring=True,
            solid=False,
        )
