"""Faces of building cards, from the little picture in a rail to the whole text."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK, LETTER_COLOURS
from yonder_desktop.ui.yonder import art, cards
from yonder_desktop.ui.yonder.measures import (
    COMPACT,
    EDGE,
    HEAD,
    LARGE,
    MINI,
    NAME,
    SYMBOL_BAR,
    TILE,
    building_picture,
    place_radius,
    places,
    size_class,
)


@dataclass(frozen=True)
class BuildingFace:
    """A building card. `price` names each good of it, `foot` is its last line, `fish` are stored on it.

    built: the price is past, and the worker places are items of their own.
    """

    id: str
    name: str
    letter: str
    price: tuple[str, ...]
    symbols: str
    text: str
    foot: str
    spots: int
    badges: tuple[str, ...]
    coins: int = 0
    fish: int = 0
    built: bool = False

    @property
    def colour(self) -> str:
        return LETTER_COLOURS[self.letter]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        """Paint the card in the way that suits its size."""
        kind = size_class(width, height)
        PAINTERS[kind](canvas, self, width, height)
        if not self.built:
            radius = place_radius(width, height, max(1, self.spots))
            for x, y in places(width, height, self.spots):
                cards.worker_place(canvas, x, y, radius)


def _tallies(canvas: Canvas, face: BuildingFace, right: float, y: float, size: float) -> None:
    """Coins and stored fish, from the right."""
    if face.coins:
        cards.tally(canvas, right - size / 2, y, size, "coin", face.coins)
        right -= size + 3
    if face.fish:
        cards.tally(canvas, right - size / 2, y, size, "fish", face.fish)


def _badges(canvas: Canvas, face: BuildingFace, x: float, y: float, size: float) -> None:
    for badge in face.badges:
        canvas.icon_at(badge, x + size / 2, y, size)
        x += size + 2


def paint_large(canvas: Canvas, face: BuildingFace, width: float, height: float) -> None:
    """The whole card: head, picture with price, worker place on its lower edge, symbols, sentence, footer."""
    cards.frame(canvas, width, height)
    head = width * 0.15
    cards.head(canvas, width, head, face.colour)
    size = round(width * 0.072)
    canvas.text(
        width * 0.04 + 7, head * 0.68, face.name, size, fonts.BOLD, "#FFFFFF", "left", True, width - head - 18
    )
    letter = face.letter if face.letter != "HQ" else ""
    if letter:
        cards.letter_disc(canvas, width - head * 0.55, head * 0.52, head * 0.35, letter, face.colour, size)
    picture = building_picture(width, height)
    art.paint(canvas, face.id, picture, 8)
    _price_column(canvas, face, picture, width * 0.13)
    _badges(canvas, face, picture.x + 6, picture.bottom - width * 0.02, width * 0.13)
    _tallies(canvas, face, picture.right - 6, picture.y + width * 0.09, width * 0.14)
    _large_words(canvas, face, width, height, picture.bottom + width * 0.075)


def _price_column(canvas: Canvas, face: BuildingFace, picture: Rect, size: float) -> None:
    if not face.price or face.built:
        return
    step = min(size * 0.92, (picture.h - 28) / len(face.price))
    canvas.rect(
        picture.x + 7, picture.y + 7, size, step * len(face.price) + 9, canvas.theme.card, 8, INK, 1.8
    )
    for number, good in enumerate(face.price):
        y = picture.y + 11.5 + step * (number + 0.5)
        canvas.icon_at(good, picture.x + 7 + size / 2, y, min(size * 0.78, step * 0.95))


def _large_words(canvas: Canvas, face: BuildingFace, width: float, height: float, top: float) -> None:
    margin, foot = width * 0.04, max(11, round(width * 0.042))
    if face.symbols:
        bar = Rect(margin, top, width - 2 * margin, max(26.0, width * 0.14))
        canvas.rect(*bar, canvas.theme.card_inset, 8)
        how = style(max(12, round(width * 0.066)), fonts.BOLD, icon=1.45)
        flow_in(canvas, bar.x + 4, bar.y, bar.w - 8, bar.h, face.symbols, how, canvas.theme.card_ink)
        top = bar.bottom
    room = height - top - foot * 2
    how = style(max(13, round(width * 0.06)))
    flow_in(
        canvas, margin + 4, top + 2, width - 2 * margin - 8, room - 2, face.text, how, canvas.theme.card_ink
    )
    soft = canvas.theme.card_ink_soft
    canvas.text(
        width / 2, height - foot * 0.75, face.foot, foot, fonts.SEMIBOLD, soft, "middle", False, width - 16
    )


def paint_compact(canvas: Canvas, face: BuildingFace, width: float, height: float) -> None:
    """Name, price, picture, symbols."""
    cards.frame(canvas, width, height)
    cards.head(canvas, width, HEAD, face.colour)
    letter_width = canvas.text(6, HEAD - 5.5, face.letter, 14, fonts.BOLD, "#FFFFFF")
    if not face.built:
        cards.price_chips(canvas, width - 3, 2, 18, face.price, width - letter_width - 12)
    cards.name_lines(canvas, Rect(4, HEAD + 0.5, width - 8, NAME), face.name)
    picture = building_picture(width, height)
    art.paint(canvas, face.id, picture, 4)
    _tallies(canvas, face, picture.right - 2, picture.y + 13, 22)
    _badges(canvas, face, picture.x + 2, picture.bottom - 11, 19)
    cards.symbols(canvas, Rect(EDGE, height - SYMBOL_BAR - 1, width - 2 * EDGE, SYMBOL_BAR - 1), face.symbols)


def paint_tile(canvas: Canvas, face: BuildingFace, width: float, height: float) -> None:
    """Name, and below it the worker places or the symbols."""
    cards.frame(canvas, width, height)
    cards.head(canvas, width, 8, face.colour)
    foot = height - max(2 * place_radius(width, height, face.spots) + 5, 22) if face.spots else height - 24
    picture = Rect(2, 9, width - 4, height - 11)
    if foot - 9 > 42:
        picture = Rect(3, 9 + NAME, width - 6, height - NAME - 12)
        art.paint(canvas, face.id, picture, 3, faint=True)
    cards.name_lines(
        canvas, Rect(2, 9, width - 4, min(NAME, foot - 9)), face.name, style(11, fonts.SEMIBOLD, leading=1.1)
    )
    if face.spots:
        _badges(canvas, face, 3, height - 12, 17)
    else:
        how = style(11, fonts.BOLD, icon=1.35, leading=1.2)
        right = 22 if face.coins or face.fish else 2
        cards.symbols(canvas, Rect(2, height - 24, width - 2 - right, 22), face.symbols, how)
    _tallies(canvas, face, width - 2, height - 13, 20)


def paint_mini(canvas: Canvas, face: BuildingFace, width: float, height: float) -> None:
    """Only the picture; focus and hover show the card large."""
    cards.frame(canvas, width, height)
    cards.head(canvas, width, 6, face.colour)
    art.paint(canvas, face.id, Rect(2, 7, width - 4, height - 9), 3)
    if face.spots:
        _badges(canvas, face, 2, height - 10, 15)
    _tallies(canvas, face, width - 1, height - 11, 18)


PAINTERS = {LARGE: paint_large, COMPACT: paint_compact, TILE: paint_tile, MINI: paint_mini}
