"""Items of YRO as the inspector shows them: the card large, how it stands and what it is worth, notes, sources."""

from __future__ import annotations

from typing import Any, cast

from yonder_desktop.games.yro.designs import Adventurer
from yonder_desktop.games.yro.forecast import (
    forecast,
    frontline,
    line_gains,
    placing_forecast,
    powers,
    quest_standing,
    shadow_total,
)
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.view import View, seen_cards
from yonder_desktop.games.yro.words import MAGIC, MONEY, POWER, RECRUIT, TECH, VP, cell_at
from yonder_desktop.ui.faces import Inspected
from yonder_desktop.ui.yro.captions import GAIN_ICONS, CardWords, Faces
from yonder_desktop.ui.yro.facts import placed_cards
from yonder_desktop.ui.yro.lens import CARD_SIZE
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.markup import escape

CARD_KINDS = ("card", "hand", "new", "pick", "plan", "shadow", "pile")
BADGES = ("faction", "profession")


def inspect(view: View, words: GameWords, key: str) -> Inspected | None:
    """The item with this key; None where nothing is to be said about it."""
    kind, _, rest = key.partition(":")
    card = view.tables.index["card"].get(rest, -1) if kind in CARD_KINDS else -1
    if kind == "cell":
        card = _lying_on(view, rest)
    if card >= 0:
        return _card(view, words, key, card)
    design = design_of(view.tables, kind, rest)
    facts = tuple(facts_of(view, words, kind, rest))
    notes = tuple(escape(note) for note in words.rulings(key))
    title = gettext("open cell") if kind == "cell" else words.name(key)
    text = words.rules_text(design) if design is not None else ""
    if not (facts or notes or text):
        return None
    sources = tuple(escape(line) for line in words.sources(design)) if design is not None else ()
    return Inspected(key, title, None, (0, 0), facts, text, notes, sources)


def _lying_on(view: View, place: str) -> int:
    """The card that lies on a cell of the viewer's guild by now, -1 for none."""
    x, _, y = place.partition(",")
    placed = placed_cards(view, view.seat) if view.seat >= 0 else []
    return next((card for card, cell in placed if cell == cell_at(int(x), int(y))), -1)


def design_of(tables: Tables, kind: str, rest: str) -> Any:
    """The printed design of a quest, a faction or a profession; None for other items."""
    number = tables.index.get(kind, {}).get(rest, -1) if kind in ("quest", *BADGES) else -1
    if number < 0:
        return None
    card_set = tables.card_set
    return {"quest": card_set.quests, "faction": card_set.factions, "profession": card_set.professions}[kind][
        number
    ]


def _card(view: View, words: GameWords, key: str, card: int) -> Inspected:
    design = view.tables.cards[card]
    face = Faces(view.tables, cast(CardWords, words)).card(card)
    return Inspected(
        key,
        words.name(f"card:{view.tables.keys[card]}"),
        face,
        CARD_SIZE,
        (*_kind_of(view, words, design), *_standing(view, words, card), *_copies(view, card)),
        words.rules_text(design),
        tuple(escape(note) for note in words.rulings(f"card:{view.tables.keys[card]}")),
        tuple(escape(line) for line in words.sources(design)),
    )


def _kind_of(view: View, words: GameWords, design: Adventurer) -> list[str]:
    card_set = view.tables.card_set
    faction, profession = card_set.factions[design.faction], card_set.professions[design.profession]
    names = [
        f"{{{kind}_{badge.id}}} [{kind}:{badge.id}|{escape(pgettext('card', badge.name))}]"
        for kind, badge in (("faction", faction), ("profession", profession))
    ]
    # Translators: the faction and the profession of an adventurer
    return [pgettext("card", "{faction}, {profession}.").format(faction=names[0], profession=names[1])]


def _standing(view: View, words: GameWords, card: int) -> list[str]:
    """Where the card is, and what it brings as things stand."""
    for seat in range(view.seats):
        placed = [placed_card for placed_card, _cell in placed_cards(view, seat)]
        if card in placed:
            return [_owner(view, words, seat), *_worth(view, seat, placed.index(card))]
        if card in view.recruited[seat]:
            return [gettext("Recruited this turn, not placed yet.")]
    if card in view.shadow:
        return [gettext("One of the shadow’s cards: its printed power counts.")]
    if card in view.hand:
        return [gettext("In your hand.")]
    if card in view.discard:
        return [gettext("In the discard pile.")]
    return []


def _owner(view: View, words: GameWords, seat: int) -> str:
    if seat == view.seat:
        return gettext("In your guild.")
    return gettext("In the guild of {name}.").format(name=escape(words.seat_names[seat]))


def _worth(view: View, seat: int, at: int) -> list[str]:
    """Power now, and what each of its lines would bring now."""
    adds = powers(view, seat)[at]
    front = frontline(view, seat)[at]
    place = gettext("In the frontline") if front else gettext("Behind")
    found = [gettext("{place}: adds {n}{power} now.").format(place=place, n=adds, power="{power}")]
    design = view.tables.cards[placed_cards(view, seat)[at][0]]
    for line, gain in zip(design.lines, line_gains(view, seat, at), strict=True):
        if line.phase == RECRUIT or line.gain[POWER]:
            continue
        said = " ".join(
            f"+{gain[kind]}{{{GAIN_ICONS[kind]}}}" for kind in (MAGIC, TECH, VP, MONEY) if gain[kind]
        )
        found.append(
            gettext("Now each turn: {gain}.").format(gain=said)
            if said
            else gettext("Its line brings nothing now.")
        )
    return found


