"""The replies of computer players to one game: asked for, held back while the table tells, and given."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from yonder_desktop.bridge.bot_runner import BotRunner


class Replies(QObject):
    """One question at a time. What comes for an older one, or after `stop`, is dropped.

    `came` gives the token; `failed` the report of a player that gave none.
    """

    came = Signal(str)
    failed = Signal(str)
    thinking_changed = Signal(bool)

    def __init__(self, bots: BotRunner | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bots = bots
        self._ticket = 0
        self._kept: str | None = None
        self._holders: set[str] = set()
        self._told = False
        if bots is not None:
            bots.answered.connect(self._on_answered)
            bots.failed.connect(self._on_failed)

    @property
    def is_awaited(self) -> bool:
        """Whether a computer player was asked whose reply was not given yet."""
        return self._ticket != 0

    def ask(self, level: str, seat: int, record: dict[str, Any]) -> None:
        """Ask a player of that level, sitting there, about a position it holds possible."""
        if self._bots is not None and not self.is_awaited:
            self._ticket = self._bots.request(level, seat, record)

    def stop(self) -> None:
        """Nobody waits for a reply any more."""
        self._ticket = 0
        self._kept = None
        if self._bots is not None:
            self._bots.cancel()
        self.tell()

    def hold(self, held: bool, who: str = "") -> None:
        """Keep replies back for somebody, or no longer; what was kept is given once nobody wants it back."""
        if held:
            self._holders.add(who)
        else:
            self._holders.discard(who)
        if not self._holders and self._kept is not None:
            self._give(self._kept)

    def tell(self) -> None:
        """Say whether a player is thinking, if that has changed since it was said last."""
        if self._told != self.is_awaited:
            self._told = self.is_awaited
            self.thinking_changed.emit(self.is_awaited)

    def _on_answered(self, ticket: int, token: str) -> None:
        if ticket != self._ticket:
            return
        if self._holders:
            self._kept = token
        else:
            self._give(token)

    def _give(self, token: str) -> None:
        self._kept = None
        self._ticket = 0
        self.came.emit(token)
        self.tell()

    def _on_failed(self, ticket: int, message: str) -> None:
        if ticket == self._ticket:
            self._ticket = 0
            self.failed.emit(message)
            self.tell()
