"""What a fulfilment costs: unpaid deliveries, replaced prices and discounts, as a list of plans (R17 to R24, R59, R60).

A plan is (unpaid deliveries, bakeries used, replaced by, hand cards to throw away, twelve numbers to pay, workers of
any kind to send away, buildings to tear down).
`replaced by` is 0 for none, 1 for a hand card (Davos), 2 for a worker (Dobby), 3 + envoy for another envoy's price.
"""

from __future__ import annotations

from yonder_desktop.games.yonder.designs import Modifier, Price, Ship
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import (
    ALTERNATIVE_COST,
    DISCOUNT,
    DWARF,
    EXTRA_BONUS,
    EXTRA_MAX,
    FISH,
    FOOD,
    FOOD_CLASS,
    FREE_DELIVERY,
    GOLD,
    GRAIN,
    HAY,
    NO_SHIP,
    ON_COPY,
    ON_DELIVERY,
    ON_FULFIL,
    RESOURCES,
    WITHOUT_BONUS,
    WITHOUT_GOLD,
)

Plan = tuple[int, ...]
BY_CARD, BY_WORKER, BY_ENVOY = 1, 2, 3
UNPAID, BAKERIES, BY, CARDS, STUFF = range(5)
AFTER_STUFF = STUFF + 12
ANY_WORKERS, TORN_DOWN = AFTER_STUFF, AFTER_STUFF + 1
ENOUGH = (0, 0, 0)


def ability_ship(state: State, seat: int, ship: int) -> Ship:
    """The ship whose ability counts: the own starting ship for one that copies it (R96)."""
    design = state.tables.ships[ship]
    return state.tables.ships[state.start_ships[seat]] if design.ability.on == ON_COPY else design


def ship_modifier(state: State, seat: int, ship: int, envoy: int, op: int) -> Modifier | None:
    """The ship's modifier of kind `op` where it applies to this envoy and round."""
    ability = ability_ship(state, seat, ship).ability
    if ability.modifier is None or ability.modifier.op != op:
        return None
    if ability.letters and state.tables.envoys[envoy].letter not in ability.letters:
        return None
    return None if ability.rounds and state.round not in ability.rounds else ability.modifier


def most_deliveries(state: State, seat: int, ship: int, envoy: int) -> int:
    """The upper end of the envoy's range with this ship (R21, R97)."""
    extra = ship_modifier(state, seat, ship, envoy, EXTRA_MAX)
    return state.tables.envoys[envoy].most + (extra.n if extra is not None else 0)


def card_discounts(state: State, seat: int) -> tuple[int, int, int]:
    """Resources off for each envoy, number of bakeries, resources off for each bakery (R50, R59, R60)."""
    off = bakeries = each = 0
    for card in state.buildings[seat]:
        building = state.tables.buildings[card]
        modifier, trigger = building.modifier, building.trigger
        if modifier is None or trigger is None or modifier.op != DISCOUNT or trigger.on != ON_FULFIL:
            continue
        if modifier.price is not None:
            bakeries, each = bakeries + 1, modifier.n
        elif has_workers(state, seat, trigger.min_workers):
            off += modifier.n
    return off, bakeries, each


def has_workers(state: State, seat: int, least: tuple[int, ...]) -> bool:
    """Whether supply and settlement, visitors and waiting workers included, hold these workers (R59)."""
    for kind in range(DWARF, 12):
        if least[kind]:
            bit = kind - DWARF
            count = state.supply[seat][kind]
            count += sum(1 for spot in state.places[seat] if state.spots[spot] >> bit & 1)
            count += sum(state.held[card].count(bit) for card in state.buildings[seat] if card in state.held)
            if count < least[kind]:
                return False
    return True


