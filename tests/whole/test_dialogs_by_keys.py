"""Every dialog by the keyboard: Tab reaches all of it in the order it is read, and never stays caught; Esc leaves."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import CTRL, MOST_STEPS, SHIFT, Key, Keys
from tests.whole.sight import check_window
from tests.whole.steering import BO, MIRA, begin, session_of, wait_for_turn
from yonder_desktop.ui.error_dialog import ErrorDialog
from yonder_desktop.ui.main_window import MainWindow

SAME_LINE = 12
"""Parts whose middles are no further apart in height, in pixels, stand on one line."""


def by_new_game(keys: Keys) -> None:
    keys.press(Key.Key_N, CTRL)


def by_open(keys: Keys) -> None:
    keys.press(Key.Key_O, CTRL)


def by_shortcuts(keys: Keys) -> None:
    keys.press(Key.Key_F1, SHIFT)


def by_settings(keys: Keys) -> None:
    keys.press(Key.Key_Comma, CTRL)


def by_statistics(keys: Keys) -> None:
    keys.press(Key.Key_B, CTRL | SHIFT)


def by_position(keys: Keys) -> None:
    """With the code of the position on the table in it."""
    keys.press(Key.Key_C, CTRL | SHIFT)
    keys.press(Key.Key_O, CTRL | SHIFT)


def by_report(keys: Keys) -> None:
    keys.window.actions_.report.trigger()


def by_about(keys: Keys) -> None:
    keys.window.actions_.about.trigger()


def by_locking_up(keys: Keys) -> None:
    keys.press(Key.Key_F6)
    keys.walk_to("lock_up")
    keys.press(Key.Key_Return)


def by_a_fault(keys: Keys) -> None:
    dialog = ErrorDialog(keys.window.look, "Traceback\nValueError: so", "x.log", keys.window)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


OPENERS = [
    by_new_game, by_open, by_position, by_statistics, by_shortcuts, by_settings, by_report, by_about, by_locking_up,
    by_a_fault,
]  # fmt: skip


@pytest.fixture
def keys(start: Start, qtbot: QtBot) -> Keys:
    """The keyboard at a question of a running game, with a saved game beside it."""
    window = start()
    begin(window, MIRA, BO, seed=8)
    assert wait_for_turn(window, qtbot)
    session_of(window).choose(session_of(window).choices()[0].token)
    assert wait_for_turn(window, qtbot)
    window.desk.save(window.desk.suggested_path())
    return Keys(window, qtbot)


def opened(keys: Keys, opener: Callable[[Keys], None]) -> QDialog:
    opener(keys)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    keys.qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def takes_tab(part: QWidget) -> bool:
    policy = part.focusPolicy()
    return part.isVisible() and part.isEnabled() and bool(policy & Qt.FocusPolicy.TabFocus)


def walk(keys: Keys, dialog: QDialog) -> list[QWidget]:
    """What Tab goes through until it comes round."""
    seen: list[QWidget] = []
    for _ in range(MOST_STEPS):
        focus = keys.focus
        assert focus is not None and dialog.isAncestorOf(focus)
        if focus in seen:
            return seen
        seen.append(focus)
        keys.press(Key.Key_Tab)
    raise AssertionError(f"Tab does not come round; the focus is on {keys.focus}")


def place_in(part: QWidget, dialog: QDialog) -> tuple[int, int]:
    middle = part.mapTo(dialog, QPoint(0, part.height() // 2))
    return middle.y() // SAME_LINE, middle.x()


@pytest.mark.parametrize("opener", OPENERS)
def test_tab_goes_through_all_of_it_and_esc_leaves(keys: Keys, opener: Callable[[Keys], None]) -> None:
    window, here = keys.window, session_of(keys.window).history.current
    dialog = opened(keys, opener)
    wanted = [part for part in dialog.findChildren(QWidget) if takes_tab(part)]
    seen = walk(keys, dialog)
    assert set(seen) == {part for part in wanted if part.focusProxy() is None}
    keys.press(Key.Key_Escape)
    keys.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert session_of(window).history.current is here
    check_window(window)


@pytest.mark.parametrize("opener", [by_new_game, by_open, by_settings])
def test_tab_follows_the_order_of_reading(keys: Keys, opener: Callable[[Keys], None]) -> None:
    dialog = opened(keys, opener)
    seen = walk(keys, dialog)
    top = min(range(len(seen)), key=lambda number: place_in(seen[number], dialog))
    places = [place_in(part, dialog) for part in [*seen[top:], *seen[:top]]]
    assert places == sorted(places)


def test_no_dialog_is_left_behind(keys: Keys) -> None:
    for opener in OPENERS:
        opened(keys, opener)
        keys.press(Key.Key_Escape)
        keys.qtbot.waitUntil(lambda: not all_dialogs(keys.window))


def all_dialogs(window: MainWindow) -> list[QDialog]:
    return list(window.findChildren(QDialog))
