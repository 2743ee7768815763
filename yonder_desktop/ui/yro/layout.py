"""Where everything on the table of YRO lies, in logical pixels, for any size of the window. Pure: no Qt.

A rail with the other guilds on the left; beside it the board of power and victory points, the phases of the turn, the
own guild with its numbers, the hand and the quests. All flows with the size; below `LEAST` it is shown smaller.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from yonder_desktop.ui.rects import Rect, Shape, below_heading, columns, grid, mix, rows, share_of
from yonder_desktop.ui.yro.facts import SIDE, Facts, Guild

LEAST = (940.0, 600.0)

HAND_CARD = Shape(widest=230, flattest=1.2, tallest=1.72, narrowest=70)
SHADOW_CARD = Shape(widest=140, flattest=0.9, tallest=1.42, narrowest=40)
TRAY_CARD = Shape(widest=150, flattest=0.5, tallest=1.45, narrowest=44)
POWER_SPACES, VP_SPACES = 21, 41
PHASES = ("draw", "recruit", "combat", "production", "income", "vp")
CENSUS = 150.0
"""Height that is left over in the rail from which on the composition of the deck is shown there."""


@dataclass
class Layout:
    """Named regions (`zones`), item keys (`items`), and two shares from 0 (tight) to 1 (roomy): `wide` and `tall`.

    cells: of each guild by its seat, all of one size. gap: between the cells of the own guild.
    """

    width: float
    height: float
    wide: float
    tall: float
    zones: dict[str, Rect] = field(default_factory=dict)
    items: dict[str, Rect] = field(default_factory=dict)
    power_spaces: list[Rect] = field(default_factory=list)
    vp_spaces: list[Rect] = field(default_factory=list)
    used: dict[int, Rect] = field(default_factory=dict)

    @property
    def roomy(self) -> bool:
        """Whether there is room for headings and explanations."""
        return self.tall > 0.45


def arrange(width: float, height: float, facts: Facts, left_handed: bool = False) -> Layout:
    """Lay out the whole table; for the left hand with the others on the right."""
    made = Layout(width, height, share_of(width, LEAST[0], 1490), share_of(height, LEAST[1] + 20, 1000))
    margin, gap = mix(8, 12, made.tall), mix(6, 10, made.tall)
    inner = Rect(0, 0, width, height).inset(margin)
    rail = mix(204, 316, made.wide) + min(80.0, max(0.0, width - 1510) * 0.12)
    left, middle = inner.split_off(rail, gap, left_handed)
    _rail(made, left, gap, facts)
    board, rest = middle.split_top(mix(60, 116, made.tall), gap)
    ribbon, rest = rest.split_top(mix(27, 42, made.tall), gap)
    hand_height = mix(196, 268, made.tall) + max(0.0, height - 1020) * 0.3
    guild, hand = rest.split_top(rest.h - hand_height - gap, gap)
    _board(made, board)
    _ribbon(made, ribbon)
    _own(made, guild, gap, facts)
    _hand(made, hand, gap, facts)
    return made


# ---- the rail


def _rail(made: Layout, zone: Rect, gap: float, facts: Facts) -> None:
    """The other seats, or the shadow; what is left below shows how the deck is composed."""
    count = 1 if facts.is_solo else len(facts.others)
    most = min(zone.h * 0.64, 560.0) if facts.is_solo else zone.w * 1.36
    height = min((zone.h - gap * (count - 1)) / count, most)
    spare = zone.h - (height + gap) * count
    if spare < CENSUS:
        height = (zone.h - gap * (count - 1)) / count
    used, rest = zone.split_top((height + gap) * count - gap, gap)
    panels = rows(used, count, gap)
    if facts.is_solo:
        _shadow(made, panels[0], facts)
    for panel, seat in zip(panels, facts.others, strict=False):
        _seat(made, panel, facts.guilds[seat])
    if spare >= CENSUS:
        made.zones["census"] = rest


def rail_head(height: float) -> float:
    """How high the two lines of numbers in the panel of another seat are."""
    return 66.0 if height >= 235 else 47.0


def _seat(made: Layout, zone: Rect, guild: Guild) -> None:
    made.zones[f"seat{guild.seat + 1}"] = zone
    head = rail_head(zone.h)
    area = Rect(zone.x + 15, zone.y + head, zone.w - 23, zone.h - head - 7)
    made.zones[f"guild:{guild.seat}"] = area
    high = 28.0 if head > 60 else 20.0
    for number, key in enumerate(guild.new):
        x = zone.right - 9 - (high * 2.1 + 4) * (len(guild.new) - number)
        made.items[key] = Rect(x, zone.y + (5 if head > 60 else 4), high * 2.1, high)
    _cells(made, area, guild, mix(3, 5, made.tall), SIDE, SIDE, (1.35, 0.34))


def _shadow(made: Layout, zone: Rect, facts: Facts) -> None:
    """The shadow's total above its cards."""
    made.zones["shadow"] = zone
    head = 104.0 if zone.h > 300 else 84.0
    area = Rect(zone.x + 12, zone.y + head, zone.w - 24, zone.h - head - 10)
    places = grid(area, max(4, len(facts.shadow)), 6, SHADOW_CARD)
    for key, rect in zip(facts.shadow, places, strict=False):
        made.items[f"shadow:{key}"] = rect


