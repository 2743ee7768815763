"""A program in a folder of its own, dressed once, and measures of what is cut."""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from yonder_desktop.app.window import Program, make_app
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.documents import SeatRecord
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.result_page import ResultPage
from yonder_desktop.ui.style import dress
from yonder_desktop.ui.theme import THEMES

NO_FILES: dict[str, object] = {"load": None, "take_in": None, "position": None}
"""What a command line without files gives."""

MakeLook = Callable[[str, int], Look]

QUIET_ROUNDS, MOST_ROUNDS = 3, 500


@pytest.fixture
def look(qtbot: QtBot) -> MakeLook:
    """Dresses the program in a theme at a scale."""

    def dressed(theme: str = "day", percent: int = 100) -> Look:
        app = make_app([])
        made = Look(THEMES[theme], percent)
        dress(app, made)
        return made

    return dressed


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[..., MainWindow]]:
    """Starts the program; a second start is the next run over the same folder."""
    programs: list[Program] = []

    def started(**words: object) -> MainWindow:
        given = {"data_dir": tmp_path, "seed": 7, "theme": "day", "scale": 100, **NO_FILES, **words}
        program = Program(make_app([]), argparse.Namespace(**given))
        program.garbage.end()  # hundreds of windows in one process are no program: Python clears up as it likes
        programs.append(program)
        program.desk.settings.pace = 0.0
        program.desk.settings.animation = "off"
        program.window.resize(1280, 720)
        program.window.show()
        return program.window

    yield started
    for program in programs:
        program.window.close_at_once()
        program.window.deleteLater()


@pytest.fixture(scope="session")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The save of a whole game against Captain Olos, by first choices that do not lock up."""
    rules, setup = GameShelf().take("yonder").rules, Setup(1, 5, {"level": 2})
    history = History(rules, rules.new_game(setup), [0])
    while (decision := history.decision()) is not None:
        tokens = [rules.token(history.state, option) for option in decision.options]
        history.choose(next((token for token in tokens if token not in ("lock_up", "end")), tokens[0]))
    path = tmp_path_factory.mktemp("alone") / "over.json"
    seats = [SeatRecord(name="Mira", colour="yellow")]
    save_game(path, make_document(GameShelf().take("yonder"), history, setup, seats, played="once"))
    return path


def session_of(window: MainWindow) -> GameSession:
    session = window.desk.session
    assert session is not None
    return session


def result_of(window: MainWindow, qtbot: QtBot) -> ResultPage:
    """The result page, which comes a moment after the table has shown the end of a game."""
    qtbot.waitUntil(lambda: isinstance(window.pages.currentWidget(), ResultPage))
    page = window.pages.currentWidget()
    assert isinstance(page, ResultPage)
    return page


def is_scrolled(part: QWidget) -> bool:
    """Whether a part stands in an area that is smaller than its content, and so can be scrolled to."""
    parent = part.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            content = parent.widget()
            return (
                content.height() > parent.viewport().height() or content.width() > parent.viewport().width()
            )
        parent = parent.parentWidget()
    return False


def come_to_rest(parent: QWidget) -> None:
    """Let everything find its place, however long a busy machine takes for it."""
    before: list[object] = []
    for _ in range(MOST_ROUNDS):
        QApplication.processEvents()
        parts = parent.findChildren(QWidget)
        now = [(part.isVisible(), part.geometry().getRect()) for part in parts]
        if before[-QUIET_ROUNDS:] == [now] * QUIET_ROUNDS:
            return
        before.append(now)
    raise AssertionError("the window does not come to rest")


def check_nothing_cut(parent: QWidget) -> None:
    come_to_rest(parent)
    assert cut_words(parent) == []


def cut_words(parent: QWidget) -> list[str]:
    """Labels and buttons that are smaller than their words, and any that lie outside their parent."""
    found = []
    for part in [*parent.findChildren(QLabel), *parent.findChildren(QAbstractButton)]:
        if not part.isVisible() or not part.text() or is_scrolled(part):
            continue
        wanted = part.sizeHint()
        if isinstance(part, QLabel) and part.wordWrap():
            wanted.setWidth(part.width())
            wanted.setHeight(part.heightForWidth(part.width()))
        if wanted.width() > part.width() + 1 or wanted.height() > part.height() + 1:
            found.append(
                f"{part.text()!r}: {part.width()}x{part.height()} of {wanted.width()}x{wanted.height()}"
            )
    return found
