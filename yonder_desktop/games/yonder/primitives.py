"""Primitives: the only code that moves things between zones, and the only code that emits events."""

from __future__ import annotations

from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.state import State, settlement_places
from yonder_desktop.games.yonder.words import (
    ARCANA,
    COIN,
    FISH,
    HIDDEN,
    NO_CARD,
    NO_SHIP,
    ON_PAY,
    ORE,
    SOURCES,
)


def emit(state: State, kind: str, seat: int, args: tuple[int, ...] = (), seen_by: int = -1) -> None:
    """Record that something happened, where anybody listens."""
    if state.sink is not None:
        state.sink.append(Event(kind, seat, args, seen_by))


def emit_amount(state: State, kind: str, seat: int, stuff: int, n: int) -> None:
    """Record a gain or a payment; what follows directly on one of the same seat is added to it."""
    sink = state.sink
    if sink is None:
        return
    if not sink or sink[-1].kind != kind or sink[-1].seat != seat:
        sink.append(Event(kind, seat, (stuff, n)))
        return
    args = sink[-1].args
    for at in range(0, len(args), 2):
        if args[at] == stuff:
            sink[-1] = Event(kind, seat, (*args[: at + 1], args[at + 1] + n, *args[at + 2 :]))
            return
    sink[-1] = Event(kind, seat, (*args, stuff, n))


def gain(state: State, seat: int, kind: int, n: int) -> int:
    """Take n of a kind; arcana and workers only as far as the general supply has them (R31). Returns how many."""
    if kind >= ARCANA:
        left = state.stock_arcana if kind == ARCANA else state.stock[kind - 7]
        if left < n:
            emit(state, "missed", seat, (kind, n - left))
            n = left
        if kind == ARCANA:
            state.stock_arcana -= n
        else:
            state.stock[kind - 7] -= n
    if n:
        state.supply[seat][kind] += n
        if state.sink is not None:
            emit_amount(state, "gained", seat, kind, n)
    return n


def pay(state: State, seat: int, kind: int, n: int) -> None:
    """Give n of a supply kind back to the stock or the general supply (R31)."""
    if n == 0:
        return
    state.supply[seat][kind] -= n
    if kind == ARCANA:
        state.stock_arcana += n
    elif kind > ARCANA:
        state.stock[kind - 7] += n
    if state.sink is not None:
        emit_amount(state, "paid", seat, kind, n)


def pay_all(state: State, seat: int, stuff: tuple[int, ...]) -> None:
    """Pay the twelve numbers of a price."""
    for kind, n in enumerate(stuff):
        if n:
            pay(state, seat, kind, n)


