"""Faces of adventurers, from the little sign in another guild to the whole text."""

from __future__ import annotations

from dataclasses import dataclass, replace

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import (
    Style,
    fits,
    fitting_style,
    flow,
    flow_height,
    flow_in,
    longest_piece,
    style,
)
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.yro import art, cards
from yonder_desktop.ui.yro.cards import Link

WHOLE, SHORT, TALL, WIDE, TILE, MINI = range(6)
"""Whole text; portrait, name and rows; head above signs and name; head beside them; head and signs; head alone."""
Row = tuple[str, str]
"""The drawing of a pennant, and what stands behind it as markup."""
LARGE = 196.0
"""From this width on rows are sentences."""


@dataclass(frozen=True)
class AdventurerFace:
    """An adventurer. rows: its lines in pictures, sentences: in words; once: which of them work only when recruited.

    placed: it lies in a guild: its price is past. fights: it stands in the frontline. now: the power it adds now, -1
    where that is what is printed. sealed: only its owner sees it here. doubtful: it is shown where it might go.
    """

    id: str
    name: str
    faction: str
    profession: str
    cost: int
    power: str
    rows: tuple[Row, ...]
    sentences: tuple[Row, ...]
    once: tuple[bool, ...]
    links: tuple[Link, Link]
    placed: bool = False
    fights: bool = True
    now: int = -1
    sealed: bool = False

    def in_guild(self, fights: bool, now: int, sealed: bool = False) -> AdventurerFace:
        """The same card, lying in a guild."""
        return replace(self, placed=True, fights=fights, now=now, sealed=sealed)

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        """Paint the card in the way that suits its size."""
        PAINTERS[self.layout(width, height)](canvas, self, width, height)
        if self.sealed:
            _seal(canvas, width, height)

    def layout(self, width: float, height: float) -> int:
        """How the card is laid out at a size: the whole text only where there is room for it."""
        kind = size_class(width, height)
        return SHORT if kind == WHOLE and not _fits_whole(self, width, height) else kind


def size_class(width: float, height: float) -> int:
    """Which of the layouts a card of that size has."""
    if width >= 88 and height >= 140:
        return WHOLE
    if width >= 96 and height >= 92:
        return SHORT
    if width >= 54 and height >= width * 1.08 and height >= 74:
        return TALL
    if width >= 92 and height >= 60:
        return WIDE
    if width >= 46 and height >= 40:
        return TILE
    return MINI


def _seal(canvas: Canvas, width: float, height: float) -> None:
    """A padlock: the others do not see this yet."""
    size = min(24.0, height * 0.34)
    canvas.circle(width / 2, height - size * 0.62, size * 0.62, canvas.theme.panel, canvas.theme.ink, 1.6)
    canvas.icon_at("lock", width / 2, height - size * 0.62, size * 0.8)


# ---- the whole card


@dataclass(frozen=True)
class _Plan:
    """How the parts of a whole card share its height."""

    name: Style
    row: Style
    name_height: float
    row_heights: tuple[float, ...]
    foot: float
    picture: float


def _rows(face: AdventurerFace, width: float) -> tuple[Row, ...]:
    return face.sentences if width >= LARGE and len(face.sentences) == len(face.rows) else face.rows


def _plan(
    face: AdventurerFace, paper: Rect, width: float, foot: float, least: float, percent: int = 100
) -> _Plan:
    """The largest words, up to `percent` of the usual ones, for which the picture keeps its least height."""
    rows = _rows(face, width)
    best = 17 if width >= LARGE else 15
    name_size = max(12, min(18, round(width * 0.078)))
    found: _Plan | None = None
    wished = round(min(best, max(12, round(width * 0.088))) * percent / 100)
    for size in range(wished, 10, -1):
        row = style(size, icon=1.42, leading=1.22)
        name = style(min(name_size, size + 2), fonts.BOLD, serif=True, leading=1.08)
        name = _one_line(face.name, paper.w - 8, name)
        high = flow_height(face.name, paper.w - 8, name)
        heights = tuple(_row_height(one, paper.w - 10, row) + 3 for one in rows)
        picture = paper.h - foot - high - sum(heights) - 9
        found = _Plan(name, row, high, heights, foot, picture)
        if picture >= least:
            break
    assert found is not None
    return found


