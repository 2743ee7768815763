"""The start page: go on with the last game, the games there are, saved games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pages import TablePage, scrolling
from yonder_desktop.ui.picture_box import PictureBox
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

TILE = (340, 196)


@dataclass(frozen=True)
class Tile:
    """A picture with words under it: a game that can be begun, or the one that can be gone on with."""

    key: str
    title: str
    lines: tuple[str, ...]
    picture: Picture


class TileButton(QPushButton):
    """A tile that is pressed like any button."""

    def __init__(self, look: Look, tile: Tile, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_part(self, "tile")
        self.setAccessibleName(tile.title)
        self.setAccessibleDescription(" ".join(tile.lines))
        self.setAutoDefault(False)
        box = QVBoxLayout(self)
        box.setContentsMargins(look.px(8), look.px(8), look.px(8), look.px(14))
        box.setSpacing(look.px(4))
        picture = PictureBox(look)
        picture.show_picture(tile.picture, TILE)
        title = as_part(QLabel(tile.title), "title")
        for part in (picture, title, *(self._line(line) for line in tile.lines)):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            box.addWidget(part)
        box.addStretch(1)
        for part in (title,):
            part.setContentsMargins(look.px(8), 0, look.px(8), 0)
        width = box.sizeHint().width()
        self.setFixedSize(width, max(box.totalHeightForWidth(width), box.totalMinimumSize().height()))

    def _line(self, text: str) -> QLabel:
        made = as_part(QLabel(text), "soft")
        made.setWordWrap(True)
        made.setContentsMargins(8, 0, 8, 0)
        return made


class StartPage(TablePage):
    """Two clicks from here to the first decision. Offers nothing that cannot be done."""

    continue_wanted = Signal()
    new_game_wanted = Signal(str)
    load_wanted = Signal()
    scores_wanted = Signal()

    def __init__(
        self,
        look: Look,
        games: Sequence[Tile],
        unfinished: Tile | None,
        has_scores: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        title = as_part(QLabel(gettext("Yonder Desktop")), "great")
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        content = QWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolling(content))
        column = QVBoxLayout(content)
        column.setSpacing(look.px(20))
        column.addStretch(2)
        column.addWidget(title)
        column.addLayout(self._tiles(games, unfinished))
        column.addLayout(self._buttons(games, has_scores))
        column.addStretch(3)

    def _tiles(self, games: Sequence[Tile], unfinished: Tile | None) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(18))
        row.addStretch(1)
        self.go_on: TileButton | None = None
        if unfinished is not None:
            self.go_on = TileButton(self.look, unfinished)
            self.go_on.clicked.connect(lambda _checked=False: self.continue_wanted.emit())
            row.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignTop)
        self.tiles = [TileButton(self.look, tile) for tile in games]
        for tile, made in zip(games, self.tiles, strict=True):
            made.clicked.connect(lambda _checked=False, key=tile.key: self.new_game_wanted.emit(key))
            row.addWidget(made, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        all_tiles = [*self.tiles, *([self.go_on] if self.go_on is not None else [])]
        height = max((made.height() for made in all_tiles), default=0)
        for made in all_tiles:
            made.setFixedHeight(height)
        return row

    def _buttons(self, games: Sequence[Tile], has_scores: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(10))
        row.addStretch(1)
        first = games[0].key if games else ""
        self.new_game = button(gettext("New game …"), "primary", lambda: self.new_game_wanted.emit(first))
        self.load = button(gettext("Open a saved game …"), "", self.load_wanted.emit)
        self.scores = button(gettext("Best scores …"), "", self.scores_wanted.emit)
        self.scores.setVisible(has_scores)
        for part in (self.new_game, self.load, self.scores):
            row.addWidget(part)
        row.addStretch(1)
        return row
