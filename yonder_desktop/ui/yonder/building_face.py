"""Faces of building cards, from the little picture in a rail to the whole text."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, fits, flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK, LETTER_COLOURS, Theme
from yonder_desktop.ui.yonder import art, cards
from yonder_desktop.ui.yonder.cards import SMALL_NAME, SMALL_SIGNS
from yonder_desktop.ui.yonder.measures import (
    COMPACT,
    EDGE,
    LARGE,
    LARGE_PICTURES,
    MINI,
    NAME,
    NARROW,
    NARROW_HEAD,
    NARROW_NAME,
    NARROW_SIGNS,
    SYMBOL_BAR,
    TILE,
    building_picture,
    compact_head,
    compact_name,
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
            sunk = 0.0
            if kind == LARGE:
                sunk = (
                    large_picture(self, width, height, canvas.theme).bottom
                    - building_picture(width, height).bottom
                )
            for x, y in places(width, height, self.spots):
                cards.worker_place(canvas, x, y + sunk, radius)


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
    _large_head(canvas, face, width)
    picture = large_picture(face, width, height, canvas.theme)
    art.paint(canvas, face.id, picture, 8)
    _price_column(canvas, face, picture, width * 0.13)
    _badges(canvas, face, picture.x + 6, picture.bottom - width * 0.02, width * 0.13)
    _tallies(canvas, face, picture.right - 6, picture.y + width * 0.09, width * 0.14)
    _large_words(canvas, face, width, height, picture.bottom + width * 0.075)


def _large_head(canvas: Canvas, face: BuildingFace, width: float) -> None:
    head, size = width * 0.15, round(width * 0.072)
    cards.head(canvas, width, head, face.colour)
    room = width - head - 18
    canvas.text(width * 0.04 + 7, head * 0.68, face.name, size, fonts.BOLD, "#FFFFFF", "left", True, room)
    if face.letter != "HQ":
        cards.letter_disc(
            canvas, width - head * 0.55, head * 0.52, head * 0.35, face.letter, face.colour, size
        )


def large_picture(face: BuildingFace, width: float, height: float, theme: Theme) -> Rect:
    """The picture of a large card: the highest one that leaves room for the sentence."""
    picture = building_picture(width, height)
    for share in LARGE_PICTURES:
        picture = Rect(picture.x, picture.y, picture.w, height * share)
        room = _room_for_text(face, width, height, picture.bottom + width * 0.075)
        if fits(face.text, room.w, room.h, _sentence_style(width, theme)):
            break
    return picture


def _sentence_style(width: float, theme: Theme) -> Style:
    return style(theme.card_size(max(13, round(width * 0.06))))


def _bar_height(face: BuildingFace, width: float) -> float:
    return max(26.0, width * 0.13) if face.symbols else 0.0


def _room_for_text(face: BuildingFace, width: float, height: float, top: float) -> Rect:
    margin, foot = width * 0.04, max(11, round(width * 0.042))
    top += _bar_height(face, width) + 2
    return Rect(margin + 4, top, width - 2 * margin - 8, height - top - foot * 2)


def _price_column(canvas: Canvas, face: BuildingFace, picture: Rect, size: float) -> None:
    if not face.price or face.built:
        return
    step = min(size * 0.92, (picture.h - 24) / len(face.price))
    canvas.rect(
        picture.x + 6, picture.y + 6, size, step * len(face.price) + 9, canvas.theme.card, 8, INK, 1.8
    )
    for number, good in enumerate(face.price):
        y = picture.y + 10.5 + step * (number + 0.5)
        canvas.icon_at(good, picture.x + 6 + size / 2, y, min(size * 0.78, step * 0.95))


def _large_words(canvas: Canvas, face: BuildingFace, width: float, height: float, top: float) -> None:
    margin, foot = width * 0.04, max(11, round(width * 0.042))
    if face.symbols:
        bar = Rect(margin, top, width - 2 * margin, _bar_height(face, width))
        canvas.rect(*bar, canvas.theme.card_inset, 8)
        cards.symbols(
            canvas, bar.inset(4, 0), face.symbols, style(max(12, round(width * 0.066)), fonts.BOLD, icon=1.45)
        )
    room = _room_for_text(face, width, height, top)
    flow_in(canvas, *room, face.text, _sentence_style(width, canvas.theme), canvas.theme.card_ink)
    soft = canvas.theme.card_ink_soft
    canvas.text(
        width / 2, height - foot * 0.75, face.foot, foot, fonts.SEMIBOLD, soft, "middle", False, width - 16
    )


def paint_compact(canvas: Canvas, face: BuildingFace, width: float, height: float) -> None:
    """Name, price, picture, symbols."""
    cards.frame(canvas, width, height)
    head = compact_head(height)
    cards.head(canvas, width, head, face.colour)
    letter_width = canvas.text(6, head - 5, face.letter, 14, fonts.BOLD, "#FFFFFF")
    if not face.built:
        cards.price_chips(canvas, width - 3, 2, head - 4, face.price, width - letter_width - 12)
    cards.name_lines(canvas, Rect(4, head + 0.5, width - 8, compact_name(width, height)), face.name)
    picture = building_picture(width, height)
    art.paint(canvas, face.id, picture, 4)
    _tallies(canvas, face, picture.right - 2, picture.y + 13, 22)
    _badges(canvas, face, picture.x + 2, picture.bottom - 11, 19)
    cards.symbols(canvas, Rect(EDGE, height - SYMBOL_BAR - 1, width - 2 * EDGE, SYMBOL_BAR - 1), face.symbols)


def paint_narrow(canvas: Canvas, face: BuildingFace, width: float, height: float) -> None:
    """The same as compact, on a card too narrow for it."""
    cards.frame(canvas, width, height)
    cards.head(canvas, width, NARROW_HEAD, face.colour)
    letter_width = canvas.text(4, NARROW_HEAD - 4, face.letter, 12, fonts.BOLD, "#FFFFFF")
    if not face.built:
        cards.price_chips(canvas, width - 2, 1.5, 13, face.price, width - letter_width - 7)
    cards.name_lines(canvas, Rect(2, NARROW_HEAD, width - 4, NARROW_NAME), face.name, SMALL_NAME)
    picture = building_picture(width, height)
    art.paint(canvas, face.id, picture, 3)
    _tallies(canvas, face, picture.right - 1, picture.y + 10, 18)
    _badges(canvas, face, picture.x + 1, picture.bottom - 7, 15)
    cards.symbols(
        canvas, Rect(2, height - NARROW_SIGNS, width - 4, NARROW_SIGNS - 1), face.symbols, SMALL_SIGNS
    )


def paint_tile(canvas: Canvas, face: BuildingFace, width: float, height: float) -> None:
    """Name, and below it the worker places or the symbols."""
    cards.frame(canvas, width, height)
    cards.head(canvas, width, 7, face.colour)
    foot = 2 * place_radius(width, height, face.spots) + 5 if face.spots else 25.0
    art.paint(canvas, face.id, Rect(2, 8, width - 4, height - 10), 3, faint=0.72)
    cards.name_lines(canvas, Rect(2, 8, width - 4, min(NAME, height - 9 - foot)), face.name, SMALL_NAME)
    if face.spots:
        _badges(canvas, face, 3, height - 12, 16)
    else:
        _tile_symbols(canvas, face, Rect(2, height - foot, width - 4, foot - 2))
    _tallies(canvas, face, width - 2, height - 13, 20)


def _tile_symbols(canvas: Canvas, face: BuildingFace, box: Rect) -> None:
    """What the card does; the coins on it stand in the place of the coin that it gives."""
    if not (face.coins or face.fish):
        cards.symbols(canvas, box, face.symbols, SMALL_SIGNS)
        return
    cards.symbols(
        canvas,
        Rect(box.x, box.y, box.w - 19, box.h),
        face.symbols.removesuffix("{coin}").strip(),
        SMALL_SIGNS,
    )


def paint_mini(canvas: Canvas, face: BuildingFace, width: float, height: float) -> None:
    """Only the picture; focus and hover show the card large."""
    cards.frame(canvas, width, height)
    cards.head(canvas, width, 6, face.colour)
    art.paint(canvas, face.id, Rect(2, 7, width - 4, height - 9), 3)
    if face.spots:
        _badges(canvas, face, 2, height - 10, 15)
    _tallies(canvas, face, width - 1, height - 11, 18)


PAINTERS = {
    LARGE: paint_large,
    COMPACT: paint_compact,
    NARROW: paint_narrow,
    TILE: paint_tile,
    MINI: paint_mini,
}
