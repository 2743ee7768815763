"""Taking back by steps, over the replies of computer players; branches."""

from pytestqt.qtbot import QtBot

from tests.whole.conftest import Start
from tests.whole.keys import CTRL, SHIFT, Key, Keys
from tests.whole.mouse import Mouse
from tests.whole.sight import check_window
from tests.whole.steering import (
    BO,
    CAEL,
    MIRA,
    agree,
    begin,
    play_on,
    play_some,
    record_of,
    session_of,
    wait_for_turn,
)
from tests.whole.taste import Taste
from yonder_desktop.ui.result_page import ResultPage


def test_every_step_back_and_forth(start: Start, qtbot: QtBot) -> None:
    """A step leads to the question before it, whatever the two computer players did meanwhile."""
    window = start()
    session = begin(window, MIRA, BO, CAEL, seed=11)
    keys, hand, taste = Keys(window, qtbot), Mouse(window, qtbot), Taste(11)
    questions, records = [], []
    for _ in range(14):
        assert wait_for_turn(window, qtbot)
        questions.append(session.history.current)
        records.append(record_of(window))
        play_on(window, taste, hand.choose)
    assert wait_for_turn(window, qtbot)
    end = session.history.current
    assert end.depth > len(questions) + 4, "the computer players have played in between"
    for node, record in zip(reversed(questions), reversed(records), strict=True):
        keys.press(Key.Key_Z, CTRL)
        agree(window, qtbot)
        assert session.history.current is node and record_of(window) == record
        assert session.choices()
        check_window(window)
    assert not window.actions_.undo.isEnabled()
    for node in [*questions[1:], end]:
        keys.press(Key.Key_Z, CTRL | SHIFT)
        assert session.history.current is node
        check_window(window)
    assert not window.actions_.redo.isEnabled()


def test_choosing_differently_opens_a_branch(start: Start, qtbot: QtBot) -> None:
    window = start()
    session = begin(window, MIRA, BO, seed=9)
    keys, hand, taste = Keys(window, qtbot), Mouse(window, qtbot), Taste(9)
    play_some(window, qtbot, taste, hand.choose, 6)
    left = session.history.current
    for _ in range(3):
        keys.press(Key.Key_Z, CTRL)
        agree(window, qtbot)
    here = session.history.current
    taken = {node.token for node in here.children}
    other = next(choice.token for choice in session.choices() if choice.token not in taken)
    hand.choose(other)
    assert not session.can_redo(), "forth leads down the new branch"
    play_some(window, qtbot, taste, hand.choose, 2)
    check_window(window)
    assert left in all_below(here), "the other line is kept"
    for _ in range(3):
        keys.press(Key.Key_Z, CTRL)
        agree(window, qtbot)
    assert session.history.current is here
    keys.press(Key.Key_Z, CTRL | SHIFT)
    assert session.history.line()[here.depth + 1].token == other


def all_below(node: object) -> list[object]:
    children = list(node.children)  # type: ignore[attr-defined]
    return [found for child in children for found in (child, *all_below(child))]


def test_taking_back_the_end_of_the_game(start: Start, qtbot: QtBot) -> None:
    """The last choice can be taken back from the result page, and the game be finished another time."""
    window = start()
    session = begin(window, MIRA, CAEL, seed=16)
    taste = Taste(16)
    while wait_for_turn(window, qtbot):
        session.choose(taste.pick(session.choices()).token)
    assert isinstance(window.pages.currentWidget(), ResultPage)
    end, keys = session.history.current, Keys(window, qtbot)
    keys.press(Key.Key_Z, CTRL)
    agree(window, qtbot)
    assert session.history.current is not end and session.choices()
    check_window(window)
    keys.press(Key.Key_Z, CTRL | SHIFT)
    assert session.history.current is end
    assert isinstance(window.pages.currentWidget(), ResultPage)
    keys.press(Key.Key_Z, CTRL)
    while wait_for_turn(window, qtbot):
        play_on(window, taste, Mouse(window, qtbot).choose)
    assert isinstance(window.pages.currentWidget(), ResultPage)
    assert session_of(window) is session
