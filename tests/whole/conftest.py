"""The whole program in a folder of its own, as it is started; a fault of the program fails the test."""

import argparse
import functools
import multiprocessing
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import NO_FILES
from tests.whole.gated_bots import Gate
from tests.whole.steering import PATIENCE_MS
from yonder_desktop.app.window import Program, make_app
from yonder_desktop.ui.main_window import MainWindow

Start = Callable[..., MainWindow]


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QtBot:
    """Waits longer than usual before it gives up: other processes take part, and the machine may be busy."""
    monkeypatch.setattr(qtbot, "waitUntil", functools.partial(qtbot.waitUntil, timeout=PATIENCE_MS))
    return qtbot


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Start]:
    """Starts the program; a second start is the next run over the same folder. Nothing moves unless it is asked for."""
    programs: list[Program] = []
    faults: list[str] = []

    def started(
        size: tuple[int, int] = (1280, 720), animation: str = "off", pace: float = 0.0, **words: object
    ) -> MainWindow:
        given = {"data_dir": tmp_path, "seed": 7, "theme": "day", "scale": 100, **NO_FILES, **words}
        program = Program(make_app([]), argparse.Namespace(**given))
        program.garbage.end()  # hundreds of windows in one process are no program: Python clears up as it likes
        programs.append(program)
        program.faults.reported.connect(faults.append)
        program.desk.settings.pace = pace
        program.desk.settings.animation = animation  # type: ignore[assignment]
        program.window.resize(*size)
        program.window.show()
        program.window.activateWindow()
        qtbot.waitUntil(program.window.isActiveWindow)
        return program.window

    yield started
    for program in programs:
        program.window.close_at_once()
        program.window.deleteLater()
    assert faults == []
    assert multiprocessing.active_children() == [], "the computer players' process outlives the window"


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gate:
    """Computer players that answer only while the gate is open; it is open at first."""
    made = Gate(tmp_path / "gate", monkeypatch)
    made.open()
    return made
