"""The table of Ylandyss as a widget, for a window or a test."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.ui.table_view import TableView
from yonder_desktop.ui.theme import DAY, Theme
from yonder_desktop.ui.ylandyss.captions import CardWords
from yonder_desktop.ui.ylandyss.layout import LEAST
from yonder_desktop.ui.ylandyss.scene import YlandyssScene
from yonder_desktop.wording.catalogue import gettext


class YlandyssTable(TableView):
    """The table of Ylandyss. D opens the own deck, P the discard piles one after the other, Escape closes them."""

    def __init__(
        self, tables: Tables, words: CardWords, theme: Theme = DAY, parent: QWidget | None = None
    ) -> None:
        self.scene_of_game = YlandyssScene(tables, words)
        super().__init__(self.scene_of_game, LEAST, gettext("The table of Ylandyss"), theme, parent)
        self.setAccessibleDescription(gettext("D: your deck. P: the discard piles. Escape: close them."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scene, key = self.scene_of_game, Qt.Key(event.key())
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if plain and key == Qt.Key.Key_D:
            scene.toggle_sheet("deck", scene.home)
        elif plain and key == Qt.Key.Key_P:
            scene.toggle_sheet(*self._next_pile())
        elif (
            key == Qt.Key.Key_Escape
            and scene.sheet[0]
            and scene.gestures.carry is None
            and not scene.gestures.fork
        ):
            scene.toggle_sheet("", 0)
        else:
            super().keyPressEvent(event)

    def _next_pile(self) -> tuple[str, int]:
        """The discard pile after the one that lies open, the own one first; none after the last."""
        scene = self.scene_of_game
        seats = scene.view.seats if scene.view is not None else 1
        if scene.sheet[0] != "discard":
            return "discard", scene.home
        after = (scene.sheet[1] + 1) % seats
        return ("discard", after) if after != scene.home else ("", 0)
