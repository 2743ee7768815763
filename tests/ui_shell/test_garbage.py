"""Garbage is looked for where it disturbs nobody, all of it in the end, and as Python does once the window is gone."""

import argparse
import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import NO_FILES
from tests.ui_shell.test_window import BO, MIRA, begin
from yonder_desktop.app import garbage
from yonder_desktop.app.window import Program, make_app
from yonder_desktop.ui.main_window import MainWindow

Start = Callable[..., MainWindow]


class Knot:
    """Holds itself: only a look through everything finds that nobody else does."""

    def __init__(self) -> None:
        self.itself = self


def test_the_oldest_are_looked_through_only_when_nobody_waits(qtbot: QtBot, tmp_path: Path) -> None:
    words = {"data_dir": tmp_path, "seed": 7, "theme": "day", "scale": 100, **NO_FILES}
    window = Program(make_app([]), argparse.Namespace(**words)).window
    assert gc.get_threshold() == (*garbage.AS_USUAL[:2], garbage.NEVER) and gc.get_freeze_count()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gc.get_threshold() == garbage.AS_USUAL and not gc.get_freeze_count()


def test_what_was_set_aside_is_found_when_the_next_game_is_opened(start: Start) -> None:
    window = start()
    kept = garbage.Garbage(window.play, window)
    begin(window, MIRA, BO)
    knot = Knot()
    gone = weakref.ref(knot)
    garbage.look_through()
    del knot
    gc.collect()
    assert gone() is not None
    begin(window, MIRA, BO)
    assert gone() is None
    kept.end()


def test_what_has_grown_old_is_looked_through_after_a_rest(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "REST_MS", 1)
    window = start()
    kept = garbage.Garbage(window.play, window)
    knot = Knot()
    gone = weakref.ref(knot)
    del knot
    gc.collect(1)
    gc.collect(1)
    qtbot.waitUntil(lambda: gone() is None)
    kept.end()
