"""The pending options as a Qt model: what the decision panel lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from yonder_desktop.core.questions import Choice
from yonder_desktop.wording.markup import plain

TOKEN_ROLE = Qt.ItemDataRole.UserRole + 1
MARKUP_ROLE = Qt.ItemDataRole.UserRole + 2
SUBJECT_ROLE = Qt.ItemDataRole.UserRole + 3
TARGET_ROLE = Qt.ItemDataRole.UserRole + 4
COSTLY_ROLE = Qt.ItemDataRole.UserRole + 5

AnyIndex = QModelIndex | QPersistentModelIndex
TOP = QModelIndex()


class Offer:
    """A choice with its line of words, as markup."""

    __slots__ = ("choice", "label")

    def __init__(self, choice: Choice, label: str) -> None:
        self.choice = choice
        self.label = label


class OptionModel(QAbstractListModel):
    """One row an option, in the order of the rules."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._offers: list[Offer] = []

    def show(self, offers: Sequence[Offer]) -> None:
        """List these options instead of the former ones."""
        self.beginResetModel()
        self._offers = list(offers)
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
        facts = {
            TOKEN_ROLE: choice.token,
            SUBJECT_ROLE: choice.subject,
            TARGET_ROLE: choice.target,
            COSTLY_ROLE: choice.costly,
        }
        return facts.get(role)
