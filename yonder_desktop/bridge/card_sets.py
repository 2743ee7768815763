"""Card sets as the window knows them."""

from __future__ import annotations

from yonder_desktop.storage.card_sets import CardSetEntry, is_card_set, saves_in
from yonder_desktop.storage.shelf import HOUSE

__all__ = ["HOUSE", "CardSetEntry", "is_card_set", "saves_in"]
