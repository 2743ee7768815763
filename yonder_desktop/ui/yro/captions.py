"""Words and faces of the table of YRO: printed adventurers turned into what their faces show."""

from __future__ import annotations

import re
from typing import Any, Protocol

from yonder_desktop.games.yro.designs import Adventurer, Badge
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.view import View
from yonder_desktop.games.yro.words import MAGIC, MONEY, POWER, RECRUIT, TECH, VP
from yonder_desktop.ui.yro.adventurer_face import AdventurerFace, Row
from yonder_desktop.ui.yro.cards import Link
from yonder_desktop.wording.catalogue import pgettext

GAIN_ICONS = {POWER: "power", MAGIC: "magic", TECH: "technology", VP: "vp", MONEY: "money"}
NUMERALS = ("–", "I", "II", "III", "IV")
ROW_STARTS = re.compile(r"(?=\{phase_)")
PENNANT = re.compile(r"\{(phase_\w+)(?:\|[^}]*)?\}:?\s*(.*)", re.DOTALL)


class CardWords(Protocol):
    """What the table needs of the words of YRO."""

    def name(self, key: str) -> str: ...

    def rules_text(self, design: Any) -> str: ...

    def symbol_rows(self, design: Any) -> list[str]: ...

    def where(self, view: View, cell: int) -> str: ...

    def outlook(self, view: View, card: int, cell: int) -> str: ...

    def phase_name(self, phase: int) -> str: ...


def card_name(design: Adventurer | Badge) -> str:
    """The name printed on a card, in the language in use."""
    return pgettext("card", design.name)


def links_of(badge: Badge) -> Link:
    """What a link pays, as pairs of a number and a picture."""
    return tuple(
        (badge.link[kind], GAIN_ICONS[kind]) for kind in (MAGIC, TECH, MONEY, VP) if badge.link[kind]
    )


def row_of(markup: str) -> Row:
    """A row as the drawing of its pennant and what stands behind it."""
    found = PENNANT.match(markup.strip())
    return (found[1], found[2].strip()) if found else ("", markup.strip())


def printed_power(design: Adventurer) -> str:
    """The printed power with its marks."""
    return f"{design.power}{'+' if design.plus else ''}{'*' if design.star else ''}"


class Faces:
    """Faces of adventurers by their numbers; `words` gives the sentences."""

    def __init__(self, tables: Tables, words: CardWords) -> None:
        self.tables = tables
        self.words = words
        self._made: dict[int, AdventurerFace] = {}

    def card(self, card: int) -> AdventurerFace:
        """The face of a card, as it is in a hand."""
        twin = self.tables.twins[card]
        if twin not in self._made:
            self._made[twin] = self._face(self.tables.cards[card])
        return self._made[twin]

    def _face(self, design: Adventurer) -> AdventurerFace:
        card_set = self.tables.card_set
        faction, profession = card_set.factions[design.faction], card_set.professions[design.profession]
        text = self.words.rules_text(design)
        sentences = tuple(row_of(part) for part in ROW_STARTS.split(text) if part.strip())
        return AdventurerFace(
            id=design.id,
            name=card_name(design),
            faction=faction.id,
            profession=profession.id,
            cost=design.cost,
            power=printed_power(design),
            rows=tuple(row_of(row.replace("(≤ ", "(≤")) for row in self.words.symbol_rows(design)),
            sentences=sentences,
            once=tuple(line.phase == RECRUIT for line in design.lines),
            links=(links_of(faction), links_of(profession)),
        )
