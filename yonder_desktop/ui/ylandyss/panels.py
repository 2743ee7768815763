"""Panels of the table of Ylandyss: a player's line, the row, an open pile, the draft."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect, heading
from yonder_desktop.ui.seating import seat_panel
from yonder_desktop.ui.ylandyss import cards
from yonder_desktop.ui.ylandyss.layout import LOW_LINE


@dataclass(frozen=True)
class LinePanel:
    """A player's line: sign and name, place and state beside the shield, loot and chest. `head` is how wide that is.

    active: it is its turn. first: it holds the token. out: it plays no more cards this round.
    """

    name: str
    note: str
    colour: str
    place: str
    state: str
    loot: int
    chest: int
    end_at: int
    active: bool
    first: bool
    out: bool
    leads: bool
    head: float
    shield: float

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        seat_panel(canvas, width, height, self.colour)
        if self.active:
            canvas.rect(11, 4, self.head - 16, 20 if height < LOW_LINE else 30, canvas.theme.act_soft, 6)
        if height < LOW_LINE:
            self._low(canvas, height)
        else:
            self._high(canvas, height)

    def _title(self, canvas: Canvas, middle: float, size: int, icon: float) -> None:
        canvas.icon_at(f"player_{self.colour}", 16 + icon / 2, middle, icon)
        x = 16 + icon + 5
        room = self.head - x - 12 - (icon + 4 if self.first else 0)
        wide = canvas.text(x, middle + size * 0.36, self.name, size, fonts.BOLD, max_width=room, may_cut=True)
        if self.first:
            canvas.icon_at("first", x + wide + icon * 0.6 + 2, middle, icon)
            wide += icon + 4
        if self.note and fonts.text_width(self.note, fonts.Face(13)) < self.head - x - wide - 16:
            canvas.text(x + wide + 7, middle + 5, self.note, 13, colour=canvas.theme.ink_soft)

    def _low(self, canvas: Canvas, height: float) -> None:
        self._title(canvas, 14, 14, 16)
        x, room = 15 + self.shield + 7, self.head - self.shield - 30
        top = 25 + max(0.0, (height - 84) / 2)
        ink = canvas.theme.act if self.leads else canvas.theme.ink
        canvas.text(x, top + 11, self.place, 12, fonts.BOLD, ink, max_width=room)
        canvas.text(x, top + 25, self.state, 11, colour=self._state_ink(canvas), max_width=room)
        self._coins(canvas, Rect(x, top + 31, room, 18), 15, 12)

    def _high(self, canvas: Canvas, height: float) -> None:
        self._title(canvas, 19, 17, 20)
        x, room = 15 + self.shield + 11, self.head - self.shield - 36
        top = 38 + self.shield / 2
        ink = canvas.theme.act if self.leads else canvas.theme.ink
        canvas.text(x, top - 5, self.place, 15, fonts.BOLD, ink, max_width=room)
        canvas.text(x, top + 14, self.state, 13, colour=self._state_ink(canvas), max_width=room)
        self._coins(
            canvas, Rect(16, min(height - 32, top + self.shield / 2 + 18), self.head - 26, 24), 22, 16
        )

    def _state_ink(self, canvas: Canvas) -> str:
        return canvas.theme.warn if self.out else canvas.theme.ink_soft

    def _coins(self, canvas: Canvas, box: Rect, icon: float, size: int) -> None:
        """Coins in the loot, and in the chest of those that end the game."""
        middle = box.y + box.h / 2
        wide = canvas.text(
            box.x + icon + 3, middle + size * 0.36, str(self.loot), size, fonts.BOLD
        )  # fmt: skip
        canvas.icon_at("loot", box.x + icon / 2, middle, icon)
        x = box.x + icon + wide + max(8.0, min(26.0, box.w * 0.12))
        canvas.icon_at("chest", x + icon / 2, middle, icon)
        canvas.text(
            x + icon + 3, middle + size * 0.36, f"{self.chest}/{self.end_at}", size, fonts.BOLD,
            max_width=box.right - x - icon,
        )  # fmt: skip


@dataclass(frozen=True)
class Total:
    """The total on its shield."""

    total: int

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        ink = canvas.theme.card_ink if canvas.theme.name == "contrast" else "#2B2018"
        cards.shield(canvas, width / 2, height / 2, width, str(self.total), ink, serif=True)


@dataclass(frozen=True)
class Chip:
    """A pile of another player: its drawing and how many cards lie there."""

    icon: str
    count: int

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        icon = min(24.0, height, width * 0.54)
        faint = 1.0 if self.count else 0.4
        canvas.icon_at(self.icon, icon / 2, height / 2, icon, faint)
        size = 12 if height < 22 else 14
        ink = canvas.theme.ink if self.count else canvas.theme.ink_soft
        canvas.text(icon + 3, height / 2 + size * 0.36, str(self.count), size, fonts.SEMIBOLD, ink)


@dataclass(frozen=True)
class Headed:
    """A panel with a heading, and a note in pictures at its right edge; act: it is where to act now."""

    title: str
    note: str = ""
    roomy: bool = True
    colour: str = ""
    act: bool = False
    empty: str = ""
    right: float = 0

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        if self.colour:
            seat_panel(canvas, width, height, self.colour)
        else:
            canvas.panel(0, 0, width, height, canvas.theme.act if self.act else None, 3 if self.act else 1.2)
        left = 17.0 if self.colour else 13.0
        size, baseline = heading(self.roomy)
        edge = width - 12 - self.right
        wide = canvas.text(left, baseline, self.title, size, fonts.BOLD, serif=True, max_width=edge - left)
        if self.note:
            how = style(13 if self.roomy else 12, icon=1.3)
            low = how.face.size * 0.36
            box = Rect(left + wide + 12, 1, edge - left - wide - 12, 2 * (baseline - low - 1))
            align = "left" if self.colour else "right"
            if box.w > 60:
                flow_in(canvas, *box, self.note, how, canvas.theme.ink_soft, align)
        if self.empty:
            how = style(14 if self.roomy else 12, italic=True)
            flow_in(canvas, 20, baseline + 4, width - 36 - self.right, height - baseline - 12, self.empty, how,
                    canvas.theme.ink_soft)  # fmt: skip


@dataclass(frozen=True)
class Label:
    """Words on a panel; act: they say that something can be done."""

    text: str
    size: int = 12
    act: bool = False
    strong: bool = False

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        ink = theme.act if self.act else theme.ink if self.strong else theme.ink_soft
        how = style(self.size, fonts.SEMIBOLD, serif=False, icon=1.25)
        flow_in(canvas, 0, 0, width, height, self.text, how, ink)
