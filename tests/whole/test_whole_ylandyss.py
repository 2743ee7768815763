"""Whole games of Ylandyss in the window: by drags, by keys, in the panel, with two to four seats, at one screen."""

from pytestqt.qtbot import QtBot

from tests.whole.any_hand import AnyHand
from tests.whole.conftest import Start
from tests.whole.keys import Keys
from tests.whole.mouse import Mouse
from tests.whole.playing import play_to_the_end
from tests.whole.steering import BO, CAEL, DARA, FINN, MIRA, begin, session_of
from tests.whole.taste import Taste

SHORT = 10
"""Coins in a chest that end a short game."""


def test_two_seats_by_mouse(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, BO, game="ylandyss", seed=1, end=SHORT)
    hand = Mouse(window, qtbot)
    play_to_the_end(window, qtbot, Taste(1), hand.choose)
    assert hand.ways["dragged"] >= 10 and hand.ways["clicked"] >= 5 and hand.ways["gathered"] >= 3


def test_three_seats_by_keys(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, BO, MIRA, CAEL, game="ylandyss", seed=2, end=SHORT)
    keys = Keys(window, qtbot)
    play_to_the_end(window, qtbot, Taste(2), keys.choose)
    assert keys.ways["on the table"] >= 15 and keys.ways["arrows"] >= 15


def test_four_seats_in_the_panel(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, BO, CAEL, FINN, game="ylandyss", seed=3, end=SHORT)
    hand = Mouse(window, qtbot)
    play_to_the_end(window, qtbot, Taste(3), hand.choose_in_panel)
    assert hand.ways["by panel"] > 15 and "dragged" not in hand.ways


def test_two_people_at_one_screen(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, DARA, game="ylandyss", seed=4, end=SHORT)
    play_to_the_end(window, qtbot, Taste(4), AnyHand(window, qtbot, 4).choose)
    assert {node.seat for node in session_of(window).history.line() if node.person} == {0, 1}
