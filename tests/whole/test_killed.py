"""The program as a process of its own, killed in the middle of a question: at the next start it goes on there.

Every registered game: in the middle of a choice, while another seat's choice lies sealed, while the computer is to
move, and at one screen, where a curtain comes before anybody's view.
"""

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
from tests.whole.gated_bots import Gate
from tests.whole.mouse import Mouse
from tests.whole.playing import next_choice, take_over
from tests.whole.sight import check_window
from tests.whole.steering import play_on, record_of, session_of, steps_made, wait_for_turn
from tests.whole.taste import Taste
from tests.whole.test_one_screen import check_covered
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.games.registry import game_names
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.start_page import StartPage

PATIENCE_S = 120

Where = dict[str, Any]


def play_and_end(folder: Path, checkout: Path, game: str, where: str, number: int) -> Where:
    """Play to such a place, end the program by a signal; where it stood, and its status."""
    words = [sys.executable, "-m", "tests.whole.driven", str(folder), game, where]
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


def play_and_kill(folder: Path, checkout: Path, game: str, where: str) -> Where:
    """Where the program stood when it was killed."""
    return play_and_end(folder, checkout, game, where, signal.SIGKILL)


def go_on(start: Start, qtbot: QtBot) -> MainWindow:
    """The next start: the start page offers the game, and says that it was broken off."""
    window = start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    assert "middle of it" in page.go_on.accessibleDescription()
    qtbot.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    return window


def check_position(window: MainWindow, where: Where) -> None:
    """Exactly that position, reached by the same choices, with the same question to the same seat."""
    session = session_of(window)
    assert session.history.tokens() == where["tokens"] and record_of(window) == where["record"]
    decision = session.decision()
    assert decision is not None and (decision.kind, decision.seat) == (where["kind"], where["seat"])
    offered = [session.rules.token(session.history.state, option) for option in decision.options]
    assert offered == where["options"]


def check_steps(session: GameSession) -> None:
    """Every choice of the person can be taken back, one by one, and taken again."""
    end, steps = session.history.current, steps_made(session)
    for left in range(steps, 0, -1):
        assert steps_made(session) == left
        session.undo()
        assert session.choices(), "back where the person was asked"
    assert not session.can_undo() and steps_made(session) == 0
    while session.can_redo():
        session.redo()
    assert session.history.current is end


def saved_and_opened(window: MainWindow, start: Start) -> MainWindow:
    """The game saved under a name, the program closed, and the file opened at the next start."""
    path = window.desk.suggested_path()
    window.desk.save(path)
    window.close()
    again = start()
    again.play.open(path)
    return again


def play_a_little(window: MainWindow, qtbot: QtBot) -> None:
    hand, taste = Mouse(window, qtbot), Taste(1)
    for _ in range(4):
        if next_choice(window, qtbot):
            play_on(window, taste, hand.choose)


@pytest.mark.parametrize("place", ["nested", "sealed"])
@pytest.mark.parametrize("game", game_names())
def test_killed_in_the_middle_of_a_question(
    start: Start, qtbot: QtBot, tmp_path: Path, checkout: Path, game: str, place: str
) -> None:
    where = play_and_kill(tmp_path, checkout, game, place)
    window = go_on(start, qtbot)
    check_position(window, where)
    assert [choice.token for choice in session_of(window).choices()] == where["options"]
    check_window(window)
    check_steps(session_of(window))
    check_position(window, where)
    again = saved_and_opened(window, start)
    check_position(again, where)
    check_window(again)
    check_steps(session_of(again))
    play_a_little(again, qtbot)


@pytest.mark.parametrize("game", game_names())
def test_killed_while_the_computer_thinks(
    start: Start, qtbot: QtBot, tmp_path: Path, checkout: Path, gate: Gate, game: str
) -> None:
    where = play_and_kill(tmp_path, checkout, game, "thinking")
    gate.close()
    window = go_on(start, qtbot)
    check_position(window, where)
    assert session_of(window).is_bot_thinking, "it is asked anew"
    again = saved_and_opened(window, start)
    check_position(again, where)
    session = session_of(again)
    assert session.is_bot_thinking and not session.choices()
    gate.open()
    assert wait_for_turn(again, qtbot)
    assert session.history.tokens()[: len(where["tokens"])] == where["tokens"]
    assert len(session.history.tokens()) > len(where["tokens"])
    check_window(again)
    check_steps(session)


@pytest.mark.parametrize("place", ["covered", "seated"])
@pytest.mark.parametrize("game", game_names())
def test_killed_at_one_screen_a_curtain_comes_before_anybodys_view(
    start: Start, qtbot: QtBot, tmp_path: Path, checkout: Path, game: str, place: str
) -> None:
    where = play_and_kill(tmp_path, checkout, game, place)
    window = go_on(start, qtbot)
    check_behind_the_curtain(window, where)
    again = saved_and_opened(window, start)
    check_behind_the_curtain(again, where)
    take_over(again, qtbot)
    assert [choice.token for choice in session_of(again).choices()] == where["options"]
    check_window(again)
    play_a_little(again, qtbot)


def check_behind_the_curtain(window: MainWindow, where: Where) -> None:
    """The position is there, and nobody sees it before saying who sits at the screen."""
    check_position(window, where)
    assert session_of(window).handover_seat == where["seat"]
    check_covered(window)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("game", game_names()[:1])
def test_asked_to_end_it_closes_as_by_its_button(
    start: Start, qtbot: QtBot, tmp_path: Path, checkout: Path, number: int, game: str
) -> None:
    """Ctrl+C in the terminal, or the end of the session: the game is kept, and left in good order."""
    where = play_and_end(tmp_path, checkout, game, "thinking", number)
    assert where["status"] == 0
    window = start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    assert "middle of it" not in page.go_on.accessibleDescription()
    window.go_on()
    tokens = session_of(window).history.tokens()
    assert tokens[: len(where["tokens"])] == where["tokens"]
