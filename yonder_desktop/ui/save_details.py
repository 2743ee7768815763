"""What is known of one saved game: its table in small, who plays, where it is, where its file lies."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from yonder_desktop.bridge.dates import local_time
from yonder_desktop.bridge.save_model import SaveModel, kind_words, names_of, result_words, stage
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.picture_box import SHADOW, PictureBox
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

PICTURE = (272, 157)
HEIGHT = 376
"""Room for all that is said of a game, so that nothing moves when another one is selected. At 100 %, as PICTURE is."""


class SaveDetails(QFrame):
    """Beside the table of the library. make_picture: the table of a save in small."""

    def __init__(
        self, look: Look, make_picture: Callable[[Path], Picture | None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        as_part(self, "inset")
        self._make_picture = make_picture
        self._picture = PictureBox(look)
        self._title = self._label("heading")
        self._lines = self._label("")
        self._place = self._label("note")
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(length) for length in (8, 8, 8, 10)))
        column.setSpacing(look.px(6))
        for part in (self._picture, self._title, self._lines):
            column.addWidget(part)
        column.addStretch(1)
        column.addWidget(self._place)
        self.setMinimumHeight(look.px(HEIGHT))
        self.setFixedWidth(look.px(PICTURE[0] + 2 * SHADOW + 16))

    def _label(self, part: str) -> QLabel:
        made = as_part(QLabel(), part)
        made.setWordWrap(True)
        made.setTextFormat(Qt.TextFormat.PlainText)
        return made

    def show_row(self, model: SaveModel, row: int) -> None:
        """Show a row of the library; nothing for -1."""
        found = row >= 0
        one = model.row(row) if found else None
        picture = self._make_picture(one.path) if one is not None and one.problem is None else None
        self._picture.show_picture(picture, PICTURE)
        self._picture.setVisible(picture is not None)
        self._title.setText(model.title(row) if found else "")
        self._lines.setText("\n".join(lines_of(model, row)) if found else "")
        # A path has no spaces to be broken at.
        self._place.setText(
            str(model.path(row)).replace("/", "/\u200b").replace("\\", "\\\u200b") if found else ""
        )


def lines_of(model: SaveModel, row: int) -> list[str]:
    """What there is to say of a row."""
    one = model.row(row)
    if one.problem is not None:
        return [kind_words(one.kind), local_time(one.saved_at)]
    where = stage(one.facts)
    names = names_of(one) if one.title else ""
    said = [names, where[:1].upper() + where[1:], result_words(one), local_time(one.saved_at)]
    said.append(kind_words(one.kind))
    if one.practice:
        said.append(gettext("A practice game"))
    return [line for line in said if line]
