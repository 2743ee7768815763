"""The start page: go on with the last game, the games there are, saved games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from yonder_desktop.ui.buttons import PushButton, button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pages import TablePage, scrolling
from yonder_desktop.ui.picture_box import SHADOW, PictureBox
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext

WIDEST, NARROWEST = 520, 190
"""Of the picture of a tile, at 100 %."""
HIGHEST = 0.3
"""Of the picture of a tile, as a share of the page."""
HEIGHT = 196 / 340
GAP = 18
AROUND = 2 * (SHADOW + 8) + 4
"""What a tile is wider than its picture."""


@dataclass(frozen=True)
class Tile:
    """A picture with words under it: a game that can be begun, or the one that can be gone on with."""

    key: str
    title: str
    lines: tuple[str, ...]
    picture: Picture


class TileButton(PushButton):
    """A tile that is pressed like any button. `fit` says how wide its picture is, at 100 %."""

    def __init__(self, look: Look, tile: Tile, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        as_part(self, "tile")
        self._look = look
        self._tile = tile
        self._size = QSize()
        self.setAccessibleName(tile.title)
        self.setAccessibleDescription(" ".join(tile.lines))
        self._picture = PictureBox(look)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(look.px(8), look.px(8), look.px(8), look.px(14))
        self._box.setSpacing(look.px(4))
        title = self._words(tile.title, "title")
        for part in (self._picture, title, *(self._words(line, "soft") for line in tile.lines)):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._box.addWidget(part)
        self._box.addStretch(1)
        self.fit(NARROWEST)

    def _words(self, text: str, part: str) -> QLabel:
        made = as_part(QLabel(text), part)
        made.setWordWrap(True)
        made.setContentsMargins(self._look.px(8), 0, self._look.px(8), 0)
        return made

    def fit(self, width: float) -> None:
        """Show the picture that wide."""
        self._picture.show_picture(self._tile.picture, (width, round(width * HEIGHT)))
        wide = self._picture.width() + 2 * self._look.px(8)
        self.set_size(QSize(wide, self._box.totalHeightForWidth(wide)))

    def set_size(self, size: QSize) -> None:
        """Be that large: a style sheet takes the limits of a widget away, but not its wishes."""
        self._size = size
        self.setFixedSize(size)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return self._size

    def minimumSizeHint(self) -> QSize:
        return self._size


class StartPage(TablePage):
    """Two clicks from here to the first decision. Offers nothing that cannot be done.

    `new_game_wanted` names the game, "" for the one that was begun last.
    """

    continue_wanted = Signal()
    new_game_wanted = Signal(str)
    load_wanted = Signal()
    watch_wanted = Signal()
    scores_wanted = Signal()
    settings_wanted = Signal()
    rules_wanted = Signal()
    statistics_wanted = Signal()

    def __init__(
        self,
        look: Look,
        games: Sequence[Tile],
        unfinished: Tile | None,
        has_scores: bool = False,
        has_finished: bool = False,
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
        column.addLayout(self._buttons(has_scores, has_finished))
        column.addStretch(3)

    def _tiles(self, games: Sequence[Tile], unfinished: Tile | None) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(GAP))
        row.addStretch(1)
        self.go_on: TileButton | None = None
        if unfinished is not None:
            self.go_on = TileButton(self.look, unfinished)
            self.go_on.clicked.connect(lambda _checked=False: self.continue_wanted.emit())
            row.addWidget(self.go_on)
        self.tiles = [TileButton(self.look, tile) for tile in games]
        for tile, made in zip(games, self.tiles, strict=True):
            made.clicked.connect(lambda _checked=False, key=tile.key: self.new_game_wanted.emit(key))
            row.addWidget(made)
        row.addStretch(1)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tiles()
        self._fit_buttons()

    def _fit_tiles(self) -> None:
        """All side by side, all of one height."""
        tiles = [*([self.go_on] if self.go_on is not None else []), *self.tiles]
        if not tiles:
            return
        room = self.width() / self.look.factor - 2 * GAP
        width = (room - GAP * (len(tiles) - 1)) / len(tiles) - AROUND
        width = min(WIDEST, width, self.height() / self.look.factor * HIGHEST / HEIGHT)
        for tile in tiles:
            tile.fit(max(NARROWEST, round(width)))
        height = max(tile.sizeHint().height() for tile in tiles)
        for tile in tiles:
            tile.set_size(QSize(tile.sizeHint().width(), height))

    def _fit_buttons(self) -> None:
        """In one row, or in two where that is too long."""
        shown = [part for part in self._parts if not part.isHidden()]
        gap = self.look.px(10)
        wanted = sum(part.sizeHint().width() + gap for part in shown) - gap
        first = len(shown) if wanted <= self.width() - 2 * gap else (len(shown) + 1) // 2
        for row in self._rows:
            while row.count():
                row.takeAt(0)
        for row, parts in zip(self._rows, (shown[:first], shown[first:]), strict=True):
            row.addStretch(1)
            for part in parts:
                row.addWidget(part)
            row.addStretch(1)

    def _buttons(self, has_scores: bool, has_finished: bool) -> QVBoxLayout:
        rows = QVBoxLayout()
        rows.setSpacing(self.look.px(10))
        self._rows = [QHBoxLayout(), QHBoxLayout()]
        for row in self._rows:
            row.setSpacing(self.look.px(10))
            rows.addLayout(row)
        self.new_game = button(gettext("New game …"), "primary", lambda: self.new_game_wanted.emit(""))
        self.load = button(gettext("Open a saved game …"), "", self.load_wanted.emit)
        self.scores = button(gettext("Best scores …"), "", self.scores_wanted.emit)
        self.scores.setVisible(has_scores)
        self.watch = button(gettext("Watch a game again …"), "", self.watch_wanted.emit)
        self.watch.setVisible(has_finished)
        self.statistics = button(gettext("Statistics …"), "", self.statistics_wanted.emit)
        self.settings = button(gettext("Settings …"), "", self.settings_wanted.emit)
        self.rules = button(gettext("Rules"), "", self.rules_wanted.emit)
        self._parts = (
            self.new_game, self.load, self.watch, self.scores, self.statistics, self.rules, self.settings,
        )  # fmt: skip
        for part in self._parts:
            self._rows[0].addWidget(part)
        return rows
