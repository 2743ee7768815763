"""Signs of the buttons that go through a game: back and on by one, by a turn, playing, pausing, undo and redo."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

UNDO, REDO, UNDO_TURN, REDO_TURN = "undo", "redo", "undo_turn", "redo_turn"
STEP_BACK, STEP_ON, PLAY_BACK, PLAY_ON, PAUSE = "step_back", "step_on", "play_back", "play_on", "pause"

SIZE = 20.0
"""Of the drawings, in units of their own."""
FAINT = 0.4


def arrow_icon(kind: str, colour: str, pixels: int, density: float = 1.0) -> QIcon:
    """A sign in one colour, fainter where its button is disabled."""
    icon = QIcon(_drawn(kind, colour, pixels, density, 1.0))
    icon.addPixmap(_drawn(kind, colour, pixels, density, FAINT), QIcon.Mode.Disabled)
    return icon


def _drawn(kind: str, colour: str, pixels: int, density: float, opacity: float) -> QPixmap:
    pixmap = QPixmap(round(pixels * density), round(pixels * density))
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(opacity)
    painter.scale(pixels / SIZE, pixels / SIZE)
    if kind in (REDO, REDO_TURN, STEP_BACK, PLAY_BACK):  # the mirror images of the others
        painter.translate(SIZE, 0)
        painter.scale(-1, 1)
    _draw(painter, kind, QColor(colour))
    painter.end()
    return pixmap


def _draw(painter: QPainter, kind: str, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    if kind in (UNDO, REDO, UNDO_TURN, REDO_TURN):
        _bent_arrow(painter, colour, twice=kind in (UNDO_TURN, REDO_TURN))
    elif kind == PAUSE:
        painter.drawRect(QRectF(5, 4, 3.6, 12))
        painter.drawRect(QRectF(11.4, 4, 3.6, 12))
    elif kind in (PLAY_BACK, PLAY_ON):
        _head(painter, 17, 10, 12, 7.5)
    else:
        _head(painter, 12.5, 10, 8.5, 6)
        painter.drawRect(QRectF(14, 4, 2.6, 12))


def _bent_arrow(painter: QPainter, colour: QColor, twice: bool) -> None:
    """An arrow that turns back to the left, with a second head where it goes further."""
    for shift in (0.0, 4.5) if twice else (0.0,):
        painter.drawPolygon(
            QPolygonF([QPointF(1.5 + shift, 7.5), QPointF(7.5 + shift, 2.5), QPointF(7.5 + shift, 12.5)])
        )
    path = QPainterPath(QPointF(12 if twice else 7.5, 7.5))
    path.cubicTo(QPointF(17.5, 7.5), QPointF(18.5, 16), QPointF(11, 16.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)


def _head(painter: QPainter, tip: float, middle: float, length: float, half: float) -> None:
    """A triangle that points to the right."""
    painter.drawPolygon(
        QPolygonF(
            [QPointF(tip, middle), QPointF(tip - length, middle - half), QPointF(tip - length, middle + half)]
        )
    )
