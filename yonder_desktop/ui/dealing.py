"""Which way what is new or elsewhere comes to its place: pieces move, cards are dealt and turned over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from yonder_desktop.ui.layers import SpriteItem
from yonder_desktop.ui.motion import CARD_MS, DEAL_MS, DEALT_AT_MOST_MS, FLIP_MS, MOVE_MS, Way
from yonder_desktop.ui.sprites import Sprite, baked
from yonder_desktop.ui.theme import Theme


class Dealing:
    """The ways from a table as it was to the items that show it as it is.

    before: the sprites as they were, by key. items: those that show it now. Other sides are baked for the items' look.
    """

    def __init__(
        self, before: Mapping[str, Sprite], items: Mapping[str, SpriteItem], theme: Theme, density: float
    ) -> None:
        self._before = before
        self._items = items
        self._look = theme, density
        after = {key: item.sprite for key, item in items.items()}
        self.new = [key for key in after if key not in before and ":" in key]
        self.moved = [key for key in after if key in before and has_moved(before[key], after[key])]
        self._altered = {
            key for key in before if key not in after or before[key].picture != after[key].picture
        }

    def ways(self) -> list[Way]:
        """What makes room moves at once; what is new is dealt one after the other."""
        sources = {key: self._source(self._items[key].sprite) for key in self.new}
        dealt = [
            key for key in self.new if sources[key] is not None or self._items[key].sprite.back is not None
        ]
        step = min(DEAL_MS, DEALT_AT_MOST_MS // max(1, len(dealt)))
        made = [self._across(key) for key in self.moved]
        return made + [self._dealt(key, sources[key], number * step) for number, key in enumerate(dealt)]

    def _source(self, sprite: Sprite) -> Sprite | None:
        """Where a new thing comes from: the first of its origins that has just changed."""
        found = (key for key in sprite.origin if key in self._altered and key in self._before)
        key = next(found, "")
        return self._before[key] if key else None

    def _across(self, key: str) -> Way:
        """From where it lay to where it lies."""
        item, was = self._items[key], self._before[key]
        return Way(item, _begin(item, was), MOVE_MS, turn=item.sprite.turned - was.turned)

    def _dealt(self, key: str, source: Sprite | None, delay: int) -> Way:
        """Out of what it comes from, face down if it lay so; a card from nowhere on the table is turned up in place."""
        item = self._items[key]
        hidden = item.sprite.back is not None and (source is None or source.closed)
        back = self._other_side(item.sprite) if hidden else None
        if source is None:
            return Way(item, item.pos(), FLIP_MS, delay, back)
        ms = CARD_MS if item.sprite.back is not None else MOVE_MS
        return Way(item, _begin(item, source), ms, delay, back)

    def _other_side(self, sprite: Sprite) -> QPixmap | None:
        if sprite.back is None:
            return None
        return baked(replace(sprite, picture=sprite.back), *self._look)


def has_moved(before: Sprite, after: Sprite) -> bool:
    """Whether something lies elsewhere, or turned another way."""
    away = abs(before.rect.x - after.rect.x) + abs(before.rect.y - after.rect.y)
    return away > 1 or before.turned != after.turned


def _begin(item: SpriteItem, source: Sprite) -> QPointF:
    """The upper left corner of an item that begins in the middle of where something lies."""
    size = item.boundingRect()
    x, y = source.rect.middle
    return QPointF(x - size.width() / 2, y - size.height() / 2)
