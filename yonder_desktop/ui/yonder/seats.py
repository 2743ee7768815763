"""Panels of the seats: another seat's lines of supply, the own settlement, supply and hand, and the heaps in it."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect, heading
from yonder_desktop.ui.seating import seat_panel

Count = tuple[str, int]


def counted(
    canvas: Canvas, x: float, middle: float, counts: tuple[Count, ...], icon: float, size: int, step: float
) -> None:
    """Pictures with numbers behind them, `step` pixels apart."""
    for number, (name, count) in enumerate(counts):
        left = x + number * step
        faint = 1.0 if count else 0.35
        canvas.icon_at(name, left + icon / 2, middle, icon, faint)
        ink = canvas.theme.ink if count else canvas.theme.ink_soft
        canvas.text(left + icon + 2, middle + size * 0.35, str(count), size, fonts.SEMIBOLD, ink)


@dataclass(frozen=True)
class SeatPanel:
    """Another seat: sign, name, gold; workers, goods and what else it owns. `status` replaces the workers' line.

    active: it is its turn. first: it starts the round.
    """

    name: str
    note: str
    colour: str
    gold: int
    workers: tuple[Count, ...]
    goods: tuple[Count, ...]
    rest: tuple[Count, ...]
    status: str
    active: bool
    first: bool
    head: float

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        seat_panel(canvas, width, height, self.colour)
        if self.active:
            canvas.rect(11, 4, width - 15, 27, canvas.theme.act_soft, 7)
        self._title(canvas, width)
        x, room = 17.0, width - 24
        three = self.head > 100
        if self.status:
            y = 46 if three else 41
            canvas.icon_at("lock", x + 10, y, 20)
            canvas.text(x + 25, y + 4.5, self.status, 13, fonts.SEMIBOLD, max_width=room - 28)
        if three:
            if not self.status:
                counted(canvas, x, 46, self.workers, 24, 14, room / 5)
            counted(canvas, x, 72, self.goods, 21, 14, room / 6)
            counted(canvas, x, 96, self.rest, 20, 13, room / len(self.rest))
            return
        if not self.status:
            held = tuple((name, count) for name, count in (*self.workers, *self.rest) if count)
            icon, size = (18, 12) if len(held) < 7 else (15, 11)
            counted(canvas, x, 41, held, icon, size, room / max(6, len(held)))
        counted(canvas, x, 60, self.goods, 17, 12, room / 6)

    def _title(self, canvas: Canvas, width: float) -> None:
        canvas.icon(f"player_{self.colour}", 16, 8, 19)
        gold = fonts.text_width(str(self.gold), fonts.Face(20, fonts.BOLD))
        right = width - 13 - gold - 27
        room = right - 45 - (26 if self.first else 0)
        wide = canvas.text(42, 24, self.name, 16, fonts.BOLD, max_width=min(room, 150), may_cut=True)
        if self.first:
            canvas.icon("eye", 42 + wide + 5, 8, 20)
            wide += 24
        if self.note and fonts.text_width(self.note, fonts.Face(13)) < room - wide:
            canvas.text(42 + wide + 8, 24, self.note, 13, colour=canvas.theme.ink_soft)
        canvas.icon_at("gold", right + 12, 18, 23)
        canvas.text(width - 12, 25, str(self.gold), 20, fonts.BOLD, align="right")


@dataclass(frozen=True)
class OwnPanel:
    """A panel of the own area with a heading and a note at its right edge; `empty` is said where nothing lies in it."""

    title: str
    note: str
    colour: str
    roomy: bool
    empty: str = ""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        seat_panel(canvas, width, height, self.colour)
        if self.empty:
            box = Rect(24, 30, width - 40, height - 40)
            flow_in(canvas, *box, self.empty, style(14, italic=True), canvas.theme.ink_soft)
        size, baseline = heading(self.roomy)
        wide = canvas.text(16, baseline, self.title, size, fonts.BOLD, serif=True, max_width=width - 28)
        note = fonts.Face(13 if self.roomy else 11)
        if self.note and fonts.text_width(self.note, note) < width - wide - 44:
            canvas.text(
                width - 12, baseline, self.note, note.size, colour=canvas.theme.ink_soft, align="right"
            )


@dataclass(frozen=True)
class SupplyPanel:
    """The own supply: sign, name and gold above the heaps; on one line where there is little height."""

    name: str
    colour: str
    gold: int
    gold_words: str
    status: str
    active: bool
    first: bool
    strip: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        seat_panel(canvas, width, height, self.colour)
        if self.strip:
            self._purse(canvas, height)
            return
        canvas.icon(f"player_{self.colour}", 17, 9, 21)
        x = (
            44
            + canvas.text(44, 26, self.name, 16, fonts.BOLD, max_width=min(150, width * 0.24), may_cut=True)
            + 8
        )
        if self.first:
            canvas.icon("eye", x, 9, 21)
            x += 28
        canvas.icon_at("gold", x + 22, 20, 26)
        x += 40 + canvas.text(x + 40, 27, self.gold_words, 18, fonts.BOLD) + 16
        if self.status:
            canvas.icon("lock", x, 8, 22)
            room = width - x - 284
            if fonts.text_width(self.status, fonts.Face(14)) < room:
                canvas.text(x + 27, 26, self.status, 14, colour=canvas.theme.ink_soft)

    def _purse(self, canvas: Canvas, height: float) -> None:
        canvas.icon(f"player_{self.colour}", 15, 6, 17)
        wide = canvas.text(36, 19, self.name, 12, fonts.BOLD, max_width=50, may_cut=True)
        if self.first and wide < 26:
            canvas.icon("eye", 38 + wide, 7, 16)
        canvas.icon_at("lock" if self.status else "gold", 25, height - 16, 22)
        canvas.text(40, height - 9, str(self.gold), 19, fonts.BOLD)


@dataclass(frozen=True)
class WorkerHeap:
    """Workers of one kind in the supply, as a piece with a caption."""

    kind: str
    count: int
    caption: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.rect(0, 0, width, height, theme.panel_inset, min(10.0, height * 0.2), theme.line, 1.2)
        faint = 1.0 if self.count else 0.3
        ink = theme.ink if self.count else theme.ink_soft
        if height < 60:
            icon = min(34.0, height - 6)
            canvas.icon_at(self.kind, icon / 2 + 2, height / 2, icon, faint)
            wide = fonts.text_width(str(self.count), fonts.Face(14, fonts.BOLD)) + 8
            canvas.rect(width - wide - 2, height - 19, wide, 17, theme.panel, 6, theme.line, 1)
            canvas.centred(width - wide / 2 - 2, height - 10.5, str(self.count), 14, ink)
            return
        icon = min(54.0, height - 28, width - 12)
        canvas.icon_at(self.kind, width / 2, (height - 18) / 2 + 1, icon, faint)
        weight = fonts.BOLD if self.count else fonts.SEMIBOLD
        caption = self.caption if width >= 66 else str(self.count)
        canvas.text(width / 2, height - 7, caption, 13, weight, ink, "middle", max_width=width - 6)


@dataclass(frozen=True)
class Heap:
    """Goods of one kind in the supply."""

    kind: str
    count: int
    text: str = ""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        small = width < 50
        icon = min(31.0, height - 2, max(19.0, width * 0.56))
        faint = 1.0 if self.count else 0.35
        canvas.icon_at(self.kind, icon / 2, height / 2, icon, faint)
        ink = canvas.theme.ink if self.count else canvas.theme.ink_soft
        size = 13 if width < 42 else 15 if small else 19
        text = self.text or str(self.count)
        canvas.text(
            icon + 3, height / 2 + size * 0.35, text, size, fonts.BOLD, ink, max_width=width - icon - 4
        )


@dataclass(frozen=True)
class Tray:
    """The general supply, offered while a worker is chosen from it."""

    title: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.panel(0, 0, width, height, canvas.theme.act, 3)
        canvas.text(14, 20, self.title, 14, fonts.BOLD, serif=True, max_width=width - 28)


@dataclass(frozen=True)
class Plate:
    """A plate that ends the turn or locks up; costly ones are outlined in brick, never filled."""

    label: str
    icon: str
    costly: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        colour = theme.warn if self.costly else theme.ink
        canvas.rect(0, 0, width, height, theme.panel, 8, theme.warn if self.costly else theme.ink_soft, 1.6)
        roomy = height > 24
        if self.icon:
            canvas.icon_at(self.icon, 17 if roomy else 12, height / 2, 18 if roomy else 15)
        left = (30 if roomy else 20) if self.icon else 6
        box = Rect(left, 0, width - left - 4, height)
        flow_in(canvas, *box, self.label, style(14 if roomy else 12, fonts.SEMIBOLD), colour)
