"""The library by mouse and keys: find, rename, copy, throw away and put back, take out, take in by drop."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import session_of
from tests.ui_shell.test_window import BO, MIRA, begin
from yonder_desktop.bridge import library as bridge_library
from yonder_desktop.bridge.save_model import TITLE, SaveModel
from yonder_desktop.storage.documents import read_document, write_document
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.save_browser import SaveBrowser
from yonder_desktop.ui.start_page import StartPage

Start = Callable[..., MainWindow]
Key = Qt.Key


@pytest.fixture
def window(start: Start, alone: Path) -> MainWindow:
    """A window over a library of three saves and a torn one."""
    window = start()
    saves = window.desk.folders.saves
    for name in ("friday", "monday"):
        begin(window, MIRA, BO)
        window.desk.save(saves / f"{name}.json")
    window.show_start()
    (saves / "over.json").write_bytes(alone.read_bytes())
    (saves / "torn.json").write_bytes(alone.read_bytes()[:-300])
    for kept in window.desk.folders.autosaves.iterdir():
        kept.unlink()
    return window


@pytest.fixture
def browser(window: MainWindow, qtbot: QtBot) -> SaveBrowser:
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage)
    QTest.mouseClick(page.load, Qt.MouseButton.LeftButton)
    dialog = window.saving.dialog
    assert isinstance(dialog, SaveBrowser)
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.fixture(autouse=True)
def _closed(window: MainWindow) -> object:
    yield
    if window.saving.dialog is not None:
        window.saving.dialog.close()


def titles(browser: SaveBrowser) -> list[str]:
    model = browser.table.model()
    return sorted(model.index(row, TITLE).data() for row in range(model.rowCount()))


def select(browser: SaveBrowser, title: str, add: bool = False) -> None:
    """Click on a row."""
    model, table = browser.table.model(), browser.table
    [row] = [row for row in range(model.rowCount()) if model.index(row, TITLE).data() == title]
    table.scrollTo(model.index(row, TITLE))
    place = table.visualRect(model.index(row, TITLE)).center()
    more = Qt.KeyboardModifier.ControlModifier if add else Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, more, place)


@pytest.mark.parametrize("folder", ["autosaves", "finished"])
def test_a_game_that_the_program_keeps_is_saved_under_a_name_of_its_own(
    window: MainWindow, alone: Path, folder: str
) -> None:
    """What lies among the autosaves would go with them one day, though it was said to be saved."""
    kept = window.desk.folders.data / folder / "yonder-20260101-000000-000000_00001.json"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(alone.read_bytes())
    window.play.open(kept)
    assert window.play.session is not None
    window.actions_.save.trigger()
    assert isinstance(window.saving.dialog, QFileDialog), "it is asked where"
    assert kept.read_bytes() == alone.read_bytes()


def test_the_list_is_narrowed_by_kind_game_and_words(browser: SaveBrowser, qtbot: QtBot) -> None:
    assert titles(browser) == ["friday", "monday", "over", "torn"]
    qtbot.keyClicks(browser.search, "fri")
    assert titles(browser) == ["friday"] and browser.selected()[0].path.name == "friday.json"
    browser.search.selectAll()
    qtbot.keyClicks(browser.search, "nobody")
    assert titles(browser) == [] and not browser.open_button.isEnabled()
    assert browser.told == "No game fits what is looked for."
    browser.search.clear()
    browser.kind.setFocus()
    qtbot.keyClick(browser.kind, Key.Key_Down, delay=1)
    assert len(titles(browser)) == 4
    qtbot.keyClick(browser.kind, Key.Key_Down)
    assert titles(browser) == [], "none of them was finished here"


def test_a_title_is_typed_over(window: MainWindow, browser: SaveBrowser, qtbot: QtBot) -> None:
    select(browser, "friday")
    QTest.keyClick(browser.table, Key.Key_F2)
    editor = browser.table.findChild(QLineEdit)
    assert editor is not None and editor.text() == "friday"
    qtbot.keyClicks(editor, "Our best evening")
    QTest.keyClick(editor, Key.Key_Return)
    path = window.desk.folders.saves / "our-best-evening.json"
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: [row.path for row in browser.selected()] == [path])
    assert browser.isVisible() and "Our best evening" in titles(browser) and "friday" not in titles(browser)
    assert read_document(path).title == "Our best evening"


def test_renaming_can_be_left_and_needs_a_name(
    window: MainWindow, browser: SaveBrowser, qtbot: QtBot
) -> None:
    select(browser, "friday")
    for text, key in (("other", Key.Key_Escape), ("  ", Key.Key_Return)):
        QTest.mouseClick(browser.rename, Qt.MouseButton.LeftButton)
        editor = browser.table.findChild(QLineEdit)
        assert editor is not None
        qtbot.keyClicks(editor, text)
        QTest.keyClick(editor, key)
        qtbot.waitUntil(lambda: browser.table.findChild(QLineEdit) is None)
        assert "friday" in titles(browser) and browser.isVisible()
    assert browser.told == "A game needs a name; it keeps the one it had."


def test_a_copy_stands_beside_its_game(browser: SaveBrowser, qtbot: QtBot) -> None:
    select(browser, "monday")
    QTest.mouseClick(browser.duplicate, Qt.MouseButton.LeftButton)
    assert "monday (copy)" in titles(browser) and browser.selected()[0].title == "monday (copy)"


def test_thrown_away_and_put_back(window: MainWindow, browser: SaveBrowser, qtbot: QtBot) -> None:
    path = window.desk.folders.saves / "friday.json"
    content = path.read_bytes()
    assert browser.put_back.isHidden()
    select(browser, "friday")
    select(browser, "monday", add=True)
    assert browser.told == "2 games are selected." and not browser.rename.isEnabled()
    QTest.keyClick(browser.table, Key.Key_Delete)
    assert titles(browser) == ["over", "torn"] and not path.exists()
    assert browser.told == "2 games were moved to the trash."
    QTest.mouseClick(browser.put_back, Qt.MouseButton.LeftButton)
    assert len(titles(browser)) == 4 and path.read_bytes() == content and browser.put_back.isHidden()


def test_what_is_put_back_takes_no_place_of_another(
    window: MainWindow, browser: SaveBrowser, qtbot: QtBot
) -> None:
    path = window.desk.folders.saves / "friday.json"
    content = path.read_bytes()
    select(browser, "friday")
    QTest.keyClick(browser.table, Key.Key_Delete)
    path.write_bytes(b"another game")
    QTest.mouseClick(browser.put_back, Qt.MouseButton.LeftButton)
    assert browser.told == "Put back where it was."
    assert path.read_bytes() == b"another game" and path.with_name("friday-2.json").read_bytes() == content


def test_without_a_trash_it_is_asked_whether_to_delete_for_good(
    window: MainWindow, browser: SaveBrowser, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridge_library, "move_to_trash", lambda _path: None)
    path = window.desk.folders.saves / "friday.json"
    for answer, stays in ((Key.Key_Escape, True), (Key.Key_Return, False)):
        select(browser, "friday")
        QTest.mouseClick(browser.trash, Qt.MouseButton.LeftButton)
        question = browser.question
        assert question is not None and question.isVisible() and path.exists()
        question.yes.setFocus()
        QTest.keyClick(question, answer) if stays else QTest.keyClick(question.yes, Key.Key_Space)
        assert path.exists() is stays
    assert "friday" not in titles(browser)


def test_a_game_is_written_to_a_file_elsewhere(
    window: MainWindow, browser: SaveBrowser, qtbot: QtBot, tmp_path: Path
) -> None:
    select(browser, "friday")
    QTest.mouseClick(browser.export, Qt.MouseButton.LeftButton)
    dialog = window.saving.export_dialog
    assert isinstance(dialog, QFileDialog)
    field = dialog.findChild(QLineEdit)
    assert field is not None and field.text() == "friday.yonder"
    field.setText(str(tmp_path / "taken"))
    QTest.keyClick(field, Key.Key_Return)
    out = tmp_path / "taken.yonder"
    qtbot.waitUntil(out.exists)
    assert out.read_bytes() == (window.desk.folders.saves / "friday.json").read_bytes()
    qtbot.waitUntil(lambda: str(out) in browser.told)


def other_save(window: MainWindow, path: Path, title: str) -> Path:
    """A save of another day, somewhere else."""
    document = read_document(window.desk.folders.saves / "friday.json")
    write_document(
        path, document.model_copy(update={"title": title, "saved_at": f"2026-01-01T00:00:00 {title}"})
    )
    return path


def drop(on: QWidget, *paths: Path) -> bool:
    """Drop files on a widget as a file manager does; whether they are taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    enter = QDragEnterEvent(QPoint(9, 9), actions, data, buttons, keys)
    QApplication.sendEvent(on, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(9, 9), actions, data, buttons, keys)
    QApplication.sendEvent(on, event)
    assert event.dropAction() == Qt.DropAction.CopyAction, "what is dropped must not be moved away"
    return event.isAccepted()


