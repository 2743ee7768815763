"""The state of a game of Yonder: integers, lists and tuples, cloned by hand.

Zones that seldom change are tuples (a clone shares them); what changes often are lists. Cards are numbers of `Tables`.
"""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.contract import Setup, setup_from_record
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Decision, Frame, frame_from_record
from yonder_desktop.core.records import (
    check_cards,
    check_lengths,
    field_error,
    fields_from_record,
    fields_to_record,
)
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.words import NO_CARD, SOURCES

# Fields written to records, by how they are cloned.
NUMBERS = ("rng", "round", "first", "active", "turn", "placed", "arcana_placed", "fulfilled", "over", "upper",
           "stock_arcana", "shown", "discarded", "ships_shown", "envoys_shown",
           "olos_gold", "olos_favour", "olos_ships", "olos_done", "olos_locked")  # fmt: skip
TUPLES = ("lock_order", "start_ships", "display", "city_envoys", "harbour", "wharf", "building_stack", "envoy_stack",
          "ships_out", "envoys_out", "olos_camp", "olos_deck")  # fmt: skip
LISTS = ("gold", "favour", "locked", "spots", "coins", "envoy_coins", "carried", "stock", "secret", "rejected",
         "ledger")  # fmt: skip
ZONES = ("hands", "buildings", "envoys", "ships")


class State:
    """A position. Per seat: supply (twelve numbers, see `words`), gold, favour space, locked, hand, settlement, ships.

    active: the seat whose turn it is. placed, arcana_placed, fulfilled: 1 once done this turn (R7).
    spots: for every spot the workers on it as a bit mask over the five kinds (R2: at most one elf and one other).
    coins, envoy_coins: coins on building and envoy cards. carried: ship on an envoy, NO_SHIP or HIDDEN (face down).
    held: workers waiting on Elven Recruiters, by card. stash: fish on Fish Cages, by card.
    upper: bit mask of filled upper-city places. stock: the general supply of the five kinds; stock_arcana: of arcana.
    display, city_envoys, harbour: slots, NO_CARD where empty. wharf, stacks: the first is on top.
    secret: a starting card not yet seen by others, by seat; rejected: the starting card not kept.
    shown, discarded: bit masks of building cards that everybody has seen dealt, or has seen leave the game;
    ships_shown, envoys_shown likewise. ships_out, envoys_out: cards that left the game from play.
    ledger: gold by source, seat * SOURCES + source (see `words`). over: 1 once scored.
    olos_…: Captain Olos of the solo game: gold, favour space, ships, order cards turned up this round, whether he has
    locked up, the envoys of his camp, and his order cards in this round's order (the first olos_done lie open).
    Not part of the position: places (the worker spots of each settlement, derived), pending (the question that the
    last `apply` stopped at), sink (where events of the running `apply` go).
    """

    __slots__ = (
        "active",
        "agenda",
        "arcana_placed",
        "building_stack",
        "buildings",
        "carried",
        "city_envoys",
        "coins",
        "discarded",
        "display",
        "envoy_coins",
        "envoy_stack",
        "envoys",
        "envoys_out",
        "envoys_shown",
        "favour",
        "first",
        "fulfilled",
        "gold",
        "hands",
        "harbour",
        "held",
        "ledger",
        "lock_order",
        "locked",
        "olos_camp",
        "olos_deck",
        "olos_done",
        "olos_favour",
        "olos_gold",
        "olos_locked",
        "olos_ships",
        "over",
        "pending",
        "placed",
        "places",
        "rejected",
        "rng",
        "round",
        "seats",
        "secret",
        "setup",
        "ships",
        "ships_out",
        "ships_shown",
        "shown",
        "sink",
        "spots",
        "start_ships",
        "stash",
        "stock",
        "stock_arcana",
        "supply",
        "tables",
        "turn",
        "upper",
        "wharf",
    )  # fmt: skip

    tables: Tables
    setup: Setup
    seats: int
    rng: int
    round: int
    first: int
    active: int
    turn: int
    placed: int
    arcana_placed: int
    fulfilled: int
    over: int
    upper: int
    stock_arcana: int
    shown: int
    discarded: int
    ships_shown: int
    envoys_shown: int
    olos_gold: int
    olos_favour: int
    olos_ships: int
    olos_done: int
    olos_locked: int
    agenda: list[Frame]
    lock_order: tuple[int, ...]
    start_ships: tuple[int, ...]
    display: tuple[int, ...]
    city_envoys: tuple[int, ...]
    harbour: tuple[int, ...]
    wharf: tuple[int, ...]
    building_stack: tuple[int, ...]
    envoy_stack: tuple[int, ...]
    ships_out: tuple[int, ...]
    envoys_out: tuple[int, ...]
    olos_camp: tuple[int, ...]
    olos_deck: tuple[int, ...]
    supply: list[list[int]]
    gold: list[int]
    favour: list[int]
    locked: list[int]
    spots: list[int]
    coins: list[int]
    envoy_coins: list[int]
    carried: list[int]
    stock: list[int]
    secret: list[int]
    rejected: list[int]
    ledger: list[int]
    places: list[tuple[int, ...]]
    pending: Decision | None
    hands: list[tuple[int, ...]]
    buildings: list[tuple[int, ...]]
    envoys: list[tuple[int, ...]]
    ships: list[tuple[int, ...]]
    held: dict[int, tuple[int, ...]]
    stash: dict[int, int]
    sink: list[Event] | None

    def __init__(self, tables: Tables, setup: Setup) -> None:
        self.tables = tables
        self.setup = setup
        self.seats = setup.seats
        self.sink = None
        self.pending = None

    def copy(self) -> State:
        """An independent clone; frames, tuples and tables are shared since nobody changes them."""
        new = State(self.tables, self.setup)
        new.rng = self.rng
        new.round = self.round
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.placed = self.placed
        new.arcana_placed = self.arcana_placed
        new.fulfilled = self.fulfilled
        new.over = self.over
        new.upper = self.upper
        new.stock_arcana = self.stock_arcana
        new.shown = self.shown
        new.discarded = self.discarded
        new.ships_shown = self.ships_shown
        new.envoys_shown = self.envoys_shown
        new.olos_gold = self.olos_gold
        new.olos_favour = self.olos_favour
        new.olos_ships = self.olos_ships
        new.olos_done = self.olos_done
        new.olos_locked = self.olos_locked
        new.olos_camp = self.olos_camp
        new.olos_deck = self.olos_deck
        new.agenda = self.agenda[:]
        new.lock_order = self.lock_order
        new.start_ships = self.start_ships
        new.display = self.display
        new.city_envoys = self.city_envoys
        new.harbour = self.harbour
        new.wharf = self.wharf
        new.building_stack = self.building_stack
        new.envoy_stack = self.envoy_stack
        new.ships_out = self.ships_out
        new.envoys_out = self.envoys_out
        new.supply = [own[:] for own in self.supply]
        new.gold = self.gold[:]
        new.favour = self.favour[:]
        new.locked = self.locked[:]
        new.spots = self.spots[:]
        new.coins = self.coins[:]
        new.envoy_coins = self.envoy_coins[:]
        new.carried = self.carried[:]
        new.stock = self.stock[:]
        new.secret = self.secret[:]
        new.rejected = self.rejected[:]
        new.ledger = self.ledger[:]
        new.places = self.places[:]
        new.pending = self.pending
        new.hands = self.hands[:]
        new.buildings = self.buildings[:]
        new.envoys = self.envoys[:]
        new.ships = self.ships[:]
        new.held = self.held.copy()
        new.stash = self.stash.copy()
        return new


