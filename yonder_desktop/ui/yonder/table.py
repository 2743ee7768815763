"""The table of Yonder as a widget, for a window or a test."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.ui.table_view import TableView
from yonder_desktop.ui.theme import DAY, Theme
from yonder_desktop.ui.yonder.captions import CardWords
from yonder_desktop.ui.yonder.layout import LEAST
from yonder_desktop.ui.yonder.scene import YonderScene
from yonder_desktop.wording.catalogue import gettext


class YonderTable(TableView):
    """The table of Yonder."""

    def __init__(
        self, tables: Tables, words: CardWords, theme: Theme = DAY, parent: QWidget | None = None
    ) -> None:
        super().__init__(YonderScene(tables, words), LEAST, gettext("The table of Yonder"), theme, parent)
