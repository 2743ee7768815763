"""Shows an unexpected failure: what happened, that the game is kept, and words that can be copied."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext


class ErrorDialog(QDialog):
    """`details` is the text of a report; `log` the file that it was written to as well."""

    def __init__(self, look: Look, details: str, log: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(gettext("Something went wrong"))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(22), look.px(18), look.px(22), look.px(18))
        column.setSpacing(look.px(12))
        column.addWidget(as_part(QLabel(self.windowTitle()), "title"))
        said = gettext(
            "The program met a fault of its own. Your game was kept after its last choice and can be gone on with. "
            "Please send the text below along if you report it."
        )
        column.addWidget(self._words(said))
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        column.addWidget(self.details, 1)
        where = as_part(self._words(gettext("It also stands in {file}.").format(file=log)), "note")
        column.addWidget(where)
        self.copy = button(gettext("Copy"), "", self._on_copy)
        self.close_button = button(gettext("Go on"), "primary", self.accept)
        self.close_button.setDefault(True)
        row = QHBoxLayout()
        row.addWidget(self.copy)
        row.addStretch(1)
        row.addWidget(self.close_button)
        column.addLayout(row)
        self.resize(look.px(680), look.px(420))

    def _words(self, text: str) -> QLabel:
        made = QLabel(text)
        made.setWordWrap(True)
        return made

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
