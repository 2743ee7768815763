"""The program as a process of its own, killed in the middle of a question: at the next start it goes on there."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.driven import THINKING
from tests.whole.mouse import Mouse
from tests.whole.sight import check_window
from tests.whole.steering import play_on, record_of, session_of, steps_made, wait_for_turn
from tests.whole.taste import Taste
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.start_page import StartPage

PATIENCE_S = 120


def play_and_end(folder: Path, checkout: Path, kinds: str, number: int) -> dict[str, Any]:
    """Play to a question of one of these kinds, end the program by a signal; where it stood, and its status."""
    words = [sys.executable, "-m", "tests.whole.driven", str(folder), kinds]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        words, cwd=checkout, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        told = process.stdout.readline()
        process.send_signal(number)
        rest, complaints = process.communicate(timeout=PATIENCE_S)
    assert told, complaints
    # Both pipes are at their end: the computer players' process, which shares them, has ended as well.
    assert (rest, complaints) == ("", "")
    return {**json.loads(told), "status": process.returncode}


def play_and_kill(folder: Path, checkout: Path, kinds: str) -> dict[str, Any]:
    """Where the program stood when it was killed, in the middle of a question of one of these kinds."""
    return play_and_end(folder, checkout, kinds, signal.SIGKILL)


def go_on(start: Start, qtbot: QtBot) -> MainWindow:
    """The next start: the start page offers the game, and says that it was broken off."""
    window = start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    assert "middle of it" in page.go_on.accessibleDescription()
    qtbot.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    return window


def check_steps(session: GameSession) -> None:
    """Every choice of the person can be taken back, one by one, and taken again."""
    end, steps = session.history.current, steps_made(session)
    assert steps == sum(node.person for node in session.history.line())
    for left in range(steps, 0, -1):
        assert steps_made(session) == left
        session.undo()
        assert session.choices(), "back where the person was asked"
    assert not session.can_undo() and session.history.current.depth <= 1
    while session.can_redo():
        session.redo()
    assert session.history.current is end


@pytest.mark.parametrize("kinds", ["payment,trade", "feed"])
def test_killed_in_the_middle_of_a_question(
    start: Start, qtbot: QtBot, tmp_path: Path, checkout: Path, kinds: str
) -> None:
    where = play_and_kill(tmp_path, checkout, kinds)
    window = go_on(start, qtbot)
    session = session_of(window)
    assert session.history.tokens() == where["tokens"] and record_of(window) == where["record"]
    decision = session.decision()
    assert decision is not None and decision.kind in kinds and session.choices()
    check_window(window)
    check_steps(session)
    hand, taste = Mouse(window, qtbot), Taste(1)
    for _ in range(4):
        if wait_for_turn(window, qtbot):
            play_on(window, taste, hand.choose)


def test_killed_while_the_computer_thinks(start: Start, qtbot: QtBot, tmp_path: Path, checkout: Path) -> None:
    where = play_and_kill(tmp_path, checkout, THINKING)
    window = go_on(start, qtbot)
    tokens = session_of(window).history.tokens()
    assert tokens == where["tokens"] and record_of(window) == where["record"]
    assert session_of(window).is_bot_thinking, "it is asked anew"
    assert wait_for_turn(window, qtbot)
    assert session_of(window).history.tokens()[: len(tokens)] == tokens
    check_window(window)
    check_steps(session_of(window))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_asked_to_end_it_closes_as_by_its_button(
    start: Start, qtbot: QtBot, tmp_path: Path, checkout: Path, number: int
) -> None:
    """Ctrl+C in the terminal, or the end of the session: the game is kept, and left in good order."""
    where = play_and_end(tmp_path, checkout, THINKING, number)
    assert where["status"] == 0
    window = start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    assert "middle of it" not in page.go_on.accessibleDescription()
    window.go_on()
    tokens = session_of(window).history.tokens()
    assert tokens[: len(where["tokens"])] == where["tokens"]
