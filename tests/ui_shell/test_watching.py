"""A finished game watched again: the bar and the inspector speak of the position that is shown."""

import shutil
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import cut_words, result_of, session_of
from tests.ui_shell.test_window import DARA, MIRA, begin, play_by_panel
from yonder_desktop.bridge.save_model import FINISHED
from yonder_desktop.core.contract import ONLOOKER
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.result_page import ResultPage
from yonder_desktop.ui.save_browser import SaveBrowser
from yonder_desktop.ui.start_page import StartPage

Start = Callable[..., MainWindow]


def watch(window: MainWindow, qtbot: QtBot, alone: Path) -> None:
    window.play.open(alone)
    result_of(window, qtbot).replay_wanted.emit()


def test_the_bar_says_where_the_shown_position_is(start: Start, qtbot: QtBot, alone: Path) -> None:
    window = start()
    watch(window, qtbot, alone)
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
    watch(window, qtbot, alone)
    page = window.play.page
    assert page is not None
    qtbot.mouseClick(page.replay.leave, Qt.MouseButton.LeftButton)
    assert isinstance(window.pages.currentWidget(), ResultPage)
    assert page.watched is None and window.bar.banner.accessibleName() == "The game is over"


def test_the_inspector_tells_how_things_stood(start: Start, qtbot: QtBot, alone: Path) -> None:
    window = start()
    watch(window, qtbot, alone)
    page = window.play.page
    assert page is not None
    page.replay.slider.setValue(2)
    early = page._inspected("spot:wood_spot")
    page.replay.slider.setValue(page.replay.slider.maximum())
    page.rail.inspector.inspect("spot:wood_spot")
    assert early is not None and page.watched is not None
    assert page._inspected("spot:wood_spot") is not None


def test_a_finished_game_is_watched_again_from_the_start_page(
    start: Start, qtbot: QtBot, alone: Path, tmp_path: Path
) -> None:
    window = start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and not page.watch.isVisible()
    (tmp_path / "finished").mkdir(exist_ok=True)
    shutil.copy(alone, tmp_path / "finished" / "over.json")
    window.show_start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage)
    qtbot.mouseClick(page.watch, Qt.MouseButton.LeftButton)
    browser = window.saving.dialog
    assert isinstance(browser, SaveBrowser) and browser.kind.currentData() == FINISHED
    assert cut_words(browser) == []
    qtbot.mouseClick(browser.watch, Qt.MouseButton.LeftButton)
    session, table = window.desk.session, window.play.page
    assert session is not None and table is not None and window.pages.currentWidget() is table
    assert table.watching.node is session.history.root and table.replay.slider.value() == 0
    qtbot.mouseClick(table.replay.leave, Qt.MouseButton.LeftButton)
    assert isinstance(window.pages.currentWidget(), ResultPage)


def test_a_file_that_cannot_be_opened_leaves_what_is_watched(
    start: Start, qtbot: QtBot, alone: Path, tmp_path: Path
) -> None:
    window = start()
    watch(window, qtbot, alone)
    page = window.play.page
    window.play.replay(tmp_path / "missing.json")
    assert "no such file" in window.note.text and window.play.page is page


def test_people_at_one_screen_watch_what_nobody_hides_and_then_hand_over(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    window = start()
    begin(window, MIRA, DARA)
    for _ in range(4):
        cover = window.pages.currentWidget()
        if isinstance(cover, HandoverPage):
            qtbot.mouseClick(cover.go, Qt.MouseButton.LeftButton)
        play_by_panel(window, qtbot, 1)
    window.desk.save(tmp_path / "open.json")
    window.play.replay(tmp_path / "open.json")
    page, session = window.play.page, session_of(window)
    assert page is not None and window.pages.currentWidget() is page and session.viewer == ONLOOKER
    for position in range(page.replay.slider.maximum() + 1):
        page.replay.slider.setValue(position)
        assert page.watched.hand == ()
    qtbot.mouseClick(page.replay.leave, Qt.MouseButton.LeftButton)
    assert isinstance(window.pages.currentWidget(), HandoverPage)
