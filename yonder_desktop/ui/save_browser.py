"""The saved games: a table to open one from. Files that cannot be opened are listed with the reason."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from yonder_desktop.bridge.save_model import SORT_ROLE, STATE, TITLE, WHEN, SaveModel
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.wording.catalogue import gettext

AnyIndex = QModelIndex | QPersistentModelIndex


class SaveBrowser(SheetDialog):
    """`opened` gives the path of the save to open; `other_wanted` asks for a file somewhere else."""

    opened = Signal(object)
    other_wanted = Signal()

    def __init__(self, look: Look, model: SaveModel, parent: QWidget | None = None) -> None:
        super().__init__(look, gettext("Open a saved game"), parent)
        self._model = model
        self._make_parts()
        self._lay_out()
        self._select_first()
        self._on_selected()

    def _make_parts(self) -> None:
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSourceModel(self._model)
        self._sorted.setSortRole(SORT_ROLE)
        self.table = QTableView()
        self.table.setModel(self._sorted)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(WHEN, Qt.SortOrder.DescendingOrder)
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setAccessibleName(gettext("Saved games"))
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(STATE, QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setDefaultSectionSize(self.look.px(30))
        self.table.activated.connect(self._on_activated)
        self.table.selectionModel().selectionChanged.connect(lambda *_changes: self._on_selected())
        self.open_button = button(gettext("Open"), "primary", self._on_open)
        self.open_button.setDefault(True)
        self.other = button(gettext("Another file …"), "", self._on_other)
        self.cancel = button(gettext("Cancel"), "", self.reject)

    def _lay_out(self) -> None:
        self.column.addWidget(self.table, 1)
        self._told = self.add_words("", "note")
        self._told.setMinimumHeight(self.look.px(54))
        self.add_buttons([self.other], [self.cancel, self.open_button])
        self.wish_for(820, 470)
        self.table.setVisible(self._model.rowCount() > 0)

    @property
    def told(self) -> str:
        """What is said about the file that is selected."""
        return self._told.text()

    def _select_first(self) -> None:
        """The newest that can be opened, else the newest."""
        rows = range(self._sorted.rowCount())
        sources = [self._sorted.mapToSource(self._sorted.index(row, 0)).row() for row in rows]
        good = [row for row, source in zip(rows, sources, strict=True) if not self._model.problem(source)]
        if sources:
            self.table.selectRow(good[0] if good else 0)

    def _row(self) -> int:
        """The row of the model that is selected, -1 for none."""
        rows = self.table.selectionModel().selectedRows()
        return self._sorted.mapToSource(rows[0]).row() if rows else -1

    def _on_selected(self) -> None:
        row = self._row()
        problem = self._model.problem(row) if row >= 0 else ""
        self.open_button.setEnabled(row >= 0 and not problem)
        if not self._model.rowCount():
            problem = gettext("Nothing has been saved yet. The game that is being played is kept by itself.")
        self._told.setText(problem or (str(self._model.path(row)) if row >= 0 else ""))

    def _on_activated(self, _index: AnyIndex) -> None:
        if self.open_button.isEnabled():
            self._on_open()

    def _on_open(self) -> None:
        path = self._model.path(self._row())
        self.accept()
        self.opened.emit(path)

    def _on_other(self) -> None:
        self.accept()
        self.other_wanted.emit()
