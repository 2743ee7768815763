"""Best scores: told on the result page of a game played alone, and in a dialog with filters."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import MakeLook, check_nothing_cut, result_of
from tests.ui_shell.test_dialogs import desk, scores  # noqa: F401
from yonder_desktop.bridge.desk import Desk
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.scores_dialog import ScoresDialog
from yonder_desktop.ui.start_page import StartPage

Start = Callable[..., MainWindow]


def words_in(parent: QWidget) -> list[str]:
    return [label.text() for label in parent.findChildren(QLabel) if label.isVisible()]


def choose(box: QComboBox, value: object) -> None:
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_filters_choose_the_tables(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:  # noqa: F811
    dialog = scores(look(), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    assert sorted(dialog.filters) == ["yonder.level", "yonder.ship"], "without a choice nothing is asked"
    shown = words_in(dialog)
    assert any("Ship: Argo" in words for words in shown) and not any("Merry" in words for words in shown)
    choose(dialog.filters["yonder.ship"], None)
    qtbot.wait(10)
    assert any("Merry" in words for words in words_in(dialog))
    choose(dialog.filters["yonder.level"], 3)
    qtbot.wait(10)
    shown = words_in(dialog)
    assert any("Furious" in words for words in shown)
    assert not any("Captain Olos: Calm" in words for words in shown)


def test_the_best_ten_and_the_one_just_played(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:  # noqa: F811
    dialog = scores(look(), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    shown = words_in(dialog)
    assert "95" in shown and "55" in shown and "45" not in shown
    assert "and 2 more" in shown and "won" in shown and "lost" in shown
    marked = [label for label in dialog.findChildren(QLabel) if label.property("part") == "strong"]
    assert [label.text() for label in marked] == ["Wilhelmina"]


def test_the_end_of_a_game_alone_leads_to_the_scores(start: Start, qtbot: QtBot, alone: Path) -> None:
    window = start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and page.scores.isHidden()
    assert not window.actions_.scores.isVisible()
    window.play.open(alone)
    result = result_of(window, qtbot)
    assert result.scores.isVisible()
    said = words_in(result)
    assert any(
        words.startswith("Place 1 of 1 among the best scores. Level of Captain Olos: Stern") for words in said
    )
    assert "Captain Olos" in said and "Envoys in his camp" in said
    check_nothing_cut(window)
    qtbot.mouseClick(result.scores, Qt.MouseButton.LeftButton)
    dialog = window.saving.dialog
    assert isinstance(dialog, ScoresDialog) and "Mira" in words_in(dialog)
    dialog.reject()
    window.show_start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and page.scores.isVisible() and window.actions_.scores.isVisible()
    qtbot.mouseClick(page.scores, Qt.MouseButton.LeftButton)
    assert isinstance(window.saving.dialog, ScoresDialog) and window.saving.dialog is not dialog


def test_a_broken_file_of_scores_is_told_in_a_note(start: Start, qtbot: QtBot, alone: Path) -> None:
    window = start()
    window.desk.folders.scores.write_bytes(b"no database " * 90)
    window.play.open(alone)
    result = result_of(window, qtbot)
    assert any("Place 1 of 1" in words for words in words_in(result))
    assert "best scores is damaged" in window.note.text and "set aside" in window.note.text


def test_a_game_of_two_has_no_best_scores(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.play.begin(GamePlan("yonder", (Player("Mira", "yellow"), Player("Bo", "blue", "random")), {}, 5))
    assert window.desk.score() is None and not window.actions_.scores.isVisible()


def test_a_practice_game_is_told_and_leads_to_no_score(
    start: Start, qtbot: QtBot, alone: Path, tmp_path: Path
) -> None:
    window = start()
    practice = tmp_path / "practice.json"
    practice.write_text(alone.read_text("utf-8").replace('"practice": false', '"practice": true'), "utf-8")
    window.play.open(practice)
    result = result_of(window, qtbot)
    assert result.scores.isHidden()
    assert any("A practice game" in words for words in words_in(result))