def lacking(own: list[int], dues: tuple[tuple[int, int], ...]) -> tuple[int, int, int]:
    """What a supply lacks of (kind, number) dues: units of resources, of food, of arcana and workers."""
    resources = food = others = 0
    for kind, n in dues:
        if own[kind] < n:
            if kind <= HAY:
                resources += n - own[kind]
            elif kind <= FISH:
                food += n - own[kind]
            else:
                others += n - own[kind]
    return resources, food, others


def short_of(state: State, seat: int, envoy: int) -> tuple[int, int, int]:
    """What one delivery at the envoy's own price lacks: resources, food, and all that no discount covers."""
    resources, food, others = lacking(state.supply[seat], state.tables.dues[envoy])
    if not state.tables.with_choice[envoy]:
        return resources, food, others
    price = state.tables.envoys[envoy].price
    if price.hand_cards > len(state.hands[seat]) or (
        price.buildings and price.buildings >= len(state.buildings[seat])
    ):
        others += 1
    if price.any_worker and price.any_worker > sum(state.supply[seat][DWARF:]):
        others += 1
    return resources, food, others


def can_serve(state: State, seat: int, envoy: int, ship: int, free: int) -> bool:
    """Whether the least number of deliveries can be made at all."""
    if state.tables.envoys[envoy].least > 1:
        return bool(plans(state, seat, envoy, ship, state.tables.envoys[envoy].least, free))
    lacks = short_of(state, seat, envoy)
    return free > 0 or lacks == ENOUGH or can_help(state, seat, envoy, ship, lacks)


def can_help(state: State, seat: int, envoy: int, ship: int, lacks: tuple[int, int, int]) -> bool:
    """Whether the ship or buildings make one delivery payable that is short of `lacks` (see `lacking`)."""
    modifier = ability_ship(state, seat, ship).ability.modifier
    resources_off = food_off = 0
    if modifier is not None and modifier.op in (DISCOUNT, FREE_DELIVERY, ALTERNATIVE_COST):
        modifier = ship_modifier(state, seat, ship, envoy, modifier.op)
        if modifier is not None and modifier.op == FREE_DELIVERY:
            return True
        if modifier is not None and modifier.op == ALTERNATIVE_COST:
            if can_replace(state, seat, envoy, ship, modifier):
                return True
        elif modifier is not None and modifier.goods_class == FOOD_CLASS:
            food_off = modifier.n
        elif modifier is not None:
            resources_off = modifier.n
    if lacks[2] or lacks[1] > food_off:
        return False
    if lacks[0] <= resources_off:
        return True
    off, bakeries, each = card_discounts(state, seat)
    if lacks[0] <= resources_off + off:
        return True
    if lacks[0] > resources_off + off + bakeries * each:
        return False
    return bool(plans(state, seat, envoy, ship, 1, 0))


def holds_price(state: State, seat: int, envoy: int, n: int) -> bool:
    """Whether the supply plainly holds n times an envoy's price of numbers alone."""
    own = state.supply[seat]
    for kind, each in state.tables.dues[envoy]:
        if own[kind] < each * n:
            return False
    return not state.tables.with_choice[envoy]


def can_replace(state: State, seat: int, envoy: int, ship: int, modifier: Modifier) -> bool:
    """Whether the price that a ship may pay instead can be paid for one delivery (R24, R101)."""
    price = modifier.price
    if price is None or price.other_envoy:
        for other in state.envoys[seat]:
            if other != envoy and holds_price(state, seat, other, 1):
                return True
        return bool(plans(state, seat, envoy, ship, 1, 0))
    if price.hand_cards:
        return len(state.hands[seat]) >= price.hand_cards
    own = state.supply[seat]
    return all(own[kind] >= n for kind, n in enumerate(price.stuff) if n)


