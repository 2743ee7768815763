"""Seats of YRO games as rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from balance_figures import Row
from balance_series import Game


def rows_of(games: Iterable[Game], tables: Any) -> list[Row]:
    """Every seat of every game, with what its guild holds counted by adventurer, faction and profession."""
    card_set = tables.card_set
    designs = {design.id: design for design in card_set.adventurers}
    rows = []
    for game in games:
        for seat in game["seats"]:
            row = Row(game, seat)
            own = [designs[name] for name, _ in seat["placed"]]
            seat["guild"] = Counter(design.id for design in own)
            seat["factions"] = Counter(card_set.factions[design.faction].id for design in own)
            seat["professions"] = Counter(card_set.professions[design.profession].id for design in own)
            rows.append(row)
    return rows
