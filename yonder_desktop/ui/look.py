"""The look in use: a theme and a scale. Widgets keep one and are given another when it changes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.theme import DAY, Theme


@dataclass(frozen=True)
class Look:
    """Colours, and how large everything is: `percent` of the sizes in the identity."""

    theme: Theme = DAY
    percent: int = 100

    @property
    def factor(self) -> float:
        return self.percent / 100

    def px(self, size: float) -> int:
        """A length of the identity in whole pixels of the screen."""
        return round(size * self.percent / 100)


def canvas_for(widget: QWidget, look: Look) -> Canvas:
    """A canvas over a widget, in the lengths of the identity; end its painter when done."""
    painter = QPainter(widget)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(look.factor, look.factor)
    return Canvas(painter, look.theme, widget.devicePixelRatioF() * look.factor)
