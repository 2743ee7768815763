"""The rows of the library that fit: by kind, by game, by words in any column; sorted by what columns mean."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from yonder_desktop.bridge.save_model import PLAYERS, RESULT, SORT_ROLE, TITLE, SaveModel

AnyIndex = QModelIndex | QPersistentModelIndex


class SaveFilter(QSortFilterProxyModel):
    """kind and game: "" lets all through. Broken files have no game and fit every game."""

    def __init__(self, model: SaveModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._kind, self._game, self._words = "", "", ""
        self.setSourceModel(model)
        self.setSortRole(SORT_ROLE)

    def narrow(self, kind: str, game: str, words: str) -> None:
        """Show what fits all of these."""
        self.beginFilterChange()
        self._kind, self._game, self._words = kind, game, words.casefold().strip()
        self.endFilterChange()

    @property
    def is_narrowed(self) -> bool:
        return bool(self._kind or self._game or self._words)

    def filterAcceptsRow(self, source_row: int, source_parent: AnyIndex) -> bool:
        row = self._model.row(source_row)
        if self._kind and row.kind != self._kind:
            return False
        if self._game and row.game not in (self._game, ""):
            return False
        if not self._words:
            return True
        texts = [
            str(self._model.index(source_row, column).data() or "") for column in (TITLE, PLAYERS, RESULT)
        ]
        return all(any(word in text.casefold() for text in texts) for word in self._words.split())
