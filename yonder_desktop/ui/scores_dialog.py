"""The best scores of games played alone: a table for each combination of what they are compared by."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from yonder_desktop.bridge.dates import local_time
from yonder_desktop.bridge.result_models import NOTHING
from yonder_desktop.bridge.scores import (
    Score,
    ScoreBook,
    ScoreTable,
    group_words,
    groups_line,
    score_tables,
)
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import capital
from yonder_desktop.wording.markup import plain

SHOWN = 10
"""Scores of a table; more are only counted."""


class ScoresDialog(SheetDialog):
    """Shows the tables that fit the filters. marked: a game just played, whose table and line are shown at first."""

    def __init__(
        self,
        look: Look,
        books: Sequence[ScoreBook],
        marked: Score | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, gettext("Best scores"), parent)
        self._books = [book for book in books if book.scores]
        self._marked = marked
        self.filters: dict[str, QComboBox] = {}
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(look.px(14))
        self._form.setVerticalSpacing(look.px(6))
        self._tables = QWidget()
        self._sections = QVBoxLayout(self._tables)
        self._sections.setContentsMargins(0, look.px(6), 0, 0)
        self._sections.setSpacing(look.px(18))
        self.column.addLayout(self._form)
        self.column.addWidget(self._tables)
        self.column.addStretch(1)
        self.close_button = button(gettext("Close"), "primary", self.accept)
        self.close_button.setDefault(True)
        self.add_buttons([], [self.close_button])
        self._make_filters()
        self.show_tables()
        self.wish_for(760, 560)

    # ---- filters

    def _make_filters(self) -> None:
        """One for each thing that scores differ in."""
        for book in self._books:
            keys = list(dict.fromkeys(key for score in book.scores for key in score.groups))
            for key in keys:
                values = sorted(
                    {score.groups[key] for score in book.scores if key in score.groups}, key=_rank
                )
                if len(values) > 1:
                    self._add_filter(book, key, values)

    def _add_filter(self, book: ScoreBook, key: str, values: Sequence[int | str]) -> None:
        box = QComboBox()
        # Translators: a filter that lets everything through
        box.addItem(pgettext("filter", "All"), None)
        for value in values:
            box.addItem(group_words(book.words, key, value)[1], value)
        if self._marked is not None and self._marked.game == book.game:
            box.setCurrentIndex(max(0, box.findData(self._marked.groups.get(key))))
        box.activated.connect(lambda _index: self.show_tables())
        name = group_words(book.words, key, values[0])[0]
        box.setAccessibleName(name)
        self.filters[f"{book.game}.{key}"] = box
        self._form.addRow(name, box)

    def _fits(self, book: ScoreBook, groups: dict[str, int | str]) -> bool:
        wanted = {key: self.filters.get(f"{book.game}.{key}") for key in groups}
        return all(box is None or box.currentData() in (None, groups[key]) for key, box in wanted.items())

    # ---- tables

    def show_tables(self) -> None:
        """Show what fits the filters."""
        while self._sections.count():
            item = self._sections.takeAt(0)
            if item is not None and (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        sections = [
            self._section(book, table)
            for book in self._books
            for table in score_tables(book.scores)
            if self._fits(book, table.groups)
        ]
        for section in sections:
            self._sections.addWidget(section)
        if not sections:
            self._sections.addWidget(as_part(QLabel(gettext("Nobody has finished such a game yet.")), "soft"))

    def _section(self, book: ScoreBook, table: ScoreTable) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.look.px(20))
        grid.setVerticalSpacing(self.look.px(4))
        grid.setColumnStretch(1, 1)
        heading = as_part(QLabel(self._title_of(book, table.groups)), "heading")
        heading.setWordWrap(True)
        grid.addWidget(heading, 0, 0, 1, len(self._columns(book)))
        for column, words in enumerate(self._columns(book)):
            self._put(grid, 1, column, words, "soft")
        for line, score in enumerate(self._shown(table), 2):
            self._line(grid, line, table, score)
        if len(table.scores) > SHOWN:
            rest = len(table.scores) - SHOWN
            said = ngettext("and {number} more", "and {number} more", rest).format(number=rest)
            grid.addWidget(as_part(QLabel(said), "soft"), grid.rowCount(), 1)
        return made

    def _shown(self, table: ScoreTable) -> list[Score]:
        """The best, and the one just played wherever it stands."""
        best = table.scores[:SHOWN]
        return best + [score for score in table.scores[SHOWN:] if self._is_marked(score)]

    def _is_marked(self, score: Score) -> bool:
        return self._marked is not None and score.played == self._marked.played

    def _title_of(self, book: ScoreBook, groups: dict[str, int | str]) -> str:
        titles = [plain(book.words.title())] if len(self._books) > 1 else []
        return " · ".join([*titles, groups_line(book.words, groups)])

    def _columns(self, book: ScoreBook) -> tuple[str, ...]:
        """The headings: place, name, both totals, who won, when."""
        return (
            gettext("Place"), gettext("Name"), gettext("Total"), capital(book.rival), gettext("Result"), gettext("Date")
        )  # fmt: skip

    def _line(self, grid: QGridLayout, line: int, table: ScoreTable, score: Score) -> None:
        marked = self._is_marked(score)
        if marked:
            grid.addWidget(as_part(QFrame(), "result"), line, 0, 1, 6)
        won = pgettext("game", "won") if score.won else pgettext("game", "lost")
        cells = (
            (str(table.place(score.played) or NOTHING), ""), (score.name, "strong" if marked else ""),
            (str(score.score), "number"), (str(score.rival), ""), (won, "" if score.won else "soft"),
            (local_time(score.ended), ""),
        )  # fmt: skip
        for column, (words, part) in enumerate(cells):
            self._put(grid, line, column, words, part)

    def _put(self, grid: QGridLayout, line: int, column: int, words: str, part: str) -> None:
        cell = as_part(QLabel(words), part)
        side = Qt.AlignmentFlag.AlignRight if column in (0, 2, 3) else Qt.AlignmentFlag.AlignLeft
        cell.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        cell.setContentsMargins(self.look.px(6), self.look.px(2), self.look.px(6), self.look.px(2))
        grid.addWidget(cell, line, column)


def _rank(value: int | str) -> tuple[int, str]:
    return (value, "") if isinstance(value, int) else (0, value)
