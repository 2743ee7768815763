"""The window: a bar with menus above, and one page below: start, table, hand-over or result."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QStackedWidget, QWidget

from yonder_desktop.bridge.desk import Desk
from yonder_desktop.ui import window_place
from yonder_desktop.ui.about_dialog import AboutDialog
from yonder_desktop.ui.actions import PACES, Actions, check
from yonder_desktop.ui.arrows import REDO, REDO_TURN, UNDO, UNDO_TURN
from yonder_desktop.ui.looking_up import LookingUp
from yonder_desktop.ui.note import Note
from yonder_desktop.ui.play import Play
from yonder_desktop.ui.positions import Positions
from yonder_desktop.ui.preferences import Preferences
from yonder_desktop.ui.saving import Saving
from yonder_desktop.ui.shortcuts_dialog import ShortcutsDialog
from yonder_desktop.ui.start_page import StartPage
from yonder_desktop.ui.start_tiles import make_start_page
from yonder_desktop.ui.style import as_part, dress
from yonder_desktop.ui.top_bar import TopBar
from yonder_desktop.wording.catalogue import gettext


class MainWindow(QMainWindow):
    """Holds the look, the actions and the pages. What happens in a game is up to `Play`.

    `theme_name`, `scale` and `language` override the settings for this run, where they were given.
    """

    def __init__(
        self,
        desk: Desk,
        theme_name: str = "",
        scale: int | None = None,
        language: str = "",
        report: Callable[[str], object] = print,
    ) -> None:
        super().__init__()
        self.desk = desk
        given = {"theme": theme_name or None, "scale": scale, "language": language or None}
        self.preferences = Preferences(
            desk, {name: value for name, value in given.items() if value is not None}, self
        )
        self.look = self.preferences.look()
        self.setWindowTitle(gettext("Yonder Desktop"))
        self.actions_ = Actions(self)
        self._start: StartPage | None = None
        self._closes_at_once = False
        self.bar = TopBar(self.look)
        self.pages = as_part(QStackedWidget(), "window")
        self.note = Note(self.look, self.pages)
        self.setMenuWidget(self.bar)
        self.setCentralWidget(self.pages)
        self.actions_.fill(self.bar.menus)
        for action, sign in (
            (self.actions_.undo_turn, UNDO_TURN),
            (self.actions_.undo, UNDO),
            (self.actions_.redo, REDO),
            (self.actions_.redo_turn, REDO_TURN),
        ):
            self.bar.add_button(action, sign)
        self.addActions(self.actions_.everything())
        self._connect()
        self.play = Play(self, self, report)
        self.play.page_opened.connect(self.preferences.attend)
        self.saving = Saving(self, self, self.play)
        self.positions = Positions(self, self, self.play)
        self.looking_up = LookingUp(self, self, self.play)
        self._dress()
        desk.problem_occurred.connect(lambda text: self.note.tell(text, stays=True))

    def appear(self) -> None:
        """Show the window as it was left the last time."""
        settings = self.desk.settings
        window_place.put_back(self, self.look, settings.geometry, settings.full_screen)
        self.show()

    # ---- pages

    def show_start(self) -> None:
        """The start page; the game on the table is put away, kept as it is."""
        self.play.leaving(self._show_start)

    def _show_start(self) -> None:
        self.play.leave()
        page = make_start_page(self.desk, self.look)
        page.new_game_wanted.connect(self.saving.ask_new_game)
        page.load_wanted.connect(self.saving.ask_which)
        page.watch_wanted.connect(self.saving.ask_finished)
        page.continue_wanted.connect(self.go_on)
        page.scores_wanted.connect(self.saving.show_scores)
        page.settings_wanted.connect(self.preferences.show)
        page.rules_wanted.connect(self.looking_up.show)
        page.statistics_wanted.connect(self.saving.show_statistics)
        self._start = page
        self.show_page(page)

    def go_on(self) -> None:
        """Go on with the game that was played last; where it is gone by now, the start page no longer offers it."""
        found = self.desk.unfinished()
        if found is not None:
            self.play.open(found.summary.path, keep_path=False)
        else:
            self.show_start()

    def show_page(self, page: QWidget, keep: bool = False) -> None:
        """Show a page instead of the present one, which is let go unless it is kept."""
        current = self.pages.currentWidget()
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        if current is not None and current is not page and not keep:
            self.drop_page(current)
        self.note.raise_()
        page.setFocus()

    def drop_page(self, page: QWidget) -> None:
        """Let a page go."""
        self.pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    # ---- look

    def apply_look(self) -> None:
        """Work out the look anew and dress everything in it, if it has changed."""
        look = self.preferences.look()
        if look != self.look:
            self.look = look
            self._dress()
            self.play.take_look()
            if self.pages.currentWidget() is self._start:
                self.show_start()
        self.preferences.show_anew()
        self.looking_up.show_anew()

    def say_anew(self) -> None:
        """Say everything in the language now in use."""
        self.setWindowTitle(gettext("Yonder Desktop"))
        self.actions_.say_anew(self.bar.menus)
        self.bar.say_anew()
        self.note.set_look(self.look)
        if self.pages.currentWidget() is self._start:
            self.show_start()
        self.play.say_anew()
        self.preferences.show_anew()
        self.looking_up.show_anew()

    def _dress(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            dress(app, self.look)
        self.bar.set_look(self.look)
        self.note.set_look(self.look)
        window_place.limit(self, self.look)
        self._check_choices()

    def _check_choices(self) -> None:
        """Mark in the menus what is chosen."""
        value = self.preferences.value
        check(self.actions_.themes, value("theme"))
        check(self.actions_.scales, value("scale"))
        pace = float(value("pace"))
        check(self.actions_.paces, min(PACES, key=lambda one: abs(one - pace)))

    # ---- inside

    def _connect(self) -> None:
        actions = self.actions_
        actions.start_page.triggered.connect(self.show_start)
        actions.quit.triggered.connect(self.close)
        actions.full_screen.toggled.connect(self._on_full_screen_toggled)
        actions.shortcuts.triggered.connect(lambda: _show(ShortcutsDialog(self.look, actions, self)))
        actions.about.triggered.connect(lambda: _show(AboutDialog(self.look, self)))
        actions.settings.triggered.connect(self.preferences.show)
        for name, group in (("theme", actions.themes), ("scale", actions.scales), ("pace", actions.paces)):
            group.triggered.connect(lambda action, name=name: self.preferences.set(name, action.data()))
        self.preferences.changed.connect(self._check_choices)
        self.preferences.look_changed.connect(self.apply_look)
        self.preferences.language_changed.connect(self.say_anew)

    def _on_full_screen_toggled(self, full: bool) -> None:
        """Full screen and back to what was before, be it maximised."""
        if full != self.isFullScreen():
            self.setWindowState(self.windowState() ^ window_place.FULL_SCREEN)

    def changeEvent(self, event: QEvent) -> None:
        """The window manager can change it as well."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.actions_.full_screen.setChecked(self.isFullScreen())

    def close_at_once(self) -> None:
        """Close without a question: it was answered, or there is no time for one."""
        self._closes_at_once = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The game is kept as it is, and what is open in front closes with the window.

        Something is asked only where the game cannot be kept.
        """
        session = self.desk.session
        if not (self._closes_at_once or session is None or session.is_kept()):
            event.ignore()
            self.play.leaving(self.close_at_once)
            return
        for dialog in self.findChildren(QDialog):
            dialog.reject()
        self.desk.settings.full_screen = self.isFullScreen()
        self.desk.settings.geometry = window_place.kept(self)
        self.desk.save_settings()
        self.play.leave()
        self.desk.clear()
        self.preferences.close()
        event.accept()


def _show(dialog: QDialog) -> None:
    """Show a dialog that is gone once it is closed."""
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
