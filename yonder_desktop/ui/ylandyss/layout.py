"""Where everything on the table of Ylandyss lies, in logical pixels, for any size of the window. Pure: no Qt.

Above, the lines of the others and at their right the row of reinforcements; below, the own line; in front the hand with
the own piles and the plates. Everything flows with the size; below `LEAST` it is shown smaller.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from yonder_desktop.ui.rects import Rect, Shape, below_heading, columns, grid, mix, rows, share_of
from yonder_desktop.ui.ylandyss.facts import Facts

LEAST = (940.0, 600.0)
LINE_CARD = Shape(widest=150, flattest=1.22, tallest=1.5, narrowest=40)
HAND_CARD = Shape(widest=226, flattest=1.22, tallest=1.42, narrowest=60)
OFFER_CARD = Shape(widest=150, flattest=1.12, tallest=1.42, narrowest=40)
SHEET_CARD = Shape(widest=150, flattest=1.15, tallest=1.42, narrowest=42)
DRAFT_CARD = Shape(widest=250, flattest=1.25, tallest=1.42, narrowest=50)
WIDEST_IN_LINE = 178.0
WORTH_STANDING = 1.15
"""So much larger they must be for exhausted cards to stand upright."""
STRAIGHT = 1.38
"""Height over width of a card in a line that has room."""
LEAST_PARTS = 172.0
"""From this width on the parts of a total are told beside the cards."""
LOW_LINE = 118.0


@dataclass
class Layout:
    """Rectangles by item key, and of areas by name. wide, tall: how roomy it is, from 0 to 1."""

    width: float
    height: float
    wide: float
    tall: float
    zones: dict[str, Rect] = field(default_factory=dict)
    items: dict[str, Rect] = field(default_factory=dict)

    @property
    def roomy(self) -> bool:
        return self.tall > 0.45


def arrange(width: float, height: float, facts: Facts, left_handed: bool = False) -> Layout:
    """Lay out a table of that size; for the left hand with the offer on the left."""
    wide, tall = share_of(width, LEAST[0], 1528), share_of(height, LEAST[1], 1020)
    made = Layout(width, height, wide, tall)
    margin, gap = mix(8, 15, tall), mix(6, 10, tall)
    whole = Rect(margin, margin, width - 2 * margin, height - 2 * margin)
    above, hand = whole.split_top(whole.h - whole.h * mix(0.315, 0.345, tall) - gap, gap)
    if facts.is_draft:
        _draft(made, above, gap, facts)
        _start(made, hand, facts)
    else:
        _lines(made, above, gap, facts, left_handed)
        _hand(made, hand, facts)
    if facts.has_sheet:
        _sheet(made, above, facts)
    return made


# ---- lines


def _lines(made: Layout, zone: Rect, gap: float, facts: Facts, left_handed: bool) -> None:
    """With one other seat the row of reinforcements is as high as both lines; with three it holds more cards."""
    offer = mix(300, 500, made.wide) if len(facts.others) > 2 else mix(236, 424, made.wide)
    if len(facts.others) == 1:
        right, left = zone.split_off(offer, gap, not left_handed)
        first, own = left.split_top(left.h * 0.47, gap)
        lines = [first]
    else:
        own_height = zone.h * (0.345 if len(facts.others) == 2 else 0.31)
        top, own = zone.split_top(zone.h - own_height - gap, gap)
        right, left = top.split_off(offer, gap, not left_handed)
        lines = rows(left, len(facts.others), gap)
    for seat, rect in zip(facts.others, lines, strict=True):
        _line(made, rect, seat, facts, False)
    _line(made, own, facts.home, facts, True)
    _offer(made, right, facts)


def _line(made: Layout, zone: Rect, seat: int, facts: Facts, own: bool) -> None:
    """Name and numbers, piles, cards, and beside them what the total is made of."""
    made.zones[f"line:{seat}"] = zone
    made.items["table" if own else f"seat{seat + 1}"] = zone
    low = zone.h < LOW_LINE
    head = mix(150, 206, made.wide)
    shield = 42.0 if low else min(76.0, max(50.0, zone.h * 0.34), head * 0.36)
    top = 25.0 if low else 38.0
    made.items[f"total:{seat}"] = Rect(zone.x + 15, zone.y + top, shield, shield)
    chips = 0.0
    if not own:
        chips = 44.0 if low else mix(46, 58, made.wide)
        _chips(made, Rect(zone.x + head, zone.y + 5, chips - 6, zone.h - 10), seat)
    pad = 8.0 if low else mix(10, 13, made.tall)
    area = Rect(zone.x + head + chips, zone.y + pad, zone.w - head - chips - 12, zone.h - 2 * pad)
    made.zones[f"cards:{seat}"] = area
    _cards(made, area, seat, facts.lines[seat])


def _chips(made: Layout, zone: Rect, seat: int) -> None:
    """How many cards are in hand, deck and discard pile, and removed."""
    names = ("hand_of", "deck_of", "discard_of", "removed_of")
    height = min(zone.h, 4 * 31.0)
    zone = zone._replace(y=zone.y + (zone.h - height) / 2, h=height)
    for name, rect in zip(names, rows(zone, 4, 2), strict=True):
        made.items[f"{name}:{seat}"] = rect


def _cards(made: Layout, area: Rect, seat: int, cards: tuple[tuple[str, bool], ...]) -> None:
    """Cards in a row, exhausted ones on their side; where that does not fit, upright and smaller."""
    gap = mix(5, 8, made.wide)
    placed, upright = _side_by_side(area, cards, gap), grid(area, len(cards), gap * 0.7, LINE_CARD)
    if not placed or upright[0].w > WORTH_STANDING * min(placed[0].w, placed[0].h):
        placed = _centred(upright, area)
    for (key, _), rect in zip(cards, placed, strict=True):
        made.items[key] = rect
    used = max((rect.right for rect in placed), default=area.x - 6)
    if area.right - used >= LEAST_PARTS:
        made.zones[f"parts:{seat}"] = Rect(used + 14, area.y, area.right - used - 18, area.h)


def _side_by_side(area: Rect, cards: tuple[tuple[str, bool], ...], gap: float) -> list[Rect]:
    """One row with the exhausted cards on their side, smaller if it must be; nothing if that is too small."""
    tallest = min(area.h, WIDEST_IN_LINE * STRAIGHT)
    heights = [tallest * share for share in (1.0, 0.93, 0.86, 0.79, 0.72)]
    found: list[Rect] = []
    for height in heights:
        row = _row(area, cards, gap, height / STRAIGHT, height)
        room = area.right - row[-1].right if row else 0.0
        if room < 0 or height / STRAIGHT < 50:
            continue
        found = found or row
        # a little smaller is worth it where the parts of the total then stand beside them
        if room >= LEAST_PARTS + 18 and height > tallest * 0.75 and height / STRAIGHT > 84:
            return row
    return found


def _row(
    area: Rect, cards: tuple[tuple[str, bool], ...], gap: float, width: float, height: float
) -> list[Rect]:
    x, top, placed = area.x, area.y + (area.h - height) / 2, []
    for _, turned in cards:
        if turned:
            placed.append(Rect(x, top + (height - width) / 2, height, width))
        else:
            placed.append(Rect(x, top, width, height))
        x = placed[-1].right + gap
    return placed


def _centred(placed: list[Rect], area: Rect) -> list[Rect]:
    """Rows in the middle of the height that they have."""
    drop = (area.bottom - max((rect.bottom for rect in placed), default=area.bottom)) / 2
    return [rect.moved(0, drop) for rect in placed]


def _offer(made: Layout, zone: Rect, facts: Facts) -> None:
    """The row of reinforcements; below each card what it asks for."""
    made.zones["offer"] = zone
    head, foot = mix(27, 40, made.tall), mix(17, 20, made.tall)
    inner = Rect(zone.x + 11, zone.y + head, zone.w - 22, zone.h - head - 6)
    count = len(facts.offer)
    best: tuple[float, list[Rect]] = (0.0, [])
    for lines in range(1, 5):
        across = -(-count // lines)
        if not across or lines > count:
            continue
        lanes = rows(inner, lines, mix(6, 10, made.tall))
        cells = [cell for lane in lanes for cell in columns(lane, across, mix(9, 12, made.wide))][:count]
        cards = [_card_in(cell, foot) for cell in cells]
        if cards[0].w * cards[0].h > best[0]:
            best = (cards[0].w * cards[0].h, cards)
    for key, rect in zip(facts.offer, best[1], strict=True):
        made.items[key] = rect
        made.zones[f"price:{key}"] = Rect(rect.x - 4, rect.bottom + 2, rect.w + 8, foot - 2)


def _card_in(cell: Rect, foot: float) -> Rect:
    """The largest card in a cell that leaves its foot free."""
    height = cell.h - foot - 2
    width = min(cell.w, OFFER_CARD.widest, height / OFFER_CARD.flattest)
    height = min(height, width * OFFER_CARD.tallest)
    return Rect(cell.x + (cell.w - width) / 2, cell.y + (cell.h - foot - height) / 2, width, height)


def _sheet(made: Layout, zone: Rect, facts: Facts) -> None:
    """A pile that lies open, over the row of reinforcements; with many cards also over what is beside it."""
    count = max(1, len(facts.sheet))
    row = made.zones.get("offer", zone._replace(w=mix(236, 424, made.wide), h=0))
    high = zone.h if count > 6 else max(row.h, min(zone.h, mix(250, 400, made.tall)))
    width = row.w if count <= 6 else min(zone.w, mix(420, 640, made.wide))
    sheet = Rect(zone.right - width, zone.y, width, high)
    made.items["sheet"] = sheet
    made.items["close"] = Rect(sheet.right - 33, sheet.y + 5, 27, 25)
    inner = Rect(sheet.x + 14, sheet.y + 44, sheet.w - 28, sheet.h - 56)
    for (key, _, _), rect in zip(facts.sheet, grid(inner, len(facts.sheet), 11, SHEET_CARD), strict=True):
        made.items[key] = rect


# ---- the hand


def _hand(made: Layout, zone: Rect, facts: Facts) -> None:
    """The own hand, with a caption below each card; piles, coins and plates at its right."""
    made.zones["hand"] = made.items["hand"] = zone
    side = mix(268, 424 if len(facts.hand) < 6 else 350, made.wide)
    left, right = zone.split_left(zone.w - side, 0)
    head, caption = below_heading(made.roomy), mix(20, 28, made.tall)
    inner = Rect(left.x + 16, left.y + head, left.w - 26, left.h - head - caption - 9)
    placed = _centred(grid(inner, len(facts.hand), mix(9, 12, made.wide), HAND_CARD), inner)
    for number, rect in enumerate(placed):
        key = facts.hand[number] or f"back {number}"
        lift = mix(6, 9, made.tall) if key in facts.raised else 0.0
        made.items[key] = rect.moved(0, -lift)
        made.zones[f"caption:{key}"] = Rect(rect.x - 2, rect.bottom + 3, rect.w + 4, caption)
    _side(made, Rect(right.x + 4, right.y + 8, right.w - 14, right.h - 17), facts)


def _side(made: Layout, zone: Rect, facts: Facts) -> None:
    """Own deck and discard pile, chest and loot, and below them the plates."""
    plate = mix(36, 50, made.tall)
    upper, plates = zone.split_top(zone.h - plate - 7, 7)
    pile = min(mix(60, 118, made.wide), (upper.h - 18) / 1.3, (upper.w - 24 - mix(100, 136, made.wide)) / 2)
    for number, key in enumerate(("deck", "discard")):
        rect = Rect(upper.x + 2 + number * (pile + 10), upper.y + 2, pile, min(upper.h - 20, pile * 1.4))
        made.items[key] = rect
    made.zones["pile words"] = Rect(0, 0, 0, 18)
    purse = Rect(upper.x + 2 * pile + 24, upper.y, upper.w - 2 * pile - 24, upper.h)
    made.zones["purse"] = purse
    if facts.picking:
        made.items["plan"] = purse
    for key, rect in zip(facts.plates, columns(plates, max(1, len(facts.plates)), 8), strict=False):
        made.items[key] = rect


# ---- the opening draft


def _draft(made: Layout, zone: Rect, gap: float, facts: Facts) -> None:
    """The cards to pick from, and beside them what everybody has picked."""
    left, right = zone.split_left(zone.w - mix(290, 470, made.wide) - gap, gap)
    made.zones["draft"] = left
    head = mix(36, 54, made.tall)
    inner = Rect(left.x + 16, left.y + head, left.w - 32, left.h - head - 14)
    if facts.face_up:
        label = mix(36, 46, made.tall)
        inner, below = inner.split_top((inner.h - label) * 0.56, label)
        made.zones["pack"] = below
        _dealt(made, below, facts.pack)
    made.zones["dealt"] = inner
    _dealt(made, inner, facts.face_up or facts.pack)
    _drafted(made, right, gap, facts)


def _dealt(made: Layout, zone: Rect, keys: tuple[str, ...]) -> None:
    placed = grid(zone, len(keys), mix(9, 14, made.wide), DRAFT_CARD)
    shift = (zone.right - max((rect.right for rect in placed), default=zone.right)) / 2
    for key, rect in zip(keys, _centred(placed, zone), strict=True):
        made.items[key] = rect.moved(shift, 0)


def _drafted(made: Layout, zone: Rect, gap: float, facts: Facts) -> None:
    """A panel a seat, the own one first."""
    seats = (facts.home, *facts.others)
    for seat, rect in zip(seats, rows(zone, len(seats), gap), strict=True):
        made.items["drafted" if seat == facts.home else f"seat{seat + 1}"] = rect
        inner = Rect(
            rect.x + 16, rect.y + mix(28, 36, made.tall), rect.w - 26, rect.h - mix(36, 46, made.tall)
        )
        for key, place in zip(
            facts.drafted[seat], grid(inner, len(facts.drafted[seat]), 6, LINE_CARD), strict=True
        ):
            made.items[key] = place


def _start(made: Layout, zone: Rect, facts: Facts) -> None:
    """The starting deck, equal cards together."""
    made.zones["hand"] = made.items["hand"] = zone
    head = mix(24, 38, made.tall)
    inner = Rect(zone.x + 16, zone.y + head, zone.w - 30, zone.h - head - 12)
    for (key, _, _), rect in zip(facts.start, grid(inner, len(facts.start), 10, HAND_CARD), strict=True):
        made.items[key] = rect
