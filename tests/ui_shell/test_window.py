"""The window from start to result: beginning, panel, undo, saving, reloading, handing over, ending."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QElapsedTimer, Qt
from pytestqt.qtbot import QtBot

from tests.ui_shell.conftest import check_nothing_cut, cut_words, result_of, session_of
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.core.chance import below
from yonder_desktop.ui.error_dialog import ErrorDialog
from yonder_desktop.ui.handover_page import HandoverPage
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.result_page import ResultPage
from yonder_desktop.ui.start_page import StartPage

Start = Callable[..., MainWindow]
MIRA, BO = Player("Mira", "yellow"), Player("Bo", "blue", "random")
DARA = Player("Dara", "green")


def begin(window: MainWindow, *players: Player, seed: int = 3) -> None:
    window.play.begin(GamePlan("yonder", players, {}, seed))


def wait_for_choice(window: MainWindow, qtbot: QtBot) -> None:
    session = session_of(window)
    qtbot.waitUntil(lambda: bool(session.choices()) or session.decision() is None, timeout=60000)


def play_by_panel(window: MainWindow, qtbot: QtBot, steps: int, seed: int = 1) -> None:
    """Answer questions through the panel with the keyboard's and the mouse's means, at random."""
    for _ in range(steps):
        wait_for_choice(window, qtbot)
        if session_of(window).decision() is None:
            return
        seed = answer(window, qtbot, seed)


def answer(window: MainWindow, qtbot: QtBot, seed: int) -> int:
    page = window.play.page
    assert page is not None
    panel, session = page.rail.decision, session_of(window)
    usual = [choice for choice in session.choices() if not choice.costly]
    if not usual:
        panel.confirm_wanted.emit(session.choices()[0].token)
        qtbot.mouseClick(window.play.question.yes, Qt.MouseButton.LeftButton)
        return seed
    number, seed = below(seed, len(usual))
    panel.select_token(usual[number].token)
    if panel.token == usual[number].token:
        qtbot.mouseClick(panel.go, Qt.MouseButton.LeftButton)
    else:
        panel.chosen.emit(usual[number].token)
    return seed


def test_two_clicks_lead_from_the_start_to_the_first_decision(start: Start, qtbot: QtBot) -> None:
    window = start()
    page = window.pages.currentWidget()
    assert (
        isinstance(page, StartPage)
        and page.go_on is None
        and len(page.tiles) == len(window.desk.shelf.names())
    )
    qtbot.mouseClick(page.tiles[0], Qt.MouseButton.LeftButton)
    assert window.saving.dialog is not None
    qtbot.mouseClick(window.saving.dialog.begin, Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]
    wait_for_choice(window, qtbot)
    assert window.play.page is window.pages.currentWidget()
    assert session_of(window).setup.seed == 7, "the seed of the command line"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("theme", ["day", "night"])
def test_nothing_is_cut_in_the_window(start: Start, qtbot: QtBot, size: tuple[int, int], theme: str) -> None:
    window = start(theme=theme)
    window.resize(*size)
    assert cut_words(window) == []
    begin(window, MIRA, BO)
    play_by_panel(window, qtbot, 6)
    wait_for_choice(window, qtbot)
    assert window.play.page is not None
    for tab in range(3):
        window.play.page.rail.tabs.setCurrentIndex(tab)
        check_nothing_cut(window)


def test_undo_and_redo_go_by_steps_with_the_computers_replies(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, BO)
    play_by_panel(window, qtbot, 3)
    wait_for_choice(window, qtbot)
    session, actions = session_of(window), window.actions_
    here = session.history.current
    actions.undo.trigger()
    before = session.history.current
    assert before is not here and session.choices() and actions.redo.isEnabled()
    actions.redo.trigger()
    assert session.history.current is here


def test_a_game_is_played_to_its_result_through_the_panel(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, BO, seed=5)
    play_by_panel(window, qtbot, 2000)
    page: object = result_of(window, qtbot)
    assert isinstance(page, ResultPage) and window.actions_.result.isVisible()
    outcome = session_of(window).outcome()
    assert outcome is not None and cut_words(page) == []
    qtbot.mouseClick(page.look_at, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.play.page
    window.actions_.result.trigger()
    page = window.pages.currentWidget()
    assert isinstance(page, ResultPage)
    qtbot.mouseClick(page.replay, Qt.MouseButton.LeftButton)
    assert window.play.page is not None and window.play.page.replay.isVisible()
    window.play.page.replay.slider.setValue(40)
    window.play.page.replay.left.emit()
    page = window.pages.currentWidget()
    assert isinstance(page, ResultPage)
    qtbot.mouseClick(page.again, Qt.MouseButton.LeftButton)
    wait_for_choice(window, qtbot)
    assert session_of(window).players == (MIRA, BO) and session_of(window).history.current.depth <= 1


def test_killed_in_the_middle_of_a_choice_it_goes_on_there(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    window = start()
    begin(window, MIRA, BO)
    seed = 1
    for _ in range(60):
        wait_for_choice(window, qtbot)
        decision = session_of(window).decision()
        if decision is not None and decision.kind not in ("turn", "start_card"):
            break
        seed = answer(window, qtbot, seed)
    session = session_of(window)
    here, tokens = session.rules.to_record(session.history.state), session.history.tokens()
    kept = sorted((tmp_path / "autosaves").glob("*.json"))
    assert json.loads(kept[-1].read_text())["snapshot"] == here
    # The lock goes with the process; the mark stays, as after a kill.
    window.desk._autosaver._mark.close()  # type: ignore[union-attr]
    again = start()
    page = again.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    assert "middle of it" in page.go_on.accessibleDescription()
    qtbot.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    session = session_of(again)
    assert session.history.tokens() == tokens and session.rules.to_record(session.history.state) == here
    assert session.can_undo() and session.choices()


def test_a_game_that_is_gone_by_now_is_offered_no_more(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    """Thrown away, or gone on with in another window, since the start page was shown."""
    window = start()
    begin(window, MIRA, BO)
    window.show_start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    for kept in (tmp_path / "autosaves").iterdir():
        kept.unlink()
    qtbot.mouseClick(page.go_on, Qt.MouseButton.LeftButton)
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is None


def test_closing_asks_nothing_and_keeps_the_game(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, BO)
    play_by_panel(window, qtbot, 4)
    wait_for_choice(window, qtbot)
    tokens = session_of(window).history.tokens()
    window.close()
    assert window.desk.session is None
    again = start()
    page = again.pages.currentWidget()
    assert isinstance(page, StartPage) and page.go_on is not None
    again.go_on()
    assert session_of(again).history.tokens() == tokens


def test_closing_while_the_computer_thinks_does_not_wait_for_it(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, Player("Mira", "yellow"), Player("Bo", "blue", "greedy"))
    play_by_panel(window, qtbot, 1)
    clock = QElapsedTimer()
    clock.start()
    window.close()
    assert clock.elapsed() < 3000 and window.desk.session is None


def test_saving_under_a_name_and_opening_it(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    window = start()
    begin(window, MIRA, BO)
    play_by_panel(window, qtbot, 2)
    wait_for_choice(window, qtbot)
    path = window.desk.suggested_path()
    window.saving.ask_where()
    window.saving.dialog.fileSelected.emit(str(path))  # type: ignore[union-attr]
    assert path.exists() and "Saved as" in window.note.text
    tokens = session_of(window).history.tokens()
    play_by_panel(window, qtbot, 1)
    window.play.open(path)
    assert session_of(window).history.tokens() == tokens and window.play.path == path


@pytest.mark.parametrize("content", ["", "{", '{"hello": 1}', '{"format": 99, "game": "yonder"}'])
def test_a_broken_file_is_told_and_the_game_on_the_table_stays(
    start: Start, qtbot: QtBot, tmp_path: Path, content: str
) -> None:
    window = start()
    begin(window, MIRA, BO)
    session = session_of(window)
    path = tmp_path / "broken.json"
    path.write_text(content)
    window.play.open(path)
    assert str(path) in window.note.text and window.desk.session is session
    assert path.read_text() == content


def test_the_next_person_takes_over_before_the_view_changes(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, DARA)
    session = session_of(window)
    cover = window.pages.currentWidget()
    assert isinstance(cover, HandoverPage) and session.view().hand == ()
    qtbot.mouseClick(cover.go, Qt.MouseButton.LeftButton)
    assert window.pages.currentWidget() is window.play.page
    first = session.viewer
    play_by_panel(window, qtbot, 1)
    cover = window.pages.currentWidget()
    assert isinstance(cover, HandoverPage) and session.viewer == -1
    qtbot.keyClick(cover.go, Qt.Key.Key_Space)
    assert session.viewer == 1 - first
    window.actions_.undo.trigger()
    assert session.history.current.depth == 1, "another person's choice is asked about first"
    qtbot.mouseClick(window.play.taking_back.question.yes, Qt.MouseButton.LeftButton)
    assert session.history.current.depth == 0


def test_look_and_size_change_at_once_and_are_kept(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, MIRA, BO)
    wait_for_choice(window, qtbot)
    window.preferences.set("theme", "night")
    window.preferences.set("scale", 150)
    assert (window.look.theme.name, window.look.percent) == ("night", 150)
    window.close()
    again = start(theme=None, scale=None)
    assert (again.look.theme.name, again.look.percent) == ("night", 150)


def test_a_fault_shows_a_dialog_that_can_be_copied_and_is_logged(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    window = start()
    window.play._report("Traceback\nValueError: so")
    window.play._report("Traceback\nValueError: once more")
    dialogs = window.findChildren(ErrorDialog)
    assert len(dialogs) == 1 and "ValueError: so" in dialogs[0].details.toPlainText()
    assert "ValueError: so" in (tmp_path / "log" / "yonder-desktop.log").read_text()


def test_without_a_game_actions_of_a_game_are_off(start: Start, qtbot: QtBot) -> None:
    window = start()
    actions = window.actions_
    assert not any(action.isEnabled() for action in actions.in_game())
    assert not actions.undo.isVisible() and not actions.result.isVisible()
    begin(window, MIRA, BO)
    assert actions.save.isEnabled() and actions.undo.isVisible() and not actions.undo.isEnabled()
    window.show_start()
    assert not actions.save.isEnabled()


def test_every_action_with_keys_is_in_the_list_of_keys(start: Start, qtbot: QtBot) -> None:
    window = start()
    listed = set(window.actions_.everything())
    keys = [key.toString() for action in listed for key in action.shortcuts()]
    assert len(keys) == len(set(keys)), "a key does two things"


@pytest.mark.parametrize(
    ("players", "options"),
    [
        ((MIRA,), {"level": 1}),
        ((MIRA, BO), {"ventures": 1, "start_ships": "chosen"}),
        ((MIRA, BO, Player("Cael", "red", "greedy"), Player("Ezra", "pink", "random")), {}),
    ],
    ids=["alone", "ventures", "four"],
)
def test_every_set_up_can_be_played(
    start: Start, qtbot: QtBot, players: tuple[Player, ...], options: dict[str, int | str]
) -> None:
    window = start()
    window.play.begin(GamePlan("yonder", players, options, 4))
    play_by_panel(window, qtbot, 25)
    wait_for_choice(window, qtbot)
    page = window.play.page
    assert page is not None and window.note.text == ""
    for key in (
        "display:quarry",
        "spot:builders",
        "upper:upper_1_top",
        "favour:3",
        "harbour:davos",
        "lock_up",
    ):
        page.rail.inspector.inspect(key)
        assert page.rail.inspector.key == key
    check_nothing_cut(window)
