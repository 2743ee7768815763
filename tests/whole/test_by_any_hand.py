"""Whole games of every kind, in which each choice is made by mouse, by keys or in the panel, as it comes."""

import pytest
from pytestqt.qtbot import QtBot

from tests.whole.any_hand import AnyHand
from tests.whole.conftest import Start
from tests.whole.playing import play_to_the_end
from tests.whole.steering import BO, CAEL, DARA, MIRA, begin
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import Player

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


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game(start: Start, qtbot: QtBot, name: str, seed: int) -> None:
    players, options = SETUPS[name]
    window = start()
    begin(window, *players, seed=seed, **options)
    play_to_the_end(window, qtbot, Taste(seed), AnyHand(window, qtbot, seed).choose)
