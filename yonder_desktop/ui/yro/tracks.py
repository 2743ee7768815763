"""The board that all guilds share: the tracks of power and victory points, with the markers of the seats on them."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect, around
from yonder_desktop.ui.theme import INK

POWER_WRAP, VP_WRAP = 20, 40
"""Above these the marker is turned over and begins again (R40)."""


def space_of(amount: int, wrap: int) -> tuple[int, bool]:
    """The space on which a marker stands, and whether it is turned over (R40)."""
    return ((amount - 1) % wrap + 1 if amount > 0 else 0), amount > wrap


@dataclass(frozen=True)
class Board:
    """Both tracks; spaces are given within the panel. labels: what they are called."""

    power: tuple[Rect, ...]
    vp: tuple[Rect, ...]
    labels: tuple[str, str]
    label_width: float

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.panel(0, 0, width, height, fill=canvas.theme.board)
        for spaces, icon, label in ((self.power, "power", self.labels[0]), (self.vp, "vp", self.labels[1])):
            middle = spaces[0].y + spaces[0].h / 2
            size = min(27.0, spaces[0].h - 1)
            canvas.icon_at(icon, 11 + size / 2, middle, size)
            if self.label_width > 88:
                face = 15 if spaces[0].h > 32 else 12
                room = self.label_width - size - 20
                canvas.text(
                    16 + size, middle + face * 0.35, label, face, fonts.BOLD, serif=True, max_width=room
                )
            for number, space in enumerate(spaces):
                _space(canvas, space, number)


def _space(canvas: Canvas, space: Rect, number: int) -> None:
    """A space with its number, which stands at the upper edge where there is room for a marker below it."""
    theme = canvas.theme
    fifth = number % 5 == 0
    canvas.rect(*space, theme.district if fifth else theme.track, 4, theme.line, 1)
    size, weight = (12, fonts.BOLD) if fifth else (11, fonts.REGULAR)
    if space.w < 15:
        size = 11
        if not fifth:
            return
    canvas.text(space.x + space.w / 2, space.y + space.h / 2 + size * 0.35, str(number), size, weight,
                theme.ink if fifth else theme.ink_soft, "middle", max_width=space.w + 2)  # fmt: skip


@dataclass(frozen=True)
class Marker:
    """The sign of a seat; turned over it lies on a dark disc with a golden edge."""

    colour: str
    turned: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        if self.turned:
            canvas.circle(width / 2, height / 2, width / 2 - 0.5, INK, "#F0C040", 2)
            canvas.icon_at(f"player_{self.colour}", width / 2, height / 2, width * 0.7)
        else:
            canvas.icon_at(f"player_{self.colour}", width / 2, height / 2, width)


MOST_HIDDEN = 0.45
"""So much of a marker, across and down, may lie under the next one."""
OVERHANG = 6.0
"""So far markers that share a space may stand out of it, across."""


def marker_places(space: Rect, count: int) -> list[Rect]:
    """Where so many markers stand on one space: one alone in the middle, several in rows that show them all."""
    if count == 1:
        size = min(21.0, space.w + 3, space.h - 2)
        return [around(space.x + space.w / 2, space.y + space.h / 2, size / 2)]
    area = Rect(space.x - OVERHANG / 2, space.y + 1, space.w + OVERHANG, space.h - 2)
    ways = [_in_rows(area, count, across) for across in range(1, count + 1)]
    return max(ways, key=lambda way: (way[0].w, _apart(way)))


def _apart(places: list[Rect]) -> float:
    """How far from one another the nearest two of them are."""
    return min(max(abs(a.x - b.x), abs(a.y - b.y)) for a, b in itertools.combinations(places, 2))


def _marker_size(area: Rect, count: int, across: int) -> float:
    """How large markers can be with so many of them in a row."""
    down = -(-count // across)
    step = 1 - MOST_HIDDEN
    return min(18.0, area.w / (1 + step * (across - 1)), area.h / (1 + step * (down - 1)))


def _in_rows(area: Rect, count: int, across: int) -> list[Rect]:
    """Rows from the top, each spread over the width as far as markers do not come apart."""
    size, down = _marker_size(area, count, across), -(-count // across)
    rise = min(size, (area.h - size) / max(1, down - 1))
    top = area.y + (area.h - size - rise * (down - 1)) / 2
    places = []
    for number in range(count):
        row = number // across
        here = min(across, count - row * across)
        step = min(size, (area.w - size) / max(1, here - 1))
        left = area.x + (area.w - size - step * (here - 1)) / 2
        x, y = left + step * (number % across), top + rise * row
        places.append(Rect(x, y, size, size))
    return places
