"""The card set of Yonder: four TOML files and one for the solo game, checked one by one and against each other."""

from __future__ import annotations

from pathlib import Path

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

FILES = (BUILDINGS, ENVOYS, SHIPS, BOARD)
"""The files that every set has. A set without `solo.toml` has no solo game."""
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
    has_solo = (folder / SOLO).exists()
    files = CardFiles(folder, (*FILES, SOLO) if has_solo else FILES)
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
