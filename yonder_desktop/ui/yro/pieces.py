"""Small things on YRO's table: phases, piles, quests, plates, card backs, the frame of the own guild."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.theme import INK


@dataclass(frozen=True)
class PhaseSign:
    """A phase of the turn; `state` is 0 for past, 1 for now, 2 for ahead."""

    icon: str
    name: str
    state: int

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        if self.state == 1:
            canvas.rect(0.5, 0.5, width - 1, height - 1, theme.act_soft, 8, theme.act, 2.2)
        icon = min(26.0, height - 5)
        size = 15 if height > 30 else 12
        weight = fonts.BOLD if self.state == 1 else fonts.REGULAR
        wide = fonts.text_width(self.name, fonts.Face(size, weight))
        room = width - icon - 16
        narrowest = fonts.Face(11, weight, narrow=fonts.NARROWEST)
        if fonts.text_width(self.name, narrowest) > room:
            canvas.icon_at(self.icon, width / 2, height / 2, icon, 0.5 if self.state == 0 else 1)
            return
        left = max(5.0, (width - icon - 6 - min(wide, room)) / 2)
        canvas.icon_at(self.icon, left + icon / 2, height / 2, icon, 0.5 if self.state == 0 else 1)
        ink = theme.ink_soft if self.state == 0 else theme.ink
        canvas.text(left + icon + 6, height / 2 + size * 0.36, self.name, size, weight, ink, max_width=room)


@dataclass(frozen=True)
class Ribbon:
    """The strip on which the phases stand."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.panel(0, 0, width, height)


@dataclass(frozen=True)
class Pile:
    """Deck or discard pile: a little stack, how many cards, its name."""

    count: str
    label: str
    open: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.panel(0, 0, width, height)
        high = height - 8
        wide = high * 0.74
        for step in (2, 1, 0):
            x, y = 8 + step * 2.2, 4 - step * 0.8
            fill = theme.card if self.open else BACK
            canvas.rect(x, y, wide, high, fill, 3, INK, 1.2)
        if self.open:
            canvas.rect(11, 8, wide - 6, high * 0.4, "#D09A5B", 2)
        else:
            canvas.icon_at("cost", 8 + wide / 2, 4 + high / 2, wide * 0.66)
        x = 8 + wide + 11
        size = 18 if height > 34 else 15
        number = canvas.text(x, height / 2 + size * 0.36, self.count, size, fonts.BOLD, serif=True)
        label = 13 if height > 34 else 11
        room = width - x - number - 10
        if fonts.text_width(self.label, fonts.Face(label)) <= room:
            canvas.text(x + number + 5, height / 2 + label * 0.36, self.label, label, colour=theme.ink_soft)


BACK = "#7A2E28"


