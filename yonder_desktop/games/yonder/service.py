"""Fulfilling an envoy: envoy, ship, swap, number of deliveries, payment, rewards, the ship's once-only things (R75).

A service under way is the tuple (ship, granted unpaid deliveries, from the city (bits 1 and 2), resources off by
buildings, first envoy, its deliveries, second envoy or -1, its deliveries); deliveries are 0 until chosen.
"""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import payments
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.verbs import (
    ASK_DELIVERIES,
    ASK_DISCARD,
    ASK_PAYMENT,
    ASK_SECOND,
    ASK_SEND,
    ASK_SWAP,
    ASK_TEAR_DOWN,
    DECLINE,
    DELIVER,
    DO_AFTER_SERVICE,
    DO_REWARD,
    FULFIL_WITH,
    PAY,
    SECOND,
    SWAP,
)
from yonder_desktop.games.yonder.words import DWARF, ON_BEFORE_FULFIL, ORE, SWAP_WITH_WHARF, TWO_ENVOYS

SHIP, FREE, CITY, OFF, FIRST, FIRST_N, OTHER, OTHER_N, PAID = range(9)
OWED = PAID + 3


def service_options(state: State, seat: int, free: int) -> list[Option]:
    """Every (ship, envoy) that can be served now, a Merry Goer also by what it could be swapped for (R26, R76)."""
    ships = state.ships[seat]
    if not ships:
        return []
    options: list[Option] = []
    helpful = ships
    if not payments.has_discounts(state, seat):
        helpful = tuple(ship for ship in ships if state.tables.ship_helps[ship])
    for envoy in payments.open_to_service(state, seat):
        if free or payments.short_of(state, seat, envoy) == payments.ENOUGH:
            options += [(FULFIL_WITH, ship, envoy) for ship in ships]
            continue
        for ship in helpful:
            if serves(state, seat, envoy, ship, free):
                options.append((FULFIL_WITH, ship, envoy))
    return options


def serves(state: State, seat: int, envoy: int, ship: int, free: int) -> bool:
    """Whether a ship can serve an envoy, itself or after the swap it may make."""
    if payments.can_serve(state, seat, envoy, ship, free):
        return True
    return can_swap(state, seat, ship) and payments.can_serve(state, seat, envoy, state.wharf[0], free)


def can_swap(state: State, seat: int, ship: int) -> bool:
    """Whether this ship may be swapped for the top of the wharf (R26, R104)."""
    ability = payments.ability_ship(state, seat, ship).ability
    return (
        ability.on == ON_BEFORE_FULFIL
        and bool(state.wharf)
        and any(step.op == SWAP_WITH_WHARF for step in ability.effect)
    )


def ask_fulfil(state: State, frame: Frame) -> list[Option]:
    """A fulfilment granted by an effect, outside of the turn's own one (R77)."""
    options = service_options(state, frame.seat, frame.args[0])
    options.append((DECLINE,))
    return options


