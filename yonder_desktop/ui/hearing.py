"""What can be heard at a table: a piece put down, one's turn, a refusal, the end."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from yonder_desktop.bridge.sound import Sounds
from yonder_desktop.ui.game_page import GamePage


class Hearing(QObject):
    """Plays a sound for what happens on the page of a game; it goes with the page. Nodes are those of the history."""

    def __init__(self, page: GamePage, sounds: Sounds) -> None:
        super().__init__(page)
        self._page = page
        self._sounds = sounds
        self._was_asked = True
        self._has_moved = False
        session = page.session
        session.advanced.connect(self._on_advanced)
        session.position_changed.connect(self._on_position_changed)
        session.game_ended.connect(self._on_game_ended)
        page.following.beat_changed.connect(self._on_beat_changed)
        page.table.refused.connect(self._on_refused)

    def _on_advanced(self, node: Any) -> None:
        self._has_moved = True
        if node.person:
            self._sounds.play("place")

    def _on_beat_changed(self) -> None:
        if self._page.following.beat is not None:
            self._sounds.play("place")

    def _on_position_changed(self) -> None:
        """One's turn is heard when it comes, not at every question of it."""
        is_asked = bool(self._page.session.choices())
        if is_asked and not self._was_asked:
            self._sounds.play("turn")
        self._was_asked = is_asked

    def _on_refused(self, _text: str) -> None:
        self._sounds.play("refuse")

    def _on_game_ended(self) -> None:
        """A game that was over when it was opened ends in silence."""
        if self._has_moved:
            self._sounds.play("end")
        self._has_moved = False
