"""Wrong moments while the computer thinks: clicks, keys, taking back, closing, another game."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.gated_bots import Gate
from tests.whole.keys import CTRL, SHIFT, Key, Keys
from tests.whole.mouse import Mouse, send
from tests.whole.sight import check_window
from tests.whole.steering import (
    BO,
    MIRA,
    begin,
    panel_of,
    play_some,
    record_of,
    session_of,
    table_of,
    wait_for_turn,
)
from tests.whole.taste import Taste
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.start_page import StartPage

SOON_MS = 10000
"""How long the window may take to close, whatever the computer players are at."""


def begin_and_let_it_think(window: MainWindow, qtbot: QtBot, gate: Gate) -> GameSession:
    """Play until the computer player is asked, and stays at it."""
    session = begin(window, MIRA, BO, seed=8)
    hand, taste = Mouse(window, qtbot), Taste(8)
    play_some(window, qtbot, taste, hand.choose, 4)
    gate.close()
    while not session.is_bot_thinking:
        hand.choose(taste.pick(session.choices()).token)
    qtbot.waitUntil(lambda: "thinking" in window.bar.banner.accessibleName())
    return session


def clicks_everywhere(window: MainWindow, qtbot: QtBot) -> None:
    """Click, double-click and drag all over the table, and press every button of the panel that is there."""
    hand, view = Mouse(window, qtbot), table_of(window).viewport()
    for key in list(table_of(window).table.sprites())[::4]:
        hand.click(key)
    hand.double_click("hand")
    hand.drag("supply", "settlement")
    send(QTest.mouseClick, view, QPoint(3, 3), Qt.MouseButton.RightButton)
    for button in panel_of(window).findChildren(QPushButton):
        assert not button.isVisible()


def keys_everywhere(window: MainWindow, qtbot: QtBot) -> None:
    """Press what would choose something, if there were anything to choose."""
    keys = Keys(window, qtbot)
    for home in (Key.Key_F6, Key.Key_F7):
        for key in (home, Key.Key_Tab, Key.Key_Down, Key.Key_Return, Key.Key_Space, Key.Key_Escape):
            keys.press(key)


@pytest.mark.parametrize("disturb", [clicks_everywhere, keys_everywhere])
def test_nothing_can_be_chosen(
    start: Start, qtbot: QtBot, gate: Gate, disturb: Callable[[MainWindow, QtBot], None]
) -> None:
    window = start()
    session = begin_and_let_it_think(window, qtbot, gate)
    here = session.history.current
    disturb(window, qtbot)
    assert session.history.current is here and session.is_bot_thinking
    gate.open()
    assert wait_for_turn(window, qtbot)
    assert session.history.line()[here.depth] is here, "the game goes on from there"
    check_window(window)


def test_taking_back_drops_the_answer_on_its_way(start: Start, qtbot: QtBot, gate: Gate) -> None:
    window = start()
    session = begin_and_let_it_think(window, qtbot, gate)
    keys, here = Keys(window, qtbot), session.history.current
    keys.press(Key.Key_Z, CTRL)
    assert session.history.current is here.parent and session.choices() and not session.is_bot_thinking
    check_window(window)
    other = next(choice.token for choice in session.choices() if choice.token != here.token)
    gate.open()
    Mouse(window, qtbot).choose(other)
    assert wait_for_turn(window, qtbot)
    line = session.history.line()
    assert line[here.depth - 1] is here.parent and line[here.depth].token == other
    check_window(window)


def test_taking_it_back_and_again_asks_anew(start: Start, qtbot: QtBot, gate: Gate) -> None:
    window = start()
    session = begin_and_let_it_think(window, qtbot, gate)
    keys, here = Keys(window, qtbot), session.history.current
    for _ in range(4):
        keys.press(Key.Key_Z, CTRL)
        keys.press(Key.Key_Z, CTRL | SHIFT)
    assert session.history.current is here and session.is_bot_thinking
    gate.open()
    assert wait_for_turn(window, qtbot)
    assert session.history.line()[here.depth] is here
    check_window(window)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def bots_process(window: MainWindow) -> int:
    bots = window.desk._bots
    process = bots.process_id() if bots is not None else None
    assert process is not None
    return process


def close_soon(window: MainWindow, leave: Callable[[], object]) -> None:
    """Leave the game: without a wait for the answer, and with nothing left running."""
    process, clock = bots_process(window), QElapsedTimer()
    clock.start()
    leave()
    assert clock.elapsed() < SOON_MS
    assert not is_running(process)


@pytest.mark.parametrize("way", ["close", "quit by keys"])
def test_closing_does_not_wait(start: Start, qtbot: QtBot, gate: Gate, way: str) -> None:
    window = start()
    session = begin_and_let_it_think(window, qtbot, gate)
    tokens, position = session.history.tokens(), record_of(window)
    keys = Keys(window, qtbot)
    close_soon(window, window.close if way == "close" else lambda: keys.press(Key.Key_Q, CTRL))
    assert not window.isVisible() and window.desk.session is None
    gate.open()
    again = start()
    page = again.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    assert "middle of it" not in page.go_on.accessibleDescription()
    again.go_on()
    assert session_of(again).history.tokens() == tokens and record_of(again) == position
    assert wait_for_turn(again, qtbot)


def test_closing_before_the_first_answer(start: Start, qtbot: QtBot, gate: Gate) -> None:
    """The process of the computer players has hardly begun."""
    window = start()
    gate.close()
    session = begin(window, BO, MIRA, seed=2)
    assert session.is_bot_thinking
    close_soon(window, window.close)


def test_closing_with_a_dialog_open(start: Start, qtbot: QtBot, gate: Gate) -> None:
    window = start()
    begin_and_let_it_think(window, qtbot, gate)
    Keys(window, qtbot).press(Key.Key_N, CTRL)
    dialog = window.saving.dialog
    assert dialog is not None and dialog.isVisible()
    close_soon(window, window.close)
    assert not dialog.isVisible() and not [one for one in QApplication.topLevelWidgets() if one.isVisible()]


def test_a_new_game_in_mid_game(start: Start, qtbot: QtBot, gate: Gate, tmp_path: Path) -> None:
    window = start()
    old = begin_and_let_it_think(window, qtbot, gate)
    process, tokens = bots_process(window), old.history.tokens()
    keys = Keys(window, qtbot)
    keys.press(Key.Key_N, CTRL)
    qtbot.waitUntil(window.saving.dialog.isActiveWindow)  # type: ignore[union-attr]
    keys.press(Key.Key_Return)
    new = session_of(window)
    assert new is not old and not is_running(process)
    gate.open()
    play_some(window, qtbot, Taste(1), Mouse(window, qtbot).choose, 1)
    check_window(window)
    window.close()
    saves = sorted((tmp_path / "autosaves").glob("*.json"))
    again = start()
    again.play.open(next(path for path in reversed(saves) if path.name[:-10] == saves[0].name[:-10]))
    assert session_of(again).history.tokens() == tokens, "the game that was left is kept"


def test_the_start_page_and_back_while_it_thinks(start: Start, qtbot: QtBot, gate: Gate) -> None:
    window = start()
    session = begin_and_let_it_think(window, qtbot, gate)
    tokens = session.history.tokens()
    close_soon(window, window.actions_.start_page.trigger)
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    Mouse(window, qtbot).press_button(page.go_on)
    assert session_of(window).history.tokens() == tokens
    gate.open()
    assert wait_for_turn(window, qtbot)
    check_window(window)


def test_a_lost_process_is_started_again(start: Start, qtbot: QtBot, gate: Gate) -> None:
    window = start()
    session = begin_and_let_it_think(window, qtbot, gate)
    here, process = session.history.current, bots_process(window)
    os.kill(process, signal.SIGTERM)
    gate.open()
    assert wait_for_turn(window, qtbot)
    assert session.history.line()[here.depth] is here and bots_process(window) != process
    check_window(window)
