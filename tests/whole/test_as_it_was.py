"""The game watched as it was: while the computer thinks, from the result, and a branch that is gone on with."""

from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.gated_bots import Gate
from tests.whole.keys import CTRL, SHIFT, Key, Keys
from tests.whole.mouse import Mouse
from tests.whole.sight import check_window
from tests.whole.steering import (
    BO,
    CAEL,
    MIRA,
    agree,
    begin,
    page_of,
    play_some,
    record_of,
    session_of,
    wait_for_turn,
)
from tests.whole.taste import Taste
from tests.whole.test_while_it_thinks import begin_and_let_it_think
from yonder_desktop.timeline import Node
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.result_page import ResultPage


def scrub(window: MainWindow, positions: int = 4) -> list[Node]:
    """Go through some positions by the keys of the slider; what is shown is what was."""
    page, session, seen = page_of(window), session_of(window), []
    page.replay.slider.setFocus()
    for _ in range(positions):
        QTest.keyClick(page.replay.slider, Key.Key_Right)
        node = page.watching.node
        assert node is not None
        seen.append(node)
        shown = page.table_widget.table.view  # type: ignore[attr-defined]
        wanted = session.view_at(node)
        assert session.rules.view_record(shown) == session.rules.view_record(wanted)
    assert len(set(seen)) == positions
    return seen


def test_a_reply_waits_until_one_has_come_back(start: Start, qtbot: QtBot, gate: Gate) -> None:
    window = start()
    session = begin_and_let_it_think(window, qtbot, gate)
    page, here = page_of(window), session.history.current
    Keys(window, qtbot).press(Key.Key_R, CTRL | SHIFT)
    scrub(window)
    gate.open()
    qtbot.waitUntil(lambda: session.replies._kept is not None)
    scrub(window, 2)
    assert session.history.current is here and session.is_bot_thinking
    assert page.watching.node is not None, "what the computer answers does not take the picture away"
    QTest.keyClick(page.replay, Key.Key_Escape)
    assert session.history.current is not here and session.history.current.parent is here
    assert wait_for_turn(window, qtbot)
    check_window(window)


def test_going_on_from_there_drops_what_the_computer_was_thinking_about(
    start: Start, qtbot: QtBot, gate: Gate
) -> None:
    window = start()
    session = begin_and_let_it_think(window, qtbot, gate)
    page, here = page_of(window), session.history.current
    own = next(node for node in session.history.line() if node.person)
    page.watch(own.parent)
    Mouse(window, qtbot).press_button(page.replay.go_on)
    agree(window, qtbot)
    assert session.history.current is own.parent and not session.is_bot_thinking and session.choices()
    gate.open()
    qtbot.wait(100)
    assert session.history.current is own.parent and own in own.parent.children
    check_window(window)
    page.watch(here)
    Mouse(window, qtbot).press_button(page.replay.go_on)
    assert wait_for_turn(window, qtbot)
    assert here in session.history.line(), "and there it is asked anew"
    check_window(window)


def test_an_end_that_is_watched_again_gone_on_from_and_kept(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    """From the result back into the middle, another way from there, and all of it in the next run."""
    window = start()
    session = begin(window, MIRA, BO, CAEL, seed=16)
    taste, hand = Taste(16), Mouse(window, qtbot)
    while wait_for_turn(window, qtbot):
        session.choose(taste.pick(session.choices()).token)
    end, result = session.history.current, window.pages.currentWidget()
    assert isinstance(result, ResultPage)
    hand.press_button(result.replay)
    page = page_of(window)
    assert page.watching.node is session.history.root
    scrub(window, 6)
    hand.press_button(page.replay.leave)
    assert isinstance(window.pages.currentWidget(), ResultPage)
    window.actions_.replay.trigger()
    middle = next(node for node in session.history.line()[20:] if node.person).parent
    page.watch(middle)
    hand.press_button(page.replay.go_on)
    agree(window, qtbot)
    assert session.history.current is middle and session.choices()
    taken = {node.token for node in middle.children}
    other = next(choice.token for choice in session.choices() if choice.token not in taken)
    session.choose(other)
    play_some(window, qtbot, taste, hand.choose, 2)
    check_window(window)
    depth, record = end.depth, record_of(window)
    session.set_bookmark(end, "The first end")
    window.close()
    again = start()
    again.go_on()
    assert wait_for_turn(again, qtbot)
    assert record_of(again) == record
    marked = session_of(again).history.bookmarks()
    assert [(node.bookmark, node.depth) for node in marked] == [("The first end", depth)]
    assert session_of(again).rules.decision(marked[0].state) is None
    Keys(again, qtbot).press(Key.Key_F8)
    tree = page_of(again).rail.history.tree
    assert QApplication.focusWidget() is tree
    check_window(again)
