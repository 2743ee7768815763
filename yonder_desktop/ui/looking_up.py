"""Looking up the rules: which game, which page, and a single window for it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.play import Play
from yonder_desktop.ui.rules_dialog import RulesDialog, Volume
from yonder_desktop.ui.shell import Shell
from yonder_desktop.wording import about
from yonder_desktop.wording.contract import TellsRules
from yonder_desktop.wording.markup import plain


class LookingUp(QObject):
    """Opens the rules at what is in focus, or at what is asked."""

    def __init__(self, shell: Shell, window: QWidget, play: Play) -> None:
        super().__init__(window)
        self._shell = shell
        self._window = window
        self._play = play
        self.dialog: RulesDialog | None = None
        self._pointed = ""
        shell.bar.phase_pressed.connect(self.show_question)
        shell.actions_.rules.triggered.connect(lambda _checked=False: self.show())
        play.page_opened.connect(self._on_page_opened)

    def show(self, key: str = "") -> None:
        """Open the rules at an item; without one at what is pointed at, in the inspector, or asked."""
        page = self._play.page
        game = page.session.game if page is not None else self._last_game()
        if self.dialog is None or self.dialog.volume.game != game:
            self._make(game)
        if self.dialog is not None:
            self.dialog.open_at(key or (subject_of(page, self._pointed) if page is not None else ""))

    def show_question(self) -> None:
        """Open the rules at what is asked now."""
        page = self._play.page
        self.show(page.question.kind if page is not None and page.question is not None else "")

    def show_anew(self) -> None:
        """Show the window, if it is open, in the look and language that hold now, at the same page."""
        if self.dialog is not None:
            key = self.dialog.key
            self._make(self.dialog.volume.game)
            self.dialog.open_at(key)

    def _make(self, game: str) -> None:
        self._drop()
        desk = self._shell.desk
        games = [(name, plain(about(name).title())) for name in desk.shelf.names()]
        session = self._play.session
        on_table = session is not None and session.game == game
        words = desk.words_of(session) if session is not None and on_table else desk.words(game)
        if not isinstance(words, TellsRules):
            return
        volume = Volume(game, plain(words.title()), words.reference(), words.page_key)
        self.dialog = RulesDialog(self._shell.look, volume, games, self._window)
        self.dialog.game_wanted.connect(self._on_game_wanted)
        self.dialog.finished.connect(self._drop)

    def _drop(self, _result: int = 0) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.hide()
            dialog.deleteLater()

    def _on_game_wanted(self, game: str) -> None:
        self._make(game)
        if self.dialog is not None:
            self.dialog.open_at()

    def _on_page_opened(self, page: GamePage) -> None:
        self._pointed = ""
        page.rail.inspector.rules_wanted.connect(self.show)
        page.table.hovered.connect(self._on_pointed)
        page.table.focused.connect(self._on_pointed)
        page.session.handover_wanted.connect(self._on_handover_wanted)

    def _on_pointed(self, key: str) -> None:
        self._pointed = key

    def _on_handover_wanted(self, _seat: int) -> None:
        """What somebody pointed at or read may have been a card of the own hand: it is not for the next one."""
        self._pointed = ""
        self._drop()

    def _last_game(self) -> str:
        names, last = self._shell.desk.shelf.names(), self._shell.desk.settings.last_game
        return last if last in names else names[0]


def subject_of(page: GamePage, pointed: str) -> str:
    """What the rules are looked up for: the item pointed at, that in the inspector, else the question that is open."""
    words = page.teller.words
    for item in (pointed, page.rail.inspector.key):
        if item and isinstance(words, TellsRules) and words.page_key(item):
            return item
    return page.question.kind if page.question is not None else ""