class Bill:
    """What is due for one envoy before discounts: deliveries unpaid, by whose price one is replaced, and the parts.

    due: numbers that discounts touch; fixed: numbers that none does (R101). cards, workers, buildings: how many hand
    cards, workers of any kind and buildings are chosen and given up besides.
    """

    __slots__ = ("buildings", "by", "cards", "due", "fixed", "unpaid", "workers")

    def __init__(self, unpaid: int, by: int, price: Price, paid: int, instead: Price | None) -> None:
        self.unpaid = unpaid
        self.by = by
        self.due = [n * paid for n in price.stuff]
        self.fixed = [0] * 12
        self.cards, self.workers = price.hand_cards * paid, price.any_worker * paid
        self.buildings = price.buildings * paid
        if instead is not None:
            target = self.due if by >= BY_ENVOY else self.fixed
            for kind in range(12):
                target[kind] += instead.stuff[kind]
            self.cards += instead.hand_cards
            self.workers += instead.any_worker
            self.buildings += instead.buildings

    def units(self, goods: tuple[int, ...]) -> int:
        """How many units of these goods are due."""
        return sum(self.due[good] for good in goods)


def plans(state: State, seat: int, envoy: int, ship: int, n: int, free: int, off: int = -1) -> list[Plan]:
    """Every way to pay n deliveries now, each once, the plainest first. `free` deliveries are granted unpaid (R78).

    `off` are the resources that buildings take off for each envoy, where they were counted earlier (R59).
    """
    price = state.tables.envoys[envoy].price
    if not free and not is_helped(state, seat, ship):
        return plain_plan(state, seat, envoy, ship, n)
    own_free = ship_modifier(state, seat, ship, envoy, FREE_DELIVERY)
    most_unpaid = min(n, free + (own_free.n if own_free is not None else 0))
    found: list[Plan] = []
    for unpaid in range(most_unpaid + 1):
        found += discounted(state, seat, envoy, ship, Bill(unpaid, 0, price, n - unpaid, None), off)
        if n > unpaid:
            for by, instead in replacements(state, seat, envoy, ship):
                bill = Bill(unpaid, by, price, n - unpaid - 1, instead)
                found += discounted(state, seat, envoy, ship, bill, off)
    unique: list[Plan] = []
    seen: list[Plan] = []
    for plan in found:
        # whose price it was makes no difference where the same is paid
        paid = plan[:BY] + plan[BY + 1 :]
        if paid not in seen:
            seen.append(paid)
            unique.append(plan)
    return unique


def is_helped(state: State, seat: int, ship: int) -> bool:
    """Whether the ship or a building of this seat could touch any price."""
    return state.tables.ship_helps[ship] or has_discounts(state, seat)


def has_discounts(state: State, seat: int) -> bool:
    """Whether a building of this seat could lower the price of an envoy."""
    for card in state.buildings[seat]:
        if state.tables.card_helps[card]:
            return True
    return False


def plain_plan(state: State, seat: int, envoy: int, ship: int, n: int) -> list[Plan]:
    """The one way to pay n deliveries at the envoy's own price, if the seat can."""
    price = state.tables.envoys[envoy].price
    if not state.tables.with_choice[envoy] and not holds_price(state, seat, envoy, n):
        return []
    if state.tables.with_choice[envoy]:
        return discounted(state, seat, envoy, ship, Bill(0, 0, price, n, None), 0)
    return [(0, 0, 0, 0, *[each * n for each in price.stuff], 0, 0)]


def replacements(state: State, seat: int, envoy: int, ship: int) -> list[tuple[int, Price]]:
    """What may be paid instead of the price of one delivery: (by, price)."""
    modifier = ship_modifier(state, seat, ship, envoy, ALTERNATIVE_COST)
    if modifier is None or modifier.price is None:
        return []
    price = modifier.price
    if price.other_envoy:
        others = [other for other in state.envoys[seat] if other != envoy]
        return [(BY_ENVOY + other, state.tables.envoys[other].price) for other in others]
    return [(BY_CARD if price.hand_cards else BY_WORKER, price)]


