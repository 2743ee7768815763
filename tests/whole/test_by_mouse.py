"""A whole game by real drags and clicks in the window, against a computer player in its own process."""

import pytest
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.mouse import Mouse
from tests.whole.sight import check_window
from tests.whole.steering import BO, CAEL, DARA, MIRA, begin, play_on, session_of, wait_for_turn
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import Player
from yonder_desktop.ui.result_page import ResultPage

ELSEWHERE = [((1000, 620), 15), ((1440, 860), 22), ((1920, 1080), 7), ((3840, 2160), 24)]


def play_to_the_end(start: Start, qtbot: QtBot, size: tuple[int, int], seed: int, *players: Player) -> Mouse:
    """Play with the mouse on a table of a size, looking at everything before each choice."""
    window = start(size)
    session = begin(window, *players, seed=seed)
    hand, taste = Mouse(window, qtbot), Taste(seed)
    while wait_for_turn(window, qtbot):
        check_window(window)
        play_on(window, taste, hand.choose)
    assert isinstance(window.pages.currentWidget(), ResultPage)
    assert session_of(window) is session and session.outcome() is not None
    return hand


def test_a_whole_game_by_mouse(start: Start, qtbot: QtBot) -> None:
    hand = play_to_the_end(start, qtbot, (1280, 720), 8, MIRA, BO)
    assert hand.ways["dragged"] >= 20 and hand.ways["clicked"] >= 5 and hand.ways["by panel"] >= 3


@pytest.mark.full
@pytest.mark.parametrize(("size", "seed"), ELSEWHERE)
def test_a_whole_game_by_mouse_at_other_sizes(
    start: Start, qtbot: QtBot, size: tuple[int, int], seed: int
) -> None:
    play_to_the_end(start, qtbot, size, seed, MIRA, BO)


@pytest.mark.full
def test_a_whole_game_of_four_by_mouse(start: Start, qtbot: QtBot) -> None:
    random = Player("Dara", DARA.colour, "random")
    play_to_the_end(start, qtbot, (1280, 720), 3, MIRA, BO, CAEL, random)
