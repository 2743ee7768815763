"""Colours of types and of text boxes, as in the visual identity; a type always stands with its sign and silhouette."""

from __future__ import annotations

from yonder_desktop.ui.theme import Theme

TYPE_COLOURS = {
    "soldier": "#5E7482",
    "merchant": "#7F6A1B",
    "mage": "#5C4FA8",
    "cleric": "#946512",
    "thief": "#4A4A52",
    "barbarian": "#9A4A2A",
    "demon": "#A32C35",
    "undead": "#4F6B4A",
    "angel": "#317696",
    "dragon": "#2E6E58",
    "spell": "#5C4FA8",
    "miracle": "#9A6A14",
}
PLAIN = "#6B5A3A"
"""Actions without a type."""
DECK = "#5C4FA8"
BOXES = {"draft": ("#E9C98A", "#C99F57"), "start": ("#EFE8DA", "#CFC3A6")}
"""Text boxes of draft and starting cards by day and by night; those of reinforcements are plain paper."""


def type_colour(kind: str) -> str:
    """The frame colour of a type."""
    return TYPE_COLOURS.get(kind, PLAIN)


def box_colour(theme: Theme, card_set: str) -> str:
    """The text box of a card of that set."""
    pair = BOXES.get(card_set)
    return theme.card if pair is None or theme.name == "contrast" else pair[1 if theme.dark else 0]
