"""Which effect lines of YRO have paid: noted where the rules count, since events do not name lines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from yonder_desktop.games.yro import guild, phases, recruiting
from yonder_desktop.games.yro.rules import YroRules


class Lines:
    """Lines by name, and those that have not paid yet."""

    def __init__(self, rules: YroRules) -> None:
        designs = rules.tables.card_set.adventurers
        self.names = {
            id(line): f"{design.id} {at}" for design in designs for at, line in enumerate(design.lines)
        }
        self.unpaid = set(self.names)
        self.count = guild.counted

    def counted(self, state: Any, seat: int, line: Any, at: int) -> int:
        n = self.count(state, seat, line, at)
        if n:
            self.unpaid.discard(id(line))
        return n


@contextmanager
def watched(lines: Lines) -> Iterator[None]:
    """While this lasts, every count that pays is noted."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (guild, phases, recruiting):
            patch.setattr(module, "counted", lines.counted)
        yield