def _one_line(name: str, width: float, how: Style) -> Style:
    """A little smaller if the name then stands on one line; two lines otherwise."""
    smaller = fitting_style(name, width, how.line_height, how)
    return smaller if smaller.size >= max(11, how.size - 2) and smaller.face.narrow == 100 else how


def _foot(face: AdventurerFace, width: float, height: float) -> float:
    """The height of the bar with the link bonuses; none on a low card that is placed."""
    return 0.0 if face.placed and height < 170 else max(17.0, min(34.0, width * 0.125))


def _fits_whole(face: AdventurerFace, width: float, height: float) -> bool:
    """Whether name and rows leave something of the picture."""
    paper = Rect(0, 0, width, height).inset(cards.ring_width(width))
    return _plan(face, paper, width, _foot(face, width, height), height * 0.3).picture >= 24


def paint_whole(canvas: Canvas, face: AdventurerFace, width: float, height: float) -> None:
    """Cost, power, picture, name, a row for each line, link bonuses."""
    paper = cards.rings(canvas, width, height, face.faction, face.profession)
    foot = _foot(face, width, height)
    plan = _plan(face, paper, width, foot, height * 0.3, canvas.theme.card_text)
    limit = height * (0.46 if width >= LARGE else 0.5)
    picture = Rect(paper.x + 1.5, paper.y + 1.5, paper.w - 3, max(26.0, min(plan.picture, limit)))
    art.paint(canvas, face.id, picture, 3)
    _over_picture(canvas, face, picture, width)
    top = picture.bottom + 2
    flow_in(
        canvas, paper.x + 4, top, paper.w - 8, plan.name_height, face.name, plan.name, canvas.theme.card_ink
    )
    top += plan.name_height + 2
    room = paper.bottom - foot - top - 2
    slack = max(0.0, room - sum(plan.row_heights))
    _lines(canvas, face, Rect(paper.x + 5, top + min(slack * 0.3, 8), paper.w - 10, room), plan, width)
    if foot:
        box = Rect(paper.x + 1.5, paper.bottom - foot - 1, paper.w - 3, foot)
        cards.link_bar(canvas, box, face.faction, face.profession, face.links)


def _over_picture(canvas: Canvas, face: AdventurerFace, picture: Rect, width: float) -> None:
    """Cost, power and signs in the corners of the picture."""
    size = max(21.0, min(width * 0.19, picture.h * 0.46, 44.0))
    if not face.placed:
        cards.cost_disc(canvas, picture.x + size * 0.46, picture.y + size * 0.46, size, face.cost)
    cards.power_shield(canvas, picture.right - size * 0.5, picture.y + size * 0.5, size, *_power(face))
    sign = max(15.0, min(width * 0.15, picture.h * 0.34, 34.0))
    x, y = picture.x + sign * 0.58, picture.bottom - sign * 0.58
    cards.signs(canvas, x, y, sign, face.faction, face.profession, picture.w - sign * 1.16)


def _power(face: AdventurerFace) -> tuple[str, bool]:
    """What stands on the shield: what the card adds now where it lies in a guild, else what is printed."""
    if face.placed and face.now >= 0 and (face.fights or face.now):
        return str(face.now), True
    return face.power, face.fights


def _lines(canvas: Canvas, face: AdventurerFace, box: Rect, plan: _Plan, width: float) -> None:
    """The rows; those that worked once and are past are veiled."""
    y = box.y
    for row, high, once in zip(_rows(face, width), plan.row_heights, face.once, strict=True):
        _row(canvas, box.x, y, box.w, row, plan.row)
        if once and face.placed:
            canvas.rect(box.x - 2, y - 1, box.w + 4, high, canvas.theme.card, opacity=0.55)
        y += high
    if y > box.bottom + 3:
        canvas.report(f"tall: {face.name} in {box.w:.0f} x {box.h:.0f}")


def _indent(width: float, how: Style) -> float:
    """How far the words stand behind their pennant; 0 where it stands among them."""
    return how.size * 1.6 + 3 if width > 110 else 0.0


def _markup(row: Row) -> str:
    return f"{{{row[0]}}} {row[1]}" if row[0] else row[1]


def _row_height(row: Row, width: float, how: Style) -> float:
    indent = _indent(width, how)
    if not (indent and row[0]):
        return flow_height(_markup(row), width, how)
    return max(how.size * 1.6, flow_height(row[1], width - indent, how))


