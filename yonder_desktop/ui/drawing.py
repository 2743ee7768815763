"""New faces are drawn in pieces, a few in each turn of the event loop, so that many at once do not stop the window."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

PIECE_MS = 5
"""How long a piece goes on: a third of the time between two frames."""


class Drawn(Protocol):
    """What can be drawn, soon or now."""

    def draw(self) -> None: ...


class Drawing(QObject):
    """Draws things in the order in which they came; at least one in each turn."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Drawn, None] = {}
        self._spent = QElapsedTimer()
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._on_turn)

    @property
    def is_going_on(self) -> bool:
        """Whether anything is still to be drawn."""
        return bool(self._waiting)

    def begin(self) -> None:
        """A piece begins."""
        self._spent.start()

    def draw(self, thing: Drawn) -> None:
        """Draw it in this piece, or in one of the next turns."""
        if self._waiting or self._spent.elapsed() >= PIECE_MS:
            self._waiting[thing] = None
            self._turn.start()
        else:
            thing.draw()

    def drop(self, thing: Drawn) -> None:
        """It is drawn already, or gone."""
        self._waiting.pop(thing, None)

    def finish(self) -> None:
        """Draw everything now."""
        while self._waiting:
            self._draw_next()

    def _draw_next(self) -> None:
        thing = next(iter(self._waiting))
        del self._waiting[thing]
        thing.draw()

    def _on_turn(self) -> None:
        self.begin()
        while self._waiting:
            self._draw_next()
            if self._spent.elapsed() >= PIECE_MS:
                return
        self._turn.stop()
