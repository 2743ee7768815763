"""Whole games through the decision panel alone: Ventures with three seats, alone against Olos, two at one screen."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.mouse import Mouse
from tests.whole.sight import check_table, check_window
from tests.whole.steering import BO, CAEL, DARA, MIRA, begin, page_of, play_on, session_of, wait_for_turn
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import ONLOOKER, Player
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.result_page import ResultPage

FAIR_AMOUNT = 30


def play_to_the_end(window: MainWindow, qtbot: QtBot, seed: int) -> Mouse:
    """Play with clicks in the panel; where the screen changes hands, the next person says so first."""
    hand, taste = Mouse(window, qtbot), Taste(seed)
    while wait_for_turn(window, qtbot):
        if session_of(window).handover_seat != ONLOOKER:
            take_over(window, qtbot)
            continue
        check_window(window)
        play_on(window, taste, hand.choose_in_panel)
    assert isinstance(window.pages.currentWidget(), ResultPage)
    assert hand.ways["by panel"] > FAIR_AMOUNT and "dragged" not in hand.ways
    return hand


def take_over(window: MainWindow, qtbot: QtBot) -> None:
    """The page in between covers the table, on which no hand lies open; then the next person sees the own hand."""
    session, cover = session_of(window), window.pages.currentWidget()
    seat = session.handover_seat
    assert isinstance(cover, HandoverPage) and not page_of(window).isVisible()
    assert session.viewer == ONLOOKER and session.choices() == []
    check_table(window)
    qtbot.mouseClick(cover.go, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is page_of(window) and session.viewer == seat


@pytest.mark.parametrize("seed", [2, pytest.param(4, marks=pytest.mark.full)])
def test_ventures_with_three_seats(start: Start, qtbot: QtBot, seed: int) -> None:
    window = start()
    begin(window, MIRA, BO, CAEL, seed=seed, ventures=1, start_ships="chosen")
    play_to_the_end(window, qtbot, seed)


@pytest.mark.parametrize("seed", [3, pytest.param(4, marks=pytest.mark.full)])
def test_alone_against_olos(start: Start, qtbot: QtBot, seed: int) -> None:
    window = start()
    begin(window, MIRA, seed=seed, level=1)
    play_to_the_end(window, qtbot, seed)
    outcome = session_of(window).outcome()
    assert outcome is not None and outcome.rival is not None


@pytest.mark.parametrize("others", [(), pytest.param((CAEL,), marks=pytest.mark.full)], ids=["two", "three"])
def test_two_people_at_one_screen(start: Start, qtbot: QtBot, others: tuple[Player, ...]) -> None:
    window = start()
    begin(window, MIRA, DARA, *others, seed=5)
    play_to_the_end(window, qtbot, 5)
    asked = {node.seat for node in session_of(window).history.line() if node.person}
    assert asked == {0, 1}
