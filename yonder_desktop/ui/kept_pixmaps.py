"""Pixmaps that are drawn once and kept, the ones used last."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap

MOST_PIXELS = 6_000_000
"""Twice what a list shows that fills a third of a screen of 3840x2160; of four bytes each."""


class KeptPixmaps:
    """Pixmaps by what they show. Those that were not used for the longest time make room for others."""

    def __init__(self, most_pixels: int = MOST_PIXELS) -> None:
        self._most = most_pixels
        self._pixels = 0
        self._kept: dict[Hashable, QPixmap] = {}

    def get(self, key: Hashable, draw: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap for a key, drawn if it is not kept."""
        pixmap = self._kept.pop(key, None)
        if pixmap is None:
            pixmap = draw()
            self._pixels += pixmap.width() * pixmap.height()
            self._make_room()
        self._kept[key] = pixmap
        return pixmap

    def clear(self) -> None:
        self._kept.clear()
        self._pixels = 0

    def _make_room(self) -> None:
        while self._pixels > self._most and self._kept:
            old = self._kept.pop(next(iter(self._kept)))
            self._pixels -= old.width() * old.height()
