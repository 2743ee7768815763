"""Card sets as the window knows them."""

from __future__ import annotations

from yonder_desktop.storage.card_sets import CardSetEntry, is_card_set
from yonder_desktop.storage.shelf import HOUSE

__all__ = ["HOUSE", "CardSetEntry", "is_card_set"]
