"""Views: what a seat may know of a game of Yonder (R43), built up from allowed facts."""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.records import fields_to_record
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.tables import Tables

OPEN_NUMBERS = ("round", "first", "active", "turn", "placed", "arcana_placed", "fulfilled", "over", "upper",
                "stock_arcana", "shown", "discarded", "ships_shown", "envoys_shown", "olos_gold", "olos_favour",
                "olos_ships", "olos_done", "olos_locked")  # fmt: skip
OPEN_TUPLES = ("lock_order", "start_ships", "display", "city_envoys", "harbour", "ships_out", "envoys_out",
               "olos_camp")  # fmt: skip
OPEN_LISTS = ("gold", "favour", "locked", "spots", "coins", "envoy_coins", "carried", "stock")
OPEN_ZONES = ("buildings", "envoys", "ships")


class View:
    """What `seat` knows (-1: an onlooker). Fields of `State` that are open carry the same names and numbers.

    hand: the own hand. hand_counts: cards held by every seat. holds_secret: whether a seat still has its starting
    card unseen. rejected: the own starting card that was not kept. wharf_top, wharf_left: the open top ship (or -1)
    and how many lie there. olos_turned: the order cards that Olos has turned up this round. building_letters,
    envoy_letters: letters of the stacks from the top, which are public.
    """

    __slots__ = ("active", "arcana_placed", "building_letters", "buildings", "carried", "city_envoys",
                 "coins", "discarded", "display", "envoy_coins", "envoy_letters", "envoys", "envoys_out",
                 "envoys_shown", "favour", "first", "fulfilled", "gold", "hand", "hand_counts", "harbour",
                 "held", "holds_secret", "lock_order", "locked", "olos_camp", "olos_done", "olos_favour",
                 "olos_gold", "olos_locked", "olos_ships", "olos_turned", "over", "placed", "rejected",
                 "round", "seat", "seats", "ships", "ships_out", "ships_shown", "shown", "spots",
                 "start_ships", "stash", "stock", "stock_arcana", "supply", "tables", "turn", "upper",
                 "wharf_left", "wharf_top")  # fmt: skip

    tables: Tables
    seat: int
    seats: int
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
    lock_order: tuple[int, ...]
    start_ships: tuple[int, ...]
    display: tuple[int, ...]
    city_envoys: tuple[int, ...]
    harbour: tuple[int, ...]
    ships_out: tuple[int, ...]
    envoys_out: tuple[int, ...]
    olos_camp: tuple[int, ...]
    olos_turned: tuple[int, ...]
    supply: list[list[int]]
    gold: list[int]
    favour: list[int]
    locked: list[int]
    spots: list[int]
    coins: list[int]
    envoy_coins: list[int]
    carried: list[int]
    stock: list[int]
    buildings: list[tuple[int, ...]]
    envoys: list[tuple[int, ...]]
    ships: list[tuple[int, ...]]
    held: dict[int, tuple[int, ...]]
    stash: dict[int, int]
    hand: tuple[int, ...]
    hand_counts: list[int]
    holds_secret: list[bool]
    rejected: int
    wharf_top: int
    wharf_left: int
    building_letters: tuple[str, ...]
    envoy_letters: tuple[str, ...]

    def __init__(self, tables: Tables, seat: int, seats: int) -> None:
        self.tables = tables
        self.seat = seat
        self.seats = seats


def view(state: State, seat: int) -> View:
    """What `seat` may know; -1 is an onlooker who sees no hand."""
    tables = state.tables
    shown = View(tables, seat, state.seats)
    for name in OPEN_NUMBERS + OPEN_TUPLES:
        setattr(shown, name, getattr(state, name))
    for name in OPEN_LISTS + OPEN_ZONES:
        setattr(shown, name, getattr(state, name)[:])
    shown.supply = [own[:] for own in state.supply]
    shown.held = dict(state.held)
    shown.stash = dict(state.stash)
    shown.hand = state.hands[seat] if seat >= 0 else ()
    shown.hand_counts = [len(hand) for hand in state.hands]
    shown.holds_secret = [card >= 0 for card in state.secret]
    shown.olos_turned = state.olos_deck[: state.olos_done]
    shown.rejected = state.rejected[seat] if seat >= 0 else -1
    shown.wharf_top = state.wharf[0] if state.wharf else -1
    shown.wharf_left = len(state.wharf)
    shown.building_letters = tuple(tables.buildings[card].letter for card in state.building_stack)
    shown.envoy_letters = tuple(tables.envoys[card].letter for card in state.envoy_stack)
    return shown


OWN_NUMBERS = ("seat", "seats", "rejected", "wharf_top", "wharf_left")
OWN_ROWS = ("hand", "hand_counts", "holds_secret", "olos_turned")


def view_record(shown: View) -> dict[str, Any]:
    """A view as JSON values."""
    rows, zones = OPEN_TUPLES + OPEN_LISTS + OWN_ROWS, (*OPEN_ZONES, "supply")
    record = fields_to_record(shown, OPEN_NUMBERS + OWN_NUMBERS, rows, zones)
    record["held"] = {str(card): list(shown.held[card]) for card in sorted(shown.held)}
    record["stash"] = {str(card): shown.stash[card] for card in sorted(shown.stash)}
    record["building_letters"] = "".join(shown.building_letters)
    record["envoy_letters"] = "".join(shown.envoy_letters)
    return record
