"""A widget that shows a picture of a table or a card, at the size it is given."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from yonder_desktop.ui.look import Look
from yonder_desktop.ui.paint import blank_pixmap, canvas_on
from yonder_desktop.ui.sprites import Picture

SHADOW = 6


class PictureBox(QWidget):
    """Keeps the proportion of its picture; painted once for each size."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._picture: Picture | None = None
        self._size = (0.0, 0.0)
        self._pixmap: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_picture(self, picture: Picture | None, size: tuple[float, float]) -> None:
        """Show a picture that is `size` large at 100 %."""
        self._picture, self._size, self._pixmap = picture, size, None
        self.setFixedSize(self.sizeHint())
        self.update()

    def set_look(self, look: Look) -> None:
        self._look = look
        self.show_picture(self._picture, self._size)

    def sizeHint(self) -> QSize:
        width, height = self._size
        if self._picture is None:
            return QSize(0, 0)
        return QSize(self._look.px(width + 2 * SHADOW), self._look.px(height + 2 * SHADOW))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None:
            return
        if self._pixmap is None:
            self._pixmap = self._painted(self._picture)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.end()

    def _painted(self, picture: Picture) -> QPixmap:
        width, height = self._size
        factor = self._look.factor
        density = self.devicePixelRatioF() * factor
        pixmap = blank_pixmap(width + 2 * SHADOW, height + 2 * SHADOW, density)
        canvas = canvas_on(pixmap, self._look.theme, density)
        canvas.painter.translate(SHADOW, SHADOW)
        picture.paint(canvas, width, height)
        canvas.painter.end()
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        return pixmap
