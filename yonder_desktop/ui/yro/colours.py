"""Colours of factions and professions, as in the visual identity; each always stands with its sign."""

from __future__ import annotations

FACTION_COLOURS = {
    "sunrise": "#B85A14",
    "conclave": "#47803B",
    "market": "#A8457E",
    "mining": "#6F6A66",
    "floating": "#2C7BA8",
    "dragon": "#B5382F",
}
PROFESSION_COLOURS = {
    "warrior": "#40363C",
    "merchant": "#74651C",
    "technician": "#8A5526",
    "explorer": "#2F6B52",
    "wizard": "#54459A",
    "leader": "#31527E",
}
UNKNOWN = "#5E4C38"
MAGIC_FILL, TECH_FILL = "#8467C4", "#D98A3D"


def faction_colour(faction: str) -> str:
    """The colour of a faction; a neutral one for a faction that somebody has added."""
    return FACTION_COLOURS.get(faction, UNKNOWN)


def profession_colour(profession: str) -> str:
    """The colour of a profession."""
    return PROFESSION_COLOURS.get(profession, UNKNOWN)
