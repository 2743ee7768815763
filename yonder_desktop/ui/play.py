"""What happens between the window and the games: beginning, opening, saving, asking, taking back, ending."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from yonder_desktop.bridge.node_words import Node
from yonder_desktop.bridge.refusals import Refused
from yonder_desktop.bridge.seats import GamePlan
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.teller import Teller
from yonder_desktop.ui.bar_state import show_state
from yonder_desktop.ui.bookmark_dialog import BookmarkDialog
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.covers import Covers
from yonder_desktop.ui.faces import face_of
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.shell import Shell
from yonder_desktop.ui.taking_back import TakingBack
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.lists import sentence
from yonder_desktop.wording.markup import plain


class Play(QObject):
    """The game on the table, from its first position to its result. `page_opened` gives its page."""

    page_opened = Signal(object)

    def __init__(self, shell: Shell, window: QWidget, report: Callable[[str], object]) -> None:
        super().__init__(window)
        self._shell = shell
        self._window = window
        self._report = report
        self.page: GamePage | None = None
        self.covers: Covers | None = None
        self.taking_back: TakingBack | None = None
        self.path: Path | None = None
        self._connect()
        self.show_state()

    @property
    def session(self) -> GameSession | None:
        return self._shell.desk.session

    def _connect(self) -> None:
        actions = self._shell.actions_
        actions.result.triggered.connect(self.show_result)
        for action, take in (
            (actions.undo, TakingBack.undo),
            (actions.redo, TakingBack.redo),
            (actions.undo_turn, TakingBack.undo_turn),
            (actions.redo_turn, TakingBack.redo_turn),
        ):
            action.triggered.connect(lambda _checked=False, take=take: self._take(take))
        actions.replay.triggered.connect(lambda _checked=False: self.watch_again())
        actions.bookmarks.aboutToShow.connect(self._list_bookmarks)
        for action, go in (
            (actions.go_to_table, lambda page: page.table_widget.setFocus()),
            (actions.go_to_options, lambda page: page.rail.decision.set_focus()),
            (actions.go_to_history, lambda page: page.rail.show_history()),
        ):
            self._connect_to_page(action, go, while_covered=False)
        for action, do in (
            (actions.pin, lambda page: page.rail.inspector.pin.toggle()),
            (actions.bookmark, lambda page: self.ask_bookmark(page.shown_node)),
            (actions.zoom_in, lambda page: page.table.zoom_in()),
            (actions.zoom_out, lambda page: page.table.zoom_out()),
            (actions.fit, lambda page: page.table.fit()),
        ):
            self._connect_to_page(action, do)

    def _connect_to_page(
        self, action: QAction, do: Callable[[GamePage], object], while_covered: bool = True
    ) -> None:
        """Let an action do something with the page of the game, while there is one, and maybe only while it is seen."""

        def done(_checked: bool = False) -> None:
            if self.page is not None and (while_covered or self.page.isVisible()):
                do(self.page)

        action.triggered.connect(done)

    # ---- beginning and leaving

    def leaving(self, go: Callable[[], object]) -> None:
        """Do something that puts the game on the table away; where that would lose choices the person is asked."""
        session = self.session
        if session is None or session.is_kept():
            go()
            return
        said = [
            gettext("What was chosen in it since it was last saved would be lost."),
            gettext("Cancel, and save it under a name, to go on with it another time."),
        ]
        title, yes = gettext("Leave a game that is not kept?"), gettext("Leave it")
        self._ask(ConfirmDialog(self._shell.look, title, said, yes, go, self._window))

    def begin(self, plan: GamePlan) -> None:
        """Begin a new game and remember how it was chosen."""
        self.leaving(lambda: self._begin(plan))

    def _begin(self, plan: GamePlan) -> None:
        desk = self._shell.desk
        try:
            session = desk.begin(plan)
        except Refused as refusal:
            self._shell.note.tell(str(refusal), stays=True)
            return
        desk.remember(plan)
        self.path = None
        self._take_up(session)

    def open(self, path: Path, keep_path: bool = True) -> None:
        """Go on with a saved game; what is wrong with the file is told, and what is on the table stays."""
        self.leaving(lambda: self._open(path, keep_path))

    def _open(self, path: Path, keep_path: bool) -> None:
        try:
            session, notices = self._shell.desk.open(path)
        except Refused as refusal:
            self._shell.note.tell(str(refusal), stays=True)
            return
        self.path = path if keep_path and self._shell.desk.can_save_to(path) else None
        self._take_up(session)
        if notices:
            self._shell.note.tell(" ".join(notices))

    def open_position(self, code: str) -> None:
        """Begin a game with the position of a code, as `open`."""
        self.leaving(lambda: self._open_position(code))

    def _open_position(self, code: str) -> None:
        try:
            session, notices = self._shell.desk.open_position(code)
        except Refused as refusal:
            self._shell.note.tell(str(refusal), stays=True)
            return
        self.path = None
        self._take_up(session)
        if notices:
            self._shell.note.tell(" ".join(notices))

    def shown_node(self) -> Node | None:
        """The position that is shown: that on the table, or an earlier one that is looked at; None without a game."""
        return self.page.shown_node if self.page is not None else None

    def _take_up(self, session: GameSession) -> None:
        self._put_away()
        self._lay_out(session)
        for changed in (session.position_changed, session.bot_thinking_changed, session.game_ended):
            changed.connect(self._on_changed)
        session.problem_occurred.connect(self._on_problem_occurred)
        session.fault_occurred.connect(self._report)
        session.start()

    def say_anew(self) -> None:
        """Show the game in the language now in use: with another page, that goes on where the old one was."""
        session, page = self.session, self.page
        if session is None or page is None:
            return
        self._put_away()
        # The old page must not hear what the session tells the new one.
        QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
        self._lay_out(session)
        session.start()

    def _lay_out(self, session: GameSession) -> None:
        """Make a page for a game and show it."""
        desk, look = self._shell.desk, self._shell.look
        teller = Teller(session, desk.words_of(session))
        page = GamePage(session, teller, face_of(session.game), look, lambda: desk.settings.pace)
        page.confirm_wanted.connect(self.confirm)
        self.page, self.covers = page, Covers(self._shell, page)
        self.covers.again_wanted.connect(self._on_again_wanted)
        self.taking_back = TakingBack(self._shell, page, self.covers, self._window)
        page.rail.history.bookmark_wanted.connect(self.ask_bookmark)
        page.rail.history.bookmark_dropped.connect(lambda node: session.set_bookmark(node, ""))
        page.replay.set_pace(desk.settings.replay_pace)
        page.replay.pace_changed.connect(self._set_replay_pace)
        for changed in (page.following.beat_changed, page.watched_changed):
            changed.connect(self._on_changed)
        self.page_opened.emit(page)
        self._shell.show_page(page)

    def leave(self) -> None:
        """Put the game away, kept as it is."""
        self._put_away()
        self._shell.desk.clear()
        self.show_state()

    def _put_away(self) -> None:
        page, covers, self.page, self.covers = self.page, self.covers, None, None
        if page is not None and covers is not None:
            covers.drop()
            page.following.stop()
            self._shell.drop_page(page)

    def _on_again_wanted(self) -> None:
        session = self.session
        if session is not None:
            options = dict(session.setup.options)
            self.begin(GamePlan(session.game, session.players, options, card_set=session.boxed.card_set))

    # ---- showing

    def show_state(self) -> None:
        """Bar and actions as the game stands."""
        show_state(self._shell, self.page)

    def _on_changed(self, *_what: object) -> None:
        self.show_state()

    def _on_problem_occurred(self, text: str) -> None:
        self._shell.note.tell(text, stays=True)

    def show_result(self) -> None:
        """The result of the game, if it is over."""
        if self.covers is not None:
            self.covers.show_result()

    def take_look(self) -> None:
        """Show everything in the look of the window."""
        if self.page is not None and self.covers is not None:
            self.page.set_look(self._shell.look)
            self.covers.take_look()

    # ---- asking

    def confirm(self, token: str) -> None:
        """Ask before a costly choice, with what it costs."""
        session, page = self.session, self.page
        if session is None or page is None:
            return
        if not self._shell.desk.settings.confirm_costly:
            session.choose(token)
            return
        title, label, cost = page.costly_words(token)
        said = [sentence(label), cost] if cost else [sentence(label)]
        self._ask(ConfirmDialog(
            self._shell.look, gettext("{choice}?").format(choice=title), said, title,
            lambda: session.choose(token), self._window,
        ))  # fmt: skip

    def _ask(self, question: ConfirmDialog) -> None:
        """Show a question; once it is answered it is gone."""
        self.question = question
        question.finished.connect(question.deleteLater)
        question.open()

    # ---- history

    def _take(self, take: Callable[[TakingBack], object]) -> None:
        """Take something back or again, while the table is shown as it is."""
        if self.page is not None and self.taking_back is not None and self.page.watching.node is None:
            take(self.taking_back)

    def replay(self, path: Path) -> None:
        """Open a saved game and watch it from its beginning."""
        self.leaving(lambda: self._replay(path))

    def _replay(self, path: Path) -> None:
        before = self.session
        self._open(path, keep_path=True)
        if self.session is not before:
            self.watch_again()

    def watch_again(self) -> None:
        """Watch the game on the table from its beginning."""
        if self.page is not None and self.covers is not None:
            self.covers.uncover()
            self.page.watch_again()

    def ask_bookmark(self, node: Node) -> None:
        """Ask what to call a position."""
        session, page = self.session, self.page
        if session is None or page is None:
            return
        dialog = BookmarkDialog(
            self._shell.look, plain(page.node_words.line(node)), node.bookmark,
            lambda name: session.set_bookmark(node, name), self._window,
        )  # fmt: skip
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _list_bookmarks(self) -> None:
        """Fill the menu of bookmarks: each shows its position as it was."""
        menu, page = self._shell.actions_.bookmarks, self.page
        menu.clear()
        nodes = page.session.history.bookmarks() if page is not None else []
        for node in nodes:
            # An ampersand would mark a key.
            made = menu.addAction(node.bookmark.replace("&", "&&"))
            made.triggered.connect(lambda _checked=False, node=node: page.watch(node) if page else None)
        if not nodes:
            menu.addAction(gettext("None yet")).setEnabled(False)

    def _set_replay_pace(self, seconds: float) -> None:
        desk = self._shell.desk
        desk.settings.replay_pace = seconds
        desk.save_settings()
