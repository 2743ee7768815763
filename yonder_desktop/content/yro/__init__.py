"""The card set of YRO: three TOML files, checked one by one and against each other."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel

from yonder_desktop.assets import resource_path
from yonder_desktop.content.files import CardFiles
from yonder_desktop.content.yro import board as parts
from yonder_desktop.content.yro.cards import AdventurerCard, FactionEntry, ProfessionEntry
from yonder_desktop.content.yro.checks import (
    ADVENTURERS,
    BOARD,
    QUESTS,
    check_badges,
    check_cards,
    check_draft,
    check_quests,
)
from yonder_desktop.content.yro.quests import QuestCard
from yonder_desktop.content.yro.sources import Book, SourceTable, keys_of
from yonder_desktop.games.yro.designs import Adventurer, Badge, CardSet, Quest

FILES = (ADVENTURERS, QUESTS, BOARD)
SOURCES = "sources"
CARD_FIELDS = (
    "name", "faction", "profession", "cost", "power", "power_plus", "power_star", "copies", "effects",
)  # fmt: skip
BADGE_FIELDS = ("name", "link")
QUEST_FIELDS = ("name", "vp", "check", "all")
BOARD_TABLES = tuple(parts.BoardParts.model_fields)

__all__ = ["load"]


def load(folder: Path, name: str) -> CardSet:
    """The card set in `folder`, called `name`. Raises BadCardSet naming file, card and field."""
    files = CardFiles(folder, FILES, resource_path("cards", "yro"))
    files.only_keys(ADVENTURERS, (SOURCES, "faction", "profession", "card"))
    files.only_keys(QUESTS, (SOURCES, "quest"))
    files.only_keys(BOARD, (SOURCES, *BOARD_TABLES))
    board = _board(files)
    factions, professions, adventurers = _adventurers(files, board)
    return CardSet(
        name,
        files.digest,
        adventurers,
        factions,
        professions,
        _quests(files, board),
        board.design(),
    )


def _board(files: CardFiles) -> parts.BoardParts:
    tables: dict[str, BaseModel] = {}
    for key, field in parts.BoardParts.model_fields.items():
        model = field.annotation
        assert isinstance(model, type)
        assert issubclass(model, BaseModel)
        tables[key] = files.section(BOARD, key, model)
    known = [f"{key}.{field}" for key, table in tables.items() for field in type(table).model_fields]
    _book(files, BOARD).check(known)
    board = parts.BoardParts.model_validate(tables)
    check_draft(board)
    return board


def _book(files: CardFiles, file: str) -> Book:
    return Book(file, files.section(file, SOURCES, SourceTable))


def _adventurers(
    files: CardFiles, board: parts.BoardParts
) -> tuple[tuple[Badge, ...], tuple[Badge, ...], tuple[Adventurer, ...]]:
    """Factions, professions and cards, each with its sources."""
    factions = files.cards(ADVENTURERS, "faction", FactionEntry)
    professions = files.cards(ADVENTURERS, "profession", ProfessionEntry)
    cards = files.cards(ADVENTURERS, "card", AdventurerCard)
    check_badges(factions, professions)
    check_cards(cards, board)
    book = _book(files, ADVENTURERS)
    book.check(
        keys_of("faction", [entry.id for entry in factions], BADGE_FIELDS)
        + keys_of("profession", [entry.id for entry in professions], BADGE_FIELDS)
        + keys_of("card", [card.id for card in cards], CARD_FIELDS)
    )
    return (
        tuple(entry.design(book.of("faction", entry.id, BADGE_FIELDS)) for entry in factions),
        tuple(entry.design(book.of("profession", entry.id, BADGE_FIELDS)) for entry in professions),
        tuple(card.design(book.of("card", card.id, CARD_FIELDS)) for card in cards),
    )


def _quests(files: CardFiles, board: parts.BoardParts) -> tuple[Quest, ...]:
    quests = files.cards(QUESTS, "quest", QuestCard)
    check_quests(quests, board)
    book = _book(files, QUESTS)
    book.check(keys_of("quest", [quest.id for quest in quests], QUEST_FIELDS))
    return tuple(quest.design(_quest_sources(book, quest.id)) for quest in quests)


def _quest_sources(book: Book, id: str) -> dict[str, str]:
    """The sources of a quest; its field `all` is called tests, since all stands for all numbers."""
    found = book.of("quest", id, QUEST_FIELDS)
    return {"tests" if key == "all" and len(found) > 1 else key: label for key, label in found.items()}
