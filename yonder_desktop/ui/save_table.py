"""The table of the library: whole rows, sorted by any column, titles that can be typed over."""

from __future__ import annotations

from PySide6.QtCore import QSize, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from yonder_desktop.bridge.save_model import PLAYERS, RESULT, STATE, TITLE, WHEN
from yonder_desktop.ui.look import Look
from yonder_desktop.wording.catalogue import gettext

WIDTHS = {PLAYERS: 142, STATE: 112, RESULT: 160}
"""At first, at 100 %."""


class SaveTable(QTableView):
    """picture: width and height of the pictures in the first column, at 100 %."""

    def __init__(
        self,
        look: Look,
        model: QSortFilterProxyModel,
        picture: tuple[int, int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setSortingEnabled(True)
        self.sortByColumn(WHEN, Qt.SortOrder.DescendingOrder)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QTableView.EditTrigger.EditKeyPressed)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(gettext("Saved games"))
        self.setIconSize(QSize(*(look.px(length) for length in picture)))
        self.setMinimumHeight(look.px(180))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(look.px(picture[1] + 8))
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(False)
        # By the rows in sight alone: else every picture that comes in would have all rows measured.
        header.setResizeContentsPrecision(0)
        for column, width in WIDTHS.items():
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(column, look.px(width))
        header.setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(look.px(60))

    def rows_in_sight(self) -> range:
        """The rows that are shown now."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        return range(max(0, first), last + 1 if last >= 0 else self.model().rowCount())
