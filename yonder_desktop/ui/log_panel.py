"""The log: one line an event, with the sign of its player; the newest at the end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QIdentityProxyModel, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from yonder_desktop.bridge.log_model import MARKUP_ROLE, SEAT_ROLE, LogModel
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.markup_rows import markup_list
from yonder_desktop.ui.style import as_part
from yonder_desktop.ui.theme import NOTE
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import Link, parts

AnyIndex = QModelIndex | QPersistentModelIndex
SIGN_ROLE = Qt.ItemDataRole.UserRole + 20


class SignedLog(QIdentityProxyModel):
    """Adds the sign of the player whom a line is about."""

    def __init__(self, sign: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = sign

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == SIGN_ROLE:
            seat = super().data(index, SEAT_ROLE)
            return self._sign(seat) if isinstance(seat, int) and seat >= 0 else ""
        return super().data(index, role)


class LogPanel(QFrame):
    """Lines that are pointed at or selected tell which item they are about."""

    inspected = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_part(self, "panel")
        self._signed: SignedLog | None = None
        self._title = as_part(QLabel(gettext("Log")), "heading")
        self.list, self._rows = markup_list(look, SIGN_ROLE, NOTE, 2)
        self.list.setAccessibleName(gettext("Log"))
        self.list.entered.connect(self._on_pointed)
        self.list.clicked.connect(self._on_pointed)
        self._to_end = QTimer(self, singleShot=True, interval=0)
        self._to_end.timeout.connect(self.list.scrollToBottom)
        self._box = QVBoxLayout(self)
        self._box.addWidget(self._title)
        self._box.addWidget(self.list, 1)
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._box.setContentsMargins(look.px(14), look.px(8), look.px(8), look.px(8))
        self._box.setSpacing(look.px(3))
        self._rows.set_look(look)
        self.list.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._to_end.start()

    def set_headed(self, headed: bool) -> None:
        """Whether the panel has a heading of its own; in a tab it needs none."""
        self._title.setVisible(headed)

    def set_model(self, model: LogModel, sign: Callable[[int], str]) -> None:
        """Follow a log; `sign` gives the drawing of a seat's sign."""
        self._signed = SignedLog(sign, self)
        self._signed.setSourceModel(model)
        self.list.setModel(self._signed)
        self._signed.rowsInserted.connect(lambda *_rows: self._to_end.start())
        self.list.selectionModel().currentChanged.connect(lambda current, _old: self._on_pointed(current))
        self._to_end.start()

    def _on_pointed(self, index: AnyIndex) -> None:
        """The first live name of a line is what it is about."""
        if not index.isValid():
            return
        links = [part.key for part in parts(str(index.data(MARKUP_ROLE))) if isinstance(part, Link)]
        if links:
            self.inspected.emit(links[0])
