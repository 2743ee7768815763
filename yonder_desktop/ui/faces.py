"""What each game brings to the window: its table, its cards large, its forecasts. One module a game, by its name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from PySide6.QtCore import SignalInstance

from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Choice
from yonder_desktop.ui.sprites import Picture
from yonder_desktop.ui.theme import Theme
from yonder_desktop.wording import GameWords

Say = Callable[[str], str]


@dataclass(frozen=True)
class Inspected:
    """An item as the inspector shows it, all texts as markup. `size` is that of the picture at 100 %.

    facts: how things stand, for the viewer. text: what is printed, in full sentences; a picture that is large
    enough says it as well. notes: rulings.
    sources: where its numbers come from.
    """

    key: str
    title: str
    picture: Picture | None = None
    size: tuple[float, float] = (0, 0)
    facts: tuple[str, ...] = ()
    text: str = ""
    notes: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()


@dataclass(frozen=True)
class ForecastRow:
    """A seat's numbers, in the order of the columns; `total` is the last one, or a sentence stands instead."""

    seat: int
    numbers: tuple[str, ...] = ()
    total: int = 0
    sentence: str = ""


@dataclass(frozen=True)
class Forecast:
    """A table of what lies ahead, a row a seat. columns: words, and drawings for where there is little room."""

    title: str
    note: str
    columns: tuple[tuple[str, str], ...]
    rows: tuple[ForecastRow, ...]


class Table(Protocol):
    """A game's table as a widget."""

    chosen: SignalInstance
    confirm_wanted: SignalInstance
    hovered: SignalInstance
    focused: SignalInstance
    refused: SignalInstance
    narrowed: SignalInstance
    picked: SignalInstance

    def set_position(
        self,
        view: Any,
        seat_names: Sequence[str],
        seat_colours: Sequence[str],
        choices: Sequence[Choice],
        seat_notes: Sequence[str] = (),
    ) -> None: ...

    def set_advice(self, preview: Say, why_not: Say, label: Say) -> None: ...

    def set_theme(self, theme: Theme) -> None: ...

    def set_scale(self, percent: int) -> None: ...

    def set_left_handed(self, left: bool) -> None: ...

    def set_animation(self, pace: float) -> None: ...

    def mark_changed(self, keys: Sequence[str], ms: int = 0) -> None: ...

    def show_token(self, token: str) -> None: ...

    def remember(self, events: Sequence[Event]) -> None: ...

    def show_beat(self, keys: Sequence[str]) -> None: ...

    def cancel(self) -> None: ...

    def fit(self) -> None: ...

    def zoom_in(self) -> None: ...

    def zoom_out(self) -> None: ...


class GameFace(Protocol):
    """The module `ui.<game>.face`."""

    def make_table(self, tables: Any, words: GameWords, theme: Theme) -> Any:
        """The table as a widget that is also a `Table`."""

    def inspect(self, view: Any, words: GameWords, key: str) -> Inspected | None:
        """The item with this key, None for one that there is nothing to say about."""

    def item_of(self, choice: Choice) -> str:
        """The item that tells the most of an option, for the inspector."""

    def forecast(self, view: Any) -> Forecast | None:
        """What lies ahead of every seat, None where nothing can be foretold."""

    def consequence(self, view: Any, token: str) -> str:
        """What a costly choice brings, in one line of markup; "" for others."""

    def pick_words(self, view: Any, words: GameWords, key: str) -> str:
        """A key of a bag to pick from, as markup."""

    def thumbnail(self, view: Any, words: GameWords, names: Sequence[str], colours: Sequence[str]) -> Picture:
        """The table of a view, small."""


def face_of(game: str) -> GameFace:
    """What a game brings. ModuleNotFoundError for a game without a face."""
    return cast(GameFace, import_module(f"yonder_desktop.ui.{game}.face"))


def cover_of(game: str) -> Picture:
    """The picture of a game on the start page: without its face, whose table needs time to be read."""
    cover: Picture = import_module(f"yonder_desktop.ui.{game}.cover").Cover()
    return cover
