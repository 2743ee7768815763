"""What faces of adventurers are made of: the two rings, signs, cost, power, name, the foot with the link bonuses."""

from __future__ import annotations

from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK, mixed
from yonder_desktop.ui.yro.colours import faction_colour, profession_colour

Link = tuple[tuple[int, str], ...]


def ring_width(width: float) -> float:
    """The width of the two rings together."""
    return 4.5 if width < 76 else 6.5 if width < 104 else max(7.5, width * 0.052)


def rings(canvas: Canvas, width: float, height: float, faction: str, profession: str) -> Rect:
    """Outer ring: faction; inner ring: profession. Returns the paper inside."""
    radius = max(5.0, min(width, height) * 0.05)
    whole = ring_width(width)
    outer = whole * 0.56
    canvas.shadow(0, 0, width, height, radius, 2 if width < 150 else 3)
    canvas.rect(0, 0, width, height, faction_colour(faction), radius, INK, 1.2 if width < 104 else 1.6)
    inner = Rect(0, 0, width, height).inset(outer)
    canvas.rect(*inner, profession_colour(profession), radius * 0.8)
    paper = Rect(0, 0, width, height).inset(whole)
    canvas.rect(*paper, canvas.theme.card, radius * 0.6)
    return paper


def cost_disc(canvas: Canvas, x: float, y: float, size: float, cost: int) -> None:
    """The price in its disc, the middle at (x, y)."""
    canvas.icon_at("cost", x, y, size)
    canvas.centred(x, y, str(cost), max(11, round(size * 0.56)))


def power_shield(canvas: Canvas, x: float, y: float, size: float, text: str, fights: bool = True) -> None:
    """The power before its shield, the middle at (x, y); faint for who stands behind."""
    canvas.icon_at("power", x, y, size, 1.0 if fights else 0.35)
    number = max(11, round(size * 0.5))
    wide = max(size * 0.7, fonts.text_width(text, fonts.Face(number, fonts.BOLD)) + size * 0.2)
    high = number + size * 0.08
    fill = "#FFFFFF" if fights else mixed("#FFFFFF", canvas.theme.card, 0.6)
    canvas.rect(x - wide / 2, y - high / 2, wide, high, fill, size * 0.14, INK, 1.3 if fights else 0.8)
    canvas.centred(x, y, text, number, INK if fights else "#5E4C38")


def signs(
    canvas: Canvas, x: float, y: float, size: float, faction: str, profession: str, apart: float
) -> None:
    """The signs of faction and profession, `apart` pixels from middle to middle."""
    canvas.icon_at(f"faction_{faction}", x, y, size)
    canvas.icon_at(f"profession_{profession}", x + apart, y, size)


LEAST_IN_BAR = 5.0
"""Pictures of three bonuses on the narrowest hand card; the card enlarged beside it shows them well."""


def link_bar(canvas: Canvas, box: Rect, faction: str, profession: str, links: tuple[Link, Link]) -> None:
    """Both link bonuses, each on its colour; who brings more has more room."""
    x, parts = box.x, sum(len(link) + 0.3 for link in links)
    colours = (faction_colour(faction), profession_colour(profession))
    for colour, link in zip(colours, links, strict=True):
        part = Rect(x, box.y, (box.w - 2) * (len(link) + 0.3) / parts, box.h)
        x = part.right + 2
        canvas.rect(*part, colour, min(4.0, box.h * 0.2))
        _bonus(canvas, part, link)


def _bonus(canvas: Canvas, box: Rect, link: Link) -> None:
    """Numbers and pictures side by side, centred; the pictures on paper, as their edges are lost on strong colours."""
    share = (box.w - 2) / max(1, len(link))
    size = max(11, min(round(box.h * 0.56), round(share * 0.53)))
    face = fonts.Face(size, fonts.BOLD)
    longest = max((fonts.text_width(str(n), face) for n, _ in link), default=0.0)
    icon = min(box.h * 0.8, share * 0.56, share - longest - 2)
    widths = [fonts.text_width(str(n), face) + icon + 2 for n, _ in link]
    gap = min(5.0, max(0.0, (box.w - sum(widths)) / max(1, len(link) + 1)))
    if sum(widths) > box.w or icon < LEAST_IN_BAR:
        canvas.report(f"wide: {len(link)} link bonuses in {box.w:.0f} px")
    x = box.x + (box.w - sum(widths) - gap * (len(link) - 1)) / 2
    middle = box.y + box.h / 2
    for (n, picture), wide in zip(link, widths, strict=True):
        canvas.text(x, middle + size * 0.35, str(n), size, fonts.BOLD, "#FFFFFF")
        canvas.circle(x + wide - icon / 2, middle, min(icon * 0.54, box.h / 2 - 0.5), canvas.theme.card)
        canvas.icon_at(picture, x + wide - icon / 2, middle, icon * 0.88)
        x += wide + gap
