"""The history in the window: going anywhere, the table as it was, scrubbing, bookmarks, and what is asked before."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import check_nothing_cut, result_of, session_of
from tests.ui_shell.test_window import BO, DARA, MIRA, begin, play_by_panel, wait_for_choice
from yonder_desktop.bridge.history_model import BRANCH_ROLE, HERE_ROLE, NODE_ROLE
from yonder_desktop.bridge.log_model import NEW_ROLE
from yonder_desktop.bridge.option_model import REVEALS_ROLE
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.ui.bookmark_dialog import BookmarkDialog
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.consent_page import ConsentPage
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.replay_bar import PACES
from yonder_desktop.ui.watch_frame import TAG_HEIGHT

Start = Callable[..., MainWindow]
LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def page_of(window: MainWindow) -> GamePage:
    assert window.play.page is not None
    return window.play.page


@pytest.fixture
def window(start: Start, qtbot: QtBot) -> MainWindow:
    """Some choices into a game of Yonder against the computer, the history in front."""
    made = start()
    begin(made, MIRA, BO)
    play_by_panel(made, qtbot, 6)
    wait_for_choice(made, qtbot)
    page_of(made).rail.show_history()
    qtbot.wait(20)
    return made


def answer(qtbot: QtBot, yes: bool) -> None:
    """Answer the question whether to take back."""
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, ConfirmDialog)
    qtbot.mouseClick(asked.yes if yes else asked.no, LEFT)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def take_back(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.undo.trigger()
    if QApplication.activeModalWidget() is not None:
        answer(qtbot, True)


def check_as_it_is(window: MainWindow) -> None:
    """The table shows the position on it, and its choices."""
    session, page = session_of(window), page_of(window)
    assert page.watching.node is None and not page.replay.isVisible()
    assert page.question is not None and len(page.question.offers) == len(session.choices())
    assert page.rail.history.tree.currentIndex().data(HERE_ROLE)
    assert "As it was" not in window.bar.banner.accessibleName()


def check_as_it_was(window: MainWindow, node: object) -> None:
    """The table shows another position, says so in three places, and takes no choice."""
    session, page = session_of(window), page_of(window)
    assert page.watching.node is node and page.replay.isVisible() and page._frame.is_drawn
    page._frame._column.activate()
    assert page.table_widget.y() >= window.look.px(TAG_HEIGHT) - 1, "the tag covers nothing"
    assert window.bar.banner.accessibleName().startswith("As it was")
    assert page.rail.decision.options.model.rowCount() == 0 and not page.rail.decision.go.isVisible()
    assert not page.table.table.gestures.choices  # type: ignore[attr-defined]
    assert session.rules.view_record(page.watched) == session.rules.view_record(
        session.rules.view(node.state, session.viewer)  # type: ignore[attr-defined]
    )
    here = session.history.current
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab):
        QTest.keyClick(page.table_widget, key)
    assert session.history.current is here, "nothing can be chosen there"


# ---- the panel


def test_arrows_show_the_table_as_it_was_and_escape_goes_back(window: MainWindow, qtbot: QtBot) -> None:
    tree, page = page_of(window).rail.history.tree, page_of(window)
    check_as_it_is(window)
    for _ in range(3):
        qtbot.keyClick(tree, Qt.Key.Key_Up)
    shown = tree.currentIndex().data(NODE_ROLE)
    assert shown is not session_of(window).history.current
    check_as_it_was(window, shown)
    assert page.rail.history.go.isEnabled() and not window.actions_.undo.isEnabled()
    for where in (page.replay, tree, page.table_widget, page.rail.log.list, page.rail.decision):
        page.watch(shown)
        check_as_it_was(window, shown)
        qtbot.keyClick(where, Qt.Key.Key_Escape)
        check_as_it_is(window)
    assert window.actions_.undo.isEnabled()


def test_enter_goes_on_from_there_once_it_is_agreed_to(window: MainWindow, qtbot: QtBot) -> None:
    tree, session = page_of(window).rail.history.tree, session_of(window)
    end = session.history.current
    tree.setFocus()
    while tree.currentIndex().data(NODE_ROLE).depth > 2:
        qtbot.keyClick(tree, Qt.Key.Key_Up)
    node = tree.currentIndex().data(NODE_ROLE)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    if QApplication.activeModalWidget() is not None:
        answer(qtbot, False)
        assert session.history.current is end and not session.practice
        check_as_it_was(window, node)
        qtbot.keyClick(tree, Qt.Key.Key_Return)
        answer(qtbot, True)
        assert session.practice
    assert node in session.history.line() and page_of(window).watching.node is None
    wait_for_choice(window, qtbot)
    assert end in all_nodes(session.history.root), "nothing is lost"
    check_as_it_is(window)


def all_nodes(node: object) -> list[object]:
    return [node, *(found for child in node.children for found in all_nodes(child))]  # type: ignore[attr-defined]


def test_a_branch_is_kept_shown_and_gone_back_to_after_saving(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    session = session_of(window)
    left = session.history.current
    take_back(window, qtbot)
    here, taken = session.history.current, [node.token for node in session.history.current.children]
    other = next(choice for choice in session.choices() if choice.token not in taken and not choice.costly)
    page_of(window).rail.decision.chosen.emit(other.token)
    wait_for_choice(window, qtbot)
    model = page_of(window).history_model
    row = model.index_of(here.child(other.token))
    assert model.rowCount(row) == 1 and str(model.index(0, 0, row).data()).startswith("Instead: ")
    session.set_bookmark(left, "The other way")
    window.desk.save(tmp_path / "branched.json")
    window.play.open(tmp_path / "branched.json")
    wait_for_choice(window, qtbot)
    again = page_of(window)
    marked = session_of(window).history.bookmarks()
    assert [node.bookmark for node in marked] == ["The other way"]
    assert [node.token for node in line_to(marked[0])] == [node.token for node in line_to(left)]
    again.rail.show_history()
    head = again.history_model.index_of(marked[0])
    while not head.data(BRANCH_ROLE):
        head = head.parent()
    assert again.rail.history.tree.isExpanded(head.parent()), "its name is seen at once"
    again.watch(marked[0])
    check_as_it_was(window, marked[0])
    qtbot.mouseClick(again.replay.go_on, LEFT)
    if QApplication.activeModalWidget() is not None:
        answer(qtbot, True)
    assert session_of(window).history.current is marked[0]
    wait_for_choice(window, qtbot)


def line_to(node: object) -> list[object]:
    path = [node]
    while path[-1].parent is not None:  # type: ignore[attr-defined]
        path.append(path[-1].parent)  # type: ignore[attr-defined]
    return path[::-1][1:]


def test_closed_branches_stay_closed_while_the_game_goes_on(window: MainWindow, qtbot: QtBot) -> None:
    take_back(window, qtbot)
    session, tree = session_of(window), page_of(window).rail.history.tree
    taken = [node.token for node in session.history.current.children]
    other = next(choice for choice in session.choices() if choice.token not in taken and not choice.costly)
    page_of(window).rail.decision.chosen.emit(other.token)
    wait_for_choice(window, qtbot)
    row = page_of(window).history_model.index_of(session.history.line()[-1])
    while row.isValid() and not page_of(window).history_model.rowCount(row):
        row = row.siblingAtRow(row.row() - 1)
    node = row.data(NODE_ROLE)
    assert tree.isExpanded(row), "a new branch is seen"
    tree.collapse(row)
    take_back(window, qtbot)
    model = page_of(window).history_model
    found = [model.index(n, 0) for n in range(model.rowCount()) if model.index(n, 0).data(NODE_ROLE) is node]
    assert all(not tree.isExpanded(index) for index in found)


# ---- bookmarks


def named(qtbot: QtBot, text: str) -> None:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BookmarkDialog)
    field = dialog.findChild(QLineEdit)
    assert field is dialog.field and dialog.ok.isEnabled() == bool(field.text())
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def test_a_bookmark_is_set_renamed_and_removed_by_keys_and_found_in_the_menu(
    window: MainWindow, qtbot: QtBot
) -> None:
    session, page = session_of(window), page_of(window)
    here, tree = session.history.current, page.rail.history.tree
    window.actions_.bookmark.trigger()
    named(qtbot, "Before it & all")
    assert here.bookmark == "Before it & all"
    assert str(tree.currentIndex().data()).startswith("“Before it & all” · ")
    for _ in range(2):
        qtbot.keyClick(tree, Qt.Key.Key_Up)
    window.actions_.bookmarks.aboutToShow.emit()
    entries = window.actions_.bookmarks.actions()
    assert [entry.text() for entry in entries] == ["Before it && all"]
    entries[0].trigger()
    check_as_it_is(window)
    qtbot.keyClick(tree, Qt.Key.Key_F2)
    named(qtbot, "Here")
    assert here.bookmark == "Here"
    qtbot.keyClick(tree, Qt.Key.Key_Delete)
    assert here.bookmark == "" and session.document().bookmarks == []
    window.actions_.bookmarks.aboutToShow.emit()
    assert not window.actions_.bookmarks.actions()[0].isEnabled()


# ---- the log, and going through the game


def test_a_line_of_the_log_shows_the_table_as_it_was(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window)
    log = page.rail.log
    page.rail.tabs.setCurrentWidget(log)
    qtbot.wait(20)
    row = page.log_model.rowCount() // 2
    index = log.list.model().index(row, 0)
    log.list.scrollTo(index)
    rect = log.list.visualRect(index)
    QTest.mouseClick(log.list.viewport(), LEFT, pos=QPoint(rect.right() - 3, rect.bottom() - 3))
    node = page.log_model.line(row).node
    check_as_it_was(window, node)
    assert log.list.selectionModel().isSelected(log.list.model().index(page.log_model.last_row_of(node), 0))
    assert page.log_model.rowCount() > row + 1, "what came later can still be clicked"
    qtbot.keyClick(page.replay, Qt.Key.Key_Escape)
    check_as_it_is(window)
    log.list.setFocus()
    log.list.setCurrentIndex(log.list.model().index(1, 0))
    qtbot.keyClick(log.list, Qt.Key.Key_Space)
    check_as_it_was(window, page.log_model.line(1).node)
    qtbot.mouseClick(page.replay.leave, LEFT)
    check_as_it_is(window)


def test_the_game_plays_itself_forwards_and_backwards_at_a_pace(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(window)
    window.actions_.replay.trigger()
    bar, seen = page.replay, []
    bar.moved.connect(seen.append)
    assert bar.slider.value() == 0 and not bar.back.isEnabled()
    bar.paces.setCurrentIndex(0)
    assert bar.pace == PACES[0] and window.desk.settings.replay_pace == PACES[0]
    bar._timer.setInterval(5)
    monkeypatch.setattr("yonder_desktop.ui.replay_bar.PACES", (0.005, 0.01, 0.02))
    last = bar.slider.maximum()
    qtbot.mouseClick(bar.play_on, LEFT)
    assert bar.direction == 1 and bar.play_on.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: bar.direction == 0)
    assert seen == list(range(1, last + 1)) and bar.play_on.accessibleName() == "Play forwards"
    seen.clear()
    qtbot.mouseClick(bar.play_back, LEFT)
    qtbot.waitUntil(lambda: bar.slider.value() <= last - 2)
    qtbot.keyClick(bar, Qt.Key.Key_Space)
    paused = bar.slider.value()
    qtbot.wait(40)
    assert bar.direction == 0 and bar.slider.value() == paused
    qtbot.mouseClick(bar.on, LEFT)
    assert bar.slider.value() == paused + 1
    check_nothing_cut(window)
    qtbot.mouseClick(bar.leave, LEFT)
    check_as_it_is(window)


@pytest.mark.parametrize("size", [(1000, 620), (1280, 720), (1920, 1080)])
def test_nothing_of_the_bar_and_the_panel_is_cut(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window.resize(*size)
    page = page_of(window)
    page.watch(session_of(window).history.line()[1])
    page.rail.show_history()
    check_nothing_cut(window)
    for part in (page.replay.go_on, page.replay.leave, page.rail.history.go, page.rail.history.name):
        part.setText(part.text() + "e" * round(0.4 * len(part.text())))
    check_nothing_cut(window)
    for part in (page.replay.go_on, page.replay.leave, page.replay.paces):
        assert page.replay.rect().contains(part.geometry())


# ---- before a choice, and before it is taken back


def test_what_shows_something_hidden_is_marked_before(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.play.begin(GamePlan("ylandyss", (MIRA, BO), {}, 3))
    page, found = page_of(window), {}
    for _ in range(40):
        wait_for_choice(window, qtbot)
        session = session_of(window)
        model = page.rail.decision.options.model
        tokens = [choice.token for choice in session.choices()]
        rows = [model.index(row, 0) for row in range(model.rowCount())]
        for index in rows:
            index.data(REVEALS_ROLE)
        qtbot.waitUntil(lambda rows=rows: all(row.data(REVEALS_ROLE) is not None for row in rows))
        for index, token in ((index, model.offer(index.row()).choice.token) for index in rows):
            found.setdefault(
                bool(index.data(REVEALS_ROLE)),
                (
                    index.data(Qt.ItemDataRole.ToolTipRole),
                    token,
                    page.foretell(token),
                    page.foretell_all(token),
                ),
            )
        if len(found) == 2:
            break
        page.rail.decision.chosen.emit(tokens[0])
    tip, _token, short, full = found[True]
    assert tip == "Shows something hidden." and "shows something hidden" in short
    assert "this becomes a practice game" in full
    tip, _token, short, full = found[False]
    assert tip is None and "hidden" not in short + full


def until_something_was_revealed(window: MainWindow, qtbot: QtBot) -> None:
    session = session_of(window)
    for _ in range(60):
        wait_for_choice(window, qtbot)
        target = session.history.undo_target()
        if target is not None and session.shows_again(target):
            return
        play_by_panel(window, qtbot, 1)
    raise AssertionError("nothing was revealed")


def test_against_the_computer_it_becomes_practice_and_stays_so(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    window = start()
    begin(window, MIRA, BO, seed=5)
    until_something_was_revealed(window, qtbot)
    session, here = session_of(window), session_of(window).history.current
    assert not window.bar.practice.isVisible()
    window.actions_.undo.trigger()
    answer(qtbot, False)
    assert session.history.current is here and not session.practice
    window.actions_.undo.trigger()
    answer(qtbot, True)
    assert session.history.current is not here and window.bar.practice.isVisible()
    window.actions_.redo.trigger()
    assert session.history.current is here
    window.actions_.undo.trigger()
    assert QApplication.activeModalWidget() is None, "it is asked once"
    window.desk.save(tmp_path / "practice.json")
    assert json.loads((tmp_path / "practice.json").read_text(encoding="utf-8"))["practice"] is True
    window.show_start()
    assert not window.bar.practice.isVisible()
    window.play.open(tmp_path / "practice.json")
    assert window.bar.practice.isVisible()
    play_by_panel(window, qtbot, 2000)
    result = result_of(window, qtbot)
    assert any("practice game" in label.text() for label in result.findChildren(type(window.bar.practice)))


def test_turns_go_back_and_forth_by_their_keys(window: MainWindow, qtbot: QtBot) -> None:
    session = session_of(window)
    end, places = session.history.current, []
    while (place := session.turn_before()) is not None:
        QTest.keyClick(window, Qt.Key.Key_PageUp, CTRL)
        if QApplication.activeModalWidget() is not None:
            answer(qtbot, True)
        assert session.history.current is place
        check_as_it_is(window)
        places.append(place)
    assert places and not window.actions_.undo_turn.isEnabled()
    while session.turn_after() is not None:
        QTest.keyClick(window, Qt.Key.Key_PageDown, CTRL)
    assert session.history.current is end and not window.actions_.redo_turn.isEnabled()


def test_the_words_of_choices_are_known_before_the_table_is_shown(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that labels its own buttons asks for them while it is set; it must never get a bare token."""
    window = start()
    window.play.begin(GamePlan("yro", (MIRA, BO), {}, 3))
    page, bare = page_of(window), []
    show = page.table_widget.set_position  # type: ignore[attr-defined]

    def listening(view: object, names: object, colours: object, choices: list, *rest: object) -> None:  # type: ignore[type-arg]
        bare.extend(choice.token for choice in choices if page._label(choice.token) == choice.token)
        show(view, names, colours, choices, *rest)

    monkeypatch.setattr(page.table_widget, "set_position", listening)
    play_by_panel(window, qtbot, 5)
    wait_for_choice(window, qtbot)
    page.watch_again()
    page.watching.leave()
    assert bare == []