def _cells(
    made: Layout, area: Rect, guild: Guild, gap: float, across: int, down: int, shape: tuple[float, float]
) -> None:
    """Cards and cells of a guild in equal fields; `shape` are the tallest and the flattest, height over width."""
    width = (area.w - gap * (across - 1)) / across
    height = min((area.h - gap * (down - 1)) / down, width * shape[0])
    width = min(width, height / shape[1])
    left = area.x + (area.w - across * width - gap * (across - 1)) / 2
    top = area.y + (area.h - down * height - gap * (down - 1)) / 2

    def field_at(column: int, row: int, wide: int = 1, deep: int = 1) -> Rect:
        x, y = left + column * (width + gap), top + row * (height + gap)
        return Rect(x, y, wide * (width + gap) - gap, deep * (height + gap) - gap)

    for key, column, row in (*guild.cards, *guild.cells):
        made.items[key] = field_at(column, row)
    for row in range(down):
        for column in range(across):
            made.zones[f"field:{guild.seat}:{column},{row}"] = field_at(column, row)
    if guild.used[2]:
        made.used[guild.seat] = field_at(*guild.used)


# ---- the board


def _board(made: Layout, zone: Rect) -> None:
    """Two tracks: power above victory points."""
    made.zones["board"] = zone
    label = mix(40, 112, made.wide) if made.wide < 0.35 else mix(66, 112, made.wide)
    inner = Rect(
        zone.x + label, zone.y + mix(5, 9, made.tall), zone.w - label - 9, zone.h - mix(10, 18, made.tall)
    )
    first, second = rows(inner, 2, mix(4, 8, made.tall))
    made.power_spaces = columns(first, POWER_SPACES, 2)
    made.vp_spaces = columns(second, VP_SPACES, 1.5)
    made.items["track:power"] = Rect(zone.x + 6, first.y, label - 8, first.h)
    made.items["track:vp"] = Rect(zone.x + 6, second.y, label - 8, second.h)


def _ribbon(made: Layout, zone: Rect) -> None:
    """The phases of the turn; deck and discard pile at the right end."""
    piles = mix(176, 270, made.wide)
    phases, stacks = zone.split_left(zone.w - piles - 8, 8)
    made.zones["ribbon"] = phases
    for name, rect in zip(PHASES, columns(phases.inset(4, 3), len(PHASES), 4), strict=True):
        made.items[f"phase:{name}"] = rect
    made.items["deck"], made.items["pile"] = columns(stacks, 2, 6)


# ---- the own area


