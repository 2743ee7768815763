"""The table top under everything."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QRadialGradient

from yonder_desktop.ui.paint import Canvas


@dataclass(frozen=True)
class Backdrop:
    """The table itself, lighter under the lamp."""

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        glow = QRadialGradient(QPointF(width * 0.42, height * 0.42), max(width, height) * 0.75)
        glow.setColorAt(0, QColor(canvas.theme.table_lamp))
        glow.setColorAt(1, QColor(canvas.theme.table))
        canvas.painter.fillRect(QRectF(0, 0, width, height), glow)
