"""What the inspector shows of an option that is selected in the list."""

from collections.abc import Callable

import pytest

from tests.ui_shell.conftest import session_of
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.faces import face_of
from yonder_desktop.ui.main_window import MainWindow

MIRA, BO = Player("Mira", "yellow"), Player("Bo", "blue", "random")


@pytest.mark.parametrize("game", ["yonder", "yro", "ylandyss"])
def test_an_option_shows_its_card_not_the_pile_it_goes_to(
    start: Callable[..., MainWindow], game: str
) -> None:
    window = start()
    window.play.begin(GamePlan(game, (MIRA, BO), {}, 3))
    page = window.play.page
    assert page is not None
    told = [choice for choice in session_of(window).choices() if choice.subject.count(":") == 1]
    assert told
    for choice in told:
        page.rail.decision.focused.emit(choice.token)
        name = page.teller.words.name(choice.subject)
        assert page.rail.inspector._title.text() == name[:1].upper() + name[1:]


def test_what_is_acquired_is_shown_not_the_discard_pile() -> None:
    bought = Choice((0,), "buy:ambush", "offer:ambush", "discard")
    assert face_of("ylandyss").item_of(bought) == "offer:ambush"
    placed = Choice((0,), "place:elf@wood", "worker:elf", "spot:wood")
    assert face_of("yonder").item_of(placed) == "spot:wood"
