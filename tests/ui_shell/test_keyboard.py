"""A whole game through the decision panel with nothing but keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook, result_of, session_of
from tests.ui_shell.test_window import BO, MIRA, begin, play_by_panel, wait_for_choice
from yonder_desktop.core.chance import below
from yonder_desktop.ui.buttons import WordyButton
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.decision_panel import DecisionPanel
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.new_game_dialog import NewGameDialog
from yonder_desktop.ui.start_page import StartPage

Start = Callable[..., MainWindow]
MOST_STEPS = 60


class Keyboard:
    """Presses keys where the focus is."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot
        self.seed = 9

    @property
    def focus(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def press(self, key: Qt.Key, times: int = 1) -> None:
        for _ in range(times):
            self.qtbot.keyClick(self.focus, key)

    def tab_to(self, wanted: Callable[[QWidget], bool]) -> None:
        """Go on with Tab until the focus is where it is wanted."""
        for _ in range(MOST_STEPS):
            if wanted(self.focus):
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead there; the focus is on {self.focus}")

    def number_below(self, limit: int) -> int:
        number, self.seed = below(self.seed, limit)
        return number


def answer(keys: Keyboard, panel: DecisionPanel) -> None:
    keys.press(Qt.Key.Key_F7)
    if panel.options.isVisible():
        keys.press(Qt.Key.Key_Down, keys.number_below(panel.options.model.rowCount()))
        keys.press(Qt.Key.Key_Return)
    elif panel.picker.isVisible():
        pick(keys, panel)
    else:
        keys.tab_to(lambda focus: isinstance(focus, WordyButton))
        keys.press(Qt.Key.Key_Space)
        yes = keys.window.play.question.yes
        keys.qtbot.waitUntil(yes.isVisible)
        keys.tab_to(lambda focus: focus is yes)
        keys.press(Qt.Key.Key_Space)


def pick(keys: Keyboard, panel: DecisionPanel) -> None:
    """One more of whatever can be had, until it is enough."""
    for _ in range(MOST_STEPS):
        if panel.go.isEnabled():
            break
        keys.tab_to(lambda focus: focus.accessibleName().startswith("One more"))
        keys.press(Qt.Key.Key_Space)
        keys.press(Qt.Key.Key_Tab, 1 + keys.number_below(3))
    keys.tab_to(lambda focus: focus is panel.go)
    keys.press(Qt.Key.Key_Space)


def test_a_whole_game_by_keys_alone(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, BO, seed=21)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    keys, page, session = Keyboard(window, qtbot), window.play.page, session_of(window)
    assert page is not None
    for _ in range(400):
        wait_for_choice(window, qtbot)
        if session.decision() is None:
            break
        before = session.history.current
        answer(keys, page.rail.decision)
        assert session.history.current is not before, session.decision()
    result = result_of(window, qtbot)
    keys.tab_to(lambda focus: isinstance(focus, QPushButton) and focus is result.again)
    keys.press(Qt.Key.Key_Space)
    wait_for_choice(window, qtbot)
    assert session_of(window) is not session


def test_the_keyboard_stays_in_the_panel_through_the_computers_turn(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, BO, seed=21)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    keys, page = Keyboard(window, qtbot), window.play.page
    assert page is not None
    wait_for_choice(window, qtbot)
    keys.press(Qt.Key.Key_F7)
    for _ in range(6):
        panel = page.rail.decision
        assert panel.isAncestorOf(keys.focus) or keys.focus is panel
        if not panel.options.isVisible():
            break
        keys.press(Qt.Key.Key_Return)
        wait_for_choice(window, qtbot)
        qtbot.wait(20)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_button_that_has_the_focus_is_pressed_by_enter_as_by_space(
    start: Start, qtbot: QtBot, key: Qt.Key
) -> None:
    window = start()
    tiles = window.pages.currentWidget()
    assert isinstance(tiles, StartPage)
    qtbot.keyClick(tiles.tiles[1], key)
    assert isinstance(window.saving.dialog, NewGameDialog)
    window.saving.dialog.reject()
    begin(window, MIRA, BO)
    play_by_panel(window, qtbot, 3)
    wait_for_choice(window, qtbot)
    here = session_of(window).history.current
    undo = next(
        made for made in window.bar.findChildren(QPushButton) if made.accessibleName() == plain_undo(window)
    )
    qtbot.keyClick(undo, key)
    assert session_of(window).history.current is not here


def plain_undo(window: MainWindow) -> str:
    return window.actions_.undo.text().replace("&", "")


def test_enter_takes_the_button_with_the_focus_and_not_the_default(look: MakeLook, qtbot: QtBot) -> None:
    done: list[int] = []
    dialog = ConfirmDialog(look(), "Lock up?", ["So?"], "Lock up", lambda: done.append(1))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClick(dialog.yes, Qt.Key.Key_Return)
    assert done == [1]
