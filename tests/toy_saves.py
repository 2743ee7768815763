"""Saves of the toy game, for tests."""

from __future__ import annotations

from pathlib import Path

from tests.toy_game import ToyRules
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.documents import SaveDocument, SeatRecord
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import HOUSE, BoxedGame
from yonder_desktop.timeline import History

SEATS = [
    SeatRecord(name="Mira", colour="yellow"),
    SeatRecord(name="Bo", colour="blue", player="random"),
]


class ToyShelf:
    """A shelf with the toy game alone. `digest` is that of its card set."""

    def __init__(self, digest: str = "0123456789abcdef") -> None:
        self.digest = digest

    def names(self) -> list[str]:
        return ["toy"]

    def seats(self, game: str) -> tuple[int, ...]:
        return ToyRules().info.seats

    def take(self, game: str, card_set: str = HOUSE) -> BoxedGame:
        if card_set != HOUSE:
            raise KeyError(card_set)
        return BoxedGame(game, ToyRules(), card_set, self.digest)


def toy_history(choices: int = 5, seed: int = 11) -> History:
    """A game after some choices, always the first option."""
    rules = ToyRules()
    history = History(rules, rules.new_game(Setup(2, seed)), people=(0,))
    for _ in range(choices):
        decision = history.decision()
        assert decision is not None
        history.choose(rules.token(history.state, decision.options[0]))
    return history


def toy_document(
    history: History | None = None, title: str = "Friday", seed: int = 11, played: str = ""
) -> SaveDocument:
    """A save of such a game."""
    history = history if history is not None else toy_history(seed=seed)
    return make_document(ToyShelf().take("toy"), history, Setup(2, seed), SEATS, title, played=played)


def toy_save(path: Path) -> SaveDocument:
    """Write such a save to `path`."""
    document = toy_document()
    save_game(path, document)
    return document
