"""Faces of envoy cards."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, fits, flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK, LETTER_COLOURS, PLAYER_COLOURS, Theme
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
    TILE,
    compact_deal,
    compact_name,
    envoy_picture,
    size_class,
)


@dataclass(frozen=True)
class EnvoyFace:
    """An envoy card. `price` and `bonus` are markup, `range` is the range of deliveries, `served_by` a seat colour.

    awaits: it lies in a settlement and still needs a ship before its owner locks up.
    """

    id: str
    name: str
    letter: str
    range: str
    price: str
    bonus: str
    text: str
    headline: str
    foot: str
    coins: int = 0
    served_by: str = ""
    awaits: bool = False
    ship: str = ""
    hidden: bool = False

    @property
    def colour(self) -> str:
        return LETTER_COLOURS[self.letter]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        """Paint the card in the way that suits its size."""
        PAINTERS[size_class(width, height)](canvas, self, width, height)
        if self.coins:
            cards.tally(canvas, 14, 16, 20, "coin", self.coins)


def ship_sign(canvas: Canvas, face: EnvoyFace, box: Rect) -> None:
    """The ship that lies at the envoy, on the colour of its player; an empty berth where one is still due."""
    radius = min(6.0, box.h * 0.24)
    size = min(box.h * 0.9, box.w * 0.8)
    if face.served_by:
        canvas.rect(*box, PLAYER_COLOURS[face.served_by], radius, INK, 1.5)
        canvas.icon_at(art.ship_drawing(face.ship), *box.middle, size)
    elif face.awaits:
        canvas.rect(*box, canvas.theme.card, radius, opacity=0.85)
        canvas.rect(*box, None, radius, canvas.theme.card_warn, 1.6, dash=(4, 3))
        canvas.icon_at("ship", *box.middle, size * 0.86, 0.4)


def _hidden_cover(canvas: Canvas, width: float, height: float) -> None:
    """A card turned face down until lock-up is over."""
    canvas.rect(1, 1, width - 2, height - 2, canvas.theme.card_inset, cards.corner(width), opacity=0.8)
    canvas.icon_at("envoy_hidden", width / 2, height / 2, min(width, height) * 0.6)


def paint_large(canvas: Canvas, face: EnvoyFace, width: float, height: float) -> None:
    """Picture, ribbon with the name, range, price and bonus, sentence, footer."""
    cards.frame(canvas, width, height)
    picture = _large_picture(face, width, height, canvas.theme)
    art.paint(canvas, face.id, picture, 8)
    band, size = width * 0.14, round(width * 0.068)
    cards.ribbon(canvas, picture.x - 5, picture.bottom - band / 2, picture.w + 10, band, face.colour)
    baseline = picture.bottom + size * 0.35
    canvas.text(width / 2, baseline, face.name, size, fonts.BOLD, "#FFFFFF", "middle", True, width - 48)
    disc = width * 0.062
    x, y = picture.right - disc - 5, picture.y + disc + 5
    cards.letter_disc(canvas, x, y, disc, face.letter, face.colour, size)
    if face.served_by or face.awaits:
        ship_sign(canvas, face, Rect(picture.x + 7, picture.y + 7, width * 0.24, width * 0.18))
    _large_words(canvas, face, width, height, picture.bottom + band / 2 + width * 0.025)
    if face.hidden:
        _hidden_cover(canvas, width, height)


def _large_picture(face: EnvoyFace, width: float, height: float, theme: Theme) -> Rect:
    """The highest picture that leaves room for the sentence."""
    picture = envoy_picture(width, height)
    for share in LARGE_PICTURES:
        picture = Rect(picture.x, picture.y, picture.w, height * share)
        room = _room_for_text(width, height, picture.bottom + width * 0.095)
        if fits(face.text, room.w, room.h, _sentence_style(width, theme)):
            break
    return picture


def _sentence_style(width: float, theme: Theme) -> Style:
    return style(theme.card_size(max(13, round(width * 0.055))))


def _bar_height(width: float) -> float:
    return max(42.0, width * 0.2)


def _room_for_text(width: float, height: float, top: float) -> Rect:
    margin, foot = width * 0.04, max(11, round(width * 0.04))
    top += _bar_height(width) + 2
    return Rect(margin + 4, top, width - 2 * margin - 8, height - top - foot * 2)


def _large_words(canvas: Canvas, face: EnvoyFace, width: float, height: float, top: float) -> None:
    margin, foot, theme = width * 0.04, max(11, round(width * 0.04)), canvas.theme
    bar = Rect(margin, top, width - 2 * margin, _bar_height(width))
    canvas.rect(*bar, theme.card_inset, 8)
    small, soft = max(11, round(width * 0.048)), theme.card_ink_soft
    headline = bar.y + small + 2
    canvas.text(width / 2, headline, face.headline, small, fonts.SEMIBOLD, soft, "middle", False, bar.w - 12)
    deal = f"{face.price} → {{market}} + {face.bonus}"
    box = Rect(bar.x + 4, headline + 2, bar.w - 8, bar.bottom - headline - 4)
    cards.symbols(canvas, box, deal, style(max(12, round(width * 0.068)), fonts.BOLD, icon=1.4))
    room = _room_for_text(width, height, top)
    flow_in(canvas, *room, face.text, _sentence_style(width, theme), theme.card_ink)
    canvas.text(
        width / 2, height - foot * 0.75, face.foot, foot, fonts.SEMIBOLD, soft, "middle", False, width - 16
    )


def paint_compact(canvas: Canvas, face: EnvoyFace, width: float, height: float) -> None:
    """Picture, name, and what a delivery takes and brings."""
    cards.frame(canvas, width, height)
    picture = envoy_picture(width, height)
    art.paint(canvas, face.id, picture, 4)
    canvas.rect(1, 1, width - 2, 4.5, face.colour, 3)
    cards.letter_disc(canvas, width - 14, 14, 9, face.letter, face.colour, 12)
    if face.served_by or face.awaits:
        high = min(25.0, picture.h - 5)
        ship_sign(canvas, face, Rect(picture.x + 3, picture.y + 3, high * 1.4, high))
    cards.name_lines(canvas, Rect(3, picture.bottom + 0.5, width - 6, compact_name(width, height)), face.name)
    deal = compact_deal(height)
    _deal(canvas, face, Rect(EDGE, height - EDGE - deal, width - 2 * EDGE, deal))
    if face.hidden:
        _hidden_cover(canvas, width, height)


def _deal(canvas: Canvas, face: EnvoyFace, box: Rect) -> None:
    """Two lines: range and price, then market value and bonus."""
    canvas.rect(*box, canvas.theme.card_inset, 4)
    upper, lower = Rect(box.x, box.y, box.w, box.h / 2), Rect(box.x, box.y + box.h / 2, box.w, box.h / 2)
    cards.symbols(canvas, upper.inset(2, 0), f"{face.range}× {face.price}")
    cards.symbols(canvas, lower.inset(2, 0).moved(0, -1), f"→ {{market}}+{face.bonus}")


def paint_narrow(canvas: Canvas, face: EnvoyFace, width: float, height: float) -> None:
    """Letter and range in the head, name, picture, price and bonus below one another."""
    cards.frame(canvas, width, height)
    cards.head(canvas, width, NARROW_HEAD, face.colour)
    letter = canvas.text(4, NARROW_HEAD - 4, face.letter, 12, fonts.BOLD, "#FFFFFF")
    canvas.text(
        width - 4,
        NARROW_HEAD - 4,
        f"{face.range}×",
        12,
        fonts.BOLD,
        "#FFFFFF",
        "right",
        False,
        width - letter - 10,
    )
    cards.name_lines(canvas, Rect(2, NARROW_HEAD, width - 4, NARROW_NAME), face.name, SMALL_NAME)
    picture = envoy_picture(width, height)
    art.paint(canvas, face.id, picture, 3)
    if face.served_by or face.awaits:
        high = min(20.0, picture.h + 3)
        ship_sign(
            canvas, face, Rect(picture.right + 1 - high * 1.4, picture.bottom + 1 - high, high * 1.4, high)
        )
    box = Rect(3, height - NARROW_SIGNS - 1, width - 6, NARROW_SIGNS - 1)
    canvas.rect(*box, canvas.theme.card_inset, 4)
    half = box.h / 2
    cards.symbols(canvas, Rect(box.x + 1, box.y, box.w - 2, half), face.price, SMALL_SIGNS)
    cards.symbols(
        canvas, Rect(box.x + 1, box.y + half - 0.5, box.w - 2, half), f"→ {face.bonus}", SMALL_SIGNS
    )
    if face.hidden:
        _hidden_cover(canvas, width, height)


def paint_tile(canvas: Canvas, face: EnvoyFace, width: float, height: float) -> None:
    """Name and the ship, or what is due."""
    cards.frame(canvas, width, height)
    cards.head(canvas, width, 7, face.colour)
    art.paint(canvas, face.id, Rect(2, 8, width - 4, height - 10), 3, faint=0.72)
    cards.name_lines(canvas, Rect(2, 8, width - 4, min(NAME, height - 9 - 24)), face.name, SMALL_NAME)
    if face.hidden:
        canvas.icon_at("envoy_hidden", width / 2, height - 14, 22)
    elif face.served_by:
        ship_sign(canvas, face, Rect(width / 2 - 17, height - 27, 34, 24))
    else:
        cards.symbols(
            canvas, Rect(2, height - 26, width - 4, 24), f"{face.price} → {face.bonus}", SMALL_SIGNS
        )


def paint_mini(canvas: Canvas, face: EnvoyFace, width: float, height: float) -> None:
    """Only the picture, and the ship if one lies there."""
    cards.frame(canvas, width, height)
    cards.head(canvas, width, 6, face.colour)
    art.paint(canvas, face.id, Rect(2, 7, width - 4, height - 9), 3)
    if face.hidden:
        _hidden_cover(canvas, width, height)
    elif face.served_by or face.awaits:
        ship_sign(canvas, face, Rect(width - 25, height - 19, 23, 17))


PAINTERS = {
    LARGE: paint_large,
    COMPACT: paint_compact,
    NARROW: paint_narrow,
    TILE: paint_tile,
    MINI: paint_mini,
}
