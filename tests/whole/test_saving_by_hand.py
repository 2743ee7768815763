"""Saving under a name and opening again through the dialogs, by keys; files that are damaged."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import ALT, CTRL, SHIFT, Key, Keys
from tests.whole.mouse import Mouse
from tests.whole.sight import check_window
from tests.whole.steering import BO, MIRA, begin, play_on, record_of, session_of, wait_for_turn
from tests.whole.taste import Taste
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.save_browser import SaveBrowser
from yonder_desktop.ui.start_page import StartPage

# The offscreen platform says so when a menu or the list of names of a file dialog pops up.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard", extend=True)


def play_some(window: MainWindow, qtbot: QtBot, choices: int, seed: int = 1) -> None:
    hand, taste = Mouse(window, qtbot), Taste(seed)
    for _ in range(choices):
        assert wait_for_turn(window, qtbot)
        play_on(window, taste, hand.choose)
    assert wait_for_turn(window, qtbot)


def type_into_file_dialog(window: MainWindow, keys: Keys, text: str) -> None:
    """Type a file's name into the dialog that is open, and take it."""
    dialog = window.saving.dialog
    assert isinstance(dialog, QFileDialog)
    keys.qtbot.waitUntil(dialog.isActiveWindow)
    keys.tab_to(lambda focus: isinstance(focus, QLineEdit))
    keys.press(Key.Key_A, CTRL)
    keys.type(text)
    keys.press(Key.Key_Return)
    keys.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def browser_of(window: MainWindow, keys: Keys) -> SaveBrowser:
    """The list of saved games, asked for by its keys."""
    keys.press(Key.Key_O, CTRL)
    dialog = window.saving.dialog
    assert isinstance(dialog, SaveBrowser)
    keys.qtbot.waitUntil(dialog.isActiveWindow)
    keys.tab_to(lambda focus: focus is dialog.table)
    return dialog


def test_saved_under_a_name_and_opened_from_the_list(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    keys, path = Keys(window, qtbot), tmp_path / "saves" / "evening.json"
    begin(window, MIRA, BO)
    play_some(window, qtbot, 5)
    keys.press(Key.Key_S, CTRL)
    type_into_file_dialog(window, keys, "evening")
    assert path.exists() and window.note.text == "Saved as evening.json."
    play_some(window, qtbot, 2)
    keys.press(Key.Key_S, CTRL)
    tokens, position = session_of(window).history.tokens(), record_of(window)
    play_some(window, qtbot, 2)
    browser_of(window, keys)
    keys.press(Key.Key_Return)
    assert session_of(window).history.tokens() == tokens and record_of(window) == position
    assert wait_for_turn(window, qtbot)
    check_window(window)
    keys.press(Key.Key_Z, CTRL)
    assert len(session_of(window).history.tokens()) < len(tokens)


def test_a_second_name_leaves_the_first_file_alone(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    keys, saves = Keys(window, qtbot), tmp_path / "saves"
    begin(window, MIRA, BO)
    play_some(window, qtbot, 2)
    keys.press(Key.Key_S, CTRL)
    type_into_file_dialog(window, keys, "first")
    first = (saves / "first.json").read_bytes()
    play_some(window, qtbot, 2)
    keys.press(Key.Key_S, CTRL | SHIFT)
    type_into_file_dialog(window, keys, "second")
    assert (saves / "first.json").read_bytes() == first
    assert (saves / "second.json").read_bytes() != first


def damaged_save(window: MainWindow, keys: Keys, folder: Path) -> tuple[Path, bytes]:
    """A save of the game on the table of which the end is missing."""
    keys.press(Key.Key_S, CTRL | SHIFT)
    type_into_file_dialog(window, keys, "torn")
    path = folder / "torn.json"
    content = path.read_bytes()[:-300]
    path.write_bytes(content)
    return path, content


def test_a_damaged_file_is_named_and_left_alone(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    keys, session = Keys(window, qtbot), begin(window, MIRA, BO)
    play_some(window, qtbot, 2)
    path, content = damaged_save(window, keys, tmp_path / "saves")
    tokens = session.history.tokens()
    browser = browser_of(window, keys)
    assert not browser.open_button.isEnabled() and str(path) in browser.told
    keys.press_button(browser.other)
    type_into_file_dialog(window, keys, str(path))
    assert str(path) in window.note.text and path.read_bytes() == content
    assert session_of(window) is session and session.history.tokens() == tokens
    keys.press_button(window.note.close_button)
    play_some(window, qtbot, 2, seed=2)


def test_a_damaged_file_on_the_command_line(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "torn.json"
    path.write_text('{"format": 1, "game": "yonder", "tok')
    window = start(load=str(path))
    assert isinstance(window.pages.currentWidget(), StartPage) and window.desk.session is None
    assert str(path) in window.note.text and path.read_text().endswith('"tok')


@pytest.mark.parametrize("damage", [b"", b"{", b"\x00" * 400])
def test_a_damaged_autosave_gives_way_to_the_one_before(
    start: Start, qtbot: QtBot, tmp_path: Path, damage: bytes
) -> None:
    window = start()
    begin(window, MIRA, BO)
    play_some(window, qtbot, 4)
    window.close()
    saves = sorted((tmp_path / "autosaves").glob("*.json"))
    saves[-1].write_bytes(damage)
    again = start()
    page = again.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    qtbot.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    assert wait_for_turn(again, qtbot)
    check_window(again)
    assert saves[-1].read_bytes() == damage


def test_menus_open_by_keys(start: Start, qtbot: QtBot) -> None:
    """Alt and a letter opens a menu, a further letter does what it says there."""
    window = start()
    keys, session = Keys(window, qtbot), begin(window, MIRA, BO)
    play_some(window, qtbot, 2)
    depth = session.history.current.depth
    keys.press(Key.Key_E, ALT)
    keys.press(Key.Key_U)
    assert session.history.current.depth < depth
