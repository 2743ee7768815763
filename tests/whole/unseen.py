"""Games that differ only in what a seat may not know, and everything that a window tells its person."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import Player, records_of
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.core.events import Event
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History
from yonder_desktop.ui.main_window import MainWindow

PEOPLE = (Player("Mira", "yellow"), Player("Dara", "green"), Player("Cael", "red"))
MOST_OTHERS = 4
"""How many other choices are compared with the one that was made."""
MOST_STEPS = 8
"""How many choices of one person may follow before another is asked."""
WORDS = ("toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription", "windowTitle")
MORE_WORDS = ("text", "title", "toPlainText", "placeholderText")
ROLES = 32
"""The roles of a cell that Qt itself knows; ours come after them."""


@dataclass(frozen=True)
class Pair:
    """Two lines of one game after which `seat` is asked and may know the same, of the position and of what
    happened on the way. tokens: the two lines. verb: of the choice in which they differ.
    """

    setup: Setup
    seat: int
    tokens: tuple[tuple[str, ...], tuple[str, ...]]
    verb: str


def pairs(rules: Rules, setup: Setup, longest: int) -> Iterator[Pair]:
    """Pairs along one game: where somebody could have chosen otherwise without another person seeing it."""
    state, line, taste = rules.new_game(setup), [], Taste(setup.seed)  # type: Any, list[str], Taste
    for _ in range(longest):
        decision = rules.decision(state)
        if decision is None:
            return
        choices = [rules.choice(state, option) for option in decision.options]
        wish = taste.pick(choices)
        made = turn_of(rules, state, [wish.token])
        for other in [choice for choice in choices if choice is not wish][:MOST_OTHERS]:
            instead = turn_of(rules, state, [other.token, *made.tokens[1:]])
            seat = who_sees_no_difference(rules, state, made, instead)
            if seat >= 0:
                yield Pair(setup, seat, ((*line, *made.tokens), (*line, *instead.tokens)), wish.verb)
                break
        line.append(wish.token)
        rules.apply(state, wish.option)


@dataclass
class Turn:
    """How one person's turn can go: the position after it, the choices and what happened."""

    state: Any
    tokens: list[str]
    events: list[Event]

    def record(self, rules: Rules, seat: int) -> object:
        """All of it that another seat may know."""
        happened = [(one.kind, one.seat, one.args if one.visible_to(seat) else ()) for one in self.events]
        return rules.view_record(rules.view(self.state, seat)), happened


def turn_of(rules: Rules, state: Any, tokens: list[str]) -> Turn:
    """Go on from a copy until another seat is asked, by `tokens` as far as they are offered."""
    turn = Turn(state.copy(), [], [])
    seat = rules.decision(state).seat  # type: ignore[union-attr]
    for step in range(MOST_STEPS):
        decision = rules.decision(turn.state)
        if decision is None or decision.seat != seat:
            break
        offered = {rules.token(turn.state, option): option for option in decision.options}
        token = tokens[step] if step < len(tokens) and tokens[step] in offered else next(iter(offered))
        rules.apply(turn.state, offered[token], turn.events)
        turn.tokens.append(token)
    return turn


def who_sees_no_difference(rules: Rules, state: Any, one: Turn, other: Turn) -> int:
    """The seat that is asked after both turns and may not know which one it was; -1 if there is none."""
    before = rules.decision(state)
    here, there = rules.decision(one.state), rules.decision(other.state)
    if before is None or here is None or there is None or here.seat != there.seat or here.seat == before.seat:
        return -1
    if rules.to_record(one.state) == rules.to_record(other.state):
        return -1
    return here.seat if one.record(rules, here.seat) == other.record(rules, here.seat) else -1


def saved(folder: Path, game: str, pair: Pair, which: int) -> Path:
    """A save of one of the two lines, played by people at one screen."""
    boxed, people = GameShelf(None).take(game), PEOPLE[: pair.setup.seats]
    history = History(boxed.rules, boxed.rules.new_game(pair.setup), range(len(people)))
    for token in pair.tokens[which]:
        history.choose(token)
    path = folder / "game.json"
    save_game(path, make_document(boxed, history, pair.setup, records_of(people), "game", played="same"))
    return path


def told(window: MainWindow) -> dict[str, object]:
    """Everything that can be seen, heard or read in a window, by where it stands."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    found: dict[str, object] = {"picture": picture_of(window)}
    for number, part in enumerate([window, *window.findChildren(QWidget)]):
        name = f"{number} {type(part).__name__} {part.objectName()}"
        found[name] = (part.isVisible(), part.isEnabled(), words_of(part))
        if isinstance(part, QAbstractItemView) and part.model() is not None:
            found[f"{name} model"] = cells_of(part.model())
    for number, action in enumerate(window.findChildren(QAction)):
        found[f"action {number}"] = (action.text(), action.toolTip(), action.isEnabled(), action.isVisible())
    session = window.desk.session
    if session is not None:
        stack = session.undo_stack
        texts = {stack.text(at) for at in range(stack.count())}
        found["undo"] = (texts, stack.undoText(), stack.redoText(), stack.canUndo(), stack.canRedo())
    if window.play.page is not None:
        table = window.play.page.table_widget
        found["sprites"] = sorted((key, repr(sprite)) for key, sprite in table.table.sprites().items())  # type: ignore[attr-defined]
        found["stops"] = [(name, shape.getRect()) for _key, name, shape in table.stops()]  # type: ignore[attr-defined]
    return found


def picture_of(window: MainWindow) -> bytes:
    image = window.grab().toImage()
    return bytes(image.constBits())


def words_of(part: QWidget) -> list[str]:
    said = [str(getattr(part, name)()) for name in WORDS]
    for name in MORE_WORDS:
        getter = getattr(part, name, None)
        if callable(getter):
            said.append(str(getter()))
    return said


def cells_of(model: QAbstractItemModel, parent: QModelIndex | None = None) -> list[object]:
    """What every role of every cell of a model says."""
    parent = parent or QModelIndex()
    cells: list[object] = []
    roles = [*range(ROLES), *(role for role in model.roleNames() if role >= Qt.ItemDataRole.UserRole)]
    flat = isinstance(model, QAbstractListModel)
    for row in range(model.rowCount(parent)):
        for column in range(1 if flat else model.columnCount(parent)):
            index = model.index(row, column, parent)
            cells.append(
                [repr(data) for role in roles if isinstance(data := model.data(index, role), str | int)]
            )
        if not flat:
            cells.extend(cells_of(model, model.index(row, 0, parent)))
    return cells
