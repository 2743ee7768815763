"""Views: what a seat may know of a game of YRO (R5), built up from allowed facts."""

from __future__ import annotations

from typing import Any

from yonder_desktop.core.records import fields_to_record
from yonder_desktop.games.yro.recruiting import is_quick
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.words import RECRUIT

OPEN_NUMBERS = ("turn", "phase", "over", "lost", "draft_round")
OPEN_TUPLES = ("discard", "quests", "closed_quests", "shadow")
OPEN_LISTS = ("money", "magic", "tech", "vp", "power", "prize", "first", "links", "answered")
OPEN_ZONES = ("guilds", "cells", "recruited")


class View:
    """What `seat` knows (-1: an onlooker). Fields of `State` that are open carry the same names and numbers.

    hand: the own hand or pack, a sealed plan included. hand_counts: cards in every hand; a sealed step doesn't change
    them before it is carried out (R10). picks: the own drafted cards; pick_counts: those of every seat. plan: the own
    sealed answer; placings: (card, cell) of the own guild, fixed and not yet shown. passed: by round, what this seat
    looked at and passed on in a draft (see `memory`). deck_left: cards in the deck; phantom_left: cards in the
    phantom's pack; phantom_picked: how many it has picked.
    """

    __slots__ = ("answered", "cells", "closed_quests", "deck_left", "discard", "draft_round", "first", "guilds",
                 "hand", "hand_counts", "links", "lost", "magic", "money", "over", "passed", "phantom_left",
                 "phantom_picked", "phase", "pick_counts", "picks", "placings", "plan", "power", "prize", "quests",
                 "recruited", "seat", "seats", "shadow", "tables", "tech", "turn", "vp")  # fmt: skip

    tables: Tables
    seat: int
    seats: int
    turn: int
    phase: int
    over: int
    lost: int
    draft_round: int
    discard: tuple[int, ...]
    quests: tuple[int, ...]
    closed_quests: tuple[int, ...]
    shadow: tuple[int, ...]
    money: list[int]
    magic: list[int]
    tech: list[int]
    vp: list[int]
    power: list[int]
    prize: list[int]
    first: list[int]
    links: list[int]
    answered: list[int]
    guilds: list[tuple[int, ...]]
    cells: list[tuple[int, ...]]
    recruited: list[tuple[int, ...]]
    hand: tuple[int, ...]
    hand_counts: list[int]
    picks: tuple[int, ...]
    pick_counts: list[int]
    plan: tuple[int, ...]
    placings: tuple[int, ...]
    passed: list[tuple[int, ...]]
    deck_left: int
    phantom_left: int
    phantom_picked: int

    def __init__(self, tables: Tables, seat: int, seats: int) -> None:
        self.tables = tables
        self.seat = seat
        self.seats = seats


def view(state: State, seat: int) -> View:
    """What `seat` may know; -1 is an onlooker who sees no hand and no plan."""
    shown = View(state.tables, seat, state.seats)
    for name in OPEN_NUMBERS + OPEN_TUPLES:
        setattr(shown, name, getattr(state, name))
    for name in OPEN_LISTS + OPEN_ZONES:
        setattr(shown, name, getattr(state, name)[:])
    shown.hand = state.hands[seat] if seat >= 0 else ()
    shown.hand_counts = [len(hand) for hand in state.hands]
    shown.picks = state.picks[seat] if seat >= 0 else ()
    shown.pick_counts = [len(picks) for picks in state.picks]
    shown.plan = state.plans[seat] if seat >= 0 else ()
    shown.placings = own_placings(state, seat)
    looks = state.tables.looks
    shown.passed = state.passed[seat * looks : (seat + 1) * looks] if seat >= 0 else []
    shown.deck_left = len(state.deck)
    shown.phantom_left = len(state.phantom_pack)
    shown.phantom_picked = len(state.phantom_picks)
    return shown


def own_placings(state: State, seat: int) -> tuple[int, ...]:
    """Cards and cells that this seat has fixed, in a placing that is still asked or locked and not yet carried out."""
    if seat >= 0 and state.answered[seat] and state.phase == RECRUIT:
        return state.plans[seat] if is_quick(state) or state.recruited[seat] else ()
    for frame in state.agenda:
        if frame.seat == seat and -1 in frame.args:
            return frame.args[frame.args.index(-1) + 1 :]
    return ()


def open_cards(view: View) -> set[int]:
    """Cards that lie before the viewer."""
    found = {*view.discard, *view.shadow, *view.hand, *view.picks}
    for zone in (*view.guilds, *view.recruited):
        found.update(zone)
    return found


def seen_cards(view: View) -> set[int]:
    """Cards of which the viewer knows that no deck holds them: open ones, and those it has passed on in a draft."""
    return open_cards(view).union(*view.passed)


OWN_NUMBERS = ("seat", "seats", "deck_left", "phantom_left", "phantom_picked")
OWN_ROWS = ("hand", "hand_counts", "picks", "pick_counts", "plan", "placings")


def view_record(shown: View) -> dict[str, Any]:
    """A view as JSON values."""
    return fields_to_record(
        shown, OPEN_NUMBERS + OWN_NUMBERS, OPEN_TUPLES + OPEN_LISTS + OWN_ROWS, (*OPEN_ZONES, "passed")
    )
