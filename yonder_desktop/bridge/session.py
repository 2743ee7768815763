"""The running game: the one object that the window talks to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from yonder_desktop.bridge.bot_runner import BotRunner
from yonder_desktop.bridge.foresight import certain_events
from yonder_desktop.bridge.replies import Replies
from yonder_desktop.bridge.seats import Player, human_seats, records_of
from yonder_desktop.bridge.steps import StepStack
from yonder_desktop.core.contract import ONLOOKER, Rules, Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice, Decision, IllegalChoice, Outcome, Reason
from yonder_desktop.storage.documents import SaveDocument
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.storage.saves import make_document
from yonder_desktop.storage.shelf import BoxedGame
from yonder_desktop.timeline import Crossing, History, Node
from yonder_desktop.timeline.turns import turn_after, turn_before
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.faults import error_words
from yonder_desktop.wording.problems import problem_lines

KEEP_DELAY_MS = 250
"""Replies of computer players are kept together; a choice of a person is kept at once."""
LONGEST_BOOKMARK = 80


class GameSession(QObject):
    """A game being played: rules, history, players. What it shows is always what one seat may know.

    `position_changed` comes after every choice, undo, redo and change of viewer. A hand-over is wanted where
    another person than the one at the screen is asked: until `take_seat` the view is an onlooker's and nothing
    can be chosen. `keep` saves the game where it is; it returns False where it does not, because nobody wants it to.
    `seat_taken` says that the one who is asked has come to the screen, `advanced` gives each new position that a choice
    led to, before it is shown; `jumped` says that the table went elsewhere in the history. `problem_occurred` is a
    sentence for the person, `fault_occurred` the report of a failure of the program. played: a word that tells this
    game from all others. practice: whether a person has taken back what had shown something hidden while the computer
    plays, or sits alone.
    """

    position_changed = Signal()
    advanced = Signal(object)
    jumped = Signal()
    bookmarks_changed = Signal()
    seat_taken = Signal()
    handover_wanted = Signal(int)
    bot_thinking_changed = Signal(bool)
    game_ended = Signal()
    problem_occurred = Signal(str)
    fault_occurred = Signal(str)

    def __init__(
        self,
        boxed: BoxedGame,
        setup: Setup,
        history: History,
        players: tuple[Player, ...],
        bots: BotRunner | None = None,
        keep: Callable[[SaveDocument], object] | None = None,
        played: str = "",
        practice: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.boxed = boxed
        self.played = played
        self.practice = practice
        self.setup = setup
        self.history = history
        self.undo_stack = StepStack(history, self.go_to, self)
        self.undo_stack.mirror()
        self.players = players
        self._keep = keep
        self._humans = human_seats(players)
        self._seated = self._humans[0] if len(self._humans) == 1 else ONLOOKER
        self._viewer = self._seated
        self._handover = ONLOOKER
        self.replies = Replies(bots, self)
        self._told_problems: set[str] = set()
        self._is_unkept = False
        self._connect()

    def _connect(self) -> None:
        self._keeping = QTimer(self, singleShot=True, interval=KEEP_DELAY_MS)
        self._keeping.timeout.connect(self.keep_now)
        self.replies.came.connect(self._on_reply_came)
        self.replies.failed.connect(self._on_reply_failed)
        self.replies.thinking_changed.connect(self.bot_thinking_changed)

    # ---- what is seen

    @property
    def rules(self) -> Rules:
        return self.history.rules

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.boxed.name

    @property
    def tables(self) -> Any:
        """The card set worked out for play; None for a game that has none."""
        return self.boxed.tables

    @property
    def viewer(self) -> int:
        """The seat whose knowledge is shown; ONLOOKER while nobody in particular looks."""
        return self._viewer

    @property
    def handover_seat(self) -> int:
        """The person who has to take over the screen before the game goes on, or ONLOOKER."""
        return self._handover

    @property
    def is_bot_thinking(self) -> bool:
        return self.replies.is_awaited

    def view(self) -> Any:
        """The position as the viewer may know it."""
        return self.rules.view(self.history.state, self._viewer)

    def view_at(self, node: Node) -> Any:
        """Any position of this game, as the viewer may know it."""
        return self.rules.view(node.state, self._viewer)

    def decision(self) -> Decision | None:
        """The question that is open, whoever is asked; None once the game is over."""
        return self.history.decision()

    def choices(self) -> list[Choice]:
        """What the viewer can choose now; empty while another seat is asked."""
        decision = self.decision()
        if decision is None or decision.seat != self._viewer:
            return []
        return [self.rules.choice(self.history.state, option) for option in decision.options]

    def outcome(self) -> Outcome | None:
        """The result once the game is over."""
        return self.rules.outcome(self.history.state)

    def why_not(self, token: str) -> Reason | None:
        """Why the viewer may not do what `token` says, or None if it may."""
        return self.rules.why_not(self.history.state, self._viewer, token)

    def foresee(self, token: str) -> list[Event]:
        """What is certain to follow a choice of the viewer, worked out without looking at hidden things."""
        return certain_events(self.rules, self.history.state, self._viewer, token)

    # ---- what is done

    def start(self) -> None:
        """Begin, or go on with, the game: show the position and ask whoever is next."""
        self._go_on()

    def choose(self, token: str) -> None:
        """Answer the open question for the viewer. A token that is not legal is reported, not obeyed."""
        decision = self.decision()
        if decision is None or decision.seat != self._viewer:
            return
        try:
            self._advance(token)
        except IllegalChoice:
            self.problem_occurred.emit(gettext("“{choice}” cannot be chosen now.").format(choice=token))
            return
        self._is_unkept = True
        self.keep_now()
        self._go_on()

    def take_seat(self) -> None:
        """The person who is asked has taken over the screen."""
        if self._handover != ONLOOKER:
            self._seated = self._handover
            self._go_on()
            self.seat_taken.emit()

    def leave_seat(self) -> None:
        """The screen goes round between several people: nobody in particular looks until one takes a seat again."""
        if len(self._humans) > 1:
            self._seated = ONLOOKER
            self._go_on()

    def can_undo(self) -> bool:
        return self.undo_stack.canUndo()

    def can_redo(self) -> bool:
        return self.undo_stack.canRedo()

    def turn_before(self) -> Node | None:
        """Where the turn of a person began last."""
        return turn_before(self.history)

    def turn_after(self) -> Node | None:
        """Where the next turn of a person begins, on the line that was taken back."""
        return turn_after(self.history)

    def undo(self) -> None:
        """Take back the last step of a person, with the computer's replies to it."""
        self.undo_stack.undo()

    def redo(self) -> None:
        """Take again the step that was taken back last."""
        self.undo_stack.redo()

    def crossing(self, node: Node) -> Crossing:
        """What going to a position would pass: other people's choices, things that came to light since."""
        return self.history.crosses(node, self._seated)

    def shows_again(self, node: Node) -> bool:
        """Whether any person has seen, on what going to a position passes, something that was hidden there."""
        return self.crossing(node).revealed_to(self.people)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people answer for."""
        return tuple(self._humans)

    @property
    def counts(self) -> bool:
        """Whether taking back what was revealed makes this a practice game: not among people alone."""
        return len(self._humans) < max(2, len(self.players))

    def go_to(self, node: Node | None) -> None:
        """Put another position of this game on the table; nothing of the tree is lost. None does nothing."""
        if node is None or node is self.history.current:
            return
        self.practice = self.practice or (self.counts and self.shows_again(node))
        self._seek(node)

    def set_bookmark(self, node: Node, name: str) -> None:
        """Name a position of this game; "" takes its bookmark away."""
        node.bookmark = name.strip()[:LONGEST_BOOKMARK]
        self.bookmarks_changed.emit()
        self._is_unkept = True
        self.keep_now()

    def stop_bots(self) -> None:
        """Let no computer player answer any more until the game is gone on with."""
        self.replies.stop()

    def keep_now(self) -> None:
        """Save the game where it is; what goes wrong is reported, and play goes on."""
        self._keeping.stop()
        if self._keep is None:
            return
        try:
            if self._keep(self.document()) is not False:
                self._is_unkept = False
            self._told_problems.clear()
        except StorageProblem as problem:
            self._tell_unkept(problem)

    def is_kept(self) -> bool:
        """Whether all that people chose and named is on the disk; what is not is tried once more."""
        if self._is_unkept:
            self.keep_now()
        return not self._is_unkept

    def was_saved(self) -> None:
        """The game is on the disk as it is now, be it not by itself."""
        self._is_unkept = False

    def document(self, title: str = "") -> SaveDocument:
        """A save of the game as it is now."""
        seats = records_of(self.players)
        return make_document(
            self.boxed, self.history, self.setup, seats, title, practice=self.practice, played=self.played
        )

    # ---- inside

    def _tell_unkept(self, problem: StorageProblem) -> None:
        """That the game cannot be kept is told once for each kind of problem until it can, not at every choice."""
        if problem.key not in self._told_problems:
            self._told_problems.add(problem.key)
            self.problem_occurred.emit("\n".join(problem_lines(problem.key, problem.path, problem.facts)))

    def _advance(self, token: str) -> None:
        """Make a choice in the history and tell what happened. Raises IllegalChoice."""
        self.advanced.emit(self.history.choose(token))

    def _seek(self, node: Node) -> None:
        """Go to a position. While the screen changes hands nobody is known to sit there: the table stays covered."""
        if self._handover != ONLOOKER:
            self._seated = ONLOOKER
        self.stop_bots()
        self.history.seek(node)
        self.jumped.emit()
        self.keep_now()
        self._go_on()

    def _go_on(self) -> None:
        """Settle who looks, show it, and ask the computer player whose turn it is."""
        decision = self.decision()
        self.undo_stack.mirror()
        self._settle_viewer(decision)
        self.position_changed.emit()
        if decision is None:
            self.game_ended.emit()
        elif self._handover != ONLOOKER:
            self.handover_wanted.emit(self._handover)
        elif not self.players[decision.seat].is_human:
            self._ask_bot(decision.seat)
        self.replies.tell()

    def _settle_viewer(self, decision: Decision | None) -> None:
        self._handover = ONLOOKER
        if len(self._humans) < 2:
            return
        asked = decision.seat if decision is not None else ONLOOKER
        self._viewer = asked if asked == self._seated else ONLOOKER
        if asked in self._humans and asked != self._seated:
            self._handover = asked

    def _ask_bot(self, seat: int) -> None:
        if not self.replies.is_awaited:
            world = self.rules.determinize(self.history.state, seat, self.history.current.depth + 1)
            self.replies.ask(self.players[seat].bot, seat, self.rules.to_record(world))

    def _on_reply_came(self, token: str) -> None:
        """A reply that is not offered is a failure."""
        try:
            self._advance(token)
        except IllegalChoice as error:
            self._on_reply_failed(error_words(error))
            return
        self._keeping.start()
        self._go_on()

    def _on_reply_failed(self, message: str) -> None:
        """The failure is told, and the first option taken in the player's place, so that the game goes on."""
        decision = self.decision()
        if decision is not None:
            self.fault_occurred.emit(message)
            self._on_reply_came(self.rules.token(self.history.state, decision.options[0]))
