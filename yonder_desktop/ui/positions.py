"""Position codes and bug reports in the window: copied from what is on the screen, pasted, written to a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from yonder_desktop.bridge.positions import position_code, report_text, write_report
from yonder_desktop.bridge.refusals import Refused
from yonder_desktop.ui.play import Play
from yonder_desktop.ui.position_dialog import PositionDialog, Seen
from yonder_desktop.ui.report_dialog import ReportDialog
from yonder_desktop.ui.shell import Shell
from yonder_desktop.ui.start_tiles import picture_of
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain


class Positions(QObject):
    """One dialog at a time; `dialog` is the one that is open or was last, `file_dialog` the one before it."""

    def __init__(self, shell: Shell, window: QWidget, play: Play) -> None:
        super().__init__(window)
        self._shell = shell
        self._window = window
        self._play = play
        self.dialog: QDialog | None = None
        self.file_dialog: QFileDialog | None = None
        actions = shell.actions_
        actions.copy_position.triggered.connect(self.copy)
        actions.open_position.triggered.connect(self.ask_for_code)
        actions.report.triggered.connect(self.ask_report)

    def copy(self) -> None:
        """Copy the code of the position that is shown."""
        session, node = self._play.session, self._play.shown_node()
        if session is not None and node is not None:
            QGuiApplication.clipboard().setText(position_code(session, node))
            said = gettext("The code of this position was copied. It holds what is hidden as well.")
            self._shell.note.tell(said)

    def ask_for_code(self) -> None:
        """A position by its code."""
        dialog = PositionDialog(self._shell.look, self._see, self._window)
        dialog.opened.connect(self._play.open_position)
        self._open(dialog)

    def ask_report(self) -> None:
        """A bug report about the position that is shown."""
        desk, session, node = self._shell.desk, self._play.session, self._play.shown_node()

        def make(said: str) -> str:
            return report_text(desk.folders, session, node, said)

        dialog = ReportDialog(self._shell.look, session is not None, make, self._window)
        dialog.save_wanted.connect(lambda text: self._ask_where(dialog, text))
        self._open(dialog)

    # ---- inside

    def _see(self, code: str) -> Seen:
        """What a code holds: the game, who plays and where it is. Raises Refused."""
        desk = self._shell.desk
        sight, notices = desk.see_position(code)
        words = desk.words(sight.game, sight.players, sight.card_set)
        names = ", ".join(player.name for player in sight.players)
        # Translators: a position in one line, as in “Yonder · Round 2 · Mira, Bo”
        line = gettext("{game} · {where} · {players}").format(
            game=plain(words.title()), where=plain(words.phase(sight.view)), players=names
        )
        return "\n".join([line, *notices]), picture_of(desk, sight)

    def _ask_where(self, report: ReportDialog, text: str) -> None:
        dialog = QFileDialog(report, gettext("Save the report"))
        dialog.setNameFilter(gettext("Bug reports (*.json)"))
        dialog.setDefaultSuffix("json")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile("yonder-desktop-report.json")
        dialog.fileSelected.connect(lambda chosen: self._write(report, Path(chosen), text))
        dialog.finished.connect(dialog.deleteLater)
        self.file_dialog = dialog
        dialog.open()

    def _write(self, report: ReportDialog, path: Path, text: str) -> None:
        try:
            write_report(path, text)
        except Refused as refusal:
            report.tell(str(refusal))
            return
        report.accept()
        self._shell.note.tell(gettext("Written to {path}.").format(path=path))

    def _open(self, dialog: QDialog) -> None:
        self.dialog = dialog
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
