"""Making facts hold in a position of Ylandyss: one function a kind of fact, named in PUT, in the order of PUT.

A card is at one place at most: putting it somewhere takes it from where it is. What has been played or drafted is a
record, not a place (but for cards drafted while the draft runs).
"""

from __future__ import annotations

from collections.abc import Callable

from yonder_desktop.core.chance import shuffled
from yonder_desktop.core.facts import BadFact, FactName, Numbers
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.ylandyss.fact_getting import BOARD_NUMBERS, MARKS, SEAT_NUMBERS, ZONES
from yonder_desktop.games.ylandyss.fact_values import write_value
from yonder_desktop.games.ylandyss.invariants import places
from yonder_desktop.games.ylandyss.primitives import forget_gifts
from yonder_desktop.games.ylandyss.rounds import cards_of_set, deal_start
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import characters
from yonder_desktop.games.ylandyss.words import NO_CARD, REINFORCEMENT, SPELL

BOARD_PLACES = ("offer", "supply", "used", "face_up")


def without(zone: Numbers, cards: Numbers) -> Numbers:
    """A zone that no longer holds `cards`."""
    return tuple([card for card in zone if card not in cards])


def take(state: State, cards: Numbers) -> None:
    """Take cards from wherever they are, with what is kept of them in play."""
    for name in BOARD_PLACES:
        setattr(state, name, without(getattr(state, name), cards))
    for zones in seat_places(state):
        for seat in range(state.seats):
            zones[seat] = without(zones[seat], cards)
    for card in cards:
        state.exhausted &= ~(1 << card)
        forget_gifts(state, card)
        for marks in (state.given, state.guarded, state.taxed):
            marks.pop(card, None)


def seat_places(state: State) -> list[list[Numbers]]:
    """The zones of the seats in which cards lie; in the draft those drafted too."""
    zones = [state.hands, state.decks, state.discards, state.plays, state.removed, state.packs]
    return zones if state.round else [*zones, state.drafted]


def _put_board_number(state: State, fact: FactName, numbers: Numbers) -> None:
    setattr(state, BOARD_NUMBERS[fact.what], numbers[0])


def _put_ranking(state: State, fact: FactName, numbers: Numbers) -> None:
    if numbers and len(numbers) < state.seats:
        raise BadFact(fact.text, write_value(state, fact, numbers), Fault(N_("every seat once, or none")))
    state.ranking = numbers


def _put_board_zone(state: State, fact: FactName, numbers: Numbers) -> None:
    take(state, numbers)
    setattr(state, fact.what, numbers)


def _put_supply(state: State, fact: FactName, numbers: Numbers) -> None:
    """These cards on top; what else the deck holds lies below."""
    take(state, numbers)
    state.supply = (*numbers, *state.supply)


def _put_added(state: State, fact: FactName, numbers: Numbers) -> None:
    """Nobody is known to have added it."""
    state.gifts = tuple([gift for gift in state.gifts if gift[2] != NO_CARD or gift[0] != fact.seat])
    state.flat[fact.seat] = numbers[0]


def _put_seat_number(state: State, fact: FactName, numbers: Numbers) -> None:
    values: list[int] = getattr(state, SEAT_NUMBERS[fact.what])
    values[fact.seat] = numbers[0]


def _put_zone(state: State, fact: FactName, numbers: Numbers) -> None:
    take(state, numbers)
    zones: list[Numbers] = getattr(state, ZONES[fact.what])
    zones[fact.seat] = numbers


def _put_deck(state: State, fact: FactName, numbers: Numbers) -> None:
    """These cards on top; what else the deck holds lies below."""
    take(state, numbers)
    state.decks[fact.seat] = (*numbers, *state.decks[fact.seat])


def _put_drafted(state: State, fact: FactName, numbers: Numbers) -> None:
    if not state.round:
        take(state, numbers)
    state.drafted[fact.seat] = numbers


def _put_play(state: State, fact: FactName, numbers: Numbers) -> None:
    """Cards in play have been played this round, spells among them counted."""
    _put_zone(state, fact, numbers)
    state.played[fact.seat] = numbers
    state.spells[fact.seat] = sum(1 for card in numbers if SPELL in state.tables.cards[card].types)


def _put_played(state: State, fact: FactName, numbers: Numbers) -> None:
    _need_all(
        state, fact, numbers, state.plays[fact.seat], numbers, Fault(N_("the cards in play among them"))
    )
    state.played[fact.seat] = numbers


def _put_exhausted(state: State, fact: FactName, numbers: Numbers) -> None:
    own = tuple(characters(state, fact.seat))
    _need_all(state, fact, numbers, numbers, own, Fault(N_("characters that this seat has in play")))
    for card in own:
        state.exhausted &= ~(1 << card)
    for card in numbers:
        state.exhausted |= 1 << card


def _put_marks(state: State, fact: FactName, numbers: Numbers) -> None:
    own = state.plays[fact.seat]
    _need_all(state, fact, numbers, numbers[::2], own, Fault(N_("cards that this seat has in play")))
    marks: dict[int, int] = getattr(state, MARKS[fact.what])
    for card in own:
        marks.pop(card, None)
        if marks is state.given:
            forget_gifts(state, card)
    for at in range(0, len(numbers), 2):
        marks[numbers[at]] = numbers[at + 1]


def _need_all(
    state: State, fact: FactName, numbers: Numbers, cards: Numbers, allowed: Numbers, words: Fault
) -> None:
    if not all(card in allowed for card in cards):
        raise BadFact(fact.text, write_value(state, fact, numbers), words)


PUT: dict[str, Callable[[State, FactName, Numbers], None]] = {
    **dict.fromkeys(("round", "token", "turn", "passes", "winner"), _put_board_number),
    "ranking": _put_ranking,
    **dict.fromkeys(("offer", "used", "face_up"), _put_board_zone),
    **dict.fromkeys(("seat.hand", "seat.discard", "seat.removed", "seat.pack"), _put_zone),
    "seat.drafted": _put_drafted,
    "seat.play": _put_play,
    "seat.deck": _put_deck,
    "supply": _put_supply,
    "seat.played": _put_played,
    "seat.exhausted": _put_exhausted,
    **dict.fromkeys(MARKS, _put_marks),
    "seat.added": _put_added,
    **{f"seat.{name}": _put_seat_number for name in ("spells", "out", "loot", "chest", "limit", "bought")},
}


def deal_rest(state: State) -> None:
    """Reinforcements that lie nowhere go shuffled to the bottom of their deck; for the draft everybody has a deck."""
    used = places(state)
    free, state.rng = shuffled(
        state.rng, [card for card in cards_of_set(state.tables, REINFORCEMENT) if card not in used]
    )
    state.supply = (*state.supply, *free)
    if not state.round and not any(state.decks):
        deal_start(state)


def cut_supply(state: State, fact: FactName, count: int, pile_named: bool) -> None:
    """So many cards stay in the deck; the others lie on its discard pile or, where that is named, in the box."""
    if count > len(state.supply):
        raise BadFact(
            fact.text,
            count,
            Fault(N_("a whole number from 0 to {most}, the cards that are left"), most=len(state.supply)),
        )
    if not pile_named:
        state.used = state.used + state.supply[count:]
    state.supply = state.supply[:count]
