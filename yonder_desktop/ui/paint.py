"""The brush of the program: shapes, words and drawings in logical pixels, in the colours of a theme."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPaintDevice, QPainter, QPainterPath, QPen, QPixmap

from yonder_desktop.ui import fonts, pictures
from yonder_desktop.ui.fonts import Face
from yonder_desktop.ui.palettes import shown_colour
from yonder_desktop.ui.theme import INK, SMALLEST_TEXT, Theme
from yonder_desktop.wording.markup import unbroken

SHADOW_STEPS = ((1, 0.5), (2, 0.3), (3, 0.2))


class Canvas:
    """A painter with a theme. `density`: device pixels per logical one; `reports` hears what does not fit."""

    def __init__(
        self, painter: QPainter, theme: Theme, density: float = 1.0, reports: list[str] | None = None
    ) -> None:
        self.painter = painter
        self.theme = theme
        self.density = density
        self.reports = reports

    def report(self, fault: str) -> None:
        """Note that something did not fit; the tests read it."""
        if self.reports is not None:
            self.reports.append(fault)

    # ---- shapes

    def _tool(self, fill: str | None, line: str | None, width: float, dash: Sequence[float]) -> None:
        self.painter.setBrush(QBrush(QColor(self._shown(fill))) if fill else QBrush(Qt.BrushStyle.NoBrush))
        self.painter.setPen(pen(self._shown(line), width, dash) if line else QPen(Qt.PenStyle.NoPen))

    def _shown(self, colour: str) -> str:
        return shown_colour(colour, self.theme.palette)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str | None = None,
        radius: float = 0,
        line: str | None = None,
        width: float = 1,
        opacity: float = 1,
        dash: Sequence[float] = (),
    ) -> None:
        """A rectangle; `dash` is lengths of strokes and gaps in pixels."""
        self._tool(fill, line, width, dash)
        self.painter.setOpacity(opacity)
        if radius:
            self.painter.drawRoundedRect(QRectF(x, y, w, h), radius, radius)
        else:
            self.painter.drawRect(QRectF(x, y, w, h))
        self.painter.setOpacity(1)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None = None,
        line: str | None = None,
        width: float = 1,
        opacity: float = 1,
        dash: Sequence[float] = (),
    ) -> None:
        """A circle around (x, y)."""
        self._tool(fill, line, width, dash)
        self.painter.setOpacity(opacity)
        self.painter.drawEllipse(QPointF(x, y), radius, radius)
        self.painter.setOpacity(1)

    def path(
        self,
        path: QPainterPath,
        fill: str | None = None,
        line: str | None = None,
        width: float = 1,
        opacity: float = 1,
    ) -> None:
        """Any outline."""
        self._tool(fill, line, width, ())
        self.painter.setOpacity(opacity)
        self.painter.drawPath(path)
        self.painter.setOpacity(1)

    def polygon(
        self,
        points: Sequence[tuple[float, float]],
        fill: str | None = None,
        line: str | None = None,
        width: float = 1,
    ) -> None:
        """Straight edges through the points, closed."""
        path = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            path.lineTo(QPointF(*point))
        path.closeSubpath()
        self.path(path, fill, line, width)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> None:
        """A straight line."""
        self._tool(None, colour, width, ())
        self.painter.drawLine(QPointF(x1, y1), QPointF(x2, y2))

    def shadow(self, x: float, y: float, w: float, h: float, radius: float = 8, depth: float = 3) -> None:
        """Three offset rectangles of shade, `depth` pixels down; no blur."""
        for step, strength in SHADOW_STEPS:
            self.rect(
                x - step + 1,
                y + depth - 1 + step * 0.6,
                w + 2 * (step - 1),
                h + step * 0.6,
                self.theme.shadow,
                radius + step,
                opacity=self.theme.shade * strength,
            )

    def panel(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        line: str | None = None,
        width: float = 1.2,
        fill: str | None = None,
    ) -> None:
        """A sheet of paper lying on the table."""
        self.shadow(x, y, w, h, 10)
        self.rect(x, y, w, h, fill or self.theme.panel, 10, line or self.theme.line, width)

    # ---- drawings

    def icon(self, name: str, x: float, y: float, size: float, opacity: float = 1) -> None:
        """The drawing `name`, `size` wide, with its upper left corner at (x, y)."""
        pixmap = pictures.picture(name, size, self.density, palette=self.theme.palette)
        self.painter.setOpacity(opacity)
        self.painter.drawPixmap(QPointF(x, y), pixmap)
        self.painter.setOpacity(1)

    def icon_at(self, name: str, x: float, y: float, size: float, opacity: float = 1) -> None:
        """The drawing `name` with its middle at (x, y)."""
        self.icon(name, x - size / 2, y - size * pictures.proportion(name) / 2, size, opacity)

    def drawing(self, name: str, x: float, y: float, w: float, h: float) -> None:
        """The drawing `name` stretched over a box."""
        pixmap = pictures.picture(name, w, self.density, h)
        self.painter.drawPixmap(QRectF(x, y, w, h), pixmap, QRectF(pixmap.rect()))

    def clipped(self, x: float, y: float, w: float, h: float, radius: float) -> None:
        """Let what follows be drawn inside a rounded rectangle only, until `unclipped`."""
        path = QPainterPath()
        path.addRoundedRect(QRectF(x, y, w, h), radius, radius)
        self.painter.save()
        self.painter.setClipPath(path)

    def unclipped(self) -> None:
        self.painter.restore()

    # ---- words

    def write(self, x: float, baseline: float, text: str, face: Face, colour: str = "") -> None:
        """Words as they are, starting at x."""
        self.painter.setFont(fonts.font(face))
        self.painter.setPen(QColor(colour or self.theme.ink))
        self.painter.drawText(QPointF(x, baseline), text)

    def text(
        self,
        x: float,
        baseline: float,
        text: str,
        size: int = 14,
        weight: int = fonts.REGULAR,
        colour: str = "",
        align: str = "left",
        serif: bool = False,
        max_width: float = 0,
        may_cut: bool = False,
    ) -> float:
        """One line of words; returns its width. Too wide ones shrink, grow narrow, then lose their end.

        may_cut: people's names may be of any length, so that losing the end is no fault.
        """
        text, face = unbroken(text), Face(size, weight, serif)
        if max_width:
            text, face = self.fitted(text, face, max_width, may_cut)
        width = fonts.text_width(text, face)
        left = x - (width / 2 if align == "middle" else width if align == "right" else 0)
        self.write(left, baseline, text, face, colour)
        return width

    def fitted(self, text: str, face: Face, max_width: float, may_cut: bool = False) -> tuple[str, Face]:
        """The words and the face with which they fit into `max_width`; an elided text is reported."""
        while fonts.text_width(text, face) > max_width + 0.5:
            smaller = fonts.narrower(face, SMALLEST_TEXT)
            if smaller is None:
                if not may_cut:
                    self.report(f"cut: {text!r} at {face.size} px in {max_width:.0f} px")
                return fonts.metrics(face).elidedText(text, Qt.TextElideMode.ElideRight, max_width), face
            face = smaller
        return text, face

    def centred(
        self, x: float, y: float, text: str, size: int, colour: str = INK, serif: bool = False
    ) -> None:
        """Bold words with their middle at (x, y), as numbers stand on coins."""
        self.text(x, y + size * 0.35, text, size, fonts.BOLD, colour, "middle", serif)


def pen(colour: str, width: float, dash: Sequence[float] = ()) -> QPen:
    """A round pen; Qt wants dashes in widths of the pen, the caller gives pixels."""
    made = QPen(QColor(colour), width)
    made.setCapStyle(Qt.PenCapStyle.FlatCap if dash else Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dash:
        made.setDashPattern([length / width for length in dash])
    return made


def canvas_on(device: QPaintDevice, theme: Theme, density: float, reports: list[str] | None = None) -> Canvas:
    """A smooth canvas over a whole device; end its painter when done."""
    painter = QPainter(device)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return Canvas(painter, theme, density, reports)


def blank_pixmap(width: float, height: float, density: float) -> QPixmap:
    """An empty see-through pixmap of that logical size."""
    pixmap = QPixmap(max(1, round(width * density)), max(1, round(height * density)))
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
