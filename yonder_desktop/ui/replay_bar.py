"""The bar under a table that is watched as it was: a slider, steps, playing at a pace, and the ways on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from yonder_desktop.ui.arrows import PAUSE, PLAY_BACK, PLAY_ON, STEP_BACK, STEP_ON, arrow_icon
from yonder_desktop.ui.buttons import PushButton, button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext, pgettext

PACES = (0.4, 1.0, 2.0)
"""Seconds for a position, while the game plays by itself."""
NARROW = 940
"""Below this width, at 100 %, the ways out stand in a row of their own."""


class ReplayBar(QFrame):
    """Goes through numbered positions. `moved` tells which one to show; `left` and `gone_on` are the two ways out.

    `pace_changed` is another pace, in seconds for a position. The bar plays forwards (1), backwards (-1) or not (0).
    """

    moved = Signal(int)
    left = Signal()
    gone_on = Signal()
    pace_changed = Signal(float)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_part(self, "panel")
        self._look = look
        self.direction = 0
        self._wide: bool | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_ticked)
        self._make_parts()
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        self._box = QVBoxLayout(self)
        self._box.addLayout(self._upper)
        self._box.addLayout(self._lower)
        self._arrange(True)
        self.set_look(look)

    def _make_parts(self) -> None:
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(gettext("Position of the game"))
        self.slider.valueChanged.connect(self._on_moved)
        self._where = as_part(QLabel(), "number")
        self.back = self._sign(gettext("One back"), lambda: self._step(-1))
        self.on = self._sign(gettext("One on"), lambda: self._step(1))
        self.play_back = self._sign(gettext("Play backwards"), lambda: self.play(-1))
        self.play_on = self._sign(gettext("Play forwards"), lambda: self.play(1))
        self.paces = QComboBox()
        self.paces.setAccessibleName(gettext("Pace"))
        self.paces.setToolTip(gettext("Pace"))
        self.paces.addItems([pgettext("pace", "Fast"), pgettext("pace", "Normal"), pgettext("pace", "Slow")])
        self.paces.setCurrentIndex(1)
        self.paces.currentIndexChanged.connect(self._on_pace_picked)
        self.go_on = button(gettext("Go on from here"), "", self.gone_on.emit)
        self.leave = button(gettext("Back to the game"), "primary", self.left.emit)

    def _sign(self, words: str, clicked: Callable[[], object]) -> QPushButton:
        made = as_part(PushButton(), "sign")
        made.setAccessibleName(words)
        made.setToolTip(words)
        made.clicked.connect(lambda _checked=False: clicked())
        return made

    def set_look(self, look: Look) -> None:
        self._look = look
        self._box.setContentsMargins(look.px(12), look.px(7), look.px(12), look.px(7))
        self._box.setSpacing(look.px(4))
        for row in (self._upper, self._lower):
            row.setSpacing(look.px(8))
        self._show_signs()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width() >= self._look.px(NARROW))

    def _arrange(self, wide: bool) -> None:
        """All in one row, or in two."""
        if wide == self._wide:
            return
        self._wide = wide
        for row in (self._upper, self._lower):
            while row.count():
                row.takeAt(0)
        for part in (self.play_back, self.back, self.on, self.play_on):
            self._upper.addWidget(part)
        self._upper.addWidget(self.slider, 1)
        self._upper.addWidget(self._where)
        rest = self._upper if wide else self._lower
        rest.addWidget(self.paces)
        if not wide:
            rest.addStretch(1)
        rest.addWidget(self.go_on)
        rest.addWidget(self.leave)

    # ---- positions

    def begin(self, positions: int, position: int = 0) -> None:
        """Show one of so many positions."""
        self.play(0)
        blocked = self.slider.blockSignals(True)
        self.slider.setMaximum(positions - 1)
        self.slider.setValue(position)
        self.slider.blockSignals(blocked)
        self._on_moved(position)

    def set_ways(self, leave: str, can_go_on: bool) -> None:
        """What the way back is called, and whether one can go on from the position shown."""
        self.leave.setText(leave)
        self.go_on.setEnabled(can_go_on)

    def _step(self, by: int) -> None:
        self.play(0)
        self.slider.setValue(self.slider.value() + by)

    def _on_moved(self, position: int) -> None:
        last = self.slider.maximum()
        self._where.setText(gettext("{number} of {all}").format(number=position + 1, all=last + 1))
        self.back.setEnabled(position > 0)
        self.on.setEnabled(position < last)
        if position == (last if self.direction > 0 else 0):
            self.play(0)
        self.moved.emit(position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the game; Space plays or pauses."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.play(0 if self.direction else 1)
        else:
            super().keyPressEvent(event)

    # ---- playing

    @property
    def pace(self) -> float:
        """Seconds for a position."""
        return PACES[self.paces.currentIndex()]

    def set_pace(self, seconds: float) -> None:
        """Take the pace that comes nearest."""
        nearest = min(PACES, key=lambda pace: abs(pace - seconds))
        self.paces.setCurrentIndex(PACES.index(nearest))

    def play(self, direction: int) -> None:
        """Play forwards or backwards, from the other end if there is nothing left; the same way again pauses, as 0."""
        self.direction = 0 if direction == self.direction else direction
        end = self.slider.maximum() if direction > 0 else 0
        if self.direction:
            self._timer.start(round(1000 * self.pace))
            if self.slider.value() == end:
                self.slider.setValue(self.slider.maximum() - end)
        else:
            self._timer.stop()
        self._show_signs()

    def _on_ticked(self) -> None:
        self.slider.setValue(self.slider.value() + self.direction)

    def _on_pace_picked(self, _index: int) -> None:
        if self._timer.isActive():
            self._timer.start(round(1000 * self.pace))
        self.pace_changed.emit(self.pace)

    def _show_signs(self) -> None:
        look, pixels = self._look, self._look.px(18)
        playing = {self.play_back: -1, self.play_on: 1}
        for part, kind in (
            (self.play_back, PLAY_BACK),
            (self.back, STEP_BACK),
            (self.on, STEP_ON),
            (self.play_on, PLAY_ON),
        ):
            pauses = self.direction != 0 and playing.get(part) == self.direction
            part.setIcon(
                arrow_icon(PAUSE if pauses else kind, look.theme.ink, pixels, part.devicePixelRatioF())
            )
            part.setIconSize(QSize(pixels, pixels))
        for part, words in (
            (self.play_back, gettext("Play backwards")),
            (self.play_on, gettext("Play forwards")),
        ):
            said = gettext("Pause") if playing[part] == self.direction else words
            part.setAccessibleName(said)
            part.setToolTip(said)
