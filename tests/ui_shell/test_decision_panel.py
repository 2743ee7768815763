"""The decision panel with mouse and keys."""

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook, check_nothing_cut
from yonder_desktop.bridge.option_model import Offer
from yonder_desktop.bridge.teller import Question
from yonder_desktop.core.questions import Choice, Decision
from yonder_desktop.ui.buttons import WordyButton
from yonder_desktop.ui.decision_panel import DecisionPanel
from yonder_desktop.ui.side_rail import SideRail


def question(*offers: Offer) -> Question:
    return Question(
        Decision("turn", 0, []), "What now? Take {wood} or [spot:quarry|the quarry].", list(offers)
    )


def offer(token: str, subject: str = "", costly: bool = False) -> Offer:
    return Offer(Choice((0,), token, subject, "", costly), f"Do {token.replace(':', ' ')}")


PLACES = [offer(f"place:{kind}@{n}", f"worker:{kind}") for kind in ("elf", "ogre") for n in range(6)]
GOODS = [
    offer("gain:" + ",".join(f"{good}={list(bag).count(good)}" for good in sorted(set(bag))))
    for bag in itertools.combinations_with_replacement(("hay", "ore", "wood"), 2)
]


@pytest.fixture
def panel(qtbot: QtBot, look: MakeLook) -> Iterator[DecisionPanel]:
    rail = SideRail(look("day", 100))
    qtbot.addWidget(rail)
    rail.resize(320, 700)
    panel = rail.decision
    panel.set_words(lambda key: key.title(), lambda key: f"{{{key}}} {key}", lambda token: f"this is {token}")
    rail.show()
    yield panel


def wait_for_clicks(qtbot: QtBot) -> None:
    """As long as clicks on a new question count as the end of a double click on the old one."""
    qtbot.wait(QApplication.doubleClickInterval() + 20)


def click_row(panel: DecisionPanel, qtbot: QtBot, row: int) -> None:
    view = panel.options.list
    middle = view.visualRect(panel.options.model.index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)


def wordy_button(panel: DecisionPanel, qtbot: QtBot) -> WordyButton:
    """The only button with words of its own, once it is shown."""
    qtbot.waitUntil(lambda: any(one.isVisible() for one in panel.findChildren(WordyButton)))
    return next(one for one in panel.findChildren(WordyButton) if one.isVisible())


def test_a_second_click_takes_an_option(panel: DecisionPanel, qtbot: QtBot) -> None:
    panel.show_question(question(offer("keep:a"), offer("keep:b")), "Your move")
    wait_for_clicks(qtbot)
    click_row(panel, qtbot, 1)
    assert panel.token == "keep:b" and panel.go.isEnabled()
    with qtbot.waitSignal(panel.chosen) as chosen:
        click_row(panel, qtbot, 1)
    assert chosen.args == ["keep:b"]


def test_clicks_just_after_a_new_question_take_nothing(panel: DecisionPanel, qtbot: QtBot) -> None:
    taken: list[str] = []
    panel.chosen.connect(taken.append)
    panel.show_question(question(offer("keep:a"), offer("keep:b")), "Your move")
    click_row(panel, qtbot, 0)
    click_row(panel, qtbot, 0)
    assert taken == []


def test_arrows_and_enter_take_an_option(panel: DecisionPanel, qtbot: QtBot) -> None:
    panel.show_question(question(offer("keep:a"), offer("keep:b")), "Your move")
    panel.set_focus()
    assert panel.token == "keep:a"
    qtbot.keyClick(panel.options.list, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.keyClick(panel.options.list, Qt.Key.Key_Return)
    assert chosen.args == ["keep:b"]


def test_enter_answers_one_question_only(panel: DecisionPanel, qtbot: QtBot) -> None:
    """Even where the next question has its answer picked from the start, as prices have."""
    taken: list[str] = []
    prices = [offer("pay:wood=1,hay=1"), offer("pay:wood=2"), offer("pay:hay=2")]

    def take(token: str) -> None:
        taken.append(token)
        panel.show_question(question(*prices), "Your move")

    panel.chosen.connect(take)
    panel.show_question(question(offer("keep:a"), offer("keep:b")), "Your move")
    panel.set_focus()
    qtbot.keyClick(panel.options.list, Qt.Key.Key_Return)
    assert taken == ["keep:a"] and panel.token == "pay:wood=1,hay=1"


def test_the_button_takes_what_is_selected(panel: DecisionPanel, qtbot: QtBot) -> None:
    panel.show_question(question(*PLACES), "Your move")
    assert not panel.go.isEnabled()
    panel.select_token("place:ogre@3")
    assert panel.options.chips.isVisible() and panel.options.model.rowCount() == 6
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.mouseClick(panel.go, Qt.MouseButton.LeftButton)
    assert chosen.args == ["place:ogre@3"]


def test_the_selected_token_is_told_and_let_go(panel: DecisionPanel, qtbot: QtBot) -> None:
    told: list[str] = []
    panel.focused.connect(told.append)
    panel.show_question(question(*PLACES), "Your move")
    panel.select_token("place:elf@2")
    panel.select_token("")
    assert told == ["place:elf@2", ""]


def test_a_costly_choice_is_apart_and_only_asked_for(panel: DecisionPanel, qtbot: QtBot) -> None:
    taken: list[str] = []
    panel.chosen.connect(taken.append)
    panel.show_question(question(*PLACES, offer("lock_up", "lock_up", True)), "Your move")
    button = wordy_button(panel, qtbot)
    assert button.accessibleName() == "Lock_Up …" and "lock_up" in button.accessibleDescription()
    with qtbot.waitSignal(panel.confirm_wanted) as wanted:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(20, 15))
    assert wanted.args == ["lock_up"] and taken == []


