"""The dialogs that bring games onto the table and keep them: new game, open, save, best scores."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from yonder_desktop.bridge.desk import Refused
from yonder_desktop.bridge.save_model import SaveModel
from yonder_desktop.bridge.scores import ScoreBook
from yonder_desktop.bridge.seats import players_of
from yonder_desktop.ui.new_game_dialog import NewGameDialog
from yonder_desktop.ui.play import Play
from yonder_desktop.ui.save_browser import SaveBrowser
from yonder_desktop.ui.scores_dialog import ScoresDialog
from yonder_desktop.ui.shell import Shell
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
        actions = shell.actions_
        actions.new_game.triggered.connect(lambda _checked=False: self.ask_new_game())
        actions.open.triggered.connect(self.ask_which)
        actions.save.triggered.connect(self.save)
        actions.save_as.triggered.connect(self.ask_where)
        actions.scores.triggered.connect(lambda _checked=False: self.show_scores())

    def ask_new_game(self, game: str = "") -> None:
        """The new-game dialog, as it was chosen the last time."""
        desk = self._shell.desk
        infos = {info.name: info for info in desk.games()}
        game = next(name for name in (game, desk.settings.last_game, *infos) if name in infos)
        last = desk.settings.new_game.get(game)
        players = players_of(last.seats) if last is not None else ()
        options = dict(last.options) if last is not None else {}
        words = desk.words(game)
        dialog = NewGameDialog(
            self._shell.look, infos[game], words, players, options, desk.fixed_seed,
            words.name(RIVAL), self._window,
        )  # fmt: skip
        dialog.planned.connect(self._play.begin)
        self._open(dialog)

    def ask_which(self) -> None:
        """The saved games to open one of."""
        desk = self._shell.desk
        model = SaveModel(
            lambda game: plain(desk.words(game).title()) if game in desk.shelf.names() else game
        )
        model.show(desk.saves())
        dialog = SaveBrowser(self._shell.look, model, self._window)
        model.setParent(dialog)
        dialog.opened.connect(self._play.open)
        dialog.other_wanted.connect(self.ask_other)
        self._open(dialog)

    def ask_other(self) -> None:
        """A saved game somewhere else."""
        dialog = self._file_dialog(gettext("Open a saved game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self._play.open(Path(path)))
        self._open(dialog)

    def show_scores(self) -> None:
        """The best scores; that of the game on the table is marked."""
        desk = self._shell.desk
        books = []
        for game in desk.shelf.names():
            words = desk.words(game)
            books.append(ScoreBook(game, words, words.name(RIVAL), desk.scores(game)))
        self._open(ScoresDialog(self._shell.look, books, desk.score(), self._window))

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

    def _save_to(self, path: Path) -> None:
        try:
            self._shell.desk.save(path)
        except Refused as refusal:
            self._shell.note.tell(str(refusal), stays=True)
            return
        self._play.path = path
        self._shell.note.tell(gettext("Saved as {name}.").format(name=path.name))

    def _file_dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title)
        dialog.setNameFilter(gettext("Saved games (*.json)"))
        dialog.setDefaultSuffix("json")
        return dialog

    def _open(self, dialog: QDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
