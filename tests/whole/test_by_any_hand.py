"""Whole games of every kind, in which each choice is made by mouse, by keys or in the panel, as it comes."""

import pytest
from pytestqt.qtbot import QtBot

from tests.whole.any_hand import AnyHand
from tests.whole.conftest import Start
from tests.whole.playing import play_to_the_end
from tests.whole.steering import BO, CAEL, DARA, EZRA, FINN, MIRA, begin
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import Player

pytestmark = pytest.mark.full

UMA, VITO = Player("Uma", "red"), Player("Vito", "blue")
SETUPS: dict[str, tuple[str, tuple[Player, ...], dict[str, int | str]]] = {
    "yonder, two": ("yonder", (MIRA, BO), {}),
    "yonder, ventures": ("yonder", (MIRA, CAEL), {"ventures": 1}),
    "yonder, ships": ("yonder", (MIRA, CAEL, EZRA), {"ventures": 1, "start_ships": "chosen"}),
    "yonder, alone": ("yonder", (MIRA,), {"level": 2}),
    "yonder, four": ("yonder", (EZRA, CAEL, BO, MIRA), {"ventures": 1}),
    "yonder, people": ("yonder", (MIRA, CAEL, DARA), {"ventures": 1}),
    "yro, two": ("yro", (MIRA, BO), {}),
    "yro, three, draft": ("yro", (MIRA, BO, CAEL), {"draft": 1}),
    "yro, alone, all": ("yro", (MIRA,), {"draft": 1, "quests": 1}),
    "yro, five, all": ("yro", (EZRA, CAEL, MIRA, BO, FINN), {"draft": 1, "quests": 1, "quick": 1}),
    "yro, people": ("yro", (MIRA, CAEL, DARA), {"quests": 1}),
    "yro, people, all": ("yro", (MIRA, DARA), {"draft": 1, "quests": 1, "quick": 1}),
    "ylandyss, two": ("ylandyss", (MIRA, BO), {}),
    "ylandyss, three": ("ylandyss", (BO, MIRA, CAEL), {"end": 15}),
    "ylandyss, four": ("ylandyss", (EZRA, CAEL, BO, MIRA), {"end": 10}),
    "ylandyss, people": ("ylandyss", (MIRA, CAEL, DARA), {"end": 10}),
    "ylandyss, four people": ("ylandyss", (MIRA, DARA, UMA, VITO), {"end": 10}),
}


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game(start: Start, qtbot: QtBot, name: str, seed: int) -> None:
    game, players, options = SETUPS[name]
    window = start()
    begin(window, *players, game=game, seed=seed, **options)
    play_to_the_end(window, qtbot, Taste(seed), AnyHand(window, qtbot, seed).choose)
