"""Layers of items that show sprites, reconciled by key. The ground of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from yonder_desktop.ui import pictures
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Sprite, baked
from yonder_desktop.ui.theme import DAY, Theme

TABLE, FORK = "table", "fork"
"""The layers in which the pointer finds things; the others are only looked at."""


class SpriteItem(QGraphicsPixmapItem):
    """An item that shows a sprite. Pixmaps are baked: nothing is painted in Python while the table moves."""

    def __init__(self, sprite: Sprite, theme: Theme, density: float) -> None:
        super().__init__()
        self.sprite = sprite
        self.look = (theme.key, density)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPixmap(baked(sprite, theme, density))
        self.place()

    def become(self, sprite: Sprite, theme: Theme, density: float) -> None:
        """Show another state of the same thing, or the same in another look; what is equal is left alone."""
        old, look = self.sprite, (theme.key, density)
        if old == sprite and self.look == look:
            return
        self.sprite = sprite
        looks_alike = (old.picture, old.rect[2:], old.margin) == (
            sprite.picture,
            sprite.rect[2:],
            sprite.margin,
        )
        if not looks_alike or self.look != look:
            self.look = look
            self.setPixmap(baked(sprite, theme, density))
        self.place()

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

    def set_look(self, theme: Theme, density: float) -> None:
        """Use other colours, or bake for another density; layers take it up when they are set again."""
        self.theme, self.density = theme, density

    def set_layer(self, name: str, sprites: Iterable[Sprite]) -> None:
        """Reconcile the items of a layer: keep what is equal, change what differs, remove what is gone."""
        layer = self._layers.setdefault(name, {})
        wanted = {sprite.key: sprite for sprite in sprites}
        for key in [key for key in layer if key not in wanted]:
            self.removeItem(layer.pop(key))
        for key, sprite in wanted.items():
            if key in layer:
                layer[key].become(sprite, self.theme, self.density)
            else:
                layer[key] = SpriteItem(sprite, self.theme, self.density)
                self.addItem(layer[key])

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
