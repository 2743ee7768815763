"""Panels of YRO's table: another seat, the own guild, numbers, tray, hand, quests, the shadow."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect, heading
from yonder_desktop.ui.seating import seat_panel

Amount = tuple[str, str]
"""The name of a drawing and what stands beside it."""


@dataclass(frozen=True)
class SeatPanel:
    """Another seat: sign, name, numbers above its guild. status: what it has done in the sealed step that runs.

    new: how many revealed cards lie at the right of its name.
    """

    name: str
    note: str
    colour: str
    status: str
    locked: bool
    amounts: tuple[Amount, ...]
    head: float
    new: int = 0

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        seat_panel(canvas, width, height, self.colour)
        tall = self.head > 60
        middle = 19.0 if tall else 14.0
        canvas.icon_at(f"player_{self.colour}", 25, middle, 18 if tall else 15)
        size = 16 if tall else 13
        right = self._status(canvas, width, middle, tall)
        room = right - 42
        wide = canvas.text(
            38, middle + size * 0.36, self.name, size, fonts.BOLD, max_width=min(room, 150), may_cut=True
        )
        if self.note and fonts.text_width(self.note, fonts.Face(13)) < room - wide - 10:
            canvas.text(46 + wide, middle + 5, self.note, 13, colour=canvas.theme.ink_soft)
        icon, number = (21.0, 15) if tall and width > 262 else (17.0, 13) if tall else (15.0, 12)
        _amounts(canvas, Rect(14, self.head - (icon + 8), width - 22, icon + 4), self.amounts, icon, number)

    def _status(self, canvas: Canvas, width: float, middle: float, tall: bool) -> float:
        """A lock and words at the right; returns where they begin."""
        right = width - 10.0 - self.new * (62.8 if tall else 46.0)
        if self.status:
            size = 13 if tall else 11
            colour = canvas.theme.act if self.locked else canvas.theme.ink_soft
            face = fonts.Face(size, fonts.SEMIBOLD)
            if fonts.text_width(self.status, face) < width * (0.46 if tall else 0.4):
                right -= canvas.text(
                    right, middle + size * 0.36, self.status, size, fonts.SEMIBOLD, colour, "right"
                )
        if self.locked:
            lock = 18.0 if tall else 15.0
            canvas.icon_at("lock", right - lock / 2 - 3, middle - 1, lock)
            right -= lock + 6
        return right


def _amounts(canvas: Canvas, box: Rect, amounts: tuple[Amount, ...], icon: float, size: int) -> None:
    """Pictures with their numbers, spread over the width by what each needs."""
    face = fonts.Face(size, fonts.BOLD)
    widths = [icon + 2 + fonts.text_width(text, face) for _, text in amounts]
    gap = max(1.0, (box.w - sum(widths)) / max(1, len(amounts) - 1))
    gap = min(gap, 16.0)
    x, middle = box.x, box.y + box.h / 2
    for (name, text), wide in zip(amounts, widths, strict=True):
        canvas.icon_at(name, x + icon / 2, middle, icon)
        canvas.text(x + icon + 2, middle + size * 0.35, text, size, fonts.BOLD)
        x += wide + gap


@dataclass(frozen=True)
class OwnPanel:
    """A panel of the own area with a heading and a note behind it; `empty` is said where nothing lies in it."""

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
        wide = canvas.text(17, baseline, self.title, size, fonts.BOLD, serif=True, max_width=width - 28)
        note = fonts.Face(13 if self.roomy else 11)
        if self.note and fonts.text_width(self.note, note) < width - wide - 44:
            canvas.text(
                width - 13, baseline, self.note, note.size, colour=canvas.theme.ink_soft, align="right"
            )


@dataclass(frozen=True)
class NumbersPanel:
    """The own numbers: sign and name, how many adventurers and links there are, and the status of the sealed step."""

    name: str
    colour: str
    count: str
    roomy: bool
    locked: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        seat_panel(canvas, width, height, self.colour)
        middle, size, icon = (19.0, 16, 21.0) if self.roomy else (13.0, 13, 16.0)
        canvas.icon_at(f"player_{self.colour}", 26, middle, icon)
        wide = canvas.text(
            40, middle + size * 0.36, self.name, size, fonts.BOLD, max_width=width * 0.4, may_cut=True
        )
        note = 14 if self.roomy else 12
        canvas.text(
            width - 13, middle + note * 0.36, self.count, note, colour=canvas.theme.ink_soft, align="right",
            max_width=width - wide - 86,
        )  # fmt: skip
        if self.locked:
            canvas.icon_at("lock", 52 + wide, middle - 1, icon)


@dataclass(frozen=True)
class Stat:
    """A number with its picture; `more` says what the next turn brings."""

    icon: str
    number: str
    label: str
    more: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.rect(0, 0, width, height, theme.panel_inset, 8)
        if height < 48:
            icon = min(25.0, height - 8)
            canvas.icon_at(self.icon, 5 + icon / 2, height / 2, icon)
            wide = canvas.text(icon + 9, height / 2 + 7, self.number, 19, fonts.BOLD, serif=True)
            room = width - icon - wide - 16
            if self.more and fonts.text_width(self.more, fonts.Face(11, fonts.SEMIBOLD)) <= room:
                canvas.text(width - 6, height / 2 + 6, self.more, 11, fonts.SEMIBOLD, theme.act, "right")
            return
        icon = 34.0
        canvas.icon_at(self.icon, 8 + icon / 2, height / 2, icon)
        canvas.text(icon + 15, height / 2 + 3, self.number, 26, fonts.BOLD, serif=True)
        canvas.text(
            icon + 15, height / 2 + 21, self.label, 13, colour=theme.ink_soft, max_width=width - icon - 19
        )
        if self.more:
            canvas.text(width - 9, height / 2 + 2, self.more, 14, fonts.BOLD, theme.act, "right")


@dataclass(frozen=True)
class Tray:
    """What lies beside the guild: planned, new or drafted cards; `empty` says what it is for."""

    title: str
    note: str
    empty: str
    roomy: bool
    locked: bool
    plate: float

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.rect(0, 0, width, height, theme.panel_inset, 9, theme.line, 1.2)
        size, baseline = (15, 19) if self.roomy else (12, 14)
        x = 10.0
        if self.locked:
            canvas.icon_at("lock", x + 8, baseline - 5, 17 if self.roomy else 14)
            x += 21
        wide = canvas.text(x, baseline, self.title, size, fonts.BOLD, serif=True, max_width=width - x - 10)
        note = fonts.Face(13 if self.roomy else 11)
        if self.note and fonts.text_width(self.note, note) < width - x - wide - 20:
            canvas.text(width - 9, baseline, self.note, note.size, colour=theme.ink_soft, align="right")
        if self.empty:
            top = baseline + 6
            box = Rect(12, top, width - 24, height - top - self.plate - 6)
            flow_in(canvas, *box, self.empty, style(14 if self.roomy else 12), theme.ink_soft)
