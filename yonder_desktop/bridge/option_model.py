"""The pending options as a Qt model: what the decision panel lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer

from yonder_desktop.bridge.revealing import Revealing
from yonder_desktop.core.questions import Choice
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain

TOKEN_ROLE = Qt.ItemDataRole.UserRole + 1
MARKUP_ROLE = Qt.ItemDataRole.UserRole + 2
SUBJECT_ROLE = Qt.ItemDataRole.UserRole + 3
TARGET_ROLE = Qt.ItemDataRole.UserRole + 4
COSTLY_ROLE = Qt.ItemDataRole.UserRole + 5
REVEALS_ROLE = Qt.ItemDataRole.UserRole + 15
"""Whether a choice shows something hidden; None while that is not known."""

AnyIndex = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()


class Offer:
    """A choice with its line of words, as markup."""

    __slots__ = ("choice", "label")

    def __init__(self, choice: Choice, label: str) -> None:
        self.choice = choice
        self.label = label


class OptionModel(QAbstractListModel):
    """One row an option, in the order of the rules.

    Which choices show something hidden is worked out while nothing else happens, for those that are asked about.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._offers: list[Offer] = []
        self._revealing: Revealing | None = None
        self._wanted: list[str] = []
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._work_one_out)

    def set_revealing(self, revealing: Revealing) -> None:
        """Who works it out."""
        self._revealing = revealing

    def show(self, offers: Sequence[Offer]) -> None:
        """List these options instead of the former ones."""
        self.beginResetModel()
        self._offers = list(offers)
        self._wanted = []
        self.endResetModel()

    def offer(self, row: int) -> Offer:
        return self._offers[row]

    def row_of(self, token: str) -> int:
        """The row of a token, -1 if it is not listed."""
        tokens = [offer.choice.token for offer in self._offers]
        return tokens.index(token) if token in tokens else -1

    def rowCount(self, parent: AnyIndex = TOP) -> int:
        return 0 if parent.isValid() else len(self._offers)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._offers):
            return None
        offer = self._offers[index.row()]
        choice = offer.choice
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return plain(offer.label)
        if role == MARKUP_ROLE:
            return offer.label
        if role == REVEALS_ROLE:
            return self._reveals(choice.token)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return gettext("Shows something hidden.") if self._reveals(choice.token) else None
        facts = {
            TOKEN_ROLE: choice.token,
            SUBJECT_ROLE: choice.subject,
            TARGET_ROLE: choice.target,
            COSTLY_ROLE: choice.costly,
        }
        return facts.get(role)

    def _reveals(self, token: str) -> bool | None:
        known = self._revealing.known(token) if self._revealing is not None else None
        if known is None and self._revealing is not None and token not in self._wanted:
            self._wanted.append(token)
            self._idle.start()
        return known

    def _work_one_out(self) -> None:
        if not self._wanted or self._revealing is None:
            self._idle.stop()
            return
        token = self._wanted.pop(0)
        row = self.row_of(token)
        if row >= 0 and self._revealing.shows_hidden(token):
            self.dataChanged.emit(self.index(row, 0), self.index(row, 0), [REVEALS_ROLE])
