"""Where nothing can be written the person is told what, where and what to do, and plays on in memory."""

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import session_of
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.storage import atomic, autosaves, paths
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.main_window import MainWindow

Start = Callable[..., MainWindow]
Spoil = Callable[[], None]
NUMBERS = (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EIO)


@pytest.fixture(params=["no folder", *(errno.errorcode[number] for number in NUMBERS)])
def spoil(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Spoil:
    """Nothing can be written from now on, in one of the ways in which systems refuse it."""

    def refuse(*_given: object, **_more: object) -> None:
        number = getattr(errno, request.param)
        raise OSError(number, os.strerror(number))

    def spoiled() -> None:
        if request.param == "no folder":
            shutil.rmtree(tmp_path / "data", ignore_errors=True)
            (tmp_path / "data").write_text("not a folder")
            return
        monkeypatch.setattr(atomic, "_write_through", refuse)
        monkeypatch.setattr(paths.Path, "mkdir", refuse)
        if request.param in ("EROFS", "EACCES"):
            monkeypatch.setattr(autosaves, "_lock", refuse)

    return spoiled


def told(window: MainWindow, tmp_path: Path) -> bool:
    """Whether a note says that the game goes on, and where it is not kept; it stays until it is closed."""
    return "goes on, but is not kept" in window.note.text and str(tmp_path) in window.note.text


def play_on(window: MainWindow, qtbot: QtBot) -> None:
    session = session_of(window)
    qtbot.waitUntil(lambda: bool(session.choices()), timeout=20_000)
    before = len(session.history.tokens())
    session.choose(session.choices()[0].token)
    assert len(session.history.tokens()) > before


def test_a_game_begins_and_goes_on(start: Start, spoil: Spoil, qtbot: QtBot, tmp_path: Path) -> None:
    spoil()
    window = start(data_dir=tmp_path / "data")
    window.play.begin(GamePlan("yonder", (Player("Mira", "yellow"), Player("Bo", "blue", "random")), {}, 3))
    assert told(window, tmp_path)
    play_on(window, qtbot)
    assert told(window, tmp_path)


def test_it_goes_on_when_the_folder_is_lost_in_the_middle(
    start: Start, spoil: Spoil, qtbot: QtBot, tmp_path: Path
) -> None:
    window = start(data_dir=tmp_path / "data")
    window.play.begin(GamePlan("yonder", (Player("Mira", "yellow"), Player("Bo", "blue", "random")), {}, 3))
    play_on(window, qtbot)
    assert not window.note.isVisible()
    spoil()
    play_on(window, qtbot)
    assert told(window, tmp_path)


WAYS_AWAY: dict[str, Callable[[MainWindow], object]] = {
    "start page": lambda window: window.show_start(),
    "new game": lambda window: window.play.begin(GamePlan("yro", (Player("Mira", "yellow"),), {}, 3)),
    "window": lambda window: window.close(),
}


def question_of(window: MainWindow) -> ConfirmDialog | None:
    found = [dialog for dialog in window.findChildren(ConfirmDialog) if dialog.isVisible()]
    return found[0] if found else None


@pytest.mark.parametrize("way", WAYS_AWAY)
@pytest.mark.parametrize("why", ["full", "switched off"])
def test_a_game_that_is_not_kept_is_not_left_without_a_question(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str, way: str
) -> None:
    def refuse(*_given: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    window = start(data_dir=tmp_path / "data")
    window.play.begin(GamePlan("yonder", (Player("Mira", "yellow"), Player("Bo", "blue", "random")), {}, 3))
    if why == "full":
        monkeypatch.setattr(atomic, "_write_through", refuse)
    else:
        window.desk.settings.autosave = False
    play_on(window, qtbot)
    session = session_of(window)
    WAYS_AWAY[way](window)
    question = question_of(window)
    assert question is not None and window.isVisible() and window.desk.session is session
    question.reject()
    assert window.desk.session is session
    WAYS_AWAY[way](window)
    question = question_of(window)
    assert question is not None
    question.yes.click()
    assert window.desk.session is not session and window.isVisible() is (way != "window")


def test_nothing_is_asked_once_the_game_is_on_the_disk(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start(data_dir=tmp_path / "data")
    window.desk.settings.autosave = False
    window.play.begin(GamePlan("yonder", (Player("Mira", "yellow"), Player("Dara", "green")), {}, 3))
    session = session_of(window)
    session.take_seat()
    session.choose(session.choices()[0].token)
    window.desk.save(tmp_path / "saved.json")
    window.show_start()
    assert window.desk.session is None and question_of(window) is None
    window.play.open(tmp_path / "saved.json")
    window.show_start()
    assert window.desk.session is None, "nothing was chosen in it"


def test_settings_that_cannot_be_written_are_no_game(start: Start, spoil: Spoil, tmp_path: Path) -> None:
    window = start(data_dir=tmp_path / "data")
    spoil()
    window.preferences.set("theme", "night")
    assert "hold until the program is closed" in window.note.text and "game" not in window.note.text
    window.play.begin(GamePlan("yonder", (Player("Mira", "yellow"), Player("Dara", "green")), {}, 3))
    session_of(window).take_seat()
    session_of(window).choose(session_of(window).choices()[0].token)
    assert told(window, tmp_path) and window.note.text.count("hold until the program is closed") == 1
    window.note.close_button.click()
    window.note.tell("Saved.")
    assert window.note.text == "Saved."


def test_a_game_begun_where_nothing_can_be_written_is_kept_once_it_can(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise StorageProblem("disk_full", path)

    window = start(data_dir=tmp_path / "data")
    with monkeypatch.context() as full:
        full.setattr(autosaves, "_marked", refuse)
        window.play.begin(
            GamePlan("yonder", (Player("Mira", "yellow"), Player("Bo", "blue", "random")), {}, 3)
        )
        assert told(window, tmp_path)
        play_on(window, qtbot)
    play_on(window, qtbot)
    depth = session_of(window).history.current.depth
    window.show_start()
    found = window.desk.unfinished()
    assert found is not None and found.summary.facts["choices"] == depth


def test_it_is_told_again_after_it_went_well_in_between(
    start: Start, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_given: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    window = start(data_dir=tmp_path / "data")
    window.play.begin(GamePlan("yonder", (Player("Mira", "yellow"), Player("Bo", "blue", "random")), {}, 3))
    for _ in range(2):
        with monkeypatch.context() as full:
            full.setattr(atomic, "_write_through", refuse)
            play_on(window, qtbot)
            assert told(window, tmp_path)
            window.note.hide()
            play_on(window, qtbot)
            assert not window.note.isVisible(), "once is enough"
        play_on(window, qtbot)


def test_a_file_of_the_file_manager_is_opened_where_it_lies(
    start: Start, spoil: Spoil, alone: Path, tmp_path: Path
) -> None:
    given = tmp_path / "from a friend.yonder"
    shutil.copyfile(alone, given)
    before = given.read_bytes()
    spoil()
    window = start(data_dir=tmp_path / "data", take_in=str(given))
    assert told(window, tmp_path) and window.desk.session is not None
    assert window.play.path is None and given.read_bytes() == before
