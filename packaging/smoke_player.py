"""Plays a game in the window by the keyboard through the panel, or by the mouse; watches it in the data folder."""

import random
import time

from smoke_program import Program
from smoke_screen import Failed, wait_until

ACT = (0x17, 0x69, 0x5D)
"""The colour of what can be done, by day."""
ANSWER_S, MOUSE_ANSWER_S = 1.2, 0.5
MOST_S = 1500.0
PANEL_FROM = 0.76
"""Of the width: the panel begins there."""
GAMES = {"yonder": 1, "yro": 2, "ylandyss": 3}
"""How often Tab is pressed on the start page to come to each game."""


class Player:
    """Chance decides what is tried, always in the same way for one seed."""

    def __init__(self, program: Program, seed: int) -> None:
        self._program = program
        self._screen = program.screen
        self._chance = random.Random(seed)

    def begin(self, game: str) -> None:
        """Begin a game from the start page, as the dialog offers it: against `greedy`."""
        self._screen.keys(*["Tab"] * GAMES[game], "space")
        name = {"yonder": "Yonder", "yro": "YRO", "ylandyss": "Ylandyss"}[game]
        title = self._program.words.gettext("New game of {game}").format(game=name)
        wait_until(lambda: title in self._screen.front(), f"the dialog “{title}”")
        self._screen.keys("Return")
        wait_until(lambda: self._program.game().startswith(game), f"a game of {game}")

    def play(self, by_mouse: bool = False, moves: int | None = None) -> int:
        """Play to the end, or so many steps on; returns the number of moves of the game. Raises Failed."""
        end = time.monotonic() + MOST_S
        finished = len(self._program.files("finished/*.json"))
        stop_at = None if moves is None else self._program.moves() + moves
        ways = self._by_mouse if by_mouse else self._by_keys
        tried = 0
        while time.monotonic() < end:
            if len(self._program.files("finished/*.json")) > finished:
                return self._program.moves()
            before = self._program.moves()
            if stop_at is not None and before >= stop_at:
                return before
            if not self._program.is_running():
                raise Failed(f"the program has ended in the middle of a game: {self._program.output()}")
            ways(tried)
            tried = 0 if self._has_moved(before, by_mouse) else tried + 1
        raise Failed(f"the game did not come to its end in {MOST_S:.0f} s ({self._program.moves()} moves)")

    def _has_moved(self, before: int, by_mouse: bool) -> bool:
        end = time.monotonic() + (MOUSE_ANSWER_S if by_mouse else ANSWER_S)
        while time.monotonic() < end:
            if self._program.moves() != before:
                return True
            time.sleep(0.03)
        return False

    def _by_keys(self, tried: int) -> None:
        """One way after another: an option of the list, a bag that is picked, a button below, its question."""
        down = ["Down"] * self._chance.randrange(4)
        tabs = ["Tab"] * (1 + self._chance.randrange(8))
        ways = (
            ["F7", *down, "Return"],
            ["F7", "space", "Return"],
            ["F7", *["space"] * self._chance.randrange(1, 5), "Return"],
            ["F7", *tabs, "space", "Return"],
            ["Return"],
            ["F7", *tabs, "space"],
            ["F7", *["shift+Tab"] * len(tabs), "space"],
            ["Escape"],
        )
        self._screen.keys(*ways[tried % len(ways)])

    def _by_mouse(self, _tried: int) -> None:
        """Something that can be done, at the table or in the panel, or any row of the panel."""
        points = self._screen.points(ACT)
        if not points:
            return
        edge = PANEL_FROM * self._screen.picture().width
        beside = [y for x, y in points if x >= edge]
        if beside and self._chance.randrange(3) == 0:
            x = edge + self._chance.random() * (self._screen.picture().width - edge)
            self._screen.click(x, self._chance.randint(min(beside), max(beside)))
        else:
            self._screen.click(*self._chance.choice(points))