def _row(canvas: Canvas, x: float, y: float, width: float, row: Row, how: Style) -> None:
    """A pennant and its words, side by side where there is room."""
    indent = _indent(width, how)
    ink = canvas.theme.card_ink
    if not (indent and row[0]):
        flow(canvas, x, y, width, _markup(row), how, ink)
        return
    words = flow_height(row[1], width - indent, how)
    size = how.size * 1.55
    canvas.icon_at(row[0], x + size / 2, y + size / 2 + 1, size)
    flow(canvas, x + indent, y + max(0.0, (size + 2 - words) / 2), width - indent, row[1], how, ink)


# ---- smaller ones


def paint_short(canvas: Canvas, face: AdventurerFace, width: float, height: float) -> None:
    """Picture, name and as many rows as there is room for, else their pennants."""
    paper = cards.rings(canvas, width, height, face.faction, face.profession)
    name = style(12, fonts.BOLD, serif=True, leading=1.05)
    name = _one_line(face.name, paper.w - 6, name)
    high = flow_height(face.name, paper.w - 6, name)
    row, heights = _row_heights(face, paper.w - 8, paper.h - high - 8, max(34.0, paper.h * 0.36))
    below = sum(heights) if heights else 19.0
    picture = Rect(paper.x + 1, paper.y + 1, paper.w - 2, max(28.0, paper.h - high - below - 7))
    art.paint(canvas, face.id, picture, 3)
    _over_picture(canvas, face, picture, width)
    top = picture.bottom + 1.5
    flow_in(canvas, paper.x + 3, top, paper.w - 6, high, face.name, name, canvas.theme.card_ink)
    top += high + 1.5
    if heights:
        plan = _Plan(name, row, high, heights, 0, picture.h)
        _lines(canvas, face, Rect(paper.x + 4, top, paper.w - 8, paper.bottom - top), plan, 0)
    else:
        _pennants(canvas, face, paper.x + paper.w / 2, top + 8, 17)


def _row_heights(
    face: AdventurerFace, width: float, room: float, picture: float
) -> tuple[Style, tuple[float, ...]]:
    """The rows at the largest size that leaves the picture its height; no heights if there is none."""
    row = style(12, icon=1.4, leading=1.15)
    for size in (13, 12, 11):
        row = style(size, icon=1.4, leading=1.15)
        heights = tuple(_row_height(one, width, row) + 1 for one in face.rows)
        if sum(heights) <= room - picture and all(fits(_markup(one), width, 60, row) for one in face.rows):
            return row, heights
    return row, ()


def _pennants(canvas: Canvas, face: AdventurerFace, middle: float, y: float, size: float) -> None:
    """The phases in which the card works, as their pennants in a row."""
    names = pennants(face)
    x = middle - (len(names) - 1) * (size + 3) / 2
    for name, once in names:
        canvas.icon_at(name, x, y, size, 0.4 if once and face.placed else 1.0)
        x += size + 3


def pennants(face: AdventurerFace) -> list[tuple[str, bool]]:
    """The drawings of the phases of a card's rows, and whether they work only once."""
    return [(row[0], once) for row, once in zip(face.rows, face.once, strict=True)]


def paint_wide(canvas: Canvas, face: AdventurerFace, width: float, height: float) -> None:
    """Head on the left; name, power and pennants on the right."""
    paper = cards.rings(canvas, width, height, face.faction, face.profession)
    most = max(24.0, paper.w - _longest_word(face.name) - 5)
    head = Rect(paper.x + 1, paper.y + 1, min(paper.w * 0.4, paper.h * 0.8, most), paper.h - 2)
    art.paint(canvas, face.id, head, 3, close=True)
    sign = min(17.0, head.w * 0.44)
    cards.signs(canvas, head.x + sign * 0.55, head.bottom - sign * 0.55, sign, face.faction, face.profession,
                head.w - sign * 1.1)  # fmt: skip
    if not face.placed:
        cards.cost_disc(canvas, head.x + 11, head.y + 11, 21, face.cost)
    rest = Rect(head.right + 2, paper.y + 1, paper.right - head.right - 3, paper.h - 2)
    shield = min(24.0, rest.h * 0.4)
    tight = fitting_style(face.name, rest.w, rest.h - shield, SMALL_NAME)
    shield = max(16.0, min(shield, rest.h - flow_height(face.name, rest.w, tight)))
    flow_in(canvas, rest.x, rest.y, rest.w, rest.h - shield, face.name, SMALL_NAME, canvas.theme.card_ink)
    y = rest.bottom - shield / 2
    cards.power_shield(canvas, rest.x + shield * 0.62, y, shield, *_power(face))
    names = pennants(face)
    size = min(17.0, (rest.w - shield * 1.3) / max(1, len(names)))
    for number, (name, once) in enumerate(reversed(names)):
        x = rest.right - size * (number + 0.5)
        canvas.icon_at(name, x, y, size, 0.4 if once and face.placed else 1.0)


