"""Items of Ylandyss as the inspector shows them: the card large, how things stand, notes, sources."""

from __future__ import annotations

from yonder_desktop.games.ylandyss.forecast import Part, parts, strength_left, totals
from yonder_desktop.games.ylandyss.view import View
from yonder_desktop.ui.faces import Inspected
from yonder_desktop.ui.ylandyss import reach
from yonder_desktop.ui.ylandyss.captions import Faces, card_name
from yonder_desktop.ui.ylandyss.lens import CARD_SIZE
from yonder_desktop.ui.ylandyss.line_contents import price_words, win_words
from yonder_desktop.ui.ylandyss.sums import part_sentences, signed, sources_words, sum_words, tie_words
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.lists import sentence
from yonder_desktop.wording.markup import escape


def inspect(view: View, words: GameWords, key: str) -> Inspected | None:
    """The item with this key; None where nothing is to be said about it."""
    kind, _, rest = key.partition(":")
    card = view.tables.index.get(rest, -1)
    if card >= 0:
        return _card(view, words, key, card)
    if kind == "total" and rest.isdecimal() and int(rest) < view.seats:
        return _total(view, words, key, int(rest))
    notes = tuple(escape(note) for note in words.rulings(key))
    return Inspected(key, words.name(key), notes=notes) if notes else None


def _card(view: View, words: GameWords, key: str, card: int) -> Inspected:
    design = view.tables.cards[card]
    return Inspected(
        key,
        card_name(design),
        Faces(view.tables, words).card(card),
        CARD_SIZE,
        tuple(facts_of(view, words, card)),
        words.rules_text(design),
        tuple(escape(note) for note in words.rulings(key)),
        tuple(escape(line) for line in words.sources(design)),
    )


def _total(view: View, words: GameWords, key: str, seat: int) -> Inspected:
    total = totals(view)[seat]
    title = gettext("Total of {name}").format(name=words.seat_names[seat])
    tie = tie_words(view, seat, words.seat_names)
    facts = (
        sentence(sum_words(view, seat, total)),
        *part_sentences(view, seat),
        tie,
        win_words(view, seat),
    )
    notes = [*(words.rulings("tie") if tie else ()), *words.rulings("strength")]
    return Inspected(
        key,
        title,
        facts=tuple(fact for fact in facts if fact),
        notes=tuple(escape(note) for note in notes),
    )


# ---- how things stand


def facts_of(view: View, words: GameWords, card: int) -> list[str]:
    """Where a card is, what it adds now, what it would cost."""
    facts = []
    for seat in range(view.seats):
        name = escape(words.seat_names[seat])
        own = seat == view.seat
        if card in view.plays[seat]:
            facts.append(
                gettext("In your line.") if own else gettext("In the line of {name}.").format(name=name)
            )
            facts += _strength(view, seat, card)
        elif card in view.discards[seat]:
            facts.append(
                gettext("In your discard pile.")
                if own
                else gettext("In the discard pile of {name}.").format(name=name)
            )
        elif card in view.removed[seat]:
            facts.append(gettext("Removed from the game."))
    if card in view.hand:
        facts.append(gettext("In your hand."))
    if card in view.offer:
        facts.append(gettext("In the row of reinforcements."))
        facts += _price(view, card)
    return facts


def _strength(view: View, seat: int, card: int) -> list[str]:
    """Its strength now, and that it lies exhausted."""
    for part in parts(view, seat):
        if part.card != card:
            continue
        facts = [_now(view, part)]
        if part.exhausted:
            facts.append(
                gettext("{picture} Exhausted: it adds nothing, its text still works.").format(
                    picture="{exhausted}"
                )
            )
        return facts
    return []


def _now(view: View, part: Part) -> str:
    """Its strength with what changes it, and from whom that is."""
    now = part.printed + part.bonus
    if not part.sources:
        return gettext("Strength **{n}** now.").format(n=now)
    words = gettext("Strength **{n}** now: {printed} {change} ({sources}).")
    sources = sources_words(view, part.sources, part.card)
    return words.format(n=now, printed=part.printed, change=signed(part.bonus), sources=sources)


def _price(view: View, card: int) -> list[str]:
    """What it would ask of the viewer."""
    if view.seat < 0:
        return []
    found = next(one for one in reach.within_reach(view) if one.card == card)
    if not found.within_limit:
        have = strength_left(view, view.seat)
        need = view.tables.cards[card].cost
        return [gettext("Needs strength {need}; you have {have}.").format(need=need, have=have)]
    if not found.affordable:
        lacking = found.price - view.loot[view.seat] - view.hand_counts[view.seat]
        return [ngettext("{n} coin or card short.", "{n} coins or cards short.", lacking).format(n=lacking)]
    price = price_words(view, view.seat, found)[0]
    return [gettext("Within your reach for {price}.").format(price=price)]
