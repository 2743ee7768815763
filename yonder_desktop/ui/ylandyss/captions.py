"""Words and faces of the table of Ylandyss: printed cards turned into what their faces show."""

from __future__ import annotations

from typing import Any, Protocol

from yonder_desktop.games.ylandyss.designs import Card
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.games.ylandyss.words import ALL_TYPE_KEYS, CHARACTER, SET_KEYS
from yonder_desktop.ui.ylandyss.card_face import CardFace
from yonder_desktop.wording.catalogue import gettext, pgettext


class CardWords(Protocol):
    """What the table needs of a game's words; `wording.contract.GameWords` has it all."""

    def name(self, key: str) -> str:
        """What the item with this key is called."""

    def rules_text(self, design: Any) -> str:
        """What a printed design does, in full sentences."""


def card_name(design: Card) -> str:
    """The name printed on a card, in the language in use."""
    return pgettext("card", design.name)


def type_word(kind: str) -> str:
    """A type as it stands on a card."""
    words = {
        "soldier": pgettext("card type", "Soldier"),
        "merchant": pgettext("card type", "Merchant"),
        "mage": pgettext("card type", "Mage"),
        "cleric": pgettext("card type", "Cleric"),
        "thief": pgettext("card type", "Thief"),
        "barbarian": pgettext("card type", "Barbarian"),
        "demon": pgettext("card type", "Demon"),
        "undead": pgettext("card type", "Undead"),
        "angel": pgettext("card type", "Angel"),
        "dragon": pgettext("card type", "Dragon"),
        "spell": pgettext("card type", "Spell"),
        "miracle": pgettext("card type", "Miracle"),
    }
    return words.get(kind, pgettext("card type", "Action"))


class Faces:
    """Faces of cards by their numbers; `words` gives the sentences."""

    def __init__(self, tables: Tables, words: CardWords) -> None:
        self.tables = tables
        self.words = words
        self._made: dict[int, CardFace] = {}

    def card(self, card: int) -> CardFace:
        """The face of a card, as it is in a hand."""
        twin = self.tables.twins[card]
        if twin not in self._made:
            self._made[twin] = self._face(self.tables.cards[card])
        return self._made[twin]

    def _face(self, design: Card) -> CardFace:
        is_character = design.kind == CHARACTER
        types = tuple(ALL_TYPE_KEYS[kind] for kind in design.types)
        return CardFace(
            id=design.id,
            name=card_name(design),
            is_character=is_character,
            types=types,
            kind=" / ".join(type_word(kind) for kind in types) or type_word(""),
            group=_group(is_character, len(types)),
            level=design.level,
            strength=design.strength if is_character else -1,
            cost=design.cost,
            value=design.value,
            card_set=SET_KEYS[design.set],
            text=self.words.rules_text(design),
        )


def _group(is_character: bool, types: int) -> str:
    """The word behind the type."""
    if is_character:
        return gettext("character") if types < 2 else ""
    return gettext("action") if types else ""


def faces_for(view: View, words: CardWords) -> Faces:
    """Faces of the cards of a view's game."""
    return Faces(view.tables, words)
