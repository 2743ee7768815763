"""The log: a heading for each turn, and names that are pointed at, clicked, and gone to by keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook, session_of
from tests.ui_shell.test_window import MIRA, begin, wait_for_choice
from yonder_desktop.bridge.log_model import HEADING_ROLE, MARKUP_ROLE, RULE_ROLE, LogModel
from yonder_desktop.bridge.seats import Player
from yonder_desktop.core.events import Event
from yonder_desktop.timeline import Node
from yonder_desktop.ui.log_panel import LogPanel
from yonder_desktop.ui.main_window import MainWindow

LINES = {
    "turn_began": "Turn of Mira",
    "ship_placed": "Mira sent [ship:argo|Argo] to [envoy:grass_dwarves|Grass Dwarves] of the city.",
    "gained": "Mira gained 2 {hay}.",
}


@pytest.fixture
def panel(qtbot: QtBot, look: MakeLook) -> LogPanel:
    made = LogPanel(look())
    qtbot.addWidget(made)
    model = LogModel(lambda event, _viewer: LINES[event.kind], made)
    made.set_model(model, lambda _seat: "player_yellow")
    made.resize(320, 240)
    made.show()
    root = Node(None)
    model.follow([root, Node(None, root, "t", 0, True, [Event(kind, 0) for kind in LINES])], 0)
    qtbot.wait(20)
    return made


def points_of(panel: LogPanel, row: int) -> dict[str, QPoint]:
    """A point on each live name of a line."""
    index, found = panel.list.model().index(row, 0), {}
    rect = panel.list.visualRect(index)
    for y in range(rect.top(), rect.bottom(), 3):
        for x in range(rect.left(), rect.right(), 3):
            key = panel._rows.name_at(index, QPoint(x, y))
            found.setdefault(key, QPoint(x + 2, y))
    return found


def test_each_name_of_a_line_is_found_where_it_stands(panel: LogPanel) -> None:
    assert set(points_of(panel, 1)) == {"", "ship:argo", "envoy:grass_dwarves"}
    assert set(points_of(panel, 0)) == {""}


def test_an_empty_log_says_so(panel: LogPanel) -> None:
    assert not panel.nothing.isVisible()
    root = Node(None)
    assert panel._model is not None
    panel._model.follow([root], 0)
    assert panel.nothing.isVisible() and panel.nothing.text()
    panel._model.follow([root, Node(None, root, "t", 0, True, [Event("gained", 0)])], 0)
    assert not panel.nothing.isVisible()


def test_pointing_tells_and_clicking_opens(panel: LogPanel, qtbot: QtBot) -> None:
    told: list[str] = []
    opened: list[str] = []
    panel.inspected.connect(told.append)
    panel.opened.connect(opened.append)
    points, viewport = points_of(panel, 1), panel.list.viewport()
    QTest.mouseMove(viewport, points["envoy:grass_dwarves"])
    assert told[-1] == "envoy:grass_dwarves"
    assert viewport.cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=points["envoy:grass_dwarves"])
    assert opened == ["envoy:grass_dwarves"]
    QTest.mouseMove(viewport, points[""])
    assert viewport.cursor().shape() == Qt.CursorShape.ArrowCursor
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=points[""])
    assert opened == ["envoy:grass_dwarves"], "words that name nothing open nothing"


def test_keys_go_from_name_to_name(panel: LogPanel, qtbot: QtBot) -> None:
    told: list[str] = []
    opened: list[str] = []
    panel.inspected.connect(told.append)
    panel.opened.connect(opened.append)
    panel.list.setCurrentIndex(panel.list.model().index(1, 0))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Return):
        qtbot.keyClick(panel.list, key)
    assert told == ["ship:argo", "envoy:grass_dwarves", "ship:argo", "envoy:grass_dwarves"]
    assert opened == ["envoy:grass_dwarves"]
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    qtbot.keyClick(panel.list, Qt.Key.Key_Right)
    assert len(told) == 4, "a line without names is about nothing"


def test_lines_of_another_one_are_ruled_off(qtbot: QtBot) -> None:
    model = LogModel(lambda event, _viewer: LINES[event.kind])
    seats = (
        (0, "turn_began"),
        (0, "gained"),
        (-1, "gained"),
        (-1, "gained"),
        (1, "gained"),
        (1, "turn_began"),
    )
    root = Node(None)
    model.follow([root, Node(None, root, "t", 0, True, [Event(kind, seat) for seat, kind in seats])], 0)
    ruled = [model.index(row, 0).data(RULE_ROLE) for row in range(len(seats))]
    assert ruled == [False, False, True, False, True, True]


def test_turns_head_their_lines(panel: LogPanel) -> None:
    model = panel.list.model()
    assert [bool(model.index(row, 0).data(HEADING_ROLE)) for row in range(3)] == [True, False, False]
    panel.grab()


def test_a_name_that_is_clicked_is_shown_by_the_inspector(
    start: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = start()
    begin(window, MIRA, Player("Bo", "blue", "random"))
    wait_for_choice(window, qtbot)
    session_of(window).choose(session_of(window).choices()[0].token)
    wait_for_choice(window, qtbot)
    page = window.play.page
    assert page is not None and page.rail.tabs.currentWidget() is page.rail.log
    qtbot.wait(20)
    log, found = page.rail.log, {}
    for row in range(log.list.model().rowCount()):
        found.update(points_of(log, row))
    keys = [key for key in found if key]
    assert keys, markups(log)
    QTest.mouseClick(log.list.viewport(), Qt.MouseButton.LeftButton, pos=found[keys[0]])
    assert page.rail.inspector.key == keys[0]
    assert page.rail.tabs.currentWidget() is page.rail.inspector


def markups(log: LogPanel) -> list[str]:
    model = log.list.model()
    return [str(model.index(row, 0, QModelIndex()).data(MARKUP_ROLE)) for row in range(model.rowCount())]


@pytest.mark.parametrize("width", range(200, 264, 8))
def test_lines_lie_below_each_other_when_a_scroll_bar_comes(
    panel: LogPanel, qtbot: QtBot, width: int
) -> None:
    model = LogModel(lambda event, _viewer: LINES[event.kind], panel)
    panel.set_model(model, lambda _seat: "player_yellow")
    panel.resize(width, 240)
    path = [Node(None)]
    for number in range(12):
        path.append(Node(None, path[-1], f"t{number}", 0, True, [Event("ship_placed", 0)]))
        model.follow(path, 0)
        qtbot.wait(5)
        index = [panel.list.model().index(row, 0) for row in range(panel.list.model().rowCount())]
        heights = [panel.list.visualRect(one).height() for one in index]
        assert heights == [panel.list.sizeHintForRow(one.row()) for one in index]
