"""The picture of Yonder on the start page: the city with its workers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from yonder_desktop.ui import pictures
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.theme import INK

HOUSES = ("wood_spot", "grain_spot", "builders", "marketplace", "audience_chamber")
Place = tuple[float, float]
Way = tuple[Any, ...]
"""A place, then bends of three places each (two that pull, one that is reached), in widths and heights."""
ISLAND: Way = ((0.0, 0.47), ((0.05, 0.37), (0.1, 0.41), (0.17, 0.47)))
SHORE: Way = (
    (0.235, 0.48),
    ((0.14, 0.56), (0.27, 0.66), (0.2, 0.76)),
    ((0.15, 0.84), (0.25, 0.93), (0.19, 1.02)),
)
ROAD: Way = ((1.02, 0.76), ((0.7, 0.83), (0.4, 0.7), (0.16, 0.83)), ((0.16, 0.9), (0.16, 0.95), (0.16, 1.02)))
WAVES = ((0.02, 0.84, 0.09), (0.1, 0.92, 0.07), (0.03, 0.5, 0.06), (0.01, 0.97, 0.06), (0.12, 0.79, 0.05))
"""Where they begin and how long they are."""
WALKERS = ("ogre", "elf", "dwarf", "goblin", "skeleton")


@dataclass(frozen=True)
class Hues:
    """The colours of the city at a time of day. `door` is dark by day and lit by night."""

    sky: str
    sun: str
    far: str
    sea: str
    foam: str
    sand: str
    grass: str
    wall: str
    door: str
    wood: str


BY_DAY = Hues(
    "#CFE4E8", "#FFF3CF", "#A9C9C4", "#7FB3C4", "#E6F1F0", "#E9D8AE", "#CBD6AE", "#FFFBF0", "#63564B", "#B7875A"
)  # fmt: skip
BY_NIGHT = Hues(
    "#3A4860", "#F4E8CF", "#33475A", "#2C5063", "#6E98A3", "#B59B6E", "#76835F", "#DCC79C", "#F2C75C", "#7F5D40"
)  # fmt: skip


@dataclass(frozen=True)
class Cover:
    """Drawn to fill any landscape format: the city by the sea, with a ship at the pier."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        hues = BY_NIGHT if canvas.theme.dark else BY_DAY
        canvas.clipped(0, 0, width, height, 9)
        canvas.rect(0, 0, width, height, hues.sky)
        canvas.circle(width * 0.86, height * 0.17, height * 0.1, hues.sun, INK, 1.6)
        self._sea(canvas, width, height, hues)
        for aside, colour in ((-0.03, hues.foam), (0.0, hues.sand), (0.05, hues.grass)):
            canvas.path(land(SHORE, width, height, aside), colour)
        canvas.path(land(ROAD, width, height).intersected(land(SHORE, width, height)), hues.sand)
        self._pier(canvas, width, height, hues)
        self._houses(canvas, width, height, hues)
        self._walkers(canvas, width, height)
        canvas.unclipped()

    def _sea(self, canvas: Canvas, width: float, height: float, hues: Hues) -> None:
        """Water to the horizon with an island, and a few waves."""
        canvas.path(curved(ISLAND, width, height), hues.far)
        canvas.rect(0, height * 0.46, width, height * 0.54, hues.sea)
        for x, y, length in WAVES:
            crest, trough = (x + length / 4, y - 0.022), (x + length * 3 / 4, y + 0.022)
            middle, end = (x + length / 2, y), (x + length, y)
            wave = curved(((x, y), (crest, crest, middle), (trough, trough, end)), width, height)
            canvas.path(wave, None, hues.foam, 1.4, 0.8)

    def _pier(self, canvas: Canvas, width: float, height: float, hues: Hues) -> None:
        """Planks from the shore to the ship."""
        for post in (0.135, 0.175, 0.215):
            canvas.rect(width * post, height * 0.665, width * 0.011, height * 0.075, hues.wood, 1, INK, 1.2)
        canvas.rect(width * 0.125, height * 0.64, width * 0.125, height * 0.035, hues.wood, 2, INK, 1.4)
        canvas.icon_at("ship", width * 0.094, height * 0.57, height * 0.31)

    def _houses(self, canvas: Canvas, width: float, height: float, hues: Hues) -> None:
        wide, high = width * 0.143, height * 0.42
        for number, house in enumerate(HOUSES):
            x, y = width * (0.235 + 0.151 * number), height * (0.3 + 0.05 * (number % 2))
            canvas.rect(x + wide * 0.08, y + high * 0.4, wide * 0.84, high * 0.6, hues.wall, 2, INK, 1.5)
            if pictures.has_picture(f"houses/{house}"):
                canvas.drawing(f"houses/{house}", x, y, wide, high * 0.48)
            else:
                canvas.polygon(
                    [(x, y + high * 0.45), (x + wide / 2, y), (x + wide, y + high * 0.45)], "#B7694F", INK
                )
            canvas.rect(x + wide * 0.38, y + high * 0.62, wide * 0.24, high * 0.38, hues.door, 2, INK, 1.2)

    def _walkers(self, canvas: Canvas, width: float, height: float) -> None:
        for number, worker in enumerate(WALKERS):
            canvas.icon_at(worker, width * (0.36 + 0.125 * number), height * 0.84, height * 0.2)


def curved(way: Way, width: float, height: float, aside: float = 0) -> QPainterPath:
    """A way in the size of a picture, moved aside by a share of its width."""

    def point(place: Place) -> QPointF:
        return QPointF(width * (place[0] + aside), height * place[1])

    path = QPainterPath(point(way[0]))
    for bend in way[1:]:
        path.cubicTo(*(point(place) for place in bend))
    return path


def land(way: Way, width: float, height: float, aside: float = 0) -> QPainterPath:
    """What lies to the right of a way that leads to the lower edge."""
    path = curved(way, width, height, aside)
    path.lineTo(width * 1.02, height * 1.02)
    path.lineTo(width * 1.02, height * way[0][1])
    path.closeSubpath()
    return path
