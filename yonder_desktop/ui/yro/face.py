"""What YRO brings to the window (see `ui.faces.GameFace`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from yonder_desktop.core.questions import Choice
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.view import View
from yonder_desktop.ui.faces import Forecast, Inspected
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.theme import Theme
from yonder_desktop.ui.yro import inspection, outlook
from yonder_desktop.ui.yro.captions import CardWords
from yonder_desktop.ui.yro.small_table import TableInSmall
from yonder_desktop.ui.yro.table import YroTable
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.markup import escape


def make_table(tables: Tables, words: GameWords, theme: Theme) -> Any:
    """The table as a widget."""
    return YroTable(tables, cast(CardWords, words), theme)


def inspect(view: View, words: GameWords, key: str) -> Inspected | None:
    """The item with this key."""
    return inspection.inspect(view, words, key)


def item_of(choice: Choice) -> str:
    """Where it leads, else what it is done with."""
    return choice.target or choice.subject


def forecast(view: View) -> Forecast | None:
    """What the next turn brings every seat."""
    return outlook.forecast(view)


def consequence(view: View, token: str) -> str:
    """Nothing in YRO is costly."""
    return ""


def pick_words(view: View, words: GameWords, key: str) -> str:
    """No bags are picked in YRO."""
    return escape(words.name(f"card:{key}"))


def rival_name(words: GameWords) -> str:
    """The opponent of a game alone."""
    return words.name("shadow")


def thumbnail(view: View, words: GameWords, names: Sequence[str], colours: Sequence[str]) -> Picture:
    """The table of a view, small."""
    return TableInSmall(view, cast(CardWords, words), tuple(names), tuple(colours))
