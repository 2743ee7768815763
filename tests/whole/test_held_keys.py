"""A key that is held down a little too long chooses once: its repetitions choose nothing."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import Key, Keys
from tests.whole.positions import save_of_position
from tests.whole.steering import panel_of, session_of, table_of, wait_for_turn
from yonder_desktop.bridge.picker import suits_picking
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.main_window import MainWindow


def hold(key: Qt.Key) -> None:
    """What the system sends while a key stays down."""
    for _ in range(5):
        focus = QApplication.focusWidget()
        assert focus is not None
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(focus, event)
        QApplication.processEvents()


def opened(start: Start, qtbot: QtBot, path: Path) -> MainWindow:
    window = start()
    window.play.open(path)
    assert wait_for_turn(window, qtbot)
    return window


def can_place(choices: Sequence[Choice]) -> bool:
    return sum(choice.verb == "place" for choice in choices) > 3


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_on_the_table(start: Start, qtbot: QtBot, tmp_path: Path, key: Qt.Key) -> None:
    window = opened(start, qtbot, save_of_position(tmp_path, can_place))
    keys, gestures = Keys(window, qtbot), table_of(window).table.gestures
    here = session_of(window).history.current
    wish = next(choice for choice in session_of(window).choices() if choice.verb == "place")
    keys.press(Key.Key_F6)
    keys.walk_to(wish.subject)
    keys.press(key)
    hold(key)
    assert session_of(window).history.current is here and gestures.carry is not None
    keys.walk_to(wish.target)
    keys.press(key)
    assert session_of(window).history.line()[here.depth + 1].token == wish.token


def can_be_paid_at_once(choices: Sequence[Choice]) -> bool:
    """Whether goods are picked for a price or for food: a sensible answer is picked from the start."""
    return suits_picking(choices) and choices[0].verb in ("pay", "feed")


def test_in_the_panel(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(start, qtbot, save_of_position(tmp_path, can_be_paid_at_once))
    keys, here, token = Keys(window, qtbot), session_of(window).history.current, panel_of(window).token
    assert token
    keys.press(Key.Key_F7)
    hold(Key.Key_Return)
    assert session_of(window).history.current is here
    keys.press(Key.Key_Return)
    assert session_of(window).history.line()[here.depth + 1].token == token
