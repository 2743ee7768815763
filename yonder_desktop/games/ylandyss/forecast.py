"""Forecasts of Ylandyss from a view: totals by their parts, what winning pays now, what can be acquired, passing."""

from __future__ import annotations

from yonder_desktop.core.contract import Setup
from yonder_desktop.games.ylandyss import primitives as do
from yonder_desktop.games.ylandyss.effects import start
from yonder_desktop.games.ylandyss.flow import FLOW
from yonder_desktop.games.ylandyss.melee import needed_type, stays_in
from yonder_desktop.games.ylandyss.resolution import pot, price_of
from yonder_desktop.games.ylandyss.state import State, empty_state
from yonder_desktop.games.ylandyss.strength import (
    amount_of,
    characters,
    holds,
    is_exhausted,
    ranking,
    reaches,
    strength_of,
    total,
)
from yonder_desktop.games.ylandyss.view import OPEN_LISTS, OPEN_NUMBERS, OPEN_TUPLES, OPEN_ZONES, View
from yonder_desktop.games.ylandyss.words import MELEE, NO_CARD, ON_PLAY

Source = tuple[int, int]
"""A card that changes a strength or a total, and by how much; NO_CARD where it is not known which."""


class Part:
    """What one character adds: printed strength, bonuses with their sources, and 0 while it is exhausted."""

    __slots__ = ("bonus", "card", "exhausted", "printed", "sources")

    def __init__(
        self, card: int, printed: int, bonus: int, exhausted: bool, sources: tuple[Source, ...]
    ) -> None:
        self.card = card
        self.printed = printed
        self.bonus = bonus
        self.exhausted = exhausted
        self.sources = sources


class Purchase:
    """What a card of the row would ask of a seat: price, and whether payment and limit are enough now."""

    __slots__ = ("affordable", "card", "price", "within_limit")

    def __init__(self, card: int, price: int, affordable: bool, within_limit: bool) -> None:
        self.card = card
        self.price = price
        self.affordable = affordable
        self.within_limit = within_limit


def position_of(view: View) -> State:
    """A position with the open facts of a view and the own hand: for counting, not for playing on."""
    state = empty_state(view.tables, Setup(view.seats, 0))
    for name in OPEN_NUMBERS + OPEN_TUPLES:
        setattr(state, name, getattr(view, name))
    for name in OPEN_LISTS + OPEN_ZONES:
        setattr(state, name, getattr(view, name)[:])
    state.gifts = view.gifts
    state.given, state.guarded, state.taxed = dict(view.given), dict(view.guarded), dict(view.taxed)
    if view.seat >= 0:
        state.hands[view.seat] = view.hand
    return state


def totals(view: View) -> list[int]:
    """The total strength of every seat."""
    state = position_of(view)
    return [total(state, seat) for seat in range(view.seats)]


def parts(view: View, seat: int) -> list[Part]:
    """What the total of a seat is made of, besides what actions added (`view.flat`)."""
    state = position_of(view)
    found: list[Part] = []
    for card in characters(state, seat):
        printed = view.tables.cards[card].strength
        bonus = strength_of(state, card, seat) - printed
        sources = sources_of(state, card, seat)
        found.append(Part(card, printed, bonus, is_exhausted(state, card), sources))
    return found


def sources_of(state: State, card: int, owner: int) -> tuple[Source, ...]:
    """Whose text and whose gifts change the strength of a character, in the order in which cards came into play."""
    found: list[Source] = []
    for seat in range(state.seats):
        for source in state.plays[seat]:
            for effect in state.tables.bonuses[source]:
                if reaches(state, effect, source, seat, card, owner) and holds(
                    state, effect.when, seat, source
                ):
                    found.append((source, amount_of(state, effect, seat, source)))
    found += [(gift[1], gift[3]) for gift in state.gifts if gift[2] == card]
    known = sum([gift[3] for gift in state.gifts if gift[2] == card])
    found.append((NO_CARD, state.given.get(card, 0) - known))
    return added_up(found)


def raised_by(view: View, seat: int) -> tuple[Source, ...]:
    """Which actions have added to the total of a seat (`view.flat`)."""
    found = [(gift[1], gift[3]) for gift in view.gifts if gift[0] == seat and gift[2] == NO_CARD]
    return added_up([*found, (NO_CARD, view.flat[seat] - sum([n for _, n in found]))])


def added_up(sources: list[Source]) -> tuple[Source, ...]:
    """Each source once, without those that come to nothing."""
    sums: dict[int, int] = {}
    for source, n in sources:
        sums[source] = sums.get(source, 0) + n
    return tuple([(source, n) for source, n in sums.items() if n])


def leader(view: View) -> int:
    """The strongest seat, ties by turn order (R2)."""
    return ranking(position_of(view))[0]


def order_of(view: View) -> tuple[int, ...]:
    """The seats by strength: as it was fixed when the melee ended, else as it is now (R2, R10)."""
    return view.ranking or tuple(ranking(position_of(view)))


def wanted_type(view: View, card: int) -> int:
    """The type of character that an action asks for; -1 for none (R35)."""
    return needed_type(position_of(view), card)


def total_after(view: View, card: int) -> int:
    """The viewer's total once a hand card is played, with what happens without a choice."""
    state = position_of(view)
    seat = view.seat
    state.hands[seat] = do.without(state.hands[seat], card)
    do.enter_play(state, seat, card)
    start(state, seat, card, ON_PLAY)
    FLOW.run(state)
    return total(state, seat)


def strength_left(view: View, seat: int) -> int:
    """What a seat may acquire for: its total in the melee, afterwards what is left of it (R14, R26)."""
    return total(position_of(view), seat) if view.phase <= MELEE else view.limit[seat]


def pot_for(view: View, seat: int) -> int:
    """Coins that winning the melee would pay a seat now."""
    return pot(position_of(view), seat)


def pass_keeps_in(view: View, seat: int) -> bool:
    """Whether passing now leaves a seat in the melee (R1, R65)."""
    return stays_in(position_of(view), seat)


def purchases(view: View, seat: int, strength: int, hand: int) -> list[Purchase]:
    """For each card of the row: its price, with so much strength left and so many hand cards."""
    state = position_of(view)
    found: list[Purchase] = []
    for card in view.offer:
        price = price_of(state, seat, card)
        found.append(
            Purchase(card, price, price <= state.loot[seat] + hand, view.tables.cards[card].cost <= strength)
        )
    return found
