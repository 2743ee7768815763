"""Every screen of the program, and what is wrong with the look of one: cut, overlapping, out of reach."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QLineEdit, QWidget

from tests.ui_shell.conftest import come_to_rest, cut_words
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import Player, records_of
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.results import GameResult, SeatResult, keep_result
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.statistics_dialog import StatisticsDialog

PEOPLE = (Player("Mira", "yellow"), Player("Wilhelmina", "green"), Player("Cael", "red", "greedy"))
MIDDLE, MOST = 70, 4000

Show = Callable[[MainWindow, Path], None]


def begun(game: str, seats: int, moves: int, folder: Path) -> Path:
    """The save of a game after so many choices, or at its end; the first person is the one at the screen."""
    boxed, setup, taste = GameShelf(None).take(game), Setup(seats, 5), Taste(5)
    history = History(boxed.rules, boxed.rules.new_game(setup), range(min(seats, 2)))
    for step in range(MOST):
        decision = history.decision()
        if decision is None or (step >= moves and decision.seat == 0):
            break
        choices = [history.rules.choice(history.state, option) for option in decision.options]
        history.choose(taste.pick(choices).token)
    path = folder / f"{game}-{seats}-{moves}.json"
    people = PEOPLE[:seats] if seats > 1 else PEOPLE[:1]
    save_game(path, make_document(boxed, history, setup, records_of(people), "A game", played=game))
    return path


def table(game: str, seats: int, moves: int) -> Show:
    def show(window: MainWindow, folder: Path) -> None:
        window.play.open(begun(game, seats, moves, folder))
        session = window.desk.session
        assert session is not None
        if session.handover_seat >= 0:
            session.take_seat()

    return show


def handed_over(window: MainWindow, folder: Path) -> None:
    window.play.open(begun("yonder", 3, MIDDLE, folder))


def action(name: str, first: Show | None = None) -> Show:
    """What an action of the menus opens, on the start page or before a table."""

    def show(window: MainWindow, folder: Path) -> None:
        if first is not None:
            first(window, folder)
        getattr(window.actions_, name).trigger()

    return show


def settings_page(number: int) -> Show:
    def show(window: MainWindow, _folder: Path) -> None:
        window.actions_.settings.trigger()
        assert window.preferences.dialog is not None
        window.preferences.dialog.tabs.setCurrentIndex(number)

    return show


def left_handed(window: MainWindow, folder: Path) -> None:
    table("yro", 3, MIDDLE)(window, folder)
    window.preferences.set("left_handed", True)


def pasted(window: MainWindow, folder: Path) -> None:
    """The position that was just copied."""
    table("ylandyss", 3, MIDDLE)(window, folder)
    window.actions_.copy_position.trigger()
    window.actions_.open_position.trigger()


def statistics(window: MainWindow, _folder: Path) -> None:
    """Of all games, with totals of one of them; the last of each is for practice."""
    for number, game in enumerate(window.desk.shelf.names() * 3):
        seats = [SeatResult(player.name, player.bot or "human", 60 + number, not number) for player in PEOPLE]
        ended = f"2026-11-{10 + number}T12:00:00+00:00"
        result = GameResult(f"g{number}", game, tuple(seats), ended, {}, "house", None, number > 5)
        keep_result(window.desk.folders.scores, result)
    window.actions_.statistics.trigger()
    dialog = window.saving.dialog
    assert isinstance(dialog, StatisticsDialog)
    dialog.game.setCurrentIndex(1)


SCREENS: dict[str, Show] = {
    "start page": lambda window, _folder: window.show_start(),
    "new game": action("new_game"),
    "open": action("open"),
    "open a position": action("open_position"),
    "a position": pasted,
    "bug report": action("report"),
    "bug report of a game": action("report", table("yro", 3, MIDDLE)),
    "statistics": statistics,
    "no statistics": action("statistics"),
    "shortcuts": action("shortcuts"),
    "about": action("about"),
    "settings of the look": settings_page(0),
    "settings of play": settings_page(1),
    "yonder": table("yonder", 3, MIDDLE),
    "yonder alone": table("yonder", 1, MIDDLE),
    "yonder's beginning": table("yonder", 2, 0),
    "yro": table("yro", 3, MIDDLE),
    "yro for the left hand": left_handed,
    "yro alone": table("yro", 1, 20),
    "ylandyss": table("ylandyss", 3, MIDDLE),
    "ylandyss' draft": table("ylandyss", 2, 0),
    "hand-over": handed_over,
    "result of yonder": table("yonder", 3, MOST),
    "result of yro": table("yro", 3, MOST),
    "result of ylandyss": table("ylandyss", 3, MOST),
}


def faults_of(window: MainWindow, screen: QRect) -> list[str]:
    """What is wrong with what a person sees now on a screen."""
    come_to_rest(window)
    front = QApplication.activeModalWidget() or window
    found = cut_words(front)
    found += [f"out of reach: {name_of(part)}" for part in pressable(front) if not in_reach(part, front)]
    found += [f"one over the other: {name_of(one)} and {name_of(other)}" for one, other in overlapping(front)]
    if front.width() > screen.width() or front.height() > screen.height():
        found.append(f"larger than the screen: {front.size().toTuple()}")
    return found


def name_of(part: QWidget) -> str:
    text = getattr(part, "text", str)()
    return f"{type(part).__name__} {part.accessibleName() or text or part.objectName()!r}"


def pressable(front: QWidget) -> Iterator[QWidget]:
    for kind in (QAbstractButton, QLineEdit):
        yield from (part for part in front.findChildren(kind) if part.isVisible())


def in_reach(part: QWidget, front: QWidget) -> bool:
    """Whether a part lies in all that is around it, or in something that scrolls."""
    place, parent = QRect(QPoint(), part.size()), part
    while parent is not front:
        place.translate(parent.pos())
        parent = parent.parentWidget()
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            return True
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(place):
            return False
    return True


def overlapping(front: QWidget) -> list[tuple[QWidget, QWidget]]:
    """Words and buttons of one parent that lie over one another."""
    by_parent: dict[int, list[QWidget]] = {}
    for kind in (QLabel, QAbstractButton):
        for part in front.findChildren(kind):
            if part.isVisible() and getattr(part, "text", str)():
                by_parent.setdefault(id(part.parentWidget()), []).append(part)
    return [
        (one, other)
        for parts in by_parent.values()
        for one, other in itertools.combinations(parts, 2)
        if one.geometry().adjusted(1, 1, -1, -1).intersects(other.geometry().adjusted(1, 1, -1, -1))
    ]
