"""The desk with own card sets, and what it refuses."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from yonder_desktop.assets import resource_path
from yonder_desktop.bridge.desk import Desk
from yonder_desktop.bridge.positions import report_text
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


@pytest.mark.parametrize("change", ["gone", "another", "broken"])
def test_a_game_goes_on_whatever_happens_to_its_card_set(desk: Desk, qtbot: QtBot, change: str) -> None:
    """The computer players and the words keep to the cards that the game was begun with."""
    plan = GamePlan("yonder", (TWO[0], Player("Bo", "blue", "random")), seed=1)
    name = own_set(desk, 'name = "Camp"', 'name = "Tents"')
    session = desk.begin(replace(plan, card_set=name))
    faults: list[str] = []
    session.fault_occurred.connect(faults.append)
    folder = desk.folders.cards / "yonder" / name
    if change == "gone":
        shutil.rmtree(folder)
    elif change == "broken":
        (folder / "buildings.toml").write_text("no cards")
    else:
        shutil.copyfile(resource_path("cards", "yonder") / "buildings.toml", folder / "buildings.toml")
    session.start()
    for _ in range(4):
        qtbot.waitUntil(lambda: bool(session.choices()), timeout=20_000)
        session.choose(session.choices()[0].token)
    assert faults == [] and len(session.history.tokens()) > 4
    assert desk.words_of(session).name("hand:camp") == "Tents"
    desk.clear()


def test_a_report_does_not_stand_for_the_game_that_it_tells_of(desk: Desk, tmp_path: Path) -> None:
    """Opened, it is a practice game of its own: the game itself is still there, and still counts."""
    session = desk.begin(GamePlan("yonder", TWO, seed=1))
    session.take_seat()
    session.start()
    session.take_seat()
    session.choose(session.choices()[0].token)
    report = report_text(desk.folders, session, session.history.current, "Odd.")
    (tmp_path / "report.json").write_text(report, encoding="utf-8")
    desk.open(tmp_path / "report.json")
    desk.clear()
    rows = desk.library.rows()
    assert sorted(row.practice for row in rows) == [False, True]
    assert {row.facts["choices"] for row in rows} == {1}


def test_practice_is_known_again_when_the_game_is_opened(desk: Desk, tmp_path: Path) -> None:
    session = desk.begin(GamePlan("yonder", TWO, seed=1))
    session.practice = True
    desk.save(tmp_path / "practice.json")
    again, notices = desk.open(tmp_path / "practice.json")
    assert again is not session and again.practice and notices == []
    desk.clear()
