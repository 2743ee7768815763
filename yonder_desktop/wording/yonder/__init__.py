"""Yonder in words. What the start page says stands here; the rest is read when somebody plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from yonder_desktop.wording.catalogue import gettext

if TYPE_CHECKING:
    from yonder_desktop.games.yonder.tables import Tables
    from yonder_desktop.wording.yonder.words import YonderWords


def title() -> str:
    """The name of the game."""
    # Translators: the name of the game
    return gettext("Yonder")


def description() -> str:
    """One line for the start page."""
    return gettext("Send workers into the city, build a settlement, and let your ships serve the envoys.")


def length() -> str:
    """How long a game takes."""
    return gettext("1 to 2 hours")


def make(tables: Tables, seat_names: Sequence[str] = ()) -> YonderWords:
    """The words for the tables of a card set."""
    from yonder_desktop.wording.yonder.words import YonderWords

    return YonderWords(tables, seat_names)