def spent_ore(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Dwarven Smithy: one coin on each of `cards` that waits for a payment of ore (R61)."""
    for card in cards:
        trigger = state.tables.buildings[card].trigger
        if trigger is not None and trigger.on == ON_PAY and trigger.good == ORE:
            for step in state.tables.buildings[card].effect:
                if step.op == COIN:
                    add_coins(state, seat, card, step.n)


def change_gold(state: State, seat: int, change: int, source: int) -> None:
    """Move the gold marker; it stops at 0 at every single loss (R16)."""
    before = state.gold[seat]
    after = max(0, before + change)
    state.gold[seat] = after
    state.ledger[seat * SOURCES + source] += after - before
    if after != before:
        emit(state, "gold_changed", seat, (after - before, after, source))


def add_coins(state: State, owner: int, card: int, n: int) -> None:
    """Put coins on a building card."""
    state.coins[card] += n
    emit(state, "coin_added", owner, (card, n, state.coins[card]))


def owner_of(state: State, card: int) -> int:
    """The seat whose settlement holds a building card, or -1."""
    for seat in range(state.seats):
        if card in state.buildings[seat]:
            return seat
    return -1


def draw_from_display(state: State, seat: int, card: int) -> None:
    """Take a display card into the hand; its slot stays empty until cleanup (R72)."""
    state.display = tuple(NO_CARD if slot == card else slot for slot in state.display)
    state.hands[seat] = (*state.hands[seat], card)
    emit(state, "card_drawn", seat, (card,))


def leave_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand, where it is known from now on."""
    state.hands[seat] = tuple(other for other in state.hands[seat] if other != card)
    if state.secret[seat] == card:
        state.secret[seat] = NO_CARD
    state.shown |= 1 << card


def add_building(state: State, seat: int, card: int) -> None:
    """Put a hand card into the settlement, as its newest card."""
    leave_hand(state, seat, card)
    state.buildings[seat] = (*state.buildings[seat], card)
    state.places[seat] = settlement_places(state.tables, state.buildings[seat])
    emit(state, "card_built", seat, (card,))


def tear_down(state: State, seat: int, card: int) -> None:
    """A building leaves the game; workers on it go to the general supply, goods and coins to the stock (R87)."""
    for spot in state.tables.card_spots[card]:
        for kind in range(5):
            state.stock[kind] += state.spots[spot] >> kind & 1
        state.spots[spot] = 0
    for kind in state.held.pop(card, ()):
        state.stock[kind] += 1
    state.stash.pop(card, 0)
    state.coins[card] = 0
    state.buildings[seat] = tuple(other for other in state.buildings[seat] if other != card)
    state.places[seat] = settlement_places(state.tables, state.buildings[seat])
    state.discarded |= 1 << card
    emit(state, "building_torn_down", seat, (card,))


def release_fish(state: State, seat: int, n: int) -> None:
    """Move n fish from the own cards to the supply, the oldest card first."""
    for card in state.buildings[seat]:
        moved = min(n, state.stash.get(card, 0))
        if moved:
            state.stash[card] -= moved
            state.supply[seat][FISH] += moved
            n -= moved
            emit(state, "fish_released", seat, (card, moved))
            if not state.stash[card]:
                del state.stash[card]


def remove_arcana(state: State, seat: int, place: int) -> None:
    """An arcana of the upper city goes to the general supply (R99)."""
    state.upper &= ~(1 << place)
    state.stock_arcana += 1
    emit(state, "arcana_removed", seat, (place,))


def give_goods(state: State, seat: int, to: int, kind: int, n: int) -> None:
    """Goods of the supply go to another player; that is giving, not spending (R67)."""
    state.supply[seat][kind] -= n
    state.supply[to][kind] += n
    emit(state, "goods_given", seat, (to, kind, n))


def discard_from_hand(state: State, seat: int, card: int) -> None:
    """Throw a hand card away for good (R74)."""
    leave_hand(state, seat, card)
    state.discarded |= 1 << card
    emit(state, "card_discarded", seat, (card,))


def put_worker(state: State, seat: int, kind: int, spot: int) -> None:
    """Move a worker (0-4) from the supply onto a spot."""
    state.supply[seat][7 + kind] -= 1
    state.spots[spot] |= 1 << kind
    if state.sink is not None:
        emit(state, "worker_placed", seat, (kind, spot))


def hold_worker(state: State, seat: int, kind: int, spot: int, card: int) -> None:
    """Move a worker from a spot onto Elven Recruiters (R29)."""
    state.spots[spot] &= ~(1 << kind)
    state.held[card] = (*state.held.get(card, ()), kind)
    emit(state, "worker_held", seat, (kind, spot, card))


def recall_worker(state: State, seat: int, kind: int, spot: int, card: int, to: int) -> None:
    """Lift a worker off a spot, or off a holding card where spot is -1; to = 0 own, 1 general supply (R52)."""
    if spot >= 0:
        state.spots[spot] &= ~(1 << kind)
    else:
        waiting = list(state.held[card])
        waiting.remove(kind)
        state.held[card] = tuple(waiting)
        if not waiting:
            del state.held[card]
    if to == 0:
        state.supply[seat][7 + kind] += 1
    else:
        state.stock[kind] += 1
    emit(state, "worker_recalled", seat, (kind, spot, card, to))


def take_top_ship(state: State, seat: int) -> None:
    """The top ship of the wharf joins the supply, without cargo (R103). The next one lies open."""
    ship = state.wharf[0]
    state.wharf = state.wharf[1:]
    state.ships[seat] = (*state.ships[seat], ship)
    show_wharf(state)
    emit(state, "ship_taken", seat, (ship, 0))


def show_wharf(state: State) -> None:
    """Everybody sees the ability side of the top ship (R43)."""
    if state.wharf:
        state.ships_shown |= 1 << state.wharf[0]


def take_harbour_ship(state: State, seat: int, ship: int) -> None:
    """Take a harbour ship with its cargo as far as the general supply allows (R109)."""
    state.harbour = tuple(NO_CARD if slot == ship else slot for slot in state.harbour)
    state.ships[seat] = (*state.ships[seat], ship)
    emit(state, "ship_taken", seat, (ship, 1))
    for kind, n in enumerate(state.tables.ships[ship].cargo):
        if n:
            gain(state, seat, kind, n)


def take_envoy(state: State, seat: int, envoy: int) -> None:
    """Move a city envoy into the settlement; its slot stays empty (R81)."""
    state.city_envoys = tuple(NO_CARD if slot == envoy else slot for slot in state.city_envoys)
    state.envoys[seat] = (*state.envoys[seat], envoy)
    emit(state, "envoy_taken", seat, (envoy,))


def put_ship(state: State, seat: int, ship: int, envoy: int) -> None:
    """Place a ship from the supply on an envoy (it stays there until lock-up, R89)."""
    state.ships[seat] = tuple(other for other in state.ships[seat] if other != ship)
    state.carried[envoy] = ship
    emit(state, "ship_placed", seat, (ship, envoy))


def remove_envoy(state: State, seat: int, envoy: int) -> None:
    """An envoy leaves the game with its coins (R36); a ship on it goes home unless another envoy carries it."""
    ship = state.carried[envoy]
    state.envoys[seat] = tuple(other for other in state.envoys[seat] if other != envoy)
    state.carried[envoy] = NO_SHIP
    state.envoy_coins[envoy] = 0
    state.envoys_out = (*state.envoys_out, envoy)
    if ship >= 0:
        ship_home(state, seat, ship)


def drop_envoy(state: State, seat: int, envoy: int, loss: int) -> None:
    """Discard an envoy of a settlement; `loss` gold is only told, the caller charges it."""
    emit(state, "envoy_dropped", seat, (envoy, loss))
    remove_envoy(state, seat, envoy)


def ship_home(state: State, seat: int, ship: int) -> None:
    """A ship comes back to the supply, once, and leaves every envoy it lies on."""
    for envoy in state.envoys[seat]:
        if state.carried[envoy] == ship:
            state.carried[envoy] = NO_SHIP
    if ship not in state.ships[seat]:
        state.ships[seat] = (*state.ships[seat], ship)
        emit(state, "ship_came_home", seat, (ship,))


def throw_away(state: State, seat: int, ship: int, envoy: int) -> None:
    """Dicaprio: ship and envoy leave the game (R25)."""
    emit(state, "thrown_away", seat, (envoy, ship))
    for other in state.envoys[seat]:
        if state.carried[other] == ship:
            state.carried[other] = NO_SHIP
    remove_envoy(state, seat, envoy)
    state.ships[seat] = tuple(other for other in state.ships[seat] if other != ship)
    state.ships_out = (*state.ships_out, ship)


def hide_envoy(state: State, seat: int, envoy: int) -> None:
    """Turn an envoy face down until the lock-up is over (R80)."""
    state.carried[envoy] = HIDDEN
    emit(state, "envoy_hidden", seat, (envoy,))
