"""Making facts hold in a position of YRO: one function a kind of fact, named in PUT, in the order of PUT.

A card is at one place at most: putting it somewhere takes it from where it is.
"""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.chance import shuffled
from yonder_desktop.core.facts import BadFact, FactName, Numbers
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yro.fact_getting import SEAT_ZONES
from yonder_desktop.games.yro.fact_values import write_value
from yonder_desktop.games.yro.guild import neighbours
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import x_of, y_of

CARD_ZONES = ("deck", "discard", "shadow", "phantom_pack", "phantom_picks")


def without(zone: Numbers, cards: Numbers) -> Numbers:
    """A zone that no longer holds `cards`."""
    return tuple([card for card in zone if card not in cards])


def take(state: State, cards: Numbers) -> None:
    """Take cards from wherever they are."""
    for name in CARD_ZONES:
        setattr(state, name, without(getattr(state, name), cards))
    for seat in range(state.seats):
        state.hands[seat] = without(state.hands[seat], cards)
        state.picks[seat] = without(state.picks[seat], cards)
        state.recruited[seat] = without(state.recruited[seat], cards)
        kept = [at for at, card in enumerate(state.guilds[seat]) if card not in cards]
        state.cells[seat] = tuple([state.cells[seat][at] for at in kept])
        state.guilds[seat] = tuple([state.guilds[seat][at] for at in kept])


def _put_number(state: State, fact: FactName, numbers: Numbers) -> None:
    setattr(state, fact.what, numbers[0])


def _put_seat_number(state: State, fact: FactName, numbers: Numbers) -> None:
    values: list[int] = getattr(state, fact.what.removeprefix("seat."))
    values[fact.seat] = numbers[0]


def _put_zone(state: State, fact: FactName, numbers: Numbers) -> None:
    take(state, numbers)
    setattr(state, fact.what, numbers)


def _put_quests(state: State, fact: FactName, numbers: Numbers) -> None:
    setattr(state, fact.what, tuple(sorted(numbers)) if fact.what == "quests" else numbers)


def _put_seat_zone(state: State, fact: FactName, numbers: Numbers) -> None:
    take(state, numbers)
    zones: list[Numbers] = getattr(state, SEAT_ZONES[fact.what])
    zones[fact.seat] = numbers


def _put_guild(state: State, fact: FactName, numbers: Numbers) -> None:
    cards, cells = numbers[::2], numbers[1::2]
    if not is_grid(state, cells):
        raise BadFact(
            fact.text,
            write_value(state, fact, numbers),
            Fault(
                N_(
                    "cards next to each other, within three columns and three rows, column 0 and row 0 among them"
                )
            ),
        )
    take(state, cards)
    state.guilds[fact.seat] = cards
    state.cells[fact.seat] = cells


def is_grid(state: State, cells: Numbers) -> bool:
    """Whether a guild may lie on these cells: one piece, within 3x3, with the first card's row and column in reach."""
    if not cells:
        return True
    for places in ([x_of(cell) for cell in cells], [y_of(cell) for cell in cells]):
        if max(places) - min(places) > 2 or min(places) > 0 or max(places) < 0:
            return False
    joined = [cells[0]]
    for cell in joined:
        joined += [beside for beside in neighbours(cell) if beside in cells and beside not in joined]
    return len(joined) == len(cells)


def _put_deck(state: State, fact: FactName, numbers: Numbers) -> None:
    """These cards on top; what else the deck holds lies below."""
    take(state, numbers)
    state.deck = (*numbers, *state.deck)


PUT: dict[str, Callable[[State, FactName, Numbers], None]] = {
    "turn": _put_number,
    **dict.fromkeys(("quests", "closed_quests"), _put_quests),
    **{
        f"seat.{name}": _put_seat_number
        for name in ("money", "magic", "tech", "vp", "power", "prize", "first", "links")
    },
    **dict.fromkeys(("discard", "shadow", "phantom_pack", "phantom_picks"), _put_zone),
    **dict.fromkeys(SEAT_ZONES, _put_seat_zone),
    "seat.guild": _put_guild,
    "deck": _put_deck,
}


def deal_rest(state: State) -> None:
    """Cards that lie nowhere go shuffled to the bottom of the deck."""
    used = [*state.deck, *state.discard, *state.shadow, *state.phantom_pack, *state.phantom_picks]
    for zone in state.hands + state.guilds + state.recruited + state.picks:
        used += zone
    free, state.rng = shuffled(
        state.rng, [card for card in range(len(state.tables.cards)) if card not in used]
    )
    state.deck = (*state.deck, *free)


def cut_deck(state: State, fact: FactName, count: int, pile_named: bool) -> None:
    """So many cards stay in the deck; the others lie on the discard pile or, where that is named, in the box."""
    if count > len(state.deck):
        raise BadFact(
            fact.text,
            count,
            Fault(N_("a whole number from 0 to {most}, the cards that are left"), most=len(state.deck)),
        )
    if not pile_named:
        state.discard = state.discard + state.deck[count:]
    state.deck = state.deck[:count]
    if state.seats == 1 and len(state.deck) + len(state.discard) <= state.tables.card_set.board.hand:
        raise BadFact(
            fact.text,
            count,
            Fault(N_("more, since with one seat hand and shadow need six cards of deck and pile")),
        )
