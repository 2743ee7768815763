"""A position by its code: pasted, seen in small, and put on the table; what is wrong with a code is told at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from yonder_desktop.bridge.positions import holds_code
from yonder_desktop.bridge.refusals import Refused
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.picture_box import PictureBox
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

Seen = tuple[str, Picture | None]
PICTURE = (272, 157)


class PositionDialog(SheetDialog):
    """`opened` gives the code. see: what a code holds, in words and in small; raises Refused."""

    opened = Signal(str)

    def __init__(self, look: Look, see: Callable[[str], Seen], parent: QWidget | None = None) -> None:
        super().__init__(look, gettext("Open a position"), parent)
        self._see = see
        self.add_words(
            gettext("Paste a position code. The game begins with exactly that position, as a practice game.")
        )
        self.code = QPlainTextEdit()
        self.code.setAccessibleName(gettext("Position code"))
        self.code.setPlaceholderText("YD1-…")
        self.code.setTabChangesFocus(True)
        self.code.setMinimumSize(look.px(300), look.px(150))
        self._picture = PictureBox(look)
        row = QHBoxLayout()
        row.setSpacing(look.px(12))
        row.addWidget(self.code, 1)
        row.addWidget(self._picture)
        self.column.addLayout(row, 1)
        self._told = self.add_words("")
        self._told.setMinimumHeight(look.px(42))
        self._told.setTextFormat(Qt.TextFormat.PlainText)
        self.paste = button(gettext("Paste"), "", self._on_paste)
        self.cancel = button(gettext("Cancel"), "", self.reject)
        self.open_button = button(gettext("Open"), "primary", self._on_open)
        self.open_button.setDefault(True)
        self.add_buttons([self.paste], [self.cancel, self.open_button])
        self.wish_for(700, 400)
        self.code.textChanged.connect(self._on_changed)
        clipped = QGuiApplication.clipboard().text()
        self.code.setPlainText(clipped if holds_code(clipped) else "")
        self._on_changed()
        self.code.setFocus()

    @property
    def told(self) -> str:
        """What is said of the code."""
        return self._told.text()

    def _on_changed(self) -> None:
        said, picture, good = "", None, False
        if self.code.toPlainText().strip():
            try:
                said, picture = self._see(self.code.toPlainText())
                good = True
            except Refused as refusal:
                said = str(refusal)
        self._told.setText(said)
        as_part(self._told, "" if good else "warn")
        self._picture.show_picture(picture, PICTURE)
        self.open_button.setEnabled(good)

    def _on_paste(self) -> None:
        self.code.setPlainText(QGuiApplication.clipboard().text())
        self.open_button.setFocus() if self.open_button.isEnabled() else self.code.setFocus()

    def _on_open(self) -> None:
        code = self.code.toPlainText()
        self.accept()
        self.opened.emit(code)
