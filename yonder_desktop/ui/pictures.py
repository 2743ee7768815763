"""Drawings of the program: SVG files turned into pixmaps once for each size and pixel density."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from yonder_desktop.assets import MissingResource, resource_path
from yonder_desktop.ui.palettes import USUAL, is_recoloured, recoloured

CACHE_KILOBYTES = 256 * 1024
FOLDERS = ("icons", "pictures")


def make_room() -> None:
    """Let Qt keep 256 MB of pixmaps: with its own limit of 10 MB a table is drawn again and again."""
    if QPixmapCache.cacheLimit() < CACHE_KILOBYTES:
        QPixmapCache.setCacheLimit(CACHE_KILOBYTES)


@lru_cache(maxsize=1024)
def has_picture(name: str) -> bool:
    """Whether an icon or picture of that name exists."""
    try:
        _source(name)
    except MissingResource:
        return False
    return True


@lru_cache(maxsize=512)
def proportion(name: str) -> float:
    """Height over width of a drawing."""
    size = QSvgRenderer(_source(name)).viewBoxF()
    return size.height() / size.width()


def picture(
    name: str, width: float, density: float = 1.0, height: float = 0, palette: str = USUAL
) -> QPixmap:
    """The drawing `name` at `width` logical pixels, with `density` device pixels for each of them.

    With a `height` it is stretched to that; otherwise it keeps its proportion.
    """
    if not is_recoloured(name, palette):
        palette = USUAL
    across = max(1, round(width * density))
    down = max(1, round(height * density if height else across * proportion(name)))
    key = f"drawing {name} {palette} {across} {down}"
    found = QPixmap()
    if QPixmapCache.find(key, found):
        return _with_density(found, across / width)
    drawn = _drawn(name, across, down, palette)
    QPixmapCache.insert(key, drawn)
    return _with_density(drawn, across / width)


def _drawn(name: str, across: int, down: int, palette: str) -> QPixmap:
    source = _source(name)
    renderer = QSvgRenderer(source if palette == USUAL else QByteArray(recoloured(bytes(source.data()))))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.IgnoreAspectRatio)
    pixmap = QPixmap(across, down)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, across, down))
    painter.end()
    return pixmap


def _with_density(pixmap: QPixmap, density: float) -> QPixmap:
    pixmap.setDevicePixelRatio(density)
    return pixmap


@lru_cache(maxsize=512)
def _source(name: str) -> QByteArray:
    for folder in FOLDERS:
        try:
            return QByteArray(resource_path(folder, *f"{name}.svg".split("/")).read_bytes())
        except MissingResource:
            continue
    raise MissingResource(f"a drawing of the program is missing: {name}.svg")
