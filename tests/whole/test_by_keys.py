"""A whole game by the keyboard alone, from the start page through the dialog to the result page."""

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import Key, Keys, MouseWatch
from tests.whole.sight import check_window
from tests.whole.steering import play_on, session_of, wait_for_turn
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import Player
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.new_game_dialog import NewGameDialog
from yonder_desktop.ui.result_page import ResultPage
from yonder_desktop.ui.start_page import StartPage


@pytest.fixture
def no_mouse(qtbot: QtBot) -> Iterator[None]:
    """Sees to it that the test sends no mouse event."""
    watch = MouseWatch()
    QApplication.instance().installEventFilter(watch)
    yield
    QApplication.instance().removeEventFilter(watch)
    assert watch.seen == []


def begin_by_keys(window: MainWindow, keys: Keys, seed: int) -> None:
    """From the start page through the dialog: two seats, a name, a computer player, a seed."""
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage)
    keys.press_button(page.tiles[0])
    dialog = window.saving.dialog
    assert isinstance(dialog, NewGameDialog)
    keys.qtbot.waitUntil(dialog.isActiveWindow)
    choose_in(keys, dialog.count, 2)
    keys.tab_to(lambda focus: focus is dialog.rows[0].name)
    keys.type("Uma")
    choose_in(keys, dialog.rows[1].level, "greedy")
    keys.tab_to(lambda focus: focus is dialog.seed)
    keys.type(str(seed))
    keys.press(Key.Key_Return)


def choose_in(keys: Keys, box: QComboBox, value: object) -> None:
    keys.tab_to(lambda focus: focus is box)
    keys.press(Key.Key_Home)
    keys.press(Key.Key_Down, times=box.findData(value))
    assert box.currentData() == value


def test_a_whole_game_by_keys(start: Start, qtbot: QtBot, no_mouse: None) -> None:
    window = start()
    keys, taste = Keys(window, qtbot), Taste(9)
    begin_by_keys(window, keys, 9)
    session = session_of(window)
    assert session.players == (Player("Uma", "yellow"), Player("Bo", "blue", "greedy"))
    assert session.setup.seed == 9
    for number in itertools.count():
        if not wait_for_turn(window, qtbot):
            break
        check_window(window)
        play_on(window, taste, keys.choose if number % 5 else keys.choose_in_panel)
    page = window.pages.currentWidget()
    assert isinstance(page, ResultPage)
    assert keys.ways["on the table"] >= 20 and keys.ways["by panel"] >= 3 and keys.ways["arrows"] >= 20
    assert keys.ways["chips"]
    keys.press_button(page.again)
    assert session_of(window) is not session
