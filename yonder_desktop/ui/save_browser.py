"""The library: saved and finished games in a table to open one from, with what can be done to their files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPixmap, QShortcut
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from yonder_desktop.bridge.library import GameLibrary, NoTrash
from yonder_desktop.bridge.refusals import Refused
from yonder_desktop.bridge.save_filter import SaveFilter
from yonder_desktop.bridge.save_model import FINISHED, KEPT, SAVED, TITLE, SaveModel, SaveSummary, kind_words
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.drops import Drops
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.paint import blank_pixmap, canvas_on
from yonder_desktop.ui.save_details import SaveDetails
from yonder_desktop.ui.save_table import SaveTable
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.wording.catalogue import gettext, ngettext

AnyIndex = QModelIndex | QPersistentModelIndex
MakePicture = Callable[[Path], Picture | None]

THUMBNAIL = (64, 37)
"""Size of the small pictures in the table, at 100 %."""


class SaveBrowser(SheetDialog):
    """`opened` gives the path of the save to open, `watch_wanted` of one to watch.

    `other_wanted` asks for a file somewhere else, `export_wanted` where to write a game to, `dropped` gives files that
    were dropped here. make_picture: the table of a save in small.
    """

    opened = Signal(object)
    watch_wanted = Signal(object)
    other_wanted = Signal()
    export_wanted = Signal(object, str)
    dropped = Signal(object)

    def __init__(
        self,
        look: Look,
        library: GameLibrary,
        game_title: Callable[[str], str],
        make_picture: MakePicture,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, gettext("Saved and finished games"), parent)
        self._library = library
        self._make_picture = make_picture
        self.question: ConfirmDialog | None = None
        self._model = SaveModel(game_title, self._rename, self)
        self._sorted = SaveFilter(self._model, self)
        self._painting = QTimer(self, singleShot=True, interval=0)
        self._painting.timeout.connect(self._paint_one)
        self._make_filters()
        self._make_parts()
        self._lay_out()
        Drops(self).dropped.connect(self.dropped)
        library.changed.connect(self._on_changed)
        self._fill()
        self._select_first()
        self._on_selected()

    def _make_filters(self) -> None:
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setPlaceholderText(gettext("Search for a name"))
        self.search.setAccessibleName(gettext("Search for a name"))
        self.kind = QComboBox()
        self.kind.setAccessibleName(gettext("Which games"))
        self.kind.addItem(gettext("All games"), "")
        for kind in (SAVED, FINISHED, KEPT):
            self.kind.addItem(kind_words(kind), kind)
        self.game = QComboBox()
        self.game.setAccessibleName(gettext("Game"))
        self.search.textChanged.connect(lambda _text: self._narrow())
        self.kind.currentIndexChanged.connect(lambda _index: self._narrow())
        self.game.currentIndexChanged.connect(lambda _index: self._narrow())

    def _make_parts(self) -> None:
        self.table = SaveTable(self.look, self._sorted, THUMBNAIL)
        self.table.activated.connect(self._on_activated)
        self.table.verticalScrollBar().valueChanged.connect(lambda _value: self._painting.start())
        self.table.selectionModel().selectionChanged.connect(lambda *_changes: self._on_selected())
        self.details = SaveDetails(self.look, self._make_picture)
        self.rename = button(gettext("Rename"), "", self._on_rename)
        self.duplicate = button(gettext("Duplicate"), "", self._on_duplicate)
        self.export = button(gettext("Export …"), "", self._on_export)
        self.trash = button(gettext("Move to the trash"), "", self._on_trash)
        self.put_back = button(gettext("Put back"), "", self._on_put_back)
        self.rename.setToolTip("F2")
        self.trash.setToolTip(QKeySequence(QKeySequence.StandardKey.Delete).toString())
        keys = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.table)
        keys.setContext(Qt.ShortcutContext.WidgetShortcut)
        keys.activated.connect(self._on_trash)
        self.watch = button(gettext("Watch it again"), "", self._on_watch)
        self.open_button = button(gettext("Open"), "primary", self._on_open)
        self.open_button.setDefault(True)
        self.other = button(gettext("Another file …"), "", self._on_other)
        self.cancel = button(gettext("Cancel"), "", self.reject)

    def _lay_out(self) -> None:
        filters, middle, work = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row in (filters, middle, work):
            row.setSpacing(self.look.px(8))
            self.column.addLayout(row, 1 if row is middle else 0)
        filters.addWidget(self.search, 2)
        filters.addWidget(self.kind, 1)
        filters.addWidget(self.game, 1)
        middle.addWidget(self.table, 1)
        middle.addWidget(self.details)
        for part in (self.watch, self.rename, self.duplicate, self.export, self.trash, self.put_back):
            work.addWidget(part)
        work.addStretch(1)
        self._told = self.add_words("", "note")
        self._told.setMinimumHeight(self.look.px(36))
        self.add_buttons([self.other], [self.cancel, self.open_button])
        self.wish_for(1180, 640)

    # ---- what is shown

    def show_kind(self, kind: str) -> None:
        """Show the games of a kind only."""
        self.kind.setCurrentIndex(self.kind.findData(kind))

    @property
    def told(self) -> str:
        """What is said about the file that is selected, or about what was done."""
        return self._told.text()

    def tell(self, text: str) -> None:
        """Say what was done."""
        self._told.setText(text)

    def show_taken_in(self, places: Sequence[Path], refused: str) -> None:
        """Say what has come in from files that were dropped, and show it."""
        if places:
            self._select(places[-1])
        number = len(places)
        taken = ngettext("{number} game was taken in.", "{number} games were taken in.", number)
        said = [taken.format(number=number)] if number else []
        self.tell("\n".join([*said, *([refused] if refused else [])]))

    def _fill(self) -> None:
        """List the games as they are on the disk."""
        self._model.show(self._library.rows())
        wanted = self.game.currentData()
        self.game.blockSignals(True)
        self.game.clear()
        self.game.addItem(gettext("Every game"), "")
        for name, title in self._model.games():
            self.game.addItem(title, name)
        self.game.setCurrentIndex(max(0, self.game.findData(wanted)))
        self.game.blockSignals(False)
        self._narrow()
        self.put_back.setVisible(self._library.can_put_back)
        self._painting.start()

    def _narrow(self) -> None:
        selected = self.selected()
        self._sorted.narrow(
            str(self.kind.currentData() or ""), str(self.game.currentData() or ""), self.search.text()
        )
        if not any(self._select(row.path) for row in selected):
            self._select_first()
        self._on_selected()

    def _select_first(self) -> None:
        """The newest that can be opened, else the newest."""
        rows = [
            self._sorted.mapToSource(self._sorted.index(row, 0)).row()
            for row in range(self._sorted.rowCount())
        ]
        good = [row for row in rows if not self._model.problem(row)]
        if rows:
            self._select(self._model.path((good or rows)[0]))

    def _select(self, path: Path) -> bool:
        """Select the row of a file; False if it is not shown."""
        row = self._model.row_of(path)
        index = self._sorted.mapFromSource(self._model.index(row, TITLE)) if row >= 0 else QModelIndex()
        if index.isValid():
            flags = QItemSelectionModel.SelectionFlag
            self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.table.scrollTo(index)
        return index.isValid()

    def _paint_one(self) -> None:
        """Paint the small picture of one game that is in sight; the window stays alive between two."""
        rows = [
            self._sorted.mapToSource(self._sorted.index(row, 0)).row() for row in self.table.rows_in_sight()
        ]
        row = next((row for row in rows if self._model.lacks_picture(row)), -1)
        if row >= 0:
            self._model.set_picture(row, self._painted(self._make_picture(self._model.path(row))))
            self._painting.start()

    def _painted(self, picture: Picture | None) -> QPixmap | None:
        if picture is None:
            return None
        width, height = THUMBNAIL
        density = self.devicePixelRatioF() * self.look.factor
        pixmap = blank_pixmap(width, height, density)
        canvas = canvas_on(pixmap, self.look.theme, density)
        picture.paint(canvas, width, height)
        canvas.painter.end()
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        return pixmap

    # ---- what is selected

    def selected(self) -> list[SaveSummary]:
        """The rows that are selected."""
        rows = self.table.selectionModel().selectedRows()
        return [self._model.row(self._sorted.mapToSource(row).row()) for row in rows]

    def _row(self) -> int:
        """The row of the model that is selected, -1 for none or several."""
        rows = self.selected()
        return self._model.row_of(rows[0].path) if len(rows) == 1 else -1

    def _on_selected(self) -> None:
        row, several = self._row(), len(self.selected()) > 1
        problem = self._model.problem(row) if row >= 0 else ""
        for part in (self.open_button, self.watch):
            part.setEnabled(row >= 0 and not problem)
        for part in (self.rename, self.duplicate, self.export):
            part.setEnabled(row >= 0)
        self.trash.setEnabled(row >= 0 or several)
        self.details.show_row(self._model, row)
        self._told.setText(problem or self._empty_words())

    def _empty_words(self) -> str:
        """What to say where there is no row to speak of."""
        if self._library.problems:
            return "\n".join(self._library.problems)
        if not self._model.rowCount():
            return gettext("Nothing has been saved yet. The game that is being played is kept by itself.")
        number = len(self.selected())
        if number > 1:
            return ngettext("{number} game is selected.", "{number} games are selected.", number).format(
                number=number
            )
        return "" if self._sorted.rowCount() else gettext("No game fits what is looked for.")

    def _on_changed(self) -> None:
        selected = self.selected()
        self._fill()
        if not any(self._select(row.path) for row in selected):
            self._select_first()
        self._on_selected()

    # ---- what is done

    def _on_activated(self, _index: AnyIndex) -> None:
        if self.open_button.isEnabled():
            self._on_open()

    def _on_open(self) -> None:
        path = self._model.path(self._row())
        self.accept()
        self.opened.emit(path)

    def _on_watch(self) -> None:
        path = self._model.path(self._row())
        self.accept()
        self.watch_wanted.emit(path)

    def _on_other(self) -> None:
        self.accept()
        self.other_wanted.emit()

    def _on_rename(self) -> None:
        self.table.setFocus()
        self.table.edit(self._sorted.mapFromSource(self._model.index(self._row(), TITLE)))

    def _rename(self, row: SaveSummary, title: str) -> bool:
        """What was typed into a title. The rows are read anew once the table is done with its editor."""
        self._do(lambda: self._select_later(self._library.rename(row, title)))
        return False

    def _select_later(self, path: Path) -> str:
        QTimer.singleShot(0, self, lambda: self._select(path))
        return ""

    def _on_duplicate(self) -> None:
        row = self.selected()[0]
        path = self._do(lambda: self._library.duplicate(row, self._model.title(self._row())))
        if isinstance(path, Path):
            self._select(path)

    def _on_export(self) -> None:
        self.export_wanted.emit(self.selected()[0], self._model.title(self._row()))

    def _on_trash(self) -> None:
        rows = self.selected()
        if not rows:
            return
        try:
            self.tell(self._library.trash(rows))
        except NoTrash as refusal:
            self._ask_for_good(refusal)

    def _ask_for_good(self, refusal: NoTrash) -> None:
        """Where there is no trash a file can only be deleted."""
        said = [str(refusal), gettext("It can only be deleted for good; that cannot be taken back.")]
        self.question = ConfirmDialog(
            self.look, gettext("Delete for good?"), said, gettext("Delete"),
            lambda: self._do(lambda: self._library.destroy(refusal.rows)), self,
        )  # fmt: skip
        self.question.finished.connect(self.question.deleteLater)
        self.question.open()

    def _on_put_back(self) -> None:
        said = self._do(self._library.put_back)
        if isinstance(said, str):
            self.tell(said)

    def _do(self, what: Callable[[], object]) -> object:
        """Do something in the library; what cannot be done is told."""
        try:
            return what()
        except Refused as refusal:
            self.tell(str(refusal))
            return None
