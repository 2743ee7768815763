"""Plots in the look of the program: bars of games won and lost, and totals one game after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yonder_desktop.ui import fonts
from yonder_desktop.ui.fonts import Face
from yonder_desktop.ui.look import Look, canvas_for
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.theme import NOTE
from yonder_desktop.wording.catalogue import gettext

ROW, BAR = 30.0, 16.0
MOST_BARS, MOST_POINTS = 5, 40
LABEL_SHARE = 0.36
POINT = 4.5


@dataclass(frozen=True)
class Bar:
    """A group of games. said: its numbers in words."""

    name: str
    played: int
    won: int
    said: str


class Plot(QWidget):
    """Painted in lengths of the identity; says in words what it shows."""

    def __init__(self, look: Look, title: str, height: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._height = height
        self.setAccessibleName(title)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(260), self._look.px(self._height))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(200), self._look.px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = canvas_for(self, self._look)
        self.paint(canvas, self.width() / self._look.factor, self.height() / self._look.factor)
        canvas.painter.end()

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        raise NotImplementedError


class BarPlot(Plot):
    """A bar for each of the largest groups: its length is the number of games, the filled part those that were won."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, ROW * MOST_BARS, parent)
        self._bars: list[Bar] = []

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these groups."""
        self._bars = list(bars[:MOST_BARS])
        self.setAccessibleDescription("; ".join(f"{bar.name}: {bar.said}" for bar in self._bars))
        self.update()

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        most = max((bar.played for bar in self._bars), default=1)
        label = width * LABEL_SHARE
        said = max((fonts.text_width(bar.said, Face(NOTE)) for bar in self._bars), default=0.0) + 10
        room = max(20.0, width - label - said)
        for number, bar in enumerate(self._bars):
            middle = ROW * (number + 0.5)
            name, face = canvas.fitted(bar.name, Face(NOTE), label - 12, may_cut=True)
            canvas.write(0, middle + 5, name, face, canvas.theme.ink)
            self._bar(canvas, label, middle, room * bar.played / most, bar)
            canvas.text(
                label + room * bar.played / most + 8, middle + 5, bar.said, NOTE, colour=canvas.theme.ink_soft
            )

    def _bar(self, canvas: Canvas, x: float, middle: float, long: float, bar: Bar) -> None:
        """Won games are filled, the others only framed: to be told apart without colours."""
        theme, y = canvas.theme, middle - BAR / 2
        canvas.rect(x, y, long, BAR, theme.panel_inset, 4, theme.ink_soft, 1.2)
        if bar.won:
            canvas.rect(x, y, long * bar.won / bar.played, BAR, theme.act, 4, theme.ink, 1.2)


class TimePlot(Plot):
    """Totals one game after the other: a filled point is a game that was won, a ring one that was not."""

    def __init__(self, look: Look, title: str, parent: QWidget | None = None) -> None:
        super().__init__(look, title, 132, parent)
        self._points: list[tuple[int, bool]] = []
        self._dates = ("", "")

    def show_points(self, points: Sequence[tuple[int, bool]], first: str, last: str) -> None:
        """Show totals, the oldest first, and whether each game was won. first, last: dates."""
        self._points = list(points[-MOST_POINTS:])
        self._dates = (first, last)
        said = ", ".join(str(total) for total, _won in self._points)
        self.setAccessibleDescription(gettext("Totals, the oldest first: {totals}").format(totals=said))
        self.update()

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        if not self._points:
            return
        totals = [total for total, _won in self._points]
        low, high = min(*totals, 0), max(*totals, 1)
        left, right, top, bottom = 38.0, width - 10, 12.0, height - 26
        theme = canvas.theme
        for value in sorted({low, round((low + high) / 2), high}):
            y = bottom - (bottom - top) * (value - low) / (high - low)
            canvas.line(left, y, right, y, theme.line, 1)
            canvas.text(left - 8, y + 4, str(value), NOTE - 1, colour=theme.ink_soft, align="right")
        canvas.text(left, height - 6, self._dates[0], NOTE - 1, colour=theme.ink_soft)
        if len(self._points) > 1:
            canvas.text(right, height - 6, self._dates[1], NOTE - 1, colour=theme.ink_soft, align="right")
        step = (right - left - 2 * POINT) / max(1, len(self._points) - 1)
        places = [
            (left + POINT + step * number, bottom - (bottom - top) * (total - low) / (high - low))
            for number, total in enumerate(totals)
        ]
        for (x1, y1), (x2, y2) in zip(places[:-1], places[1:], strict=True):
            canvas.line(x1, y1, x2, y2, theme.ink_soft, 1.2)
        for (x, y), (_total, won) in zip(places, self._points, strict=True):
            canvas.circle(x, y, POINT, theme.act if won else theme.panel, theme.ink, 1.4)
