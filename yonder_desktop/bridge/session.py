"""The running game: the one object that the window talks to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from yonder_desktop.bridge.bot_runner import BotRunner
from yonder_desktop.bridge.seats import ONLOOKER, Player, human_seats
from yonder_desktop.bridge.steps import StepCommand
from yonder_desktop.core.contract import Rules
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice, Decision, IllegalChoice, Outcome, Reason
from yonder_desktop.timeline.history import History


class GameSession(QObject):
    """A game being played: rules, history, players. What it shows is always what one seat may know.

    `position_changed` comes after every choice, undo, redo and change of the viewer; `event_logged` before it, once
    for each new event. A hand-over is wanted where another person than the last viewer is asked: until
    `take_seat` the view is an onlooker's and nothing can be chosen.
    """

    position_changed = Signal()
    event_logged = Signal(object)
    handover_wanted = Signal(int)
    bot_thinking_changed = Signal(bool)
    game_ended = Signal()
    problem_occurred = Signal(str)
    notice_given = Signal(str)

    def __init__(
        self,
        game: str,
        rules: Rules,
        history: History,
        players: tuple[Player, ...],
        bots: BotRunner | None = None,
        keep: Callable[[GameSession], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.rules = rules
        self.history = history
        self.players = players
        self.undo_stack = QUndoStack(self)
        self._bots = bots
        self._keep = keep
        self._viewer = ONLOOKER
        self._step: StepCommand | None = None
        if bots is not None:
            bots.answered.connect(self._on_bot_answered)
            bots.failed.connect(self._on_bot_failed)

    # What is seen

    @property
    def viewer(self) -> int:
        """The seat whose knowledge is shown; ONLOOKER while nobody in particular looks."""
        return self._viewer

    def view(self) -> Any:
        """The position as the viewer may know it."""
        return self.rules.view(self.history.state, self._viewer)

    def decision(self) -> Decision | None:
        """The question that is open, whoever is asked; None once the game is over."""
        return self.rules.decision(self.history.state)

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

    # What is done

    def start(self) -> None:
        """Begin, or go on with, the game: show the position and ask whoever is next."""
        self._go_on()

    def choose(self, token: str) -> None:
        """Answer the open question for the viewer. A token that is not legal is reported, not obeyed."""
        raise NotImplementedError

    def take_seat(self) -> None:
        """The person who is asked has taken over the screen."""
        raise NotImplementedError

    def can_undo(self) -> bool:
        return self.undo_stack.canUndo()

    def can_redo(self) -> bool:
        return self.undo_stack.canRedo()

    def undo_needs_consent(self) -> bool:
        """Whether the step to be taken back is another person's, or has shown what was hidden."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back the last step of a person, with the computer's replies to it."""
        raise NotImplementedError

    def redo(self) -> None:
        raise NotImplementedError

    def preview(self, token: str) -> list[Event]:
        """What is certain to follow a choice, worked out in worlds that the viewer holds possible."""
        raise NotImplementedError

    def stop_bots(self) -> None:
        """Let no computer player answer any more until the game is gone on with."""
        raise NotImplementedError

    def _on_bot_answered(self, ticket: int, token: str) -> None:
        raise NotImplementedError

    def _on_bot_failed(self, ticket: int, message: str) -> None:
        raise NotImplementedError

    def _go_on(self) -> None:
        decision = self.decision()
        humans = human_seats(self.players)
        assert decision is None or humans is not None
        raise IllegalChoice("", "")
