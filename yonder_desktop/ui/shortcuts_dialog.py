"""The list of keys: those of the menus, and those of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QVBoxLayout, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pages import scrolling
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

Line = tuple[str, str]


def table_keys() -> list[Line]:
    """What keys do at the table and in the lists."""
    return [
        (gettext("Tab, Shift+Tab"), gettext("go round the things that can be acted with")),
        (gettext("Arrows"), gettext("go from place to place")),
        (gettext("Enter, Space"), gettext("take up a thing; put it where the ghost is")),
        (gettext("Esc, right click"), gettext("put it back")),
        (gettext("Ctrl+wheel"), gettext("zoom at the pointer")),
        (gettext("Middle button"), gettext("move the enlarged table")),
    ]


def keys_of(action: QAction) -> str:
    """The keys of an action as this system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(key.toString(native) for key in action.shortcuts())


class ShortcutsDialog(QDialog):
    """Two columns of lines: keys, and what they do."""

    def __init__(self, look: Look, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(gettext("Keyboard shortcuts"))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(24), look.px(20), look.px(24), look.px(18))
        column.setSpacing(look.px(12))
        column.addWidget(as_part(QLabel(self.windowTitle()), "title"))
        menus = [
            (keys_of(action), action.text().replace("&", "")) for action in actions if action.shortcuts()
        ]
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, look.px(8), 0)
        grid.setHorizontalSpacing(look.px(22))
        grid.setVerticalSpacing(look.px(4))
        grid.setColumnStretch(1, 1)
        row = self._block(grid, 0, gettext("At the table"), table_keys())
        self._block(grid, row, gettext("Everywhere"), menus)
        column.addWidget(scrolling(holder), 1)
        self.close_button = button(gettext("Close"), "primary", self.accept)
        self.close_button.setDefault(True)
        column.addWidget(self.close_button)
        self.resize(look.px(560), look.px(560))

    def _block(self, grid: QGridLayout, row: int, title: str, lines: Sequence[Line]) -> int:
        grid.addWidget(as_part(QLabel(title), "heading"), row, 0, 1, 2)
        for number, (keys, words) in enumerate(lines, row + 1):
            grid.addWidget(as_part(QLabel(keys), "strong"), number, 0)
            label = QLabel(words)
            label.setWordWrap(True)
            grid.addWidget(label, number, 1)
        return row + len(lines) + 1
