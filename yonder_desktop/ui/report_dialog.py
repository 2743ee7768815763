"""A bug report: what happened, in words of the person, with all that helps to find the fault; copied or saved."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.wording.catalogue import gettext


class ReportDialog(SheetDialog):
    """make: the text of the report for what was written; `save_wanted` gives it to be written to a file."""

    save_wanted = Signal(str)

    def __init__(
        self, look: Look, has_game: bool, make: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, gettext("Write a bug report"), parent)
        self._make = make
        self.add_words(gettext("What happened, and what did you expect?"))
        self.said = QPlainTextEdit()
        self.said.setAccessibleName(gettext("What happened, and what did you expect?"))
        self.said.setTabChangesFocus(True)
        self.said.setMinimumHeight(look.px(90))
        self.column.addWidget(self.said, 1)
        self.add_words(self._inside(has_game), "note")
        self.copy = button(gettext("Copy"), "", self._on_copy)
        self.cancel = button(gettext("Cancel"), "", self.reject)
        self.save = button(gettext("Save …"), "primary", self._on_save)
        self.add_buttons([self.copy], [self.cancel, self.save])
        self._told = self.add_words("", "note")
        self.wish_for(560, 340)
        self.said.setFocus()

    def _inside(self, has_game: bool) -> str:
        """What stands in a report, so that nobody gives away more than they want."""
        if has_game:
            return gettext(
                "The report holds your words, the position with all that is hidden, the moves, the names of the "
                "players, versions, and the end of the program's log. It names no folders, and neither you nor your "
                "machine."
            )
        return gettext(
            "The report holds your words, versions, and the end of the program's log. It names no folders, and neither "
            "you nor your machine. With a game on the table it would hold its position as well."
        )

    @property
    def told(self) -> str:
        """What was done."""
        return self._told.text()

    def tell(self, text: str) -> None:
        """Say what was done."""
        self._told.setText(text)

    def _text(self) -> str:
        return self._make(self.said.toPlainText().strip())

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text())
        self.tell(gettext("The report was copied."))

    def _on_save(self) -> None:
        self.save_wanted.emit(self._text())
