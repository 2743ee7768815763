"""The resolution and the reinforcements (R6 to R8, R10 to R14, R26, R46 to R56)."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.ylandyss import primitives as do
from yonder_desktop.games.ylandyss.effects import start
from yonder_desktop.games.ylandyss.picking import subsets
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.strength import amount_of, holds, ranking, total, turn_order
from yonder_desktop.games.ylandyss.words import (
    ASK_BUY,
    ASK_PAY,
    BUY,
    DISCOUNT,
    DO_FINAL,
    DO_REINFORCEMENT,
    LIMIT,
    PLACE,
    REINFORCING,
    RESOLUTION,
    RESOLVING,
    SKIP,
    STEALING,
    TAX,
    THROW,
)


def do_resolution(state: State, frame: Frame) -> None:
    """Totals are fixed, the winner takes the pot, then the effects: what steals comes last (R46)."""
    state.agenda.pop()
    state.phase = RESOLVING
    state.ranking = tuple(ranking(state))
    state.winner = state.ranking[0]
    state.limit = [total(state, seat) for seat in range(state.seats)]
    do.emit(state, "melee_won", state.winner, tuple(state.limit))
    do.gain(state, state.winner, pot(state, state.winner))
    state.agenda.append(Frame(DO_REINFORCEMENT, -1, (0,)))
    pending: list[tuple[int, int, int]] = []
    for trigger in (RESOLUTION, STEALING):
        for seat in turn_order(state):
            pending += [(seat, card, trigger) for card in state.plays[seat] if has_resolution(state, card)]
    for seat, card, trigger in reversed(pending):
        start(state, seat, card, trigger)


def has_resolution(state: State, card: int) -> bool:
    return any(effect.trigger == RESOLUTION for effect in state.tables.cards[card].effects)


def pot(state: State, seat: int) -> int:
    """1 and the value of all cards that the others played, wherever they are now (R7, R8, R39)."""
    value = state.tables.card_set.board.base_winnings
    for other in range(state.seats):
        if other != seat:
            value += sum(state.tables.cards[card].value for card in state.played[other])
    return value


def do_reinforcement(state: State, frame: Frame) -> None:
    """The order of the ranking, once for each purchase; then what was not spent goes to the chests (R10, R56)."""
    state.agenda.pop()
    turn = frame.args[0]
    if turn == 0:
        state.phase = REINFORCING
        change_limits(state)
    if turn < state.tables.card_set.board.purchases * state.seats:
        state.agenda.append(Frame(DO_REINFORCEMENT, -1, (turn + 1,)))
        state.agenda.append(Frame(ASK_BUY, state.ranking[turn % state.seats]))
        return
    for seat in range(state.seats):
        if state.loot[seat]:
            state.chest[seat] += state.loot[seat]
            do.emit(state, "loot_stored", seat, (state.loot[seat], state.chest[seat]))
            state.loot[seat] = 0
    state.agenda.append(Frame(DO_FINAL, -1))


def change_limits(state: State) -> None:
    """Effects on the purchase limit are all added, and only the sum is cut off at 0 (R51)."""
    for seat in range(state.seats):
        change = 0
        for card in state.plays[seat]:
            for effect in state.tables.reinforcing[card]:
                if effect.op == LIMIT and holds(state, effect.when, seat, card):
                    change += amount_of(state, effect, seat, card)
        if change:
            state.limit[seat] = max(0, state.limit[seat] + change)
            do.emit(state, "limit_changed", seat, (change, state.limit[seat]))


def price_of(state: State, seat: int, card: int) -> int:
    """Coins and cards to pay: cost less the own discounts and with the tolls of others, at least 0 (R52, R53)."""
    price = state.tables.cards[card].cost
    for other in range(state.seats):
        for own in state.plays[other]:
            for effect in state.tables.reinforcing[own]:
                if effect.op == DISCOUNT and other == seat and holds(state, effect.when, other, own):
                    price -= amount_of(state, effect, other, own)
                elif effect.op == TAX and other != seat and holds(state, effect.when, other, own):
                    price += amount_of(state, effect, other, own)
    return max(0, price)


def ask_buy(state: State, frame: Frame) -> list[Option]:
    """Cards of the row within the limit, with every number of hand cards that may pay (R14)."""
    seat = frame.seat
    options: list[Option] = []
    for card in state.offer:
        if state.tables.cards[card].cost <= state.limit[seat]:
            price = price_of(state, seat, card)
            least = max(0, price - state.loot[seat])
            for cards in range(least, min(price, len(state.hands[seat])) + 1):
                options.append((BUY, card, cards, price - cards))
    options.append((SKIP,))
    return options


def answer_buy(state: State, frame: Frame, option: Option) -> None:
    """Choose the hand cards that pay, if any, then acquire."""
    state.agenda.pop()
    if option[0] == SKIP:
        do.emit(state, "skipped", frame.seat)
        return
    state.agenda.append(Frame(ASK_PAY, frame.seat, option[1:]))


def ask_pay(state: State, frame: Frame) -> list[Option]:
    n = frame.args[1]
    return [(THROW, *cards) for cards in subsets(state.tables, state.hands[frame.seat], n, n)]


def answer_pay(state: State, frame: Frame, option: Option) -> None:
    """Paying cards first, then the acquired one; a purchase is final (R54, R55)."""
    state.agenda.pop()
    seat = frame.seat
    card, _, coins = frame.args
    do.throw(state, seat, option[1:])
    state.loot[seat] -= coins
    state.limit[seat] -= state.tables.cards[card].cost
    state.offer = do.without(state.offer, card)
    to_hand = state.bought[seat] == 0 and goes_to_hand(state, seat)
    state.bought[seat] += 1
    if to_hand:
        state.hands[seat] = (*state.hands[seat], card)
    else:
        state.discards[seat] = (*state.discards[seat], card)
    do.emit(state, "acquired", seat, (card, coins, len(option) - 1, int(to_hand)))
    pay_tolls(state, seat)


def goes_to_hand(state: State, seat: int) -> bool:
    """Whether the first acquired card goes to the hand."""
    return any(effect.op == PLACE for card in state.plays[seat] for effect in state.tables.reinforcing[card])


def pay_tolls(state: State, buyer: int) -> None:
    """Owners of tolls gain their coin of the supply, up to the cap of the card in this phase (R53)."""
    for seat in range(state.seats):
        if seat == buyer:
            continue
        for card in state.plays[seat]:
            for effect in state.tables.reinforcing[card]:
                if effect.op == TAX and holds(state, effect.when, seat, card):
                    n = amount_of(state, effect, seat, card)
                    if effect.cap:
                        n = min(n, effect.cap - state.taxed.get(card, 0))
                    if n > 0:
                        state.taxed[card] = state.taxed.get(card, 0) + n
                        do.gain(state, seat, n)
