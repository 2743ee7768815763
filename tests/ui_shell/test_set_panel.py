"""Sets of things in the decision panel: a toggle a thing, one button that takes the set, and reasons."""

import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook
from tests.ui_shell.test_decision_panel import offer, question
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.decision_panel import DecisionPanel
from yonder_desktop.ui.pick_many import suits_toggling

CARDS = ("hare", "crane", "heron", "badger", "owl")


def sets(verb: str, *sizes: int) -> list[str]:
    found = [cards for size in sizes for cards in itertools.combinations(CARDS, size)]
    return [f"{verb}:{'+'.join(cards) or 'nothing'}" for cards in found]


@pytest.fixture
def panel(qtbot: QtBot, look: MakeLook) -> DecisionPanel:
    made = DecisionPanel(look("day", 100))
    made.set_words(str.title, lambda key: key.title(), lambda token: "", lambda token: f"not {token}")
    qtbot.addWidget(made)
    made.resize(320, 600)
    made.show()
    return made


def ask(panel: DecisionPanel, *tokens: str) -> None:
    panel.show_question(question(*(offer(token) for token in tokens)), "Your move")


def test_five_cards_are_five_toggles_not_thirty_two_rows(panel: DecisionPanel, qtbot: QtBot) -> None:
    ask(panel, *sets("discard", *range(6)))
    assert list(panel.sets.toggles) == list(CARDS) and not panel.options.isVisible()
    assert panel.token == "discard:nothing" and panel.sets.go.isEnabled() and not panel.go.isVisible()
    for card in ("owl", "hare", "crane", "hare"):
        qtbot.mouseClick(panel.sets.toggles[card], Qt.MouseButton.LeftButton)
    assert panel.token == "discard:crane+owl"
    assert panel.sets.go.accessibleName() == "Do discard crane+owl", "the button says what the set does"
    with qtbot.waitSignal(panel.chosen) as heard:
        qtbot.mouseClick(panel.sets.go, Qt.MouseButton.LeftButton)
    assert heard.args == ["discard:crane+owl"]


def test_what_lacks_and_what_is_too_much_is_told(panel: DecisionPanel, qtbot: QtBot) -> None:
    ask(panel, *sets("keep", 2))
    toggles = panel.sets.toggles
    assert panel.token == "" and not panel.sets.go.isEnabled()
    qtbot.mouseClick(toggles["hare"], Qt.MouseButton.LeftButton)
    assert panel.sets.go.accessibleName() == "not keep:hare"
    qtbot.mouseClick(toggles["owl"], Qt.MouseButton.LeftButton)
    assert panel.token == "keep:hare+owl" and panel.sets.go.isEnabled()
    assert toggles["heron"].accessibleDescription() == "not keep:hare+heron+owl"
    assert toggles["hare"].accessibleDescription() == ""
    qtbot.mouseClick(toggles["heron"], Qt.MouseButton.LeftButton)
    assert not toggles["heron"].isChecked() and panel.token == "keep:hare+owl"
    assert panel._result_words.markup == "not keep:hare+heron+owl"
    qtbot.mouseClick(toggles["owl"], Qt.MouseButton.LeftButton)
    assert not panel._result.isVisible(), "a reason stays until something is picked"


def test_by_keys(panel: DecisionPanel, qtbot: QtBot) -> None:
    ask(panel, *sets("discard", *range(6)))
    panel.set_focus()
    qtbot.waitUntil(panel.sets.toggles["hare"].hasFocus)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Space):
        QTest.keyClick(panel.window().focusWidget(), key)
    with qtbot.waitSignal(panel.chosen) as heard:
        QTest.keyClick(panel.window().focusWidget(), Qt.Key.Key_Return)
    assert heard.args == ["discard:hare+heron"]


def test_the_table_hears_every_step_and_is_followed(panel: DecisionPanel, qtbot: QtBot) -> None:
    heard: list[str] = []
    panel.focused.connect(heard.append)
    ask(panel, *sets("keep", 2))
    qtbot.mouseClick(panel.sets.toggles["owl"], Qt.MouseButton.LeftButton)
    panel.select_token("keep:crane+owl")
    assert panel.token == "keep:crane+owl" and panel.sets.toggles["crane"].isChecked()
    assert heard == ["keep:owl", "keep:crane+owl"]


def test_a_card_taken_up_on_the_table_leaves_the_set_as_it_is(panel: DecisionPanel, qtbot: QtBot) -> None:
    ask(panel, *sets("keep", 2))
    panel.select_token("keep:crane+owl")
    panel.narrow(["toggle:hare"])
    panel.narrow(["keep:crane+owl"])
    panel.select_token("")
    assert panel.token == "keep:crane+owl"


def test_enter_on_a_toggle_or_on_the_button_takes_the_set_once(panel: DecisionPanel, qtbot: QtBot) -> None:
    ask(panel, *sets("keep", 2))
    heard: list[str] = []
    panel.chosen.connect(heard.append)
    panel.sets.toggles["owl"].setFocus()
    QTest.keyClick(panel.sets.toggles["owl"], Qt.Key.Key_Return)
    assert heard == [], "one card is not two"
    panel.select_token("keep:crane+owl")
    for part in (panel.sets.toggles["owl"], panel.sets.go):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Return)
    assert heard == ["keep:crane+owl"] * 2
    QTest.keyClick(panel.sets.go, Qt.Key.Key_Space)
    assert heard == ["keep:crane+owl"] * 3


def test_the_same_question_shown_anew_keeps_what_is_picked(panel: DecisionPanel, look: MakeLook) -> None:
    ask(panel, *sets("keep", 2))
    panel.select_token("keep:crane+owl")
    panel.set_look(look("night", 125))
    ask(panel, *sets("keep", 2))
    assert panel.token == "keep:crane+owl" and panel.sets.toggles["owl"].isChecked()
    ask(panel, *sets("discard", 0, 1, 2))
    assert panel.token == "discard:nothing" and not panel.sets.toggles["owl"].isChecked()


def test_after_another_question_nothing_is_picked_as_on_the_table(panel: DecisionPanel) -> None:
    ask(panel, *sets("keep", 2))
    panel.select_token("keep:crane+owl")
    panel.show_question(None, "Move of Bo")
    assert not panel.sets.isVisible()
    ask(panel, *sets("keep", 2))
    assert panel.token == "" and not panel.sets.toggles["owl"].isChecked()


@pytest.mark.parametrize(
    ("tokens", "suited"),
    [
        (("discard:nothing", "discard:hare", "discard:crane", "discard:hare+crane"), True),
        (("keep:hare+crane", "keep:hare+owl", "keep:crane+owl"), True),
        (("keep:hare", "keep:crane", "keep:owl"), False),
        (("keep:nothing", "keep:hare"), False),
        (("pay:wood=1,hay=1", "pay:wood=2", "pay:hay=2"), False),
        (("place:owl@1,0", "place:owl@0,1", "place:owl@0,-1"), False),
        (("discard:hare+crane", "discard:hare+owl", "discard:crane+owl", "pass"), False),
    ],
)
def test_which_questions_are_asked_with_toggles(tokens: tuple[str, ...], suited: bool) -> None:
    assert suits_toggling([Choice((), token, "", "") for token in tokens]) == suited
