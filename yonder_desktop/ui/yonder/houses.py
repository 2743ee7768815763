"""The houses of the city: a drawn roof for each, a sign with the name, what it gives, and room for the workers."""

from __future__ import annotations

from yonder_desktop.ui import fonts, pictures
from yonder_desktop.ui.flow import flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.theme import INK

ROOFS = ("#B7694F", "#7F8E5C", "#5F86A0", "#A88244")
SIGN_FACE = fonts.Face(12, fonts.BOLD)


def paint_house(
    canvas: Canvas, width: float, height: float, house: str, name: str, symbols: str, badges: tuple[str, ...]
) -> None:
    """A house in its cell; the worker places at its foot are items of their own."""
    roof = height * (0.33 if height > 88 else 0.2)
    canvas.shadow(1, roof, width - 2, height - roof, 5, 2)
    canvas.rect(3, roof - 4, width - 6, height - roof + 4, canvas.theme.card, 3, INK, 1.5)
    if pictures.has_picture(f"houses/{house}"):
        canvas.drawing(f"houses/{house}", 0, -3, width, roof + 5)
    else:
        points = [(0, roof), (width * 0.14, 2), (width * 0.86, 2), (width, roof)]
        canvas.polygon(points, ROOFS[sum(map(ord, house)) % 4], INK, 1.6)
    top = _sign(canvas, width, roof - (8 if height > 88 else 5), name)
    _gift(canvas, width, top + 1, min(23.0, height * 0.23), symbols, badges)


def _sign(canvas: Canvas, width: float, top: float, name: str) -> float:
    """The name on a dark board, on two lines if it must be; returns its lower edge."""
    room = width - 12
    size = 12 if fonts.text_width(name, SIGN_FACE) <= room else 11
    face = fonts.Face(size, fonts.BOLD)
    lines = 1 if fonts.text_width(name, face) * 0.86 <= room else 2
    wide = min(room + 8, fonts.text_width(name, face) + 10) if lines == 1 else width - 6
    high = 16.0 if lines == 1 else 25.0
    canvas.rect((width - wide) / 2, top, wide, high, INK, 4, opacity=0.78)
    how = style(size, fonts.BOLD, leading=1.0)
    flow_in(canvas, (width - wide) / 2 + 2, top, wide - 4, high, name, how, "#FFFFFF")
    return top + high


def _gift(
    canvas: Canvas, width: float, top: float, height: float, symbols: str, badges: tuple[str, ...]
) -> None:
    """Badges on the left, what the spot gives in the middle of the rest."""
    size = min(20.0, height)
    x = 6.0
    for badge in badges:
        canvas.icon_at(badge, x + size / 2, top + height / 2, size)
        x += size + 1
    left = x + 1 if badges else 5.0
    how = style(13 if width > 90 else 11, fonts.BOLD, icon=1.5 if width > 90 else 1.35, leading=1.2)
    flow_in(canvas, left, top, width - left - 5, height, symbols, how, canvas.theme.card_ink)
