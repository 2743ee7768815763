"""Why not: the keys of reasons, and the reason for a token that is not among the options."""

from __future__ import annotations

from yonder_desktop.core.questions import Decision, Reason, why_closed
from yonder_desktop.games.yonder import payments
from yonder_desktop.games.yonder.effects import dwarf_discount
from yonder_desktop.games.yonder.flow import FLOW
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.tokens import KIND_WORDS, token
from yonder_desktop.games.yonder.turn import ELF_BIT, link_below, reachable_spots
from yonder_desktop.games.yonder.words import (
    ARCANA,
    DISCOUNT,
    DWARF,
    FOOD,
    FOOD_CLASS,
    FREE_DELIVERY,
    HIDDEN,
    NO_SHIP,
    NOBODY,
    RESOURCES,
    STUFF,
)

KEYS = (
    "not_your_turn", "game_over", "not_asked", "no_worker", "already_placed", "spot_taken", "elf_there",
    "spot_closed", "same_place", "locked_up", "not_built", "no_arcana", "arcana_already_placed",
    "upper_filled", "upper_locked", "already_fulfilled_one", "no_ship", "ship_busy", "envoy_served",
    "envoy_hidden", "envoy_gone", "short_of", "short_of_resources", "short_of_cards", "short_of_workers",
    "short_of_buildings", "must_place_or_lock_up", "must_lock_up", "not_in_hand", "not_in_display",
    "not_in_harbour", "none_left", "leaves_food", "overpays", "too_many", "not_yours", "nothing_to_discount",
    "unknown",
)  # fmt: skip

# kinds of questions that are answered by picking things, and by numbers
PICKS = ("drop_envoy", "hide_envoy", "second_envoy", "recall", "discard_cards", "start_card")
COUNTED = ("release_fish", "send_workers", "trade")


def why_not(state: State, seat: int, intent: str) -> Reason | None:
    """Why `seat` may not answer with this token now; None if it may."""
    asked = FLOW.decision(state)
    closed = why_closed(asked, seat)
    if asked is None or closed is not None:
        return closed
    for option in asked.options:
        if token(state, option) == intent:
            return None
    verb, _, rest = intent.partition(":")
    check = CHECKS.get(verb)
    if check is None:
        return Reason("unknown")
    return check(state, seat, rest, asked)


