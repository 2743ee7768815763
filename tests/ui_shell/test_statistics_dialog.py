"""Statistics in the window: reached by mouse and keys, filtered, plotted, exported; empty, broken and full disks."""

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import check_nothing_cut
from yonder_desktop.storage.results import GameResult, SeatResult, keep_result
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.scores_dialog import ScoresDialog
from yonder_desktop.ui.start_page import StartPage
from yonder_desktop.ui.statistics_dialog import StatisticsDialog

Start = Callable[..., MainWindow]


def fill(path: Path) -> None:
    """Games of three kinds: Yonder won twice against one who plays greedily, YRO lost, one for practice."""
    bo = SeatResult("Bo", "greedy", 60, False)
    mira = SeatResult("Mira", "human", 70, True)
    lost = (SeatResult("Mira", "human", 50, False), SeatResult("Bo", "random", 60, True))
    for number, (game, seats, practice) in enumerate((
        ("yonder", (mira, bo), False), ("yonder", (mira, bo), False), ("yro", lost, False), ("yonder", lost, True),
    )):  # fmt: skip
        ended = f"2026-11-1{number}T12:00:00+00:00"
        keep_result(path, GameResult(f"g{number}", game, seats, ended, {}, "house", None, practice))


@pytest.fixture
def window(start: Start) -> MainWindow:
    window = start()
    fill(window.desk.folders.scores)
    return window


def opened(window: MainWindow) -> StatisticsDialog:
    """By the button of the start page."""
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage)
    QTest.mouseClick(page.statistics, Qt.MouseButton.LeftButton)
    dialog = window.saving.dialog
    assert isinstance(dialog, StatisticsDialog) and dialog.isVisible()
    return dialog


def test_nothing_played_yet_is_told(start: Start, qtbot: QtBot) -> None:
    window = start()
    dialog = opened(window)
    assert "No game has been played to its end yet" in dialog.said.text()
    assert dialog.tabs.isHidden() and dialog.export.isHidden() and dialog.scores.isHidden()
    assert dialog.height() < dialog.width(), "no larger than its one sentence"
    check_nothing_cut(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_figures_filters_and_groups(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window)
    assert dialog.said.text().startswith("3 games, 2 won (67 %)") and "1 practice game" in dialog.note.text()
    assert "0 won in a row, at most 2" in dialog.said.text()
    assert dialog.bars.accessibleDescription() == "Yonder: 2 of 2; YRO: 0 of 1"
    assert dialog.line.isHidden(), "totals of different games are not compared"
    check_nothing_cut(dialog)
    dialog.game.setFocus()
    QTest.keyClick(dialog.game, Qt.Key.Key_Down)
    assert dialog.game.currentText() == "Yonder" and dialog.said.text().startswith("2 games, 2 won (100 %)")
    assert dialog.line.isVisible() and "70, 70" in dialog.line.accessibleDescription()
    assert dialog.entry_model.rowCount() == 3, "a practice game is listed, and marked"
    check_nothing_cut(dialog)
    dialog.by.setFocus()
    QTest.keyClick(dialog.by, Qt.Key.Key_Down)
    assert dialog.group_model.index(0, 0).data() == "Computer, greedy"
    dialog.opponents.setCurrentIndex(dialog.opponents.findData("random"))
    assert (
        dialog.said.text() == "No game that counts fits this choice." and dialog.entry_model.rowCount() == 1
    )
    dialog.reject()


def test_tabs_and_tables_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window)
    dialog.tabs.tabBar().setFocus()
    QTest.keyClick(dialog.tabs.tabBar(), Qt.Key.Key_Right)
    assert dialog.games.isVisible()
    dates = [dialog.games.model().index(row, 0).data() for row in range(4)]
    assert dates[0].startswith("13") and dates[3].startswith("10"), "the last one first"
    QTest.mouseClick(
        dialog.games.horizontalHeader().viewport(), Qt.MouseButton.LeftButton,
        pos=dialog.games.horizontalHeader().viewport().rect().topLeft()
        + dialog.games.visualRect(dialog.games.model().index(0, 0)).center(),
    )  # fmt: skip
    assert dialog.games.model().index(0, 0).data().startswith("10")
    dialog.reject()


def test_plots_are_painted(window: MainWindow, qtbot: QtBot) -> None:
    dialog = opened(window)
    dialog.game.setCurrentIndex(1)
    qtbot.wait(10)
    act = QColor(window.look.theme.act)
    for plot in (dialog.bars, dialog.line):
        image = plot.grab().toImage()
        found = sum(
            image.pixelColor(x, y) == act for x in range(image.width()) for y in range(image.height())
        )
        assert found > 20, "what was won is filled"
    dialog.reject()


def test_the_games_shown_are_written_as_csv(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(window)
    dialog.game.setCurrentIndex(dialog.game.findData("yro"))
    QTest.mouseClick(dialog.export, Qt.MouseButton.LeftButton)
    chooser = window.saving.export_dialog
    assert isinstance(chooser, QFileDialog)
    field = chooser.findChild(QLineEdit)
    assert field is not None and field.text() == "yonder-desktop.csv"
    field.setText(str(tmp_path / "mine"))
    QTest.keyClick(field, Qt.Key.Key_Return)
    path = tmp_path / "mine.csv"
    qtbot.waitUntil(path.exists)
    lines = list(csv.DictReader(io.StringIO(path.read_text("utf-8"), newline="")))
    assert [(line["game"], line["name"], line["won"]) for line in lines] == [
        ("yro", "Mira", "0"),
        ("yro", "Bo", "1"),
    ]
    qtbot.waitUntil(lambda: str(path) in dialog.told)
    (tmp_path / "file").write_text("in the way")
    window.saving._write_csv(tmp_path / "file" / "x.csv", [])
    assert str(tmp_path / "file") in dialog.told and "Nothing was changed" in dialog.told
    dialog.reject()


def test_a_broken_file_is_set_aside_and_told(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.desk.folders.scores.write_bytes(b"no database " * 90)
    dialog = opened(window)
    assert "No game has been played" in dialog.said.text()
    dialog.reject()
    assert "set aside as" in window.note.text and Path(f"{window.desk.folders.scores}.broken").exists()


def test_from_statistics_to_the_best_scores(start: Start, qtbot: QtBot, alone: Path) -> None:
    window = start()
    window.play.open(alone)
    window.actions_.statistics.trigger()
    dialog = window.saving.dialog
    assert isinstance(dialog, StatisticsDialog)
    assert dialog.scores.isVisible()
    QTest.mouseClick(dialog.scores, Qt.MouseButton.LeftButton)
    assert isinstance(window.saving.dialog, ScoresDialog)
    window.saving.dialog.reject()
