"""YRO in words. What the start page says stands here; the rest is read when somebody plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from yonder_desktop.wording.catalogue import gettext

if TYPE_CHECKING:
    from yonder_desktop.games.yro.tables import Tables
    from yonder_desktop.wording.yro.words import YroWords


def title() -> str:
    """The name of the game."""
    # Translators: the name of the game
    return gettext("YRO")


def description() -> str:
    """One line for the start page."""
    return gettext("Recruit adventurers in secret, place them well, and lead the strongest guild.")


def length() -> str:
    """How long a game takes."""
    return gettext("30 to 60 minutes")


def make(tables: Tables, seat_names: Sequence[str] = ()) -> YroWords:
    """The words for the tables of a card set."""
    from yonder_desktop.wording.yro.words import YroWords

    return YroWords(tables, seat_names)
