"""Where everything on the city board lies. Pure: no Qt."""

from __future__ import annotations

from yonder_desktop.ui.rects import Rect, around, columns, mix, rows, stacked
from yonder_desktop.ui.yonder.facts import Facts
from yonder_desktop.ui.yonder.measures import house_place

GOLD_SPACES = 101
CITY_COLUMNS = 7
FAVOUR_LABEL = 100.0


def arrange(
    zones: dict[str, Rect],
    items: dict[str, Rect],
    gold_cells: list[Rect],
    board: Rect,
    facts: Facts,
    wide: float,
    tall: float,
) -> None:
    """Fill in the zones and items of the board."""
    track = mix(18, 22, tall)
    zones["board"] = board
    gold_cells.extend(gold_track(board, track))
    gap = mix(4, 8, tall)
    inner = board.inset(track + mix(6, 10, wide), track + mix(5, 9, tall))
    weights = (mix(84, 130, tall), mix(37, 52, tall), mix(179, 222, tall), mix(103, 158, tall))
    upper_row, favour, city_row, card_row = stacked(inner, weights, gap)
    round_width = mix(158, 372, wide)
    zones["upper"], zones["round"] = upper_row.split_left(upper_row.w - round_width - gap, gap)
    _upper(zones, items, facts, tall)
    zones["favour"] = favour
    _favour(items, favour, facts.favour_spaces, wide)
    city, zones["harbour"] = city_row.split_left(city_row.w * mix(0.775, 0.71, wide), gap)
    zones["city"] = city
    _city(zones, items, city, facts, tall)
    _harbour(items, zones["harbour"], facts, tall)
    _cards(zones, items, card_row, facts, wide, tall)


def gold_track(board: Rect, track: float) -> list[Rect]:
    """The spaces 0 to 100 around the edge, clockwise from the upper left corner."""
    frame = board.inset(4)
    across, down = frame.w, frame.h - 2 * track - 2
    top = round(GOLD_SPACES * across / (2 * (across + down)))
    right = (GOLD_SPACES - 2 * top + 1) // 2
    left = GOLD_SPACES - 2 * top - right
    upper = columns(Rect(frame.x, frame.y, across, track), top, 0)
    lower = columns(Rect(frame.x, frame.bottom - track, across, track), top, 0)
    side = Rect(frame.right - track, frame.y + track + 1, track, down)
    cells = upper + rows(side, right, 0) + lower[::-1]
    return cells + rows(Rect(frame.x, side.y, track, down), left, 0)[::-1]


def _upper(zones: dict[str, Rect], items: dict[str, Rect], facts: Facts, tall: float) -> None:
    """Two linked rows of arcana places; a link is the small gap between a place and the one above it."""
    zone = zones["upper"]
    head = mix(17, 25, tall)
    body = Rect(zone.x + 8, zone.y + head, zone.w - 16, zone.h - head - mix(4, 7, tall))
    links = max((link for _, link, _ in facts.upper), default=1)
    lines = rows(body, 2, mix(5, 8, tall))
    for name, link, top in facts.upper:
        items[f"upper:{name}"] = columns(lines[0 if top else 1], links, mix(4, 6, tall))[link - 1]


def _favour(items: dict[str, Rect], zone: Rect, spaces: int, wide: float) -> None:
    """The start space and the eight above it."""
    _, track = zone.inset(6, 5).split_left(FAVOUR_LABEL if zone.w > 740 else 27, 6)
    for number, rect in enumerate(columns(track, spaces + 1, mix(3, 5, wide))):
        items[f"favour_space:{number}"] = rect


def _city(zones: dict[str, Rect], items: dict[str, Rect], zone: Rect, facts: Facts, tall: float) -> None:
    """Houses in rows of seven, the wharf as the last one; round places at the foot of each house."""
    count = len(facts.city) + 1
    lines = -(-count // CITY_COLUMNS)
    cells = [
        cell
        for line in rows(zone.inset(6, mix(3, 5, tall)), lines, mix(4, 7, tall))
        for cell in columns(line, CITY_COLUMNS, mix(4, 6, tall))
    ]
    for (name, spots), cell in zip(facts.city, cells, strict=False):
        zones[f"house:{name}"] = cell
        radius = house_place(cell.w, cell.h)
        step = 2 * radius + 4
        for number, spot in enumerate(spots):
            x = cell.x + cell.w / 2 + (number - (len(spots) - 1) / 2) * step
            items[f"spot:{spot}"] = around(x, cell.bottom - radius - mix(3, 5, tall), radius)
    items["wharf"] = cells[len(facts.city)]


def _harbour(items: dict[str, Rect], zone: Rect, facts: Facts, tall: float) -> None:
    """Ships lie two by two."""
    head = mix(16, 24, tall)
    body = Rect(zone.x + 6, zone.y + head, zone.w - 12, zone.h - head - mix(5, 8, tall))
    lines = rows(body, -(-len(facts.harbour) // 2), mix(3, 5, tall))
    slots = [cell for line in lines for cell in columns(line, 2, mix(3, 5, tall))]
    for number, ship in enumerate(facts.harbour):
        items[f"harbour:{ship or number}"] = slots[number]


def _cards(
    zones: dict[str, Rect], items: dict[str, Rect], zone: Rect, facts: Facts, wide: float, tall: float
) -> None:
    """Envoys and their stack, buildings and their stack, on one line below their headings."""
    head = 19.0 if tall > 0.45 else 0.0
    zones["card_heads"], body = zone.split_top(head, 0)
    stack, gap = mix(25, 54, wide), mix(3, 6, wide)
    between = mix(6, 14, wide)
    count = len(facts.envoys) + len(facts.display)
    width = (body.w - 2 * stack - between - gap * count) / count
    width = min(width, body.h / 1.05)
    x = body.x
    for kind, slots, name in (
        ("envoy", facts.envoys, "envoy_stack"),
        ("display", facts.display, "building_stack"),
    ):
        zones[f"{kind}_row"] = Rect(x, zone.y, (width + gap) * len(slots) + stack, zone.h)
        for number, card in enumerate(slots):
            items[f"{kind}:{card or number}"] = Rect(x, body.y, width, body.h)
            x += width + gap
        items[name] = Rect(x, body.y, stack, body.h)
        x += stack + between
