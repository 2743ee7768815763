"""Names of the facts of a position, and the form of value each one takes (docs/scenarios-yonder.md lists them).

The key of a fact is a spot (`spot.…`), a building (`held.…`, `stash.…`), an index of the supply (`stock.…`); for
`coins.…` a building, or the number of buildings plus an envoy.
"""

from __future__ import annotations

from yonder_desktop.core.facts import FactName, UnknownFact, names_of, seat_fact, seat_keys
from yonder_desktop.games.yonder.rounds import is_solo
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.words import STUFF, WORKERS

# forms of values
(
    COUNT,
    FLAG,
    SEAT,
    SEATS,
    BUILDING,
    SHIP,
    BUILDINGS,
    ENVOYS,
    SHIPS,
    UPPERS,
    BUILDING_ORDER,
    ENVOY_ORDER,
    SHIP_ORDER,
    SERVED,
    KINDS,
    SUPPLY,
    LETTER_LIST,
    BUILDING_SLOTS,
    ENVOY_SLOTS,
    SHIP_SLOTS,
    ORDERS,
) = range(21)

BOARD_FACTS: dict[str, int] = {
    "round": COUNT,
    "first": SEAT,
    "active": SEAT,
    "placed": FLAG,
    "arcana_placed": FLAG,
    "fulfilled": FLAG,
    "lock_order": SEATS,
    "upper": UPPERS,
    "display": BUILDING_SLOTS,
    "city_envoys": ENVOY_SLOTS,
    "harbour": SHIP_SLOTS,
    "wharf": SHIP_ORDER,
    "building_stack": BUILDING_ORDER,
    "envoy_stack": ENVOY_ORDER,
    "ships_out": SHIPS,
    "envoys_out": ENVOYS,
    "over": FLAG,
    "market": COUNT,
    "open_spots": COUNT,
    "harbour_count": COUNT,
    "wharf_count": COUNT,
    "display_letters": LETTER_LIST,
    "city_envoy_letters": LETTER_LIST,
    "building_stack_letters": LETTER_LIST,
    "envoy_stack_letters": LETTER_LIST,
}

SEAT_FACTS: dict[str, int] = {
    **dict.fromkeys(STUFF, COUNT),
    "supply": SUPPLY,
    "gold": COUNT,
    "favour": COUNT,
    "locked": FLAG,
    "hand": BUILDINGS,
    "secret": BUILDING,
    "rejected": BUILDING,
    "settlement": BUILDINGS,
    "envoys": SERVED,
    "ships": SHIPS,
    "start_ship": SHIP,
    "workers": COUNT,
    "hand_count": COUNT,
    "building_count": COUNT,
}

OLOS = "olos"
OLOS_FACTS: dict[str, int] = {
    "gold": COUNT,
    "favour": COUNT,
    "ships": COUNT,
    "camp": ENVOYS,
    "deck": ORDERS,
    "turned": COUNT,
    "locked": FLAG,
    "total": COUNT,
}

KEYED_FACTS: dict[str, int] = {"spot": KINDS, "held": KINDS, "coins": COUNT, "stash": COUNT, "stock": COUNT}

READ_ONLY = (
    "over", "market", "open_spots", "harbour_count", "wharf_count", "display_letters", "city_envoy_letters",
    "building_stack_letters", "envoy_stack_letters", "rejected", "workers", "hand_count", "building_count",
    "olos.total",
)  # fmt: skip


def parse_name(state: State, text: str) -> FactName:
    """The fact called `text`. Raises UnknownFact."""
    head, _, rest = text.partition(".")
    if head == OLOS and rest and is_solo(state):
        return _olos_fact(text, rest)
    if head in KEYED_FACTS and rest:
        return FactName(text, head, KEYED_FACTS[head], -1, _key(state, text, head, rest))
    if rest:
        seats = seat_keys(state.seats)
        return seat_fact(text, seats, SEAT_FACTS, [f"{name}.…" for name in [*seats, *KEYED_FACTS]])
    if head not in BOARD_FACTS:
        raise UnknownFact(
            text, [*BOARD_FACTS, *[f"{group}.…" for group in KEYED_FACTS], *seat_keys(state.seats)]
        )
    return FactName(text, head, BOARD_FACTS[head])


def all_names(state: State) -> list[str]:
    """Every fact that can be read from this position."""
    names = names_of(state.seats, BOARD_FACTS, SEAT_FACTS)
    for head in KEYED_FACTS:
        names += [f"{head}.{key}" for key in keyed_numbers(state, head)]
    return names + ([f"{OLOS}.{what}" for what in OLOS_FACTS] if is_solo(state) else [])


def _olos_fact(text: str, rest: str) -> FactName:
    if rest not in OLOS_FACTS:
        raise UnknownFact(text, [f"{OLOS}.{name}" for name in OLOS_FACTS])
    return FactName(text, text, OLOS_FACTS[rest])


def _key(state: State, text: str, head: str, rest: str) -> int:
    numbers = keyed_numbers(state, head)
    if rest not in numbers:
        raise UnknownFact(text, [f"{head}.{key}" for key in numbers])
    return numbers[rest]


def keyed_numbers(state: State, head: str) -> dict[str, int]:
    """The keys that may follow `spot.`, `held.`, `stash.`, `coins.` or `stock.`, with their numbers."""
    index = state.tables.index
    if head == "spot":
        return index["spot"]
    if head == "stock":
        return {STUFF[kind]: kind for kind in (*WORKERS, STUFF.index("arcana"))}
    if head == "coins":
        first_envoy = len(state.tables.buildings)
        return {**index["building"], **{key: first_envoy + index["envoy"][key] for key in index["envoy"]}}
    return index["building"]
