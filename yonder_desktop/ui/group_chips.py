"""A row of chips, one for each group of options: a picture or a word, and how many options it holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QWidget

from yonder_desktop.ui.buttons import button, set_icon
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.option_groups import Group
from yonder_desktop.wording.catalogue import gettext

LEAST_WIDTH = 78
"""Of a chip, in pixels at 100 %: it says how many stand side by side."""


class GroupChips(QWidget):
    """Exactly one chip is down. Hidden while there is nothing to pick from."""

    picked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._chips: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._look = look
        self._grid.setSpacing(look.px(5))

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Offer these groups, the first of them picked."""
        for chip in self._chips.values():
            self._group.removeButton(chip)
            self._grid.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = {group.key: self._chip(group) for group in groups}
        self._place()
        self.setVisible(bool(groups))
        if groups:
            self.set_current(groups[0].key)

    def set_current(self, key: str) -> None:
        if key in self._chips:
            self._chips[key].setChecked(True)

    def _chip(self, group: Group) -> QPushButton:
        number = len(group.offers)
        text = str(number) if group.icon else f"{group.title} {number}"
        chip = button(text, "chip", lambda: self.picked.emit(group.key))
        chip.setCheckable(True)
        chip.setToolTip(group.title)
        chip.setAccessibleName(gettext("{what}: {number} choices").format(what=group.title, number=number))
        if group.icon:
            set_icon(chip, group.icon, self._look, 22)
        self._group.addButton(chip)
        return chip

    def _place(self) -> None:
        columns = max(1, self.width() // self._look.px(LEAST_WIDTH))
        for number, chip in enumerate(self._chips.values()):
            self._grid.addWidget(chip, number // columns, number % columns)
