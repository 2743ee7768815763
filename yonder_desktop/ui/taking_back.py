"""Going to other positions of the game: what a take-back passes is asked about before it is done."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from yonder_desktop.bridge.node_words import Node
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.ui.bar_state import show_state
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.consent_page import ConsentPage
from yonder_desktop.ui.covers import Covers
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.shell import Shell
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import escape, plain

WHO = "consent"


class TakingBack(QObject):
    """Asks for one game page; `question` is the dialog shown last, or None."""

    def __init__(self, shell: Shell, page: GamePage, covers: Covers, window: QWidget) -> None:
        super().__init__(page)
        self._shell = shell
        self._page = page
        self._covers = covers
        self._window = window
        self.question: ConfirmDialog | None = None
        page.go_wanted.connect(self.go_to)
        page.session.position_changed.connect(self._release)

    @property
    def _session(self) -> GameSession:
        return self._page.session

    def undo(self) -> None:
        self.go_to(self._session.history.undo_target())

    def redo(self) -> None:
        self.go_to(self._session.history.redo_target())

    def undo_turn(self) -> None:
        self.go_to(self._session.turn_before())

    def redo_turn(self) -> None:
        self.go_to(self._session.turn_after())

    def go_to(self, node: Node | None) -> None:
        """Put a position on the table, once everybody whom it concerns has agreed. None does nothing."""
        session = self._session
        if node is None:
            return
        if node is session.history.current:
            self._page.watching.leave()
            return
        self._page.table.cancel()
        others = session.crossing(node).people
        shows = session.shows_again(node)
        if shows and len(session.people) > 1:
            self._page.following.skip()
            seats = sorted(session.people, key=lambda seat: seat != session.viewer)
            session.leave_seat()
            session.replies.hold(True, WHO)
            self._ask_everybody(node, seats)
        elif shows and session.counts and not session.practice:
            self._ask_for_practice(node)
        elif others:
            self._ask_for(others, node)
        else:
            session.go_to(node)

    # ---- one dialog

    def _ask_for_practice(self, node: Node) -> None:
        said = [
            gettext("Since then something has come to light that was hidden before."),
            gettext("Taken back, this becomes a practice game: it is marked so, and no best score is kept."),
        ]
        self._ask(gettext("Take back what was revealed?"), said, node)

    def _ask_for(self, others: tuple[int, ...], node: Node) -> None:
        names = all_of([self._session.players[seat].name for seat in others])
        said = gettext("This takes back a choice of {names}. Do all of you agree?").format(names=names)
        self._ask(gettext("Take back the choice of somebody else?"), [said], node)

    def _ask(self, title: str, said: list[str], node: Node) -> None:
        """Show a question; once it is answered it is gone."""
        self.question = ConfirmDialog(
            self._shell.look,
            title,
            said,
            gettext("Take back"),
            lambda: self._session.go_to(node),
            self._window,
        )
        self.question.finished.connect(self.question.deleteLater)
        self.question.open()

    # ---- everybody

    def _ask_everybody(self, node: Node, seats: list[int]) -> None:
        """Ask the first of those who have not answered yet; the table is covered meanwhile."""
        if not seats:
            self._session.go_to(node)
            return
        session = self._session
        others = [session.players[seat].name for seat in session.people if seat != seats[0]]
        said = [
            gettext("Something that was hidden has been seen since then. All of you have to agree to take it back."),
            gettext("The table would be as it was after this: {line}").format(line=self._public_line(node)),
            gettext("{names} are asked as well, one after the other.").format(names=all_of(others))
            if len(others) > 1
            else gettext("{name} is asked as well.").format(name=others[0]),
        ]  # fmt: skip
        if session.counts:
            said.append(gettext("It becomes a practice game, since computer players take part."))
        asked = session.players[seats[0]]
        page = ConsentPage(self._shell.look, asked, said)
        page.agreed.connect(lambda: self._ask_everybody(node, seats[1:]))
        page.refused.connect(lambda: self._on_refused(seats[0]))
        self._covers.cover_with(page)
        question = gettext("{name}, do you agree?").format(name=escape(asked.name))
        self._shell.bar.banner.set_words(f"player_{asked.colour}", "", question)

    def _public_line(self, node: Node) -> str:
        """What was chosen, as far as everybody at the screen may read it."""
        return plain(self._page.node_words.public_line(node))

    def _on_refused(self, seat: int) -> None:
        name = self._session.players[seat].name
        self._release()
        self._covers.uncover()
        self._covers.cover_when_told()
        show_state(self._shell, self._page)
        self._shell.note.tell(gettext("{name} does not agree; nothing was taken back.").format(name=name))

    def _release(self) -> None:
        self._session.replies.hold(False, WHO)
