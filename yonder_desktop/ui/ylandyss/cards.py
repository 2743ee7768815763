"""What faces of Ylandyss' cards are made of: frames, text box, cost disc, strength shield, value gem."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.ylandyss.colours import DECK, type_colour

STRONGER, WEAKER = "#17695D", "#9C2F27"
GEM = "#1D4F86"


class Strong(Protocol):
    """What has a strength: printed, and now in play (-1 elsewhere)."""

    @property
    def strength(self) -> int: ...

    @property
    def now(self) -> int: ...


def corner(width: float) -> float:
    """The radius of a card's corners."""
    return max(5.0, width * 0.05)


def outline(
    x: float, y: float, width: float, height: float, is_character: bool, size: float = 0
) -> QPainterPath:
    """The outline of a card or of something in it: round corners for characters, cut ones for actions."""
    path = QPainterPath()
    if is_character:
        radius = size or corner(width)
        path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
        return path
    cut = size or max(6.0, width * 0.1)
    points = [
        (x + cut, y), (x + width - cut, y), (x + width, y + cut), (x + width, y + height - cut),
        (x + width - cut, y + height), (x + cut, y + height), (x, y + height - cut), (x, y + cut),
    ]  # fmt: skip
    path.moveTo(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path


def frame(canvas: Canvas, width: float, height: float, is_character: bool, types: tuple[str, ...]) -> None:
    """The coloured card with its shadow; of two types each has a half."""
    shape = outline(0, 0, width, height, is_character)
    for step, strength in ((1, 0.5), (2, 0.3), (3, 0.2)):
        shade = canvas.theme.shade * strength
        canvas.path(shape.translated(0, 1 + step * 0.9), canvas.theme.shadow, opacity=shade)
    canvas.path(shape, type_colour(types[0] if types else ""), INK, 1.2 if width < 104 else 1.6)
    if len(types) > 1:
        half = QPainterPath()
        half.moveTo(width, 0)
        half.lineTo(width, height)
        half.lineTo(0, height)
        half.closeSubpath()
        canvas.path(
            half.intersected(outline(0.8, 0.8, width - 1.6, height - 1.6, is_character)),
            type_colour(types[1]),
        )


def veil(canvas: Canvas, width: float, height: float, is_character: bool, shade: str, opacity: float) -> None:
    """A shade over the whole card."""
    canvas.path(outline(0, 0, width, height, is_character), shade, opacity=opacity)


def text_box(canvas: Canvas, box: Rect, is_character: bool, colour: str) -> None:
    """The paper below the picture."""
    if is_character:
        canvas.rect(*box, colour, 3, INK, 1.2)
        return
    cut = box.w * 0.07
    points = [
        (box.x, box.y), (box.right, box.y), (box.right, box.bottom - cut), (box.right - cut, box.bottom),
        (box.x + cut, box.bottom), (box.x, box.bottom - cut),
    ]  # fmt: skip
    canvas.polygon(points, colour, INK, 1.2)


def sign_of(kind: str, is_character: bool) -> str:
    """The drawing of a type: a shield for characters, a diamond for spells and miracles."""
    if is_character:
        return f"type_{kind}"
    return kind if kind in ("spell", "miracle") else "phase_combat"


def cost_disc(canvas: Canvas, x: float, y: float, size: float, cost: int) -> None:
    """The printed cost, the middle at (x, y)."""
    canvas.icon_at("cost", x, y, size)
    canvas.centred(x, y, str(cost), max(11, round(size * 0.56)))


def strength_of(canvas: Canvas, face: Strong, x: float, y: float, size: float) -> None:
    """The strength on its shield: in play the one that counts now, coloured where it differs from the printed one."""
    if face.strength < 0:
        return
    number = face.now if face.now >= 0 else face.strength
    ink = INK if number == face.strength else STRONGER if number > face.strength else WEAKER
    shield(canvas, x, y, size, str(number), ink)


def shield(
    canvas: Canvas, x: float, y: float, size: float, text: str, ink: str = INK, serif: bool = False
) -> None:
    """A shield with a number, the middle at (x, y)."""
    canvas.icon_at("strength", x, y, size)
    number = max(11, round(size * (0.42 if serif else 0.5)))
    wide = max(size * 0.62, fonts.text_width(text, fonts.Face(number, fonts.BOLD, serif)) + size * 0.16)
    high = max(size * 0.52, number + 1)
    canvas.rect(x - wide / 2, y - size * 0.05 - high / 2, wide, high, "#FFFFFF", size * 0.1, INK, 1.3)
    canvas.centred(x, y - size * 0.05, text, number, ink, serif)


def value_gem(canvas: Canvas, x: float, y: float, size: float, value: int) -> None:
    """The value in its gem; a card without value has a pale one where there is room."""
    if not value and size < 20:
        return
    canvas.icon_at("value", x, y, size, 1.0 if value else 0.55)
    canvas.circle(x, y - size * 0.06, size * 0.28, GEM)
    canvas.centred(x, y - size * 0.06, str(value), max(11, round(size * 0.58)), "#FFFFFF")


def level_disc(canvas: Canvas, x: float, y: float, level: int) -> None:
    """The level of a mage, a cleric or their actions on a small card."""
    canvas.circle(x, y, 7.5, "#FFFFFF", INK, 1)
    canvas.centred(x, y, str(level), 11)


def times(canvas: Canvas, width: float, height: float, count: int) -> None:
    """How many equal cards are meant: between level and value, on small cards at the corner."""
    text = f"×{count}"
    size = 14 if width > 70 else 12
    wide = fonts.text_width(text, fonts.Face(size, fonts.BOLD)) + 10
    high = size + 6
    x, y = (width / 2 if width >= 76 else width - wide / 2 + 3), height - high / 2 + 3
    canvas.rect(x - wide / 2, y - high / 2, wide, high, canvas.theme.panel, high / 2, INK, 1.4)
    canvas.text(x, y + size * 0.36, text, size, fonts.BOLD, align="middle")


def back(canvas: Canvas, width: float, height: float) -> None:
    """The back of a card."""
    canvas.shadow(0, 0, width, height, corner(width), 2)
    canvas.rect(0, 0, width, height, DECK, corner(width), INK, 1.4)
    half, high = width * 0.28, min(height * 0.32, width * 0.4)
    x, y = width / 2, height / 2
    canvas.polygon(
        [(x, y - high), (x + half, y), (x, y + high), (x - half, y)], None, "#FFFFFF", max(1.2, width * 0.02)
    )
