"""The bar under a table that is watched again: first, back, on, last, and a slider."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSlider, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext


class ReplayBar(QFrame):
    """Goes through numbered positions; `moved` tells which one to show."""

    moved = Signal(int)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_part(self, "panel")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(gettext("Position of the game"))
        self.slider.valueChanged.connect(self._on_moved)
        self._where = as_part(QLabel(), "number")
        self._row = QHBoxLayout(self)
        self.back = button(gettext("Back"), "", lambda: self.slider.setValue(self.slider.value() - 1))
        self.on = button(gettext("On"), "", lambda: self.slider.setValue(self.slider.value() + 1))
        self.leave = button(gettext("To the result"), "primary", self.left.emit)
        for part, stretch in (
            (self.back, 0),
            (self.on, 0),
            (self.slider, 1),
            (self._where, 0),
            (self.leave, 0),
        ):
            self._row.addWidget(part, stretch)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._row.setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(8))
        self._row.setSpacing(look.px(10))

    def begin(self, positions: int) -> None:
        """Show the first of so many positions."""
        self.slider.setMaximum(positions - 1)
        self.slider.setValue(0)
        self._on_moved(0)
        self.slider.setFocus()

    def _on_moved(self, position: int) -> None:
        self._where.setText(
            gettext("{number} of {all}").format(number=position + 1, all=self.slider.maximum() + 1)
        )
        self.back.setEnabled(position > 0)
        self.on.setEnabled(position < self.slider.maximum())
        self.moved.emit(position)
