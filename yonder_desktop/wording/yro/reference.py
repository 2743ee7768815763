"""The rules of YRO to look things up in: subjects in our own words, and a page for every card, badge and quest."""

from __future__ import annotations

from yonder_desktop.games.yro.designs import Adventurer, Badge, CardSet, Quest
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.markup import escape, link
from yonder_desktop.wording.reference import Page, pages_of
from yonder_desktop.wording.yro import rules_pages as written
from yonder_desktop.wording.yro.names import Names, printed
from yonder_desktop.wording.yro.notes import notes_for
from yonder_desktop.wording.yro.rules_text import rules_text

SUBJECTS = {
    "discard": "rules:draw", "keep": "rules:draft", "pick": "rules:draft", "recruit": "rules:recruit",
    "place": "rules:placing", "hand": "rules:draw", "plan": "rules:recruit", "picks": "rules:draft",
    "new": "rules:placing", "guild": "rules:placing", "deck": "rules:draw", "pile": "rules:draw",
    "quest": "rules:quests", "shadow": "rules:solo", "rival": "rules:solo", "phantom": "rules:draft",
    "board": "rules:combat", "money": "rules:income", "power": "rules:combat", "vp": "rules:vp",
    "magic": "rules:arts", "technology": "rules:arts", "link": "rules:links",
}  # fmt: skip
"""Pages of questions, and of items that are one of a kind."""
CARD_KINDS = ("card", "hand", "new", "pick", "plan", "shadow", "pile")
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


def pages(names: Names) -> list[Page]:
    """All pages, in the order of a handbook."""
    card_set = names.tables.card_set
    numbers = numbers_of(card_set)
    return [
        *pages_of(gettext("The game"), written.GAME, numbers),
        *pages_of(gettext("A turn"), written.PHASES, numbers),
        *pages_of(gettext("Variants"), written.VARIANTS, numbers),
        *(_badge(names, "faction", badge) for badge in card_set.factions),
        *(_badge(names, "profession", badge) for badge in card_set.professions),
        *(_quest(names, quest) for quest in card_set.quests),
        *(
            _adventurer(names, card)
            for number in range(len(card_set.factions))
            for card in card_set.adventurers
            if card.faction == number
        ),
    ]


def page_key(tables: Tables, key: str) -> str:
    """The page that tells of an item or a question; "" for what has none."""
    kind, _, rest = key.partition(":")
    if kind.startswith("seat"):
        return "rules:goal"
    if not rest:
        return SUBJECTS.get(kind, "")
    if kind in CARD_KINDS:
        return f"card:{rest.partition('~')[0]}" if rest in tables.index["card"] else SUBJECTS.get(kind, "")
    if kind == "phase":
        return f"rules:{rest}"
    if kind == "cell":
        return "rules:placing"
    return key if kind in ("quest", "faction", "profession") and rest in tables.index[kind] else ""


def numbers_of(card_set: CardSet) -> dict[str, object]:
    """The numbers that the pages name, as words where they are several."""
    board = card_set.board
    levels = [
        # Translators: points of an art and the level they give, as in “III from 6”
        pgettext("level", "{level} from {points}").format(level=ROMAN[number], points=points)
        for number, points in enumerate(board.levels)
    ]
    prizes = [
        # Translators: points for the ranks, as in “3 players 5, 3, 0”
        ngettext("{n} player {points}", "{n} players {points}", seats).format(
            n=seats, points=", ".join(str(prize) for prize in row[:seats])
        )
        for seats, row in enumerate(board.prizes, 2)
    ]
    return {
        "vp_to_end": board.vp_to_end, "adventurers": board.adventurers_to_end, "money_per_vp": board.money_per_vp,
        "hand": board.hand, "money": board.money, "bonus_when_one": board.bonus_when_one,
        "bonus_when_none": board.bonus_when_none, "income": board.income, "levels": ", ".join(levels),
        "last_space": board.last_space, "prizes": "; ".join(prizes), "quests": board.quests_drawn,
        "kept": board.kept, "shadow_prize": board.shadow_prize, "shadow_limit": board.shadow_limit,
    }  # fmt: skip


def _badge(names: Names, kind: str, badge: Badge) -> Page:
    groups = {"faction": gettext("Factions"), "profession": gettext("Professions")}
    key = f"{kind}:{badge.id}"
    notes = tuple(escape(note) for note in notes_for(names.tables, key))
    return Page(key, groups[kind], printed(badge.name), (rules_text(names, badge), *notes), ("rules:links",))


def _quest(names: Names, quest: Quest) -> Page:
    key = f"quest:{quest.id}"
    notes = tuple(escape(note) for note in notes_for(names.tables, key))
    return Page(
        key, gettext("Quests"), printed(quest.name), (rules_text(names, quest), *notes), ("rules:quests",)
    )


def _adventurer(names: Names, card: Adventurer) -> Page:
    card_set = names.tables.card_set
    faction, profession = card_set.factions[card.faction], card_set.professions[card.profession]
    badges = [
        link(f"{kind}:{badge.id}", printed(badge.name))
        for kind, badge in (("faction", faction), ("profession", profession))
    ]
    text = ngettext(
        "{faction}, {profession}. Cost {cost}, power {power}. {n} copy in the deck.",
        "{faction}, {profession}. Cost {cost}, power {power}. {n} copies in the deck.",
        card.copies,
    )
    head = text.format(
        faction=badges[0], profession=badges[1], cost=card.cost, power=card.power, n=card.copies
    )
    key = f"card:{card.id}"
    notes = tuple(escape(note) for note in notes_for(names.tables, key))
    lines = tuple(line for line in (head, rules_text(names, card), *notes) if line)
    see = ("rules:cards", f"faction:{faction.id}", f"profession:{profession.id}")
    return Page(key, printed(faction.name), printed(card.name), lines, see)
