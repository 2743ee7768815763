"""Positions for tests, found by playing: saved as a file and opened in the window as any saved game is."""

from collections.abc import Callable, Sequence
from pathlib import Path

from tests.whole.steering import BO, MIRA
from tests.whole.taste import Taste
from yonder_desktop.bridge.seats import records_of
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.questions import Choice
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.timeline import History

MOST_GAMES = 60
GAMES_FOR_KINDS = 3

PLAYERS = records_of((MIRA, BO))

Wanted = Callable[[Sequence[Choice]], bool]


def save_of_position(folder: Path, wanted: Wanted, least_depth: int = 0) -> Path:
    """A save of a game of Mira against Bo, at least so many choices deep, in which she has the wanted choices."""
    boxed = GameShelf(None).take("yonder")
    for seed in range(1, MOST_GAMES):
        setup = Setup(2, seed)
        history = History(boxed.rules, boxed.rules.new_game(setup), {0})
        if play_until(history, Taste(seed), wanted, least_depth):
            path = folder / "position.json"
            save_game(path, make_document(boxed, history, setup, PLAYERS, "position"))
            return path
    raise AssertionError("no game leads to such a question")


def saves_of_kinds(folder: Path, game: str, options: dict[str, int | str] | None = None) -> list[Path]:
    """A save for every kind of question that Mira is asked in some games against Bo, each called after its kind."""
    boxed, found = GameShelf(None).take(game), {}  # type: BoxedGame, dict[str, Path]
    for seed in range(1, GAMES_FOR_KINDS + 1):
        setup, taste = Setup(2, seed, options or {}), Taste(seed)
        history = History(boxed.rules, boxed.rules.new_game(setup), {0})
        while (decision := history.decision()) is not None:
            if decision.seat == 0 and decision.kind not in found and history.current.depth > seed:
                found[decision.kind] = folder / f"{decision.kind}.json"
                save_game(found[decision.kind], make_document(boxed, history, setup, PLAYERS, decision.kind))
            choices = [history.rules.choice(history.state, option) for option in decision.options]
            history.choose(taste.pick(choices).token)
    return list(found.values())


def play_until(history: History, taste: Taste, wanted: Wanted, least_depth: int) -> bool:
    """Play all seats until seat 0 has the wanted choices; False if it never has."""
    while (decision := history.decision()) is not None:
        choices = [history.rules.choice(history.state, option) for option in decision.options]
        if decision.seat == 0 and history.current.depth >= least_depth and wanted(choices):
            return True
        history.choose(taste.pick(choices).token)
    return False
