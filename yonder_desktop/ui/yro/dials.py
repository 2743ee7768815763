"""The dials of Magic and Technology: eleven spaces in a ring, the level in the middle, what is missing to the next."""

from __future__ import annotations

import math
from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.yro.captions import NUMERALS

LEVEL_INK = "#2B2018"


@dataclass(frozen=True)
class Dial:
    """An art: its points, the points at which levels begin, the last space; `coming` points are due in Production.

    fill: its colour; light: whether white or ink is written on it. caption: what is missing to the next level.
    """

    icon: str
    fill: str
    light: bool
    points: int
    coming: int
    levels: tuple[int, ...]
    last: int
    caption: str
    caption_height: float

    @property
    def level(self) -> int:
        return sum(1 for at in self.levels if self.points >= at)

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        size = min(width, height - self.caption_height)
        x, y, radius = width / 2, size / 2, size / 2 - 1
        canvas.circle(x, y, radius, theme.panel_inset, theme.line, 1.3)
        space = max(7.6, min(13.5, radius * 0.142))
        ring = radius - space - 2.5
        for points in range(self.last + 1):
            angle = math.radians(-90 + points * 360 / (self.last + 1))
            self._space(canvas, x + math.cos(angle) * ring, y + math.sin(angle) * ring, space, points)
        self._middle(canvas, x, y, radius)
        caption = 13 if self.caption_height > 20 else 11
        canvas.text(
            x, size + self.caption_height * 0.72, self.caption, caption, fonts.SEMIBOLD, theme.ink, "middle",
            max_width=width,
        )  # fmt: skip

    def _space(self, canvas: Canvas, x: float, y: float, radius: float, points: int) -> None:
        """A space; those that are reached are filled, the marker's has a heavy edge, those due are outlined."""
        theme = canvas.theme
        is_level = points in self.levels
        reached, due = points <= self.points, self.points < points <= self.points + self.coming
        size = radius if is_level else radius * 0.86
        fill = self.fill if reached else theme.card
        here = points == self.points
        line = INK if here else self.fill if due else theme.line
        canvas.circle(x, y, size, fill, line, 3 if here else 2.4 if due else 1.2)
        text = NUMERALS[self.levels.index(points) + 1] if is_level else str(points)
        ink = ("#FFFFFF" if not self.light else LEVEL_INK) if reached else theme.card_ink
        canvas.centred(x, y, text, 11 if radius < 11 else 12, ink)

    def _middle(self, canvas: Canvas, x: float, y: float, radius: float) -> None:
        icon = radius * 0.44
        numeral = NUMERALS[self.level]
        if radius < 60:
            canvas.icon_at(self.icon, x, y - radius * 0.13, icon)
            canvas.text(x, y + radius * 0.4, numeral, 15, fonts.BOLD, canvas.theme.ink, "middle", serif=True)
            return
        canvas.icon_at(self.icon, x, y - radius * 0.14, icon)
        size = 20 if radius > 74 else 17
        canvas.text(x, y + radius * 0.36, numeral, size, fonts.BOLD, canvas.theme.ink, "middle", serif=True)