def _own(made: Layout, zone: Rect, gap: float, facts: Facts) -> None:
    """The own guild with its open cells, and beside it the numbers and the tray."""
    numbers = mix(290, 412, made.wide) + min(60.0, max(0.0, zone.w - 1150) * 0.15)
    own, side = zone.split_left(zone.w - numbers - gap, gap)
    made.zones["guild"] = own
    head = max(below_heading(made.roomy), mix(31, 46, made.tall))
    area = Rect(own.x + 18, own.y + head, own.w - 30, own.h - head - mix(9, 14, made.tall))
    guild = facts.guilds[facts.home]
    _cells(made, area, guild, mix(6, 11, made.tall), guild.columns, guild.rows, (1.16, 0.54))
    _numbers(made, side, facts)


def _numbers(made: Layout, zone: Rect, facts: Facts) -> None:
    """Name, three numbers, two dials, and the tray at the foot."""
    made.zones["numbers"] = zone
    head, line = mix(25, 38, made.tall), mix(36, 62, made.tall)
    body = Rect(zone.x + 14, zone.y + head, zone.w - 24, zone.h - head - 8)
    stats, body = body.split_top(line, mix(4, 8, made.tall))
    for key, rect in zip(("money", "power", "vp"), columns(stats, 3, 6), strict=True):
        made.items[key] = rect
    caption = mix(17, 24, made.tall)
    dial = min(
        (body.w - 14) / 2,
        body.h * 0.5 - caption,
        mix(96, 178, made.tall) + max(0.0, made.height - 1020) * 0.1,
    )
    dials, tray = body.split_top(dial + caption, mix(4, 8, made.tall))
    for key, rect in zip(("magic", "technology"), columns(dials, 2, 10), strict=True):
        made.items[key] = rect
    made.zones["dial"] = Rect(0, 0, dial, caption)
    _tray(made, tray, facts)


def _tray(made: Layout, zone: Rect, facts: Facts) -> None:
    """Cards that are chosen, new or drafted; below them the plate that confirms."""
    made.zones["tray"] = zone
    made.items[facts.tray] = zone
    head = mix(27, 32, made.tall)
    inner = Rect(zone.x + 6, zone.y + head, zone.w - 12, zone.h - head - 6)
    if facts.confirms:
        plate = mix(30, 40, made.tall)
        inner, button = inner.split_top(inner.h - plate - 5, 5)
        made.items["confirm"] = button
    made.zones["tray cards"] = inner
    shape = TRAY_CARD if len(facts.on_tray) < 3 else TRAY_CARD._replace(tallest=1.2)
    cards = grid(inner, len(facts.on_tray), 6, shape)
    spare = inner.right - max((card.right for card in cards), default=inner.right)
    for key, rect in zip(facts.on_tray, cards, strict=True):
        made.items[key] = rect.moved(spare / 2, 0)


def _hand(made: Layout, zone: Rect, gap: float, facts: Facts) -> None:
    """The hand, and the quests at its right where the game has them."""
    if facts.quests:
        zone, quests = zone.split_left(zone.w - mix(162, 300, made.wide) - gap, gap)
        _quests(made, quests, facts)
    made.zones["hand"] = made.items["hand"] = zone
    head = below_heading(made.roomy)
    inner = Rect(zone.x + 16, zone.y + head, zone.w - 24, zone.h - head - 10)
    gap = mix(6, 10, made.tall)
    cards = grid(inner, len(facts.hand), gap, HAND_CARD)
    spare = inner.right - max((card.right for card in cards), default=inner.right)
    for number, rect in enumerate(card.moved(spare / 2, 0) for card in cards):
        key = f"hand:{facts.hand[number]}" if facts.hand[number] else f"back {number}"
        lift = mix(5, 9, made.tall) if key in facts.raised else 0.0
        made.items[key] = rect.moved(0, -lift)


def _quests(made: Layout, zone: Rect, facts: Facts) -> None:
    made.zones["quests"] = zone
    head = mix(23, 36, made.tall)
    inner = Rect(zone.x + 10, zone.y + head, zone.w - 20, zone.h - head - 9)
    for quest, rect in zip(facts.quests, rows(inner, len(facts.quests), mix(4, 7, made.tall)), strict=True):
        made.items[f"quest:{quest}"] = rect
