"""The shelf of games: rules for a game's name and the name of a card set."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from yonder_desktop.core.contract import Rules

HOUSE = "house"
"""The name of the card set that comes with the program."""


class BoxedGame:
    """A game taken from the shelf: its rules, and the name and digest of its card set."""

    __slots__ = ("card_set", "digest", "name", "rules")

    def __init__(self, name: str, rules: Rules, card_set: str, digest: str) -> None:
        self.name = name
        self.rules = rules
        self.card_set = card_set
        self.digest = digest

    @property
    def tables(self) -> Any:
        """The card set worked out for play, for words and windows; None for a game that has none."""
        return getattr(self.rules, "tables", None)


class Shelf(Protocol):
    """Where games come from; tests bring one of their own."""

    def names(self) -> list[str]:
        """The games there are."""

    def take(self, game: str, card_set: str = HOUSE) -> BoxedGame:
        """A game. Raises KeyError for an unknown game or card set, ValueError for a broken card set."""


class GameShelf:
    """The games of the program, with own card sets in `cards/<game>/<name>/` if a folder is given."""

    def __init__(self, cards: Path | None = None) -> None:
        self._cards = cards
        self._taken: dict[tuple[str, str], BoxedGame] = {}

    def names(self) -> list[str]:
        from yonder_desktop.games.registry import game_names

        return game_names()

    def take(self, game: str, card_set: str = HOUSE) -> BoxedGame:
        if (game, card_set) not in self._taken:
            self._taken[game, card_set] = self._unpack(game, card_set)
        return self._taken[game, card_set]

    def _unpack(self, game: str, card_set: str) -> BoxedGame:
        from yonder_desktop.content import load_card_set
        from yonder_desktop.games.registry import make_rules

        if game not in self.names():
            raise KeyError(game)
        cards: Any = load_card_set(game, self._folder(game, card_set))
        return BoxedGame(game, make_rules(game, cards), card_set, cards.digest)

    def _folder(self, game: str, card_set: str) -> Path | None:
        if card_set == HOUSE:
            return None
        folder = self._cards / game / card_set if self._cards is not None else None
        # A name out of a file must not lead out of the folder of card sets.
        if folder is None or Path(card_set).name != card_set or not folder.is_dir():
            raise KeyError(card_set)
        return folder
