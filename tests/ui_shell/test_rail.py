"""The rail beside the table at all heights, and the chips of the decision panel at all widths."""

import itertools
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook, cut_words
from tests.ui_shell.test_option_groups import offer
from yonder_desktop.bridge.teller import Question
from yonder_desktop.core.questions import Decision
from yonder_desktop.ui import side_rail
from yonder_desktop.ui.faces import Forecast
from yonder_desktop.ui.group_chips import GroupChips
from yonder_desktop.ui.option_groups import Group
from yonder_desktop.ui.side_rail import SideRail

Names = Callable[[SideRail], list[str]]


def tab_names(rail: SideRail) -> list[str]:
    return [rail.tabs.tabText(number) for number in range(rail.tabs.count())]


@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize(
    ("height", "tabs"),
    [
        (640, ["Log", "History", "Forecast", "Card"]),
        (810, ["Log", "History", "Forecast"]),
        (1020, ["Log", "History", "Forecast"]),
        (1100, ["Log", "History"]),
    ],
)
def test_panels_share_tabs_where_there_is_little_height(
    qtbot: QtBot, look: MakeLook, percent: int, height: int, tabs: list[str]
) -> None:
    rail = SideRail(look("day", percent))
    qtbot.addWidget(rail)
    rail.set_forecast_shown(True)
    rail.forecast.show_forecast(Forecast("If all locked up now", "gold", (), ()), [], 0)
    rail.resize(round(3 * percent), round(height * percent / 100))
    rail.show()
    qtbot.wait(20)
    assert tab_names(rail) == tabs
    assert rail.inspector.isVisible() == ("Card" not in tabs)
    assert rail.log.isVisible(), "the log is seen first"
    assert rail.forecast.isVisible() == ("Forecast" not in tabs)
    assert all(rail.tabs.tabBar().tabRect(number).right() < rail.tabs.width() for number in range(len(tabs)))
    assert rail.log.height() >= round(100 * percent / 100) and cut_words(rail) == []


@pytest.mark.parametrize("things", [5, 7, 10])
@pytest.mark.parametrize("height", [660, 810, 1100])
def test_a_decision_that_needs_much_room_covers_no_other_panel(
    qtbot: QtBot, look: MakeLook, height: int, things: int
) -> None:
    """A set of many things, of which one cannot be added: its reason is long, and nothing of it can be scrolled."""
    rail, keys = SideRail(look("day", 100)), [f"thing{number}" for number in range(things)]
    window = QWidget()
    qtbot.addWidget(window)
    rail.setParent(window)
    rail.decision.set_words(str, lambda key: f"Adventurer {key}", lambda token: "", lambda token: "No: " * 20)
    rail.resize(300, height)
    window.show()
    sets = [offer(f"keep:{one}+{other}") for one, other in itertools.combinations(keys, 2)]
    rail.decision.show_question(Question(Decision("keep", 0, []), "Keep two of them.", sets), "Your move")
    for key in keys[:3]:
        qtbot.wait(20)
        qtbot.mouseClick(rail.decision.sets.toggles[key], Qt.MouseButton.LeftButton)
    qtbot.wait(20)
    assert rail.decision._result.isVisible()
    shown = [
        part for part in (rail.decision, rail.inspector, rail.forecast, rail._tab_frame) if part.isVisible()
    ]
    frames = [part.geometry() for part in shown if part.parent() is rail]
    for above, below in itertools.pairwise(sorted(frames, key=lambda frame: frame.y())):
        assert above.bottom() < below.y()
    assert rail.height() == height and max(frame.bottom() for frame in frames) < height
    needed, _wanted = rail.decision.wanted_heights(rail.decision.width())
    assert rail.decision.height() >= needed


def test_a_tab_that_was_looked_at_stays_when_the_window_changes(qtbot: QtBot, look: MakeLook) -> None:
    rail = SideRail(look())
    qtbot.addWidget(rail)
    rail.set_forecast_shown(True)
    rail.resize(340, 640)
    rail.show()
    rail.tabs.setCurrentIndex(2)
    rail.resize(340, 900)
    assert tab_names(rail) == ["Log", "History", "Forecast"] and rail.tabs.currentWidget() is rail.forecast


def test_without_a_forecast_there_is_no_tab_for_it(qtbot: QtBot, look: MakeLook) -> None:
    rail = SideRail(look())
    qtbot.addWidget(rail)
    rail.resize(340, 640)
    rail.show()
    assert tab_names(rail) == ["Log", "History", "Card"] and not rail.forecast.isVisible()


@pytest.mark.parametrize("percent", [75, 100, 200])
def test_tabs_with_longer_words_are_all_seen(
    qtbot: QtBot, look: MakeLook, monkeypatch: pytest.MonkeyPatch, percent: int
) -> None:
    monkeypatch.setattr(side_rail, "gettext", lambda text: text + "e" * round(0.4 * len(text)))
    rail = SideRail(look("day", percent))
    qtbot.addWidget(rail)
    rail.set_forecast_shown(True)
    rail.resize(round(3 * percent), round(6.4 * percent))
    rail.show()
    qtbot.wait(20)
    bar = rail.tabs.tabBar()
    assert rail.tabs.count() == 4 and bar.tabRect(3).right() <= bar.width()
    monkeypatch.undo()
    rail.set_forecast_shown(False)
    assert bar.property("part") != "tight", "and where there is room they are as large as ever"


GROUPS = [
    Group(f"worker:{kind}", kind.title(), kind, [offer(f"{kind}{n}") for n in range(23)])
    for kind in ("dwarf", "elf", "goblin", "ogre", "skeleton", "ship")
]


@pytest.mark.parametrize(
    ("width", "counted", "rows"), [(500, True, 1), (330, True, 1), (258, False, 1), (120, False, 3)]
)
def test_chips_are_never_cut(qtbot: QtBot, look: MakeLook, width: int, counted: bool, rows: int) -> None:
    chips = GroupChips(look())
    qtbot.addWidget(chips)
    chips.set_look(look())
    chips.resize(600, 40)
    chips.show_groups(GROUPS)
    chips.show()
    chips.resize(width, 160)
    qtbot.wait(20)
    found = list(chips._chips.values())
    assert cut_words(chips) == []
    assert all(bool(chip.text()) == counted for chip in found)
    assert len({(chip.y() + 4) // 40 for chip in found}) == rows
    assert all("23 choices" in chip.accessibleName() for chip in found)
