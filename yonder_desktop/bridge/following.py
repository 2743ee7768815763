"""What others do, told step by step: beats that hold back the replies of computer players while they can be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from yonder_desktop.bridge.session import GameSession
from yonder_desktop.timeline import Node
from yonder_desktop.wording.markup import plain

USUAL_LETTERS = 45
"""A line of that many letters is shown for the pace; shorter and longer ones in proportion."""
SHORTEST, LONGEST = 0.75, 2.5
"""Of the pace."""
LAST = 2.5
"""How much longer the last line stays while a person is asked: nobody waits for it."""
UNTIL_ANSWERED_MS = 3_600_000
"""Longer than anybody looks at a line that waits for an answer."""


@dataclass(frozen=True)
class Beat:
    """Something that another one did, in one line of markup. seat: -1 for an opponent without one. keys: the items."""

    seat: int
    text: str
    keys: tuple[str, ...] = ()


class Following(QObject):
    """Shows one beat after the other; `beat` is the present one. Nothing waits for it but the computer players.

    pace: seconds for a usual line, 0 for no beats at all, less to wait at each of them until `go_on` is called.
    `rested` comes when all has been told or was skipped.
    """

    beat_changed = Signal()
    rested = Signal()

    def __init__(
        self,
        session: GameSession,
        beats_of: Callable[[Node], list[Beat]],
        pace: Callable[[], float],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._beats_of = beats_of
        self._pace = pace
        self._queue: list[Beat] = []
        self._told_at = 0.0
        self.beat: Beat | None = None
        self._hurried = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._show_next)
        session.advanced.connect(self._on_advanced)
        session.position_changed.connect(self._on_position_changed)
        session.jumped.connect(self._clear)

    @property
    def is_busy(self) -> bool:
        """Whether anything is being told."""
        return self.beat is not None or bool(self._queue)

    def skip(self) -> None:
        """Tell nothing more until a person is asked."""
        if self.is_busy:
            self._hurried = True
            self._clear()

    @property
    def waits(self) -> bool:
        """Whether the present beat is shown until it is answered."""
        return self.beat is not None and not self._timer.isActive()

    def go_on(self) -> None:
        """Tell the next thing."""
        if self.is_busy:
            self._timer.stop()
            self._show_next()

    def follow_pace(self) -> None:
        """Tell the present beat and what comes after it at the pace that holds now, if it is another one."""
        if self.beat is None or self._pace() == self._told_at:
            return
        self._timer.stop()
        if self._pace():
            self._tell(self.beat)
        else:
            self._clear()

    def _on_advanced(self, node: Node) -> None:
        """A choice of a person ends what is still being told: it was seen, or is no longer of interest."""
        if node.person:
            self._hurried = False
            self._queue = []
        if self._pace() and not self._hurried:
            self._queue += self._beats_of(node)
        if self._queue:
            self._session.replies.hold(True)
        elif node.person:
            self._clear()

    def _on_position_changed(self) -> None:
        """Beats begin once the table shows what they tell of."""
        decision = self._session.decision()
        if decision is None or self._session.players[decision.seat].is_human:
            self._hurried = False
        if self._queue and self.beat is None:
            self._show_next()

    def _show_next(self) -> None:
        if not self._queue:
            self._clear()
            return
        self._tell(self._queue.pop(0))

    def _tell(self, beat: Beat) -> None:
        self.beat, self._told_at = beat, self._pace()
        if self._told_at > 0:
            self._start_timer(beat)
        self.beat_changed.emit()

    def _start_timer(self, beat: Beat) -> None:
        """Longer lines stay longer, and the last one while a person is asked."""
        share = min(LONGEST, max(SHORTEST, len(plain(beat.text)) / USUAL_LETTERS))
        if not self._queue and self._is_person_asked():
            share *= LAST
        self._timer.start(round(1000 * self._pace() * share))

    @property
    def beat_ms(self) -> int:
        """How long the present beat is shown, as far as that is known."""
        return UNTIL_ANSWERED_MS if self.waits else self._timer.interval()

    def _is_person_asked(self) -> bool:
        """Whether somebody at the screen can choose while it is told."""
        decision = self._session.decision()
        return decision is not None and decision.seat == self._session.viewer

    def stop(self) -> None:
        """Tell nothing more; the game is put away."""
        was_busy, self.beat, self._queue = self.is_busy, None, []
        self._timer.stop()
        if was_busy:
            self.beat_changed.emit()

    def _clear(self) -> None:
        was_busy = self.is_busy
        self.stop()
        self._session.replies.hold(False)
        if was_busy and not self.is_busy:
            self.rested.emit()