def answer_fulfil(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    if option[0] == FULFIL_WITH:
        begin_service(state, frame.seat, option[1], option[2], frame.args[0])


def begin_service(state: State, seat: int, ship: int, envoy: int, free: int) -> None:
    """Start with ship and envoy chosen."""
    if can_swap(state, seat, ship):
        state.agenda.append(Frame(ASK_SWAP, seat, (ship, envoy, free)))
    else:
        choose_envoys(state, seat, ship, envoy, free)


def ask_swap(state: State, frame: Frame) -> list[Option]:
    ship, envoy, free = frame.args
    options: list[Option] = []
    if payments.can_serve(state, frame.seat, envoy, state.wharf[0], free):
        options.append((SWAP, ship))
    if payments.can_serve(state, frame.seat, envoy, ship, free):
        options.append((DECLINE,))
    return options


def answer_swap(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    ship, envoy, free = frame.args
    if option[0] == SWAP:
        taken = state.wharf[0]
        state.wharf = (ship, *state.wharf[1:])
        own = tuple(other for other in state.ships[frame.seat] if other != ship)
        state.ships[frame.seat] = (*own, taken)
        do.emit(state, "ships_swapped", frame.seat, (ship, taken))
        ship = taken
    choose_envoys(state, frame.seat, ship, envoy, free)


def choose_envoys(state: State, seat: int, ship: int, envoy: int, free: int) -> None:
    """Goliath may serve a second envoy in the same go (R20)."""
    off = payments.card_discounts(state, seat)[0]
    service = (ship, free, 0, off, envoy, 0, -1, 0)
    if payments.ship_modifier(state, seat, ship, envoy, TWO_ENVOYS) is not None:
        state.agenda.append(Frame(ASK_SECOND, seat, service))
    else:
        set_out(state, seat, service)


def ask_second(state: State, frame: Frame) -> list[Option]:
    service = frame.args
    options: list[Option] = []
    for envoy in payments.open_to_service(state, frame.seat):
        least = state.tables.envoys[envoy].least
        first = state.tables.envoys[service[FIRST]].least
        both = (*service[:FIRST_N], first, envoy, least)
        if envoy != service[FIRST] and payable(state, frame.seat, both):
            options.append((SECOND, envoy))
    options.append((DECLINE,))
    return options


def answer_second(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    service = frame.args
    if option[0] == SECOND:
        service = (*service[:OTHER], option[1], 0)
    set_out(state, frame.seat, service)


def set_out(state: State, seat: int, service: tuple[int, ...]) -> None:
    """City envoys move into the settlement, the ship onto its envoys; then the deliveries are asked."""
    city = 0
    for bit, envoy in ((1, service[FIRST]), (2, service[OTHER])):
        if envoy >= 0:
            if envoy in state.city_envoys:
                city |= bit
                do.take_envoy(state, seat, envoy)
            do.put_ship(state, seat, service[SHIP], envoy)
    state.agenda.append(Frame(ASK_DELIVERIES, seat, (service[SHIP], service[FREE], city, *service[OFF:])))


def payable(state: State, seat: int, service: tuple[int, ...]) -> bool:
    """Whether the first envoy's deliveries can be paid so that the second one's can be paid as well."""
    if service[OTHER] < 0 and payments.holds_price(state, seat, service[FIRST], service[FIRST_N]):
        return True
    first = payments.plans(
        state, seat, service[FIRST], service[SHIP], service[FIRST_N], service[FREE], service[OFF]
    )
    if service[OTHER] < 0:
        return bool(first)
    return any(leaves_enough(state, seat, service, plan) for plan in first)


def leaves_enough(state: State, seat: int, service: tuple[int, ...], plan: payments.Plan) -> bool:
    """Whether this plan for the first envoy leaves enough for the second one (its least number if unchosen)."""
    n = service[OTHER_N] if service[OTHER_N] else state.tables.envoys[service[OTHER]].least
    free = service[FREE] - min(service[FREE], plan[payments.UNPAID])
    later = state.copy()
    later.supply[seat] = [own - plan[payments.STUFF + kind] for kind, own in enumerate(later.supply[seat])]
    kept = (plan[payments.CARDS], plan[payments.ANY_WORKERS], plan[payments.TORN_DOWN])
    return bool(second_plans(later, seat, (*service[:OTHER_N], n), free, kept))


def second_plans(
    state: State, seat: int, service: tuple[int, ...], free: int, kept: tuple[int, ...]
) -> list[payments.Plan]:
    """Ways to pay for the second envoy that keep hand cards, workers and buildings owed for the first (R20)."""
    found = payments.plans(state, seat, service[OTHER], service[SHIP], service[OTHER_N], free, service[OFF])
    workers = sum(state.supply[seat][DWARF:])
    return [
        plan
        for plan in found
        if plan[payments.CARDS] + kept[0] <= len(state.hands[seat])
        and sum(plan[payments.STUFF + DWARF : payments.AFTER_STUFF]) + plan[payments.ANY_WORKERS] + kept[1]
        <= workers
        and plan[payments.TORN_DOWN] + kept[2] < len(state.buildings[seat])
    ]


def ask_deliveries(state: State, frame: Frame) -> list[Option]:
    """How many deliveries: within the range, and payable (R75)."""
    service, seat = frame.args, frame.seat
    first = service[FIRST_N] == 0
    envoy = service[FIRST] if first else service[OTHER]
    options: list[Option] = []
    most = payments.most_deliveries(state, seat, service[SHIP], envoy)
    for n in range(state.tables.envoys[envoy].least, most + 1):
        if payable(state, seat, with_deliveries(service, n)):
            options.append((DELIVER, n, envoy))
    return options


def delivery_facts(state: State, frame: Frame, n: int) -> dict[str, tuple[int, ...]]:
    """What n deliveries would cost and bring, for the table to show before they are chosen.

    price: twelve numbers without discounts; pay: twelve numbers of the cheapest way; ways: how many ways there are;
    cards: hand cards to throw away; gold: market value and what the ship adds; bonus: how often the bonus is paid;
    most_pay, most_cards, most_gold, most_bonus: the same for the dearest way.
    """
    service, seat = frame.args, frame.seat
    envoy = service[FIRST] if service[FIRST_N] == 0 else service[OTHER]
    found = payments.plans(state, seat, envoy, service[SHIP], n, service[FREE], service[OFF])
    if not found:
        return {}
    facts: dict[str, tuple[int, ...]] = {
        "price": tuple(each * n for each in state.tables.envoys[envoy].price.stuff),
        "ways": (len(found),),
        "envoy": (envoy,),
    }
    for before, plan in (("", min(found, key=dearness)), ("most_", max(found, key=dearness))):
        gold, bonus = gain_of_plan(state, seat, service, envoy, n, plan)
        facts[f"{before}pay"] = plan[payments.STUFF : payments.AFTER_STUFF]
        facts[f"{before}cards"] = (plan[payments.CARDS],)
        facts[f"{before}gold"], facts[f"{before}bonus"] = (gold,), (bonus,)
    return facts


def dearness(plan: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """What orders the ways to pay from the cheapest to the dearest: goods, workers and hand cards by their number."""
    return sum(plan[payments.STUFF :]) + plan[payments.CARDS], plan


def gain_of_plan(
    state: State, seat: int, service: tuple[int, ...], envoy: int, n: int, plan: tuple[int, ...]
) -> tuple[int, int]:
    """The gold of n deliveries paid by a plan, and how often their bonus is paid (R22, R78)."""
    free = min(service[FREE], plan[payments.UNPAID])
    paid_gold, bonus = payments.gold_and_bonus(
        state, seat, service[SHIP], envoy, n, plan[payments.UNPAID], free
    )
    market = state.tables.card_set.board.rounds[state.round - 1].market
    gold = paid_gold * market + payments.gold_of_ship(state, seat, service[SHIP]) * n
    return gold, bonus + payments.extra_bonus(state, seat, service[SHIP], envoy, bonus)


def with_deliveries(service: tuple[int, ...], n: int) -> tuple[int, ...]:
    """The service with n deliveries for the envoy that has none chosen yet."""
    if service[FIRST_N] == 0:
        return (*service[:FIRST_N], n, *service[OTHER:])
    return (*service[:OTHER_N], n)


def answer_deliveries(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    service = with_deliveries(frame.args, option[1])
    if service[OTHER] >= 0 and service[OTHER_N] == 0:
        state.agenda.append(Frame(ASK_DELIVERIES, frame.seat, service))
        return
    after = (*service[: OFF + 1], service[FIRST], service[FIRST_N], service[OTHER], service[OTHER_N])
    state.agenda.append(Frame(DO_AFTER_SERVICE, frame.seat, after))
    state.agenda.append(Frame(ASK_PAYMENT, frame.seat, (*service, 0, 0, 0, 0, 0, 0)))


def ask_payment(state: State, frame: Frame) -> list[Option]:
    """The ways to pay. Args: the service, envoys paid so far, gold and bonus deliveries of the first, what it owes.

    Owed are hand cards, workers of any kind and buildings, which are chosen once both are paid.
    """
    service, seat = frame.args, frame.seat
    if service[PAID]:
        found = second_plans(state, seat, service, service[FREE], owed_for_first(service))
    else:
        found = payments.plans(
            state, seat, service[FIRST], service[SHIP], service[FIRST_N], service[FREE], service[OFF]
        )
        if service[OTHER] >= 0:
            found = [plan for plan in found if leaves_enough(state, seat, service, plan)]
    return [(PAY, *plan) for plan in found]


def owed_for_first(service: tuple[int, ...]) -> tuple[int, int, int]:
    """Hand cards, workers and buildings still to be given up for the first envoy; none in saves older than they."""
    return (service[OWED], service[OWED + 1], service[OWED + 2]) if len(service) > OWED else (0, 0, 0)


def answer_payment(state: State, frame: Frame, option: Option) -> None:
    """Pay for one envoy, then for the second, then gain for both (R20)."""
    state.agenda.pop()
    service, seat, plan = frame.args, frame.seat, option[1:]
    second = service[PAID] == 1
    envoy, n = (service[OTHER], service[OTHER_N]) if second else (service[FIRST], service[FIRST_N])
    unpaid, free = plan[payments.UNPAID], service[FREE]
    gold, bonus = payments.gold_and_bonus(state, seat, service[SHIP], envoy, n, unpaid, free)
    owed = (plan[payments.CARDS], plan[payments.ANY_WORKERS], plan[payments.TORN_DOWN])
    if service[OTHER] >= 0 and not second:
        left = (*service[:FREE], free - min(free, unpaid), *service[CITY:PAID])
        state.agenda.append(Frame(ASK_PAYMENT, seat, (*left, 1, gold, bonus, *owed)))
        pay_numbers(state, seat, plan)
        return
    if second:
        state.agenda.append(Frame(DO_REWARD, seat, (service[SHIP], envoy, n, gold, bonus)))
        envoy, n, gold, bonus = service[FIRST], service[FIRST_N], service[PAID + 1], service[PAID + 2]
        cards, workers, buildings = owed_for_first(service)
        owed = (owed[0] + cards, owed[1] + workers, owed[2] + buildings)
    state.agenda.append(Frame(DO_REWARD, seat, (service[SHIP], envoy, n, gold, bonus)))
    pay_numbers(state, seat, plan)
    give_up(state, seat, *owed)


def pay_numbers(state: State, seat: int, plan: tuple[int, ...]) -> None:
    """Pay the numbers of a plan; ore counts once an envoy (R61)."""
    stuff = plan[payments.STUFF : payments.AFTER_STUFF]
    do.pay_all(state, seat, stuff)
    if stuff[ORE]:
        do.spent_ore(state, seat, state.buildings[seat])


def give_up(state: State, seat: int, cards: int, workers: int, buildings: int) -> None:
    """Ask for the hand cards, workers and buildings that are part of a price."""
    for op, n in ((ASK_DISCARD, cards), (ASK_SEND, workers), (ASK_TEAR_DOWN, buildings)):
        if n:
            state.agenda.append(Frame(op, seat, (n,)))