def discounted(state: State, seat: int, envoy: int, ship: int, bill: Bill, counted: int) -> list[Plan]:
    """The affordable plans for a bill, with each number of bakeries that is of use (R45, R60)."""
    if bill.cards > len(state.hands[seat]) or bill.buildings >= len(state.buildings[seat]):
        return []
    off, bakeries, each = card_discounts(state, seat)
    if counted >= 0:
        off = counted
    food_off = 0
    modifier = ship_modifier(state, seat, ship, envoy, DISCOUNT)
    if modifier is not None and modifier.goods_class == FOOD_CLASS:
        food_off = modifier.n
    elif modifier is not None:
        off += modifier.n
    found: list[Plan] = []
    resources = bill.units(RESOURCES)
    for used in range(bakeries + 1):
        if used and off + each * (used - 1) >= resources:
            break
        found += waivings(state, seat, bill, min(resources, off + each * used), food_off, used)
    return found


def waivings(state: State, seat: int, bill: Bill, off: int, food_off: int, bakeries: int) -> list[Plan]:
    """Which goods stay unpaid, where the discounts leave a choice; only what the supply can pay."""
    own = state.supply[seat]
    found: list[Plan] = []
    for resources in shares(bill.due, RESOURCES, off):
        for food in shares(bill.due, FOOD, min(food_off, bill.units(FOOD))):
            stuff = [bill.due[kind] + bill.fixed[kind] for kind in range(12)]
            for good in range(3):
                stuff[good] -= resources[good]
                stuff[good + 3] -= food[good]
            stuff[GRAIN] += bakeries
            left = [own[kind] - stuff[kind] for kind in range(12)]
            if min(left) >= 0 and sum(left[DWARF:]) >= bill.workers:
                found.append(
                    (bill.unpaid, bakeries, bill.by, bill.cards, *stuff, bill.workers, bill.buildings)
                )
    return found


def shares(due: list[int], goods: tuple[int, int, int], off: int) -> list[tuple[int, int, int]]:
    """All ways to take `off` units from three goods of which `due` are due."""
    if off == 0:
        return [(0, 0, 0)]
    a, b, c = due[goods[0]], due[goods[1]], due[goods[2]]
    return [
        (x, y, off - x - y)
        for x in range(min(a, off), -1, -1)
        for y in range(min(b, off - x), -1, -1)
        if off - x - y <= c
    ]


def gold_and_bonus(
    state: State, seat: int, ship: int, envoy: int, n: int, unpaid: int, free: int
) -> tuple[int, int]:
    """How many of n deliveries bring market gold, and how many the bonus (R22, R78): granted ones bring both."""
    by_ship = max(0, unpaid - free)
    own_free = ship_modifier(state, seat, ship, envoy, FREE_DELIVERY)
    if own_free is None or by_ship == 0:
        return n, n
    gold = n - by_ship if own_free.without == WITHOUT_GOLD else n
    bonus = n - by_ship if own_free.without == WITHOUT_BONUS else n
    return gold, bonus


def gold_of_ship(state: State, seat: int, ship: int) -> int:
    """Gold that the ship adds to each delivery (R94, R95)."""
    ability = ability_ship(state, seat, ship).ability
    return sum(step.n for step in ability.effect if step.op == GOLD) if ability.on == ON_DELIVERY else 0


def extra_bonus(state: State, seat: int, ship: int, envoy: int, bonus: int) -> int:
    """How often more the ship has the bonus paid, if it is paid at all (R23)."""
    modifier = ship_modifier(state, seat, ship, envoy, EXTRA_BONUS)
    return modifier.n if modifier is not None and bonus else 0


def open_to_service(state: State, seat: int) -> list[int]:
    """Envoys that `seat` could serve now: those in the city and its own open ones (R79)."""
    envoys = [envoy for envoy in state.city_envoys if envoy >= 0]
    return envoys + [envoy for envoy in state.envoys[seat] if state.carried[envoy] == NO_SHIP]
