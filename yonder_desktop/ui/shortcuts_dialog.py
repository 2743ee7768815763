"""The list of keys: those of the menus, and those of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from yonder_desktop.ui.actions import Actions
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


def lines_of(actions: Sequence[QAction]) -> list[Line]:
    """A line for each action that has keys."""
    return [(keys_of(action), action.text().replace("&", "")) for action in actions if action.shortcuts()]


class ShortcutsDialog(SheetDialog):
    """Two columns of lines, keys and what they do: most menus, then that of the view and what goes at the table."""

    def __init__(self, look: Look, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(look, gettext("Keyboard shortcuts"), parent)
        view = actions.in_view()
        others = [action for action in actions.everything() if action not in view]
        holder = QWidget()
        sides = QHBoxLayout(holder)
        sides.setContentsMargins(0, 0, look.px(10), 0)
        sides.setSpacing(look.px(34))
        sides.addLayout(self._block(gettext("Everywhere"), lines_of(others)), 1)
        right = QVBoxLayout()
        right.setSpacing(look.px(14))
        right.addLayout(self._block(gettext("&View").replace("&", ""), lines_of(view)))
        right.addLayout(self._block(gettext("At the table"), table_keys()))
        right.addStretch(1)
        sides.addLayout(right, 1)
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
