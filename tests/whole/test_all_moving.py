"""With things moving and the others' turns told step by step: nothing that is chosen meanwhile goes wrong."""

import pytest
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import CTRL, SHIFT, Key, Keys
from tests.whole.mouse import Mouse
from tests.whole.sight import check_window
from tests.whole.steering import BO, MIRA, begin, page_of, play_on, session_of, table_of, wait_for_turn
from tests.whole.taste import Taste
from yonder_desktop.ui.main_window import MainWindow


@pytest.fixture
def window(start: Start, qtbot: QtBot) -> MainWindow:
    made = start(animation="normal", pace=0.3)
    begin(made, MIRA, BO, seed=13)
    return made


def come_to_rest(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not table_of(window).table.is_moving and not page_of(window).following.is_busy)


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_choosing_while_things_still_move(window: MainWindow, qtbot: QtBot, by_keys: bool) -> None:
    hand, taste, met_moving = Keys(window, qtbot) if by_keys else Mouse(window, qtbot), Taste(13), 0
    for _ in range(16):
        assert wait_for_turn(window, qtbot)
        met_moving += table_of(window).table.is_moving or page_of(window).following.is_busy
        play_on(window, taste, hand.choose)
    assert met_moving, "something has moved"
    assert wait_for_turn(window, qtbot)
    come_to_rest(window, qtbot)
    check_window(window)


def test_taking_back_while_others_turns_are_told(window: MainWindow, qtbot: QtBot) -> None:
    session, keys, hand, taste = session_of(window), Keys(window, qtbot), Mouse(window, qtbot), Taste(13)
    taken_back = 0
    for _ in range(16):
        assert wait_for_turn(window, qtbot)
        here = session.history.current
        play_on(window, taste, hand.choose)
        if session.choices():
            continue
        qtbot.waitUntil(lambda: page_of(window).following.is_busy or bool(session.choices()))
        keys.press(Key.Key_Z, CTRL)
        assert session.history.current is here and not page_of(window).following.is_busy
        come_to_rest(window, qtbot)
        check_window(window)
        keys.press(Key.Key_Z, CTRL | SHIFT)
        taken_back += 1
    assert taken_back
    assert wait_for_turn(window, qtbot)
    come_to_rest(window, qtbot)
    check_window(window)


def test_closing_while_others_turns_are_told(window: MainWindow, qtbot: QtBot) -> None:
    session, hand, taste = session_of(window), Mouse(window, qtbot), Taste(13)
    while not page_of(window).following.is_busy:
        assert wait_for_turn(window, qtbot)
        play_on(window, taste, hand.choose)
        qtbot.waitUntil(lambda: page_of(window).following.is_busy or bool(session.choices()))
    window.close()
    assert window.desk.session is None
