"""Strength: of a character now, of a whole side, who is ahead, what is protected (R15, R16, R23 to R28, R34)."""

from __future__ import annotations

from yonder_desktop.games.ylandyss.designs import Condition, Count, Effect
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.words import (
    AHEAD,
    ANY_OTHER,
    COUNT_ANY,
    COUNT_OPPONENT,
    COUNT_OWN_OTHER,
    IN_DISCARD,
    NOBODY,
    OPPONENT,
    OWN,
    OWN_OTHER,
    SELF,
    SPELLS_PLAYED,
    WON,
)


def owner_in_play(state: State, card: int) -> int:
    """The seat that has a card in play, or NOBODY."""
    for seat in range(state.seats):
        if card in state.plays[seat]:
            return seat
    return NOBODY


def characters(state: State, seat: int) -> list[int]:
    """The characters a seat has in play, in the order they came."""
    return [card for card in state.plays[seat] if state.tables.is_character[card]]


def has_type(state: State, card: int, types: tuple[int, ...]) -> bool:
    """Whether a card has one of these types; no types ask for nothing."""
    return not types or any(kind in types for kind in state.tables.cards[card].types)


def is_exhausted(state: State, card: int) -> bool:
    return bool(state.exhausted >> card & 1)


def number_of(state: State, count: Count, seat: int, source: int) -> int:
    """What a count finds for the seat that controls `source` (R69)."""
    if count.zone == SPELLS_PLAYED:
        return state.spells[seat]
    if count.zone == IN_DISCARD:
        return sum(1 for card in state.discards[seat] if has_type(state, card, count.types))
    if count.zone == AHEAD:
        own = total(state, seat)
        return sum(1 for other in range(state.seats) if other != seat and total(state, other) > own)
    found = 0
    for other in range(state.seats):
        if (other == seat) == (count.who == COUNT_OPPONENT) and count.who != COUNT_ANY:
            continue
        for card in characters(state, other):
            if card == source and count.who == COUNT_OWN_OTHER:
                continue
            if has_type(state, card, count.types) and (not count.exhausted or is_exhausted(state, card)):
                found += 1
    return found


def holds(state: State, condition: Condition | None, seat: int, source: int) -> bool:
    """Whether a condition holds; results of the melee are known from its end on (R47)."""
    if condition is None:
        return True
    if condition.count is not None:
        return number_of(state, condition.count, seat, source) >= condition.least
    return (state.winner == seat) == (condition.result == WON)


def amount_of(state: State, effect: Effect, seat: int, source: int) -> int:
    """How much an effect does: its amount times its count, up to its cap."""
    if effect.per is None:
        return effect.amount
    n = effect.amount * number_of(state, effect.per, seat, source)
    return min(n, effect.cap) if effect.cap else n


def reaches(state: State, effect: Effect, source: int, seat: int, card: int, owner: int) -> bool:
    """Whether a continuous effect of `source`, controlled by `seat`, touches a character of `owner`."""
    if not has_type(state, card, effect.types):
        return False
    if effect.target == SELF:
        return card == source
    if effect.target == OWN:
        return owner == seat
    if effect.target == OWN_OTHER:
        return owner == seat and card != source
    if effect.target == OPPONENT:
        return owner != seat
    return effect.target == ANY_OTHER and card != source


def strength_of(state: State, card: int, owner: int) -> int:
    """Current strength of a character as if it were straight: printed, given and continuous, never below 0 (R24)."""
    tables = state.tables
    strength = tables.cards[card].strength + state.given.get(card, 0)
    for seat in range(state.seats):
        for source in state.plays[seat]:
            for effect in tables.bonuses[source]:
                if reaches(state, effect, source, seat, card, owner) and holds(
                    state, effect.when, seat, source
                ):
                    strength += amount_of(state, effect, seat, source)
    return max(0, strength)


def total(state: State, seat: int) -> int:
    """Straight characters and what actions added (R15, R24)."""
    strength = state.flat[seat]
    for card in state.plays[seat]:
        if state.tables.is_character[card] and not state.exhausted >> card & 1:
            strength += strength_of(state, card, seat)
    return max(0, strength)


def turn_order(state: State) -> list[int]:
    """The seats clockwise from the holder of the token (R2, R11)."""
    return [(state.token + step) % state.seats for step in range(state.seats)]


def ranking(state: State) -> list[int]:
    """The seats by total, ties by turn order."""
    order = turn_order(state)
    totals = [total(state, seat) for seat in range(state.seats)]
    return sorted(order, key=lambda seat: (-totals[seat], order.index(seat)))


def strongest(state: State) -> int:
    """The one seat that leads (R2)."""
    return ranking(state)[0]


def is_protected(state: State, card: int, owner: int, actor: int, op: int) -> bool:
    """Whether an opponent's effect cannot do this to a character (R34)."""
    if actor == owner:
        return False
    if state.guarded.get(card, 0) >> op & 1:
        return True
    for source in state.plays[owner]:
        for effect in state.tables.protections[source]:
            if op in effect.against and reaches(state, effect, source, owner, card, owner):
                return True
    return False
