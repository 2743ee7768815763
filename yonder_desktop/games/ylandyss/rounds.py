"""Set-up, opening draft, rounds and their end (R9, R17, R18, R57 to R63, R68)."""

from __future__ import annotations

from yonder_desktop.core.chance import below, shuffled
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.ylandyss import primitives as do
from yonder_desktop.games.ylandyss.picking import distinct, subsets
from yonder_desktop.games.ylandyss.state import State, empty_state
from yonder_desktop.games.ylandyss.tables import Tables
from yonder_desktop.games.ylandyss.words import (
    ASK_FACE_UP,
    ASK_KEEP,
    ASK_KEEP_ONE,
    ASK_PICK,
    ASK_REMOVE,
    DO_END_DRAFT,
    DO_NEXT,
    DO_PASS_PACKS,
    DO_ROUND,
    DO_TIDY,
    DRAFT,
    DRAFTING,
    FINAL,
    KEEP,
    KEEP_ONE,
    MELEE,
    NO_CARD,
    NOBODY,
    PICK,
    REINFORCEMENT,
    REMOVE,
)


def end_at(state: State) -> int:
    """Coins in a chest that end the game, as agreed at set-up."""
    return int(state.setup.options.get("end", state.tables.card_set.board.end_default))


def new_state(tables: Tables, setup: Setup) -> State:
    """Starting decks, reinforcements shuffled, the opening draft dealt (R46 of the situations, R63)."""
    state = empty_state(tables, setup)
    state.rng = setup.seed & 0xFFFFFFFFFFFFFFFF
    deal_start(state)
    supply, state.rng = shuffled(state.rng, cards_of_set(tables, REINFORCEMENT))
    state.supply = tuple(supply)
    state.token, state.rng = below(state.rng, state.seats)
    state.active = -1
    drafts, state.rng = shuffled(state.rng, cards_of_set(tables, DRAFT))
    state.agenda = [Frame(DO_END_DRAFT, -1)]
    if state.seats == 2:
        deal_small_draft(state, drafts)
    else:
        deal_draft(state, drafts)
    return state


def cards_of_set(tables: Tables, which: int) -> list[int]:
    return [card for card, design in enumerate(tables.cards) if design.set == which]


def deal_start(state: State) -> None:
    """The same starting cards for everybody; sets of absent players stay in the box."""
    tables = state.tables
    for seat in range(state.seats):
        own: list[int] = []
        for name, copies in tables.card_set.board.start:
            first = tables.index[name] + seat * copies
            own += range(first, first + copies)
        state.decks[seat] = tuple(own)


def deal_draft(state: State, drafts: list[int]) -> None:
    """Four cards to each, three picks (three and four players)."""
    size = state.tables.card_set.board.pack
    for seat in range(state.seats):
        state.packs[seat] = tuple(drafts[seat * size : (seat + 1) * size])
    ask_picks(state)


def ask_picks(state: State) -> None:
    """One sealed pick for every seat."""
    state.draft_round += 1
    state.agenda.append(Frame(DO_PASS_PACKS, -1))
    for seat in range(state.seats - 1, -1, -1):
        state.agenda.append(Frame(ASK_PICK, seat))


def deal_small_draft(state: State, drafts: list[int]) -> None:
    """Five open cards picked first, second, second, first; then one of two face-down ones (two players)."""
    board = state.tables.card_set.board
    state.face_up = tuple(drafts[: board.face_up])
    drafts = drafts[board.face_up :]
    for seat in range(state.seats):
        state.packs[seat] = tuple(drafts[seat * board.face_down : (seat + 1) * board.face_down])
    first, second = state.token, 1 - state.token
    for seat in (second, first):
        state.agenda.append(Frame(ASK_KEEP_ONE, seat))
    for seat in (first, second, second, first):
        state.agenda.append(Frame(ASK_FACE_UP, seat))


def ask_pick(state: State, frame: Frame) -> list[Option]:
    return [(PICK, card) for card in state.packs[frame.seat]]


def ask_face_up(state: State, frame: Frame) -> list[Option]:
    return [(PICK, card) for card in state.face_up]


def ask_keep_one(state: State, frame: Frame) -> list[Option]:
    return [(KEEP_ONE, card) for card in state.packs[frame.seat]]