def empty_state(tables: Tables, setup: Setup) -> State:
    """A state with nobody owning anything, before the set-up deals."""
    state = State(tables, setup)
    for name in NUMBERS:
        setattr(state, name, 0)
    for name in TUPLES:
        setattr(state, name, ())
    seats = setup.seats
    state.agenda = []
    state.supply = [[0] * 12 for _ in range(seats)]
    state.gold, state.favour, state.locked = [0] * seats, [0] * seats, [0] * seats
    state.secret, state.rejected = [NO_CARD] * seats, [NO_CARD] * seats
    state.spots = [0] * len(tables.spots)
    state.coins, state.envoy_coins = [0] * len(tables.buildings), [0] * len(tables.envoys)
    state.carried = [-1] * len(tables.envoys)
    state.stock = [0] * 5
    state.ledger = [0] * (seats * SOURCES)
    state.places = [()] * seats
    state.hands, state.buildings = [()] * seats, [()] * seats
    state.envoys, state.ships = [()] * seats, [()] * seats
    state.held, state.stash = {}, {}
    return state


def to_record(state: State) -> dict[str, Any]:
    """The whole state as JSON values."""
    record = fields_to_record(state, NUMBERS, TUPLES + LISTS, (*ZONES, "supply"))
    record["setup"] = state.setup.to_record()
    record["held"] = {str(card): list(state.held[card]) for card in sorted(state.held)}
    record["stash"] = {str(card): state.stash[card] for card in sorted(state.stash)}
    record["agenda"] = [frame.to_record() for frame in state.agenda]
    return record


def from_record(tables: Tables, record: dict[str, Any]) -> State:
    """The state that `to_record` wrote. Raises ValueError naming the field that is missing or wrong."""
    try:
        state = State(tables, setup_from_record(record["setup"]))
        fields_from_record(state, record, NUMBERS, TUPLES, LISTS, ZONES)
        state.supply = [[int(n) for n in own] for own in record["supply"]]
        state.held = {int(card): tuple(kinds) for card, kinds in record["held"].items()}
        state.stash = {int(card): int(fish) for card, fish in record["stash"].items()}
        state.agenda = [frame_from_record(frame) for frame in record["agenda"]]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise field_error(error) from error
    check_sizes(tables, state)
    state.places = [settlement_places(tables, cards) for cards in state.buildings]
    return state


def settlement_places(tables: Tables, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The worker spots of a settlement, in the order of its cards."""
    places: list[int] = []
    for card in cards:
        places.extend(tables.card_spots[card])
    return tuple(places)


def check_sizes(tables: Tables, state: State) -> None:
    """Refuse records of another card set or a damaged one."""
    cards, envoys = len(tables.buildings), len(tables.envoys)
    sizes = {"spots": len(tables.spots), "coins": cards, "envoy_coins": envoys, "carried": envoys, "stock": 5,
             "ledger": state.seats * SOURCES}  # fmt: skip
    for name in ("gold", "favour", "locked", "secret", "rejected", "supply", *ZONES):
        sizes[name] = state.seats
    check_lengths(state, sizes)
    check_cards(state, {"hands": cards, "buildings": cards, "envoys": envoys, "ships": len(tables.ships)})
