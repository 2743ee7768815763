"""Words with pictures and live names that can be pressed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from yonder_desktop.ui.flow import Style, flow, name_at
from yonder_desktop.ui.look import Look, canvas_for
from yonder_desktop.ui.markup_label import BODY_STYLE, MarkupLabel


class LinkLabel(MarkupLabel):
    """Shows markup; `opened` gives the key of a live name that was pressed. The one under the pointer is underlined."""

    opened = Signal(str)

    def __init__(
        self, look: Look, how: Style = BODY_STYLE, colour: str = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__(look, how, colour, parent=parent)
        self._pointed = ""
        self.setMouseTracking(True)

    def _name_under(self, event: QMouseEvent) -> str:
        point, factor = event.position(), self._look.factor
        return name_at(
            self._markup, self._inner(self.width()), self._how, point.x() / factor, point.y() / factor
        )

    def _point_at(self, key: str) -> None:
        if key != self._pointed:
            self._pointed = key
            self.setCursor(Qt.CursorShape.PointingHandCursor if key else Qt.CursorShape.ArrowCursor)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point_at(self._name_under(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        key = self._name_under(event) if event.button() == Qt.MouseButton.LeftButton else ""
        if key:
            self.opened.emit(key)

    def leaveEvent(self, event: QEvent) -> None:
        self._point_at("")
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = canvas_for(self, self._look)
        colour = getattr(self._look.theme, self._colour)
        width = self._inner(self.width())
        flow(canvas, 0, 0, width, self._markup, self._how, colour, pointed=self._pointed)
        canvas.painter.end()
