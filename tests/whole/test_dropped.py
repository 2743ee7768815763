"""What is dropped where it cannot go: beside everything it goes back, on a place the table says why. Of every game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.positions import saves_of_kinds
from tests.whole.steering import many_of, session_of, table_of, wait_for_turn
from yonder_desktop.games.registry import game_names
from yonder_desktop.ui.gestures import FORK, Gestures
from yonder_desktop.ui.main_window import MainWindow

Point = tuple[float, float]

VARIANTS: dict[str, tuple[dict[str, int | str], ...]] = {
    "yonder": ({"ventures": 1},),
    "yro": ({}, {"draft": 1}),
}
"""Set-up options with which more kinds of questions come up."""
GAMES = [(game, options) for game in game_names() for options in VARIANTS.get(game, ({},))]
FAR = 60.0
OUTSIDE: Point = (-50.0, -50.0)
OF_A_KIND = 2


class Hand:
    """A hand over the table that sees what it does: nothing is chosen, nothing picked, nothing stays in hand."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.table = table_of(window).table
        self.gestures: Gestures = self.table.gestures
        self.said: list[str] = []
        self.table.refused.connect(self.said.append)

    def movable(self) -> list[str]:
        """Some of each kind of what can be lifted on the table now."""
        kinds: dict[str, list[str]] = {}
        for key in self.table.sprites():
            if self.gestures.can_pick(key):
                kinds.setdefault(key.partition(":")[0], []).append(key)
        return [key for keys in kinds.values() for key in keys[:OF_A_KIND]]

    def lift(self, key: str) -> Point:
        self.said.clear()
        x, y = self.table.middle_of(key) or (0.0, 0.0)
        self.gestures.begin(key, x, y)
        self.gestures.move(x + 5, y - 7)
        assert self.gestures.is_dragging
        return x, y

    def drop(self, at: Point) -> None:
        self.gestures.move(*at)
        self.gestures.drop(*at)

    def aimed_at(self, at: Point) -> str:
        return self.gestures._target_at(*at)

    def points(self) -> Iterator[Point]:
        """Places all over the table."""
        bounds = self.table.bounds()
        for row in range(20):
            for column in range(28):
                yield bounds.x + bounds.w * (column + 0.5) / 28, bounds.y + bounds.h * (row + 0.5) / 20

    def state(self) -> tuple[object, ...]:
        session, many = session_of(self.window), many_of(self.window)
        return session.history.current, many.picked if many is not None else (), self.gestures.carry

    def check_beside_everything(self, key: str) -> bool:
        """Dropped on nothing; False where there is no such place."""
        before, here = self.state(), self.lift(key)
        far = (at for at in self.points() if abs(at[0] - here[0]) > FAR and not self.aimed_at(at))
        at = next(far, OUTSIDE)
        self.drop(at)
        assert self.state() == before and not self.said, f"{key} at {at}"
        return at != OUTSIDE

    def check_refused(self, key: str) -> int:
        """Dropped on every place that is not for it, each says one sentence; how many there are."""
        before = self.state()
        self.lift(key)
        carry = self.gestures.carry
        assert carry is not None
        places = {self.aimed_at(at): at for at in self.points()}
        wrong = {target: at for target, at in places.items() if target and target not in carry.targets}
        self.gestures.cancel()
        for target, at in wrong.items():
            self.lift(key)
            self.drop(at)
            assert self.state() == before, f"{key} on {target}"
            assert len(self.said) == 1 and self.said[0].strip(), f"{key} on {target}: {self.said}"
        return len(wrong)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_nothing_is_picked_silently(
    start: Start, qtbot: QtBot, tmp_path: Path, game: str, options: dict[str, int | str]
) -> None:
    window = start()
    lifted = beside = refused = 0
    for path in saves_of_kinds(tmp_path, game, options):
        window.play.open(path)
        assert wait_for_turn(window, qtbot)
        hand = Hand(window)
        for key in hand.movable():
            assert not key.startswith(FORK)
            lifted += 1
            beside += hand.check_beside_everything(key)
            refused += hand.check_refused(key)
    assert lifted > 5 and beside > 5 and refused > 5
