"""Small things on the table: workers, places, markers, stacks, gaps, the arcana places and the round track."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect, columns
from yonder_desktop.ui.theme import INK, LETTER_COLOURS
from yonder_desktop.ui.yonder import art, cards


@dataclass(frozen=True)
class Place:
    """A round worker place."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        cards.worker_place(canvas, width / 2, height / 2, width / 2)


@dataclass(frozen=True)
class Piece:
    """A worker standing somewhere; pale when its settlement is locked up."""

    kind: str
    pale: bool = False

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.icon_at(self.kind, width / 2, height / 2, width, 0.35 if self.pale else 1)


@dataclass(frozen=True)
class Marker:
    """A player's sign; `over` is what the gold track adds to it (100 once it has gone round)."""

    colour: str
    over: int = 0

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.icon_at(f"player_{self.colour}", width / 2, height / 2, min(width, height))
        if self.over:
            text = f"+{self.over}"
            wide = fonts.text_width(text, fonts.Face(11, fonts.BOLD)) + 8
            canvas.rect(width / 2 - wide / 2, height - 4, wide, 14, INK, 7)
            canvas.centred(width / 2, height + 3, text, 11, "#FFFFFF")


@dataclass(frozen=True)
class Stack:
    """A face-down stack: the letter on top and how many cards are left."""

    letter: str
    left: int
    caption: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        if not self.left:
            Gap(self.caption).paint(canvas, width, height)
            return
        colour, wide, high = LETTER_COLOURS[self.letter], width - 4, height - 6
        for offset in (4, 2, 0):
            canvas.rect(offset, offset, wide, high, colour, 6, INK, 1.4)
        size = 26 if width > 40 else 16
        canvas.text(wide / 2, high * 0.42, self.letter, size, fonts.BOLD, "#FFFFFF", "middle", True)
        how = style(12 if width > 40 else 11, fonts.SEMIBOLD, leading=1.15)
        caption = self.caption if width > 40 else str(self.left)
        flow_in(canvas, 1, high * 0.48, wide - 2, 30, caption, how, "#FFFFFF")


@dataclass(frozen=True)
class Gap:
    """An empty slot with a word in it."""

    caption: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        colour = canvas.theme.ink_soft
        canvas.rect(1, 1, width - 2, height - 2, None, 6, colour, 1.4, dash=(5, 5))
        flow_in(canvas, 4, 2, width - 8, height - 4, self.caption, style(12, leading=1.15), colour)


@dataclass(frozen=True)
class CardBack:
    """A card that lies face down or is held hidden; `sign` says what kind it is."""

    sign: str = "building"

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        cards.frame(canvas, width, height)
        canvas.rect(5, 5, width - 10, height - 10, LETTER_COLOURS["HQ"], 5, INK, 1.2)
        canvas.rect(9, 9, width - 18, height - 18, None, 4, "#F0D9AE", 1.5)
        canvas.icon_at(self.sign, width / 2, height / 2, min(width, height) * 0.45)


@dataclass(frozen=True)
class Wharf:
    """The stack of ships: the top one's picture and name, and how many lie there."""

    ship: str
    name: str
    caption: str

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        roomy = height > 88
        foot = 18.0 if roomy else 15.0
        plank = "#9A7350" if not canvas.theme.dark else "#5A4436"
        canvas.rect(2, height - foot - 12, width - 4, 12, plank, 3, INK, 1.2)
        for x in (0.12, 0.5, 0.88):
            canvas.rect(width * x - 3, height - foot - 6, 6, foot - 2, plank, 2, INK, 1.2)
        if self.ship:
            self._cards(canvas, width, height - foot - 9)
        canvas.rect(0, height - 15, width, 15, canvas.theme.street, 4)
        canvas.text(
            width / 2,
            height - 4,
            self.caption,
            12 if roomy else 11,
            fonts.SEMIBOLD,
            align="middle",
            max_width=width - 4,
        )

    def _cards(self, canvas: Canvas, width: float, height: float) -> None:
        for offset in (5, 2.5, 0):
            canvas.rect(4 + offset, 5 - offset * 0.7, width - 14, height - 4, canvas.theme.card, 6, INK, 1.4)
        icon = min(34.0, height * 0.37)
        canvas.icon_at(art.ship_drawing(self.ship), width / 2 - 2, 7 + icon / 2, icon)
        box = Rect(6, 8 + icon, width - 18, height - icon - 9)
        how = style(12 if width > 90 else 11, fonts.SEMIBOLD, leading=1.05)
        flow_in(canvas, *box, self.name, how, canvas.theme.card_ink)


