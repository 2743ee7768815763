"""Ylandyss in words. What the start page says stands here; the rest is read when somebody plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from yonder_desktop.wording.catalogue import gettext

if TYPE_CHECKING:
    from yonder_desktop.games.ylandyss.tables import Tables
    from yonder_desktop.wording.ylandyss.words import YlandyssWords


def title() -> str:
    """The name of the game."""
    # Translators: the name of the game
    return gettext("Ylandyss")


def description() -> str:
    """One line for the start page."""
    return gettext("Build a deck of fighters and magic, win the melee, and fill your chest.")


def length() -> str:
    """How long a game takes."""
    return gettext("30 to 90 minutes")


def make(tables: Tables, seat_names: Sequence[str] = ()) -> YlandyssWords:
    """The words for the tables of a card set."""
    from yonder_desktop.wording.ylandyss.words import YlandyssWords

    return YlandyssWords(tables, seat_names)
