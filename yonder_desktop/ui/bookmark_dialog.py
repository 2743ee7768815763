"""Names a position of the game, names it otherwise, or takes its name away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from yonder_desktop.bridge.session import LONGEST_BOOKMARK
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.wording.catalogue import gettext


class BookmarkDialog(SheetDialog):
    """A field for the name; `keep` takes it, "" for none. line: the position in plain words."""

    def __init__(
        self, look: Look, line: str, name: str, keep: Callable[[str], object], parent: QWidget | None = None
    ) -> None:
        title = gettext("Name of the bookmark") if name else gettext("Bookmark a position")
        super().__init__(look, title, parent)
        self._keep = keep
        self.add_words(line, "soft")
        self.field = QLineEdit(name)
        self.field.setMaxLength(LONGEST_BOOKMARK)
        self.field.setAccessibleName(gettext("Name"))
        self.field.setPlaceholderText(gettext("Name"))
        self.field.textChanged.connect(lambda _text: self._show_ways())
        self.column.addWidget(self.field)
        self.ok = button(gettext("Keep"), "primary", lambda: self._on_answered(self.field.text()))
        self.ok.setDefault(True)
        self.remove = button(gettext("Remove the bookmark"), "warn", lambda: self._on_answered(""))
        self.remove.setVisible(bool(name))
        cancel = button(gettext("Cancel"), "", self.reject)
        self.add_buttons([self.remove], [cancel, self.ok])
        self.wish_for(460)
        self._show_ways()
        self.field.selectAll()
        self.field.setFocus()

    def _show_ways(self) -> None:
        self.ok.setEnabled(bool(self.field.text().strip()))

    def _on_answered(self, name: str) -> None:
        self.accept()
        self._keep(name)
