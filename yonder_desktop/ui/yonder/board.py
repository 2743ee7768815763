"""The city board as a picture: gold track, upper city, favour track, city with its houses, harbour, headings."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK
from yonder_desktop.ui.yonder import cards
from yonder_desktop.ui.yonder.houses import paint_house


@dataclass(frozen=True)
class House:
    """A city spot: its cell, its words and the number of its places."""

    id: str
    cell: Rect
    name: str
    symbols: str
    badges: tuple[str, ...]
    places: int


@dataclass(frozen=True)
class Heading:
    """A heading and what it explains, if there is room; `tail` stands at the right edge."""

    zone: str
    title: str
    note: str = ""
    tail: str = ""
    icon: str = ""


@dataclass(frozen=True)
class BoardPicture:
    """Everything on the board that never changes during a game, relative to the board's corner."""

    cells: tuple[Rect, ...]
    zones: tuple[tuple[str, Rect], ...]
    houses: tuple[House, ...]
    favour: tuple[tuple[Rect, str], ...]
    headings: tuple[Heading, ...]
    roomy: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.shadow(0, 0, width, height, 12, 4)
        canvas.rect(0, 0, width, height, theme.board, 12, theme.line, 1.6)
        _gold_track(canvas, self.cells)
        zones = dict(self.zones)
        for name in ("upper", "round", "favour"):
            canvas.rect(*zones[name], theme.district, 10, theme.line, 1)
        _harbour(canvas, zones["harbour"])
        _meadow(canvas, zones["city"])
        for house in self.houses:
            canvas.painter.save()
            canvas.painter.translate(house.cell.x, house.cell.y)
            paint_house(
                canvas,
                house.cell.w,
                house.cell.h,
                house.id,
                house.name,
                house.symbols,
                house.badges,
                house.places,
            )
            canvas.painter.restore()
        _favour(canvas, self.favour)
        for heading in self.headings:
            _heading(canvas, zones[heading.zone], heading, self.roomy)


def _gold_track(canvas: Canvas, cells: tuple[Rect, ...]) -> None:
    """Spaces 0 to 100; every fifth is darker, every tenth bold."""
    theme = canvas.theme
    for number, cell in enumerate(cells):
        fill = theme.district if number % 5 == 0 else theme.track
        canvas.rect(cell.x + 0.8, cell.y + 0.8, cell.w - 1.6, cell.h - 1.6, fill, 4, theme.line, 0.8)
        weight = fonts.BOLD if number % 5 == 0 else fonts.REGULAR
        x, y = cell.middle
        canvas.text(x, y + 4, str(number), 11, weight, theme.ink_soft, "middle", max_width=cell.w - 1)


