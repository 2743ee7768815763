"""The table of YRO as a widget, for a window or a test."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.ui.table_view import TableView
from yonder_desktop.ui.theme import DAY, Theme
from yonder_desktop.ui.yro.captions import CardWords
from yonder_desktop.ui.yro.layout import LEAST
from yonder_desktop.ui.yro.scene import YroScene
from yonder_desktop.wording.catalogue import gettext

LIST_KEYS = {Qt.Key.Key_D: "deck", Qt.Key.Key_P: "pile"}


class YroTable(TableView):
    """The table of YRO."""

    def __init__(
        self, tables: Tables, words: CardWords, theme: Theme = DAY, parent: QWidget | None = None
    ) -> None:
        self.scene_of_yro = YroScene(tables, words)
        super().__init__(self.scene_of_yro, LEAST, gettext("The table of YRO"), theme, parent)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """D and P open the lists of the deck and of the discard pile; Esc closes them."""
        scene, key = self.scene_of_yro, Qt.Key(event.key())
        if key in LIST_KEYS and not event.modifiers():
            scene.open_sheet(LIST_KEYS[key])
        elif key == Qt.Key.Key_Escape and scene.sheet:
            scene.open_sheet("")
        else:
            super().keyPressEvent(event)
