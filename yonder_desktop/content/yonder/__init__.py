"""The card set of Yonder: four TOML files and one for the solo game, checked one by one and against each other."""

from __future__ import annotations

from pathlib import Path

from yonder_desktop.assets import resource_path
from yonder_desktop.content.files import CardFiles
from yonder_desktop.content.yonder import board as parts
from yonder_desktop.content.yonder import solo as solo_parts
from yonder_desktop.content.yonder.cards import BuildingCard, EnvoyCard, ShipCard
from yonder_desktop.content.yonder.checks import (
    BOARD,
    BUILDINGS,
    ENVOYS,
    SHIPS,
    check_food,
    check_names,
    check_rounds,
    check_stacks,
    check_tracks,
)
from yonder_desktop.content.yonder.solo_checks import SOLO, check_solo
from yonder_desktop.games.yonder.designs import CardSet, Solo

NEEDED = (BUILDINGS, ENVOYS, SHIPS, BOARD)
"""A set that has all of these to itself, but no `solo.toml`, has no solo game."""
FILES = (*NEEDED, SOLO)
SECTIONS = (
    "setup",
    "limits",
    "unlimited",
    "penalties",
    "food",
    "market",
    "round",
    "city_spot",
    "upper_city",
    "favour_track",
    "favour",
    "gold_track",
    "first_player",
    "lock_up",
)
SOLO_SECTIONS = ("setup", "scoring", "rules", "level", "card")

__all__ = ["load"]


def load(folder: Path, name: str) -> CardSet:
    """The card set in `folder`, called `name`. Raises BadCardSet naming file, card and field."""
    house = resource_path("cards", "yonder")
    has_own = (folder / SOLO).exists() or not _is_whole(folder, house)
    files = CardFiles(folder, FILES if has_own else NEEDED, house)
    has_solo = SOLO in files.tables
    for file, keys in (
        (BUILDINGS, ("building",)),
        (ENVOYS, ("envoy",)),
        (SHIPS, ("ship",)),
        (BOARD, SECTIONS),
    ):
        files.only_keys(file, keys)
    buildings = files.cards(BUILDINGS, "building", BuildingCard)
    envoys = files.cards(ENVOYS, "envoy", EnvoyCard)
    ships = files.cards(SHIPS, "ship", ShipCard)
    board = _board(files)
    check_names(buildings, envoys, ships, board)
    check_stacks(buildings, envoys, ships, board)
    check_food(buildings, board)
    return CardSet(
        name,
        files.digest,
        tuple(card.design() for card in buildings),
        tuple(card.design() for card in envoys),
        tuple(card.design() for card in ships),
        board.design(),
        _solo(files, buildings, board) if has_solo else None,
    )


def _is_whole(folder: Path, house: Path) -> bool:
    """Whether a set has all its other files, and none of them stands on the house set."""
    return all((folder / name).exists() for name in NEEDED) and CardFiles(folder, NEEDED, house).whole


def _solo(files: CardFiles, buildings: list[BuildingCard], board: parts.BoardParts) -> Solo:
    files.only_keys(SOLO, SOLO_SECTIONS)
    solo = solo_parts.SoloParts(
        files.section(SOLO, "setup", solo_parts.Setup),
        files.section(SOLO, "scoring", solo_parts.Scoring),
        files.section(SOLO, "rules", solo_parts.Rules),
        files.cards(SOLO, "level", solo_parts.Level),
        files.cards(SOLO, "card", solo_parts.OrderCard),
    )
    check_solo(solo, buildings, board)
    return solo.design()


def _board(files: CardFiles) -> parts.BoardParts:
    files.section(BOARD, "unlimited", parts.Unlimited)
    files.section(BOARD, "first_player", parts.FirstPlayer)
    files.section(BOARD, "lock_up", parts.LockUp)
    board = parts.BoardParts(
        files.section(BOARD, "setup", parts.Setup),
        files.section(BOARD, "limits", parts.Limits),
        files.section(BOARD, "penalties", parts.Penalties),
        files.section(BOARD, "food", parts.Food),
        files.cards(BOARD, "round", parts.Round),
        files.cards(BOARD, "city_spot", parts.CitySpot),
        files.cards(BOARD, "upper_city", parts.UpperCity),
        files.cards(BOARD, "favour", parts.Favour),
    )
    check_rounds(board, files.section(BOARD, "market", parts.Market))
    check_tracks(
        board,
        files.section(BOARD, "favour_track", parts.FavourTrack),
        files.section(BOARD, "gold_track", parts.GoldTrack),
    )
    return board
