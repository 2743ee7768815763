"""Sheets over the table: the cards that the viewer has not seen, and the discard pile."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.view import View, seen_cards
from yonder_desktop.ui import fonts
from yonder_desktop.ui.paint import Canvas
from yonder_desktop.ui.rects import Rect, columns
from yonder_desktop.ui.sprites import Sprite
from yonder_desktop.ui.yro import art
from yonder_desktop.ui.yro.captions import card_name, printed_power
from yonder_desktop.ui.yro.cards import cost_disc, power_shield
from yonder_desktop.ui.yro.colours import faction_colour
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext

SHEET_LEVEL = 56.0
OPENS = ("deck", "pile")
"""Items that open as lists."""


@dataclass(frozen=True)
class Entry:
    """A design in a list: how many copies are meant, of how many."""

    id: str
    name: str
    faction: str
    profession: str
    cost: int
    power: str
    count: int
    total: int


@dataclass(frozen=True)
class CardList:
    """Designs in a column for each faction; those of which there are none are faint."""

    title: str
    note: str
    foot: str
    groups: tuple[tuple[str, str, tuple[Entry, ...]], ...]

    def paint(self, canvas: Canvas, width: float, height: float) -> None:
        canvas.panel(0, 0, width, height, canvas.theme.ink_soft, 2)
        wide = canvas.text(16, 28, self.title, 18, fonts.BOLD, serif=True, max_width=width * 0.5)
        canvas.text(28 + wide, 28, self.note, 13, colour=canvas.theme.ink_soft, max_width=width - wide - 44)
        canvas.text(width - 16, height - 10, self.foot, 12, colour=canvas.theme.ink_soft, align="right",
                    max_width=width - 32)  # fmt: skip
        body = Rect(12, 40, width - 24, height - 66)
        rows = max((len(entries) for _faction, _name, entries in self.groups), default=1)
        high = min(64.0, (body.h - 30) / max(1, rows))
        for (faction, name, entries), column in zip(
            self.groups, columns(body, len(self.groups), 8), strict=True
        ):
            self._head(canvas, column, faction, name)
            for number, entry in enumerate(entries):
                _entry(canvas, Rect(column.x, column.y + 30 + number * high, column.w, high - 4), entry)

    def _head(self, canvas: Canvas, column: Rect, faction: str, name: str) -> None:
        canvas.rect(column.x, column.y, column.w, 25, faction_colour(faction), 6)
        canvas.icon_at(f"faction_{faction}", column.x + 14, column.y + 12.5, 20)
        canvas.text(
            column.x + 28, column.y + 17, name, 13, fonts.SEMIBOLD, "#FFFFFF", max_width=column.w - 34
        )


def _entry(canvas: Canvas, box: Rect, entry: Entry) -> None:
    """A little card: head, name, cost and power, how many."""
    theme = canvas.theme
    canvas.rect(
        *box, theme.card if entry.count else None, 5, theme.card_line if entry.count else theme.line, 1
    )
    head = Rect(box.x + 2, box.y + 2, min(box.h - 4, box.w * (0.3 if box.w > 170 else 0.2)), box.h - 4)
    art.paint(canvas, entry.id, head, 3, close=True)
    if not entry.count:
        canvas.rect(*head, theme.panel, 3, opacity=0.6)
    ink = theme.card_ink if entry.count else theme.ink_soft
    x, room = head.right + 4, box.right - head.right - 8
    if box.h >= 36:
        canvas.text(x, box.y + 14, entry.name, 12, fonts.SEMIBOLD, ink, max_width=room)
        size, y = min(18.0, box.h - 20), box.y + box.h - min(18.0, box.h - 20) / 2 - 2
        if entry.count:
            cost_disc(canvas, x + size / 2, y, size, entry.cost)
            power_shield(canvas, x + size * 1.9, y, size, entry.power)
            canvas.icon_at(f"profession_{entry.profession}", x + size * 3.2, y, size * 0.95)
        canvas.text(box.right - 5, y + 5, f"{entry.count}/{entry.total}", 13, fonts.BOLD, ink, "right")
    else:
        number = fonts.text_width(f"{entry.count}/{entry.total}", fonts.Face(12, fonts.BOLD))
        canvas.text(
            x, box.y + box.h / 2 + 4, entry.name, 11, fonts.SEMIBOLD, ink, max_width=room - number - 4
        )
        canvas.text(
            box.right - 4, box.y + box.h / 2 + 4, f"{entry.count}/{entry.total}", 12, fonts.BOLD, ink, "right"
        )


def card_list(view: View, which: str) -> CardList:
    """The list that an item opens."""
    tables = view.tables
    if which == "pile":
        meant = list(view.discard)
        text = ngettext("{n} card, the newest: {card}", "{n} cards, the newest: {card}", len(meant))
        newest = card_name(tables.cards[meant[-1]]) if meant else gettext("none")
        note, title = text.format(n=len(meant), card=newest), gettext("Discard pile")
    else:
        seen = seen_cards(view)
        meant = [card for card in range(len(tables.cards)) if card not in seen]
        text = ngettext(
            "{n} card you have not seen: in the deck ({deck}), in hands and packs of others",
            "{n} cards you have not seen: in the deck ({deck}), in hands and packs of others",
            len(meant),
        )
        note, title = text.format(n=len(meant), deck=view.deck_left), gettext("Unseen cards")
    return CardList(title, note, gettext("A click or Esc closes this sheet."), _groups(tables, meant))


def _groups(tables: Tables, meant: list[int]) -> tuple[tuple[str, str, tuple[Entry, ...]], ...]:
    counts = Counter(tables.twins[card] for card in meant)
    groups = []
    for number, faction in enumerate(tables.card_set.factions):
        entries = [
            Entry(
                design.id,
                card_name(design),
                faction.id,
                tables.card_set.professions[design.profession].id,
                design.cost,
                printed_power(design),
                counts[twin],
                design.copies,
            )
            for twin, design in enumerate(tables.card_set.adventurers)
            if design.faction == number
        ]
        groups.append((faction.id, pgettext("card", faction.name), tuple(entries)))
    return tuple(groups)


def sheet_of(view: View, which: str, bounds: Rect) -> Sprite:
    """The sheet in the middle of the table."""
    width, height = min(bounds.w - 24, 1180.0), min(bounds.h - 24, 760.0)
    rect = Rect(bounds.x + (bounds.w - width) / 2, bounds.y + (bounds.h - height) / 2, width, height)
    return Sprite("sheet", rect, SHEET_LEVEL, card_list(view, which), margin=10, solid=False)
