"""Where everything on the table of Yonder lies, in logical pixels, for any size of the window. Pure: no Qt.

The table is a rail with the other settlements on the left, the city board in the middle, and the own area in front of
it. Everything flows with the size from 940x600 up to the largest; below that the table is shown smaller (`LEAST`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from yonder_desktop.ui.rects import (
    Rect,
    Shape,
    around,
    below_heading,
    columns,
    grid,
    mix,
    rows,
    share_of,
    stacked,
)
from yonder_desktop.ui.yonder import layout_board
from yonder_desktop.ui.yonder.facts import GOODS, WORKER_ORDER, Facts, Holding
from yonder_desktop.ui.yonder.measures import place_radius, places, worth

LEAST = (940.0, 600.0)
LARGEST = (2100.0, 1180.0)

SETTLEMENT_CARD = Shape(widest=132, flattest=0.55, tallest=1.5, narrowest=38)
RAIL_CARD = Shape(widest=138, flattest=0.52, tallest=1.42, narrowest=34)
HAND_CARD = Shape(widest=200, flattest=0.95, tallest=1.68, narrowest=56)
SHIP_CHIP = Shape(widest=150, flattest=0.2, tallest=0.55, narrowest=96)
SHIP_SIGN = Shape(widest=44, flattest=0.6, tallest=1.0, narrowest=22)
STOCK_TRAY = 104.0
OLOS_HEAD, ORDER_ROW, MOST_ORDERS = 76.0, 27.0, 8


@dataclass
class Layout:
    """Named regions (`zones`), item keys (`items`), and two shares from 0 (tight) to 1 (roomy): `wide` and `tall`."""

    width: float
    height: float
    wide: float
    tall: float
    zones: dict[str, Rect] = field(default_factory=dict)
    items: dict[str, Rect] = field(default_factory=dict)
    gold_cells: list[Rect] = field(default_factory=list)

    @property
    def roomy(self) -> bool:
        """Whether there is room for headings and explanations."""
        return self.tall > 0.45


@lru_cache(maxsize=16)
def arrange(width: float, height: float, facts: Facts, left_handed: bool = False) -> Layout:
    """Lay out the whole table; for the left hand with the others on the right.

    Most steps of a game leave everything in its place: a layout is kept, to be read and not to be changed.
    """
    made = Layout(width, height, share_of(width, LEAST[0], 1490), share_of(height, LEAST[1] + 20, 1000))
    margin, gap = mix(8, 12, made.tall), mix(6, 10, made.tall)
    rail = mix(236, 304, made.wide) + min(70.0, max(0.0, width - 1510) * 0.12)
    inner = Rect(0, 0, width, height).inset(margin)
    if not facts.others and not facts.is_solo:
        rail = -gap
    left, middle = inner.split_off(rail, gap, left_handed)
    own_height = mix(193, 344, made.tall) + max(0.0, height - 1020) * 0.3
    board, own = middle.split_top(middle.h - own_height - gap, gap)
    for zone, seat in zip(rows(left, max(1, len(facts.others)), gap), facts.others, strict=False):
        _rail_seat(made, zone, facts.holdings[seat])
    if facts.is_solo:
        _olos(made, left, facts)
    layout_board.arrange(made.zones, made.items, made.gold_cells, board, facts, made.wide, made.tall)
    _own(made, own, gap, facts)
    return made


def _rail_seat(made: Layout, zone: Rect, holding: Holding) -> None:
    """Another seat: two or three lines of supply, then its cards."""
    made.zones[f"seat:{holding.seat}"] = zone
    head = rail_head(made.tall, zone.h)
    cards = Rect(zone.x + 15, zone.y + head, zone.w - 22, zone.h - head - 7)
    made.zones[f"cards:{holding.seat}"] = cards
    _settle(made, cards, holding, mix(3, 5, made.tall), RAIL_CARD)


def _olos(made: Layout, zone: Rect, facts: Facts) -> None:
    """The opponent of the solo game: his numbers, the envoys of his camp, his orders of this round."""
    made.zones["olos"] = zone
    inner = Rect(zone.x + 15, zone.y + OLOS_HEAD, zone.w - 24, zone.h - OLOS_HEAD - 8)
    orders_height = 26 + ORDER_ROW * MOST_ORDERS
    camp, orders = inner.split_top(inner.h - orders_height, 0)
    made.zones["camp"], made.zones["orders"] = camp, orders
    cards = Rect(camp.x, camp.y + 24, camp.w, camp.h - 30)
    for key, rect in zip(facts.camp, grid(cards, len(facts.camp), 5, RAIL_CARD, worth), strict=True):
        made.items[f"envoy:{key}"] = rect
    for number, order in enumerate(facts.orders):
        y = orders.y + 24 + number * ORDER_ROW
        made.items[f"order:{order}"] = Rect(orders.x, y, orders.w, ORDER_ROW - 4)


def rail_head(tall: float, height: float) -> float:
    """How high the lines of supply in the panel of another seat are."""
    return 119.0 if height >= 262 else 79.0


def _settle(made: Layout, zone: Rect, holding: Holding, gap: float, shape: Shape) -> None:
    """Cards of a settlement with their worker places."""
    for card, rect in zip(holding.cards, grid(zone, len(holding.cards), gap, shape, worth), strict=True):
        made.items[f"envoy:{card.key}" if card.is_envoy else f"card:{card.key}"] = rect
        radius = place_radius(rect.w, rect.h, max(1, len(card.spots)))
        for spot, (x, y) in zip(card.spots, places(rect.w, rect.h, len(card.spots)), strict=True):
            made.items[f"spot:{spot}"] = around(rect.x + x, rect.y + y, radius)


# ---- the own area


def _own(made: Layout, own: Rect, gap: float, facts: Facts) -> None:
    """In front of the board: settlement, supply and hand; with little height the supply becomes one strip."""
    made.zones["own"] = own
    if own.h < 262:
        supply, below = own.split_top(52, gap)
        hand = _hand_width(below.w, len(facts.hand), 0.34, 104)
        settlement, hand_zone = below.split_left(below.w - hand - gap, gap)
        _strip(made, supply, facts)
    else:
        hand = _hand_width(own.w, len(facts.hand), 0.324, 150)
        rest, hand_zone = own.split_left(own.w - hand - gap, gap)
        settlement, supply = stacked(rest, (187, 141), gap)
        _supply(made, supply, facts)
    made.zones["settlement"], made.zones["hand"] = settlement, hand_zone
    head = below_heading(made.roomy)
    if "end" not in made.items:
        plates = Rect(settlement.right - 190, settlement.y + 3, 182, min(28.0, head - 11))
        made.items["end"], made.items["lock_up"] = columns(plates, 2, 6)
    inner = Rect(settlement.x + 14, settlement.y + head, settlement.w - 22, settlement.h - head - 8)
    _settle(made, inner, facts.holdings[facts.home], mix(5, 8, made.tall), SETTLEMENT_CARD)
    inner = Rect(hand_zone.x + 12, hand_zone.y + head, hand_zone.w - 22, hand_zone.h - head - 9)
    for number, rect in enumerate(grid(inner, len(facts.hand), mix(4, 7, made.tall), HAND_CARD)):
        made.items[f"hand:{facts.hand[number] or number}"] = rect
    _stock(made, own)


def _hand_width(room: float, cards: int, share: float, card: float) -> float:
    """The hand takes its share, more with many cards and less with few; in steps, so that it seldom changes."""
    wanted = card * (1.25 if cards < 2 else 2 if cards == 2 else 3 if cards <= 6 else 4) + 40
    return min(max(wanted, room * share * 0.5), room * (share + 0.08))


def _supply(made: Layout, zone: Rect, facts: Facts) -> None:
    """Workers as pieces, goods as tokens, ships; a heading above with the gold and the plates that end a turn."""
    made.zones["supply"] = zone
    head = 40.0
    ships = facts.holdings[facts.home].ships
    body = Rect(zone.x + 14, zone.y + head + 4, zone.w - 24, zone.h - head - 13)
    if zone.w < 620:
        workers, goods = body.split_left(body.w * 0.53, 10)
        fleet = Rect(zone.x + zone.w * 0.5, zone.y + 5, zone.w * 0.5 - 10, 32)
        _fleet(made, fleet, ships, SHIP_SIGN)
    else:
        workers, rest = body.split_left(min(5 * 86.0, max(5 * 52.0, body.w * 0.46)), 12)
        for_ships = min(330.0, max(150.0, rest.w - 4 * 66 - 10))
        goods, fleet = rest.split_left(rest.w - for_ships - 10, 10)
        _fleet(made, fleet, ships, SHIP_CHIP)
        buttons = Rect(zone.right - 250, zone.y + 4, 240, 26)
        made.items["end"], made.items["lock_up"] = columns(buttons, 2, 8)
    for kind, rect in zip(WORKER_ORDER, columns(workers, 5, 7), strict=True):
        made.items[f"worker:{kind}"] = rect
    for line, names in zip(rows(goods, 2, 2), (GOODS[:4], (*GOODS[4:], "arcana", "fleet")), strict=True):
        for name, rect in zip(names, columns(line, 4, 0), strict=True):
            made.items[_thing(name)] = rect


def _strip(made: Layout, zone: Rect, facts: Facts) -> None:
    """The supply on one line."""
    made.zones["supply"] = zone
    body = Rect(zone.x + 12, zone.y + 5, zone.w - 20, zone.h - 10)
    ships = facts.holdings[facts.home].ships
    purse, rest = body.split_left(76, 4)
    made.zones["purse"] = purse
    workers, rest = rest.split_left(min(5 * 56.0, rest.w * 0.36), 6)
    goods, fleet = rest.split_left(min(7 * 44.0, rest.w * 0.68), 6)
    for kind, rect in zip(WORKER_ORDER, columns(workers, 5, 5), strict=True):
        made.items[f"worker:{kind}"] = rect
    for name, rect in zip((*GOODS, "arcana"), columns(goods, 7, 0), strict=True):
        made.items[_thing(name)] = rect
    _fleet(made, fleet, ships, SHIP_CHIP)


def _thing(name: str) -> str:
    """The key of a heap of goods; arcana are acted with and have a key of their own."""
    return name if name == "arcana" else f"good:{name}"


def _fleet(made: Layout, zone: Rect, ships: tuple[str, ...], shape: Shape) -> None:
    """Ships in supply, as named chips while there is room, else as little pictures."""
    made.zones["fleet"] = zone
    found = grid(zone, len(ships), 4, shape)
    if (found and min(rect.h for rect in found) < 21) or any(a.overlaps(b) for a, b in zip(found, found[1:])):
        found = grid(zone, len(ships), 3, SHIP_SIGN)
    for ship, rect in zip(ships, found, strict=True):
        made.items[f"ship:{ship}"] = rect


def _stock(made: Layout, own: Rect) -> None:
    """The tray of the general supply; it is laid over the lower edge of the board while a worker is chosen."""
    width = min(own.w - 20, 460.0)
    tray = Rect(own.x + 14, own.y - STOCK_TRAY - 6, width, STOCK_TRAY)
    made.zones["stock"] = tray
    cells = Rect(tray.x + 12, tray.y + 38, tray.w - 24, tray.h - 47)
    for kind, rect in zip(WORKER_ORDER, columns(cells, 5, 8), strict=True):
        made.items[f"stock:{kind}"] = rect
