"""The Qt models, each under Qt's own model tester."""

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.bridge.test_session import BO, DARA, MIRA, make_session
from yonder_desktop.bridge.log_model import LogModel
from yonder_desktop.bridge.option_model import COSTLY_ROLE, MARKUP_ROLE, TOKEN_ROLE, Offer, OptionModel
from yonder_desktop.bridge.player_model import BOT, COLOUR, NAME, PlayerModel
from yonder_desktop.bridge.save_model import GAME, PLAYERS, STATE, TITLE, WHEN, SaveModel, stage
from yonder_desktop.bridge.teller import told_apart
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice
from yonder_desktop.storage.documents import SeatRecord
from yonder_desktop.storage.listing import SaveSummary
from yonder_desktop.storage.problems import UnreadableSave


def watched(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)


def texts(model: QAbstractItemModel) -> list[str]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_options_are_listed_with_plain_and_marked_words(qtbot: QtBot) -> None:
    model = OptionModel()
    watched(model)
    wood = Choice((1,), "gain:wood=1", "", "")
    lock = Choice((2,), "lock_up", "lock_up", "", costly=True)
    model.show([Offer(wood, "take {wood}"), Offer(lock, "lock up")])
    assert texts(model) == ["take wood", "lock up"]
    assert model.index(0, 0).data(MARKUP_ROLE) == "take {wood}"
    assert [model.index(row, 0).data(COSTLY_ROLE) for row in (0, 1)] == [False, True]
    assert model.row_of("lock_up") == 1 and model.row_of("end") == -1
    assert model.index(0, 0).data(TOKEN_ROLE) == "gain:wood=1"
    model.show([])
    assert model.rowCount() == 0


def told(event: Event, viewer: int) -> str | None:
    if event.kind == "rested":
        return None
    return f"{event.seat} {event.kind}" + (f" {event.args[0]}" if event.visible_to(viewer) else "")


def test_the_log_follows_choices_undo_and_the_viewer(qtbot: QtBot) -> None:
    session, _bots = make_session(MIRA, DARA)
    model = LogModel(told)
    watched(model)
    session.position_changed.connect(lambda: model.follow(session.history.line(), session.viewer))
    session.start()
    session.take_seat()
    token = session.choices()[0].token
    session.choose(token)
    assert texts(model) == ["0 kept"], "the next person must not read which"
    session.undo()
    assert texts(model) == []
    session.redo()
    session.take_seat()
    session.choose(session.choices()[0].token)
    session.take_seat()
    assert texts(model) == [f"0 kept {token[5:]}", "1 kept"]
    session.choose("rest")
    assert model.rowCount() == 2


def test_taking_a_taken_colour_exchanges(qtbot: QtBot) -> None:
    model = PlayerModel([MIRA, BO])
    watched(model)
    assert model.setData(model.index(0, COLOUR), "blue")
    assert [player.colour for player in model.players] == ["blue", "yellow"]
    assert model.setData(model.index(1, NAME), "Bo the Second of His Very Long Name")
    assert model.setData(model.index(1, BOT), "greedy")
    assert not model.setData(model.index(0, COLOUR), "mauve")
    assert model.players[1].name == "Bo the Second of His Very Long Name"[:24]
    assert model.players[1].bot == "greedy"
    model.show([])
    assert model.rowCount() == 0


@pytest.fixture
def saves() -> list[SaveSummary]:
    whole = SaveSummary(Path("evening.json"), "2024-05-01T18:30:00+00:00")
    whole.title, whole.game = "Evening", "toy"
    whole.seats = [SeatRecord(name="Mira", colour="yellow"), SeatRecord(name="Bo", colour="blue")]
    whole.facts = {"round": 3}
    broken = SaveSummary(Path("torn.json"), "2024-05-02T18:30:00+00:00")
    broken.problem = UnreadableSave("truncated", broken.path, {"line": 7})
    return [whole, broken]


def test_a_save_tells_where_in_the_game_it_is() -> None:
    assert stage({"round": 0}) == "before the first round", "there is no round 0"
    assert stage({"round": 3}) == "round 3"
    assert stage({"round": 3, "over": 1}) == "finished"


def test_saves_are_listed_and_broken_ones_say_why(qtbot: QtBot, saves: list[SaveSummary]) -> None:
    model = SaveModel(str.upper)
    watched(model)
    model.show(saves)
    rows = [[model.index(row, column).data() for column in (TITLE, GAME, PLAYERS, STATE)] for row in (0, 1)]
    assert rows[0] == ["Evening", "TOY", "Mira, Bo", "round 3"]
    assert rows[1][0] == "torn" and "breaks off in line 7" in rows[1][3]
    assert model.problem(0) == "" and "line 7" in model.problem(1)
    assert "2024" in model.index(0, WHEN).data() or "24" in model.index(0, WHEN).data()
    assert model.headerData(0, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole) == "Name"


def test_options_that_are_alike_are_numbered() -> None:
    labels = ["Take [display:quarry|Quarry]", "Take Camp", "Take [display:quarry~2|Quarry]"]
    assert told_apart(labels) == [
        "Take [display:quarry|Quarry] · 1 of 2",
        "Take Camp",
        "Take [display:quarry~2|Quarry] · 2 of 2",
    ]
