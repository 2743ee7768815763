"""What a total is made of, as pictures: a flow of numbers, a table beside the cards, a sheet with everything."""

from __future__ import annotations

from dataclasses import dataclass

from yonder_desktop.ui import fonts
from yonder_desktop.ui.flow import Style, flow, flow_height, flow_in, style
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect

PartRow = tuple[str, str, str, str]
"""Name, printed strength with bonuses, from whom they are (as markup), what it adds."""
ROW, HEAD = 26.0, 30.0
NOTE, FOOT, TIE = style(12), style(13, icon=1.3), style(13, fonts.SEMIBOLD)


@dataclass(frozen=True)
class PartsLine:
    """What a total is made of, in one flow of numbers; more: what else the line means, in an inset below."""

    sums: str
    more: tuple[str, ...]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        roomy = height > 104
        how = style(14 if roomy else 12, icon=1.3)
        lines = [line for line in self.more if line]
        step = 25.0 if roomy else 19.0
        inset = step * len(lines) + 10 if lines else 0.0
        upper = min(flow_height(self.sums, width, how) + 6, height - inset)
        if upper < how.line_height or not lines:
            flow_in(canvas, 0, 0, width, height, self.sums, how, canvas.theme.ink, "left")
            return
        top = max(0.0, (height - upper - inset) / 2)
        flow_in(canvas, 0, top, width, upper - 4, self.sums, how, canvas.theme.ink, "left")
        canvas.rect(0, top + upper, width, inset, canvas.theme.panel_inset, 8)
        for number, line in enumerate(lines):
            box = Rect(10, top + upper + 5 + number * step, width - 20, step)
            flow_in(canvas, *box, line, how, canvas.theme.ink, "left")


@dataclass(frozen=True)
class PartsTable:
    """What the own total is made of, one row a card; from whom bonuses are where there is room for it."""

    title: str
    rows: tuple[PartRow, ...]
    foot: str
    total: int

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        theme = canvas.theme
        roomy = height > 140
        size, head = (14, 26.0) if roomy else (12, 17.0)
        canvas.text(0, head - 8, self.title, 16 if roomy else 13, fonts.BOLD, serif=True, max_width=width)
        step = min(28.0, (height - head) / (len(self.rows) + 1))
        for place, row in enumerate(self.rows):
            self._row(canvas, Rect(0, head + step * place, width, step), row, size)
            canvas.line(0, head + step * (place + 1), width, head + step * (place + 1), theme.line, 1)
        base = head + step * (len(self.rows) + 0.5) + size * 0.36
        box = Rect(0, base - size - 4, width - 44, size + 12)
        flow_in(canvas, *box, self.foot, style(size - 1, icon=1.3), theme.ink_soft, "left")
        canvas.text(width, base + 2, str(self.total), size + 6, fonts.BOLD, align="right", serif=True)

    def _row(self, canvas: Canvas, box: Rect, row: PartRow, size: int) -> None:
        name, made, note, adds = row
        width, base = box.w, box.y + box.h / 2 + size * 0.36
        number, sums = 30.0, min(58.0, width * 0.2)
        names = min(190.0, width * 0.42)
        canvas.text(0, base, name, size, fonts.SEMIBOLD, max_width=names - 6)
        canvas.text(names, base, made, size, fonts.BOLD, canvas.theme.act, max_width=sums - 4)
        how = style(size - 1)
        room = Rect(names + sums, box.y, width - names - sums - number, box.h)
        if note and flow_height(note, room.w, how) <= min(room.h + 2, how.line_height * 1.5):
            flow_in(canvas, *room, note, how, canvas.theme.ink_soft, "left")
        canvas.text(width, base, adds, size + 2, fonts.BOLD, align="right", serif=True)


@dataclass(frozen=True)
class PartsSheet:
    """A total opened into all its parts. tie: who of equals is ahead, and why."""

    title: str
    rows: tuple[PartRow, ...]
    foot: str
    total: int
    tie: str = ""

    def height(self, width: float) -> float:
        """How high the sheet has to be at a width."""
        inner = width - 28
        notes = sum(_note_height(note, inner) for _name, _made, note, _adds in self.rows)
        tie = flow_height(self.tie, inner, TIE) + 8 if self.tie else 0.0
        return 6 + HEAD + ROW * len(self.rows) + notes + 34 + tie + 8

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.panel(0, 0, width, height)
        share = min(1.0, height / self.height(width))
        left, right, y = 14.0, width - 14, 6 + HEAD * share
        canvas.text(left, y - 9, self.title, 16, fonts.BOLD, serif=True, max_width=right - left)
        for row in self.rows:
            used = (ROW + _note_height(row[2], right - left)) * share
            self._row(canvas, Rect(left, y, right - left, used), row)
            y += used
            canvas.line(left, y, right, y, canvas.theme.line, 1)
        box = Rect(left, y + 4, right - left - 46, 26)
        flow_in(canvas, *box, self.foot, FOOT, canvas.theme.ink_soft, "left")
        canvas.text(right, y + 24, str(self.total), 20, fonts.BOLD, align="right", serif=True)
        if self.tie:
            room = Rect(left, y + 34, right - left, height - y - 40)
            flow_in(canvas, *room, self.tie, TIE, canvas.theme.act, "left")

    def _row(self, canvas: Canvas, box: Rect, row: PartRow) -> None:
        name, made, note, adds = row
        base = box.y + 18
        sums = box.right - 40
        canvas.text(box.x, base, name, 14, fonts.SEMIBOLD, max_width=box.w * 0.62)
        canvas.text(sums, base, made, 14, fonts.BOLD, canvas.theme.act, align="right")
        canvas.text(box.right, base, adds, 16, fonts.BOLD, align="right", serif=True)
        if note:
            flow(canvas, box.x, box.y + 22, box.w - 44, note, NOTE, canvas.theme.ink_soft)


def _note_height(note: str, width: float) -> float:
    how: Style = NOTE
    return flow_height(note, width - 44, how) if note else 0.0
