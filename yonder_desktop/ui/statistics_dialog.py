"""Statistics: what the games that were played to their end come to, in figures, plots and tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from yonder_desktop.bridge.dates import local_time
from yonder_desktop.bridge.result_models import SORT_ROLE, EntryModel, GroupModel, percent
from yonder_desktop.bridge.statistics import (
    Entry,
    Figures,
    GameResult,
    Wanted,
    entries,
    figures,
    grouped,
    narrowed,
)
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.plots import Bar, BarPlot, TimePlot
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.ui.statistics_words import StatisticsWords
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext

Choices = Sequence[tuple[str, object]]


class StatisticsDialog(SheetDialog):
    """`export_wanted` gives the results that are shown, to be written to a file; `scores_wanted` asks for scores."""

    export_wanted = Signal(object)
    scores_wanted = Signal()

    def __init__(
        self,
        look: Look,
        results: Sequence[GameResult],
        words: StatisticsWords,
        has_scores: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, gettext("Statistics"), parent)
        self._words = words
        self._entries = entries(results)
        self._make_filters()
        self.said = self.add_words("", "heading")
        self.note = self.add_words("", "soft")
        self._make_tables()
        self.tabs = QTabWidget()
        self.tabs.addTab(self._overview(), gettext("Overview"))
        self.tabs.addTab(self.games, gettext("Games"))
        self.column.addWidget(self.tabs, 1)
        self.export = button(gettext("Export as CSV …"), "", self._on_export)
        self.scores = button(gettext("Best scores …"), "", self._on_scores)
        self.scores.setVisible(has_scores)
        self.close_button = button(gettext("Close"), "primary", self.accept)
        self.close_button.setDefault(True)
        work = QHBoxLayout()
        work.setSpacing(look.px(8))
        self._told = as_part(QLabel(), "note")
        self._told.setWordWrap(True)
        work.addWidget(self.export)
        work.addWidget(self.scores)
        work.addWidget(self._told, 1)
        self.column.addLayout(work)
        self.add_buttons([], [self.close_button])
        self.wish_for(*((980, 630) if self._entries else (560, 0)))
        self.refresh()

    # ---- parts

    def _make_filters(self) -> None:
        say, found = self._words, self._entries
        names = sorted({entry.seat.name for entry in found}, key=str.casefold)
        games = sorted({entry.result.game for entry in found}, key=lambda game: say.game(game).casefold())
        seats = sorted({len(entry.result.seats) for entry in found})
        opponents = sorted({entry.opponents for entry in found}, key=say.opponents)
        row = QHBoxLayout()
        row.setSpacing(self.look.px(8))
        self.player = self._filter(
            gettext("Player"), gettext("All players"), [(name, name) for name in names]
        )
        self.game = self._filter(
            gettext("Game"), gettext("Every game"), [(say.game(name), name) for name in games]
        )
        self.seats = self._filter(gettext("Seats"), gettext("Any number of seats"), [
            (ngettext("{number} seat", "{number} seats", number).format(number=number), number) for number in seats
        ])  # fmt: skip
        self.opponents = self._filter(
            gettext("Opponents"), gettext("All opponents"), [(say.opponents(key), key) for key in opponents]
        )
        for box in (self.player, self.game, self.seats, self.opponents):
            row.addWidget(box, 1)
        self._filters = QWidget()
        row.setContentsMargins(0, 0, 0, 0)
        self._filters.setLayout(row)
        self.column.addWidget(self._filters)

    def _filter(self, name: str, everything: str, choices: Choices) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        box.addItem(everything, None)
        for words, value in choices:
            box.addItem(words, value)
        box.currentIndexChanged.connect(lambda _index: self.refresh())
        return box

    def _make_tables(self) -> None:
        self.entry_model, self.group_model = EntryModel(self._words, self), GroupModel(self)
        self.games = self._table(self.entry_model, gettext("Games"), 5)
        self.groups = self._table(self.group_model, gettext("Results by group"), 0)
        self.games.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self.groups.sortByColumn(1, Qt.SortOrder.DescendingOrder)

    def _table(self, model: EntryModel | GroupModel, name: str, widest: int) -> QTableView:
        order = QSortFilterProxyModel(self)
        order.setSourceModel(model)
        order.setSortRole(SORT_ROLE)
        table = QTableView()
        table.setModel(order)
        table.setSortingEnabled(True)
        table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setAccessibleName(name)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(self.look.px(28))
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setResizeContentsPrecision(0)
        header.setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)
        table.setMinimumHeight(self.look.px(100))
        # However many rows there are, the dialog fits on a small screen.
        table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        return table

    def _overview(self) -> QWidget:
        """Two plots side by side, and below them the table of the same groups."""
        page, look = as_part(QWidget(), "page"), self.look
        self.by = QComboBox()
        self.by.setAccessibleName(gettext("Results by"))
        for words, key in self._groupings():
            self.by.addItem(gettext("Results by {what}").format(what=words), key)
        self.by.currentIndexChanged.connect(lambda _index: self._show_groups())
        self.bars = BarPlot(look, gettext("Games won of those played"))
        self.line = TimePlot(look, gettext("Totals, game after game"))
        self._line_words = as_part(QLabel(), "soft")
        self._line_words.setWordWrap(True)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, parts in ((left, (self.by, self.bars)), (right, (self._line_words, self.line))):
            column.setSpacing(look.px(8))
            for part in parts:
                column.addWidget(part)
            column.addStretch(1)
        plots = QHBoxLayout()
        plots.setSpacing(look.px(22))
        plots.addLayout(left, 1)
        plots.addLayout(right, 1)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, look.px(10), 0, 0)
        whole.setSpacing(look.px(10))
        whole.addLayout(plots)
        whole.addWidget(self.groups, 1)
        return page

    def _groupings(self) -> list[tuple[str, Callable[[Entry], str]]]:
        """What results can be grouped by, with the name of an entry's group."""
        say = self._words
        return [
            (pgettext("group", "game"), lambda entry: say.game(entry.result.game)),
            (pgettext("group", "opponents"), lambda entry: say.opponents(entry.opponents)),
            (pgettext("group", "seats"), lambda entry: _seats(len(entry.result.seats))),
            (pgettext("group", "options"), lambda entry: say.options(entry.result) or gettext("None")),
            (pgettext("group", "player"), lambda entry: entry.seat.name),
        ]

    # ---- showing

    def shown(self) -> list[Entry]:
        """The entries that fit the filters, the last game first."""
        wanted = Wanted(
            self.player.currentData() or "", self.game.currentData() or "", self.seats.currentData() or 0,
            self.opponents.currentData() or "",
        )  # fmt: skip
        return narrowed(self._entries, wanted)

    def refresh(self) -> None:
        """Show what fits the filters."""
        found = self.shown()
        fair = [entry for entry in found if not entry.result.practice]
        for part in (self._filters, self.tabs, self.export, self.note):
            part.setVisible(bool(self._entries))
        self.said.setText(figures_line(figures(found)) if fair else self._empty_words())
        left_out = len(found) - len(fair)
        practice = ngettext(
            "{number} practice game is left out.", "{number} practice games are left out.", left_out
        )
        self.note.setText(practice.format(number=left_out) if left_out else "")
        self.entry_model.show(found)
        self._show_groups()
        self._show_totals(fair)

    def _empty_words(self) -> str:
        if not self._entries:
            return gettext(
                "No game has been played to its end yet. The first one that is will be counted here."
            )
        return gettext("No game that counts fits this choice.")

    def _show_groups(self) -> None:
        groups = grouped(self.shown(), self.by.currentData())
        self.group_model.show(groups)
        self.bars.show_bars([Bar(name, one.played, one.won, won_words(one)) for name, one in groups])

    def _show_totals(self, fair: Sequence[Entry]) -> None:
        """Totals of different games cannot be compared: they are shown where all are of one game."""
        one_game = len({entry.result.game for entry in fair}) == 1
        self.line.setVisible(one_game)
        self._line_words.setText(
            gettext("Totals of the last games; filled: won.")
            if one_game
            else gettext("Choose one game to see its totals, game after game.")
        )
        if one_game:
            points = [(entry.total, entry.won) for entry in reversed(fair)]
            dates = [local_time(entry.result.ended).rpartition(",")[0] for entry in (fair[-1], fair[0])]
            self.line.show_points(points, dates[0], dates[1])

    # ---- what is done

    def tell(self, text: str) -> None:
        """Say what was done."""
        self._told.setText(text)

    @property
    def told(self) -> str:
        """What was done."""
        return self._told.text()

    def _on_export(self) -> None:
        """The games that are shown, with all their seats, each once."""
        self.export_wanted.emit(list({entry.result.played: entry.result for entry in self.shown()}.values()))

    def _on_scores(self) -> None:
        self.accept()
        self.scores_wanted.emit()


def figures_line(found: Figures) -> str:
    """The most important figures in one line."""
    played = ngettext("{number} game", "{number} games", found.played).format(number=found.played)
    parts = [
        gettext("{games}, {won} won ({share})").format(
            games=played, won=found.won, share=percent(found.share)
        ),
        gettext("now {streak} won in a row, at most {longest}").format(
            streak=found.streak, longest=found.longest
        ),
    ]
    return " · ".join(parts)


def won_words(found: Figures) -> str:
    """How many of a group's games were won."""
    return gettext("{won} of {played}").format(won=found.won, played=found.played)


def _seats(number: int) -> str:
    return ngettext("{number} seat", "{number} seats", number).format(number=number)
