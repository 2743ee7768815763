"""The picture of Ylandyss on the start page: a clash before the hall."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF

from yonder_desktop.ui import busts
from yonder_desktop.ui.busts import Portrait
from yonder_desktop.ui.landscape import landscape
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect
from yonder_desktop.ui.ylandyss.portraits import PORTRAITS

CAST = (
    ("seraph_of_the_north", 0.5, 0.06, 0.8),
    ("ormrik_ash_wing", 0.18, 0.06, 0.8),
    ("prince_of_embers", 0.84, 0.12, 0.8),
    ("ulna_cold_eyes", 0.33, 0.32, 0.68),
    ("archmage_of_the_spire", 0.67, 0.32, 0.68),
    ("torvald_gate_captain", 0.5, 0.46, 0.6),
    ("barrow_knight", 0.13, 0.5, 0.56),
    ("night_burglar", 0.87, 0.5, 0.56),
)
"""Who stands there: design, middle and top as shares of the picture, height as a share."""


@dataclass(frozen=True)
class Cover:
    """Drawn to fill any landscape format: champions of all kinds shoulder to shoulder."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        box = Rect(0, 0, width, height)
        landscape(canvas, box, "night" if canvas.theme.dark else "dusk", 9, 4)
        canvas.clipped(*box, 9)
        for design, x, y, share in CAST:
            self._figure(canvas, PORTRAITS[design], width * x, height * y, height * share)
        canvas.unclipped()

    def _figure(self, canvas: Canvas, portrait: Portrait, x: float, y: float, height: float) -> None:
        pixmap = busts.bust(portrait, Rect(0, 0, height * 1.34, height), canvas.density, False)
        wide = pixmap.deviceIndependentSize().width()
        canvas.painter.drawPixmap(QPointF(x - wide / 2, y), pixmap)
