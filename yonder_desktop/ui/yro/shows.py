"""What all seats do at once, shown on a sheet over the table: reveal, placing, Combat, and what the phases pay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from yonder_desktop.core.events import Event
from yonder_desktop.games.yro.words import FROM_MONEY, FROM_STARS, MAGIC, MONEY, TECH, VP
from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.seating import Seating
from yonder_desktop.ui.sprites import Sprite
from yonder_desktop.ui.theme import INK, PLAYER_COLOURS
from yonder_desktop.ui.yro.adventurer_face import AdventurerFace
from yonder_desktop.ui.yro.captions import GAIN_ICONS, Faces
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.yro.steps import COMBAT, HARVEST, PLACING, REVEAL, chapters

SHOW_LEVEL = 57.0
CHAPTER = "chapter:"
HEAD, LINE, CARDS = 52.0, 38.0, 78.0
CARD = (88.0, 70.0)
MINUS = "−"


@dataclass(frozen=True)
class Row:
    """What one seat did or got. bar: a share of the longest bar, -1 for none; rank: in front of it."""

    colour: str
    name: str
    faces: tuple[AdventurerFace, ...] = ()
    text: str = ""
    bar: float = -1.0
    number: str = ""
    rank: str = ""
    icon: str = ""


@dataclass(frozen=True)
class Show:
    """A sheet with a row for each seat."""

    icon: str
    title: str
    rows: tuple[Row, ...]

    @property
    def line(self) -> float:
        return CARDS if any(row.faces for row in self.rows) else LINE

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.panel(0, 0, width, height, theme.act, 3)
        canvas.icon_at(self.icon, 32, 29, 32)
        canvas.text(56, 37, self.title, 22, fonts.BOLD, serif=True, max_width=width - 80)
        line = (height - HEAD - 12) / max(1, len(self.rows))
        for number, row in enumerate(self.rows):
            _row(canvas, Rect(16, HEAD + number * line, width - 32, line), row)


def _row(canvas: Canvas, box: Rect, row: Row) -> None:
    theme, middle = canvas.theme, box.y + box.h / 2
    x = box.x
    if row.rank:
        canvas.text(x, middle + 6, row.rank, 18, fonts.BOLD, theme.ink_soft, serif=True)
        x += 24
    sign = row.icon or f"player_{row.colour}"
    canvas.icon_at(sign, x + 11, middle, 22)
    canvas.text(x + 30, middle + 6, row.name, 16, fonts.BOLD, max_width=112, may_cut=True)
    x += 150
    for face in row.faces:
        high = min(CARD[1], box.h - 6)
        canvas.painter.save()
        canvas.painter.translate(x, middle - high / 2)
        face.paint(canvas, CARD[0], high)
        canvas.painter.restore()
        x += CARD[0] + 8
    if row.bar >= 0:
        x = _bar(canvas, x, middle, box.right - 130 - x, row)
    if row.text:
        room = Rect(x + 6, box.y, box.right - x - 6, box.h)
        how = style(16, fonts.SEMIBOLD, icon=1.35, leading=1.3)
        flow_in(canvas, *room, row.text, how, theme.ink, "right" if row.bar >= 0 else "left")


def _bar(canvas: Canvas, x: float, middle: float, longest: float, row: Row) -> float:
    """A bar as long as the power, and the number behind it; returns where the text may begin."""
    long = max(5.0, longest * row.bar)
    colour = PLAYER_COLOURS.get(row.colour, "#40363C")
    canvas.rect(x, middle - 9, long, 18, colour, 5, INK, 1.3)
    canvas.text(x + long + 8, middle + 6, row.number, 17, fonts.BOLD)
    return x + longest + 34


# ---- what is shown


def show_of(which: str, events: Sequence[Event], people: Seating, faces: Faces) -> Show | None:
    """The sheet of the newest chapter of that name; None where there is nothing of it."""
    told = [inside for name, inside in chapters(events) if name == which]
    if not told or which not in SHOWS:
        return None
    icon, title, make = SHOWS[which]
    rows = make(told[-1], people, faces)
    return Show(icon, title(), rows) if rows else None


def _gains(events: Sequence[Event]) -> str:
    """What came and went, as signed numbers with pictures."""
    net = dict.fromkeys((MAGIC, TECH, VP, MONEY), 0)
    for event in events:
        if event.kind == "money_changed":
            net[MONEY] += event.args[0]
        elif event.kind == "vp_gained":
            net[VP] += event.args[0]
        elif event.kind == "art_gained":
            net[event.args[0]] += event.args[2] - event.args[3]
    return "  ".join(
        f"{'+' if n > 0 else MINUS}{abs(n)}{{{GAIN_ICONS[kind]}}}" for kind, n in net.items() if n
    )


def _own(events: Sequence[Event], seat: int) -> list[Event]:
    return [event for event in events if event.seat == seat]


def _seats(events: Sequence[Event]) -> list[int]:
    return sorted({event.seat for event in events if event.seat >= 0})


def _reveal(events: Sequence[Event], people: Seating, faces: Faces) -> tuple[Row, ...]:
    rows = []
    for event in events:
        if event.kind == "revealed":
            cards = tuple(faces.card(card) for card in event.args)
            text = _gains(_own(events, event.seat))
            if not cards:
                text = gettext("nobody  {results}").format(results=text)
            rows.append(Row(people.colours[event.seat], people.names[event.seat], cards, text))
    return tuple(rows)


def _placing(events: Sequence[Event], people: Seating, faces: Faces) -> tuple[Row, ...]:
    """The new cards, links completed, and what came at once."""
    rows = []
    for seat in _seats(events):
        own = _own(events, seat)
        cards = tuple(faces.card(event.args[0]).in_guild(True, -1) for event in own if event.kind == "placed")
        links = [event for event in own if event.kind == "linked"]
        card_set = faces.tables.card_set
        signs = "".join(
            f"{{profession_{card_set.professions[event.args[1]].id}}}"
            if event.args[0]
            else f"{{faction_{card_set.factions[event.args[1]].id}}}"
            for event in links
        )
        text = f"{{link}}{signs}  {_gains(own)}" if links else _gains(own)
        rows.append(Row(people.colours[seat], people.names[seat], cards, text))
    return tuple(rows)


def _combat(events: Sequence[Event], people: Seating, faces: Faces) -> tuple[Row, ...]:
    """Seats by power with their rank prizes; alone the shadow among them."""
    powers = [(event.args[0], event.seat) for event in events if event.kind == "fought"]
    powers += [(event.args[1], -1) for event in events if event.kind == "shadow_grew"]
    longest = max([power for power, _seat in powers] or [0]) or 1
    rows = []
    for power, seat in sorted(powers, key=lambda one: (-one[0], one[1])):
        rank = str(1 + sum(1 for other, _seat in powers if other > power))
        if seat < 0:
            name = gettext("The shadow")
            rows.append(Row("", name, bar=power / longest, number=str(power), rank=rank, icon="shadow"))
        else:
            text = _prizes(_own(events, seat))
            rows.append(
                Row(people.colours[seat], people.names[seat], (), text, power / longest, str(power), rank)
            )
    return tuple(rows)


def _prizes(events: Sequence[Event]) -> str:
    """The rank prize, then what asterisks and quests added."""
    prize = next((event.args[1] for event in events if event.kind == "fought"), 0)
    stars = sum(
        event.args[0] for event in events if event.kind == "vp_gained" and event.args[2] == FROM_STARS
    )
    text = f"+{prize}{{vp}}" if prize else "0{vp}"
    return f"{text} * +{stars}{{vp}}" if stars else text


def _harvest(events: Sequence[Event], people: Seating, faces: Faces) -> tuple[Row, ...]:
    """What each of the phases paid, what money is worth in the end, and quests met."""
    rows = []
    for seat in _seats(events):
        own = _own(events, seat)
        parts = []
        worth = [event for event in own if event.kind == "vp_gained" and event.args[2] == FROM_MONEY]
        for phase, kind in (("production", "art_gained"), ("income", "money_changed"), ("vp", "vp_gained")):
            said = _gains([event for event in own if event.kind == kind and event not in worth])
            if said:
                parts.append(f"{{phase_{phase}}} {said}")
        parts += [f"{{money}} → {_gains([event])}" for event in worth]
        parts += ["{quest}" for event in own if event.kind == "quest_met"]
        rows.append(Row(people.colours[seat], people.names[seat], (), "   ".join(parts)))
    return tuple(rows)


Make = Callable[[Sequence[Event], Seating, Faces], tuple[Row, ...]]
SHOWS: dict[str, tuple[str, Callable[[], str], Make]] = {
    REVEAL: ("phase_recruit", lambda: gettext("Recruited"), _reveal),
    PLACING: ("link", lambda: gettext("Placed"), _placing),
    COMBAT: ("phase_combat", lambda: gettext("Combat"), _combat),
    HARVEST: ("phase_vp", lambda: gettext("Production, income, points"), _harvest),
}


def show_sprite(show: Show, bounds: Rect) -> Sprite:
    """The sheet in the middle of the table."""
    width = min(bounds.w - 40, 640.0)
    height = min(bounds.h - 40, HEAD + show.line * len(show.rows) + 12)
    x, y = bounds.x + (bounds.w - width) / 2, bounds.y + (bounds.h - height) * 0.42
    return Sprite("show", Rect(x, y, width, height), SHOW_LEVEL, show, margin=10, solid=False)
