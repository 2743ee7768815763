"""A table as a widget, for a window or a test: fits itself to its size, zooms, and takes keys. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui import fonts
from yonder_desktop.ui.pick_many import TOGGLE
from yonder_desktop.ui.seating import seating
from yonder_desktop.ui.table_scene import TableScene
from yonder_desktop.ui.theme import DAY, Theme
from yonder_desktop.wording.catalogue import gettext

COMFORT = (1580.0, 1050.0)
"""Logical size from which on the table grows as a whole instead of spreading out."""

LARGEST_ZOOM, ZOOM_STEP = 3.0, 1.15
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TableView(QGraphicsView):
    """The table of a scene as a widget. Fits itself to its size; Ctrl and wheel zoom.

    `least` is the logical size below which the table is shown smaller instead of being laid out tighter.

    `tokens` come out of `chosen` and `confirm_wanted` (costly ones); `hovered` and `focused` name items.
    """

    chosen = Signal(str)
    confirm_wanted = Signal(str)
    narrowed = Signal(list)
    refused = Signal(str)
    hovered = Signal(str)
    focused = Signal(str)
    picked = Signal(str)
    zoomed = Signal(float)

    def __init__(
        self,
        scene: TableScene,
        least: tuple[float, float],
        name: str,
        theme: Theme = DAY,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        fonts.load_fonts()
        self.table = scene
        scene.setParent(self)
        self.least = least
        self.look = theme
        self.percent = 100
        self.zoom = 1.0
        self._left_handed = False
        self._position: tuple[Any, tuple[Choice, ...]] | None = None
        self._pan: QPoint | None = None
        self._resting = QTimer(self, singleShot=True, interval=80)
        self._resting.timeout.connect(self._on_rested)
        self.setScene(self.table)
        self._set_up()
        self.setAccessibleName(name)
        for name in ("chosen", "confirm_wanted", "narrowed", "refused", "hovered", "focused", "picked"):
            getattr(self.table, name).connect(getattr(self, name))

    def _set_up(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    # ---- what is shown

    def set_advice(
        self, preview: Callable[[str], str], why_not: Callable[[str], str], label: Callable[[str], str]
    ) -> None:
        """Who says what a token would bring, why it is not allowed, and what it is called. Texts may hold markup.

        What is laid onto a tray one by one is no token of the game: only the table can foretell it.
        """

        def say(token: str) -> str:
            return self.table.foretell(token) or ("" if token.startswith(TOGGLE) else preview(token))

        advisor = self.table.gestures.advisor
        advisor.preview, advisor.why_not, advisor.label = say, why_not, label
        advisor.misplaced = lambda: gettext("This cannot go there.")

    def set_position(
        self,
        view: Any,
        seat_names: Sequence[str],
        seat_colours: Sequence[str],
        choices: Sequence[Choice],
        seat_notes: Sequence[str] = (),
    ) -> None:
        """Show a position and offer its choices. An onlooker's view keeps the seat that was last at the front."""
        self.table.people = seating(seat_names, seat_colours, seat_notes, self._left_handed)
        if view.seat >= 0:
            self.table.home = view.seat
        elif self.table.home >= view.seats:
            self.table.home = 0
        self._position = (view, tuple(choices))
        self._sync()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.look = theme
        self._apply_scale()

    def set_left_handed(self, left: bool) -> None:
        """Let what stands at the sides of the table stand at the other ones."""
        self._left_handed = left
        self.table.people = replace(self.table.people, left_handed=left)
        self._sync()

    def set_scale(self, percent: int) -> None:
        """Set the UI scale."""
        self.percent = percent
        self._apply_scale()

    def set_animation(self, pace: float) -> None:
        """Let things move in so many times the usual time; with 0 they appear in their places."""
        self.table.set_animation(pace)

    def mark_changed(self, keys: Sequence[str], ms: int = 0) -> None:
        """Mark things as just changed, instead of those marked before, for so long or for the usual time."""
        self.table.mark_changed(keys, ms)

    def cancel(self) -> None:
        """Put down what is carried."""
        self.table.gestures.cancel()

    def remember(self, events: Sequence[Event]) -> None:
        """What has happened so far, as the one who looks may know it."""
        self.table.remember(events)

    def show_beat(self, keys: Sequence[str]) -> None:
        """What is being told now; no keys once all is told."""
        self.table.show_beat(keys)

    def show_token(self, token: str) -> None:
        """Show what an option that is selected elsewhere would do, "" for none."""
        self.table.show_token(token)

    def stops(self) -> list[tuple[str, str, QRect]]:
        """What can be acted with or on now: key, name in words, and where it lies in the viewport."""
        found = []
        for key in self.table.gestures.stops():
            item = self.table.item_of(key)
            if item is not None:
                frame = item.sprite.frame
                shape = self.mapFromScene(frame.x, frame.y, frame.w, frame.h).boundingRect()
                found.append((key, item.sprite.title, shape))
        return found

    # ---- size and zoom

    def fit(self) -> None:
        """Show the whole table."""
        self.set_zoom(1.0)

    def zoom_in(self) -> None:
        self.set_zoom(self.zoom * ZOOM_STEP)

    def zoom_out(self) -> None:
        self.set_zoom(self.zoom / ZOOM_STEP)

    def set_zoom(self, zoom: float) -> None:
        """Enlarge the table; 1 shows it whole."""
        self.zoom = min(LARGEST_ZOOM, max(1.0, zoom))
        self._apply_scale()
        self.zoomed.emit(self.zoom)

    def natural_scale(self) -> float:
        """Device-independent pixels for a logical one when the whole table is shown."""
        wanted = self.percent / 100
        width, height = self.viewport().width() / wanted, self.viewport().height() / wanted
        grow = max(1.0, min(width / COMFORT[0], height / COMFORT[1]))
        shrink = min(1.0, width / self.least[0], height / self.least[1])
        return wanted * grow * shrink

    def _apply_scale(self) -> None:
        self.setBackgroundBrush(QColor(self.look.table))
        scale = self.natural_scale()
        width, height = self.viewport().width() / scale, self.viewport().height() / scale
        self.table.size = (width, height)
        self.table.setSceneRect(0, 0, width, height)
        shown = scale * self.zoom
        self.setTransform(QTransform.fromScale(shown, shown))
        self.table.set_look(self.look, shown * self.devicePixelRatioF())
        self._sync()

    def _sync(self) -> None:
        if self._position is not None:
            self.table.sync(*self._position)

    # ---- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew; while the size changes quickly only once it rests."""
        super().resizeEvent(event)
        if self._resting.isActive():
            self._stretch()
        else:
            self._apply_scale()
        self._resting.start()

    def _stretch(self) -> None:
        """Show what is there at the new size until there is time for more."""
        if self.table.size[0] and self.table.size[1]:
            across = self.viewport().width() / self.table.size[0]
            down = self.viewport().height() / self.table.size[1]
            self.setTransform(QTransform.fromScale(min(across, down), min(across, down)))

    def _on_rested(self) -> None:
        scale = self.natural_scale()
        size = (self.viewport().width() / scale, self.viewport().height() / scale)
        if size != self.table.size or self.transform().m11() != scale * self.zoom:
            self._apply_scale()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
            self.zoom_in() if event.angleDelta().y() > 0 else self.zoom_out()
            event.accept()
        else:
            super().wheelEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the things that can be acted with, then leaves the table."""
        if self.table.gestures.step_focus(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that is held down walks on, but takes nothing up and chooses nothing."""
        gestures = self.table.gestures
        key = Qt.Key(event.key())
        if key in ARROWS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            gestures.look_around(self.table.sights(), *ARROWS[key])
        elif key in ARROWS:
            gestures.turn_focus(*ARROWS[key])
        elif event.isAutoRepeat():
            return
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            gestures.enter()
        elif key != Qt.Key.Key_Escape or not gestures.escape():
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan = event.position().toPoint()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan is not None:
            here = event.position().toPoint()
            step, self._pan = here - self._pan, here
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - step.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - step.y())
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan = None
            return
        if not self.viewport().rect().contains(event.position().toPoint()):
            # Zoomed in, the table goes on out of sight: nothing can be dropped there.
            self.cancel()
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: Any) -> None:
        self.table.leave()
        super().leaveEvent(event)