@dataclass(frozen=True)
class ArcanaPlace:
    """A place of the upper city: filled, open, or locked until the one below is filled, `link` pixels away."""

    state: str
    symbols: str
    link: float = 0

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        roomy = height > 38
        radius = min(15.0, height / 2 - 3) if roomy else 10.5
        x, y = radius + (5 if roomy else 3), height / 2
        if self.link:
            canvas.line(x, height - 4, x, height + self.link + 4, theme.ink_soft, 3)
        fill = theme.board if self.state == "locked" else theme.panel
        canvas.rect(0, 0, width, height, fill, 8, theme.line, 1.2)
        dash = (3, 3) if self.state == "locked" else ()
        canvas.circle(x, y, radius, theme.district, theme.ink_soft, 1.6, dash=dash)
        if self.state == "filled":
            canvas.icon_at("arcana", x, y, radius * 1.75)
        elif self.state == "locked":
            canvas.icon_at("lock", x, y - 0.5, radius * 1.1)
        how = style(13 if roomy else 12, fonts.SEMIBOLD, icon=1.4, leading=1.25)
        left = 2 * radius + (8 if roomy else 4)
        colour = theme.ink_soft if self.state == "locked" else theme.ink
        cards.symbols(canvas, Rect(left, 1, width - left - 2, height - 2), self.symbols, how, colour)


@dataclass(frozen=True)
class RoundRow:
    """One round: its market value, the letters dealt and a note such as the ships dealt."""

    market: int
    letters: str
    ships: int
    note: str


@dataclass(frozen=True)
class RoundTrack:
    """The rounds side by side; `now` is the present one, from 1."""

    rounds: tuple[RoundRow, ...]
    now: int
    head: float

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        body = Rect(5, self.head, width - 10, height - self.head - 5)
        for number, (row, cell) in enumerate(
            zip(self.rounds, columns(body, len(self.rounds), 4), strict=True)
        ):
            self._cell(canvas, row, cell, number + 1)

    def _cell(self, canvas: Canvas, row: RoundRow, cell: Rect, number: int) -> None:
        theme = canvas.theme
        now = number == self.now
        line, width = (theme.selected, 3) if now else (theme.line, 1)
        canvas.rect(*cell, theme.panel if now else theme.board, 8, line, width)
        x = cell.x + cell.w / 2
        ink = theme.ink if number >= self.now else theme.ink_soft
        roomy = cell.w > 56
        canvas.text(
            x,
            cell.y + (22 if roomy else 15),
            str(number),
            20 if roomy else 15,
            fonts.BOLD,
            ink,
            "middle",
            True,
        )
        value = f"{{market}} +{row.market}" if roomy else f"+{row.market}"
        how = style(17 if roomy else 14, fonts.BOLD, icon=1.35)
        top, high = (cell.y + 25, 24) if roomy else (cell.y + 17, 17)
        flow_in(canvas, cell.x + 1, top, cell.w - 2, high, value, how, theme.gold)
        low = style(12 if roomy else 11, fonts.SEMIBOLD, icon=1.35)
        letters = Rect(cell.x + 1, cell.bottom - 39, cell.w - 2, 16)
        if letters.y >= top + high - 1:
            flow_in(canvas, *letters, row.letters, low, theme.ink_soft)
        if roomy or row.ships:
            note = f"{{ship}}{row.ships}" if row.ships else row.note
            high = 19 if roomy else 17
            flow_in(canvas, cell.x + 2, cell.bottom - high - 2, cell.w - 4, high, note, low, theme.ink_soft)
