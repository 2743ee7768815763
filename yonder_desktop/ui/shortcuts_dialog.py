"""The list of keys: those of the menus, and those of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

Line = tuple[str, str]


def table_keys() -> list[Line]:
    """What keys do at the table and in the lists."""
    return [
        (gettext("Tab, Shift+Tab"), gettext("go round the things that can be acted with")),
        (gettext("Arrows"), gettext("go from place to place")),
        (gettext("Shift+arrows"), gettext("look round: at everything, with what stands behind it")),
        (gettext("Enter, Space"), gettext("take up a thing; put it where the ghost is")),
        (gettext("Esc, right click"), gettext("put it back")),
        (gettext("Ctrl+wheel"), gettext("zoom at the pointer")),
        (gettext("Middle button"), gettext("move the enlarged table")),
        (gettext("Any key, click"), gettext("skip what is told of the others")),
        (gettext("Left, Right"), gettext("in the log: go from name to name of a line")),
        (gettext("Enter"), gettext("in the log: show that card")),
    ]


def keys_of(action: QAction) -> str:
    """The keys of an action as this system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(key.toString(native) for key in action.shortcuts())


class ShortcutsDialog(SheetDialog):
    """Two columns of lines: keys, and what they do."""

    def __init__(self, look: Look, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(look, gettext("Keyboard shortcuts"), parent)
        menus = [
            (keys_of(action), action.text().replace("&", "")) for action in actions if action.shortcuts()
        ]
        holder = QWidget()
        sides = QHBoxLayout(holder)
        sides.setContentsMargins(0, 0, look.px(10), 0)
        sides.setSpacing(look.px(34))
        for title, lines in ((gettext("Everywhere"), menus), (gettext("At the table"), table_keys())):
            sides.addLayout(self._block(title, lines), 1)
        self.column.addWidget(holder)
        self.close_button = button(gettext("Close"), "primary", self.accept)
        self.close_button.setDefault(True)
        self.add_buttons([], [self.close_button])
        self.wish_for(760, 590)

    def _block(self, title: str, lines: Sequence[Line]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.look.px(16))
        grid.setVerticalSpacing(self.look.px(5))
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(len(lines) + 1, 1)
        grid.addWidget(as_part(QLabel(title), "heading"), 0, 0, 1, 2)
        for number, (keys, words) in enumerate(lines, 1):
            grid.addWidget(as_part(QLabel(keys), "strong"), number, 0)
            grid.addWidget(QLabel(words), number, 1)
        return grid
