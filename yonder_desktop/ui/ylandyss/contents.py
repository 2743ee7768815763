"""What lies on the table: a view turned into sprites. Nothing is decided here, only shown."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.games.ylandyss.forecast import parts
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating
from yonder_desktop.ui.sprites import Picture, Sprite
from yonder_desktop.ui.ylandyss.captions import Faces
from yonder_desktop.ui.ylandyss.card_face import CardFace
from yonder_desktop.ui.ylandyss.facts import Moment, facts_of
from yonder_desktop.ui.ylandyss.layout import Layout, arrange

BACK, PANEL, ON_PANEL, CARD, SHEET = 0.0, 2.0, 4.0, 10.0, 20.0
SHADOW = 6.0


@dataclass
class Stage:
    """One position being turned into sprites: the view, its layout, the words, and the sprites made so far."""

    view: View
    seating: Seating
    layout: Layout
    faces: Faces
    home: int
    moment: Moment
    sprites: list[Sprite]

    @property
    def tables(self) -> Tables:
        return self.faces.tables

    @property
    def mine(self) -> bool:
        """Whether the viewer sits at the front edge."""
        return self.view.seat == self.home

    def add(self, key: str, rect: Rect, z: float, picture: Picture, title: str = "", **more: object) -> None:
        """A sprite with its name in words."""
        self.sprites.append(Sprite(key, rect, z, picture, title=title, **more))  # type: ignore[arg-type]

    def add_item(self, key: str, z: float, picture: Picture, title: str = "", **more: object) -> None:
        """A sprite in the place that the layout has for it."""
        self.add(key, self.layout.items[key], z, picture, title, **more)

    def add_card(self, key: str, card: int, z: float, face: CardFace | None = None, **more: object) -> None:
        """A card in its place."""
        shown, place = face or self.faces.card(card), self.layout.items[key]
        turned = 90 if shown.exhausted and place.w > place.h else 0
        self.add(key, place, z, shown, shown.name, margin=SHADOW, turned=turned, **more)


def stage_of(
    view: View, people: Seating, faces: Faces, size: tuple[float, float], home: int, moment: Moment
) -> Stage:
    """A stage with everything laid out and nothing on it yet."""
    layout = arrange(*size, facts_of(view, home, moment), people.left_handed)
    return Stage(view, people, layout, faces, home, moment, [])


def faces_in_play(view: View, faces: Faces, seat: int) -> dict[int, CardFace]:
    """The faces of a line, with the strengths that count now."""
    found = {card: faces.card(card).in_row() for card in view.plays[seat]}
    for part in parts(view, seat):
        found[part.card] = found[part.card].in_play(part.printed + part.bonus, part.exhausted)
    return found
