"""Two people at one screen: the page in between, wrong keys on it, taking back the other's choice."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import ALT, CTRL, Key, Keys
from tests.whole.mouse import Mouse
from tests.whole.sight import check_table, check_window
from tests.whole.steering import (
    CAEL,
    DARA,
    MIRA,
    begin,
    page_of,
    play_on,
    session_of,
    steps_made,
    table_of,
    wait_for_turn,
)
from tests.whole.taste import Taste
from yonder_desktop.core.contract import ONLOOKER
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.main_window import MainWindow

HARMLESS = (
    (Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    (Key.Key_F6, Qt.KeyboardModifier.NoModifier),
    (Key.Key_F7, Qt.KeyboardModifier.NoModifier),
    (Key.Key_Left, Qt.KeyboardModifier.NoModifier),
    (Key.Key_Down, Qt.KeyboardModifier.NoModifier),
    (Key.Key_E, Qt.KeyboardModifier.NoModifier),
    (Key.Key_Delete, Qt.KeyboardModifier.NoModifier),
    (Key.Key_Plus, CTRL),
    (Key.Key_0, CTRL),
    (Key.Key_I, CTRL),
    (Key.Key_R, CTRL),
    (Key.Key_Y, CTRL),
    (Key.Key_Left, ALT),
)


def cover_of(window: MainWindow) -> HandoverPage:
    page = window.pages.currentWidget()
    assert isinstance(page, HandoverPage)
    return page


def check_covered(window: MainWindow) -> None:
    """Nothing of a hand can be seen, and nothing can be chosen."""
    session = session_of(window)
    assert not page_of(window).isVisible() and cover_of(window).isVisible()
    assert session.viewer == ONLOOKER and session.choices() == []
    assert not [key for key in table_of(window).table.sprites() if key.startswith("hand:")]
    check_table(window)


def hand_over(window: MainWindow, qtbot: QtBot, taste: Taste) -> None:
    """Play until the other person has to take over the screen."""
    session, hand = session_of(window), Mouse(window, qtbot)
    while session.handover_seat == ONLOOKER:
        assert wait_for_turn(window, qtbot)
        if session.choices():
            play_on(window, taste, hand.choose)


@pytest.fixture
def window(start: Start, qtbot: QtBot) -> MainWindow:
    """Mira has played, and Dara is to take over the screen."""
    made, taste = start(), Taste(3)
    begin(made, MIRA, DARA, CAEL, seed=3)
    for _ in range(3):
        hand_over(made, qtbot, taste)
        Mouse(made, qtbot).press_button(cover_of(made).go)
    hand_over(made, qtbot, taste)
    return made


def test_no_key_but_its_own_uncovers_the_table(window: MainWindow, qtbot: QtBot) -> None:
    keys, here, seat = (
        Keys(window, qtbot),
        session_of(window).history.current,
        session_of(window).handover_seat,
    )
    for key, modifiers in HARMLESS:
        keys.press(key, modifiers)
        check_covered(window)
    assert session_of(window).history.current is here
    keys.tab_to(lambda focus: focus is cover_of(window).go)
    keys.press(Key.Key_Space)
    assert session_of(window).viewer == seat
    check_window(window)


def test_the_keyboard_is_at_the_only_button(window: MainWindow, qtbot: QtBot) -> None:
    seat = session_of(window).handover_seat
    assert QApplication.focusWidget() is cover_of(window).go
    Keys(window, qtbot).press(Key.Key_Space)
    assert session_of(window).viewer == seat


def test_keys_that_lead_to_the_table_leave_the_keyboard_at_the_button(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Nothing that is covered can be gone to."""
    keys = Keys(window, qtbot)
    for key in (Key.Key_F6, Key.Key_F7, Key.Key_F8):
        keys.press(key)
        assert QApplication.focusWidget() is cover_of(window).go


