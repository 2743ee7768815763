"""The state of a game of YRO: integers, lists and tuples, cloned by hand."""

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
from yonder_desktop.games.yro.tables import Tables
from yonder_desktop.games.yro.words import SOURCES

NUMBERS = ("rng", "turn", "phase", "over", "lost", "draft_round")
TUPLES = ("deck", "discard", "quests", "closed_quests", "shadow", "phantom_pack", "phantom_picks")
LISTS = ("money", "magic", "tech", "vp", "power", "prize", "first", "links", "answered", "ledger")
ZONES = ("hands", "guilds", "cells", "recruited", "plans", "picks")


class State:
    """A position. Per seat: money, points of Magic and Technology, VP, power and rank prize of the last Combat.

    phase: the phase that is played (see `words`). first: 1 for who had the most power; links: bonuses received (R27).
    guilds: cards in the order of placing; cells: where they lie, in the same order. recruited: cards revealed in this
    turn and not yet carried out. answered: 1 for who has locked the sealed step; plans: the sealed answers.
    picks: cards drafted face down; draft_round: 1 to 5 while packs travel. deck: the first is on top; discard: the
    pile, the newest last. quests, closed_quests: open and closed ones. shadow: face-up cards of the solo game;
    phantom_pack, phantom_picks: of the phantom neighbour (D5). passed: what each seat looked at and passed on, by seat
    and round (see `memory`). lost: 1 once the shadow has won. ledger: VP by source.
    Not part of the position: pending, sink (see Yonder's state).
    """

    __slots__ = ("agenda", "answered", "cells", "closed_quests", "deck", "discard", "draft_round", "first", "guilds",
                 "hands", "ledger", "links", "lost", "magic", "money", "over", "passed", "pending",
                 "phantom_pack", "phantom_picks", "phase", "picks", "plans", "power", "prize", "quests", "recruited",
                 "rng", "seats", "setup", "shadow", "sink", "tables", "tech", "turn", "vp")  # fmt: skip

    tables: Tables
    setup: Setup
    seats: int
    rng: int
    turn: int
    phase: int
    over: int
    lost: int
    draft_round: int
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    quests: tuple[int, ...]
    closed_quests: tuple[int, ...]
    shadow: tuple[int, ...]
    phantom_pack: tuple[int, ...]
    phantom_picks: tuple[int, ...]
    money: list[int]
    magic: list[int]
    tech: list[int]
    vp: list[int]
    power: list[int]
    prize: list[int]
    first: list[int]
    links: list[int]
    answered: list[int]
    ledger: list[int]
    hands: list[tuple[int, ...]]
    guilds: list[tuple[int, ...]]
    cells: list[tuple[int, ...]]
    recruited: list[tuple[int, ...]]
    plans: list[tuple[int, ...]]
    picks: list[tuple[int, ...]]
    passed: list[tuple[int, ...]]
    agenda: list[Frame]
    pending: Decision | None
    sink: list[Event] | None

    def __init__(self, tables: Tables, setup: Setup) -> None:
        self.tables = tables
        self.setup = setup
        self.seats = setup.seats
        self.pending = None
        self.sink = None

    def copy(self) -> State:
        """An independent clone; frames, tuples and tables are shared since nobody changes them."""
        new = State(self.tables, self.setup)
        new.rng = self.rng
        new.turn = self.turn
        new.phase = self.phase
        new.over = self.over
        new.lost = self.lost
        new.draft_round = self.draft_round
        new.deck = self.deck
        new.discard = self.discard
        new.quests = self.quests
        new.closed_quests = self.closed_quests
        new.shadow = self.shadow
        new.phantom_pack = self.phantom_pack
        new.phantom_picks = self.phantom_picks
        new.money = self.money[:]
        new.magic = self.magic[:]
        new.tech = self.tech[:]
        new.vp = self.vp[:]
        new.power = self.power[:]
        new.prize = self.prize[:]
        new.first = self.first[:]
        new.links = self.links[:]
        new.answered = self.answered[:]
        new.ledger = self.ledger[:]
        new.hands = self.hands[:]
        new.guilds = self.guilds[:]
        new.cells = self.cells[:]
        new.recruited = self.recruited[:]
        new.plans = self.plans[:]
        new.picks = self.picks[:]
        new.passed = self.passed[:]
        new.agenda = self.agenda[:]
        new.pending = self.pending
        return new


def empty_state(tables: Tables, setup: Setup) -> State:
    """A state with nobody owning anything."""
    state = State(tables, setup)
    for name in NUMBERS:
        setattr(state, name, 0)
    for name in TUPLES:
        setattr(state, name, ())
    for name in LISTS:
        setattr(state, name, [0] * setup.seats)
    for name in ZONES:
        setattr(state, name, [()] * setup.seats)
    state.ledger = [0] * (setup.seats * SOURCES)
    state.passed = [()] * (setup.seats * tables.looks)
    state.agenda = []
    return state


def to_record(state: State) -> dict[str, Any]:
    """The whole state as JSON values. What was passed on is left out where there is none: rules 1 did not keep it."""
    remembered = ("passed",) if any(state.passed) else ()
    record = fields_to_record(state, NUMBERS, TUPLES + LISTS, ZONES + remembered)
    record["setup"] = state.setup.to_record()
    record["agenda"] = [frame.to_record() for frame in state.agenda]
    return record


def from_record(tables: Tables, record: dict[str, Any]) -> State:
    """The state that `to_record` wrote. Raises ValueError naming the field that is missing or wrong."""
    try:
        state = State(tables, setup_from_record(record["setup"]))
        record = {"passed": [()] * (state.seats * tables.looks), **record}
        fields_from_record(state, record, NUMBERS, TUPLES, LISTS, (*ZONES, "passed"))
        state.agenda = [frame_from_record(frame) for frame in record["agenda"]]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise field_error(error) from error
    sizes = dict.fromkeys(LISTS + ZONES, state.seats)
    sizes["ledger"] = state.seats * SOURCES
    sizes["passed"] = state.seats * tables.looks
    check_lengths(state, sizes)
    check_cards(state, dict.fromkeys(("hands", "guilds", "recruited", "picks", "passed"), len(tables.cards)))
    return state
