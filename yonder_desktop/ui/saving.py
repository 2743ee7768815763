"""The dialogs that bring games onto the table and keep them: new game, open, save, best scores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from yonder_desktop.bridge.card_sets import HOUSE, is_card_set, saves_in
from yonder_desktop.bridge.refusals import NotKept, Refused
from yonder_desktop.bridge.save_model import FINISHED, SaveSummary
from yonder_desktop.bridge.scores import ScoreBook
from yonder_desktop.bridge.seats import GamePlan, players_of
from yonder_desktop.bridge.statistics import GameResult
from yonder_desktop.ui.card_set_field import CardChoice
from yonder_desktop.ui.drops import Drops
from yonder_desktop.ui.new_game_dialog import NewGameDialog
from yonder_desktop.ui.play import Play
from yonder_desktop.ui.save_browser import SaveBrowser
from yonder_desktop.ui.scores_dialog import ScoresDialog
from yonder_desktop.ui.shell import Shell
from yonder_desktop.ui.start_tiles import table_picture
from yonder_desktop.ui.statistics_dialog import StatisticsDialog
from yonder_desktop.ui.statistics_words import StatisticsWords
from yonder_desktop.wording import about
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.contract import RIVAL
from yonder_desktop.wording.markup import plain


class Saving(QObject):
    """One dialog at a time; `dialog` is the one that is open or was last."""

    def __init__(self, shell: Shell, window: QWidget, play: Play) -> None:
        super().__init__(window)
        self._shell = shell
        self._window = window
        self._play = play
        self.dialog: QDialog | None = None
        self.export_dialog: QFileDialog | None = None
        actions = shell.actions_
        actions.new_game.triggered.connect(lambda _checked=False: self.ask_new_game())
        actions.open.triggered.connect(self.ask_which)
        actions.save.triggered.connect(self.save)
        actions.save_as.triggered.connect(self.ask_where)
        Drops(window).dropped.connect(self.take_in)
        shell.desk.library.moved.connect(self._on_moved)
        actions.statistics.triggered.connect(lambda _checked=False: self.show_statistics())
        actions.scores.triggered.connect(lambda _checked=False: self.show_scores())

    def ask_new_game(self, game: str = "") -> None:
        """The new-game dialog, as it was chosen the last time."""
        desk = self._shell.desk
        names = desk.shelf.names()
        game = next(name for name in (game, desk.settings.last_game, *names) if name in names)
        last = desk.settings.new_game.get(game)
        if last is None:
            self._ask_plan(GamePlan(game, (), {}, desk.fixed_seed))
        else:
            self._ask_plan(
                GamePlan(game, players_of(last.seats), dict(last.options), desk.fixed_seed, last.card_set)
            )

    def _ask_plan(self, plan: GamePlan) -> None:
        """The new-game dialog with what is planned; the house set stands for cards that cannot be had."""
        desk = self._shell.desk
        own = desk.card_sets(plan.game)
        usable = [entry.name for entry in own if not entry.problem]
        cards = CardChoice(own, plan.card_set if plan.card_set in usable else HOUSE)
        words = desk.words(plan.game, card_set=cards.chosen)
        dialog = NewGameDialog(
            self._shell.look, desk.info(plan.game, cards.chosen), words, plan.players, plan.options, plan.seed,
            words.name(RIVAL), cards, [(name, self._title_of(name)) for name in desk.shelf.names()], self._window,
        )  # fmt: skip
        dialog.planned.connect(self._play.begin)
        dialog.cards_wanted.connect(lambda name: self._ask_with(dialog, name))
        dialog.game_wanted.connect(lambda name: self._ask_for_game(dialog, name))
        self._open(dialog)

    def _ask_for_game(self, dialog: NewGameDialog, game: str) -> None:
        """The dialog of another game, with the same seats and seed and with its own set-up of the last time."""
        chosen, last = dialog.plan(), self._shell.desk.settings.new_game.get(game)
        dialog.reject()
        options, cards = (dict(last.options), last.card_set) if last is not None else ({}, HOUSE)
        self._ask_plan(GamePlan(game, chosen.players, options, chosen.seed, cards))
        if isinstance(self.dialog, NewGameDialog) and self.dialog.game_box is not None:
            self.dialog.game_box.setFocus()

    def _ask_with(self, dialog: NewGameDialog, card_set: str) -> None:
        """The same dialog with another card set: seats and options may be others."""
        plan = dialog.plan()
        dialog.reject()
        self._ask_plan(replace(plan, card_set=card_set))
        if isinstance(self.dialog, NewGameDialog) and self.dialog.cards_field is not None:
            self.dialog.cards_field.box.setFocus()

    def ask_which(self) -> None:
        """The saved games to open one of."""
        desk = self._shell.desk
        dialog = SaveBrowser(
            self._shell.look,
            desk.library,
            self._title_of,
            lambda path: table_picture(desk, path),
            self._window,
        )
        dialog.opened.connect(self._play.open)
        dialog.watch_wanted.connect(self._play.replay)
        dialog.other_wanted.connect(self.ask_other)
        dialog.export_wanted.connect(self._ask_export)
        dialog.dropped.connect(self._on_dropped_on_library)
        self._open(dialog)

    def ask_finished(self) -> None:
        """The finished games to watch one of again."""
        self.ask_which()
        if isinstance(self.dialog, SaveBrowser):
            self.dialog.show_kind(FINISHED)

    def ask_other(self) -> None:
        """A saved game somewhere else."""
        dialog = self._file_dialog(gettext("Open a saved game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.take_in([Path(path)]))
        self._open(dialog)

    def take_in(self, paths: Sequence[Path]) -> None:
        """Keep files from somewhere else: games in the library, where a single one is opened, and card sets.

        Where nothing can be kept, a single game is opened all the same, from where it lies.
        """
        files, several = _games_in(paths), len(paths) > 1
        good, bad = self._taken_in_cards([path for path in paths if is_card_set(path)], several)
        try:
            new, refused = self._taken_in(files, several)
        except NotKept as refusal:
            self._play.open(files[0], keep_path=False)
            new, refused = [], [str(refusal)]
        bad += refused
        if new and (len(new) > 1 or bad):
            self.ask_which()
            self._tell_taken_in(new, bad)
            bad = []
        elif new:
            self._play.open(new[0])
        if good or bad:
            self._shell.note.tell("\n".join([*good, *bad]), stays=bool(bad))

    def _taken_in_cards(self, paths: Sequence[Path], several: bool) -> tuple[list[str], list[str]]:
        """Check card sets and keep them, for the new-game dialog to offer; what is to be told of good and bad ones."""
        good, bad = [], []
        said = gettext("The card set “{name}” can be chosen for a new game of {game}.")
        for path in paths:
            try:
                entry = self._shell.desk.take_in_cards(path)
                good.append(said.format(name=entry.name, game=self._title_of(entry.game)))
            except Refused as refusal:
                bad.append(_in_short(path, refusal) if several else str(refusal))
        return good, bad

    def _taken_in(self, paths: Sequence[Path], several: bool = False) -> tuple[list[Path], list[str]]:
        """The places of files in the library, and what is wrong with those that have none, in short for several.

        Raises NotKept if a single one is right, but cannot be put there.
        """
        places, refused = [], []
        for path in paths:
            try:
                places.append(self._shell.desk.library.take_in(path)[0])
            except NotKept as refusal:
                if len(paths) == 1:
                    raise
                refused.append(_in_short(path, refusal))
            except Refused as refusal:
                short = several or len(paths) > 1
                refused.append(_in_short(path, refusal) if short else str(refusal))
        return places, refused

    def _on_dropped_on_library(self, paths: Sequence[Path]) -> None:
        """Files dropped on the list go into it."""
        try:
            places, refused = self._taken_in([file for path in paths for file in saves_in(path) or [path]])
        except NotKept as refusal:
            places, refused = [], [str(refusal)]
        self._tell_taken_in(places, refused)

    def _tell_taken_in(self, places: Sequence[Path], refused: Sequence[str]) -> None:
        """Show in the library what is there now, and say what is not."""
        browser = self.dialog
        if isinstance(browser, SaveBrowser):
            browser.show_taken_in(places, "\n".join(refused))

    def _ask_export(self, row: SaveSummary, title: str) -> None:
        """Ask where to write a game to; the library stays open behind it."""
        browser = self.dialog
        dialog = self._file_dialog(gettext("Export the game"), browser)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("yonder")
        dialog.selectFile(self._shell.desk.library.export_name(title))
        dialog.fileSelected.connect(lambda chosen: self._export(row, Path(chosen)))
        dialog.finished.connect(dialog.deleteLater)
        self.export_dialog = dialog
        dialog.open()

    def _export(self, row: SaveSummary, path: Path) -> None:
        try:
            self._shell.desk.library.export(row, path)
            said = gettext("Written to {path}.").format(path=path)
        except Refused as refusal:
            said = str(refusal)
        if isinstance(self.dialog, SaveBrowser):
            self.dialog.tell(said)

    def _title_of(self, game: str) -> str:
        """A game in words; its name for one that this program does not have."""
        desk = self._shell.desk
        return plain(about(game).title()) if game in desk.shelf.names() else game

    def show_scores(self) -> None:
        """The best scores; that of the game on the table is marked."""
        desk = self._shell.desk
        books = []
        for game in desk.shelf.names():
            words = desk.words(game)
            books.append(ScoreBook(game, words, words.name(RIVAL), desk.scores(game)))
        self._open(ScoresDialog(self._shell.look, books, desk.score(), self._window))

    def show_statistics(self) -> None:
        """What the games that were played to their end come to."""
        desk = self._shell.desk
        dialog = StatisticsDialog(
            self._shell.look, desk.records.results(), StatisticsWords(desk), desk.has_scores(), self._window
        )
        dialog.export_wanted.connect(self._ask_csv)
        dialog.scores_wanted.connect(self.show_scores)
        self._open(dialog)

    def _ask_csv(self, results: Sequence[GameResult]) -> None:
        """Ask where to write results to; the statistics stay open behind it."""
        statistics = self.dialog
        dialog = QFileDialog(statistics or self._window, gettext("Export as CSV"))
        dialog.setNameFilter(gettext("Tables (*.csv)"))
        dialog.setDefaultSuffix("csv")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile("yonder-desktop.csv")
        dialog.fileSelected.connect(lambda chosen: self._write_csv(Path(chosen), results))
        dialog.finished.connect(dialog.deleteLater)
        self.export_dialog = dialog
        dialog.open()

    def _write_csv(self, path: Path, results: Sequence[GameResult]) -> None:
        try:
            self._shell.desk.records.export(path, results)
            said = gettext("Written to {path}.").format(path=path)
        except Refused as refusal:
            said = str(refusal)
        if isinstance(self.dialog, StatisticsDialog):
            self.dialog.tell(said)

    def save(self) -> None:
        """Save where the game was saved before, or ask where."""
        if self._play.path is None:
            self.ask_where()
        else:
            self._save_to(self._play.path)

    def ask_where(self) -> None:
        """Ask under which name to save."""
        if self._play.session is None:
            return
        path = self._shell.desk.suggested_path()
        dialog = self._file_dialog(gettext("Save the game"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDirectory(str(path.parent))
        dialog.selectFile(path.name)
        dialog.fileSelected.connect(lambda chosen: self._save_to(Path(chosen)))
        self._open(dialog)

    def _on_moved(self, old: Path, new: Path) -> None:
        """The file of the game on the table has another name."""
        if self._play.path == old and not old.exists():
            self._play.path = new

    def _save_to(self, path: Path) -> None:
        try:
            self._shell.desk.save(path)
        except Refused as refusal:
            self._shell.note.tell(str(refusal), stays=True)
            return
        self._play.path = path
        self._shell.note.tell(gettext("Saved as {name}.").format(name=path.name))

    def _file_dialog(self, title: str, parent: QWidget | None = None) -> QFileDialog:
        dialog = QFileDialog(parent or self._window, title)
        dialog.setNameFilter(gettext("Saved games (*.json *.yonder)"))
        dialog.setDefaultSuffix("json")
        return dialog

    def _open(self, dialog: QDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _games_in(paths: Sequence[Path]) -> list[Path]:
    """The files among what somebody brings, those in folders of saved games too, but no card sets."""
    return [file for path in paths if not is_card_set(path) for file in saves_in(path) or [path]]


def _in_short(path: Path, refusal: Refused) -> str:
    """What is wrong with one of several files, in a line."""
    return f"{path.name}: {str(refusal).splitlines()[0]}"
