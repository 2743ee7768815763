"""What Ylandyss brings to the window (see `ui.faces.GameFace`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yonder_desktop.core.questions import Choice
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.faces import Forecast, Inspected
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.theme import Theme
from yonder_desktop.ui.ylandyss import inspection, outlook
from yonder_desktop.ui.ylandyss.small_table import TableInSmall
from yonder_desktop.ui.ylandyss.table import YlandyssTable
from yonder_desktop.wording import GameWords


def make_table(tables: Tables, words: GameWords, theme: Theme) -> Any:
    """The table as a widget."""
    return YlandyssTable(tables, words, theme)


def inspect(view: View, words: GameWords, key: str) -> Inspected | None:
    """The item with this key."""
    return inspection.inspect(view, words, key)


def item_of(choice: Choice) -> str:
    """The card itself: all of a kind go to the same place."""
    return choice.subject or choice.target


def forecast(view: View) -> Forecast | None:
    """What winning would pay every seat now, or what it can still acquire."""
    return outlook.forecast(view)


def consequence(view: View, token: str) -> str:
    """Whether a pass keeps its player in."""
    return outlook.consequence(view, token)


def pick_words(view: View, words: GameWords, key: str) -> str:
    """A key of a bag of hand cards and coins, as markup."""
    return outlook.pick_words(words, key)


def rival_name(words: GameWords) -> str:
    """There is no opponent without a seat."""
    return ""


def thumbnail(view: View, words: GameWords, names: Sequence[str], colours: Sequence[str]) -> Picture:
    """The table of a view, small."""
    return TableInSmall(view, words, tuple(names), tuple(colours))
