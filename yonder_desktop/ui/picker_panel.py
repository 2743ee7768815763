"""Picking goods and the like with plus and minus, among what the rules offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from yonder_desktop.bridge.picker import Picker
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_label import MarkupLabel
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.markup import plain

FULL_START = ("pay", "feed")
"""Questions that begin with the first answer of the rules picked: there is a sensible one."""

KeyWords = Callable[[str], str]


class PickerPanel(QWidget):
    """One row a thing: minus, number, plus. What has no choice in it is told in one line."""

    picked = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._picker: Picker | None = None
        self._counts: dict[str, QLabel] = {}
        self._buttons: dict[str, tuple[QPushButton, QPushButton]] = {}
        self._rows = QWidget()
        self._missing = as_part(QLabel(), "note")
        self._missing.setWordWrap(True)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(self._rows)
        self._box.addWidget(self._missing)

    def show_choices(self, choices: Sequence[Choice], words: KeyWords) -> None:
        """Offer these bags; `words` says a key as markup."""
        self._picker = Picker(choices, choices[0].verb in FULL_START)
        self._counts, self._buttons = {}, {}
        self._rows.hide()
        self._rows.deleteLater()
        self._rows = QWidget()
        grid = QGridLayout(self._rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(self._look.px(4))
        grid.setColumnStretch(0, 1)
        for row, key in enumerate(self._picker.keys):
            self._add_row(grid, row, key, words(key))
        self._box.insertWidget(0, self._rows)
        self._show()

    def token(self) -> str | None:
        """The token picked, None while it is not complete."""
        return self._picker.token() if self._picker is not None else None

    def take_focus(self) -> None:
        """Take the keyboard to the first button that can be pressed."""
        buttons = [button for pair in self._buttons.values() for button in pair if button.isEnabled()]
        if buttons:
            buttons[0].setFocus()

    def set_look(self, look: Look) -> None:
        self._look = look

    def _add_row(self, grid: QGridLayout, row: int, key: str, words: str) -> None:
        label = MarkupLabel(self._look)
        label.set_markup(words)
        count = as_part(QLabel(), "strong")
        count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        count.setMinimumWidth(self._look.px(28))
        self._counts[key] = count
        grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(count, row, 2)
        if self._picker is not None and not self._picker.is_fixed(key):
            less = button("−", "step", lambda: self._change(key, -1))
            more = button("+", "step", lambda: self._change(key, +1))
            less.takes_enter = more.takes_enter = False
            less.setAccessibleName(gettext("One less: {thing}").format(thing=plain(words)))
            more.setAccessibleName(gettext("One more: {thing}").format(thing=plain(words)))
            grid.addWidget(less, row, 1)
            grid.addWidget(more, row, 3)
            self._buttons[key] = (less, more)

    def _change(self, key: str, by: int) -> None:
        if self._picker is None:
            return
        if by > 0:
            self._picker.add(key)
        else:
            self._picker.remove(key)
        self._show()

    def _show(self) -> None:
        picker = self._picker
        if picker is None:
            return
        for key, count in self._counts.items():
            count.setText(str(picker.count(key)))
        for key, (less, more) in self._buttons.items():
            less.setEnabled(picker.can_remove(key))
            more.setEnabled(picker.can_add(key))
        missing = picker.missing()
        text = ngettext("{number} more to choose.", "{number} more to choose.", missing)
        self._missing.setText(text.format(number=missing))
        self._missing.setVisible(missing > 0)
        self.picked.emit(picker.token())
