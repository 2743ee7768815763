"""What statistics speak of, in words: games, opponents, options."""

from __future__ import annotations

from yonder_desktop.bridge.desk import Desk
from yonder_desktop.bridge.scores import group_words
from yonder_desktop.bridge.statistics import ALONE, HOUSE, PEOPLE, GameResult, set_title
from yonder_desktop.ui.seat_row import level_names
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.markup import plain


class StatisticsWords:
    """Words that are looked up once: tables ask for them again and again."""

    def __init__(self, desk: Desk) -> None:
        self._words: dict[str, GameWords] = {name: desk.words(name) for name in desk.shelf.names()}
        self._levels = level_names()

    def game(self, name: str) -> str:
        """A game; its name for one that this program does not have."""
        return plain(self._words[name].title()) if name in self._words else name

    def opponents(self, key: str) -> str:
        """Against whom."""
        if key == ALONE:
            return gettext("Alone")
        return " + ".join(
            gettext("People") if one == PEOPLE else self._levels.get(one, one) for one in key.split(",")
        )

    def options(self, result: GameResult) -> str:
        """The options of a game, and its card set where it is not that of the program."""
        words = self._words.get(result.game)
        said = []
        for key, value in result.options.items():
            name, chosen = group_words(words, key, value) if words is not None else (key, str(value))
            if chosen:
                said.append(gettext("{name}: {value}").format(name=name, value=chosen))
        if result.card_set not in ("", HOUSE):
            said.append(gettext("Card set: {name}").format(name=set_title(result.card_set)))
        return " · ".join(said)
