"""The rules of Ylandyss to look things up in: subjects in our own words, and a page for every card."""

from __future__ import annotations

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Card, CardSet
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.lists import all_of, any_of
from yonder_desktop.wording.markup import escape
from yonder_desktop.wording.reference import Page, pages_of
from yonder_desktop.wording.ylandyss import rules_pages as written
from yonder_desktop.wording.ylandyss.names import Names, printed
from yonder_desktop.wording.ylandyss.notes import notes_for
from yonder_desktop.wording.ylandyss.rules_text import rules_text, type_line

SUBJECTS = {
    "pick": "rules:setup", "face_up": "rules:setup", "keep_one": "rules:setup", "drafted": "rules:setup",
    "melee": "rules:melee", "pass": "rules:melee", "target": "rules:characters", "rob": "rules:resolution",
    "throw": "rules:characters", "look": "rules:characters", "buy": "rules:reinforcement",
    "pay": "rules:reinforcement", "skip": "rules:reinforcement", "remove": "rules:final", "keep": "rules:final",
    "hand": "rules:round", "table": "rules:melee", "discard": "rules:round", "deck": "rules:round",
    "offer": "rules:reinforcement", "supply": "rules:reinforcement", "used": "rules:reinforcement",
    "removed": "rules:final", "loot": "rules:reinforcement", "chest": "rules:goal", "strength": "rules:strength",
    "tie": "rules:melee",
    "limit": "rules:reinforcement", "token": "rules:round", "pot": "rules:resolution", "value": "rules:cards",
    "cost": "rules:reinforcement", "level": "rules:actions", "exhausted": "rules:characters", "rival": "rules:goal",
}  # fmt: skip
"""Pages of questions, and of items that are one of a kind."""
PHASES = {"draft": "rules:setup"}


def pages(names: Names) -> list[Page]:
    """All pages, in the order of a handbook."""
    card_set = names.tables.card_set
    numbers = numbers_of(card_set)
    groups = {
        w.START: gettext("Starting cards"),
        w.DRAFT: gettext("Draft cards"),
        w.REINFORCEMENT: gettext("Reinforcement cards"),
    }
    return [
        *pages_of(gettext("The game"), written.GAME, numbers),
        *pages_of(gettext("A round"), written.ROUND, numbers),
        *(
            _card(names.tables, card, group)
            for kind, group in groups.items()
            for card in card_set.cards
            if card.set == kind
        ),
    ]


def page_key(tables: Tables, key: str) -> str:
    """The page that tells of an item or a question; "" for what has none."""
    kind, _, rest = key.partition(":")
    card = rest if rest in tables.index else key
    if card in tables.index:
        return f"card:{card.partition('~')[0]}"
    if kind == "phase":
        return PHASES.get(rest, f"rules:{rest}")
    if kind == "total":
        return "rules:strength"
    if kind == "type":
        return "rules:actions" if rest in ("spell", "miracle") else "rules:characters"
    return "rules:goal" if kind.startswith("seat") else SUBJECTS.get(kind, "")


def numbers_of(card_set: CardSet) -> dict[str, object]:
    """The numbers that the pages name, as words where they are several."""
    board = card_set.board
    titles = {card.id: card.name for card in card_set.cards}
    start = [
        pgettext("amount", "{n} {things}").format(n=copies, things=escape(printed(titles[id])))
        for id, copies in board.start
    ]
    offers = [
        ngettext("{n} card with {seats} players", "{n} cards with {seats} players", n).format(
            n=n, seats=seats
        )
        for seats, n in enumerate(board.offers, 2)
    ]
    return {
        "start": all_of(start), "hand": board.hand, "offers": all_of(offers), "purchases": board.purchases,
        "base": board.base_winnings, "free_pass": board.free_pass, "draft_cards": board.draft_cards,
        "pack": board.pack, "face_up": board.face_up, "face_down": board.face_down, "end_default": board.end_default,
        "first_game": board.first_game, "end_choices": any_of([str(coins) for coins in board.end_choices]),
    }  # fmt: skip


def _card(tables: Tables, card: Card, group: str) -> Page:
    facts = [type_line(card)]
    if card.kind == w.CHARACTER:
        facts.append(gettext("strength {n}").format(n=card.strength))
    if card.cost >= 0:
        facts.append(gettext("cost {n}").format(n=card.cost))
    facts.append(gettext("value {n}").format(n=card.value))
    # Translators: between facts about a card, as in “Mage 2 · strength 1 · value 0”
    head = pgettext("facts", " · ").join(facts)
    notes = (escape(note) for note in notes_for(tables, card.id))
    lines = tuple(line for line in (head, rules_text(card), *notes) if line)
    see = ("rules:characters",) if card.kind == w.CHARACTER else ("rules:actions",)
    return Page(f"card:{card.id}", group, printed(card.name), lines, see)
