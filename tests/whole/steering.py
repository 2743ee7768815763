"""What the tests of the whole program say and do with a window: players, beginning, waiting, the question."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import GamePlan, Player
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.confirm_dialog import ConfirmDialog
from yonder_desktop.ui.decision_panel import DecisionPanel
from yonder_desktop.ui.game_page import GamePage
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.pick_many import PickMany
from yonder_desktop.ui.table_view import TableView

MIRA, DARA = Player("Mira", "yellow"), Player("Dara", "green")
BO, CAEL = Player("Bo", "blue", "greedy"), Player("Cael", "red", "random")
EZRA, FINN = Player("Ezra", "pink", "random"), Player("Finn", "green", "random")
PATIENCE_MS = 30000
"""How long a test waits for the window or the computer players before it fails."""


def begin(
    window: MainWindow, *players: Player, seed: int = 3, game: str = "yonder", **options: int | str
) -> GameSession:
    """Begin a game, past the dialog."""
    window.play.begin(GamePlan(game, players, options, seed))
    return session_of(window)


def session_of(window: MainWindow) -> GameSession:
    session = window.desk.session
    assert session is not None, "no game is on the table"
    return session


def page_of(window: MainWindow) -> GamePage:
    page = window.play.page
    assert page is not None, "no game is on the table"
    return page


def table_of(window: MainWindow) -> TableView:
    table = page_of(window).table_widget
    assert isinstance(table, TableView)
    return table


def many_of(window: MainWindow) -> PickMany | None:
    """The set that is put together on the table, None where none is asked for."""
    many = getattr(table_of(window).table, "many", None)
    assert many is None or isinstance(many, PickMany)
    return many


def gesture_of(window: MainWindow, token: str) -> Choice | None:
    """How the table offers a choice, preferably with a place to drop the thing on; None where it does not."""
    scene = table_of(window).table
    shown = scene.sprites()
    offers = [one for one in scene.gestures.choices if one.token == token and one.subject in shown]
    return min(offers, key=lambda one: not one.target, default=None)


def panel_of(window: MainWindow) -> DecisionPanel:
    return page_of(window).rail.decision


def choice_of(window: MainWindow, token: str) -> Choice:
    """The choice that a token stands for, of those that are offered."""
    return next(choice for choice in session_of(window).choices() if choice.token == token)


def wait_for_turn(window: MainWindow, qtbot: QtBot) -> bool:
    """Wait until a person can choose or take over the screen, and all is shown; False once the game is over."""
    session = session_of(window)
    qtbot.waitUntil(
        lambda: bool(session.choices()) or session.handover_seat >= 0 or session.decision() is None
    )
    QApplication.processEvents()
    return session.decision() is not None


def steps_made(session: GameSession) -> int:
    """How many choices of people lead to the position on the table: each of them can be taken back."""
    return sum(node.person for node in session.history.line())


def agree(window: MainWindow, qtbot: QtBot) -> None:
    """Say yes to the question whether something may be taken back, if one is asked."""
    asked = QApplication.activeModalWidget()
    if isinstance(asked, ConfirmDialog):
        qtbot.mouseClick(asked.yes, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def record_of(window: MainWindow) -> object:
    """The position on the table, as it is saved."""
    session = session_of(window)
    return session.rules.to_record(session.history.state)


def play_on(window: MainWindow, taste: Taste, choose: Callable[[str], None]) -> str:
    """Make one choice, and see that exactly the one that was meant is made."""
    session = session_of(window)
    before, wish = session.history.current, taste.pick(session.choices()).token
    choose(wish)
    line = session.history.line()[before.depth + 1 :]
    made = [node.token for node in line if node.person]
    assert made == [wish], f"{wish} was meant, {made} was chosen"
    return wish


def play_some(
    window: MainWindow, qtbot: QtBot, taste: Taste, choose: Callable[[str], None], number: int
) -> None:
    """Make so many choices, and wait for the question after them."""
    for _ in range(number):
        assert wait_for_turn(window, qtbot), "the game is over"
        play_on(window, taste, choose)
    assert wait_for_turn(window, qtbot), "the game is over"