# ---- people at one screen


def take_over(window: MainWindow, qtbot: QtBot) -> None:
    cover = window.pages.currentWidget()
    if isinstance(cover, HandoverPage):
        qtbot.mouseClick(cover.go, LEFT)


def play_together(window: MainWindow, qtbot: QtBot, stop: Callable[[], bool]) -> None:
    session = session_of(window)
    for _ in range(120):
        take_over(window, qtbot)
        if stop():
            return
        session.choose(session.choices()[-1].token)
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("game", ["yonder", "yro", "ylandyss"])
def test_what_was_revealed_is_taken_back_only_if_everybody_agrees(
    start: Start, qtbot: QtBot, game: str
) -> None:
    window = start()
    window.play.begin(GamePlan(game, (MIRA, DARA), {}, 4))
    session = session_of(window)

    def revealed() -> bool:
        target = session.history.undo_target()
        return target is not None and bool(session.choices()) and session.shows_again(target)

    play_together(window, qtbot, revealed)
    here, asker, target = session.history.current, session.viewer, session.history.undo_target()
    asked = []
    window.actions_.undo.trigger()
    for yes in (True, False):
        page = consent_of(window)
        asked.append(page.yes.text())
        name = asked[-1].partition(":")[0].removeprefix("I am ")
        assert window.bar.banner.accessibleName() == f"{name}, do you agree?"
        assert not page_of(window).isVisible(), "the table is covered"
        assert session.viewer == -1 and session.choices() == [], "and nothing of a hand is said elsewhere"
        qtbot.mouseClick(page.yes if yes else page.no, LEFT)
    assert session.history.current is here and "nothing was taken back" in window.note.text
    assert "agree" not in window.bar.banner.accessibleName()
    take_over(window, qtbot)
    assert window.pages.currentWidget() is page_of(window) and session.viewer == asker
    names = [session.players[asker].name, session.players[1 - asker].name]
    assert [text.partition(":")[0] for text in asked] == [f"I am {name}" for name in names]
    window.actions_.undo.trigger()
    for _ in range(2):
        qtbot.mouseClick(consent_of(window).yes, LEFT)
    assert session.history.current is target and not session.practice
    cover = window.pages.currentWidget()
    assert isinstance(cover, HandoverPage) or session.viewer == session.decision().seat
    window.actions_.redo.trigger()
    take_over(window, qtbot)
    assert session.history.current is here


