"""Sprites: what a table shows, as plain data. A scene turns them into items, a picture paints them."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtGui import QPainter, QPixmap, QPixmapCache

from yonder_desktop.ui.paint import Canvas, blank_pixmap, canvas_on
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import Theme


class Picture(Protocol):
    """What a sprite looks like. Equal pictures have equal `repr` and are painted only once for a size."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        """Paint into (0, 0, width, height); a little more is allowed around it for shadows."""


@dataclass(frozen=True)
class Sprite:
    """A thing on the table. `key` is an item key; `z` says what lies above what.

    margin: how far the picture may reach over its rectangle. hit: where the pointer finds it, if not there.
    outline: what marks go around, if not its rectangle; `ring`: marks are circles. title: its name in words.
    origin: items it may come from when it appears: the first that changes with it. solid: the pointer finds it at all.
    back: its other side, if it can come from where it lay face down. closed: what comes out of it lay face down there.
    turned: by how many degrees it lies turned.
    """

    key: str
    rect: Rect
    z: float
    picture: Picture
    margin: float = 0
    hit: Rect | None = None
    outline: Rect | None = None
    ring: bool = False
    title: str = ""
    origin: tuple[str, ...] = ()
    solid: bool = True
    back: Picture | None = None
    closed: bool = False
    turned: int = 0

    @property
    def area(self) -> Rect:
        """Where the pointer finds it."""
        return self.hit or self.rect

    @property
    def frame(self) -> Rect:
        """What marks go around."""
        return self.outline or self.rect

    def above(self, z: float) -> Sprite:
        """The same sprite on another level."""
        return replace(self, z=z)


LARGEST_PIXMAP = 16_000_000
"""Pixels: a board zoomed in on a large screen is baked coarser rather than larger."""


def baked(sprite: Sprite, theme: Theme, density: float) -> QPixmap:
    """The sprite's pixmap with its margin, from the cache if it was painted before."""
    width, height, density = _measures(sprite, density)
    key = _key(sprite, theme, density)
    found = QPixmap()
    if QPixmapCache.find(key, found):
        found.setDevicePixelRatio(density)
        return found
    pixmap = blank_pixmap(width, height, density)
    canvas = canvas_on(pixmap, theme, density)
    canvas.painter.translate(sprite.margin, sprite.margin)
    sprite.picture.paint(canvas, sprite.rect.w, sprite.rect.h)
    canvas.painter.end()
    QPixmapCache.insert(key, pixmap)
    return pixmap


def is_baked(sprite: Sprite, theme: Theme, density: float) -> bool:
    """Whether it was painted before and is still in the cache."""
    return QPixmapCache.find(_key(sprite, theme, _measures(sprite, density)[2]), QPixmap())


def _measures(sprite: Sprite, density: float) -> tuple[float, float, float]:
    """Width and height with the margin, and the density at which a pixmap of them is not too large."""
    width, height = sprite.rect.w + 2 * sprite.margin, sprite.rect.h + 2 * sprite.margin
    return width, height, min(density, math.sqrt(LARGEST_PIXMAP / (width * height)))


def _key(sprite: Sprite, theme: Theme, density: float) -> str:
    width, height = sprite.rect.w + 2 * sprite.margin, sprite.rect.h + 2 * sprite.margin
    return f"{theme.key} {density:.3f} {width:.1f} {height:.1f} {sprite.picture!r}"


def paint_all(canvas: Canvas, sprites: list[Sprite]) -> None:
    """Paint sprites straight onto a canvas, the lowest first."""
    painter: QPainter = canvas.painter
    for sprite in sorted(sprites, key=lambda one: one.z):
        painter.save()
        painter.translate(sprite.rect.x, sprite.rect.y)
        sprite.picture.paint(canvas, sprite.rect.w, sprite.rect.h)
        painter.restore()
