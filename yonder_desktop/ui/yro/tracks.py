"""The board that all guilds share: the tracks of power and victory points, with the markers of the seats on them."""

from __future__ import annotations

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


def marker_places(space: Rect, count: int) -> list[Rect]:
    """Where so many markers stand on one space: over one another, each a step further down."""
    size = min(21.0, space.w + 3, space.h - 2) if count == 1 else min(18.0, space.w + 2, space.h * 0.72)
    room_x, room_y = max(0.0, space.w - size), max(0.0, space.h - size - 2)
    places = []
    for number in range(count):
        share = number / (count - 1) if count > 1 else 0.5
        side = 0.5 if count == 1 else (0.0 if number % 2 == 0 else 1.0)
        x = space.x + size / 2 + room_x * side + (min(0.0, space.w - size)) / 2
        places.append(around(x, space.y + 1 + size / 2 + room_y * share, size / 2))
    return places
