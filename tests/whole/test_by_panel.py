"""Whole games through the decision panel alone: Ventures with three seats, alone against Olos, two at one screen."""

import pytest
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.mouse import Mouse
from tests.whole.playing import play_to_the_end
from tests.whole.steering import BO, CAEL, DARA, MIRA, begin, session_of
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import Player
from yonder_desktop.ui.main_window import MainWindow

FAIR_AMOUNT = 30


def play_in_the_panel(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    hand = Mouse(window, qtbot)
    play_to_the_end(window, qtbot, Taste(seed), hand.choose_in_panel)
    assert hand.ways["by panel"] > FAIR_AMOUNT and "dragged" not in hand.ways


@pytest.mark.parametrize("seed", [2, pytest.param(4, marks=pytest.mark.full)])
def test_ventures_with_three_seats(start: Start, qtbot: QtBot, seed: int) -> None:
    window = start()
    begin(window, MIRA, BO, CAEL, seed=seed, ventures=1, start_ships="chosen")
    play_in_the_panel(window, qtbot, seed)


@pytest.mark.parametrize("seed", [3, pytest.param(4, marks=pytest.mark.full)])
def test_alone_against_olos(start: Start, qtbot: QtBot, seed: int) -> None:
    window = start()
    begin(window, MIRA, seed=seed, level=1)
    play_in_the_panel(window, qtbot, seed)
    outcome = session_of(window).outcome()
    assert outcome is not None and outcome.rival is not None


@pytest.mark.parametrize("others", [(), pytest.param((CAEL,), marks=pytest.mark.full)], ids=["two", "three"])
def test_two_people_at_one_screen(start: Start, qtbot: QtBot, others: tuple[Player, ...]) -> None:
    window = start()
    begin(window, MIRA, DARA, *others, seed=5)
    play_in_the_panel(window, qtbot, 5)
    asked = {node.seat for node in session_of(window).history.line() if node.person}
    assert asked == {0, 1}