def consent_of(window: MainWindow) -> ConsentPage:
    page = window.pages.currentWidget()
    assert isinstance(page, ConsentPage)
    return page


def test_escape_and_the_first_button_leave_everything_as_it_is(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.play.begin(GamePlan("ylandyss", (MIRA, DARA, Player("Bo", "blue", "random")), {}, 4))
    session = session_of(window)

    def revealed() -> bool:
        qtbot.waitUntil(lambda: bool(session.choices()) or session.handover_seat >= 0, timeout=60000)
        take_over(window, qtbot)
        target = session.history.undo_target()
        return target is not None and session.shows_again(target)

    play_together(window, qtbot, revealed)
    here = session.history.current
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        window.actions_.undo.trigger()
        page = consent_of(window)
        assert QApplication.focusWidget() is page.no or not window.isActiveWindow()
        assert any("practice game" in label.text() for label in page.findChildren(type(window.bar.practice)))
        qtbot.keyClick(page.no, key)
        take_over(window, qtbot)
        assert session.history.current is here and window.pages.currentWidget() is page_of(window)


def test_a_sealed_choice_is_taken_back_by_a_word_and_shows_nothing(start: Start, qtbot: QtBot) -> None:
    """Mira has planned in secret; Dara, who has not yet, lets her think again. Nothing has come to light."""
    window = start()
    window.play.begin(GamePlan("yro", (MIRA, DARA), {}, 4))
    session = session_of(window)
    play_together(window, qtbot, lambda: session.decision().kind == "recruit" and session.viewer == 1)
    before = session.history.current
    assert before.seat == 0
    secret = set(before.token.partition(":")[2].split("+"))
    page = page_of(window)
    page.rail.show_history()
    names = [page.teller.words.name(f"hand:{key}") for key in secret]
    words = [*everything_said(window), window.bar.banner.accessibleName(), window.bar.banner.toolTip()]
    assert not [name for name in names if name and any(name in said for said in words)]
    window.actions_.undo.trigger()
    answer(qtbot, True)
    cover = window.pages.currentWidget()
    assert isinstance(cover, HandoverPage) and session.handover_seat == 0
    take_over(window, qtbot)
    assert session.viewer == 0 and session.decision().kind == "recruit" and session.choices()


def everything_said(window: MainWindow) -> list[str]:
    """All that the history and the log of a window say, in every way in which they say it."""
    page, said = page_of(window), []
    roles = (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
        Qt.ItemDataRole.AccessibleDescriptionRole,
    )
    for model in (page.history_model, page.log_model):
        for row in range(model.rowCount()):
            said += [str(model.data(model.index(row, 0), role)) for role in roles]
    return said


def test_who_takes_over_reads_what_happened_since_and_nothing_else(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, DARA)
    session, page = session_of(window), page_of(window)
    play_together(window, qtbot, lambda: session.viewer == 0 and session.history.current.depth > 8)
    page.rail.show_history()
    play_together(window, qtbot, lambda: session.viewer == 1)
    log, model = page.rail.log, page.log_model
    assert page.rail.tabs.currentWidget() is log
    own = [node.depth for node in session.history.line() if node.seat == 1]
    new = [bool(model.index(row, 0).data(NEW_ROLE)) for row in range(model.rowCount())]
    assert new == [model.line(row).node.depth > own[-1] for row in range(model.rowCount())] and any(new)
    first = new.index(True)
    assert model.index(first, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole) == "since your last choice"
    qtbot.wait(30)
    assert log.list.visualRect(log.list.model().index(first, 0)).top() >= -1
    seen = log.list.viewport().rect().intersects(log.list.visualRect(log.list.model().index(first, 0)))
    assert seen, "it begins with the first of them"
    assert log.recap.isVisible() and log.recap.text() == f"Since your last choice: {sum(new)} lines"
    session.choose(session.choices()[0].token)
    assert log.recap.isHidden(), "what one has chosen oneself is no news"
