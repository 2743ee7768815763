"""Failures that nothing has caught, and the program from its entry to its end."""

import argparse
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import NO_FILES
from yonder_desktop.app import window
from yonder_desktop.app.faults import LARGEST_BYTES, Faults
from yonder_desktop.ui.main_window import MainWindow


def raised(message: str) -> ValueError:
    """An error with a traceback."""
    try:
        raise ValueError(message)
    except ValueError as error:
        return error


def test_a_failure_is_told_with_program_and_machine_and_logged(qtbot: QtBot, tmp_path: Path) -> None:
    faults = Faults(tmp_path / "log")
    before = sys.excepthook
    faults.install()
    error = raised("so")
    with qtbot.waitSignal(faults.reported) as told:
        sys.excepthook(ValueError, error, error.__traceback__)
    faults.remove()
    assert sys.excepthook is before
    for text in (told.args[0], faults.path.read_text()):
        assert "ValueError: so" in text and "Yonder Desktop" in text and "test_faults" in text


def test_failures_of_threads_are_caught_too(qtbot: QtBot, tmp_path: Path) -> None:
    faults = Faults(tmp_path / "log")
    faults.install()

    def fail() -> None:
        raise RuntimeError("in a thread")

    with qtbot.waitSignal(faults.reported) as told:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    faults.remove()
    assert "in a thread" in told.args[0]


def test_the_log_is_rotated(qtbot: QtBot, tmp_path: Path) -> None:
    faults = Faults(tmp_path)
    for _ in range(4):
        faults.report("x" * (LARGEST_BYTES // 3))
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["yonder-desktop.log", "yonder-desktop.log.1"]


def test_without_a_place_for_the_log_a_failure_is_told_all_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    taken = tmp_path / "log"
    taken.write_text("a file where the folder should be")
    faults = Faults(taken)
    with qtbot.waitSignal(faults.reported) as told:
        faults.report("so")
    assert told.args[0].endswith("so")


@pytest.mark.parametrize("load", [None, "missing.json"])
def test_the_program_opens_its_window_and_ends_when_it_is_closed(
    qtbot: QtBot, tmp_path: Path, load: str | None
) -> None:
    seen: list[str] = []

    def close() -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, MainWindow) and widget.isVisible():
                seen.append(widget.note.text)
                widget.close()

    QTimer.singleShot(400, close)
    path = str(tmp_path / load) if load else None
    given = {**NO_FILES, "load": path}
    args = argparse.Namespace(data_dir=str(tmp_path), seed=None, theme=None, scale=None, **given)
    assert window.run(args) == 0
    assert len(seen) == 1 and bool(seen[0]) == bool(load)
    assert (tmp_path / "config" / "settings.json").exists()
