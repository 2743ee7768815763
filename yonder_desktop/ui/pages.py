"""What the pages of the window have in common: a sheet of paper in the middle of the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from yonder_desktop.ui.look import Look
from yonder_desktop.ui.style import as_part


class TablePage(QWidget):
    """A page with the table as its ground, lighter under the lamp."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        width, height = self.width(), self.height()
        glow = QRadialGradient(QPointF(width * 0.42, height * 0.42), max(width, height) * 0.75)
        glow.setColorAt(0, QColor(self.look.theme.table_lamp))
        glow.setColorAt(1, QColor(self.look.theme.table))
        painter = QPainter(self)
        painter.fillRect(QRectF(0, 0, width, height), glow)
        painter.end()


class SheetPage(TablePage):
    """A page whose content stands on a sheet of paper in the middle; `column` takes it."""

    def __init__(self, look: Look, width: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.sheet = as_part(QFrame(), "panel")
        self.sheet.setMaximumWidth(look.px(width))
        self.column = QVBoxLayout(self.sheet)
        self.column.setContentsMargins(look.px(34), look.px(28), look.px(34), look.px(28))
        self.column.setSpacing(look.px(14))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.sheet, 8)
        row.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(look.px(16), look.px(16), look.px(16), look.px(16))
        outer.addStretch(1)
        outer.addLayout(row)
        outer.addStretch(1)


def scrolling(content: QWidget) -> QScrollArea:
    """A frameless area that scrolls its content only where the window is too small for it.

    Tab stops at the area itself only while there is something to scroll.
    """
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.verticalScrollBar().rangeChanged.connect(
        lambda _least, most: area.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus
        )
    )
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    as_part(content, "page")
    area.setWidget(content)
    return area