@dataclass(frozen=True)
class CardBack:
    """A card that is held hidden."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        radius = max(6.0, width * 0.05)
        canvas.shadow(0, 0, width, height, radius, 3)
        canvas.rect(0, 0, width, height, BACK, radius, INK, 1.8)
        canvas.rect(7, 7, width - 14, height - 14, None, radius * 0.7, "#E8B04A", 2)
        canvas.icon_at("faction_dragon", width / 2, height * 0.36, min(44.0, width * 0.42))
        canvas.text(
            width / 2,
            height * 0.68,
            "YRO",
            max(12, round(width * 0.17)),
            fonts.BOLD,
            "#F6E2B0",
            "middle",
            True,
        )


@dataclass(frozen=True)
class Bounds:
    """The frame around the columns and rows in use: solid where they are fixed, dashed where they may still grow."""

    columns_fixed: bool
    rows_fixed: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        colour = canvas.theme.ink_soft
        for fixed, ends in (
            (self.columns_fixed, ((0, 0, 0, height), (width, 0, width, height))),
            (self.rows_fixed, ((0, 0, width, 0), (0, height, width, height))),
        ):
            for x1, y1, x2, y2 in ends:
                if fixed:
                    canvas.line(x1, y1, x2, y2, colour, 2.4)
                else:
                    _dashes(canvas, x1, y1, x2, y2, colour)


def _dashes(canvas: Canvas, x1: float, y1: float, x2: float, y2: float, colour: str) -> None:
    length = abs(x2 - x1) + abs(y2 - y1)
    steps = max(1, round(length / 14))
    for step in range(steps):
        a, b = step / steps, (step + 0.45) / steps
        canvas.line(
            x1 + (x2 - x1) * a, y1 + (y2 - y1) * a, x1 + (x2 - x1) * b, y1 + (y2 - y1) * b, colour, 1.6
        )


@dataclass(frozen=True)
class QuestSign:
    """A quest: its name, what it asks in pictures, how far the own guild is; closed ones with who met them."""

    name: str
    symbols: str
    progress: str
    met: bool
    closed: bool
    winners: tuple[str, ...]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        fill = theme.panel_inset if not self.met else theme.act_soft
        line = theme.act if self.met and not self.closed else theme.line
        canvas.rect(0, 0, width, height, fill, 8, line, 2 if self.met and not self.closed else 1)
        ink = theme.ink_soft if self.closed else theme.ink
        two = height >= 40
        size = 15 if height > 46 else 13
        baseline = height * 0.5 - 5 if two else height / 2 + 5
        right = self._right(canvas, width, baseline, size)
        canvas.text(11, baseline, self.name, size, fonts.BOLD, ink, serif=True, max_width=right - 15)
        if two:
            flow_in(canvas, 11, baseline + 3, width - 22, height - baseline - 6, self.symbols,
                    style(13, icon=1.3, leading=1.25), theme.ink_soft, "left")  # fmt: skip

    def _right(self, canvas: Canvas, width: float, baseline: float, size: int) -> float:
        """Progress, or the signs of who met it; returns where they begin."""
        right = width - 10.0
        if self.closed:
            for colour in reversed(self.winners):
                canvas.icon_at(f"player_{colour}", right - 9, baseline - 5, 17)
                right -= 20
        if self.progress:
            ink = canvas.theme.act if self.met else canvas.theme.ink_soft
            right -= canvas.text(right, baseline, self.progress, 13, fonts.SEMIBOLD, ink, "right")
        return right


@dataclass(frozen=True)
class QuestsPanel:
    """The panel of the quests."""

    title: str
    note: str
    roomy: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.panel(0, 0, width, height)
        size, baseline = (16, 25) if self.roomy else (13, 16)
        wide = canvas.text(12, baseline, self.title, size, fonts.BOLD, serif=True)
        note = 13 if self.roomy else 11
        canvas.text(width - 11, baseline, self.note, note, colour=canvas.theme.ink_soft, align="right",
                    max_width=width - wide - 34)  # fmt: skip


@dataclass(frozen=True)
class Plate:
    """The plate that confirms what was picked; filled where something is picked, else outlined."""

    label: str
    filled: bool
    enabled: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        fill = theme.act if self.filled and self.enabled else theme.panel
        line = theme.act if self.enabled else theme.line
        ink = theme.act_ink if self.filled and self.enabled else theme.ink if self.enabled else theme.ink_soft
        dash = () if self.enabled else (5, 4)
        canvas.rect(0, 0, width, height, fill, 8, line, 2, dash=dash)
        size = 15 if height > 34 else 13
        box = Rect(8, 1, width - 16, height - 2)
        flow_in(canvas, *box, self.label, style(size, fonts.SEMIBOLD, icon=1.3, leading=1.15), ink)


@dataclass(frozen=True)
class ShadowPanel:
    """The shadow of the game alone: its total against the limit, and what is needed to beat it."""

    title: str
    total: int
    limit: int
    lines: tuple[str, ...]
    colour: str = "#40363C"

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.panel(0, 0, width, height, self.colour, 2)
        canvas.icon_at("shadow", 24, 22, 26)
        canvas.text(44, 28, self.title, 16, fonts.BOLD, serif=True, max_width=width - 130)
        danger = self.total > self.limit - 6
        ink = theme.warn if danger else theme.ink
        canvas.text(width - 12, 30, f"{self.total} / {self.limit}", 20, fonts.BOLD, ink, "right", True)
        share = min(1.0, self.total / max(1, self.limit))
        canvas.rect(14, 42, width - 28, 13, theme.panel_inset, 6, theme.line, 1.2)
        if share > 0:
            canvas.rect(
                14,
                42,
                max(12.0, (width - 28) * share),
                13,
                theme.warn if danger else self.colour,
                6,
                INK,
                1.2,
            )
        y = 70.0
        for line in self.lines:
            if y > (90 if height > 300 else 72):
                break
            canvas.text(14, y, line, 13, colour=theme.ink_soft, max_width=width - 28)
            y += 18


@dataclass(frozen=True)
class Census:
    """How the deck is composed: copies of each faction and profession that the viewer has not seen yet."""

    title: str
    note: str
    rows: tuple[tuple[str, int, int], ...]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.panel(0, 0, width, height)
        canvas.text(14, 24, self.title, 15, fonts.BOLD, serif=True, max_width=width - 28)
        canvas.text(14, 41, self.note, 12, colour=theme.ink_soft, max_width=width - 28)
        half = (len(self.rows) + 1) // 2
        step = min(27.0, (height - 54) / max(1, half))
        icon = min(22.0, step - 2)
        column = (width - 24) / 2
        for number, (name, unseen, total) in enumerate(self.rows):
            x = 12 + (number // half) * column
            y = 50 + (number % half) * step + step / 2
            canvas.icon_at(name, x + icon / 2, y, icon)
            bar = column - icon - 46
            canvas.rect(x + icon + 5, y - 5, bar, 10, theme.panel_inset, 5, theme.line, 1)
            if unseen:
                canvas.rect(x + icon + 5, y - 5, max(6.0, bar * unseen / max(1, total)), 10, theme.act, 5)
            canvas.text(x + column - 12, y + 4.5, str(unseen), 13, fonts.BOLD, align="right")
