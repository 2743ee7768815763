"""Formats of saves. Each step from one format to the next is one function here, and stays here for ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

FORMAT = 2
"""The format that this program writes."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]


def with_branches(document: dict[str, Any]) -> dict[str, Any]:
    """From 1 to 2: other lines than the one on the table, and bookmarks; format 1 knew neither."""
    return {**document, "branches": [], "bookmarks": []}


MIGRATIONS: dict[int, Migration] = {1: with_branches}
"""By the format it starts from, the function that makes a document of the next format."""


def migrated(document: dict[str, Any], migrations: dict[int, Migration] | None = None) -> dict[str, Any]:
    """The document in the last format. Raises KeyError with the format that no step leads on from."""
    steps = MIGRATIONS if migrations is None else migrations
    last = FORMAT if migrations is None else max(migrations) + 1
    while document["format"] != last:
        before = document["format"]
        document = {**steps[before](document), "format": before + 1}
    return document
