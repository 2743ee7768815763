"""A row of chips, one for each group of options: a picture or a word, and where there is room how many options."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QSizePolicy, QWidget

from yonder_desktop.ui.buttons import button, set_icon
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.option_groups import Group
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import tip

GAP = 5
BARE_WIDTH = 36
"""Of a chip with nothing but a picture, in pixels at 100 %."""


class GroupChips(QWidget):
    """Exactly one chip is down. Hidden while there is nothing to pick from."""

    picked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._chips: dict[str, QPushButton] = {}
        self._groups: Sequence[Group] = ()
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.hide()

    def set_look(self, look: Look) -> None:
        self._drop(list(self._chips))
        self._look = look
        self._grid.setSpacing(look.px(GAP))

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Offer these groups, the first of them picked. Chips that were there stay: making one takes a millisecond."""
        wanted = {group.key: group for group in groups}
        known = {group.key: (group.icon, group.title) for group in self._groups}
        same = {key for key, group in wanted.items() if known.get(key) == (group.icon, group.title)}
        self._drop([key for key in self._chips if key not in same])
        self._groups = groups
        self._chips = {key: self._chips.get(key) or self._chip(group) for key, group in wanted.items()}
        for group in groups:
            self._say(group)
        self._place()
        for one, other in itertools.pairwise(self._chips.values()):
            self.setTabOrder(one, other)
        self.setVisible(bool(groups))
        if groups:
            self.set_current(groups[0].key)

    def _drop(self, keys: Sequence[str]) -> None:
        for key in keys:
            chip = self._chips.pop(key)
            self._group.removeButton(chip)
            self._grid.removeWidget(chip)
            chip.hide()
            chip.deleteLater()

    def set_current(self, key: str) -> None:
        if key in self._chips:
            self._chips[key].setChecked(True)

    def _chip(self, group: Group) -> QPushButton:
        chip = button("", "chip", lambda: self.picked.emit(group.key))
        chip.setCheckable(True)
        chip.setToolTip(tip(group.title))
        if group.icon:
            set_icon(chip, group.icon, self._look, 22)
        self._group.addButton(chip)
        return chip

    def _say(self, group: Group) -> None:
        number = len(group.offers)
        name = gettext("{what}: {number} choices").format(what=group.title, number=number)
        self._chips[group.key].setAccessibleName(name)

    def _text(self, group: Group, counted: bool) -> str:
        """What stands on a chip beside its picture."""
        if group.icon:
            return str(len(group.offers)) if counted else ""
        return f"{group.title} {len(group.offers)}" if counted else group.title

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """All in one row with their numbers, else without them, else in as many rows as it takes."""
        chips, gap = list(self._chips.values()), self._look.px(GAP)
        if not chips:
            return
        widest = 0
        for counted in (True, False):
            for group, chip in zip(self._groups, chips, strict=True):
                chip.setText(self._text(group, counted))
                chip.setMinimumWidth(0 if chip.text() else self._look.px(BARE_WIDTH))
            widest = max(chip.sizeHint().width() for chip in chips)
            if len(chips) * (widest + gap) <= self.width() + gap:
                break
        columns = min(len(chips), max(1, (self.width() + gap) // (widest + gap)))
        for number, chip in enumerate(chips):
            self._grid.addWidget(chip, number // columns, number % columns)