def why_not_place(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    kind_word, _, key = rest.partition("@")
    spot = state.tables.index["spot"].get(key, -1)
    if kind_word not in KIND_WORDS or spot < 0:
        return Reason("unknown")
    if asked.kind != "turn":
        return Reason("not_asked", {"question": asked.kind})
    if state.placed:
        return Reason("already_placed")
    kind = KIND_WORDS.index(kind_word)
    if not state.supply[seat][DWARF + kind]:
        return Reason("no_worker", {"kind": kind_word})
    return why_not_spot(state, spot, kind)


def why_not_spot(state: State, spot: int, kind: int) -> Reason:
    """Why a spot does not take this kind of worker."""
    if spot not in reachable_spots(state):
        return unreachable(state, spot)
    mask = state.spots[spot]
    if mask & ELF_BIT:
        return Reason("elf_there")
    if mask:
        standing = next(word for bit, word in enumerate(KIND_WORDS) if mask >> bit & 1)
        if kind != 1:
            return Reason("spot_taken", {"kind": standing})
    return Reason("same_place")


def unreachable(state: State, spot: int) -> Reason:
    """A closed city spot, a card that nobody has built, or a settlement that is locked (R1, R39)."""
    card = state.tables.spots[spot].card
    if card == NOBODY:
        return Reason("spot_closed", {"seats": state.tables.spots[spot].least_seats})
    for seat in range(state.seats):
        if card in state.buildings[seat] and state.locked[seat]:
            return Reason("locked_up", {"seat": seat})
    return Reason("not_built")


def why_not_arcana(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    place = state.tables.index["upper"].get(rest, -1)
    if place < 0:
        return Reason("unknown")
    if asked.kind != "turn":
        return Reason("not_asked", {"question": asked.kind})
    if state.arcana_placed:
        return Reason("arcana_already_placed")
    if not state.supply[seat][ARCANA]:
        return Reason("no_arcana")
    if state.upper >> place & 1:
        return Reason("upper_filled")
    below = link_below(state, place)
    return Reason("upper_locked", {"below": state.tables.card_set.board.upper[below].id})


def why_not_fulfil(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    ship_key, _, envoy_key = rest.partition("@")
    ship = state.tables.index["ship"].get(ship_key, -1)
    envoy = state.tables.index["envoy"].get(envoy_key, -1)
    if ship < 0 or envoy < 0:
        return Reason("unknown")
    if asked.kind not in ("turn", "fulfil"):
        return Reason("not_asked", {"question": asked.kind})
    if asked.kind == "turn" and state.fulfilled:
        return Reason("already_fulfilled_one")
    if ship not in state.ships[seat]:
        busy = any(state.carried[other] == ship for other in state.envoys[seat])
        return Reason("ship_busy" if busy else "no_ship")
    return why_not_envoy(state, seat, envoy, ship, asked.args[0] if asked.kind == "fulfil" else 0)


def why_not_envoy(state: State, seat: int, envoy: int, ship: int, free: int) -> Reason:
    """Why an envoy cannot be served by this seat now."""
    if envoy not in state.city_envoys and envoy not in state.envoys[seat]:
        return Reason("envoy_gone")
    if state.carried[envoy] == HIDDEN:
        return Reason("envoy_hidden")
    if state.carried[envoy] != NO_SHIP:
        return Reason("envoy_served")
    return short_of_price(state, seat, envoy, ship, state.tables.envoys[envoy].least, free)


def short_of_price(state: State, seat: int, envoy: int, ship: int, n: int, free: int) -> Reason:
    """What the supply lacks for n deliveries after unpaid ones and discounts, the Bakery aside as it has a price."""
    own, price = state.supply[seat], state.tables.envoys[envoy].price
    own_free = payments.ship_modifier(state, seat, ship, envoy, FREE_DELIVERY)
    paid = max(0, n - free - (own_free.n if own_free is not None else 0))
    resources, food = discounts(state, seat, envoy, ship)
    for kind in range(12):
        lack = price.stuff[kind] * paid - own[kind]
        if lack > 0 and kind in RESOURCES:
            lack, resources = max(0, lack - resources), max(0, resources - lack)
        elif lack > 0 and kind in FOOD:
            lack, food = max(0, lack - food), max(0, food - lack)
        if lack > 0:
            return short_of(kind, own[kind] + lack, own[kind])
    return short_of_chosen(state, seat, envoy, paid)


def short_of_chosen(state: State, seat: int, envoy: int, paid: int) -> Reason:
    """What is missing of hand cards, workers of any kind or buildings that a price lets the payer choose."""
    price = state.tables.envoys[envoy].price
    lacks = (
        ("short_of_cards", price.hand_cards * paid - len(state.hands[seat])),
        ("short_of_workers", price.any_worker * paid - sum(state.supply[seat][DWARF:])),
        ("short_of_buildings", price.buildings * paid - len(state.buildings[seat]) + 1),
    )
    for key, lack in lacks:
        if lack > 0 and (key != "short_of_buildings" or price.buildings):
            return Reason(key, {"n": lack})
    return Reason("unknown")


def discounts(state: State, seat: int, envoy: int, ship: int) -> tuple[int, int]:
    """Resources and food that buildings and the ship take off a fulfilment for nothing (R17, R59)."""
    resources, food = payments.card_discounts(state, seat)[0], 0
    modifier = payments.ship_modifier(state, seat, ship, envoy, DISCOUNT)
    if modifier is not None and modifier.goods_class == FOOD_CLASS:
        food = modifier.n
    elif modifier is not None:
        resources += modifier.n
    return resources, food


def short_of(kind: int, need: int, have: int) -> Reason:
    """The supply lacks some of one kind."""
    return Reason("short_of", {"stuff": STUFF[kind], "n": need - have, "need": need, "have": have})


def why_not_build(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    key, _, waive = rest.partition(",waive=")
    card = state.tables.index["building"].get(key, -1)
    if card < 0:
        return Reason("unknown")
    if asked.kind != "build":
        return Reason("not_asked", {"question": asked.kind})
    if card not in state.hands[seat]:
        return Reason("not_in_hand")
    cost, own = state.tables.buildings[card].cost, state.supply[seat]
    if waive and (waive not in STUFF or not cost[STUFF.index(waive)] or not (asked.args[1] or asked.args[2])):
        return Reason("nothing_to_discount")
    waived = STUFF.index(waive) if waive else -1
    for kind in range(12):
        if cost[kind] - (kind == waived) > own[kind]:
            return short_of(kind, cost[kind] - (kind == waived), own[kind])
    return Reason("unknown")


def why_not_draw(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    if asked.kind != "draw":
        return Reason("not_asked", {"question": asked.kind})
    return Reason("not_in_display")


def why_not_worker(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    if asked.kind != "gain_worker":
        return Reason("not_asked", {"question": asked.kind})
    if rest in KIND_WORDS and not state.stock[KIND_WORDS.index(rest)]:
        return Reason("none_left", {"kind": rest})
    return Reason("unknown")


def why_not_ship(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    if asked.kind != "harbour":
        return Reason("not_asked", {"question": asked.kind})
    return Reason("not_in_harbour")


def why_not_end(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    if asked.kind != "turn":
        return Reason("not_asked", {"question": asked.kind})
    return Reason("must_lock_up" if state.placed else "must_place_or_lock_up")


def why_not_deliver(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    if asked.kind != "deliveries":
        return Reason("not_asked", {"question": asked.kind})
    first = asked.args[5] == 0
    ship, envoy = asked.args[0], asked.args[4] if first else asked.args[6]
    design = state.tables.envoys[envoy]
    n = int(rest) if rest.isdigit() else 0
    most = payments.most_deliveries(state, seat, ship, envoy)
    if not design.least <= n <= most:
        return Reason("too_many", {"least": design.least, "most": most})
    return short_of_price(state, seat, envoy, ship, n, asked.args[1])


def amounts_of(rest: str) -> list[int]:
    """The twelve numbers of `wood=2,ore=1`; other words are left out."""
    numbers = [0] * 12
    for word in rest.split(","):
        name, _, n = word.partition("=")
        if name in STUFF and n.isdigit():
            numbers[STUFF.index(name)] = int(n)
    return numbers


def why_not_amounts(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """A payment or meal that is short, or more or less than what is asked."""
    if asked.kind not in ("trade", "payment", "feed", "gain_any"):
        return Reason("not_asked", {"question": asked.kind})
    wanted, own = amounts_of(rest), state.supply[seat]
    if asked.kind != "gain_any":
        for kind in range(12):
            if wanted[kind] > own[kind]:
                return short_of(kind, wanted[kind], own[kind])
    if asked.kind == "feed":
        return Reason("leaves_food" if "hungry." in rest else "overpays")
    return Reason("too_many", {"most": max(sum(option[-12:]) for option in asked.options)})


def why_not_trade(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    if asked.kind != "trade":
        return Reason("not_asked", {"question": asked.kind})
    step = state.tables.programs[asked.args[0]][asked.args[1]]
    times = int(rest) if rest.isdigit() else 0
    if step.price is None or times > step.n:
        return Reason("too_many", {"least": 0, "most": step.n})
    waived = int(dwarf_discount(state, asked.args[2], asked.args[3]))
    for kind in range(12):
        need = step.price.stuff[kind] * times - (waived if kind < ARCANA else 0)
        if need > state.supply[seat][kind]:
            return short_of(kind, need, state.supply[seat][kind])
    return Reason("unknown")


def why_not_pick(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """Envoys to drop or hide, workers to recall, cards to discard: not there, or not yours."""
    if asked.kind not in PICKS:
        return Reason("not_asked", {"question": asked.kind})
    envoy = state.tables.index["envoy"].get(rest, -1)
    if envoy >= 0 and envoy in state.envoys[seat] and asked.kind != "second_envoy":
        return Reason("envoy_hidden" if state.carried[envoy] == HIDDEN else "envoy_served")
    if envoy >= 0 and asked.kind == "second_envoy":
        return why_not_envoy(state, seat, envoy, asked.args[0], asked.args[1])
    return Reason("not_yours" if asked.kind != "discard_cards" else "not_in_hand")


def why_not_smuggle(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """Another player's envoy that is not open, or whose price is not held (R71)."""
    envoy = state.tables.index["envoy"].get(rest.partition(",")[0], -1)
    if asked.kind != "smuggle":
        return Reason("not_asked", {"question": asked.kind})
    owners = [other for other in range(state.seats) if envoy in state.envoys[other]]
    if owners == [seat] or (not owners and envoy not in state.olos_camp):
        return Reason("not_yours" if owners else "envoy_gone")
    if owners and state.locked[owners[0]]:
        return Reason("locked_up", {"seat": owners[0]})
    if state.carried[envoy] != NO_SHIP:
        return Reason("envoy_hidden" if state.carried[envoy] == HIDDEN else "envoy_served")
    own = state.supply[seat]
    saved = int(dwarf_discount(state, asked.args[0], asked.args[1]))
    for kind, need in state.tables.dues[envoy]:
        lack = need - own[kind]
        if lack > 0 and kind < ARCANA:
            lack, saved = lack - saved, 0
        if lack > 0:
            return short_of(kind, own[kind] + lack, own[kind])
    return short_of_chosen(state, seat, envoy, 1)


def why_not_counted(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """More than there is to give, release or send away."""
    if asked.kind not in COUNTED:
        return Reason("not_asked", {"question": asked.kind})
    return Reason("too_many", {"most": len(asked.options) - 1})


def why_not_plain(state: State, seat: int, rest: str, asked: Decision) -> Reason:
    """Words that belong to questions which are not asked now."""
    return Reason("not_asked", {"question": asked.kind})


CHECKS = {
    "place": why_not_place,
    "arcana": why_not_arcana,
    "fulfil": why_not_fulfil,
    "build": why_not_build,
    "draw": why_not_draw,
    "worker": why_not_worker,
    "ship": why_not_ship,
    "end": why_not_end,
    "lock_up": why_not_plain,
    "deliver": why_not_deliver,
    "pay": why_not_amounts,
    "feed": why_not_amounts,
    "gain": why_not_amounts,
    "trade": why_not_trade,
    "drop": why_not_pick,
    "hide": why_not_pick,
    "second": why_not_pick,
    "recall": why_not_pick,
    "discard": why_not_pick,
    "keep": why_not_pick,
    "decline": why_not_plain,
    "done": why_not_plain,
    "swap": why_not_plain,
    "throw_away": why_not_plain,
    "replace": why_not_plain,
    "name": why_not_plain,
    "hand_back": why_not_plain,
    "hold": why_not_plain,
    "smuggle": why_not_smuggle,
    "give": why_not_counted,
    "release": why_not_counted,
    "send": why_not_counted,
    "remove": why_not_plain,
    "tear_down": why_not_plain,
    "captain": why_not_plain,
}
