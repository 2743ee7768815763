"""Where a drop can mean several things, a sheet asks which one."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import CTRL, Key, Keys
from tests.whole.mouse import Mouse, send
from tests.whole.positions import save_of_position
from tests.whole.sight import check_window
from tests.whole.steering import session_of, table_of
from tests.whole.taste import kind_of
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.main_window import MainWindow


def forks(choices: Sequence[Choice]) -> list[Choice]:
    """Choices of which others share the subject and the target."""
    return [choice for choice in choices if choice.target and kind_of(choice, choices).endswith("which one")]


@pytest.fixture
def window(start: Start, tmp_path: Path) -> MainWindow:
    """A question with a fork, on the table."""
    made = start()
    made.play.open(save_of_position(tmp_path, lambda choices: bool(forks(choices))))
    assert session_of(made).can_undo()
    return made


def alike(window: MainWindow) -> list[Choice]:
    """The choices of one fork."""
    found = forks(session_of(window).choices())
    return [
        choice for choice in found if (choice.subject, choice.target) == (found[0].subject, found[0].target)
    ]


def open_fork(window: MainWindow, hand: Mouse) -> None:
    hand.drag(alike(window)[0].subject, alike(window)[0].target)
    assert [choice.token for choice in table_of(window).table.gestures.fork] == [
        choice.token for choice in alike(window)
    ]


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_each_of_them_can_be_chosen(window: MainWindow, qtbot: QtBot, by_keys: bool) -> None:
    session, hand, keys = session_of(window), Mouse(window, qtbot), Keys(window, qtbot)
    here = session.history.current
    for wish in alike(window):
        (keys if by_keys else hand).choose(wish.token)
        assert session.history.line()[here.depth + 1].token == wish.token
        keys.press(Key.Key_Z, CTRL)
        assert session.history.current is here
        check_window(window)


def by_escape(window: MainWindow, qtbot: QtBot) -> None:
    Keys(window, qtbot).press(Key.Key_Escape)


def by_a_click_beside(window: MainWindow, qtbot: QtBot) -> None:
    Mouse(window, qtbot).click("round")


def by_the_other_button(window: MainWindow, qtbot: QtBot) -> None:
    view = table_of(window).viewport()
    send(QTest.mouseClick, view, QPoint(view.width() // 2, 4), Qt.MouseButton.RightButton)


@pytest.mark.parametrize("leave", [by_escape, by_a_click_beside, by_the_other_button])
def test_none_of_them(window: MainWindow, qtbot: QtBot, leave: Callable[[MainWindow, QtBot], None]) -> None:
    here, gestures = session_of(window).history.current, table_of(window).table.gestures
    open_fork(window, Mouse(window, qtbot))
    leave(window, qtbot)
    assert session_of(window).history.current is here
    assert not gestures.fork and gestures.carry is None
    assert not table_of(window).table._layers["fork"]
    check_window(window)


def test_resizing_keeps_the_sheet(window: MainWindow, qtbot: QtBot) -> None:
    hand, here, wish = Mouse(window, qtbot), session_of(window).history.current, alike(window)[-1]
    open_fork(window, hand)
    window.resize(1600, 900)
    qtbot.waitUntil(lambda: not table_of(window)._resting.isActive())
    hand._choose_of_fork(wish.token)
    assert session_of(window).history.line()[here.depth + 1].token == wish.token