def _harbour(canvas: Canvas, zone: Rect) -> None:
    """Water with a few waves."""
    canvas.rect(*zone, canvas.theme.water, 10, canvas.theme.line, 1.2)
    lines = max(2, int(zone.h // 46))
    for number in range(lines):
        y = zone.y + zone.h * (number + 0.9) / (lines + 0.4)
        path = QPainterPath(QPointF(zone.x + 10, y))
        x = zone.x + 10
        while x + 20 < zone.right - 6:
            path.quadTo(QPointF(x + 5, y - 4), QPointF(x + 10, y))
            path.quadTo(QPointF(x + 15, y + 4), QPointF(x + 20, y))
            x += 20
        canvas.path(path, None, canvas.theme.wave, 1.4, 0.4)


def _meadow(canvas: Canvas, zone: Rect) -> None:
    """The ground the city stands on: a hill behind each row of houses and a street before it."""
    theme = canvas.theme
    canvas.clipped(*zone, 10)
    canvas.rect(*zone, theme.meadow)
    for number in range(2):
        top, bottom = zone.y + zone.h * (0.5 * number + 0.04), zone.y + zone.h * (0.5 * number + 0.5)
        path = QPainterPath(QPointF(zone.x, top + zone.h * 0.2))
        path.cubicTo(
            QPointF(zone.x + zone.w * 0.2, top),
            QPointF(zone.x + zone.w * 0.3, top + zone.h * 0.13),
            QPointF(zone.x + zone.w * 0.5, top + zone.h * 0.08),
        )
        path.cubicTo(
            QPointF(zone.x + zone.w * 0.66, top),
            QPointF(zone.x + zone.w * 0.82, top + zone.h * 0.14),
            QPointF(zone.right, top + zone.h * 0.05),
        )
        path.lineTo(QPointF(zone.right, bottom))
        path.lineTo(QPointF(zone.x, bottom))
        path.closeSubpath()
        canvas.path(path, theme.meadow_dark)
        canvas.rect(zone.x, bottom - 11, zone.w, 12, theme.street)
    _trees(canvas, zone)
    canvas.unclipped()
    canvas.rect(*zone, None, 10, theme.line, 1)


def _trees(canvas: Canvas, zone: Rect) -> None:
    """A tree in most gaps between the houses."""
    for row in range(2):
        for column in range(1, 7):
            if (column * 2 + row) % 5 == 0:
                continue
            x = zone.x + 6 + (zone.w - 12) * column / 7
            y = zone.y + zone.h * (0.06 + 0.5 * row)
            size = 6.0 + (column + row) % 3
            canvas.rect(x - 1.5, y + 4, 3, 12, "#6B4A2E")
            canvas.circle(x, y, size, canvas.theme.tree, INK, 1.3)


def _favour(canvas: Canvas, spaces: tuple[tuple[Rect, str], ...]) -> None:
    """The start, then the eight spaces with what they give; markers lie in their left part."""
    theme = canvas.theme
    for number, (rect, symbols) in enumerate(spaces):
        canvas.rect(*rect, theme.panel, 8, theme.line, 1.2)
        box = rect.inset(3, 2)
        roomy = rect.w > 90
        if number == 0:
            if roomy:
                canvas.text(
                    box.right - 2,
                    box.middle[1] + 4,
                    symbols,
                    12,
                    colour=theme.ink_soft,
                    align="right",
                    max_width=30,
                )
            continue
        how = style(13 if roomy else 12, fonts.SEMIBOLD, icon=1.4, leading=1.2)
        shift = min(21.0, rect.w * 0.27)
        cards.symbols(canvas, Rect(box.x + shift, box.y, box.w - shift, box.h), symbols, how, theme.ink)


def _heading(canvas: Canvas, zone: Rect, heading: Heading, roomy: bool) -> None:
    """The heading of a zone in its upper left corner."""
    if heading.zone == "favour":
        _favour_heading(canvas, zone, heading, roomy)
        return
    size = 14 if roomy else 12
    baseline = zone.y + (13 if heading.zone.endswith("_row") else 17 if roomy else 13)
    left = zone.x + 9
    width = canvas.text(left, baseline, heading.title, size, fonts.BOLD, serif=True, max_width=zone.w - 18)
    room = zone.w - width - 30
    soft = canvas.theme.ink_soft
    if heading.tail:
        wide = fonts.text_width(heading.tail, fonts.Face(12))
        if wide < room:
            canvas.text(zone.right - 9, baseline, heading.tail, 12, colour=soft, align="right")
            room -= wide + 12
    if heading.note and fonts.text_width(heading.note, fonts.Face(12)) < room:
        canvas.text(left + width + 11, baseline, heading.note, 12, colour=soft)


def _favour_heading(canvas: Canvas, zone: Rect, heading: Heading, roomy: bool) -> None:
    icon = min(26.0, zone.h - 12)
    canvas.icon_at(heading.icon, zone.x + 6 + icon / 2, zone.y + zone.h / 2, icon)
    if zone.w > 740:
        x = zone.x + icon + 14
        canvas.text(x, zone.y + zone.h / 2 - 2, heading.title, 14, fonts.BOLD, serif=True, max_width=64)
        soft = canvas.theme.ink_soft
        canvas.text(x, zone.y + zone.h / 2 + 14, heading.note, 12, colour=soft, max_width=64)
