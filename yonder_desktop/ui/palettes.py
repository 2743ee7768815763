"""A palette that people with any kind of colour blindness can tell apart, laid over the colours of a look.

Signs carry every meaning in the usual palette as well; here the colours do so too. Within a group the colours keep
apart for normal, protan, deutan and tritan eyes (`tests/ui_table/test_palettes.py` measures it), and white words can
be read on all of them. Player colours are of that kind from the outset.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from yonder_desktop.ui.theme import Theme

USUAL, SAFE = "usual", "safe"

LETTERS = {"#4E7F4A": "#188080", "#3F6C9C": "#181838", "#7D4E93": "#8050C0", "#8A5A34": "#985018"}
FACTIONS = {
    "#B85A14": "#986818",
    "#47803B": "#388068",
    "#A8457E": "#8068B0",
    "#6F6A66": "#381838",
    "#2C7BA8": "#381898",
    "#B5382F": "#681818",
}
PROFESSIONS = {
    "#40363C": "#381838",
    "#74651C": "#508018",
    "#8A5526": "#681818",
    "#2F6B52": "#985080",
    "#54459A": "#8050C0",
    "#31527E": "#181868",
}
TYPES = {
    "#5E7482": "#185080",
    "#7F6A1B": "#986818",
    "#5C4FA8": "#6838C0",
    "#946512": "#C05050",
    "#4A4A52": "#381838",
    "#9A4A2A": "#501818",
    "#A32C35": "#C038B0",
    "#4F6B4A": "#505018",
    "#317696": "#181880",
    "#2E6E58": "#188080",
}
MIRACLES = {"#9A6A14": "#C05050"}
"""The colour of clerics, as spells have that of mages."""
SIGNS = {"#1F7A6C": "#0A55B4", "#A3322B": "#6A0048"}
"""Discs of what can be acted with, and of what is refused."""

SAFE_COLOURS = {**LETTERS, **FACTIONS, **PROFESSIONS, **TYPES, **MIRACLES, **SIGNS}
COLOURED = ("letter_", "faction_", "profession_", "type_", "spell", "miracle", "can_act", "target", "refused")
"""Drawings that have those colours for what they mean; in others the same colours are wood, cloth and the like."""

STATES: dict[str, dict[str, Any]] = {
    "day": {
        "act": "#0A55B4", "card_act": "#0A55B4", "act_soft": "#DCE8F8", "selected": "#B84A00",
        "selected_fill": "#B84A00", "warn": "#6A0048", "card_warn": "#6A0048", "warn_soft": "#F3DDEA",
    },
    "night": {
        "act": "#3FA0FF", "act_ink": "#0B1A2B", "card_act": "#003C8F", "act_soft": "#23405E", "selected": "#FFB02E",
        "selected_fill": "#8A3A00", "warn": "#FF6FA0", "card_warn": "#5A0040", "warn_soft": "#4A2440",
    },
    "contrast": {
        "act": "#003CB4", "card_act": "#003CB4", "act_soft": "#DCE8FF", "selected": "#8A3000",
        "selected_fill": "#8A3000", "warn": "#500046", "card_warn": "#500046", "warn_soft": "#FBE3F4",
    },
}  # fmt: skip


def with_palette(theme: Theme, palette: str) -> Theme:
    """A look in one of the palettes."""
    return replace(theme, palette=SAFE, **STATES[theme.name]) if palette == SAFE else theme


def shown_colour(colour: str, palette: str) -> str:
    """The colour that stands for another one in a palette."""
    return SAFE_COLOURS.get(colour, colour) if palette == SAFE else colour


def is_recoloured(name: str, palette: str) -> bool:
    """Whether a drawing looks different in a palette."""
    return palette == SAFE and name.startswith(COLOURED)


def recoloured(drawing: bytes) -> bytes:
    """An SVG drawing in the safe palette."""
    text = drawing.decode("utf-8")
    for usual, safe in SAFE_COLOURS.items():
        text = text.replace(usual, safe)
    return text.encode("utf-8")
