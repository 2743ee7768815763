"""The page on which a game is played: its table, and the rail of panels beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yonder_desktop.bridge.following import Following
from yonder_desktop.bridge.history_model import HistoryModel
from yonder_desktop.bridge.log_model import LogModel
from yonder_desktop.bridge.node_words import Node, NodeWords
from yonder_desktop.bridge.revealing import Revealing
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.teller import Question, Teller
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.faces import GameFace, Inspected, Table
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.replay_bar import ReplayBar
from yonder_desktop.ui.side_rail import SideRail, rail_width
from yonder_desktop.ui.skipping import Skipper
from yonder_desktop.ui.style import as_part
from yonder_desktop.ui.watch_frame import WatchFrame
from yonder_desktop.ui.watching import Watching
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain

EYE = "{reveals|} "
"""The picture of what is shown that was hidden; its words follow."""


class GamePage(QWidget):
    """Shows what the viewer of a session may know, and takes choices from the table and from the panel.

    `confirm_wanted` is a costly token that the window asks about first, `go_wanted` a position to go on from.
    `following` tells what the others do; pace: in seconds for a step of theirs, 0 for none. `watching` shows any
    position as it was.
    """

    confirm_wanted = Signal(str)
    watched_changed = Signal()
    go_wanted = Signal(object)

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
        self._told: tuple[str, ...] = ()
        self.teller = teller
        self._face = face
        self._look = look
        self._widget = cast(QWidget, face.make_table(session.tables, teller.words, look.theme))
        self.rail = SideRail(look)
        self.log_model = LogModel(teller.event_line, self)
        self.revealing = Revealing(session)
        self.node_words = NodeWords(session, teller.words)
        self.history_model = HistoryModel(session.history, self.node_words, self)
        self.replay = ReplayBar(look)
        self.replay.hide()
        self.watching = Watching(session, self.node_words, self.replay)
        self._frame = WatchFrame(look, self._widget)
        self._lay_out()
        self._connect()
        self.following = Following(session, teller.beats, pace, self)
        self._looked_as = session.viewer
        self.following.beat_changed.connect(self._on_beat_changed)
        self._skipper = Skipper(self, self.following, lambda: bool(session.choices()))
        self.set_look(look)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self._frame, 1)
        left.addWidget(self.replay)
        self._row = row = QHBoxLayout(self)
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
        decision.set_words(self.teller.words.name, self._pick_words, self.foretell_all, self.teller.why_not)
        decision.options.model.set_revealing(self.revealing)
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
        self._connect_history()
        self.session.position_changed.connect(self.refresh)
        self.session.bot_thinking_changed.connect(self._on_thinking_changed)

    def _connect_history(self) -> None:
        log, history, watching = self.rail.log, self.rail.history, self.watching
        history.set_model(self.history_model, lambda seat: f"player_{self.session.players[seat].colour}")
        for panel in (log, history):
            panel.gone_to.connect(self.watch)
        history.go_wanted.connect(self.go_wanted)
        self.replay.gone_on.connect(lambda: self.go_wanted.emit(watching.node))
        watching.shown.connect(self._on_watched)
        watching.left.connect(self._on_watching_left)
        self.session.seat_taken.connect(self.rail.show_recap)
        self.session.bookmarks_changed.connect(lambda: history.follow(self.shown_node))

    def set_look(self, look: Look) -> None:
        """Take another look and show everything in it."""
        self._look = look
        self.rail.set_look(look)
        self.replay.set_look(look)
        self._frame.set_look(look)
        self.table.set_theme(look.theme)
        self.table.set_scale(look.percent)
        self._make_room()
        if self.question is not None:
            self._show_again()

    def set_left_handed(self, left: bool) -> None:
        """Put the rail on the left of the table, or on its right; the sides of the table change as well."""
        ways = QHBoxLayout.Direction
        self._row.setDirection(ways.RightToLeft if left else ways.LeftToRight)
        self.rail.set_left(left)
        self.table.set_left_handed(left)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        width = rail_width(self.width() / self._look.factor)
        self.rail.setFixedWidth(self._look.px(width))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape shows the table as it is again."""
        if event.key() == Qt.Key.Key_Escape and self.watching.node is not None:
            self.watching.leave()
        else:
            super().keyPressEvent(event)

    # ---- showing

    @property
    def watched(self) -> Any:
        """The view of the position that is shown as it was, None while the table is shown as it is."""
        return self.watching.view

    @property
    def shown_node(self) -> Node:
        """The position that is shown."""
        return self.watching.node or self.session.history.current

    def refresh(self) -> None:
        """Show the position as it is now."""
        self.watching.drop()
        self._show_again()

    def _show_again(self) -> None:
        """Show what is shown, anew: the table as it is, or as it was."""
        session, node = self.session, self.watching.node
        self.question = self.teller.question()
        self._frame.set_drawn(node is not None)
        line = self.watching.line if node is not None else session.history.line()
        view = session.view_at(self.shown_node)
        self._show_table(line, view, session.choices() if node is None else ())
        self.log_model.follow(line, session.viewer)
        self.rail.log.show_node(node)
        self.rail.history.follow(self.shown_node)
        self._show_inspected()
        self._show_question()

    def _show_inspected(self) -> None:
        """What was looked at, as it stands now; nothing once another one looks: it may have been a hidden card."""
        before, self._looked_as = self._looked_as, self.session.viewer
        if before == self.session.viewer:
            self.rail.inspector.refresh()
        else:
            self.rail.inspector.clear()

    def _show_table(self, line: Sequence[Node], view: Any, choices: Sequence[Choice]) -> None:
        """Show a view of the position shown, which stands on a line."""
        players, viewer = self.session.players, self.session.viewer
        depth = self.shown_node.depth
        events = [event for node in line if node.depth <= depth for event in node.events]
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

    def watch(self, node: Node) -> None:
        """Show any position of the game as it was."""
        self.following.skip()
        self.watching.watch(node)

    def watch_again(self) -> None:
        """Go through the game from its beginning."""
        self.following.skip()
        self.watching.watch_again()

    def _on_watched(self) -> None:
        self.table.cancel()
        self._show_again()
        self.watched_changed.emit()

    def _on_watching_left(self) -> None:
        self._show_again()
        self.watched_changed.emit()

    def _on_thinking_changed(self, _thinking: bool) -> None:
        """The same question is shown already."""
        if self.teller.question() is not self.question:
            self._show_question()

    def _show_question(self) -> None:
        self.question = self.teller.question()
        if self.watching.node is not None:
            note = gettext("Nothing is chosen here. Go on from here, or go back.")
            self.rail.decision.show_question(None, gettext("As it was"), note)
            return
        self.rail.decision.show_question(self.question, self._heading())
        kind = self.question.kind if self.question is not None else ""
        self.rail.inspector.set_notes(self.teller.words.rulings(kind) if kind else [])

    def _heading(self) -> str:
        question = self.question
        if question is None:
            return gettext("The game is over") if self.following.beat is None else gettext("The last turn")
        if question.offers:
            return gettext("Your move")
        return gettext("Move of {name}").format(name=self.teller.seat_name(question.seat))

    def _note(self, seat: int) -> str:
        """What stands behind a name: that the computer plays there."""
        return "" if self.session.players[seat].is_human else gettext("computer")

    def _on_option_focused(self, token: str) -> None:
        """An option that is selected shows what it is about."""
        self.table.show_token(token)
        for choice in self.session.choices():
            if choice.token == token:
                key = self._face.item_of(choice)
                self.rail.inspector.inspect(key if self._inspected(key) is not None else choice.subject)

    def _on_beat_changed(self) -> None:
        """What is told is marked; when all is told, the marks stay for their time."""
        beat = self.following.beat
        if beat is not None:
            self._told = beat.keys
            self.table.mark_changed(beat.keys, self.following.beat_ms)
        elif self._told:
            self.table.mark_changed(self._told)
            self._told = ()
        self.table.show_beat(beat.keys if beat is not None else ())
        if self.question is None:
            self._show_question()

    # ---- words

    def costly_words(self, token: str) -> tuple[str, str, str]:
        """A costly choice in plain words for a button, as a sentence, and what it costs."""
        choices = [choice for choice in self.session.choices() if choice.token == token]
        key = choices[0].subject if choices else ""
        label = self._label(token)
        return (self.teller.words.name(key) if key else plain(label)), label, self.foretell_all(token)

    def foretell(self, token: str) -> str:
        """What follows a choice, as markup: for costly ones what they cost, else what is certain to happen."""
        cost = self._face.consequence(self.session.view(), token)
        said = cost or self.teller.preview(token)
        shows = EYE + gettext("shows something hidden") if self.revealing.shows_hidden(token) else ""
        # Translators: two short phrases beside each other
        return gettext("{one} · {other}").format(one=said, other=shows) if said and shows else said or shows

    def foretell_all(self, token: str) -> str:
        """The same, with what a take-back of it would ask for."""
        said = self.foretell(token)
        session = self.session
        if not self.revealing.shows_hidden(token) or (session.practice and len(session.people) < 2):
            return said
        if len(session.people) > 1:
            return gettext("{said}. Taken back only if everybody agrees.").format(said=said)
        return gettext("{said}. Taken back, this becomes a practice game.").format(said=said)

    def _label(self, token: str) -> str:
        offers = self.question.offers if self.question is not None else []
        return next((offer.label for offer in offers if offer.choice.token == token), token)

    def _pick_words(self, key: str) -> str:
        return self._face.pick_words(self.session.view(), self.teller.words, key)

    def _inspected(self, key: str) -> Inspected | None:
        view = self.session.view_at(self.shown_node)
        return self._face.inspect(view, self.teller.words, key)
