"""Whole games of every kind, in which each choice is made by mouse, by keys or in the panel, as it comes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import Keys
from tests.whole.mouse import Mouse
from tests.whole.sight import check_window
from tests.whole.steering import BO, CAEL, DARA, MIRA, begin, play_on, session_of, wait_for_turn
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import ONLOOKER, Player
from yonder_desktop.core.chance import below
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.result_page import ResultPage

pytestmark = pytest.mark.full

EZRA = Player("Ezra", "pink", "random")
SETUPS: dict[str, tuple[tuple[Player, ...], dict[str, int | str]]] = {
    "two": ((MIRA, BO), {}),
    "ventures": ((MIRA, CAEL), {"ventures": 1}),
    "ships": ((MIRA, CAEL, EZRA), {"ventures": 1, "start_ships": "chosen"}),
    "alone": ((MIRA,), {"level": 2}),
    "four": ((EZRA, CAEL, BO, MIRA), {"ventures": 1}),
    "people": ((MIRA, CAEL, DARA), {"ventures": 1}),
}


class AnyHand:
    """Uses one of the hands for each choice, by chance of a seed."""

    def __init__(self, window: MainWindow, qtbot: QtBot, seed: int) -> None:
        mouse, keys = Mouse(window, qtbot), Keys(window, qtbot)
        self._ways: tuple[Callable[[str], None], ...] = (
            mouse.choose,
            keys.choose,
            mouse.choose_in_panel,
            keys.choose_in_panel,
        )
        self._seed = seed

    def choose(self, token: str) -> None:
        number, self._seed = below(self._seed, len(self._ways))
        self._ways[number](token)


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game(start: Start, qtbot: QtBot, name: str, seed: int) -> None:
    players, options = SETUPS[name]
    window = start()
    begin(window, *players, seed=seed, **options)
    hand, taste = AnyHand(window, qtbot, seed), Taste(seed)
    while wait_for_turn(window, qtbot):
        if session_of(window).handover_seat != ONLOOKER:
            cover = window.pages.currentWidget()
            assert isinstance(cover, HandoverPage)
            qtbot.mouseClick(cover.go, Qt.MouseButton.LeftButton)
            continue
        check_window(window)
        play_on(window, taste, hand.choose)
    assert isinstance(window.pages.currentWidget(), ResultPage)
