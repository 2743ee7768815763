"""What acting with one item on another would be called in YRO, legal or not. No rule lives here."""

from __future__ import annotations

from yonder_desktop.games.yro.view import View
from yonder_desktop.ui.yro.facts import cell_item, placed_cards

PLACED = "card"
HELD = ("new", "hand")
"""Kinds of own cards that look as if they could be laid into the guild."""


def intent(view: View | None, subject: str, target: str) -> str:
    """The token that the pair would be, "" for none; with no target, whether the subject can be moved at all."""
    kind, _, name = subject.partition(":")
    if kind not in HELD or not name or view is None:
        return ""
    if not target:
        return "place:"
    goal, _, place = target.partition(":")
    if goal == PLACED:
        target = cells_of(view).get(place, "")
        goal, _, place = target.partition(":")
    return f"place:{name}@{place}" if goal == "cell" else ""


def cells_of(view: View) -> dict[str, str]:
    """The cells of the viewer's placed cards, by card key."""
    if view.seat < 0:
        return {}
    return {view.tables.keys[card]: cell_item(cell) for card, cell in placed_cards(view, view.seat)}
