"""A game played to its end with one hand, looking at everything before each choice."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.whole.sight import check_table, check_window
from tests.whole.steering import page_of, play_on, session_of, wait_for_turn
from tests.whole.taste import Taste
from yonder_desktop.core.contract import ONLOOKER
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.result_page import ResultPage

Choose = Callable[[str], None]


def play_to_the_end(window: MainWindow, qtbot: QtBot, taste: Taste, choose: Choose) -> None:
    """Play on; where the screen changes hands, the next person says so first."""
    while next_choice(window, qtbot):
        check_window(window)
        play_on(window, taste, choose)
    assert isinstance(window.pages.currentWidget(), ResultPage)
    assert session_of(window).outcome() is not None


def next_choice(window: MainWindow, qtbot: QtBot) -> bool:
    """Wait until a person at the screen can choose, and see to it that the right one sits there; False at the end."""
    while wait_for_turn(window, qtbot):
        if session_of(window).handover_seat == ONLOOKER:
            return True
        take_over(window, qtbot)
    return False


def take_over(window: MainWindow, qtbot: QtBot) -> None:
    """The page in between covers the table, on which no hand lies open; then the next person sees the own hand."""
    session, cover = session_of(window), window.pages.currentWidget()
    seat = session.handover_seat
    assert isinstance(cover, HandoverPage) and not page_of(window).isVisible()
    assert session.viewer == ONLOOKER and session.choices() == []
    check_table(window)
    qtbot.mouseClick(cover.go, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is page_of(window) and session.viewer == seat
