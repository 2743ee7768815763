"""Primitives: the only code that moves cards and markers, and the only code that emits events."""

from __future__ import annotations

from yonder_desktop.core.chance import shuffled
from yonder_desktop.core.events import Event
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import MAGIC, MONEY, NO_CARD, SOURCES, TECH, VP


def emit(state: State, kind: str, seat: int, args: tuple[int, ...] = (), seen_by: int = -1) -> None:
    """Record that something happened, where anybody listens."""
    if state.sink is not None:
        state.sink.append(Event(kind, seat, args, seen_by))


def draw_card(state: State) -> int:
    """The top card of the deck; an empty deck is made anew from the discard pile (R9). NO_CARD if both are empty."""
    if not state.deck:
        if not state.discard:
            return NO_CARD
        deck, state.rng = shuffled(state.rng, list(state.discard))
        state.deck, state.discard = tuple(deck), ()
        emit(state, "reshuffled", -1, (len(deck),))
    card = state.deck[0]
    state.deck = state.deck[1:]
    return card


def refill(state: State, seat: int, size: int) -> None:
    """Draw up to so many cards in hand."""
    drawn: list[int] = []
    while len(state.hands[seat]) + len(drawn) < size:
        card = draw_card(state)
        if card == NO_CARD:
            break
        drawn.append(card)
    if drawn:
        state.hands[seat] = state.hands[seat] + tuple(drawn)
        emit(state, "cards_drawn", seat, tuple(drawn), 1 << seat)


def discard(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Hand cards go onto the open discard pile."""
    if cards:
        state.hands[seat] = tuple(card for card in state.hands[seat] if card not in cards)
        state.discard = state.discard + cards
        emit(state, "cards_discarded", seat, cards)


def change_money(state: State, seat: int, change: int) -> None:
    """Money comes or goes; it is never short (R4, R11)."""
    if change:
        state.money[seat] += change
        emit(state, "money_changed", seat, (change, state.money[seat]))


def gain_vp(state: State, seat: int, n: int, source: int) -> None:
    """Victory points; nothing ever takes them away."""
    if n:
        state.vp[seat] += n
        state.ledger[seat * SOURCES + source] += n
        emit(state, "vp_gained", seat, (n, state.vp[seat], source))


def gain(state: State, seat: int, gained: tuple[int, ...], source: int) -> None:
    """What a line or a link pays: VP, points of the arts (the rest above the track is lost, R3), money."""
    gain_vp(state, seat, gained[VP], source)
    last = state.tables.card_set.board.last_space
    for art, track in ((MAGIC, state.magic), (TECH, state.tech)):
        if gained[art]:
            before = track[seat]
            track[seat] = min(last, before + gained[art])
            emit(state, "art_gained", seat, (art, gained[art], track[seat], before))
    change_money(state, seat, gained[MONEY])


def place(state: State, seat: int, card: int, cell: int) -> None:
    """A revealed card takes its place in the guild, for good (R17)."""
    state.recruited[seat] = tuple(other for other in state.recruited[seat] if other != card)
    state.guilds[seat] = (*state.guilds[seat], card)
    state.cells[seat] = (*state.cells[seat], cell)
    emit(state, "placed", seat, (card, cell))


def reveal(state: State, seat: int, cards: tuple[int, ...], change: int) -> None:
    """Cards of the plan are laid open and paid (R10 to R13); `change` is what the money does."""
    state.hands[seat] = tuple(card for card in state.hands[seat] if card not in cards)
    state.recruited[seat] = cards
    emit(state, "revealed", seat, cards)
    change_money(state, seat, change)


def lock(state: State, seat: int, plan: tuple[int, ...]) -> None:
    """A sealed answer is fixed; others see only that it is (R10)."""
    state.plans[seat] = plan
    state.answered[seat] = 1
    emit(state, "locked", seat)


def unseal(state: State) -> None:
    """All sealed answers of a step have been carried out."""
    state.plans = [()] * state.seats
    state.answered = [0] * state.seats
