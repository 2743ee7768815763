"""The page on which a game is played: its table, and the rail of panels beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yonder_desktop.bridge.following import Following
from yonder_desktop.bridge.log_model import LogModel
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.teller import Question, Teller
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.faces import GameFace, Inspected, Table
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.replay_bar import ReplayBar
from yonder_desktop.ui.side_rail import SideRail, rail_width
from yonder_desktop.ui.skipping import Skipper
from yonder_desktop.ui.style import as_part
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain


class GamePage(QWidget):
    """Shows what the viewer of a session may know, and takes choices from the table and from the panel.

    `confirm_wanted` is a costly token that the window asks about first. `following` tells what the others do; pace:
    in seconds for a step of theirs, 0 for none. watched: the view of an earlier position that is shown, or None.
    """

    confirm_wanted = Signal(str)
    watched_changed = Signal()

    def __init__(
        self,
        session: GameSession,
        teller: Teller,
        face: GameFace,
        look: Look,
        pace: Callable[[], float],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        as_part(self, "window")
        self.session = session
        self.question: Question | None = None
        self.watched: Any = None
        self.teller = teller
        self._face = face
        self._look = look
        self._widget = cast(QWidget, face.make_table(session.tables, teller.words, look.theme))
        self.rail = SideRail(look)
        self.log_model = LogModel(teller.event_line, self)
        self.replay = ReplayBar(look)
        self.replay.hide()
        self.replay.moved.connect(self._on_replay_moved)
        self.replay.left.connect(self._on_replay_left)
        self._lay_out()
        self._connect()
        self.following = Following(session, teller.beats, pace, self)
        self.following.beat_changed.connect(self._on_beat_changed)
        self._skipper = Skipper(self, self.following, lambda: bool(session.choices()))
        self.set_look(look)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self._widget, 1)
        left.addWidget(self.replay)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.rail)

    @property
    def table(self) -> Table:
        return cast(Table, self._widget)

    @property
    def table_widget(self) -> QWidget:
        return self._widget

    def _connect(self) -> None:
        decision, inspector, log = self.rail.decision, self.rail.inspector, self.rail.log
        decision.set_words(self.teller.words.name, self._pick_words, self.foretell)
        decision.chosen.connect(self.session.choose)
        decision.focused.connect(self._on_option_focused)
        decision.confirm_wanted.connect(self.confirm_wanted)
        inspector.set_finder(self._inspected)
        log.set_model(self.log_model, lambda seat: f"player_{self.session.players[seat].colour}")
        self.table.set_advice(self.foretell, self.teller.why_not, self._label)
        self.table.chosen.connect(self.session.choose)
        self.table.confirm_wanted.connect(self.confirm_wanted)
        self.table.hovered.connect(inspector.inspect)
        self.table.focused.connect(inspector.inspect)
        self.table.narrowed.connect(decision.narrow)
        self.table.picked.connect(decision.select_token)
        self.session.position_changed.connect(self.refresh)
        self.session.bot_thinking_changed.connect(lambda _thinking: self._show_question())

    def set_look(self, look: Look) -> None:
        """Take another look and show everything in it."""
        self._look = look
        self.rail.set_look(look)
        self.replay.set_look(look)
        self.table.set_theme(look.theme)
        self.table.set_scale(look.percent)
        self._make_room()
        if self.question is not None:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        width = rail_width(self.width() / self._look.factor)
        self.rail.setFixedWidth(self._look.px(width))

    # ---- showing

    def refresh(self) -> None:
        """Show the position as it is now."""
        session = self.session
        self.question = self.teller.question()
        self.watched = None
        self.replay.hide()
        self._show_table(len(session.history.line()), session.view(), session.choices())
        self.log_model.follow(session.history.line(), session.viewer)
        self.rail.inspector.refresh()
        self._show_question()

    def _show_table(self, steps: int, view: Any, choices: Sequence[Choice]) -> None:
        """Show a view after so many steps of the game."""
        players, viewer = self.session.players, self.session.viewer
        events = [event for node in self.session.history.line()[:steps] for event in node.events]
        self.table.remember([event for event in events if event.visible_to(viewer)])
        self.table.set_position(
            view,
            [player.name for player in players],
            [player.colour for player in players],
            choices,
            [self._note(seat) for seat in range(len(players))],
        )
        forecast = self._face.forecast(view)
        self.rail.set_forecast_shown(forecast is not None)
        if forecast is not None:
            self.rail.forecast.show_forecast(forecast, players, self.session.viewer)

    def watch_again(self) -> None:
        """Go through the game from its beginning."""
        self.replay.show()
        self.replay.begin(len(self.session.history.line()))

    def _on_replay_moved(self, position: int) -> None:
        if self.replay.isVisible():
            line = self.session.history.line()
            self.watched = self.session.past_view(position)
            self._show_table(position + 1, self.watched, ())
            self.log_model.follow(line[: position + 1], self.session.viewer)
            self.watched_changed.emit()

    def _on_replay_left(self) -> None:
        self.refresh()
        self.watched_changed.emit()

    def _show_question(self) -> None:
        self.question = self.teller.question()
        self.rail.decision.show_question(self.question, self._heading())
        kind = self.question.kind if self.question is not None else ""
        self.rail.inspector.set_notes(self.teller.words.rulings(kind) if kind else [])

    def _heading(self) -> str:
        question = self.question
        if question is None:
            return gettext("The game is over")
        if question.offers:
            return gettext("Your move")
        return gettext("Move of {name}").format(name=self.teller.seat_name(question.seat))

    def _note(self, seat: int) -> str:
        """What stands behind a name: that the computer plays there."""
        return "" if self.session.players[seat].is_human else gettext("computer")

    def _on_option_focused(self, token: str) -> None:
        """An option that is selected shows what it acts on."""
        self.table.show_token(token)
        for choice in self.session.choices():
            if choice.token == token:
                self.rail.inspector.inspect(choice.target or choice.subject)

    def _on_beat_changed(self) -> None:
        """What is told is marked; when all is told, the marks stay for their time."""
        beat = self.following.beat
        if beat is not None:
            self.table.mark_changed(beat.keys, self.following.beat_ms)
        self.table.show_beat(beat.keys if beat is not None else ())

    # ---- words

    def costly_words(self, token: str) -> tuple[str, str, str]:
        """A costly choice in plain words for a button, as a sentence, and what it costs."""
        choices = [choice for choice in self.session.choices() if choice.token == token]
        key = choices[0].subject if choices else ""
        label = self._label(token)
        return (self.teller.words.name(key) if key else plain(label)), label, self.foretell(token)

    def foretell(self, token: str) -> str:
        """What follows a choice, as markup: for costly ones what they cost, else what is certain to happen."""
        cost = self._face.consequence(self.session.view(), token)
        return cost or self.teller.preview(token)

    def _label(self, token: str) -> str:
        offers = self.question.offers if self.question is not None else []
        return next((offer.label for offer in offers if offer.choice.token == token), token)

    def _pick_words(self, key: str) -> str:
        return self._face.pick_words(self.session.view(), self.teller.words, key)

    def _inspected(self, key: str) -> Inspected | None:
        view = self.watched if self.watched is not None else self.session.view()
        return self._face.inspect(view, self.teller.words, key)
