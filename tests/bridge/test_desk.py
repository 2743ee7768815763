"""The desk with own card sets, and what it refuses."""

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.assets import resource_path
from yonder_desktop.bridge.desk import Desk
from yonder_desktop.bridge.refusals import Refused
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.storage.paths import find_folders

TWO = (Player("Mira", "yellow"), Player("Bo", "blue"))


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Desk:
    return Desk(find_folders(tmp_path))


def own_set(desk: Desk, old: str, new: str) -> str:
    """The house set of Yonder under another name, with words of its buildings exchanged."""
    folder = desk.folders.cards / "yonder" / "mine"
    shutil.copytree(resource_path("cards", "yonder"), folder)
    path = folder / "buildings.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder.name


def test_a_game_with_own_cards_calls_them_by_their_names(desk: Desk) -> None:
    plan = GamePlan("yonder", TWO, seed=1, card_set=own_set(desk, 'name = "Camp"', 'name = "Tents"'))
    session = desk.begin(plan)
    words = desk.words(session.game, session.players, session.boxed.card_set)
    assert words.name("hand:camp") == "Tents" and desk.words("yonder").name("hand:camp") == "Camp"


def test_a_broken_card_set_is_refused_with_what_is_wrong(desk: Desk) -> None:
    plan = GamePlan("yonder", TWO, card_set=own_set(desk, 'id = "camp"', 'id = "Camp"'))
    with pytest.raises(Refused, match=r"buildings\.toml, line \d+, building 'Camp', field 'id'"):
        desk.begin(plan)
    assert desk.session is None


def test_a_card_set_that_is_gone_is_refused(desk: Desk) -> None:
    with pytest.raises(Refused, match="There is no card set “gone” any more"):
        desk.begin(GamePlan("yonder", TWO, card_set="gone"))


def test_a_setup_that_is_not_allowed_is_refused(desk: Desk) -> None:
    with pytest.raises(Refused, match="yonder is for 1 to 4 seats, not 5"):
        desk.begin(GamePlan("yonder", TWO * 2 + TWO[:1]))


def test_practice_is_known_again_when_the_game_is_opened(desk: Desk, tmp_path: Path) -> None:
    session = desk.begin(GamePlan("yonder", TWO, seed=1))
    session.practice = True
    desk.save(tmp_path / "practice.json")
    again, notices = desk.open(tmp_path / "practice.json")
    assert again is not session and again.practice and notices == []
    desk.clear()
