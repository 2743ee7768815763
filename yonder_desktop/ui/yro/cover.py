"""The picture of YRO on the start page: a guild on parade."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF

from yonder_desktop.ui.busts import BOX, Portrait, bust
from yonder_desktop.ui.landscape import landscape
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.yro.colours import FACTION_COLOURS
from yonder_desktop.ui.yro.portraits import PORTRAITS

BACK_ROW = (
    "tortoise_shipwright",
    "moss_hooded_ranger",
    "brass_gargoyle",
    "hired_cutlass",
    "steam_fist_miner",
)
FRONT_ROW = ("wyvern_lancer", "vixen_bladedancer", "clock_mage", "badger_wrestler")


@dataclass(frozen=True)
class Cover:
    """Drawn to fill any landscape format."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        box = Rect(0, 0, width, height)
        landscape(canvas, box, "night" if canvas.theme.dark else "sea", 9, 13)
        canvas.clipped(*box, 9)
        self._banners(canvas, width, height)
        self._row(canvas, width, BACK_ROW, height * 0.5, height * 0.8)
        self._row(canvas, width, FRONT_ROW, height * 0.62, height * 1.02)
        canvas.unclipped()

    def _banners(self, canvas: Canvas, width: float, height: float) -> None:
        """The six factions as banners on a line."""
        step = width / (len(FACTION_COLOURS) + 0.6)
        wide, high = step * 0.62, height * 0.3
        canvas.line(0, height * 0.05, width, height * 0.05, INK, 2)
        for number, (faction, colour) in enumerate(FACTION_COLOURS.items()):
            x, y = step * (number + 0.8), height * 0.05
            left, right = x - wide / 2, x + wide / 2
            canvas.polygon(
                [(left, y), (right, y), (right, y + high), (x, y + high * 0.8), (left, y + high)],
                colour,
                INK,
                2,
            )
            canvas.icon_at(f"faction_{faction}", x, y + high * 0.38, wide * 0.74)

    def _row(self, canvas: Canvas, width: float, names: tuple[str, ...], high: float, foot: float) -> None:
        """Figures side by side, their feet at `foot`; where it is narrow they overlap."""
        wide = high * BOX[0] / BOX[1]
        step = (width - wide * 0.7) / max(1, len(names) - 1)
        for number, name in enumerate(names):
            box = Rect(number * step - wide * 0.15, foot - high, wide, high)
            pixmap = bust(bare(PORTRAITS[name]), box, canvas.density, False)
            canvas.painter.drawPixmap(QPointF(box.x, box.y), pixmap)


def bare(portrait: Portrait) -> Portrait:
    """A figure without what it holds and what is behind it."""
    parts = [part for part in portrait.parts.split() if not part.startswith(("prop/", "back/"))]
    return replace(portrait, parts=" ".join(parts))
