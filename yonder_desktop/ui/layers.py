"""Layers of items that show sprites, reconciled by key. The ground of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from yonder_desktop.ui import pictures
from yonder_desktop.ui.drawing import Drawing
from yonder_desktop.ui.paint import blank_pixmap
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Sprite, baked, is_baked
from yonder_desktop.ui.theme import DAY, Theme

FEW, COARSE = 64, 640
"""Pixels along the longer side of what has not been drawn yet: of nothing, and of a face of another size."""
TABLE, FORK = "table", "fork"
"""The layers in which the pointer finds things; the others are only looked at."""


class SpriteItem(QGraphicsPixmapItem):
    """An item that shows a sprite. Pixmaps are baked: nothing is painted in Python while the table moves.

    `face` is what it shows where it stands; until it is drawn an empty one of its size, or the one that it had at
    another size. On its way an item may show another side.
    """

    def __init__(self, sprite: Sprite, theme: Theme, density: float) -> None:
        super().__init__()
        self.sprite = sprite
        self.look = (theme, density)
        self._other: QPixmap | None = None
        self.face = _nothing(sprite)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPixmap(self.face)
        self.place()

    def become(self, sprite: Sprite, theme: Theme, density: float) -> bool:
        """Be another state of the same thing, or the same in another look; returns whether that has to be drawn."""
        old, looked = self.sprite, self.look
        self.sprite, self.look = sprite, (theme, density)
        is_same_look = (looked[0].key, looked[1]) == (theme.key, density)
        if old == sprite and is_same_look:
            return False
        self.place()
        is_same_size = (old.rect[2:], old.margin) == (sprite.rect[2:], sprite.margin)
        if not is_same_size:
            self.face = _coarse(self.face, sprite, density)
            self.show_side(None)
        return not (is_same_size and is_same_look and old.picture == sprite.picture)

    def draw(self) -> None:
        """Draw its face."""
        self.face = baked(self.sprite, *self.look)
        self.show_side(self._other)

    def show_side(self, other: QPixmap | None) -> None:
        """Show another side, None for its face."""
        self._other = other
        wanted = self.face if other is None else other
        if self.pixmap().cacheKey() != wanted.cacheKey():
            self.setPixmap(wanted)

    def place(self) -> None:
        """Put the item where its sprite says, on whole pixels of the screen so that it stays sharp."""
        density, sprite = self.look[1], self.sprite
        x, y = sprite.rect.x - sprite.margin, sprite.rect.y - sprite.margin
        self.setPos(round(x * density) / density, round(y * density) / density)
        self.setZValue(sprite.z)


class LayeredScene(QGraphicsScene):
    """A scene whose items are the sprites of named layers. `density` is screen pixels for a logical one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        pictures.make_room()
        self.theme: Theme = DAY
        self.density = 1.0
        self._layers: dict[str, dict[str, SpriteItem]] = {}
        self.drawing = Drawing(self)

    def set_look(self, theme: Theme, density: float) -> None:
        """Use other colours, or bake for another density; layers take it up when they are set again."""
        self.theme, self.density = theme, density

    def set_layer(self, name: str, sprites: Iterable[Sprite], in_pieces: bool = False) -> None:
        """Reconcile the items of a layer: keep what is equal, change what differs, remove what is gone.

        in_pieces: faces may be drawn in the next turns of the event loop, where they are many. Until then what is new
        is not seen, and what has changed looks as before.
        """
        self.drawing.begin()
        layer = self._layers.setdefault(name, {})
        wanted = {sprite.key: sprite for sprite in sprites}
        for key in [key for key in layer if key not in wanted]:
            self.drawing.drop(layer[key])
            self.removeItem(layer.pop(key))
        for key, sprite in wanted.items():
            if key not in layer:
                layer[key] = SpriteItem(sprite, self.theme, self.density)
                self._draw(layer[key], in_pieces)
                self.addItem(layer[key])
            elif layer[key].become(sprite, self.theme, self.density):
                self._draw(layer[key], in_pieces)

    def _draw(self, item: SpriteItem, in_pieces: bool) -> None:
        """Give an item its face: at once if it is known, or if it must not wait."""
        if in_pieces and not is_baked(item.sprite, *item.look):
            self.drawing.draw(item)
        else:
            self.drawing.drop(item)
            item.draw()

    def sprites(self) -> dict[str, Sprite]:
        """What lies on the table, by key."""
        return {key: item.sprite for key, item in self._layers.get(TABLE, {}).items()}

    def item_of(self, key: str) -> SpriteItem | None:
        """The item that shows the thing with that key."""
        for name in (TABLE, FORK):
            item = self._layers.get(name, {}).get(key)
            if item is not None:
                return item
        return None

    def key_at(self, x: float, y: float, wanted: Callable[[str], bool]) -> str:
        """The topmost wanted thing at a point, or ""."""
        best: tuple[float, str] = (-1.0, "")
        for name in (TABLE, FORK):
            for key, item in self._layers.get(name, {}).items():
                if item.sprite.z > best[0] and item.sprite.area.holds(x, y) and wanted(key):
                    best = (item.sprite.z, key)
        return best[1]

    def middle_of(self, key: str) -> tuple[float, float] | None:
        """The middle of a thing that is shown."""
        item = self.item_of(key)
        return item.sprite.frame.middle if item is not None else None

    def bounds(self) -> Rect:
        """The table's rectangle."""
        rect = self.sceneRect()
        return Rect(rect.x(), rect.y(), rect.width(), rect.height())


def _nothing(sprite: Sprite) -> QPixmap:
    """A see-through pixmap of the size of a sprite, of few pixels."""
    width, height = sprite.rect.w + 2 * sprite.margin, sprite.rect.h + 2 * sprite.margin
    return blank_pixmap(width, height, FEW / max(width, height, 1))


def _coarse(face: QPixmap, sprite: Sprite, density: float) -> QPixmap:
    """A face of another size, in the size of a sprite and of few pixels: no more than it is drawn with anyway."""
    width, height = sprite.rect.w + 2 * sprite.margin, sprite.rect.h + 2 * sprite.margin
    density = min(density, COARSE / max(width, height, 1))
    size = QSize(max(1, round(width * density)), max(1, round(height * density)))
    made = face.scaled(size)
    made.setDevicePixelRatio(density)
    return made
