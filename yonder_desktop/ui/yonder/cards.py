"""What cards of Yonder have in common: frame, head, picture, worker place, coin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, fits, fitting_style, flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.yonder.signs import condensed

NAME_STYLE = style(12, fonts.SEMIBOLD, leading=1.1)
SMALL_NAME = style(11, fonts.SEMIBOLD, leading=1.1)
SMALL_SIGNS = style(11, fonts.BOLD, icon=1.35, leading=1.25)
SYMBOL_STYLE = style(12, fonts.BOLD, icon=1.45, leading=1.2)


def corner(width: float) -> float:
    """The radius of a card's corners."""
    return max(6.0, width * 0.045)


def frame(canvas: Canvas, width: float, height: float) -> None:
    """Paper with an ink edge and its shadow."""
    radius = corner(width)
    canvas.shadow(0, 0, width, height, radius, 2 if width < 150 else 4)
    canvas.rect(0, 0, width, height, canvas.theme.card, radius, INK, 1.6 if width < 150 else 2.2)


def head_path(width: float, height: float, radius: float, edge: float) -> QPainterPath:
    """A strip along the upper edge of a card, round where the card is."""
    whole = QPainterPath()
    whole.addRoundedRect(QRectF(edge, edge, width - 2 * edge, height * 2 + radius), radius, radius)
    strip = QPainterPath()
    strip.addRect(QRectF(0, 0, width, height))
    return whole.intersected(strip)


def head(canvas: Canvas, width: float, height: float, colour: str) -> None:
    """The coloured head of a card."""
    edge = 0.8 if width < 150 else 1.1
    canvas.path(head_path(width, height, corner(width) - edge, edge), colour)
    canvas.line(edge, height, width - edge, height, INK, 1.0)


def letter_disc(
    canvas: Canvas, x: float, y: float, radius: float, letter: str, colour: str, size: int
) -> None:
    """The letter of a deck in a white disc."""
    canvas.circle(x, y, radius, "#FFFFFF", INK, 1.2 if radius < 12 else 2)
    canvas.centred(x, y, letter, size, colour)


def name_lines(canvas: Canvas, box: Rect, name: str, how: Style = NAME_STYLE) -> None:
    """The name of a card on one or two lines."""
    flow_in(canvas, box.x, box.y, box.w, box.h, name, how, canvas.theme.card_ink)


def symbols(canvas: Canvas, box: Rect, markup: str, how: Style = SYMBOL_STYLE, colour: str = "") -> None:
    """Pictures and numbers that say what a thing does; condensed where there is little room."""
    if not markup:
        return
    short = condensed(markup)
    ways = [(markup, how), (short, how)]
    ways += [(text, fitting_style(text, box.w, box.h, how)) for text in (markup, short)]
    text, style_used = next((way for way in ways if fits(way[0], box.w, box.h, way[1])), (short, how))
    flow_in(canvas, *box, text, style_used, colour or canvas.theme.card_ink)


def price_chips(
    canvas: Canvas, right: float, top: float, size: float, goods: tuple[str, ...], room: float
) -> None:
    """The price as little cards, side by side from the right; they overlap when there are many."""
    if not goods:
        return
    step = min(size + 1, (room - size) / max(1, len(goods) - 1))
    for number, good in enumerate(goods):
        x = right - size - step * (len(goods) - 1 - number)
        canvas.rect(x, top, size, size, canvas.theme.card, size * 0.2, INK, 1)
        canvas.icon(good, x + size * 0.09, top + size * 0.09, size * 0.82)


def worker_place(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """An empty round place."""
    canvas.circle(x, y, radius, canvas.theme.card, INK, 2.4)
    canvas.circle(x, y, radius - 3.4, None, canvas.theme.card_line, 1, dash=(3, 3))


def tally(canvas: Canvas, x: float, y: float, size: float, icon: str, count: int) -> None:
    """A coin (or a fish) with a number on it, its middle at (x, y)."""
    canvas.icon_at(icon, x, y, size)
    if icon == "coin":
        canvas.circle(x, y, size * 0.31, "#F8E3A0")
        canvas.centred(x, y, str(count), round(size * 0.58))
    else:
        canvas.circle(x + size * 0.36, y + size * 0.28, size * 0.3, "#FFFFFF", INK, 1.2)
        canvas.centred(x + size * 0.36, y + size * 0.28, str(count), max(11, round(size * 0.46)))


def ribbon(canvas: Canvas, x: float, y: float, width: float, height: float, colour: str) -> None:
    """A band over a card with notched ends."""
    notch = height * 0.35
    points = [
        (x, y),
        (x + width, y),
        (x + width - notch, y + height / 2),
        (x + width, y + height),
        (x, y + height),
    ]
    path = QPainterPath(QPointF(*points[0]))
    for point in [*points[1:], (x + notch, y + height / 2)]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    canvas.path(path, colour, INK, 2)
