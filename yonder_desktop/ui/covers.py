"""Pages before the table of a game: the hand-over between people at one screen, and the result."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from yonder_desktop.bridge.scores import groups_line, table_of
from yonder_desktop.core.questions import Outcome
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.result_page import ResultPage
from yonder_desktop.ui.shell import Shell
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.contract import RIVAL, TellsRank


class Covers(QObject):
    """Covers the table of one page, and uncovers it. `again_wanted` asks for a new game with the same seats."""

    again_wanted = Signal()

    def __init__(self, shell: Shell, page: GamePage) -> None:
        super().__init__(page)
        self._shell = shell
        self._page = page
        self._over: QWidget | None = None
        session = page.session
        session.handover_wanted.connect(self._on_handover_wanted)
        # The table shows the last position first; the result comes in a turn of the event loop of its own.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.cover_when_told)
        session.game_ended.connect(self._soon.start)
        session.position_changed.connect(self._on_position_changed)
        page.following.rested.connect(self._cover)
        page.watching.left.connect(self._cover)

    def _on_handover_wanted(self, _seat: int) -> None:
        self.cover_when_told()

    def cover_when_told(self) -> None:
        """Cover what has to be covered; what the others did before is told first."""
        if not self._page.following.is_busy:
            self._cover()

    def _cover(self) -> None:
        session = self._page.session
        if session.decision() is None:
            self.show_result()
        elif session.handover_seat >= 0:
            self._hand_over(session.handover_seat)

    def _hand_over(self, seat: int) -> None:
        session = self._page.session
        page = HandoverPage(self._shell.look, session.players[seat])
        page.taken.connect(session.take_seat)
        self.cover_with(page)

    def show_result(self) -> None:
        """The result page, with the table kept behind it."""
        session, words = self._page.session, self._page.teller.words
        outcome = session.outcome()
        if outcome is None:
            return
        has_scores = len(session.players) == 1 and self._shell.desk.has_scores()
        page = ResultPage(
            self._shell.look, outcome, session.players, words.score_source, words.tie_break,
            words.name(RIVAL), [*self._rank(outcome), *self._standing()], has_scores,
        )  # fmt: skip
        page.scores_wanted.connect(self._shell.actions_.scores.trigger)
        page.look_wanted.connect(self.uncover)
        page.replay_wanted.connect(self._on_replay_wanted)
        page.save_wanted.connect(self._shell.actions_.save_as.trigger)
        page.again_wanted.connect(self.again_wanted)
        self.cover_with(page)

    def _rank(self, outcome: Outcome) -> list[str]:
        """What a game played alone is worth, where the game has a word for it."""
        words = self._page.teller.words
        if outcome.rival is None or not isinstance(words, TellsRank):
            return []
        own = outcome.scores[0]
        rank = words.solo_rank(own.total, own.seat not in outcome.winners)
        # Translators: the title that somebody has earned, such as “Rank: Crown Guild”
        return [gettext("Rank: {rank}").format(rank=rank)]

    def _standing(self) -> list[str]:
        """The place of the game among the best scores, or why it has none; nothing where none are kept."""
        session = self._page.session
        if session.practice:
            return [gettext("A practice game: it counts for no best score and no statistics.")]
        desk = self._shell.desk
        score = desk.score()
        table = table_of(desk.scores(score.game), score.groups) if score is not None else None
        place = table.place(score.played) if score is not None and table is not None else 0
        if table is None or not place:
            return []
        what = groups_line(self._page.teller.words, table.groups)
        said = gettext("Place {place} of {all} among the best scores. {what}")
        return [said.format(place=place, all=len(table.scores), what=what)]

    def _on_replay_wanted(self) -> None:
        self.uncover()
        self._page.watch_again()

    def _on_position_changed(self) -> None:
        """Where somebody at the screen is asked there is nothing to cover."""
        session = self._page.session
        if session.handover_seat < 0 and session.decision() is not None:
            self.uncover()

    # ---- covering

    def cover_with(self, page: QWidget) -> None:
        """Cover the table with a page."""
        self.drop()
        self._over = page
        self._shell.show_page(page, keep=True)

    def uncover(self) -> None:
        """Show the table."""
        if self._over is not None:
            self._shell.show_page(self._page, keep=True)
            self.drop()

    def drop(self) -> None:
        """Let the cover go, and one that was to come."""
        self._soon.stop()
        over, self._over = self._over, None
        if over is not None:
            self._shell.drop_page(over)

    def take_look(self) -> None:
        """Show the cover in the look of the window."""
        if self._over is not None:
            self._cover()
