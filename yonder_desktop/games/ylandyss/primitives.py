"""Primitives: the only code that moves cards and coins, and the only code that emits events."""

from __future__ import annotations

from yonder_desktop.core.chance import shuffled
from yonder_desktop.core.events import Event
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.words import NO_CARD, SPELL


def emit(state: State, kind: str, seat: int, args: tuple[int, ...] = (), seen_by: int = -1) -> None:
    """Record that something happened, where anybody listens."""
    if state.sink is not None:
        state.sink.append(Event(kind, seat, args, seen_by))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A zone without one card."""
    return tuple([other for other in cards if other != card])


def top_card(state: State, seat: int) -> int:
    """The top card of the draw deck; an empty one is made of the discard pile (R20, R43). NO_CARD if none is left."""
    if not state.decks[seat]:
        if not state.discards[seat]:
            return NO_CARD
        deck, state.rng = shuffled(state.rng, list(state.discards[seat]))
        state.decks[seat], state.discards[seat] = tuple(deck), ()
        emit(state, "reshuffled", seat, (len(deck),))
    card = state.decks[seat][0]
    state.decks[seat] = state.decks[seat][1:]
    return card


def draw(state: State, seat: int, n: int) -> None:
    """Draw as many of n cards as there are."""
    drawn: list[int] = []
    while len(drawn) < n:
        card = top_card(state, seat)
        if card == NO_CARD:
            break
        drawn.append(card)
    if drawn:
        state.hands[seat] = state.hands[seat] + tuple(drawn)
        emit(state, "drawn", seat, tuple(drawn), 1 << seat)


def throw(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Hand cards go to the own discard pile."""
    for card in cards:
        state.hands[seat] = without(state.hands[seat], card)
    state.discards[seat] = state.discards[seat] + cards
    if cards:
        emit(state, "thrown", seat, cards)


def gain(state: State, seat: int, n: int) -> None:
    """Coins of the supply into the loot; they are never short (R62)."""
    if n > 0:
        state.loot[seat] += n
        emit(state, "coins_gained", seat, (n, state.loot[seat]))


def steal(state: State, thief: int, seat: int, n: int) -> None:
    """Coins of a loot into another one, as far as they go (R48)."""
    n = min(n, state.loot[seat])
    if n:
        state.loot[seat] -= n
        state.loot[thief] += n
        emit(state, "coins_stolen", thief, (seat, n))


def enter_play(state: State, seat: int, card: int) -> None:
    """A card is new in play: straight, without given bonuses (R37, R38)."""
    state.plays[seat] = (*state.plays[seat], card)
    if card not in state.played[seat]:
        state.played[seat] = (*state.played[seat], card)
    if SPELL in state.tables.cards[card].types:
        state.spells[seat] += 1
    emit(state, "entered", seat, (card,))


def leave_play(state: State, seat: int, card: int) -> None:
    """A card is no longer in play and loses what it was given."""
    state.plays[seat] = without(state.plays[seat], card)
    state.exhausted &= ~(1 << card)
    state.given.pop(card, None)
    if state.gifts:
        forget_gifts(state, card)
    state.guarded.pop(card, None)


def eliminate(state: State, seat: int, card: int) -> None:
    """To the discard pile, or to the hand of who has an undying character (R40)."""
    leave_play(state, seat, card)
    if state.tables.undying[card]:
        state.hands[seat] = (*state.hands[seat], card)
    else:
        state.discards[seat] = (*state.discards[seat], card)
    emit(state, "eliminated", seat, (card, int(state.tables.undying[card])))


def exhaust(state: State, seat: int, card: int) -> None:
    state.exhausted |= 1 << card
    emit(state, "exhausted", seat, (card,))


def straighten(state: State, seat: int, card: int) -> None:
    state.exhausted &= ~(1 << card)
    emit(state, "straightened", seat, (card,))


def give_bonus(state: State, seat: int, giver: int, card: int, n: int) -> None:
    """A bonus given once stays while the card is in play (R16)."""
    state.given[card] = state.given.get(card, 0) + n
    state.gifts = (*state.gifts, (seat, giver, card, n))
    emit(state, "bonus_given", seat, (card, n))


def raise_total(state: State, seat: int, giver: int, n: int) -> None:
    """What an action adds to a total stays until the round ends."""
    state.flat[seat] += n
    state.gifts = (*state.gifts, (seat, giver, NO_CARD, n))
    emit(state, "total_raised", seat, (giver, n))


def forget_gifts(state: State, card: int) -> None:
    """It is no longer told who gave a card what it does not have any more."""
    state.gifts = tuple([gift for gift in state.gifts if gift[2] != card])


def take_from_discard(state: State, seat: int, card: int) -> None:
    """A card of the own discard pile comes to the hand (R67)."""
    state.discards[seat] = without(state.discards[seat], card)
    state.hands[seat] = (*state.hands[seat], card)
    emit(state, "returned", seat, (card,))


def lock(state: State, seat: int, plan: tuple[int, ...]) -> None:
    """A sealed answer is fixed."""
    state.plans[seat] = plan
    state.answered[seat] = 1
    emit(state, "locked", seat)


def unseal(state: State) -> None:
    """All sealed answers of a step have been carried out."""
    state.plans = [()] * state.seats
    state.answered = [0] * state.seats
