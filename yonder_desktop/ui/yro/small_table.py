"""The table of a game of YRO in small, for the start page and lists."""

from __future__ import annotations

from dataclasses import dataclass, field

from yonder_desktop.games.yro.view import View
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.seating import seating
from yonder_desktop.ui.sprites import paint_all
from yonder_desktop.ui.yro.captions import CardWords
from yonder_desktop.ui.yro.contents import Moment
from yonder_desktop.ui.yro.whole import table_sprites

TABLE_WIDTH = 1500.0
"""Logical width at which the small table is laid out."""


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
        sprites = table_sprites(
            self.view, seating(self.names, self.colours), self.words, size, home, Moment()
        )
        canvas.clipped(0, 0, width, height, 9)
        canvas.painter.scale(share, share)
        paint_all(Canvas(canvas.painter, canvas.theme, canvas.density * share), sprites)
        canvas.unclipped()