SMALL_NAME = style(11, fonts.SEMIBOLD, leading=1.08)


def _longest_word(name: str) -> float:
    """The width that the longest word of a name needs at the least."""
    return longest_piece(name, fonts.Face(11, fonts.SEMIBOLD, narrow=fonts.NARROWEST))


def paint_tile(canvas: Canvas, face: AdventurerFace, width: float, height: float) -> None:
    """Head, power and signs; the name below where there is room."""
    paper = cards.rings(canvas, width, height, face.faction, face.profession)
    named = paper.h >= 54 and paper.w >= max(62.0, _longest_word(face.name) + 2)
    body = paper.h - (25 if named else 0)
    head = Rect(paper.x + 0.5, paper.y + 0.5, min(paper.w * 0.52, body * 0.95), body - 1)
    art.paint(canvas, face.id, head, 2, close=True)
    if not face.placed:
        cards.cost_disc(canvas, head.x + 9, head.y + 9, 18, face.cost)
    rest = Rect(head.right, paper.y, paper.right - head.right, body)
    shield = min(25.0, rest.h * 0.52, rest.w * 0.8)
    cards.power_shield(canvas, rest.x + rest.w / 2, rest.y + shield * 0.54, shield, *_power(face))
    sign = min(17.0, rest.w / 2 - 0.5, rest.h - shield - 1)
    cards.signs(canvas, rest.x + rest.w / 2 - sign * 0.53, rest.bottom - sign * 0.55, sign, face.faction,
                face.profession, sign * 1.06)  # fmt: skip
    if named:
        flow_in(
            canvas,
            paper.x + 1,
            paper.bottom - 25,
            paper.w - 2,
            25,
            face.name,
            SMALL_NAME,
            canvas.theme.card_ink,
        )


def paint_tall(canvas: Canvas, face: AdventurerFace, width: float, height: float) -> None:
    """Head; below it power and signs, then the name."""
    paper = cards.rings(canvas, width, height, face.faction, face.profession)
    name = min(38.0, flow_height(face.name, paper.w - 2, SMALL_NAME) + 1)
    line = min(25.0, paper.w * 0.36)
    named = paper.h - name - line > paper.w * 0.42 and _longest_word(face.name) <= paper.w - 2
    head = Rect(paper.x + 0.5, paper.y + 0.5, paper.w - 1, paper.h - line - (name if named else 0) - 2)
    art.paint(canvas, face.id, head, 2, close=head.w < head.h * 1.15)
    y = head.bottom + line / 2 + 1
    cards.power_shield(canvas, paper.x + line * 0.62, y, line, *_power(face))
    sign = min(18.0, (paper.w - line * 1.3) / 2)
    cards.signs(canvas, paper.right - sign * 1.56, y, sign, face.faction, face.profession, sign * 1.04)
    if not face.placed:
        cards.cost_disc(canvas, head.x + 11, head.y + 11, 21, face.cost)
    if named:
        ink = canvas.theme.card_ink
        flow_in(canvas, paper.x + 1, paper.bottom - name - 1, paper.w - 2, name, face.name, SMALL_NAME, ink)


def paint_mini(canvas: Canvas, face: AdventurerFace, width: float, height: float) -> None:
    """Head and power; the rings say the rest."""
    paper = cards.rings(canvas, width, height, face.faction, face.profession)
    head = Rect(paper.x, paper.y, min(paper.w * 0.55, paper.h * 1.3), paper.h)
    art.paint(canvas, face.id, head, 2, close=True)
    size = min(paper.h * 1.05, paper.w * 0.42)
    cards.power_shield(canvas, (head.right + paper.right) / 2, paper.y + paper.h / 2, size, *_power(face))


PAINTERS = {
    WHOLE: paint_whole,
    SHORT: paint_short,
    TALL: paint_tall,
    WIDE: paint_wide,
    TILE: paint_tile,
    MINI: paint_mini,
}
