"""The result page and the set-up of a game in words."""

from __future__ import annotations

from yonder_desktop.games.ylandyss.designs import Board
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.markup import readable


def score_source(key: str) -> str:
    """What a line of the result is called."""
    sources = {
        "chest": pgettext("score", "Coins in the chest"),
        "cards": pgettext("score", "Value of all cards"),
    }
    return sources.get(key, readable(key))


def tie_break(key: str) -> str:
    """What decided between seats with the same points; empty if they alone did."""
    breaks = {
        "": "",
        "cards": gettext("More value in the cards"),
        "shared": gettext("The cards are worth the same too: the win is shared"),
    }
    return breaks.get(key, readable(key))


def setup_option(key: str) -> str:
    """What a setup option is called; the key made readable for one that nobody knows."""
    return {"end": gettext("The game ends with")}.get(key, readable(key))


def setup_value(board: Board, key: str, value: int | str) -> str:
    """What a value of a setup option is called."""
    if key != "end" or isinstance(value, str):
        return readable(value) if isinstance(value, str) else str(value)
    text = ngettext("{n} coin in a chest", "{n} coins in a chest", value)
    if value == board.first_game:
        text = ngettext(
            "{n} coin in a chest, for a first game", "{n} coins in a chest, for a first game", value
        )
    return text.format(n=value)
