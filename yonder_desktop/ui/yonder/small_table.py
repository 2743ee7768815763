"""The table of a game of Yonder in small, for the start page and lists."""

from __future__ import annotations

from dataclasses import dataclass, field

from yonder_desktop.games.yonder.view import View
from yonder_desktop.ui.in_small import paint_in_small
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.seating import seating
from yonder_desktop.ui.yonder.captions import CardWords, Faces
from yonder_desktop.ui.yonder.whole import table_sprites


@dataclass(frozen=True)
class TableInSmall:
    """The table of a view as it would look from far away."""

    view: View = field(repr=False)
    words: CardWords = field(repr=False)
    names: tuple[str, ...]
    colours: tuple[str, ...]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        people, home = seating(self.names, self.colours), max(0, self.view.seat)
        faces = Faces(self.view.tables, self.words)
        paint_in_small(
            canvas,
            width,
            height,
            lambda size: table_sprites(self.view, people, faces, size, home, set()),
        )