def _copies(view: View, card: int) -> list[str]:
    """Copies in the deck, and how many of them the viewer has not seen."""
    tables, seen = view.tables, seen_cards(view)
    same = [other for other, twin in enumerate(tables.twins) if twin == tables.twins[card]]
    unseen = sum(1 for other in same if other not in seen)
    text = ngettext(
        "{n} copy in the game, {unseen} not seen.", "{n} copies in the game, {unseen} not seen.", len(same)
    )
    return [text.format(n=len(same), unseen=unseen)]


# ---- other items


def facts_of(view: View, words: GameWords, kind: str, rest: str) -> list[str]:
    """How other parts of the table stand."""
    if kind.startswith("seat") and kind[4:].isdecimal():
        return _seat(view, words, int(kind[4:]) - 1)
    if kind == "cell" and view.seat >= 0:
        return _cell(view, words, rest)
    tellers = {
        "quest": _quest,
        "deck": _deck,
        "pile": _pile,
        "shadow": _shadow,
        "magic": _art,
        "technology": _art,
        "faction": _badge,
        "profession": _badge,
    }
    teller = tellers.get(kind)
    return teller(view, words, kind, rest) if teller is not None else []


def _seat(view: View, words: GameWords, seat: int) -> list[str]:
    found = forecast(view, seat)
    text = gettext("{n} of {all} adventurers, {links} links, {points} to {end} points.")
    board = view.tables.card_set.board
    return [
        text.format(
            n=len(view.guilds[seat]),
            all=board.adventurers_to_end,
            links=view.links[seat],
            points=found.to_vp,
            end=board.vp_to_end,
        ),
        gettext("As it stands: {power}{p}, then +{money}{m} and +{vp}{v} a turn.").format(
            power=found.power, p="{power}", money=found.money, m="{money}", vp=found.vp, v="{vp}"
        ),
        ngettext("{n} card in hand.", "{n} cards in hand.", view.hand_counts[seat]).format(
            n=view.hand_counts[seat]
        ),
    ]


def _cell(view: View, words: GameWords, rest: str) -> list[str]:
    """What each new card would do there."""
    x, _, y = rest.partition(",")
    cell = cell_at(int(x), int(y))
    said = cast(CardWords, words)
    new = [card for card in view.recruited[view.seat] if card not in view.placings[::2]]
    found = [
        f"**{escape(words.name('card:' + view.tables.keys[card]))}**: {said.outlook(view, card, cell)}."
        for card in new
        if placing_forecast(view, view.seat, card, cell) is not None
    ]
    return found or [said.where(view, cell)]


def _quest(view: View, words: GameWords, kind: str, rest: str) -> list[str]:
    """How far every seat is."""
    number = view.tables.index["quest"].get(rest, -1)
    if number < 0:
        return []
    if number in view.closed_quests:
        return [gettext("Closed: it was met and paid.")]
    parts = []
    for seat in range(view.seats):
        _met, tests = quest_standing(view, seat, number)
        counts = ", ".join(
            gettext("{has} of {wanted}").format(has=has, wanted=wanted) for has, wanted in tests
        )
        parts.append(f"{escape(words.seat_names[seat])} {counts}")
    return ["; ".join(parts) + "."]


def _deck(view: View, words: GameWords, kind: str, rest: str) -> list[str]:
    left = ngettext("{n} card in the deck.", "{n} cards in the deck.", view.deck_left).format(
        n=view.deck_left
    )
    unseen = len(view.tables.cards) - len(seen_cards(view))
    return [left, gettext("You have not seen {n} cards; click to list them.").format(n=unseen)]


def _pile(view: View, words: GameWords, kind: str, rest: str) -> list[str]:
    n = len(view.discard)
    return [
        ngettext(
            "{n} card, open to all; click to list it.", "{n} cards, open to all; click to list them.", n
        ).format(n=n)
    ]


def _shadow(view: View, words: GameWords, kind: str, rest: str) -> list[str]:
    board = view.tables.card_set.board
    return [gettext("{total} of {limit} power.").format(total=shadow_total(view), limit=board.shadow_limit)]


def _art(view: View, words: GameWords, kind: str, rest: str) -> list[str]:
    track = view.magic if kind == "magic" else view.tech
    parts = []
    for seat in range(view.seats):
        found = forecast(view, seat)
        coming = found.magic if kind == "magic" else found.tech
        parts.append(f"{escape(words.seat_names[seat])} {track[seat]}" + (f" (+{coming})" if coming else ""))
    return ["; ".join(parts) + "."]


def _badge(view: View, words: GameWords, kind: str, rest: str) -> list[str]:
    """How many of them each guild has."""
    number = view.tables.index[kind].get(rest, -1)
    parts = []
    for seat in range(view.seats):
        cards = [view.tables.cards[card] for card in view.guilds[seat]]
        n = sum(1 for card in cards if (card.faction if kind == "faction" else card.profession) == number)
        parts.append(f"{escape(words.seat_names[seat])} {n}")
    return ["; ".join(parts) + "."]
