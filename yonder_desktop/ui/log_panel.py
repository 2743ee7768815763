"""The log: one line an event, with the sign of its player, under a line for each turn; the newest at the end."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLabel, QVBoxLayout, QWidget

from yonder_desktop.bridge.log_model import (
    HEADING_ROLE,
    MARKUP_ROLE,
    NEW_ROLE,
    RULE_ROLE,
    SEAT_ROLE,
    LogModel,
)
from yonder_desktop.bridge.node_words import Node
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_rows import Sign, markup_list
from yonder_desktop.ui.style import as_part
from yonder_desktop.ui.theme import NOTE
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.markup import Link, parts

AnyIndex = QModelIndex | QPersistentModelIndex
AT_TOP = QAbstractItemView.ScrollHint.PositionAtTop
MARKED = QItemSelectionModel.SelectionFlag.ClearAndSelect
STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}


class LogPanel(QFrame):
    """Lines have live names: pointing at one, or going to it with the arrow keys, tells which item it is.

    `inspected` is the item of the name under the pointer, else the first one of a line that is gone to; `opened` one
    that was clicked or taken by Enter, to be shown wherever it is shown. `gone_to` is the position that a line told
    of: by a click beside its names, or Space.
    """

    gone_to = Signal(object)

    inspected = Signal(str)
    opened = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_part(self, "panel")
        self._model: LogModel | None = None
        self._shown = -1
        self._recap = -1
        self.list, self._rows = markup_list(
            look, SEAT_ROLE, NOTE, 2, heading_role=HEADING_ROLE, rule_role=RULE_ROLE, new_role=NEW_ROLE
        )
        self.list.setAccessibleName(gettext("Log"))
        self.list.setAccessibleDescription(gettext("Space shows the table as it was after a line."))
        self.list.entered.connect(self._on_entered)
        self.list.installEventFilter(self)
        self.list.viewport().installEventFilter(self)
        self._to_end = QTimer(self, singleShot=True, interval=0)
        self._to_end.timeout.connect(self._scroll)
        self.recap = as_part(QLabel(wordWrap=True), "strong")
        self.recap.hide()
        self.nothing = as_part(QLabel(gettext("Nothing has happened yet."), wordWrap=True), "note")
        self._box = QVBoxLayout(self)
        self._box.addWidget(self.recap)
        self._box.addWidget(self.nothing)
        self._box.addWidget(self.list, 1)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._box.setContentsMargins(look.px(10), look.px(6), look.px(8), look.px(6))
        self._box.setSpacing(look.px(3))
        self._rows.set_look(look)
        self.list.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._to_end.start()

    def set_model(self, model: LogModel, sign: Sign) -> None:
        """Follow a log; `sign` gives the drawing of a seat's sign."""
        self._model, self._rows.sign = model, sign
        self.list.setModel(model)
        for changed in (model.rowsInserted, model.rowsRemoved):
            changed.connect(self._on_length_changed)
        self._on_length_changed()
        model.rowsInserted.connect(lambda *_rows: self._on_rows_inserted())
        self.list.selectionModel().currentChanged.connect(lambda current, _old: self._go_to(current, 0))
        self._to_end.start()

    def show_node(self, node: Node | None) -> None:
        """Mark the last line of a position that is shown as it was; None marks nothing and goes to the end."""
        row = self._model.last_row_of(node) if node is not None and self._model is not None else -1
        if node is not None:
            self._end_recap()
        if row == self._shown:
            return
        self._shown = row
        self._end_recap()
        if row >= 0:
            self.list.selectionModel().select(self.list.model().index(row, 0), MARKED)
        else:
            self.list.clearSelection()
        self._to_end.start()

    def show_recap(self) -> None:
        """Begin where the viewer chose last: what follows is new to it, until it chooses again."""
        if self._model is None:
            return
        self._recap = self._model.first_new_row()
        new = self._model.rowCount() - self._recap if self._recap >= 0 else 0
        words = ngettext("Since your last choice: {n} line", "Since your last choice: {n} lines", new)
        self.recap.setText(words.format(n=new))
        self.recap.setVisible(new > 0)
        self._to_end.start()

    def _on_length_changed(self) -> None:
        self.nothing.setVisible(self._model is None or not self._model.rowCount())

    def _end_recap(self) -> None:
        self._recap = -1
        self.recap.hide()

    def _on_rows_inserted(self) -> None:
        self._end_recap()
        self._to_end.start()

    def showEvent(self, event: QShowEvent) -> None:
        """What happened behind another tab is scrolled to."""
        super().showEvent(event)
        self._to_end.start()

    def _scroll(self) -> None:
        if not self.isVisible():
            return
        if self._recap >= 0:
            self.list.scrollTo(self.list.model().index(self._recap, 0), AT_TOP)
        elif self._shown >= 0:
            self.list.scrollTo(self.list.model().index(self._shown, 0))
        else:
            self.list.scrollToBottom()

    # ---- names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched is self.list:
            return self._on_key_pressed(event)
        if watched is self.list.viewport():
            if isinstance(event, QMouseEvent):
                self._on_mouse(event)
            elif event.type() == QEvent.Type.Leave:
                self._point(-1, "")
        return super().eventFilter(watched, event)

    def _on_mouse(self, event: QMouseEvent) -> None:
        row, key = self._name_at(event.position().toPoint())
        if event.type() == QEvent.Type.MouseMove:
            self._point(row, key)
        elif event.type() == QEvent.Type.MouseButtonRelease:
            if key:
                self.opened.emit(key)
            elif row >= 0 and event.button() == Qt.MouseButton.LeftButton:
                self._show_as_it_was(row)

    def _name_at(self, point: QPoint) -> tuple[int, str]:
        index = self.list.indexAt(point)
        return (index.row(), self._rows.name_at(index, point)) if index.isValid() else (-1, "")

    def _point(self, row: int, key: str) -> None:
        """Underline a name and tell its item."""
        if (row, key) == self._rows.pointed:
            return
        self._rows.pointed = (row, key)
        cursor = Qt.CursorShape.PointingHandCursor if key else Qt.CursorShape.ArrowCursor
        self.list.viewport().setCursor(cursor)
        self.list.viewport().update()
        if key:
            self.inspected.emit(key)

    def _on_entered(self, index: AnyIndex) -> None:
        """A line that is pointed at, beside its names, is about the first of them."""
        keys = self._keys(index)
        if keys and not self._rows.pointed[1]:
            self.inspected.emit(keys[0])

    def _on_key_pressed(self, event: QKeyEvent) -> bool:
        index = self.list.currentIndex()
        if not index.isValid():
            return False
        key = Qt.Key(event.key())
        if key in STEPS:
            self._go_to(index, STEPS[key])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._rows.pointed[0] == index.row():
            self.opened.emit(self._rows.pointed[1])
            return True
        if key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._show_as_it_was(index.row())
            return True
        return False

    def _show_as_it_was(self, row: int) -> None:
        if self._model is not None:
            self.gone_to.emit(self._model.line(row).node)

    def _go_to(self, index: AnyIndex, step: int) -> None:
        """Go to the first name of a line, or to the next one of the same line."""
        keys = self._keys(index)
        if not keys:
            return
        row, key = self._rows.pointed
        here = keys.index(key) if row == index.row() and key in keys else 0
        self._point(index.row(), keys[(here + step) % len(keys)])

    def _keys(self, index: AnyIndex) -> list[str]:
        markup = str(index.data(MARKUP_ROLE)) if index.isValid() else ""
        return list(dict.fromkeys(part.key for part in parts(markup) if isinstance(part, Link)))