def test_what_somebody_looked_up_is_not_for_the_next_one(window: MainWindow, qtbot: QtBot) -> None:
    """The rules open at what is pointed at: a card of the hand of the one before must not be told by that."""
    keys = Keys(window, qtbot)
    Mouse(window, qtbot).press_button(cover_of(window).go)
    card = next(key for key in table_of(window).table.sprites() if key.startswith("hand:"))
    page_of(window).table.hovered.emit(card)
    keys.press(Key.Key_F1)
    looking_up = window.looking_up
    page = looking_up.dialog.volume.page_of(card) if looking_up.dialog is not None else ""
    assert looking_up.dialog is not None and looking_up.dialog.key == page != ""
    inspector = page_of(window).rail.inspector
    assert inspector.key == card
    hand_over(window, qtbot, Taste(5))
    assert inspector.key == "", "the inspector would tell it as well"
    assert looking_up.dialog is None
    keys.press(Key.Key_F1)
    assert looking_up.dialog is not None and looking_up.dialog.key != page
    looking_up.dialog.reject()


def test_another_look_keeps_it_covered(window: MainWindow, qtbot: QtBot) -> None:
    window.preferences.set("theme", "night")
    check_covered(window)
    window.preferences.set("scale", 125)
    window.resize(1000, 640)
    check_covered(window)
    Mouse(window, qtbot).press_button(cover_of(window).go)
    check_window(window)


def test_saving_on_it_and_going_on_from_the_file(
    window: MainWindow, qtbot: QtBot, start: Start, tmp_path: object
) -> None:
    tokens, seat = session_of(window).history.tokens(), session_of(window).handover_seat
    path = window.desk.suggested_path()
    window.desk.save(path)
    window.close()
    again = start()
    again.play.open(path)
    assert session_of(again).history.tokens() == tokens and session_of(again).handover_seat == seat
    check_covered(again)


def test_taking_back_the_choice_of_the_other_asks_first(window: MainWindow, qtbot: QtBot) -> None:
    session, keys, hand = session_of(window), Keys(window, qtbot), Mouse(window, qtbot)
    hand.press_button(cover_of(window).go)
    here, own, mine = session.history.current, session.viewer, steps_made(session)
    keys.press(Key.Key_Z, CTRL)
    assert session.history.current is here and window.play.taking_back.question.isVisible()
    keys.press(Key.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert session.history.current is here and session.viewer == own
    check_window(window)
    keys.press(Key.Key_Z, CTRL)
    hand.press_button(window.play.taking_back.question.yes)
    assert session.history.current is not here and steps_made(session) == mine - 1
    decision = session.decision()
    assert decision is not None and decision.seat != own and session.handover_seat == decision.seat
    check_covered(window)
    keys.press(Key.Key_Y, CTRL)
    assert session.history.current is here and session.handover_seat == own
    check_covered(window)
    hand.press_button(cover_of(window).go)
    check_window(window)


def test_taking_back_on_the_page_in_between_shows_no_hand(window: MainWindow, qtbot: QtBot) -> None:
    """The one who is to take over may sit there already: the hand of the other stays covered."""
    session, keys, hand = session_of(window), Keys(window, qtbot), Mouse(window, qtbot)
    here, mine = session.history.current, session.history.current.seat
    keys.press(Key.Key_Z, CTRL)
    assert session.history.current is not here and session.handover_seat != ONLOOKER
    check_covered(window)
    hand.press_button(cover_of(window).go)
    assert session.viewer == mine or session.players[mine].bot
    check_window(window)


def test_an_own_choice_is_taken_back_without_asking(window: MainWindow, qtbot: QtBot) -> None:
    session, keys, hand = session_of(window), Keys(window, qtbot), Mouse(window, qtbot)
    hand.press_button(cover_of(window).go)
    here, own = session.history.current, session.viewer
    play_on(window, Taste(1), hand.choose)
    keys.press(Key.Key_Z, CTRL)
    assert session.history.current is here and session.viewer == own
    check_window(window)
