"""The card set of Ylandyss: two TOML files, checked one by one and against each other."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel

from yonder_desktop.assets import resource_path
from yonder_desktop.content.files import CardFiles
from yonder_desktop.content.ylandyss.board import BoardParts
from yonder_desktop.content.ylandyss.cards import CardEntry
from yonder_desktop.content.ylandyss.checks import CARDS, SETUP, check_cards, check_draft, check_start
from yonder_desktop.games.ylandyss.designs import CardSet

FILES = (CARDS, SETUP)

__all__ = ["load"]


def load(folder: Path, name: str) -> CardSet:
    """The card set in `folder`, called `name`. Raises BadCardSet naming file, card and field."""
    files = CardFiles(folder, FILES, resource_path("cards", "ylandyss"))
    files.only_keys(CARDS, ("card",))
    files.only_keys(SETUP, tuple(BoardParts.model_fields))
    board = _board(files)
    cards = files.cards(CARDS, "card", CardEntry)
    check_cards(cards, board)
    check_start(cards, board)
    designs = tuple(card.design() for card in cards)
    return CardSet(name, files.digest, designs, board.design())


def _board(files: CardFiles) -> BoardParts:
    """All settings, table by table, so that a message names the table."""
    tables: dict[str, BaseModel] = {}
    for key, field in BoardParts.model_fields.items():
        model = field.annotation
        assert isinstance(model, type)
        assert issubclass(model, BaseModel)
        tables[key] = files.section(SETUP, key, model)
    board = BoardParts.model_validate(tables)
    check_draft(board)
    return board
