"""Items on their way to where they stand: decoration only, finished at any time."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtGui import QPixmap, QTransform

from yonder_desktop.ui.layers import SpriteItem

MOVE_MS = 260
CARD_MS = 320
FLIP_MS = 240
DEAL_MS = 70
"""Cards that are dealt together set out one after the other, so long apart."""
DEALT_AT_MOST_MS = 420
"""However many they are, the last one sets out by then."""
LIFTED = 40.0
"""A moving item lies above the things it passes."""

EASE = QEasingCurve(QEasingCurve.Type.OutCubic)


@dataclass(frozen=True)
class Way:
    """How an item comes to where it stands. Times in milliseconds, at the usual pace.

    start: its upper left corner at the beginning. delay: how long it waits there. back: its other side, which it shows
    first and turns over, None if it lies face up all the way. turn: by how many degrees it is turned on its way.
    """

    item: SpriteItem
    start: QPointF
    ms: int = MOVE_MS
    delay: int = 0
    back: QPixmap | None = None
    turn: float = 0.0

    @property
    def end_ms(self) -> int:
        """When it has arrived."""
        return self.delay + self.ms


@dataclass(frozen=True)
class _Rest:
    """How an item lies when it has arrived."""

    pos: QPointF
    z: float


class Motion(QObject):
    """Items on their way, all by one clock."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ways: list[tuple[Way, _Rest]] = []
        self._pace = 1.0
        self._last_ms = 0
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._on_value_changed)
        self._clock.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        return bool(self._ways)

    def add(self, way: Way) -> None:
        """Let an item come to where it stands."""
        item = way.item
        self._ways.append((way, _Rest(item.pos(), item.zValue())))

    def set_pace(self, share: float) -> None:
        """Take so many times the usual time from now on."""
        self._pace = share

    def start(self) -> None:
        """Set out."""
        if not self._ways:
            return
        for way, rest in self._ways:
            way.item.setZValue(LIFTED + rest.z * 0.01)
        self._last_ms = max(way.end_ms for way, _ in self._ways)
        self._clock.setDuration(round(self._last_ms * self._pace))
        self._on_value_changed(0.0)
        self._clock.start()

    def finish(self) -> None:
        """Arrive at once."""
        ways, self._ways = self._ways, []
        self._clock.stop()
        for way, rest in ways:
            _place(way, rest, 1.0)
            way.item.setZValue(rest.z)

    def _on_value_changed(self, share: float) -> None:
        now = share * self._last_ms
        for way, rest in self._ways:
            _place(way, rest, min(1.0, max(0.0, (now - way.delay) / way.ms)))


def _place(way: Way, rest: _Rest, part: float) -> None:
    """Put an item where it is after a part of its way: a slight arc, turned over at the end."""
    share = EASE.valueForProgress(part)
    gap = rest.pos - way.start
    lift = min(24.0, (abs(gap.x()) + abs(gap.y())) * 0.06) * 4 * share * (1 - share)
    way.item.setPos(way.start + gap * share - QPointF(0, lift))
    if way.turn:
        way.item.setTransformOriginPoint(way.item.boundingRect().center())
        way.item.setRotation(way.turn * (share - 1))
    if way.back is not None:
        _turn_over(way, way.back, part)


def _turn_over(way: Way, back: QPixmap, part: float) -> None:
    """Show one side after the other, narrow where it stands on its edge; the turn is the end of the way."""
    turned = max(0.0, 1 - (1 - part) * way.ms / FLIP_MS)
    way.item.show_side(None if turned >= 0.5 else back)
    width = max(0.02, abs(1 - 2 * turned))
    middle = way.item.boundingRect().center().x()
    edge = QTransform().translate(middle, 0).scale(width, 1).translate(-middle, 0)
    way.item.setTransform(edge if part < 1 else QTransform())
