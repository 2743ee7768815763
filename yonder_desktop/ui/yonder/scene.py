"""The scene of Yonder's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from yonder_desktop.core.questions import Choice
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.view import View
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Sprite
from yonder_desktop.ui.table_scene import TableScene
from yonder_desktop.ui.yonder.captions import CardWords, Faces
from yonder_desktop.ui.yonder.facts import workers_on
from yonder_desktop.ui.yonder.intents import intent
from yonder_desktop.ui.yonder.lens import lens_of
from yonder_desktop.ui.yonder.pieces import Piece
from yonder_desktop.ui.yonder.whole import table_sprites
from yonder_desktop.wording.catalogue import gettext


class YonderScene(TableScene):
    """The scene of Yonder's table."""

    def __init__(self, tables: Tables, words: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tables = tables
        self.faces = Faces(tables, words)
        self.view: View | None = None
        self.gestures.advisor.intent = intent

    def sprites_of(self, view: Any, choices: Sequence[Choice]) -> list[Sprite]:
        self.view = view
        subjects = {choice.subject for choice in choices}
        return table_sprites(view, self.people, self.faces, self.size, self.home, subjects)

    def lens_of(self, sprite: Sprite) -> Sprite | None:
        card = sprite.key.partition(":")[2].partition(".")[0]
        if sprite.key.startswith("spot:"):
            item = self.item_of(f"card:{card}")
            return self.lens_of(item.sprite) if item is not None else None
        return lens_of(
            sprite, self._workers_of(card) if sprite.key.startswith("card:") else (), self.bounds()
        )

    def _workers_of(self, card: str) -> tuple[tuple[str, ...], ...]:
        number = self.tables.index["building"].get(card, -1)
        if number < 0 or self.view is None:
            return ()
        return tuple(workers_on(self.view.spots[spot]) for spot in self.tables.card_spots[number])

    def ghost_of(self, sprite: Sprite) -> Sprite:
        """Workers, arcana and ships are dragged as pieces; cards as they are."""
        kind, _, name = sprite.key.partition(":")
        pieces = {
            "worker": (name, 58.0),
            "arcana": ("arcana", 46.0),
            "stock": (name, 58.0),
            "piece": ("", 46.0),
        }
        if kind not in pieces:
            return sprite
        drawing, size = pieces[kind]
        drawing = drawing or name.partition("@")[0]
        return Sprite("ghost", Rect(0, 0, size, size), 0, Piece(drawing), ring=True)

    def fork_title(self) -> str:
        return gettext("Which one?")
