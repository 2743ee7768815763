"""A finished game watched again: the bar and the inspector speak of the position that is shown."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import cut_words
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.result_page import ResultPage

Start = Callable[..., MainWindow]


def watch(window: MainWindow, alone: Path) -> None:
    window.play.open(alone)
    result = window.pages.currentWidget()
    assert isinstance(result, ResultPage)
    result.replay_wanted.emit()


def test_the_bar_says_where_the_shown_position_is(start: Start, qtbot: QtBot, alone: Path) -> None:
    window = start()
    watch(window, alone)
    page = window.play.page
    assert page is not None and window.pages.currentWidget() is page and page.replay.isVisible()
    assert window.bar.banner.accessibleName() == "As it was · The beginning"
    rounds = []
    for position in (0, 1, page.replay.slider.maximum() - 1):
        page.replay.slider.setValue(position)
        rounds.append(window.bar.phase.text())
    assert rounds == ["Set-up", "Round 1 of 5", "Round 5 of 5"]
    qtbot.wait(10)
    assert cut_words(window) == []


def test_from_there_one_goes_back_to_the_result(start: Start, qtbot: QtBot, alone: Path) -> None:
    window = start()
    watch(window, alone)
    page = window.play.page
    assert page is not None
    qtbot.mouseClick(page.replay.leave, Qt.MouseButton.LeftButton)
    assert isinstance(window.pages.currentWidget(), ResultPage)
    assert page.watched is None and window.bar.banner.accessibleName() == "The game is over"


def test_the_inspector_tells_how_things_stood(start: Start, qtbot: QtBot, alone: Path) -> None:
    window = start()
    watch(window, alone)
    page = window.play.page
    assert page is not None
    page.replay.slider.setValue(2)
    early = page._inspected("spot:wood_spot")
    page.replay.slider.setValue(page.replay.slider.maximum())
    page.rail.inspector.inspect("spot:wood_spot")
    assert early is not None and page.watched is not None
    assert page._inspected("spot:wood_spot") is not None
