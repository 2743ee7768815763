"""The state of a game of Ylandyss: integers, lists and tuples, cloned by hand."""

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
from yonder_desktop.games.ylandyss.tables import Tables

NUMBERS = ("rng", "round", "phase", "token", "active", "passes", "winner", "over", "draft_round", "exhausted")
TUPLES = ("offer", "supply", "used", "ranking", "face_up", "looked")
LISTS = ("loot", "chest", "out", "limit", "bought", "spells", "flat", "answered")
ZONES = ("decks", "discards", "hands", "plays", "removed", "played", "drafted", "packs", "plans")


class State:
    """A position. Per seat: draw deck, discard pile, hand, cards in play, removed cards, loot, chest.

    token: holder of the first player token; active: whose turn it is; passes: turns in a row without a card (R5).
    out: 1 for who has given up this melee. flat: strength added to a total by actions. spells: spells played this
    round. played: cards played this round, each once (R39). exhausted: bit mask of cards; given: bonuses that were
    given, by card; guarded: ops (bit mask) that opponents may not do to a card. limit: strength left for acquiring;
    bought: acquired this round. offer, supply, used: reinforcement row, deck and discard. ranking: seats by total.
    winner: of the melee, NOBODY before. taxed: coins that a card's toll has gained in this phase. packs, face_up,
    drafted, draft_round: opening draft. looked: cards being looked at. plans, answered: sealed answers of a step.

    gifts: who gave each bonus and each addition to a total, as seat, giving card, card that got it (NO_CARD: the total)
    and amount. No rule asks for it and no record holds it: players are told it of sums that were reached in play.
    """

    __slots__ = ("active", "agenda", "answered", "bought", "chest", "decks", "discards", "draft_round", "drafted",
                 "exhausted", "face_up", "flat", "gifts", "given", "guarded", "hands", "limit", "looked", "loot",
                 "offer", "out", "over", "packs", "passes", "pending", "phase", "plans", "played", "plays",
                 "ranking", "removed", "rng", "round", "seats", "setup", "sink", "spells", "supply", "tables", "taxed",
                 "token", "used", "winner")  # fmt: skip

    tables: Tables
    setup: Setup
    seats: int
    rng: int
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
    supply: tuple[int, ...]
    used: tuple[int, ...]
    ranking: tuple[int, ...]
    face_up: tuple[int, ...]
    looked: tuple[int, ...]
    loot: list[int]
    chest: list[int]
    out: list[int]
    limit: list[int]
    bought: list[int]
    spells: list[int]
    flat: list[int]
    answered: list[int]
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    plays: list[tuple[int, ...]]
    removed: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    drafted: list[tuple[int, ...]]
    packs: list[tuple[int, ...]]
    plans: list[tuple[int, ...]]
    gifts: tuple[tuple[int, ...], ...]
    given: dict[int, int]
    guarded: dict[int, int]
    taxed: dict[int, int]
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
        new.round = self.round
        new.phase = self.phase
        new.token = self.token
        new.active = self.active
        new.passes = self.passes
        new.winner = self.winner
        new.over = self.over
        new.draft_round = self.draft_round
        new.exhausted = self.exhausted
        new.offer = self.offer
        new.supply = self.supply
        new.used = self.used
        new.ranking = self.ranking
        new.face_up = self.face_up
        new.looked = self.looked
        new.loot = self.loot[:]
        new.chest = self.chest[:]
        new.out = self.out[:]
        new.limit = self.limit[:]
        new.bought = self.bought[:]
        new.spells = self.spells[:]
        new.flat = self.flat[:]
        new.answered = self.answered[:]
        new.decks = self.decks[:]
        new.discards = self.discards[:]
        new.hands = self.hands[:]
        new.plays = self.plays[:]
        new.removed = self.removed[:]
        new.played = self.played[:]
        new.drafted = self.drafted[:]
        new.packs = self.packs[:]
        new.plans = self.plans[:]
        new.gifts = self.gifts
        new.given = self.given.copy()
        new.guarded = self.guarded.copy()
        new.taxed = self.taxed.copy()
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
    state.given, state.guarded, state.taxed = {}, {}, {}
    state.gifts = ()
    state.winner = -1
    state.agenda = []
    return state


def to_record(state: State) -> dict[str, Any]:
    """The whole state as JSON values."""
    record = fields_to_record(state, NUMBERS, TUPLES + LISTS, ZONES)
    record["setup"] = state.setup.to_record()
    for name in ("given", "guarded", "taxed"):
        numbers: dict[int, int] = getattr(state, name)
        record[name] = {str(card): numbers[card] for card in sorted(numbers)}
    record["agenda"] = [frame.to_record() for frame in state.agenda]
    return record


def from_record(tables: Tables, record: dict[str, Any]) -> State:
    """The state that `to_record` wrote. Raises ValueError naming the field that is missing or wrong."""
    try:
        state = State(tables, setup_from_record(record["setup"]))
        fields_from_record(state, record, NUMBERS, TUPLES, LISTS, ZONES)
        for name in ("given", "guarded", "taxed"):
            setattr(state, name, {int(card): int(n) for card, n in record[name].items()})
        state.gifts = ()
        state.agenda = [frame_from_record(frame) for frame in record["agenda"]]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise field_error(error) from error
    check_lengths(state, dict.fromkeys(LISTS + ZONES, state.seats))
    zones = ("decks", "discards", "hands", "plays", "removed", "drafted", "packs")
    check_cards(state, dict.fromkeys(zones, len(tables.cards)))
    return state