def test_what_is_taken_up_at_the_table_is_what_is_selected(panel: DecisionPanel) -> None:
    keep = [offer("keep:ranch", "hand:ranch"), offer("keep:board", "hand:board")]
    panel.show_question(question(*keep), "Your move")
    panel.set_focus()
    panel.select_token("keep:ranch")
    panel.narrow(["keep:board"])
    assert panel.token == "keep:board"
    panel.show_question(question(*PLACES), "Your move")
    panel.select_token("place:elf@1")
    panel.narrow(["place:ogre@0", "place:ogre@1"])
    assert panel.token == ""


def test_goods_are_picked_with_plus_and_minus(panel: DecisionPanel, qtbot: QtBot) -> None:
    panel.show_question(question(*GOODS, offer("decline")), "Your move")
    steps = {one.accessibleName(): one for one in panel.picker.findChildren(QPushButton)}
    assert panel.picker.isVisible() and not panel.options.isVisible() and not panel.go.isEnabled()
    for name in ("One more: wood wood", "One more: hay hay"):
        qtbot.mouseClick(steps[name], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.mouseClick(panel.go, Qt.MouseButton.LeftButton)
    assert chosen.args == ["gain:hay=1,wood=1"]


def test_declining_stands_beside_picking(panel: DecisionPanel, qtbot: QtBot) -> None:
    panel.show_question(question(*GOODS, offer("decline")), "Your move")
    button = wordy_button(panel, qtbot)
    with qtbot.waitSignal(panel.chosen) as chosen:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(20, 12))
    assert chosen.args == ["decline"]


def test_without_a_question_nothing_can_be_pressed(panel: DecisionPanel, qtbot: QtBot) -> None:
    panel.show_question(question(*PLACES, offer("lock_up", "lock_up", True)), "Your move")
    panel.show_question(None, "The game is over")
    assert not [one for one in panel.findChildren(QPushButton) if one.isVisible()]


@pytest.mark.parametrize("offers", [PLACES, GOODS, PLACES[:2]], ids=["groups", "goods", "two"])
@pytest.mark.parametrize("height", [480, 660, 1000])
@pytest.mark.parametrize("percent", [75, 100, 200])
def test_nothing_is_cut_at_any_height(
    qtbot: QtBot, look: MakeLook, offers: list[Offer], height: int, percent: int
) -> None:
    rail = SideRail(look("night", percent))
    qtbot.addWidget(rail)
    rail.resize(rail._look.px(300), rail._look.px(height))
    rail.show()
    rail.decision.set_words(str.title, str.title, lambda _token: "a word or two of what follows")
    rail.decision.show_question(question(*offers, offer("lock_up", "lock_up", True)), "Your move")
    rail.decision.select_token(offers[0].choice.token)
    check_nothing_cut(rail)
    costly = next(one for one in rail.decision.findChildren(WordyButton) if one.isVisible())
    lower = costly.mapTo(rail.decision, costly.rect().bottomLeft()).y()
    assert lower < rail.decision.height()


def test_a_new_question_is_read_from_its_first_line(qtbot: QtBot, panel: DecisionPanel) -> None:
    bar = panel.options.list.verticalScrollBar()
    panel.show_question(question(*[offer(f"take:{n}") for n in range(60)]), "Your move")
    qtbot.waitUntil(lambda: bar.maximum() > 40)
    bar.setValue(40)
    panel.show_question(question(*[offer(f"leave:{n}") for n in range(60)]), "Your move")
    qtbot.waitUntil(lambda: bar.maximum() > 40)
    assert bar.value() == 0
