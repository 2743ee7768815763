"""What happens between the window and the games: beginning, opening, saving, asking, taking back, ending."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from yonder_desktop.bridge.desk import Desk, Refused
from yonder_desktop.bridge.scores import groups_line, table_of
from yonder_desktop.bridge.seats import GamePlan
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.teller import Teller
from yonder_desktop.ui.actions import Actions
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.faces import face_of
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.note import Note
from yonder_desktop.ui.result_page import ResultPage
from yonder_desktop.ui.top_bar import TopBar
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.contract import RIVAL
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import plain


class Shell(Protocol):
    """What playing needs of the window."""

    desk: Desk
    look: Look
    bar: TopBar
    note: Note
    actions_: Actions

    def show_page(self, page: QWidget, keep: bool = False) -> None: ...

    def drop_page(self, page: QWidget) -> None: ...


class Play(QObject):
    """The game on the table, from its first position to its result."""

    def __init__(self, shell: Shell, window: QWidget, report: Callable[[str], object]) -> None:
        super().__init__(window)
        self._shell = shell
        self._window = window
        self._report = report
        self.page: GamePage | None = None
        self.teller: Teller | None = None
        self.path: Path | None = None
        self._over: QWidget | None = None
        self._connect()
        self.show_state()

    @property
    def session(self) -> GameSession | None:
        return self._shell.desk.session

    def _connect(self) -> None:
        actions = self._shell.actions_
        actions.undo.triggered.connect(self.undo)
        actions.redo.triggered.connect(self.redo)
        actions.result.triggered.connect(self.show_result)
        for action, do in (
            (actions.pin, lambda page: page.rail.inspector.pin.toggle()),
            (actions.go_to_table, lambda page: page.table_widget.setFocus()),
            (actions.go_to_options, lambda page: page.rail.decision.set_focus()),
            (actions.zoom_in, lambda page: page.table.zoom_in()),
            (actions.zoom_out, lambda page: page.table.zoom_out()),
            (actions.fit, lambda page: page.table.fit()),
        ):
            self._connect_to_page(action, do)
        actions.paces.triggered.connect(lambda action: self._set_pace(action.data()))

    def _connect_to_page(self, action: QAction, do: Callable[[GamePage], object]) -> None:
        """Let an action do something with the page of the game, while there is one."""

        def done(_checked: bool = False) -> None:
            if self.page is not None:
                do(self.page)

        action.triggered.connect(done)

    # ---- beginning and leaving

    def begin(self, plan: GamePlan) -> None:
        """Begin a new game and remember how it was chosen."""
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
        try:
            session, notices = self._shell.desk.open(path)
        except Refused as refusal:
            self._shell.note.tell(str(refusal), stays=True)
            return
        self.path = path if keep_path else None
        self._take_up(session)
        if notices:
            self._shell.note.tell(" ".join(notices))

    def _take_up(self, session: GameSession) -> None:
        self._put_away()
        desk = self._shell.desk
        words = desk.words(session.game, session.players, session.boxed.card_set)
        self.teller = Teller(session, words)
        look, settings = self._shell.look, desk.settings
        self.page = GamePage(session, self.teller, face_of(session.game), look, lambda: settings.pace)
        self.page.following.beat_changed.connect(self.show_state)
        self.page.following.rested.connect(self._on_rested)
        self.page.confirm_wanted.connect(self.confirm)
        self.page.replay.left.connect(self.show_result)
        self.page.table.set_animation(desk.settings.animation != "off")
        session.position_changed.connect(self._on_position_changed)
        session.bot_thinking_changed.connect(self._on_thinking_changed)
        session.undo_stack.indexChanged.connect(self._on_index_changed)
        session.handover_wanted.connect(lambda _seat: self._cover_when_told())
        session.game_ended.connect(self._cover_when_told)
        session.problem_occurred.connect(self._on_problem_occurred)
        session.fault_occurred.connect(self._report)
        self._shell.show_page(self.page)
        session.start()

    def leave(self) -> None:
        """Put the game away, kept as it is."""
        self._put_away()
        self._shell.desk.clear()
        self.show_state()

    def _put_away(self) -> None:
        self._drop_cover()
        page, self.page, self.teller = self.page, None, None
        if page is not None:
            page.following.stop()
            self._shell.drop_page(page)

    # ---- showing

    def _on_position_changed(self) -> None:
        session = self.session
        if session is not None and session.handover_seat < 0 and session.decision() is not None:
            self._uncover()
        self.show_state()

    def _on_thinking_changed(self, _thinking: bool) -> None:
        self.show_state()

    def _on_index_changed(self, _index: int) -> None:
        self.show_state()

    def _on_problem_occurred(self, text: str) -> None:
        self._shell.note.tell(text, stays=True)

    def show_state(self) -> None:
        """Bar and actions as the game stands."""
        actions, session, teller = self._shell.actions_, self.session, self.teller
        actions.scores.setVisible(self._shell.desk.has_scores())
        if session is None or teller is None:
            for action in actions.in_game():
                action.setEnabled(False)
            for action in (actions.undo, actions.redo, actions.result):
                action.setVisible(False)
            self._shell.bar.set_game("", "")
            self._shell.bar.banner.set_words("", "", "")
            return
        for action in actions.in_game():
            action.setEnabled(True)
        actions.undo.setVisible(True)
        actions.redo.setVisible(True)
        actions.undo.setEnabled(session.can_undo())
        actions.redo.setEnabled(session.can_redo())
        actions.result.setVisible(session.decision() is None)
        phase = "" if session.decision() is None else plain(teller.phase())
        self._shell.bar.set_game(plain(teller.words.title()), phase)
        self._show_banner(session, teller)

    def _show_banner(self, session: GameSession, teller: Teller) -> None:
        question, banner = teller.question(), self._shell.bar.banner
        beat = self.page.following.beat if self.page is not None else None
        if beat is not None:
            sign = f"player_{session.players[beat.seat].colour}" if beat.seat >= 0 else ""
            banner.set_words(sign, "", beat.text)
            return
        if question is None:
            banner.set_words("", "", gettext("The game is over"))
            return
        player = session.players[question.seat]
        own = bool(question.offers)
        banner.set_words(f"player_{player.colour}", player.name if own else "", question.prompt)

    # ---- pages before the table

    def _cover_when_told(self) -> None:
        """Hand over, or show the result: once what the others did before was told."""
        if self.page is not None and not self.page.following.is_busy:
            self._on_rested()

    def _on_rested(self) -> None:
        session = self.session
        if session is None:
            return
        if session.decision() is None:
            self.show_result()
        elif session.handover_seat >= 0:
            self._hand_over(session.handover_seat)

    def _hand_over(self, seat: int) -> None:
        session = self.session
        if session is None or self.page is None:
            return
        page = HandoverPage(self._shell.look, session.players[seat])
        page.taken.connect(session.take_seat)
        self._cover(page)

    def show_result(self) -> None:
        """The result page, with the table kept behind it."""
        session, teller = self.session, self.teller
        outcome = session.outcome() if session is not None else None
        if session is None or teller is None or outcome is None:
            return
        words = teller.words
        page = ResultPage(
            self._shell.look, outcome, session.players, words.score_source, words.tie_break,
            words.name(RIVAL), self._standing(),
        )  # fmt: skip
        page.scores_wanted.connect(self._shell.actions_.scores.trigger)
        page.look_wanted.connect(self._uncover)
        page.replay_wanted.connect(self._on_replay_wanted)
        page.save_wanted.connect(self._shell.actions_.save_as.trigger)
        page.again_wanted.connect(self._on_again_wanted)
        self._cover(page)
        self.show_state()

    def _standing(self) -> str:
        """The place of the game on the table among the best scores."""
        desk, teller = self._shell.desk, self.teller
        score = desk.score()
        table = table_of(desk.scores(score.game), score.groups) if score is not None else None
        place = table.place(score.played) if score is not None and table is not None else 0
        if teller is None or table is None or not place:
            return ""
        said = gettext("Place {place} of {all} among the best scores. {what}")
        return said.format(place=place, all=len(table.scores), what=groups_line(teller.words, table.groups))

    def _on_replay_wanted(self) -> None:
        self._uncover()
        if self.page is not None:
            self.page.watch_again()

    def _on_again_wanted(self) -> None:
        session = self.session
        if session is not None:
            options = dict(session.setup.options)
            self.begin(GamePlan(session.game, session.players, options, card_set=session.boxed.card_set))

    def _cover(self, page: QWidget) -> None:
        """Show a page before the table."""
        self._drop_cover()
        self._over = page
        self._shell.show_page(page, keep=True)

    def _uncover(self) -> None:
        if self._over is not None and self.page is not None:
            self.page.refresh()
            self._shell.show_page(self.page, keep=True)
            self._drop_cover()

    def _drop_cover(self) -> None:
        over, self._over = self._over, None
        if over is not None:
            self._shell.drop_page(over)

    def take_look(self) -> None:
        """Show everything in the look of the window."""
        if self.page is not None:
            self.page.set_look(self._shell.look)
        session = self.session
        if session is None or self._over is None:
            return
        if session.handover_seat >= 0:
            self._hand_over(session.handover_seat)
        else:
            self.show_result()

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
        said = [label, cost] if cost else [label]
        self._ask(ConfirmDialog(
            self._shell.look, gettext("{choice}?").format(choice=title), said, title,
            lambda: session.choose(token), self._window,
        ))  # fmt: skip

    def undo(self) -> None:
        """Take back a step; another person's is asked about first."""
        session = self.session
        if session is None or not session.can_undo():
            return
        if not session.undo_needs_consent():
            session.undo()
            return
        names = all_of([session.players[seat].name for seat in session.undo_crosses().people])
        said = gettext("This takes back a choice of {names}. Do all of you agree?").format(names=names)
        title = gettext("Take back the choice of somebody else?")
        self._ask(
            ConfirmDialog(self._shell.look, title, [said], gettext("Take back"), session.undo, self._window)
        )

    def _ask(self, question: ConfirmDialog) -> None:
        """Show a question; once it is answered it is gone."""
        self.question = question
        question.finished.connect(question.deleteLater)
        question.open()

    def redo(self) -> None:
        """Take a step again."""
        if self.session is not None and self.session.can_redo():
            self.session.redo()

    def _set_pace(self, seconds: float) -> None:
        desk = self._shell.desk
        desk.settings.pace = seconds
        desk.save_settings()
