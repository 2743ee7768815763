"""What playing needs of the window."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtWidgets import QWidget

from yonder_desktop.bridge.desk import Desk
from yonder_desktop.ui.actions import Actions
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.note import Note
from yonder_desktop.ui.top_bar import TopBar


class Shell(Protocol):
    """The window, as what happens in it knows it."""

    desk: Desk
    look: Look
    bar: TopBar
    note: Note
    actions_: Actions

    def show_page(self, page: QWidget, keep: bool = False) -> None: ...

    def drop_page(self, page: QWidget) -> None: ...
