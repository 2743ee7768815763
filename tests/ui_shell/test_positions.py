"""Position codes and bug reports in the window, for all games: copied, pasted, opened, saved."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import check_nothing_cut, session_of
from yonder_desktop.bridge.positions import position_code
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.core.records import digest
from yonder_desktop.ui.error_dialog import ErrorDialog
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.position_dialog import PositionDialog
from yonder_desktop.ui.report_dialog import ReportDialog
from yonder_desktop.ui.start_page import StartPage

Start = Callable[..., MainWindow]
GAMES = ("yonder", "yro", "ylandyss")
ALONE_AT_THE_SCREEN = (Player("Mira", "yellow"), Player("Dara", "green"))


def begin(window: MainWindow, game: str, choices: int = 4) -> None:
    """A game of two people after some choices."""
    window.play.begin(GamePlan(game, ALONE_AT_THE_SCREEN, {}, 5))
    session = session_of(window)
    for _ in range(choices):
        session.take_seat()
        session.choose(session.choices()[0].token)
    session.take_seat()


def position(window: MainWindow) -> str:
    session = session_of(window)
    return digest(session.rules.to_record(session.history.state))


def clipped() -> str:
    return QGuiApplication.clipboard().text()


def asked(window: MainWindow) -> PositionDialog:
    window.actions_.open_position.trigger()
    dialog = window.positions.dialog
    assert isinstance(dialog, PositionDialog) and dialog.isVisible()
    return dialog


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_copied_pasted_and_played_on(start: Start, qtbot: QtBot, game: str) -> None:
    window = start()
    begin(window, game)
    before = position(window)
    window.actions_.copy_position.trigger()
    assert clipped().startswith("YD1-") and "copied" in window.note.text
    window.show_start()
    dialog = asked(window)
    assert dialog.code.toPlainText() == clipped() and "Mira, Dara" in dialog.told, (
        "what was copied is there at once"
    )
    check_nothing_cut(dialog)
    QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    session = session_of(window)
    assert position(window) == before and session.game == game and session.practice
    assert window.play.path is None and not session.can_undo()
    session.take_seat()
    session.choose(session.choices()[0].token)
    assert session.can_undo() and position(window) != before


def test_an_earlier_position_that_is_looked_at_is_the_one_that_is_copied(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, "yro")
    page, session = window.play.page, session_of(window)
    assert page is not None
    page.watching.watch_again()
    QTest.keyClick(page.replay.slider, Qt.Key.Key_Right)
    node = page.watching.node
    assert node is not None and node is not session.history.current
    window.actions_.copy_position.trigger()
    assert clipped() == position_code(session, node) != position_code(session, session.history.current)


def test_a_code_can_be_typed_and_what_is_wrong_is_told(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, "ylandyss")
    window.actions_.copy_position.trigger()
    code = clipped()
    QGuiApplication.clipboard().setText("Dear diary")
    dialog = asked(window)
    assert dialog.code.toPlainText() == "" and dialog.told == "" and not dialog.open_button.isEnabled()
    qtbot.keyClicks(dialog.code, "hello")
    assert "no position code" in dialog.told and not dialog.open_button.isEnabled()
    dialog.code.selectAll()
    QGuiApplication.clipboard().setText(code[:-20])
    QTest.mouseClick(dialog.paste, Qt.MouseButton.LeftButton)
    assert "breaks off" in dialog.told and not dialog.open_button.isEnabled()
    check_nothing_cut(dialog)
    QGuiApplication.clipboard().setText(code)
    QTest.mouseClick(dialog.paste, Qt.MouseButton.LeftButton)
    assert dialog.open_button.isEnabled() and dialog.open_button.hasFocus()
    before = session_of(window)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert session_of(window) is before


def test_a_position_on_the_command_line(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    begin(window, "yonder")
    code, before = position_code(session_of(window), session_of(window).history.current), position(window)
    window.close()
    (tmp_path / "code.txt").write_text(code, "utf-8")
    for given in (code, str(tmp_path / "code.txt")):
        again = start(position=given)
        assert position(again) == before
        again.close()
    broken = start(position=code[:-9])
    assert isinstance(broken.pages.currentWidget(), StartPage) and "breaks off" in broken.note.text


def reported(window: MainWindow) -> ReportDialog:
    window.actions_.report.trigger()
    dialog = window.positions.dialog
    assert isinstance(dialog, ReportDialog) and dialog.isVisible()
    return dialog


@pytest.mark.parametrize("game", GAMES)
def test_a_report_is_saved_and_opens_at_its_position(
    start: Start, qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    window = start()
    begin(window, game)
    tokens, before = session_of(window).history.tokens(), position(window)
    window.desk.folders.log_file.parent.mkdir(exist_ok=True)
    window.desk.folders.log_file.write_text(f"damaged: {window.desk.folders.saves}/to Bo.json\n", "utf-8")
    dialog = reported(window)
    check_nothing_cut(dialog)
    qtbot.keyClicks(dialog.said, "It hung")
    QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    chooser = window.positions.file_dialog
    assert isinstance(chooser, QFileDialog)
    field = chooser.findChild(QLineEdit)
    assert field is not None
    field.setText(str(tmp_path / "report"))
    QTest.keyClick(field, Qt.Key.Key_Return)
    path = tmp_path / "report.json"
    qtbot.waitUntil(lambda: path.exists() and not dialog.isVisible())
    content = json.loads(path.read_text("utf-8"))
    assert (
        content["said"] == "It hung" and content["log"] == ["damaged: <path>"] and "Qt" in content["versions"]
    )
    assert str(tmp_path) not in path.read_text("utf-8"), "nothing tells where the program lies"
    window.show_start()
    window.play.open(path)
    assert position(window) == before and session_of(window).history.tokens() == tokens
    assert session_of(window).practice


def test_a_report_of_an_earlier_position_opens_there(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    begin(window, "yonder")
    page, session = window.play.page, session_of(window)
    assert page is not None
    page.watching.watch_again()
    QTest.keyClick(page.replay.slider, Qt.Key.Key_Right)
    earlier = page.watching.node
    assert earlier is not None
    dialog = reported(window)
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert dialog.told == "The report was copied."
    (tmp_path / "r.json").write_text(clipped(), "utf-8")
    dialog.reject()
    window.play.open(tmp_path / "r.json")
    again = session_of(window)
    assert again is not session and digest(again.rules.to_record(again.history.state)) == digest(
        session.rules.to_record(earlier.state)
    )


def test_a_report_without_a_game_and_a_disk_that_refuses(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    dialog = reported(window)
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert json.loads(clipped())["save"] is None and not window.actions_.copy_position.isEnabled()
    (tmp_path / "file").write_text("in the way")
    window.positions._write(dialog, tmp_path / "file" / "report.json", "{}")
    assert str(tmp_path / "file") in dialog.told and dialog.isVisible()
    dialog.reject()


def test_a_failure_leads_to_a_report_that_tells_of_it(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    begin(window, "ylandyss")
    folder = tmp_path / "log" / "yonder_desktop"
    window.play._report(f'File "{folder}/ui/play.py", line 3, in so\nValueError: so')
    [dialog] = window.findChildren(ErrorDialog)
    check_nothing_cut(dialog)
    QTest.mouseClick(dialog.report, Qt.MouseButton.LeftButton)
    report = window.positions.dialog
    assert isinstance(report, ReportDialog) and report.isVisible() and not dialog.isVisible()
    QTest.mouseClick(report.copy, Qt.MouseButton.LeftButton)
    content = json.loads(clipped())
    assert content["save"] is not None and 'File "yonder_desktop/ui/play.py", line 3, in so' in content["log"]
    assert "ValueError: so" in content["log"] and str(tmp_path) not in clipped()
    report.reject()
