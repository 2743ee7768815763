"""Every screen of the program, and what is wrong with the look of one: cut, overlapping, out of reach."""

import functools
import itertools
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QWidget,
)

from tests.ui_shell.conftest import come_to_rest, cut_words
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import Player, records_of
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.results import GameResult, SeatResult, keep_result
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History
from yonder_desktop.ui.error_dialog import ErrorDialog
from yonder_desktop.ui.main_window import MainWindow
from yonder_desktop.ui.statistics_dialog import StatisticsDialog

PEOPLE = (
    Player("Mira", "yellow"),
    Player("Wilhelmina", "green"),
    Player("Cael", "red", "greedy"),
    Player("Bartholomew", "blue", "greedy"),
    Player("Edda", "pink", "random"),
)
MIDDLE, MOST = {"yonder": 70, "yro": 34, "ylandyss": 70}, 4000

Show = Callable[[MainWindow, Path], None]


def begun(game: str, seats: int, moves: int, folder: Path) -> Path:
    """The save of a game after so many choices, or at its end; the first person is the one at the screen."""
    path = folder / f"{game}-{seats}-{moves}.json"
    path.write_bytes(_played(game, seats, moves))
    return path


@functools.cache
def _played(game: str, seats: int, moves: int) -> bytes:
    """Played once for all screens."""
    boxed, setup, taste = GameShelf(None).take(game), Setup(seats, 5), Taste(5)
    history = History(boxed.rules, boxed.rules.new_game(setup), range(min(seats, 2)))
    for step in range(MOST):
        decision = history.decision()
        if decision is None or (step >= moves and decision.seat == 0):
            break
        choices = [history.rules.choice(history.state, option) for option in decision.options]
        history.choose(taste.pick(choices).token)
    people = PEOPLE[:seats] if seats > 1 else PEOPLE[:1]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        save_game(path, make_document(boxed, history, setup, records_of(people), "A game", played=game))
        return path.read_bytes()


def table(game: str, seats: int, moves: int) -> Show:
    def show(window: MainWindow, folder: Path) -> None:
        window.play.open(begun(game, seats, moves, folder))
        session = window.desk.session
        assert session is not None
        assert (session.decision() is None) == (moves == MOST), "it is the position that is meant"
        if session.handover_seat >= 0:
            session.take_seat()

    return show


def handed_over(window: MainWindow, folder: Path) -> None:
    window.play.open(begun("yonder", 3, MIDDLE["yonder"], folder))


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
    table("yro", 3, MIDDLE["yro"])(window, folder)
    window.preferences.set("left_handed", True)


def pasted(window: MainWindow, folder: Path) -> None:
    """The position that was just copied."""
    table("ylandyss", 3, MIDDLE["ylandyss"])(window, folder)
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


def library(window: MainWindow, folder: Path) -> None:
    """Saved games of every kind, one of them finished, one broken."""
    for game in window.desk.shelf.names():
        window.desk.library.take_in(begun(game, 2, MIDDLE[game], folder))
    window.desk.library.take_in(begun("yro", 3, MOST, folder))
    (window.desk.folders.saves / "Torn.json").write_text('{"format": 3, "game"', encoding="utf-8")
    window.actions_.open.trigger()


def alone_with_scores(window: MainWindow, folder: Path) -> None:
    table("yonder", 1, MOST)(window, folder)
    result = GameResult("g", "yro", (SeatResult("Mira", "human", 61, True),), "2026-11-10T12:00:00+00:00",
                        {}, "house", None, False)  # fmt: skip
    keep_result(window.desk.folders.scores, result)
    window.actions_.scores.trigger()


def bookmarked(window: MainWindow, folder: Path) -> None:
    table("ylandyss", 3, MIDDLE["ylandyss"])(window, folder)
    window.actions_.bookmark.trigger()


def costly(window: MainWindow, folder: Path) -> None:
    """The question before a costly choice."""
    table("yonder", 3, MIDDLE["yonder"])(window, folder)
    session = window.desk.session
    assert session is not None
    token = next(choice.token for choice in session.choices() if choice.costly)
    assert window.play.page is not None
    window.play.page.confirm_wanted.emit(token)


