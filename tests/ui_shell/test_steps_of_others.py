"""The steps of the others in the window: told in the banner, marked on the table, skipped by a click or a key."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import session_of
from yonder_desktop.bridge.paces import BY_STEPS
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.marks import CHANGED

Start = Callable[..., MainWindow]
MIRA, BO, DARA = Player("Mira", "yellow"), Player("Bo", "blue", "random"), Player("Dara", "green")


def begin(window: MainWindow, *players: Player, pace: float = 5.0, **options: int | str) -> GamePage:
    window.desk.settings.pace = pace
    window.play.begin(GamePlan("yonder", players, options, 3))
    assert window.play.page is not None
    return window.play.page


def choose(window: MainWindow, *wanted: str) -> None:
    """The first option that begins as wanted, else the first that is not costly."""
    choices = session_of(window).choices()
    fitting = [choice for choice in choices if choice.token.startswith(wanted)] if wanted else []
    usual = [choice for choice in choices if not choice.costly] or choices
    session_of(window).choose((fitting or usual)[0].token)


def until_bo_is_told(window: MainWindow, qtbot: QtBot) -> GamePage:
    """Play until the first thing that Bo does is told."""
    page = begin(window, MIRA, BO)
    while not page.following.is_busy:
        qtbot.waitUntil(lambda: bool(session_of(window).choices()) or page.following.is_busy, timeout=60000)
        if not page.following.is_busy:
            choose(window, "end", "decline")
    return page


def marked(page: GamePage) -> list[str]:
    scene = page.table.table  # type: ignore[attr-defined]
    return [key for key, state in scene._states() if state == CHANGED]


def test_a_computers_choice_is_told_in_the_banner(start: Start, qtbot: QtBot) -> None:
    window = start()
    page = until_bo_is_told(window, qtbot)
    beat = page.following.beat
    assert beat is not None and beat.seat == 1
    assert window.bar.banner.accessibleName().startswith("Bo ")
    qtbot.keyClick(page.table_widget, Qt.Key.Key_A)
    assert page.following.beat is None and "Bo kept" not in window.bar.banner.accessibleName()


def until_bo_goes_on(window: MainWindow, qtbot: QtBot) -> GamePage:
    """Play until something that Bo does is told and it is still his turn."""
    page = until_bo_is_told(window, qtbot)
    while session_of(window).choices():
        page.following.skip()
        choose(window, "end", "decline")
        qtbot.waitUntil(lambda: page.following.is_busy or bool(session_of(window).choices()), timeout=60000)
    assert page.following.is_busy
    return page


@pytest.mark.parametrize("way", ["click", "key"])
def test_skipping_while_nobody_is_asked_does_nothing_else(start: Start, qtbot: QtBot, way: str) -> None:
    window = start()
    page = until_bo_goes_on(window, qtbot)
    session, chosen = session_of(window), []
    page.table.chosen.connect(chosen.append)
    page.rail.decision.chosen.connect(chosen.append)
    for target in (page.table_widget.viewport(), page.rail.decision.go):  # type: ignore[attr-defined]
        if way == "click":
            QTest.mousePress(target, Qt.MouseButton.LeftButton)
            QTest.mouseRelease(target, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(target, Qt.Key.Key_Return)
        if session.choices():
            break
    assert chosen == [] and not page.following.is_busy
    qtbot.waitUntil(lambda: bool(session.choices()), timeout=60000)
    assert page.following.beat is None, "nothing more is told till then"


def test_a_choice_can_be_made_while_olos_is_told(start: Start, qtbot: QtBot) -> None:
    window = start()
    page = begin(window, MIRA)
    choose(window)
    choose(window, "place")
    while session_of(window).decision().kind != "turn":  # type: ignore[union-attr]
        choose(window, "decline")
    choose(window, "end")
    beat = page.following.beat
    assert beat is not None and beat.seat == -1 and "Olos turns up" in window.bar.banner.accessibleName()
    assert any(key.startswith("order:") for key in marked(page))
    choice = next(choice for choice in session_of(window).choices() if choice.token.startswith("place"))
    panel = page.rail.decision
    panel.select_token(choice.token)
    before = session_of(window).history.current.depth
    qtbot.mouseClick(panel.go, Qt.MouseButton.LeftButton)
    assert session_of(window).history.current.depth == before + 1, "the same click acts"


def test_several_cards_of_olos_are_told_one_by_one(start: Start, qtbot: QtBot) -> None:
    window = start()
    page = begin(window, MIRA, pace=0.01)
    told: list[str] = []
    page.following.beat_changed.connect(
        lambda: told.append(page.following.beat.text) if page.following.beat else None
    )
    choose(window)
    session_of(window).choose("lock_up")
    while session_of(window).decision().kind != "harbour":  # type: ignore[union-attr]
        choose(window)
    told.clear()
    choose(window)
    qtbot.waitUntil(lambda: not page.following.is_busy, timeout=5000)
    assert len(told) >= 3 and sum("turns up" in line for line in told) >= 2
    assert any("locks up" in line for line in told)


def test_menu_keys_and_bare_modifiers_skip_nothing(start: Start, qtbot: QtBot) -> None:
    window = start()
    page = until_bo_is_told(window, qtbot)
    for key in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_F11):
        QTest.keyPress(page.table_widget, key)
    QTest.keyClick(page.table_widget, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert page.following.is_busy


def test_undo_works_while_it_is_told(start: Start, qtbot: QtBot) -> None:
    window = start()
    page = until_bo_is_told(window, qtbot)
    window.actions_.undo.trigger()
    assert not page.following.is_busy and session_of(window).choices()


def test_the_game_can_be_left_while_it_is_told(start: Start, qtbot: QtBot) -> None:
    window = start()
    until_bo_is_told(window, qtbot)
    window.show_start()
    qtbot.wait(50)
    assert window.desk.session is None


def test_handing_over_waits_until_the_computer_was_told(start: Start, qtbot: QtBot) -> None:
    window = start()
    page = begin(window, MIRA, BO, DARA)
    cover = window.pages.currentWidget()
    assert isinstance(cover, HandoverPage)
    cover.taken.emit()
    choose(window)
    qtbot.waitUntil(lambda: session_of(window).handover_seat == 2, timeout=60000)
    assert page.following.is_busy and window.pages.currentWidget() is page
    page.following.skip()
    assert isinstance(window.pages.currentWidget(), HandoverPage)


@pytest.mark.parametrize(("words", "pace"), [("Off", 0.0), ("Fast", 0.5), ("Normal", 1.0), ("Slow", 2.0)])
def test_the_pace_is_kept(start: Start, words: str, pace: float) -> None:
    window = start()
    action = next(one for one in window.actions_.paces.actions() if one.text() == words)
    assert isinstance(action, QAction)
    action.trigger()
    assert window.desk.settings.pace == pace
    window.close()
    assert f'"pace": {pace}' in window.desk.folders.settings.read_text(encoding="utf-8")


@pytest.mark.parametrize("way", ["click", "key"])
def test_step_by_step_each_press_goes_on_by_one(start: Start, qtbot: QtBot, way: str) -> None:
    window = start()
    page = begin(window, MIRA, BO, pace=BY_STEPS)
    session, told = session_of(window), []
    page.following.beat_changed.connect(
        lambda: told.append(page.following.beat.text) if page.following.beat else None
    )
    presses = 0
    while presses < 12:
        qtbot.waitUntil(lambda: page.following.waits or bool(session.choices()), timeout=60000)
        if not page.following.waits:
            choose(window, "end", "decline")
            continue
        assert "any key goes on" in window.bar.banner.accessibleName()
        before, depth, asked = len(told), session.history.current.depth, bool(session.choices())
        if way == "click":
            QTest.mousePress(page.rail.inspector, Qt.MouseButton.LeftButton)
            QTest.mouseRelease(page.rail.inspector, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(page.table_widget, Qt.Key.Key_A)
        presses += 1
        assert len(told) <= before + 1, "one step a press"
        assert not asked or session.history.current.depth == depth


def test_step_by_step_escape_goes_to_the_end(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.desk.settings.pace = BY_STEPS
    page = until_bo_goes_on(window, qtbot)
    page.following._pace = lambda: BY_STEPS
    qtbot.keyClick(page.table_widget, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: bool(session_of(window).choices()), timeout=60000)
    assert page.following.beat is None, "nothing more is told till then"


def test_a_game_is_not_called_over_before_its_last_turn_is_told(start: Start, qtbot: QtBot) -> None:
    """What the last choice of all brought is told first; then the window says so."""
    window = start()
    window.desk.settings.pace = 5.0
    window.play.begin(GamePlan("yro", (MIRA, BO), {}, 3))
    page = window.play.page
    assert page is not None
    heading, session = page.rail.decision._heading, session_of(window)

    def is_asked_or_over() -> bool:
        if session.decision() is not None:
            page.following.skip()
        return bool(session.choices()) or session.decision() is None

    while session.decision() is not None:
        qtbot.waitUntil(is_asked_or_over, timeout=60000)
        if session.decision() is not None:
            choose(window)
    assert page.following.beat is not None and heading.text() == "The last turn"
    page.following.skip()
    assert page.following.beat is None and heading.text() == "The game is over"


def test_the_pace_can_be_changed_while_something_is_told(start: Start, qtbot: QtBot) -> None:
    window = start()
    page = until_bo_is_told(window, qtbot)
    window.preferences.set("pace", BY_STEPS)
    assert page.following.waits and "any key goes on" in window.bar.banner.accessibleName()
    window.preferences.set("pace", 5.0)
    assert not page.following.waits and "any key goes on" not in window.bar.banner.accessibleName()
    window.preferences.set("pace", 0.0)
    assert page.following.beat is None
