"""Pictures of Yonder on the start page: the city with its workers, and the table of a game in small."""

from __future__ import annotations

from dataclasses import dataclass, field

from yonder_desktop.games.yonder.view import View
from yonder_desktop.ui import pictures
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.seating import seating
from yonder_desktop.ui.sprites import paint_all
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.yonder.captions import CardWords
from yonder_desktop.ui.yonder.whole import table_sprites

HOUSES = ("wood_spot", "grain_spot", "builders", "marketplace", "audience_chamber")
TABLE_WIDTH = 1500.0
"""Logical width at which the small table is laid out."""
WALKERS = ("ogre", "elf", "dwarf", "goblin", "skeleton")


@dataclass(frozen=True)
class Cover:
    """Drawn to fill any landscape format."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.clipped(0, 0, width, height, 9)
        canvas.rect(0, 0, width, height, "#CFE4E8")
        canvas.circle(width * 0.86, height * 0.17, height * 0.1, "#FFF3CF", INK, 1.6)
        canvas.rect(0, height * 0.46, width, height * 0.54, "#7FB3C4")
        canvas.rect(width * 0.19, height * 0.5, width, height * 0.5, "#CBD6AE", 14)
        canvas.rect(width * 0.19, height * 0.78, width, height * 0.3, "#E9D8AE", 14)
        canvas.icon_at("ship", width * 0.1, height * 0.5, height * 0.36)
        self._houses(canvas, width, height)
        self._walkers(canvas, width, height)
        canvas.unclipped()

    def _houses(self, canvas: Canvas, width: float, height: float) -> None:
        wide, high = width * 0.15, height * 0.42
        for number, house in enumerate(HOUSES):
            x, y = width * (0.2 + 0.155 * number), height * (0.33 + 0.05 * (number % 2))
            canvas.rect(x + wide * 0.08, y + high * 0.4, wide * 0.84, high * 0.6, "#FFFBF0", 2, INK, 1.5)
            if pictures.has_picture(f"houses/{house}"):
                canvas.drawing(f"houses/{house}", x, y, wide, high * 0.48)
            else:
                canvas.polygon(
                    [(x, y + high * 0.45), (x + wide / 2, y), (x + wide, y + high * 0.45)], "#B7694F", INK
                )
            canvas.rect(x + wide * 0.38, y + high * 0.62, wide * 0.24, high * 0.38, INK, 2, opacity=0.75)

    def _walkers(self, canvas: Canvas, width: float, height: float) -> None:
        for number, worker in enumerate(WALKERS):
            canvas.icon_at(worker, width * (0.26 + 0.13 * number), height * 0.84, height * 0.19)


@dataclass(frozen=True)
class TableInSmall:
    """The table of a view as it would look from far away."""

    view: View = field(repr=False)
    words: CardWords = field(repr=False)
    names: tuple[str, ...]
    colours: tuple[str, ...]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        share = width / TABLE_WIDTH
        size = (TABLE_WIDTH, height / share)
        home = max(0, self.view.seat)
        people = seating(self.names, self.colours)
        sprites = table_sprites(self.view, people, self.words, size, home, set())
        canvas.clipped(0, 0, width, height, 9)
        canvas.painter.scale(share, share)
        paint_all(Canvas(canvas.painter, canvas.theme, canvas.density * share), sprites)
        canvas.unclipped()
