"""Looking up the rules: opened at what is in focus, searched, followed from page to page, by mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.pseudo import speak_it
from tests.ui_shell.conftest import MakeLook, check_nothing_cut, session_of
from tests.ui_shell.test_window import BO, MIRA, Start, begin, wait_for_choice
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.ui.flow import bits_of, lay_out
from yonder_desktop.ui.link_label import LinkLabel
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.rules_dialog import RulesDialog, Volume
from yonder_desktop.wording import words_for


def dialog_of(window: MainWindow) -> RulesDialog:
    dialog = window.looking_up.dialog
    assert dialog is not None
    return dialog


def volume(game: str = "yonder") -> Volume:
    words = words_for(game, GameShelf().take(game).tables)
    return Volume(game, game, words.reference(), words.page_key)  # type: ignore[attr-defined]


@pytest.fixture
def dialog(qtbot: QtBot, look: MakeLook) -> RulesDialog:
    made = RulesDialog(look(), volume(), [("yonder", "Yonder"), ("yro", "YRO")])
    qtbot.addWidget(made)
    made.show()
    return made


def in_game(start: Start, qtbot: QtBot) -> MainWindow:
    window = start()
    begin(window, MIRA, BO)
    wait_for_choice(window, qtbot)
    return window


def test_it_opens_at_the_item_in_the_inspector_else_at_the_question(start: Start, qtbot: QtBot) -> None:
    window = in_game(start, qtbot)
    page = window.play.page
    assert page is not None and page.question is not None and page.question.kind == "start_card"
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.rail.inspector.clear()
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert dialog_of(window).key == "rules:setup"
    page.table.focused.emit("upper:upper_4_top")
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert dialog_of(window).key == "upper:upper_4_top", "the place that has the focus on the table"
    page.table.focused.emit("")
    QTest.mouseClick(window.bar.phase, Qt.MouseButton.LeftButton)
    assert dialog_of(window).key == "rules:setup", "the phase leads to what is asked"
    for item, key in (
        ("spot:builders", "spot:builders"),
        ("ship:argo", "ship:argo"),
    ):
        page.rail.inspector.inspect(item)
        page.rail.inspector.rules.click()
        assert dialog_of(window).key == key
    assert len(window.findChildren(RulesDialog)) == 1
    session = session_of(window)
    before = session.history.current.depth
    session.choose(session.choices()[0].token)
    assert session.history.current.depth > before, "the game goes on behind it"
    dialog_of(window).close_button.click()
    assert window.looking_up.dialog is None


def test_the_start_page_opens_the_rules_of_the_last_game_and_others_can_be_chosen(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    window.desk.settings.last_game = "yro"
    assert window._start is not None
    window._start.rules.click()
    assert dialog_of(window).volume.game == "yro"
    box = dialog_of(window).game
    box.setCurrentIndex(box.findData("ylandyss"))
    box.activated.emit(box.currentIndex())
    assert dialog_of(window).volume.game == "ylandyss" and "Ylandyss" in dialog_of(window).windowTitle()
    dialog_of(window).close()


def test_it_takes_another_look_and_stays_where_it_is(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.looking_up.show()
    dialog_of(window).open_at("rules:feeding")
    window.preferences.set("theme", "night")
    assert dialog_of(window).look.theme.name == "night" and dialog_of(window).key == "rules:feeding"
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(window.findChildren(RulesDialog)) == 1
    dialog_of(window).close()


def test_searching_lists_what_is_found_and_opens_it(dialog: RulesDialog, qtbot: QtBot) -> None:
    assert dialog.count.isHidden()
    dialog.search.setFocus()
    QTest.keyClicks(dialog.search, "hungry")
    assert dialog.hits.count() >= 1 and "found" in dialog.count.text()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.key == "rules:feeding" and dialog._title.text() == "Feeding"
    assert not dialog.search.isHidden() and dialog.isVisible(), "Enter does not close the window"
    dialog.search.setText("xyzzy")
    assert dialog.hits.count() == 0 and dialog.count.text().startswith("Nothing found")
    dialog.search.clear()
    assert dialog._lists.currentWidget() is dialog.tree and dialog.count.isHidden()


def test_one_goes_back_and_forward(dialog: RulesDialog, qtbot: QtBot) -> None:
    first = dialog.key
    assert not dialog.back.isEnabled()
    for key in ("rules:turn", "rules:lock_up"):
        dialog.open_at(key)
    dialog.back.click()
    assert dialog.key == "rules:turn" and dialog.forward.isEnabled()
    dialog.go_back()
    assert dialog.key == first
    dialog.go_forward()
    dialog.go_forward()
    assert dialog.key == "rules:lock_up" and not dialog.forward.isEnabled()
    dialog.go_back()
    dialog.open_at("rules:ogre")
    assert not dialog.forward.isEnabled(), "another way was taken"


def test_names_in_the_text_lead_on(dialog: RulesDialog, qtbot: QtBot) -> None:
    dialog.open_at("rules:workers")
    QApplication.processEvents()
    label = next(
        part for part in dialog.findChildren(LinkLabel) if "rules:ogre" in part.markup and part.isVisible()
    )
    x, y = place_of(label, "rules:ogre")
    move = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(x, y), QPointF(x, y), Qt.MouseButton.NoButton, Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    label.mouseMoveEvent(move)
    assert label.cursor().shape() == Qt.CursorShape.PointingHandCursor
    label.grab()
    QTest.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPointF(x, y).toPoint())
    assert dialog.key == "rules:ogre"


def place_of(label: LinkLabel, key: str) -> tuple[float, float]:
    """The middle of a live name in a label."""
    y = 0.0
    for line in lay_out(label.markup, label._inner(label.width()), label._how):
        for bit, left in bits_of(line, label._how):
            if bit.key == key:
                return left + bit.width / 2, y + line.height / 2
        y += line.height
    raise AssertionError(key)


def test_pages_that_belong_together_are_reached_by_keys(dialog: RulesDialog, qtbot: QtBot) -> None:
    dialog.open_at("rules:lock_up")
    QApplication.processEvents()
    links = [
        part
        for part in dialog.findChildren(QPushButton)
        if part.text().startswith("See:") and part.isVisible()
    ]
    assert links
    wanted = links[0].text().removeprefix("See: ")
    links[0].setFocus()
    QTest.keyClick(links[0], Qt.Key.Key_Space)
    assert dialog._title.text() == wanted
    dialog.tree.setFocus()
    QTest.keyClick(dialog.tree, Qt.Key.Key_Down)
    assert dialog._title.text() == dialog.tree.currentItem().text(0)


def test_parts_have_names(dialog: RulesDialog) -> None:
    for part in (dialog.game, dialog.search, dialog.tree, dialog.hits):
        assert part.accessibleName()
    assert all(label.accessibleName() for label in dialog.findChildren(LinkLabel))


@pytest.mark.parametrize("game", ["yonder", "yro", "ylandyss"])
@pytest.mark.parametrize(("theme", "percent"), [("day", 100), ("night", 75), ("contrast", 200)])
def test_nothing_is_cut_in_longer_words(
    qtbot: QtBot, look: MakeLook, game: str, theme: str, percent: int
) -> None:
    speak_it()
    made = RulesDialog(look(theme, percent), volume(game), [(game, game.title())])
    qtbot.addWidget(made)
    made.show()
    longest = max(made.volume.pages, key=lambda page: sum(map(len, page.lines)))
    for key in (made.key, longest.key):
        made.open_at(key)
        check_nothing_cut(made)
