"""The houses of the city: a drawn roof for each, a sign with the name, what it gives, and room for the workers."""

from __future__ import annotations

from yonder_desktop.ui import fonts, pictures
from yonder_desktop.ui.flow import flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.yonder import cards
from yonder_desktop.ui.yonder.measures import house_place

ROOFS = ("#B7694F", "#7F8E5C", "#5F86A0", "#A88244")
SIGN_FACE = fonts.Face(12, fonts.BOLD)


def paint_house(
    canvas: Canvas,
    width: float,
    height: float,
    house: str,
    name: str,
    symbols: str,
    badges: tuple[str, ...],
    places: int,
) -> None:
    """A house in its cell; the worker places at its foot are items of their own."""
    roomy = height > 88
    roof = height * (0.31 if roomy else 0.2)
    canvas.shadow(1, roof, width - 2, height - roof, 5, 2)
    canvas.rect(3, roof - 4, width - 6, height - roof + 4, canvas.theme.card, 3, INK, 1.5)
    if pictures.has_picture(f"houses/{house}"):
        high = min(width * 0.41, roof + 9)
        canvas.drawing(f"houses/{house}", 0, roof - high + 1, width, high)
    else:
        points = [(0, roof), (width * 0.14, 2), (width * 0.86, 2), (width, roof)]
        canvas.polygon(points, ROOFS[sum(map(ord, house)) % 4], INK, 1.6)
    top = _sign(canvas, width, roof - (9 if roomy else 4), name)
    foot = house_place(width, height) * 2 + 5
    _gift(canvas, width, Rect(5, top + 1, width - 10, height - foot - top), symbols, badges, places, height)


def _sign(canvas: Canvas, width: float, top: float, name: str) -> float:
    """The name on a dark board, on two lines if it must be; returns its lower edge."""
    room = width - 12
    size = 12 if fonts.text_width(name, SIGN_FACE) <= room else 11
    face = fonts.Face(size, fonts.BOLD)
    lines = 1 if fonts.text_width(name, face) * 0.78 <= room else 2
    wide = min(room + 8, fonts.text_width(name, face) + 10) if lines == 1 else width - 6
    high = 16.0 if lines == 1 else 22.0
    canvas.rect((width - wide) / 2, top, wide, high, INK, 4, opacity=0.8)
    flow_in(
        canvas,
        (width - wide) / 2 + 3,
        top,
        wide - 6,
        high,
        name,
        style(size, fonts.BOLD, leading=0.96),
        "#FFFFFF",
    )
    return top + high


def _gift(
    canvas: Canvas, width: float, box: Rect, symbols: str, badges: tuple[str, ...], places: int, height: float
) -> None:
    """What the spot gives, with its badges before it, or beside the place where there is only one."""
    size = min(20.0, max(15.0, box.h))
    x, y = box.x + 1, box.y + box.h / 2
    aside = places == 1
    if aside:
        y = height - size / 2 - 6
    for badge in badges:
        canvas.icon_at(badge, x + size / 2, y, size)
        x += size + 1
    left = 0.0 if aside or not badges else x - box.x
    how = style(13 if width > 90 else 12, fonts.BOLD, icon=1.5 if width > 90 else 1.35, leading=1.2)
    cards.symbols(canvas, Rect(box.x + left, box.y, box.w - left, box.h), symbols, how)
