"""Drags that are broken off, land nowhere, or happen while the window changes; double clicks."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import CTRL, Key, Keys
from tests.whole.mouse import Mouse, send, settle
from tests.whole.positions import save_of_position
from tests.whole.sight import check_window
from tests.whole.steering import agree, session_of, table_of, wait_for_turn
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.gestures import Gestures
from yonder_desktop.ui.main_window import MainWindow


class Table:
    """A turn of the person in which workers can be placed, with a hand and a keyboard over it."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot
        self.hand = Mouse(window, qtbot)
        self.keys = Keys(window, qtbot)
        self.here = session_of(window).history.current

    @property
    def gestures(self) -> Gestures:
        return table_of(self.window).table.gestures

    def placing(self) -> Choice:
        """The worker with the fewest places, and one of them."""
        found = placings(session_of(self.window).choices())
        return found[min(found, key=lambda subject: len(found[subject]))][0]

    def refused_place(self, subject: str) -> str:
        """A place in the city that the worker may not go to, but can be told about."""
        legal = {choice.target for choice in session_of(self.window).choices() if choice.subject == subject}
        spots = [key for key in table_of(self.window).table.sprites() if key.startswith("spot:")]
        return next(key for key in spots if key not in legal)

    def check_nothing_happened(self) -> None:
        assert session_of(self.window).history.current is self.here
        assert QApplication.activeModalWidget() is None
        assert self.gestures.carry is None and not self.gestures.fork and not self.gestures.is_dragging
        assert not any(table_of(self.window).table._layers.get(name) for name in ("hand", "pill", "fork"))
        check_window(self.window)


def placings(choices: Sequence[Choice]) -> dict[str, list[Choice]]:
    """Where workers can be placed, by the worker."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        if choice.verb == "place":
            found.setdefault(choice.subject, []).append(choice)
    return found


def is_rich(choices: Sequence[Choice]) -> bool:
    """A turn with several places for each worker, some of them only for one kind; it can be locked up."""
    counts = [len(places) for places in placings(choices).values()]
    return any(choice.costly for choice in choices) and 1 < min(counts, default=0) < max(counts, default=0)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in the middle of such a turn."""
    return save_of_position(tmp_path_factory.mktemp("position"), is_rich, 12)


@pytest.fixture
def table(start: Start, qtbot: QtBot, saved: Path) -> Table:
    window = start()
    window.play.open(saved)
    assert wait_for_turn(window, qtbot)
    return Table(window, qtbot)


# ---- breaking off


def pressed(table: Table) -> QPoint:
    table.hand.press(table.placing().subject)
    return table.hand.place_of(table.placing().subject)


def lifted(table: Table) -> QPoint:
    table.hand.lift(table.placing().subject)
    assert table.gestures.is_dragging
    return table.hand.place_of(table.placing().subject) + QPoint(5, -7)


def over_a_target(table: Table) -> QPoint:
    lifted(table)
    place = table.hand.place_of(table.placing().target)
    table.hand.move(place)
    assert table.gestures.verdict is not None and table.gestures.verdict.is_legal
    return place


def over_a_refused_place(table: Table) -> QPoint:
    lifted(table)
    place = table.hand.place_of(table.refused_place(table.placing().subject))
    table.hand.move(place)
    assert table.gestures.verdict is not None and not table.gestures.verdict.is_legal
    return place


def taken_up(table: Table) -> QPoint:
    """Taken up by a click, and held over a place with the button up."""
    table.hand.click(table.placing().subject)
    place = table.hand.place_of(table.placing().target)
    table.hand.move(place)
    assert table.gestures.carry is not None and not table.gestures.is_dragging
    return QPoint(place.x(), 3)


def on_a_plate(table: Table) -> QPoint:
    """Pressed on something that needs no target."""
    key = next(choice.subject for choice in session_of(table.window).choices() if not choice.target)
    table.hand.press(key)
    return table.hand.place_of(key)


STATES = [pressed, lifted, over_a_target, over_a_refused_place, taken_up, on_a_plate]


def by_escape(table: Table, _place: QPoint) -> None:
    table.keys.press(Key.Key_Escape)


def by_the_other_button(table: Table, place: QPoint) -> None:
    view = table_of(table.window).viewport()
    send(QTest.mousePress, view, place, Qt.MouseButton.RightButton)
    send(QTest.mouseRelease, view, place, Qt.MouseButton.RightButton)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("break_off", [by_escape, by_the_other_button])
def test_broken_off_in_every_state(
    table: Table, state: Callable[[Table], QPoint], break_off: Callable[[Table, QPoint], None]
) -> None:
    place = state(table)
    break_off(table, place)
    assert table.gestures.carry is None
    table.hand.move(place + QPoint(9, 9))
    table.hand.release(place)
    table.check_nothing_happened()
    wish = table.placing()
    table.hand.drag(wish.subject, wish.target)
    assert session_of(table.window).history.line()[table.here.depth + 1].token == wish.token


