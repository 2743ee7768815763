"""Moving items to their places: decoration only, finished at any time."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem

from yonder_desktop.ui.rects import Rect

MOVE_MS = 260
LIFTED = 40.0
"""A moving item lies above the things it passes."""


class Motion(QObject):
    """Items on their way. Positions are of the items' upper left corners."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ways: list[tuple[QGraphicsPixmapItem, QPointF, QPointF, float]] = []
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=MOVE_MS)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._on_value_changed)
        self._clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        return bool(self._ways)

    def add(self, item: QGraphicsPixmapItem, start: Rect) -> None:
        """Let an item come to where it stands from the middle of a rectangle."""
        size = item.boundingRect()
        begin = QPointF(start.middle[0] - size.width() / 2, start.middle[1] - size.height() / 2)
        self._ways.append((item, begin, item.pos(), item.zValue()))

    def set_pace(self, share: float) -> None:
        """Take so many times the usual time from now on."""
        self._clock.setDuration(round(MOVE_MS * share))

    def start(self) -> None:
        """Set out."""
        if not self._ways:
            return
        for item, begin, _, z in self._ways:
            item.setPos(begin)
            item.setZValue(LIFTED + z * 0.01)
        self._clock.start()

    def finish(self) -> None:
        """Arrive at once."""
        ways, self._ways = self._ways, []
        self._clock.stop()
        for item, _, end, z in ways:
            item.setPos(end)
            item.setZValue(z)

    def _on_value_changed(self, share: float) -> None:
        """A slight arc on the way."""
        for item, begin, end, _ in self._ways:
            way = end - begin
            lift = min(24.0, (abs(way.x()) + abs(way.y())) * 0.06) * 4 * share * (1 - share)
            item.setPos(begin + way * share - QPointF(0, lift))
