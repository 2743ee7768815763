"""The Draw phase: discarding and refilling (R6 to R9), or the draft (D1 to D5)."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yro import memory
from yonder_desktop.games.yro import primitives as do
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import (
    ASK_DISCARD,
    ASK_KEEP,
    ASK_PICK,
    DISCARD,
    DO_DISCARD,
    DO_KEEP,
    DO_PASS,
    DO_RECRUIT,
    DRAW,
    KEEP,
    NO_CARD,
    PICK,
)


def is_draft(state: State) -> bool:
    """Whether packs are passed instead of drawing."""
    return bool(state.setup.options.get("draft", 0))


def begin_draw(state: State) -> None:
    """Ask every seat, sealed: what to discard, or which two cards to keep."""
    state.phase = DRAW
    ask, then = (ASK_KEEP, DO_KEEP) if is_draft(state) else (ASK_DISCARD, DO_DISCARD)
    state.agenda.append(Frame(DO_RECRUIT, -1))
    state.agenda.append(Frame(then, -1))
    ask_all(state, ask)


def ask_all(state: State, ask: int) -> None:
    """One sealed question for every seat, in seat order."""
    for seat in range(state.seats - 1, -1, -1):
        state.agenda.append(Frame(ask, seat))


def subsets(state: State, cards: tuple[int, ...], least: int, most: int) -> list[tuple[int, ...]]:
    """Choices of cards, fewest first; of equal cards the first ones, so that no choice is offered twice."""
    found: list[tuple[int, ...]] = [()]
    for card in cards:
        found += [(*chosen, card) for chosen in found if len(chosen) < most]
    seen: list[tuple[int, ...]] = []
    unique: list[tuple[int, ...]] = []
    for chosen in found:
        designs = tuple(sorted(state.tables.twins[card] for card in chosen))
        if len(chosen) >= least and designs not in seen:
            seen.append(designs)
            unique.append(chosen)
    unique.sort(key=len)
    return unique


def ask_discard(state: State, frame: Frame) -> list[Option]:
    """Any number of hand cards, once, before drawing (R6, R7)."""
    hand = state.hands[frame.seat]
    return [(DISCARD, *chosen) for chosen in subsets(state, hand, 0, len(hand))]


def ask_keep(state: State, frame: Frame) -> list[Option]:
    """Exactly two hand cards to keep (D3.1)."""
    kept = state.tables.card_set.board.kept
    return [(KEEP, *chosen) for chosen in subsets(state, state.hands[frame.seat], kept, kept)]


def ask_pick(state: State, frame: Frame) -> list[Option]:
    """One card of the pack in hand (D2)."""
    return [(PICK, *chosen) for chosen in subsets(state, state.hands[frame.seat], 1, 1)]


def answer_sealed(state: State, frame: Frame, option: Option) -> None:
    """Lock the cards of an answer."""
    state.agenda.pop()
    do.lock(state, frame.seat, option[1:])


def do_discard(state: State, frame: Frame) -> None:
    """All discards go on the pile before anybody draws, in seat order (R8)."""
    state.agenda.pop()
    for seat in range(state.seats):
        do.discard(state, seat, state.plans[seat])
    do.unseal(state)
    for seat in range(state.seats):
        do.refill(state, seat, state.tables.card_set.board.hand)


def do_keep(state: State, frame: Frame) -> None:
    """The rest is discarded, everybody refills, and the packs begin to travel (D2)."""
    state.agenda.pop()
    for seat in range(state.seats):
        do.discard(state, seat, tuple(card for card in state.hands[seat] if card not in state.plans[seat]))
    do.unseal(state)
    memory.note_kept(state)
    board = state.tables.card_set.board
    for seat in range(state.seats):
        do.refill(state, seat, board.hand)
    if state.seats == 1:
        deal_phantom(state, board.hand)
    state.draft_round = 1
    state.agenda.append(Frame(DO_PASS, -1))
    ask_all(state, ASK_PICK)


def deal_phantom(state: State, size: int) -> None:
    """The phantom neighbour gets a fresh pack (D5)."""
    pack: list[int] = []
    while len(pack) < size:
        card = do.draw_card(state)
        if card == NO_CARD:
            break
        pack.append(card)
    state.phantom_pack = tuple(pack)


def do_pass(state: State, frame: Frame) -> None:
    """Picks are laid face down, packs go to the left; the last card is taken unasked, and picks become hands (D2)."""
    state.agenda.pop()
    for seat in range(state.seats):
        picked = state.plans[seat][0]
        state.hands[seat] = tuple(card for card in state.hands[seat] if card != picked)
        state.picks[seat] = (*state.picks[seat], picked)
    do.unseal(state)
    pass_packs(state)
    do.emit(state, "packs_passed", -1, (state.draft_round,))
    if not any(state.hands):
        end_draft(state)
        return
    state.draft_round += 1
    state.agenda.append(Frame(DO_PASS, -1))
    if len(state.hands[0]) == 1:
        state.plans = state.hands[:]
    else:
        ask_all(state, ASK_PICK)


def pass_packs(state: State) -> None:
    """To the left-hand neighbour, who sees them; who passes them on keeps them in mind (D2)."""
    memory.note_passed(state)
    if state.seats == 1:
        swap_with_phantom(state)
    else:
        state.hands = [state.hands[-1], *state.hands[:-1]]
    memory.note_returned(state)


def swap_with_phantom(state: State) -> None:
    """The phantom takes its dearest card, then the packs are swapped (D5)."""
    if state.phantom_pack:
        taken = phantom_choice(state)
        state.phantom_picks = (*state.phantom_picks, taken)
        state.phantom_pack = tuple(card for card in state.phantom_pack if card != taken)
        do.emit(state, "phantom_picked", -1, (), 0)
    state.hands[0], state.phantom_pack = state.phantom_pack, state.hands[0]


def phantom_choice(state: State) -> int:
    """Highest cost, then highest printed power, then the first id of the alphabet."""
    cards = state.tables.cards
    return min(
        state.phantom_pack, key=lambda card: (-cards[card].cost, -cards[card].power, cards[card].id, card)
    )


def end_draft(state: State) -> None:
    """Picks become the hand; the phantom's cards go to the discard pile."""
    state.draft_round = 0
    for seat in range(state.seats):
        state.hands[seat] = state.picks[seat]
    state.picks = [()] * state.seats
    if state.phantom_picks:
        state.discard = state.discard + state.phantom_picks
        do.emit(state, "phantom_discarded", -1, state.phantom_picks)
        state.phantom_picks = ()
        memory.forget(state)