def answer_pick(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    do.lock(state, frame.seat, option[1:])


def answer_face_up(state: State, frame: Frame, option: Option) -> None:
    """An open pick is known at once (R64)."""
    state.agenda.pop()
    state.face_up = do.without(state.face_up, option[1])
    state.drafted[frame.seat] = (*state.drafted[frame.seat], option[1])
    do.emit(state, "picked", frame.seat, (option[1],))


def do_pass_packs(state: State, frame: Frame) -> None:
    """Picks are kept face down, the rest goes to the left, three times (R63)."""
    state.agenda.pop()
    for seat in range(state.seats):
        card = state.plans[seat][0]
        state.packs[seat] = do.without(state.packs[seat], card)
        state.drafted[seat] = (*state.drafted[seat], card)
    do.unseal(state)
    state.packs = [state.packs[-1], *state.packs[:-1]]
    do.emit(state, "packs_passed", -1, (state.draft_round,))
    if state.draft_round < state.tables.card_set.board.draft_cards:
        ask_picks(state)


def do_end_draft(state: State, frame: Frame) -> None:
    """Drafted cards join the starting decks, which are shuffled; what was not taken is set aside unseen."""
    state.agenda.pop()
    for seat in range(state.seats):
        if state.answered[seat]:
            state.drafted[seat] = state.drafted[seat] + state.plans[seat]
        deck, state.rng = shuffled(state.rng, list(state.decks[seat] + state.drafted[seat]))
        state.decks[seat] = tuple(deck)
        do.emit(state, "draft_ended", seat, state.drafted[seat])
    do.unseal(state)
    state.packs, state.face_up = [()] * state.seats, ()
    state.draft_round = 0
    state.phase = DRAFTING
    state.agenda.append(Frame(DO_ROUND, -1))


def do_round(state: State, frame: Frame) -> None:
    """Draw up to seven, lay out the row, and begin the melee with the holder of the token (R57, R59)."""
    state.agenda.pop()
    state.round += 1
    board = state.tables.card_set.board
    do.emit(state, "round_began", state.token, (state.round,))
    for seat in range(state.seats):
        do.draw(state, seat, max(0, board.hand - len(state.hands[seat])))
    reveal_offer(state, board.offers[state.seats - 2])
    state.phase = MELEE
    state.winner = NOBODY
    state.passes = 0
    state.out = [0] * state.seats
    state.agenda.append(Frame(DO_NEXT, (state.token - 1) % state.seats))


def reveal_offer(state: State, n: int) -> None:
    """Lay out n reinforcement cards; an empty deck is made of its discard pile in the middle (R59)."""
    row: list[int] = []
    while len(row) < n:
        if not state.supply:
            if not state.used:
                break
            supply, state.rng = shuffled(state.rng, list(state.used))
            state.supply, state.used = tuple(supply), ()
            do.emit(state, "supply_reshuffled", -1, (len(supply),))
        row.append(state.supply[0])
        state.supply = state.supply[1:]
    state.offer = tuple(row)
    do.emit(state, "offer_revealed", -1, state.offer)


def do_final(state: State, frame: Frame) -> None:
    """The end check first (R17, R18); else removals and what to keep, sealed, then tidying (R58)."""
    state.agenda.pop()
    state.phase = FINAL
    if max(state.chest) >= end_at(state):
        state.over = 1
        do.emit(state, "game_ended", -1)
        return
    state.agenda.append(Frame(DO_TIDY, -1))
    for seat in range(state.seats - 1, -1, -1):
        state.agenda.append(Frame(ASK_KEEP, seat))
        state.agenda.append(Frame(ASK_REMOVE, seat))


def removable(state: State, seat: int) -> list[int]:
    """Cards played this round that lie in play, in the discard pile or in the hand (R9).

    Of equal ones that lie alike one is enough: what is in play ends in the discard pile, what is in hand may be kept.
    """
    laid = state.plays[seat] + state.discards[seat]
    found: list[int] = []
    for zone in (laid, state.hands[seat]):
        found += distinct(state.tables, tuple([card for card in state.played[seat] if card in zone]))
    return sorted(found, key=state.played[seat].index)


def ask_remove(state: State, frame: Frame) -> list[Option]:
    options: list[Option] = [(REMOVE, NO_CARD)]
    return options + [(REMOVE, card) for card in removable(state, frame.seat)]


def answer_remove(state: State, frame: Frame, option: Option) -> None:
    """Sealed until everybody has also said what to keep: the next question carries it."""
    state.agenda.pop()
    state.plans[frame.seat] = (option[1],)


def ask_keep(state: State, frame: Frame) -> list[Option]:
    """Any hand cards, without the one that will be removed (R57)."""
    removed = state.plans[frame.seat][0]
    hand = do.without(state.hands[frame.seat], removed)
    return [(KEEP, *cards) for cards in subsets(state.tables, hand, 0, len(hand))]


def answer_keep(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    do.lock(state, frame.seat, (state.plans[frame.seat][0], *option[1:]))


def do_tidy(state: State, frame: Frame) -> None:
    """Removals, cards to the discard piles, the rest of the row away, totals and token (R58)."""
    state.agenda.pop()
    for seat in range(state.seats):
        tidy_seat(state, seat, state.plans[seat][0], state.plans[seat][1:])
    do.unseal(state)
    if state.offer:
        state.used = state.used + state.offer
        do.emit(state, "offer_cleared", -1, state.offer)
    state.offer = ()
    state.exhausted = 0
    state.given, state.guarded, state.taxed = {}, {}, {}
    state.gifts = ()
    state.flat, state.spells = [0] * state.seats, [0] * state.seats
    state.bought, state.limit = [0] * state.seats, [0] * state.seats
    state.out = [0] * state.seats
    state.token = state.winner
    state.ranking = ()
    do.emit(state, "token_moved", state.token)
    state.agenda.append(Frame(DO_ROUND, -1))


def tidy_seat(state: State, seat: int, removed: int, kept: tuple[int, ...]) -> None:
    """One seat's removed card and its cards in play and in hand."""
    if removed != NO_CARD:
        for zone in (state.plays, state.discards, state.hands):
            zone[seat] = do.without(zone[seat], removed)
        state.removed[seat] = (*state.removed[seat], removed)
        do.emit(state, "removed", seat, (removed,))
    thrown = tuple([card for card in state.hands[seat] if card not in kept])
    state.discards[seat] = state.discards[seat] + state.plays[seat]
    state.plays[seat] = ()
    state.played[seat] = ()
    do.throw(state, seat, thrown)
