"""The table of YRO as a widget, for a window or a test."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.ui.pick_many import TOGGLE
from yonder_desktop.ui.table_view import TableView
from yonder_desktop.ui.theme import DAY, Theme
from yonder_desktop.ui.yro.captions import CardWords
from yonder_desktop.ui.yro.layout import LEAST
from yonder_desktop.ui.yro.scene import YroScene
from yonder_desktop.wording.catalogue import gettext


class YroTable(TableView):
    """The table of YRO."""

    def __init__(
        self, tables: Tables, words: CardWords, theme: Theme = DAY, parent: QWidget | None = None
    ) -> None:
        self.scene_of_yro = YroScene(tables, words)
        super().__init__(self.scene_of_yro, LEAST, gettext("The table of YRO"), theme, parent)

    def set_advice(
        self, preview: Callable[[str], str], why_not: Callable[[str], str], label: Callable[[str], str]
    ) -> None:
        """The table itself foretells places and sets of cards."""
        scene = self.scene_of_yro

        def say(token: str) -> str:
            return scene.foretell(token) or ("" if token.startswith(TOGGLE) else preview(token))

        super().set_advice(say, why_not, label)