def test_a_save_dropped_on_the_window_is_taken_in_and_opened(
    window: MainWindow, alone: Path, tmp_path: Path
) -> None:
    given = other_save(window, tmp_path / "From a friend.yonder", "From a friend")
    assert drop(window, given)
    taken = window.desk.folders.saves / "from-a-friend.json"
    assert taken.exists() and given.exists() and window.play.path == taken
    assert session_of(window).players[0].name == "Mira"


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are bytes there alone")
def test_a_file_whose_name_is_no_text_is_opened_saved_and_taken_in(
    window: MainWindow, tmp_path: Path
) -> None:
    given = other_save(window, Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff evening.json")), "")
    window.play.open(given)
    session_of(window).choose(session_of(window).choices()[0].token)
    window.saving.save()
    assert read_document(given).title == "\ufffd evening" and len(read_document(given).tokens) == 1
    given.write_bytes(given.read_bytes().replace("\ufffd evening".encode(), b""))
    window.saving.take_in([given])
    assert window.play.path == window.desk.folders.saves / "evening.json"
    assert session_of(window).history.current.depth == 1


def test_several_are_taken_in_and_shown_and_what_is_no_save_is_told(
    window: MainWindow, alone: Path, tmp_path: Path
) -> None:
    given = [tmp_path / "a.yonder", tmp_path / "b.json", tmp_path / "c.png"]
    for path, title in zip(given, ("one", "two", ""), strict=True):
        other_save(window, path, title)
    given[2].write_bytes(b"\x89PNG")
    assert drop(window, *given)
    browser = window.saving.dialog
    assert isinstance(browser, SaveBrowser) and {"one", "two"} <= set(titles(browser))
    assert browser.told.startswith("2 games were taken in.") and "c.png" in browser.told
    assert not window.note.isVisible() and window.desk.session is None, "the list would cover a note"


def test_a_folder_of_saves_is_taken_in_and_every_problem_is_told(window: MainWindow, tmp_path: Path) -> None:
    folder, nothing = tmp_path / "from home", tmp_path / "nothing"
    folder.mkdir()
    nothing.mkdir()
    for name in ("one", "two"):
        other_save(window, folder / f"{name}.yonder", name)
    (folder / "torn.json").write_text("{")
    (tmp_path / "a.bin").write_bytes(b"\xff\xfe\x00")
    assert drop(window, nothing, folder, tmp_path / "a.bin")
    browser = window.saving.dialog
    assert isinstance(browser, SaveBrowser) and {"one", "two"} <= set(titles(browser))
    for told in ("2 games were taken in.", "no card set", "nothing", "torn.json", "a.bin"):
        assert told in browser.told
    assert drop(browser, folder) and browser.told.startswith("2 games were taken in.")
    browser.reject()
    assert drop(window, nothing, tmp_path / "a.bin")
    assert "no card set" in window.note.text and "a.bin" in window.note.text


def test_files_dropped_on_the_list_go_into_it(
    window: MainWindow, browser: SaveBrowser, tmp_path: Path, qtbot: QtBot
) -> None:
    given = other_save(window, tmp_path / "a.yonder", "one")
    assert drop(browser, given)
    assert browser.told == "1 game was taken in." and browser.selected()[0].title == "one"
    assert drop(browser, tmp_path / "nowhere.json") and "no such file" in browser.told


def test_words_and_pages_of_the_web_are_not_taken(window: MainWindow) -> None:
    data = QMimeData()
    data.setText("hello")
    data.setUrls([QUrl("https://example.org/a.json")])
    enter = QDragEnterEvent(
        QPoint(9, 9),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


def test_a_file_of_the_file_manager_is_taken_in(start: Start, window: MainWindow, tmp_path: Path) -> None:
    given = other_save(window, tmp_path / "evening.yonder", "evening")
    window.close()
    again = start(take_in=str(given))
    assert again.play.path == again.desk.folders.saves / "evening.json" and again.desk.session is not None


def test_the_game_on_the_table_keeps_its_file_when_it_is_renamed(window: MainWindow, qtbot: QtBot) -> None:
    saves = window.desk.folders.saves
    window.play.open(saves / "friday.json")
    [row] = [row for row in window.desk.library.rows() if row.title == "friday"]
    window.desk.library.rename(row, "Saturday")
    assert window.play.path == saves / "saturday.json"
    window.saving.save()
    assert not (saves / "friday.json").exists() and read_document(saves / "saturday.json").title == "saturday"


def test_small_pictures_come_one_by_one(browser: SaveBrowser, qtbot: QtBot) -> None:
    model = browser._model
    assert isinstance(model, SaveModel)
    qtbot.waitUntil(lambda: not any(model.lacks_picture(row) for row in range(model.rowCount())))
    pictures = [
        model.index(row, TITLE).data(Qt.ItemDataRole.DecorationRole) for row in range(model.rowCount())
    ]
    assert sum(picture is not None for picture in pictures) == 3


def test_only_what_is_in_sight_is_painted(window: MainWindow, qtbot: QtBot) -> None:
    """A library of hundreds of games opens as quickly as one of a few."""
    saves = window.desk.folders.saves
    for number in range(60):
        other_save(window, saves / f"more-{number}.json", f"more {number:02}")
    window.saving.ask_which()
    browser = window.saving.dialog
    assert isinstance(browser, SaveBrowser)
    model = browser._model

    def lacking() -> int:
        return sum(model.lacks_picture(row) for row in range(model.rowCount()))

    qtbot.waitUntil(lambda: not browser._painting.isActive() and lacking() < 60, timeout=30000)
    before = lacking()
    assert 60 - 25 < before < 60
    browser.table.scrollToBottom()
    qtbot.waitUntil(lambda: lacking() < before, timeout=30000)
