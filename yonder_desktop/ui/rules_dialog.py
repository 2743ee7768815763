"""The rules to look things up in: a search and a list of pages on the left, a page on the right."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.link_label import LinkLabel
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.pages import scrolling
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.reference import Page, find

KEY = Qt.ItemDataRole.UserRole
LIST_WIDTH, SIZE, READABLE = 280, (940, 640), 620
"""Of the list, of the window and of lines of text, in pixels at 100 %."""


@dataclass(frozen=True)
class Volume:
    """The rules of one game. page_of: the page that tells of an item, "" for none."""

    game: str
    title: str
    pages: Sequence[Page]
    page_of: Callable[[str], str]


class RulesDialog(QDialog):
    """Stands beside the game, which goes on. `game_wanted` asks for the rules of another game."""

    game_wanted = Signal(str)

    def __init__(
        self, look: Look, volume: Volume, games: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        """games: name and title of each."""
        super().__init__(parent)
        self.look = look
        self.volume = volume
        self._pages = {page.key: page for page in volume.pages}
        self._back: list[str] = []
        self._forward: list[str] = []
        self.key = ""
        self.setWindowTitle(gettext("Rules of {game}").format(game=volume.title))
        self._make_parts(games)
        self._lay_out()
        self._fill_tree()
        self.count.hide()
        self.search.setFocus()
        self.show_page(volume.pages[0].key)

    # ---- parts

    def _make_parts(self, games: Sequence[tuple[str, str]]) -> None:
        self.game = QComboBox()
        self.game.setAccessibleName(gettext("Game"))
        for name, title in games:
            self.game.addItem(title, name)
        self.game.setCurrentIndex(self.game.findData(self.volume.game))
        self.game.activated.connect(lambda _index: self.game_wanted.emit(self.game.currentData()))
        self.search = QLineEdit()
        self.search.setPlaceholderText(gettext("Search the rules"))
        self.search.setAccessibleName(gettext("Search the rules"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._on_search_changed)
        self.search.returnPressed.connect(self._on_search_entered)
        self.tree = as_part(QTreeWidget(), "pages")
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(gettext("Pages"))
        self.tree.currentItemChanged.connect(self._on_tree_item_changed)
        self.hits = as_part(QListWidget(), "pages")
        self.hits.setWordWrap(True)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hits.setAccessibleName(gettext("What was found"))
        self.hits.currentItemChanged.connect(self._on_hit_changed)
        self.count = as_part(QLabel(), "note")
        self._title = as_part(QLabel(), "title")
        self._title.setWordWrap(True)
        self._body = QVBoxLayout()
        self.back = button(gettext("Back"), "", self.go_back)
        self.forward = button(gettext("Forward"), "", self.go_forward)
        self.close_button = button(gettext("Close"), "primary", self.accept)
        for keys, do in (
            (QKeySequence.StandardKey.Back, self.go_back),
            (QKeySequence.StandardKey.Forward, self.go_forward),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self).activated.connect(self._go_to_search)

    def _lay_out(self) -> None:
        look = self.look
        self._lists = QStackedWidget()
        self._lists.addWidget(self.tree)
        self._lists.addWidget(self.hits)
        left = QVBoxLayout()
        left.setSpacing(look.px(8))
        for part in (self.game, self.search, self.count, self._lists):
            left.addWidget(part)
        side = QWidget()
        side.setLayout(left)
        left.setContentsMargins(0, 0, 0, 0)
        side.setFixedWidth(look.px(LIST_WIDTH))
        paper = as_part(QWidget(), "page")
        column = QVBoxLayout(paper)
        column.setContentsMargins(look.px(4), 0, look.px(8), 0)
        column.setSpacing(look.px(10))
        column.addWidget(self._title)
        column.addLayout(self._body)
        column.addStretch(1)
        self._area = scrolling(paper)
        buttons = QHBoxLayout()
        buttons.setSpacing(look.px(8))
        buttons.addWidget(self.back)
        buttons.addWidget(self.forward)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        right = QVBoxLayout()
        right.setSpacing(look.px(12))
        right.addWidget(self._area, 1)
        right.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(18), look.px(16), look.px(18), look.px(16))
        row.setSpacing(look.px(18))
        row.addWidget(side)
        row.addLayout(right, 1)
        room = self.screen().availableSize()
        self.resize(QSize(look.px(SIZE[0]), look.px(SIZE[1])).boundedTo(room))

    def _fill_tree(self) -> None:
        groups: dict[str, QTreeWidgetItem] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        for page in self.volume.pages:
            if page.group not in groups:
                made = groups[page.group] = QTreeWidgetItem([page.group])
                made.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self.tree.addTopLevelItem(made)
            item = QTreeWidgetItem([page.title])
            item.setData(0, KEY, page.key)
            groups[page.group].addChild(item)
            self._items[page.key] = item
        groups[self.volume.pages[0].group].setExpanded(True)

    # ---- pages

    def open_at(self, key: str = "") -> None:
        """Show the window, at the page that tells of an item, a phase or a kind of question."""
        page = key if key in self._pages else self.volume.page_of(key)
        if page in self._pages:
            self.search.clear()
            self._go_to(page)
        self.show()
        self.raise_()
        self.activateWindow()

    def show_page(self, key: str) -> None:
        """Show a page, without a step to go back."""
        page = self._pages[key]
        self.key = key
        self._title.setText(page.title)
        while (item := self._body.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.hide()
                part.deleteLater()
        self._body.setSpacing(self.look.px(10))
        for line in page.lines:
            label = LinkLabel(self.look)
            label.set_markup(line)
            label.setMaximumWidth(self.look.px(READABLE))
            label.opened.connect(self._on_link_opened)
            self._body.addWidget(label)
        self._add_see_also(page)
        self._area.verticalScrollBar().setValue(0)
        self.back.setEnabled(bool(self._back))
        self.forward.setEnabled(bool(self._forward))
        self._select(key)

    def _add_see_also(self, page: Page) -> None:
        for key in page.see:
            if key in self._pages:
                text = gettext("See: {page}").format(page=self._pages[key].title)
                made = button(text, "quiet", functools.partial(self._go_to, key))
                self._body.addWidget(made, 0, Qt.AlignmentFlag.AlignLeft)

    def _select(self, key: str) -> None:
        """Mark the page in the list that is shown."""
        self.tree.blockSignals(True)
        self.tree.setCurrentItem(self._items[key])
        self.tree.blockSignals(False)

    def _go_to(self, key: str) -> None:
        if key != self.key:
            self._back.append(self.key)
            self._forward = []
            self.show_page(key)

    def go_back(self) -> None:
        """The page that was read before."""
        if self._back:
            self._forward.append(self.key)
            self.show_page(self._back.pop())

    def go_forward(self) -> None:
        """The page from which one has gone back."""
        if self._forward:
            self._back.append(self.key)
            self.show_page(self._forward.pop())

    def _on_link_opened(self, key: str) -> None:
        page = key if key in self._pages else self.volume.page_of(key)
        if page in self._pages:
            self._go_to(page)

    # ---- searching

    def _go_to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _on_search_changed(self, text: str) -> None:
        self.hits.clear()
        self._lists.setCurrentWidget(self.hits if text.strip() else self.tree)
        self.count.setVisible(bool(text.strip()))
        if not text.strip():
            return
        found = find(self.volume.pages, text)
        for hit in found:
            item = QListWidgetItem(f"{hit.page.title}\n{hit.excerpt}")
            item.setData(KEY, hit.page.key)
            self.hits.addItem(item)
        said = ngettext("{n} page found", "{n} pages found", len(found)).format(n=len(found))
        self.count.setText(said if found else gettext("Nothing found: try fewer or shorter words."))

    def _on_search_entered(self) -> None:
        """Enter in the search opens the best page."""
        if self.hits.count():
            self.hits.setCurrentRow(0)
            self.hits.setFocus()

    def _on_hit_changed(self, item: QListWidgetItem | None, _before: QListWidgetItem | None = None) -> None:
        if item is not None:
            self._go_to(str(item.data(KEY)))

    def _on_tree_item_changed(
        self, item: QTreeWidgetItem | None, _before: QTreeWidgetItem | None = None
    ) -> None:
        key = item.data(0, KEY) if item is not None else None
        if key:
            self._go_to(str(key))
