"""What a total is made of, in words: printed strengths, bonuses and from whom, and who is ahead of equals."""

from __future__ import annotations

from collections.abc import Sequence

from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.forecast import Part, Source, order_of, parts, raised_by, totals
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.ylandyss.captions import card_name
from yonder_desktop.ui.ylandyss.parts_table import PartRow
from yonder_desktop.wording.catalogue import gettext, pgettext
from yonder_desktop.wording.lists import all_of
from yonder_desktop.wording.markup import escape

MINUS = "−"


def part_rows(view: View, seat: int) -> tuple[PartRow, ...]:
    """One row for each character, and one for what actions added."""
    rows = [_row(view, part) for part in parts(view, seat)]
    if view.flat[seat]:
        note = sources_words(view, raised_by(view, seat))
        rows.append((gettext("Actions"), f"+ {view.flat[seat]}", note, str(view.flat[seat])))
    return tuple(rows)


def _row(view: View, part: Part) -> PartRow:
    """Name, printed strength with the sum of bonuses, from whom they are, and what it adds."""
    bonus = f" + {part.bonus}" if part.bonus > 0 else f" {MINUS} {-part.bonus}" if part.bonus else ""
    notes = [gettext("exhausted: adds nothing")] if part.exhausted else []
    notes += [sources_words(view, part.sources, part.card)] if part.sources else []
    # Translators: between notes on a card, as in “exhausted: adds nothing · Heliana +1”
    note = pgettext("notes", " · ").join(notes)
    return card_name(view.tables.cards[part.card]), f"{part.printed}{bonus}", note, str(adds(part))


def adds(part: Part) -> int:
    """What a character adds to the total."""
    return 0 if part.exhausted else max(0, part.printed + part.bonus)


def sources_words(view: View, sources: Sequence[Source], itself: int = w.NO_CARD) -> str:
    """Cards and what each of them changes, those of one name together."""
    sums: dict[str, int] = {}
    for source, n in sources:
        name = source_name(view, source, itself)
        sums[name] = sums.get(name, 0) + n
    # Translators: between cards and what they add, as in “Heliana +1, Sacred Strength +2”
    return pgettext("bonuses", ", ").join(f"{name} {signed(n)}" for name, n in sums.items())


def source_name(view: View, source: int, itself: int) -> str:
    """The card that gives something; its own text where it gives it to itself."""
    if source == w.NO_CARD:
        # Translators: a bonus of which it is not known any more who gave it, as in “given before +2”
        return pgettext("bonus", "given before")
    if source == itself:
        # Translators: a bonus that a character has by itself, as in “its own text +2”
        return pgettext("bonus", "its own text")
    return escape(card_name(view.tables.cards[source]))


def signed(n: int) -> str:
    """A number with its sign."""
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


def sum_words(view: View, seat: int, total: int) -> str:
    """The total as a sum, exhausted characters as zero."""
    pieces = []
    for part in parts(view, seat):
        bonus = signed(part.bonus) if part.bonus else ""
        pieces.append("{exhausted}0" if part.exhausted else f"{part.printed}{bonus}")
    if view.flat[seat]:
        pieces.append(str(view.flat[seat]))
    return f"{' + '.join(pieces) or '0'} = **{total}**"


def part_sentences(view: View, seat: int) -> tuple[str, ...]:
    """Each part of a total as a sentence."""
    found = []
    for name, made, note, added in part_rows(view, seat):
        words = gettext("{name}: {made}, adds **{n}** ({note}).") if note else gettext("{name}: **{n}**.")
        found.append(words.format(name=escape(name), made=made, n=added, note=note))
    return tuple(found)


def tied_with(view: View, seat: int) -> tuple[int, ...]:
    """The other seats with the same total, while the melee runs."""
    if view.phase != w.MELEE or view.winner >= 0:
        return ()
    sums = totals(view)
    return tuple(other for other in range(view.seats) if other != seat and sums[other] == sums[seat])


def tie_words(view: View, seat: int, names: Sequence[str]) -> str:
    """Who of equals is ahead and why; "" where nobody has the same total."""
    others = tied_with(view, seat)
    if not others:
        return ""
    first = next(one for one in order_of(view) if one == seat or one in others)
    rivals = all_of([escape(names[other]) for other in others])
    if first == view.token:
        words = gettext("Tied with {others} at {n}: {name} is ahead, holding the first player token.")
    else:
        words = gettext(
            "Tied with {others} at {n}: {name} is ahead, coming first in turn order from the first player token on."
        )
    return words.format(others=rivals, n=totals(view)[seat], name=escape(names[first]))


def levels_words(view: View, seat: int) -> str:
    """Which spells and miracles the characters in play allow."""
    levels = []
    for kind, word in ((w.MAGE, "spell"), (w.CLERIC, "miracle")):
        found = [view.tables.cards[card].level for card in view.plays[seat]
                 if view.tables.is_character[card] and kind in view.tables.cards[card].types]  # fmt: skip
        if found:
            levels.append(gettext("{picture} up to {level}").format(picture=f"{{{word}}}", level=max(found)))
    return "   ".join(levels) or gettext("No mage or cleric in play")
