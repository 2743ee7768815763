"""What lies in front of the own seat: piles, coins, captions of hand cards, plates, the tray of a choice of cards."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import flow_in, lay_out, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.theme import INK, PLAYER_COLOURS
from yonder_desktop.ui.ylandyss import cards
from yonder_desktop.ui.ylandyss.colours import DECK


@dataclass(frozen=True)
class Back:
    """A card face down."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        cards.back(canvas, width, height)


@dataclass(frozen=True)
class Pile:
    """A pile: face down with the number on it, or with its top card; empty where nothing lies."""

    count: int
    caption: str
    top: Picture | None = None
    face_down: bool = False

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme, radius = canvas.theme, cards.corner(width)
        if not self.count:
            canvas.rect(1, 1, width - 2, height - 2, None, radius, theme.line, 1.4, dash=(5, 4))
        else:
            for step in range(min(3, self.count) - 1, 0, -1):
                canvas.rect(step * 3, -step * 2.5, width, height, DECK if self.face_down else theme.card, radius,
                            INK, 1.2)  # fmt: skip
            self._top(canvas, width, height)
        size = 13 if width > 84 else 11
        canvas.text(width / 2, height + size + 3, self.caption, size, fonts.SEMIBOLD, theme.act, "middle",
                    max_width=width + 8)  # fmt: skip

    def _top(self, canvas: Canvas, width: float, height: float) -> None:
        if self.face_down:
            cards.back(canvas, width, height)
        elif self.top is not None:
            self.top.paint(canvas, width, height)
        size = max(13, round(width * 0.15))
        text = str(self.count)
        wide = max(size * 1.5, fonts.text_width(text, fonts.Face(size, fonts.BOLD)) + 12)
        x, y = width / 2, height - size * 0.7
        canvas.rect(x - wide / 2, y - size * 0.7, wide, size * 1.4, canvas.theme.panel, size * 0.7, INK, 1.4)
        canvas.centred(x, y, text, size, canvas.theme.ink)


@dataclass(frozen=True)
class Purse:
    """Chest with the way to the end, loot to spend, points as they stand. Texts are markup."""

    chest: int
    end_at: int
    colour: str
    to_go: str
    loot: str
    points: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.rect(0, 0, width, height, theme.panel_inset, 9)
        tall = height > 150
        icon, size = (40.0, 26) if tall else (25.0, 18)
        y = 8 + icon / 2
        canvas.icon_at("chest", 10 + icon / 2, y, icon)
        wide = canvas.text(18 + icon, y + size * 0.36, str(self.chest), size, fonts.BOLD, serif=True)
        note = 14 if tall else 12
        canvas.text(22 + icon + wide, y + size * 0.36, f"/ {self.end_at}", note, colour=theme.ink_soft,
                    max_width=width - icon - wide - 28)  # fmt: skip
        bar = Rect(11, y + icon / 2 + 5, width - 22, 13 if tall else 9)
        canvas.rect(*bar, theme.track, bar.h / 2, theme.line, 1.2)
        share = min(1.0, self.chest / self.end_at)
        if share:
            canvas.rect(
                bar.x,
                bar.y,
                max(bar.h, bar.w * share),
                bar.h,
                PLAYER_COLOURS[self.colour],
                bar.h / 2,
                INK,
                1.2,
            )
        self._lines(canvas, Rect(11, bar.bottom + 3, width - 20, height - bar.bottom - 7), note)

    def _lines(self, canvas: Canvas, box: Rect, size: int) -> None:
        lines = [self.to_go, self.loot, self.points]
        step = min(box.h / len(lines), size * 2.3)
        for number, line in enumerate(lines):
            how = style(
                size if number else size - 1, fonts.REGULAR if not number else fonts.SEMIBOLD, icon=1.4
            )
            ink = canvas.theme.ink if number else canvas.theme.ink_soft
            flow_in(canvas, box.x, box.y + number * step, box.w, step, line, how, ink, "left")


@dataclass(frozen=True)
class Caption:
    """Below a hand card: what playing it leads to, or why it cannot be played."""

    text: str
    legal: bool

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        size = 15 if height > 24 and width > 120 else 12
        how = style(size, fonts.BOLD, icon=1.3, leading=1.15)
        line = lay_out(self.text, width - 10, how)[0]
        wide = min(width, line.width + 22)
        x = (width - wide) / 2
        fill = theme.act if self.legal else theme.warn_soft
        canvas.rect(x, 0, wide, height - 2, fill, (height - 2) / 2, None if self.legal else theme.warn, 1.4)
        ink = theme.act_ink if self.legal else theme.ink
        flow_in(canvas, x + 5, 0, wide - 10, height - 2, self.text, how, ink)


@dataclass(frozen=True)
class Plate:
    """A plate apart from the cards. sub: what follows. kind: `costly` outlined in brick, `go` filled, `off` waiting."""

    label: str
    sub: str
    kind: str = ""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        go = self.kind == "go"
        line = {"costly": theme.warn, "go": theme.act, "off": theme.line}.get(self.kind, theme.ink_soft)
        fill = theme.act if go else theme.panel_inset if self.kind == "off" else theme.panel
        ink = theme.act_ink if go else theme.warn if self.kind == "costly" else theme.ink
        if self.kind == "off":
            canvas.rect(0, 0, width, height, fill, 8)
            canvas.rect(0, 0, width, height, None, 8, line, 1.6, dash=(5, 4))
        else:
            canvas.rect(0, 0, width, height, fill, 8, line, 1.8)
        size = 15 if height > 40 else 13
        if not self.sub:
            flow_in(
                canvas, 9, 1, width - 18, height - 2, self.label, style(size, fonts.SEMIBOLD, icon=1.3), ink
            )
            return
        canvas.text(12, height * 0.5 - 2, self.label, size, fonts.SEMIBOLD, ink, max_width=width - 20)
        flow_in(canvas, 12, height * 0.5, width - 20, height * 0.5 - 2, self.sub, style(size - 2, leading=1.15), ink,
                "left")  # fmt: skip


@dataclass(frozen=True)
class Tray:
    """Where picked cards are told of while several are chosen."""

    title: str
    names: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.rect(0, 0, width, height, theme.panel_inset, 9, theme.act, 2)
        size = 15 if height > 130 else 12
        head = size * 2.8
        flow_in(canvas, 9, 4, width - 18, head, self.title, style(size, fonts.SEMIBOLD), theme.ink, "left")
        flow_in(
            canvas,
            9,
            head + 6,
            width - 18,
            height - head - 12,
            self.names,
            style(size - 1),
            theme.ink_soft,
            "left",
        )


@dataclass(frozen=True)
class Close:
    """The button that closes an open pile."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        canvas.rect(0, 0, width, height, theme.panel, 6, theme.ink_soft, 1.4)
        x, y, arm = width / 2, height / 2, 5.0
        canvas.line(x - arm, y - arm, x + arm, y + arm, theme.ink, 2.2)
        canvas.line(x - arm, y + arm, x + arm, y - arm, theme.ink, 2.2)
