"""Shows an unexpected failure: what happened, that the game is kept, and words that can be copied."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.wording.catalogue import gettext


class ErrorDialog(SheetDialog):
    """`details` is the text of a report; `log` the file that it was written to as well. `report_wanted` asks to write
    a bug report file, which holds the position too.
    """

    report_wanted = Signal()

    def __init__(self, look: Look, details: str, log: str, parent: QWidget | None = None) -> None:
        super().__init__(look, gettext("Something went wrong"), parent)
        said = gettext(
            "The program met a fault of its own. Your game was kept after its last choice and can be gone on with. "
            "Please send the text below along if you report it."
        )
        self.add_words(said)
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setMinimumHeight(look.px(120))
        self.column.addWidget(self.details, 1)
        self.add_words(gettext("It also stands in {file}.").format(file=log), "note")
        self.copy = button(gettext("Copy"), "", self._on_copy)
        self.close_button = button(gettext("Go on"), "primary", self.accept)
        self.close_button.setDefault(True)
        self.report = button(gettext("Write a bug report …"), "", self._on_report)
        self.add_buttons([self.copy, self.report], [self.close_button])
        self.wish_for(680, 420)

    def _on_report(self) -> None:
        self.accept()
        self.report_wanted.emit()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
