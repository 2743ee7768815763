"""The window, put together: folders, settings, games, faults, and the event loop."""

from __future__ import annotations

import gc
import os
import sys
from argparse import Namespace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDialog

from yonder_desktop.app.application import Application
from yonder_desktop.app.display import why_no_window
from yonder_desktop.app.faults import Faults
from yonder_desktop.app.garbage import Garbage
from yonder_desktop.app.instance import Instance
from yonder_desktop.app.interrupts import Interrupts
from yonder_desktop.app.wishes import ACTIVATION, LOAD, POSITION, SHOW, TAKE_IN, Wish, suits_others, wish_of
from yonder_desktop.bridge.desk import Desk
from yonder_desktop.cli.usage import FAILED, OK, complain
from yonder_desktop.storage.paths import find_folders
from yonder_desktop.ui import fonts, pictures
from yonder_desktop.ui.error_dialog import ErrorDialog
from yonder_desktop.ui.main_window import MainWindow


class Program:
    """The parts of a running program, kept together."""

    def __init__(self, app: QApplication, args: Namespace, wish: Wish | None = None) -> None:
        """wish: what the words ask for, where that is known already."""
        folders = find_folders(args.data_dir)
        self.faults = Faults(folders.log)
        self.desk = Desk(folders)
        self.desk.fixed_seed = args.seed
        self.window = MainWindow(
            self.desk, args.theme or "", args.scale, getattr(args, "lang", None) or "", self.faults.report
        )
        self.faults.reported.connect(self._on_reported)
        self._dialog: ErrorDialog | None = None
        self.window.show_start()
        self.garbage = Garbage(self.window.play, self.window)
        if self.desk.notices:
            self.window.note.tell(" ".join(self.desk.notices))
        self._do(wish or wish_of(args))

    def carry_out(self, wish: Wish) -> None:
        """Do what a later start asks for, in front of everything: dialogs that are open are closed for it."""
        if wish.kind != SHOW:
            for dialog in self.window.findChildren(QDialog):
                dialog.reject()
        self._do(wish)
        if wish.token:
            os.environ[ACTIVATION] = wish.token
        self.window.setWindowState(self.window.windowState() & ~Qt.WindowState.WindowMinimized)
        self.window.raise_()
        self.window.activateWindow()

    def _do(self, wish: Wish) -> None:
        if wish.kind == LOAD:
            self.window.play.open(Path(wish.what))
        elif wish.kind == POSITION:
            self.window.play.open_position(wish.what)
        elif wish.kind == TAKE_IN:
            self.window.saving.take_in([Path(wish.what)])

    def _on_reported(self, text: str) -> None:
        """One dialog at a time: a fault that comes again and again must not pile up windows."""
        if self._dialog is None:
            self._dialog = ErrorDialog(self.window.look, text, str(self.faults.path), self.window)
            self._dialog.finished.connect(self._on_dialog_finished)
            self._dialog.report_wanted.connect(self.window.positions.ask_report)
            self._dialog.open()

    def _on_dialog_finished(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()


def make_app(words: list[str]) -> QApplication:
    """Qt's application with the fonts and manners of this program."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else Application(words)
    app.setApplicationName("yonder-desktop")
    app.setApplicationDisplayName("Yonder Desktop")
    app.setDesktopFileName("yonder-desktop")
    app.setStyle("Fusion")
    fonts.load_fonts()
    pictures.make_room()
    app.setWindowIcon(QIcon(pictures.picture("ship", 128)))
    return app


def run(args: Namespace, wish: Wish | None = None) -> int:
    """Open the window and return the exit status once it is closed; without a screen say so, and return 1.

    wish: what the words ask for, where that is known already. Where another program has come first, its window is
    shown instead.
    """
    problem = why_no_window(os.environ, sys.platform)
    if problem:
        complain(problem)
        return FAILED
    app = make_app(sys.argv[:1])
    instance = Instance(find_folders(args.data_dir).data)
    wish = wish or wish_of(args, os.environ.get(ACTIVATION, ""))
    if instance.hand_over(wish if suits_others(args) else None):
        return OK
    program = Program(app, args, wish)
    instance.wished.connect(program.carry_out)
    if isinstance(app, Application):
        app.file_opened.connect(lambda path: program.window.saving.take_in([path]))
    interrupts = Interrupts()
    interrupts.caught.connect(program.window.close_at_once)
    interrupts.install()
    program.faults.install()
    program.window.appear()
    gc.enable()
    status = app.exec()
    instance.close()
    program.garbage.end()
    program.faults.remove()
    interrupts.remove()
    return status