def test_dropped_outside(table: Table) -> None:
    rail = table_of(table.window).viewport().width() + 60
    for place in (QPoint(-60, 200), QPoint(300, -40), QPoint(rail, 300)):
        lifted(table)
        table.hand.move(place)
        table.hand.release(place)
        table.check_nothing_happened()


def test_dropped_beside_the_table_that_is_zoomed_in(table: Table) -> None:
    """What is scrolled out of sight is no target: the rail lies where the table would go on."""
    table.keys.press(Key.Key_Plus, CTRL, times=6)
    view = table_of(table.window)
    assert view.zoom > 2
    key = table.placing().subject
    view.centerOn(*table.gestures.ground.middle_of(key))
    for choice in session_of(table.window).choices():
        middle = table.gestures.ground.middle_of(choice.target) if choice.subject == key else None
        place = view.mapFromScene(*middle) if middle is not None else None
        if place is not None and not view.viewport().rect().contains(place):
            table.hand.lift(key)
            table.hand.move(place)
            table.hand.release(place)
            table.check_nothing_happened()
    table.keys.press(Key.Key_0, CTRL)
    table.check_nothing_happened()


def test_a_refused_drop_says_why_and_changes_nothing(table: Table) -> None:
    subject = table.placing().subject
    table.hand.drag(subject, table.refused_place(subject))
    assert table_of(table.window).table._layers["refusal"]
    table.check_nothing_happened()


# ---- the window changes


def resize(table: Table) -> None:
    table.window.resize(1500, 900)


def change_the_look(table: Table) -> None:
    table.window.preferences.set("theme", "night")


def change_the_size_of_everything(table: Table) -> None:
    table.window.preferences.set("scale", 125)


CHANGES = [resize, change_the_look, change_the_size_of_everything]


@pytest.mark.parametrize("change", CHANGES)
def test_the_window_changes_during_a_drag(table: Table, change: Callable[[Table], None]) -> None:
    wish = table.placing()
    over_a_target(table)
    change(table)
    settle(table_of(table.window))
    table.qtbot.waitUntil(lambda: not table_of(table.window)._resting.isActive())
    place = table.hand.place_of(wish.target)
    table.hand.move(place)
    table.hand.release(place)
    assert session_of(table.window).history.line()[table.here.depth + 1].token == wish.token
    assert wait_for_turn(table.window, table.qtbot)
    check_window(table.window)


def test_taking_back_during_a_drag(table: Table) -> None:
    session_of(table.window).practice = True  # so that nothing is asked
    place = over_a_target(table)
    before = session_of(table.window).history.undo_target()
    table.keys.press(Key.Key_Z, CTRL)
    table.hand.release(place)
    agree(table.window, table.qtbot)
    assert session_of(table.window).history.current is before is not table.here
    table.here = before
    table.check_nothing_happened()


def test_the_question_before_a_take_back_ends_a_drag(table: Table) -> None:
    place = over_a_target(table)
    table.keys.press(Key.Key_Z, CTRL)
    question = QApplication.activeModalWidget()
    assert isinstance(question, ConfirmDialog) and table.gestures.carry is None
    table.hand.release(place)
    table.qtbot.keyClick(question, Key.Key_Escape)
    table.qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    table.check_nothing_happened()


# ---- double clicks


def test_a_double_click_takes_up_and_puts_down(table: Table) -> None:
    targets = {choice.target for choice in session_of(table.window).choices() if choice.verb == "place"}
    assert len(targets) > 1
    table.hand.double_click(table.placing().subject)
    table.check_nothing_happened()


def test_a_double_click_on_a_plate_is_one_choice(table: Table) -> None:
    session = session_of(table.window)
    wish = table.placing()
    table.hand.drag(wish.subject, wish.target)
    while not any(choice.token == "end" for choice in session.choices()):
        assert wait_for_turn(table.window, table.qtbot)
        table.hand.choose(session.choices()[0].token)
    before = session.history.current
    table.hand.double_click("end")
    assert wait_for_turn(table.window, table.qtbot)
    made = [node.token for node in session.history.line()[before.depth + 1 :] if node.person]
    assert made == ["end"]


def test_a_double_click_on_locking_up_asks_once(table: Table) -> None:
    table.hand.double_click("lock_up")
    assert table.window.play.question.isVisible()
    assert session_of(table.window).history.current is table.here
    table.keys.press(Key.Key_Escape)
    table.qtbot.waitUntil(table.window.isEnabled)
    table.check_nothing_happened()
