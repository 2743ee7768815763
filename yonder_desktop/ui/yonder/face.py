"""What Yonder brings to the window (see `ui.faces.GameFace`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yonder_desktop.core.questions import Choice
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.view import View
from yonder_desktop.ui.faces import Forecast, Inspected
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.theme import Theme
from yonder_desktop.ui.yonder import inspection, outlook
from yonder_desktop.ui.yonder.small_table import TableInSmall
from yonder_desktop.ui.yonder.table import YonderTable
from yonder_desktop.wording import GameWords


def make_table(tables: Tables, words: GameWords, theme: Theme) -> Any:
    """The table as a widget."""
    return YonderTable(tables, words, theme)


def inspect(view: View, words: GameWords, key: str) -> Inspected | None:
    """The item with this key."""
    return inspection.inspect(view, words, key)


def item_of(choice: Choice) -> str:
    """Where it leads, else what it is done with."""
    return choice.target or choice.subject


def forecast(view: View) -> Forecast | None:
    """What locking up now would bring every seat."""
    return outlook.forecast(view)


def consequence(view: View, token: str) -> str:
    """What a lock-up costs and brings."""
    return outlook.consequence(view, token)


def pick_words(view: View, words: GameWords, key: str) -> str:
    """A key of a bag of goods, such as `wood`, `hungry.goblin` or `by=card`, as markup."""
    return outlook.pick_words(words, key)


def thumbnail(view: View, words: GameWords, names: Sequence[str], colours: Sequence[str]) -> Picture:
    """The table of a view, small."""
    return TableInSmall(view, words, tuple(names), tuple(colours))
