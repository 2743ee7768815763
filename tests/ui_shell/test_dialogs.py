"""Every dialog at several scales and looks: nothing is cut; what is chosen comes out."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from tests.toy_game import ToyRules
from tests.ui_shell.conftest import MakeLook, check_nothing_cut, cut_words
from yonder_desktop.bridge.desk import Desk
from yonder_desktop.bridge.scores import Score, ScoreBook
from yonder_desktop.bridge.seats import COLOURS, GamePlan, Player
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.documents import SeatRecord
from yonder_desktop.storage.paths import find_folders
from yonder_desktop.storage.position_codes import code_of
from yonder_desktop.storage.results import GameResult, SeatResult
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import BoxedGame
from yonder_desktop.timeline import History
from yonder_desktop.ui.about_dialog import AboutDialog
from yonder_desktop.ui.actions import Actions
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.error_dialog import ErrorDialog
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.new_game_dialog import NewGameDialog
from yonder_desktop.ui.position_dialog import PositionDialog
from yonder_desktop.ui.report_dialog import ReportDialog
from yonder_desktop.ui.save_browser import SaveBrowser
from yonder_desktop.ui.scores_dialog import ScoresDialog
from yonder_desktop.ui.shortcuts_dialog import ShortcutsDialog
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.start_page import StartPage
from yonder_desktop.ui.start_tiles import picture_of, table_picture
from yonder_desktop.ui.statistics_dialog import StatisticsDialog
from yonder_desktop.ui.statistics_words import StatisticsWords
from yonder_desktop.wording import words_for

Start = Callable[..., MainWindow]


def new_game(look: Look, desk: Desk) -> NewGameDialog:
    games = [(name, name.title()) for name in desk.shelf.names()]
    return NewGameDialog(look, desk.info("yonder"), desk.words("yonder"), games=games)


def empty_browser(look: Look, desk: Desk) -> SaveBrowser:
    return SaveBrowser(look, desk.library, str.title, lambda path: table_picture(desk, path))


def browser(look: Look, desk: Desk) -> SaveBrowser:
    """A game in the third round, of which there is a torn copy, and games of the others with long names."""
    for number, game in enumerate(desk.shelf.names()):
        rules, setup = desk.shelf.take(game).rules, Setup(2, number)
        history = History(rules, rules.new_game(setup), [0])
        names = ("Wilhelmina von Osten", "Bo") if number else ("Mira", "Bo")
        seats = [
            SeatRecord(name=names[0], colour="yellow"),
            SeatRecord(name=names[1], colour="blue", player="random"),
        ]
        title = f"{game.title()} with a very long name indeed"
        path = desk.folders.saves / f"{game}.json"
        save_game(path, make_document(desk.shelf.take(game), history, setup, seats, title))
    (desk.folders.saves / "torn.json").write_bytes(path.read_bytes()[:-300])
    return empty_browser(look, desk)


def position(look: Look, desk: Desk) -> PositionDialog:
    """With a code of a game that a newer set of cards was used for, which is told at length."""
    boxed, setup = desk.shelf.take("ylandyss"), Setup(4, 1)
    seats = [SeatRecord(name=f"Wilhelmina {seat}", colour="red") for seat in range(4)]
    boxed = BoxedGame(boxed.name, boxed.rules, "a set with a long name", "0" * 16)
    code = code_of(boxed, boxed.rules.new_game(setup), setup, seats)

    def see(text: str) -> tuple[str, Picture]:
        sight, notices = desk.see_position(text)
        return "\n".join(["Ylandyss · Round 1", *notices]), picture_of(desk, sight)

    dialog = PositionDialog(look, see)
    dialog.code.setPlainText(code)
    assert "a set with a long name" in dialog.told
    return dialog


def confirm(look: Look, _desk: Desk) -> ConfirmDialog:
    said = ["Lock up: your {goblin|goblins} come home and must be fed.", "6 food needed, 5 held; −3 {gold}"]
    return ConfirmDialog(look, "Lock up?", said, "Lock up", lambda: None)


def shortcuts(look: Look, desk: Desk) -> ShortcutsDialog:
    return ShortcutsDialog(look, Actions(desk))


def statistics(look: Look, desk: Desk) -> StatisticsDialog:
    seats = [SeatResult("Wilhelmina von Osten", "human", 77, True), SeatResult("Bo", "greedy", 70, False)]
    results = [
        GameResult(f"{game}{number}", game, tuple(seats), f"2026-11-{number + 10}T12:00:00+00:00",
                   {"ventures": 1} if game == "yonder" else {}, "a set of my own", None, number == 3)
        for game in ("yonder", "yro", "ylandyss") for number in range(9)
    ]  # fmt: skip
    dialog = StatisticsDialog(look, results, StatisticsWords(desk), True)
    dialog.game.setCurrentIndex(dialog.game.findData("yonder"))
    return dialog


def scores(look: Look, desk: Desk) -> ScoresDialog:
    rows = [
        Score("yonder", {"level": level, "ship": ship, "ventures": 0}, f"{level}{ship}{gold}", "Wilhelmina", gold, 70,
              gold > 70, "2026-11-30T12:00:00+00:00")
        for level in (1, 3) for ship in ("argo", "merry_goer") for gold in range(40, 100, 5 if level == 1 else 17)
    ]  # fmt: skip
    return ScoresDialog(look, [ScoreBook("yonder", desk.words("yonder"), "Captain Olos", rows)], rows[3])


DIALOGS: dict[str, Callable[[Look, Desk], QDialog]] = {
    "new game": new_game,
    "saves": browser,
    "no saves": empty_browser,
    "position": position,
    "report": lambda look, _desk: ReportDialog(look, True, str),
    "report without a game": lambda look, _desk: ReportDialog(look, False, str),
    "confirm": confirm,
    "shortcuts": shortcuts,
    "scores": scores,
    "no scores": lambda look, _desk: ScoresDialog(look, []),
    "statistics": statistics,
    "no statistics": lambda look, desk: StatisticsDialog(look, [], StatisticsWords(desk), False),
    "about": lambda look, _desk: AboutDialog(look),
    "error": lambda look, _desk: ErrorDialog(look, "Traceback\nValueError: so", "/var/log/x.log"),
}


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Desk:
    return Desk(find_folders(tmp_path))


@pytest.mark.parametrize("name", sorted(DIALOGS))
@pytest.mark.parametrize(("theme", "percent"), [("night", 75), ("contrast", 250)])
def test_nothing_is_cut(
    qtbot: QtBot, look: MakeLook, desk: Desk, name: str, theme: str, percent: int
) -> None:
    dialog = DIALOGS[name](look(theme, percent), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    check_nothing_cut(dialog)
    dialog.resize(dialog.minimumSize())
    check_nothing_cut(dialog)


def test_a_new_game_is_planned(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:
    dialog = new_game(look(), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.count.setCurrentIndex(dialog.count.findData(2))
    dialog.count.activated.emit(dialog.count.currentIndex())
    row = dialog.rows[1]
    row.name.selectAll()
    qtbot.keyClicks(row.name, "  Uma ")
    row.level.setCurrentIndex(row.level.findData("random"))
    row.level.activated.emit(row.level.currentIndex())
    dialog.seed.setText("12")
    with qtbot.waitSignal(dialog.planned) as planned:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    plan = planned.args[0]
    assert plan.players == (Player("Mira", "yellow"), Player("Uma", "blue", "random"))
    assert (plan.game, plan.seed, plan.options["ventures"]) == ("yonder", 12, 0)


def test_players_of_one_name_are_told_apart(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:
    """A seat without a name has that of its colour, which another seat may have chosen."""
    last = [Player("Bo", "yellow"), Player(" ", "blue"), Player("Bo", "red")]
    dialog = NewGameDialog(look(), desk.info("yonder"), desk.words("yonder"), last, rival="Captain Olos")
    qtbot.addWidget(dialog)
    assert [player.name for player in dialog.plan().players] == ["Bo", "Bo 2", "Bo 3"]
    dialog.model.show([Player("olos", "yellow")])
    assert [player.name for player in dialog.plan().players] == ["olos 2"]


def test_the_dialog_is_built_from_what_a_game_says(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:
    info = ToyRules().info
    words = words_for("yonder", desk.shelf.take("yonder").rules.tables)  # type: ignore[attr-defined]
    last = [Player("Ann", "pink"), Player("Kai", "green", "random")]
    dialog = NewGameDialog(look(), info, words, last, {"rounds": 4})
    qtbot.addWidget(dialog)
    assert dialog.plan() == GamePlan("toy", tuple(last), {"rounds": 4}, None)


LONG = "Wilhelmina von Osten"


def test_names_of_twenty_letters_are_read_whole(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:
    for percent in (75, 100, 250):
        dialog = NewGameDialog(
            look("day", percent), desk.info("yonder"), desk.words("yonder"), [Player(LONG, "red")] * 2
        )
        qtbot.addWidget(dialog)
        dialog.show()
        field = dialog.rows[1].name
        assert field.text() == LONG
        assert (
            field.fontMetrics().horizontalAdvance(LONG) < field.width() - 2 * field.textMargins().left() - 8
        )


def test_alone_one_is_told_against_whom(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:
    dialog = NewGameDialog(look(), desk.info("yonder"), desk.words("yonder"), rival="Captain Olos")
    qtbot.addWidget(dialog)
    dialog.count.setCurrentIndex(dialog.count.findData(1))
    dialog.count.activated.emit(dialog.count.currentIndex())
    assert dialog.count.currentText() == "1 player, against Captain Olos"
    assert len(dialog.rows) == 1 and dialog.plan().options["level"] == 1
    dialog.count.setCurrentIndex(dialog.count.findData(2))
    dialog.count.activated.emit(dialog.count.currentIndex())
    assert dialog.count.currentText() == "2 players" and "level" not in dialog.plan().options


@pytest.mark.parametrize("text", ["twelve", "-3", "1.5", "99999999999999999999", "²"])
def test_a_seed_that_is_none_is_told_and_nothing_begins(
    qtbot: QtBot, look: MakeLook, desk: Desk, text: str
) -> None:
    dialog = new_game(look(), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.seed.setText(text)
    with qtbot.assertNotEmitted(dialog.planned):
        qtbot.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    qtbot.wait(10)
    problem = dialog.seed_field.problem
    assert dialog.isVisible() and text in problem.text() and problem.isVisible()
    assert cut_words(dialog) == []
    dialog.seed.selectAll()
    qtbot.keyClicks(dialog.seed, "12")
    assert problem.isHidden()
    with qtbot.waitSignal(dialog.planned) as planned:
        qtbot.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)
    assert planned.args[0].seed == 12


def test_a_seed_of_the_command_line_is_offered_and_can_be_taken_out(
    qtbot: QtBot, look: MakeLook, desk: Desk
) -> None:
    dialog = NewGameDialog(look(), desk.info("yonder"), desk.words("yonder"), seed=2**63 - 1)
    qtbot.addWidget(dialog)
    assert dialog.plan().seed == 2**63 - 1
    dialog.seed.clear()
    assert dialog.plan().seed is None


def test_an_unreadable_save_cannot_be_opened_and_says_why(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:
    dialog = browser(look(), desk)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog._select(desk.folders.saves / "torn.json")
    assert not dialog.open_button.isEnabled() and "its end is missing" in dialog.told
    dialog._select(desk.folders.saves / "yro.json")
    with qtbot.waitSignal(dialog.opened) as opened:
        qtbot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert opened.args == [desk.folders.saves / "yro.json"]


def test_an_error_can_be_copied(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:
    dialog = ErrorDialog(look(), "ValueError: so", "x.log")
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "ValueError: so"


def test_cancel_is_the_default_of_a_costly_choice(qtbot: QtBot, look: MakeLook) -> None:
    done: list[int] = []
    dialog = ConfirmDialog(look(), "Lock up?", ["So?"], "Lock up", lambda: done.append(1))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert done == [] and not dialog.isVisible()
    dialog.show()
    qtbot.mouseClick(dialog.yes, Qt.MouseButton.LeftButton)
    assert done == [1]


def test_another_game_is_chosen_in_the_dialog_and_the_seats_stay(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.show_start()
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage)
    qtbot.mouseClick(page.new_game, Qt.MouseButton.LeftButton)
    seated = 0
    for game in ("yro", "ylandyss", "yonder"):
        dialog = window.saving.dialog
        assert isinstance(dialog, NewGameDialog) and dialog.game_box is not None
        dialog.rows[0].name.selectAll()
        qtbot.keyClicks(dialog.rows[0].name, f"Uma {game}")
        dialog.seed.setText("12")
        seated = len(dialog.rows)
        dialog.game_box.setCurrentIndex(dialog.game_box.findData(game))
        dialog.game_box.activated.emit(dialog.game_box.currentIndex())
        assert isinstance(window.saving.dialog, NewGameDialog)
        plan = window.saving.dialog.plan()
        assert (plan.game, plan.seed, plan.players[0].name) == (game, 12, f"Uma {game}")
        assert len(plan.players) == seated
        assert set(plan.options) <= {one.key for one in window.desk.info(game).options}
    window.saving.dialog.reject()


def test_more_seats_than_another_game_has_become_its_most(qtbot: QtBot, look: MakeLook, desk: Desk) -> None:
    five = [Player(name, colour) for name, colour in zip("ABCDE", COLOURS, strict=True)]
    dialog = NewGameDialog(look(), desk.info("yonder"), desk.words("yonder"), five)
    qtbot.addWidget(dialog)
    assert [player.name for player in dialog.plan().players] == ["A", "B", "C", "D"]


def test_the_game_begun_last_is_offered_first(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.desk.settings.last_game = "ylandyss"
    page = window.pages.currentWidget()
    assert isinstance(page, StartPage)
    qtbot.mouseClick(page.new_game, Qt.MouseButton.LeftButton)
    assert isinstance(window.saving.dialog, NewGameDialog)
    assert window.saving.dialog.plan().game == "ylandyss"
    window.saving.dialog.reject()