def take_back_asked(window: MainWindow, folder: Path) -> None:
    """What was revealed is about to be taken back by all who share the screen."""
    table("yonder", 3, MIDDLE["yonder"])(window, folder)
    session, asking = window.desk.session, window.play.taking_back
    assert session is not None and asking is not None
    asking.go_to(session.history.root)


def as_it_was(window: MainWindow, folder: Path) -> None:
    table("ylandyss", 3, MIDDLE["ylandyss"])(window, folder)
    window.actions_.replay.trigger()


def tab(name: str) -> Show:
    """The rail with another of its panels in front."""

    def show(window: MainWindow, folder: Path) -> None:
        table("yro", 3, MIDDLE["yro"])(window, folder)
        assert window.play.page is not None
        rail = window.play.page.rail
        part = getattr(rail, name)
        if rail.tabs.indexOf(part) >= 0:
            rail.tabs.setCurrentWidget(part)

    return show


def inspected(window: MainWindow, folder: Path) -> None:
    tab("inspector")(window, folder)
    page = window.play.page
    assert page is not None
    sprites = page.table.table.sprites()  # type: ignore[attr-defined]
    page.rail.inspector.inspect(next(key for key in sprites if key.startswith(("hand:", "new:", "card:"))))


def failed(window: MainWindow, _folder: Path) -> None:
    ErrorDialog(window.look, "Traceback: a fault\n" * 12, "yonder-desktop.log", window).open()


SCREENS: dict[str, Show] = {
    "start page": lambda window, _folder: window.show_start(),
    "new game": action("new_game"),
    "open": action("open"),
    "open a position": action("open_position"),
    "a position": pasted,
    "bug report": action("report"),
    "bug report of a game": action("report", table("yro", 3, MIDDLE["yro"])),
    "statistics": statistics,
    "no statistics": action("statistics"),
    "shortcuts": action("shortcuts"),
    "about": action("about"),
    "saved games": library,
    "best scores": alone_with_scores,
    "rules": action("rules"),
    "rules of a question": action("rules", table("yro", 3, MIDDLE["yro"])),
    "a bookmark": bookmarked,
    "a costly choice": costly,
    "everybody is asked": take_back_asked,
    "as it was": as_it_was,
    "history": tab("history"),
    "forecast": tab("forecast"),
    "a card": inspected,
    "a fault": failed,
    "settings of the look": settings_page(0),
    "settings of play": settings_page(1),
    "yonder": table("yonder", 3, MIDDLE["yonder"]),
    "yonder alone": table("yonder", 1, MIDDLE["yonder"]),
    "yonder's beginning": table("yonder", 2, 0),
    "yonder with four": table("yonder", 4, 110),
    "yro with five": table("yro", 5, 90),
    "ylandyss with four": table("ylandyss", 4, 60),
    "yro": table("yro", 3, MIDDLE["yro"]),
    "yro for the left hand": left_handed,
    "yro alone": table("yro", 1, 20),
    "ylandyss": table("ylandyss", 3, MIDDLE["ylandyss"]),
    "ylandyss' draft": table("ylandyss", 2, 0),
    "hand-over": handed_over,
    "result of yonder": table("yonder", 3, MOST),
    "result of yro": table("yro", 3, MOST),
    "result of ylandyss": table("ylandyss", 3, MOST),
}


def faults_of(window: MainWindow, screen: QRect) -> list[str]:
    """What is wrong with what a person sees now on a screen."""
    come_to_rest(window)
    front = front_of(window)
    found = cut_words(front)
    found += [f"out of reach: {name_of(part)}" for part in pressable(front) if not in_reach(part, front)]
    found += [f"one over the other: {name_of(one)} and {name_of(other)}" for one, other in overlapping(front)]
    if front.width() > screen.width() or front.height() > screen.height():
        found.append(f"larger than the screen: {front.size().toTuple()}")
    return found


def front_of(window: MainWindow) -> QWidget:
    """What stands before everything else: a dialog, or the window itself."""
    dialogs = [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]
    return dialogs[-1] if dialogs else window


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
