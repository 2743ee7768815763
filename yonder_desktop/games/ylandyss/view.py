"""Views: what a seat may know of a game of Ylandyss (R64), built up from allowed facts."""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.records import fields_to_record
from yonder_desktop.games.ylandyss.rounds import end_at
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.games.ylandyss.words import DRAFTING

OPEN_NUMBERS = ("round", "phase", "token", "active", "passes", "winner", "over", "draft_round", "exhausted")
OPEN_TUPLES = ("offer", "used", "ranking", "face_up")
OPEN_LISTS = ("loot", "chest", "out", "limit", "bought", "spells", "flat", "answered")
OPEN_ZONES = ("discards", "plays", "removed", "played")


class View:
    """What `seat` knows (-1: an onlooker). Fields of `State` that are open carry the same names and numbers.

    hand: the own hand; hand_counts, deck_counts: cards of every seat. deck: the own draw deck sorted, since its order
    is never open. drafted: draft cards of every seat as far as they are open; pack: the own pack or face-down cards.
    looked: cards that the seat looks at. plan: the own sealed answer. supply_left: cards in the reinforcement deck.
    end_at: coins in a chest that end the game. gifts: as in `State`; no record holds it.
    """

    __slots__ = ("active", "answered", "bought", "chest", "deck", "deck_counts", "discards", "draft_round",
                 "drafted", "end_at", "exhausted", "face_up", "flat", "gifts", "given", "guarded", "hand",
                 "hand_counts", "limit", "looked", "loot", "offer", "out", "over", "pack", "passes", "phase", "plan",
                 "played", "plays", "ranking", "removed", "round", "seat", "seats", "spells", "supply_left", "tables",
                 "taxed", "token", "used", "winner")  # fmt: skip

    tables: Tables
    seat: int
    seats: int
    round: int
    phase: int
    token: int
    active: int
    passes: int
    winner: int
    over: int
    draft_round: int
    exhausted: int
    offer: tuple[int, ...]
    used: tuple[int, ...]
    ranking: tuple[int, ...]
    face_up: tuple[int, ...]
    loot: list[int]
    chest: list[int]
    out: list[int]
    limit: list[int]
    bought: list[int]
    spells: list[int]
    flat: list[int]
    answered: list[int]
    discards: list[tuple[int, ...]]
    plays: list[tuple[int, ...]]
    removed: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    drafted: list[tuple[int, ...]]
    gifts: tuple[tuple[int, ...], ...]
    given: dict[int, int]
    guarded: dict[int, int]
    taxed: dict[int, int]
    hand: tuple[int, ...]
    hand_counts: list[int]
    deck: tuple[int, ...]
    deck_counts: list[int]
    pack: tuple[int, ...]
    looked: tuple[int, ...]
    plan: tuple[int, ...]
    supply_left: int
    end_at: int

    def __init__(self, tables: Tables, seat: int, seats: int) -> None:
        self.tables = tables
        self.seat = seat
        self.seats = seats


def view(state: State, seat: int) -> View:
    """What `seat` may know; -1 is an onlooker who sees no hand, pack or plan."""
    shown = View(state.tables, seat, state.seats)
    for name in OPEN_NUMBERS + OPEN_TUPLES:
        setattr(shown, name, getattr(state, name))
    for name in OPEN_LISTS + OPEN_ZONES:
        setattr(shown, name, getattr(state, name)[:])
    shown.gifts = state.gifts
    shown.given, shown.guarded, shown.taxed = dict(state.given), dict(state.guarded), dict(state.taxed)
    shown.hand = state.hands[seat] if seat >= 0 else ()
    shown.hand_counts = [len(hand) for hand in state.hands]
    shown.deck = tuple(sorted(state.decks[seat])) if seat >= 0 else ()
    shown.deck_counts = [len(deck) for deck in state.decks]
    shown.drafted = [open_drafted(state, owner, seat) for owner in range(state.seats)]
    shown.pack = state.packs[seat] if seat >= 0 else ()
    shown.looked = state.looked if state.agenda and state.agenda[-1].seat == seat else ()
    shown.plan = state.plans[seat] if seat >= 0 else ()
    shown.supply_left = len(state.supply)
    shown.end_at = end_at(state)
    return shown


def open_drafted(state: State, owner: int, seat: int) -> tuple[int, ...]:
    """Draft cards are open to all once the draft has ended, face-up picks at once (R64)."""
    hidden = state.round == 0 and state.phase == DRAFTING and state.seats > 2
    return () if hidden and owner != seat else state.drafted[owner]


OWN_NUMBERS = ("seat", "seats", "supply_left", "end_at")
OWN_ROWS = ("hand", "hand_counts", "deck", "deck_counts", "pack", "looked", "plan")


def view_record(shown: View) -> dict[str, Any]:
    """A view as JSON values."""
    rows, zones = OPEN_TUPLES + OPEN_LISTS + OWN_ROWS, (*OPEN_ZONES, "drafted")
    record = fields_to_record(shown, OPEN_NUMBERS + OWN_NUMBERS, rows, zones)
    for name in ("given", "guarded", "taxed"):
        numbers: dict[int, int] = getattr(shown, name)
        record[name] = {str(card): numbers[card] for card in sorted(numbers)}
    return record
