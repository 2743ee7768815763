"""The Recruit phase: sealed plans, the reveal, sealed placings, Recruit lines, links (R10 to R27)."""

from __future__ import annotations

from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yro import primitives as do
from yonder_desktop.games.yro.drawing import subsets
from yonder_desktop.games.yro.guild import counted, full_lines, holds, legal_cells
from yonder_desktop.games.yro.quests import check_quests
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.words import (
    ASK_PLACE,
    ASK_RECRUIT,
    DO_CARRY_OUT,
    DO_COMBAT,
    DO_REVEAL,
    FROM_LINKS,
    FROM_RECRUIT,
    PLACE,
    RECRUIT,
    RECRUIT_CARDS,
)


def is_quick(state: State) -> bool:
    """The option "quick placing": cells and order are sealed together with the plan (R10)."""
    return bool(state.setup.options.get("quick", 0))


def do_recruit(state: State, frame: Frame) -> None:
    """Everybody plans in secret; with quick placing each seat places right after its own plan."""
    state.agenda.pop()
    state.phase = RECRUIT
    state.agenda.append(Frame(DO_COMBAT, -1))
    state.agenda.append(Frame(DO_CARRY_OUT, -1))
    if not is_quick(state):
        state.agenda.append(Frame(DO_REVEAL, -1))
    for seat in range(state.seats - 1, -1, -1):
        state.agenda.append(Frame(ASK_RECRUIT, seat))


def change_of(state: State, seat: int, cards: tuple[int, ...]) -> int:
    """What a plan does to the money: two at full price, one with money or discount, none for money (R12, R13)."""
    board = state.tables.card_set.board
    cost = sum(state.tables.cards[card].cost for card in cards)
    if not cards:
        return board.bonus_when_none
    return board.bonus_when_one - cost if len(cards) == 1 else -cost


def can_pay(state: State, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether a plan can be paid before anything of this phase comes in (R11, R12)."""
    return state.money[seat] + change_of(state, seat, cards) >= 0


def room_for(state: State, seat: int) -> int:
    """How many cards may be recruited: two, or as many as the guild still takes (R13, R14)."""
    return min(2, state.tables.card_set.board.adventurers_to_end - len(state.guilds[seat]))


def ask_recruit(state: State, frame: Frame) -> list[Option]:
    """No card, one or two of the hand that can be paid."""
    seat = frame.seat
    plans = subsets(state, state.hands[seat], 0, room_for(state, seat))
    return [(RECRUIT_CARDS, *cards) for cards in plans if can_pay(state, seat, cards)]


def answer_recruit(state: State, frame: Frame, option: Option) -> None:
    """Lock the plan; with quick placing the cells follow at once, still sealed."""
    state.agenda.pop()
    seat, cards = frame.seat, option[1:]
    if is_quick(state) and cards:
        state.plans[seat] = cards
        state.agenda.append(Frame(ASK_PLACE, seat, cards))
    else:
        do.lock(state, seat, cards)


def do_reveal(state: State, frame: Frame) -> None:
    """All plans are laid open and paid; then the cells are sealed (R10)."""
    state.agenda.pop()
    plans = state.plans
    do.unseal(state)
    for seat in range(state.seats):
        do.reveal(state, seat, plans[seat], change_of(state, seat, plans[seat]))
    for seat in range(state.seats - 1, -1, -1):
        if plans[seat]:
            state.agenda.append(Frame(ASK_PLACE, seat, plans[seat]))


def ask_place(state: State, frame: Frame) -> list[Option]:
    """Which card next, and where. Args: the cards still to place, then pairs of card and cell already fixed."""
    seat = frame.seat
    fixed = placings_of(frame)
    cells = state.cells[seat] + tuple(cell for _, cell in fixed)
    left = cards_left(frame)
    if len(left) == 2 and state.tables.twins[left[0]] == state.tables.twins[left[1]]:
        left = left[:1]
    return [(PLACE, card, cell) for card in left for cell in legal_cells(cells)]


def cards_left(frame: Frame) -> tuple[int, ...]:
    """Cards of a placing question that have no cell yet: those before the mark -1."""
    return frame.args[: frame.args.index(-1)] if -1 in frame.args else frame.args


def placings_of(frame: Frame) -> list[tuple[int, int]]:
    """(card, cell) already fixed in a placing question: those after the mark -1."""
    if -1 not in frame.args:
        return []
    pairs = frame.args[frame.args.index(-1) + 1 :]
    return [(pairs[at], pairs[at + 1]) for at in range(0, len(pairs), 2)]


def answer_place(state: State, frame: Frame, option: Option) -> None:
    """Fix a cell; after the last card the placing is locked."""
    state.agenda.pop()
    seat = frame.seat
    fixed = [*placings_of(frame), (option[1], option[2])]
    left = tuple(card for card in cards_left(frame) if card != option[1])
    flat = tuple(number for pair in fixed for number in pair)
    if left:
        state.agenda.append(Frame(ASK_PLACE, seat, (*left, -1, *flat)))
    else:
        do.lock(state, seat, flat)


def do_carry_out(state: State, frame: Frame) -> None:
    """Placings are shown in seat order with their Recruit lines; then links, then quests (R10, R18, R22)."""
    state.agenda.pop()
    plans = state.plans
    do.unseal(state)
    if is_quick(state):
        for seat in range(state.seats):
            cards = plans[seat][::2]
            do.reveal(state, seat, cards, change_of(state, seat, cards))
    full = [full_lines(state.cells[seat]) for seat in range(state.seats)]
    for seat in range(state.seats):
        plan = plans[seat]
        for at in range(0, len(plan), 2):
            do.place(state, seat, plan[at], plan[at + 1])
            recruit_lines(state, seat)
    for seat in range(state.seats):
        pay_links(state, seat, full[seat])
    check_quests(state, RECRUIT)


def recruit_lines(state: State, seat: int) -> None:
    """The Recruit lines of the card just placed, from top to bottom, once (R18 to R20)."""
    at = len(state.guilds[seat]) - 1
    for line in state.tables.cards[state.guilds[seat][at]].lines:
        if line.phase == RECRUIT and holds(state, seat, line, at):
            n = counted(state, seat, line, at)
            do.gain(state, seat, tuple(each * n for each in line.gain), FROM_RECRUIT)


def pay_links(state: State, seat: int, before: list[tuple[int, int, int]]) -> None:
    """Every line that is full now and was not before, for a shared faction and for a shared profession (R21 to R26)."""
    cards, card_set = state.tables.cards, state.tables.card_set
    for line in full_lines(state.cells[seat]):
        if line in before:
            continue
        designs = [cards[state.guilds[seat][at]] for at in line]
        first = designs[0]
        if all(design.faction == first.faction for design in designs):
            pay_link(state, seat, 0, first.faction, card_set.factions[first.faction].link)
        if all(design.profession == first.profession for design in designs):
            pay_link(state, seat, 1, first.profession, card_set.professions[first.profession].link)


def pay_link(state: State, seat: int, kind: int, badge: int, bonus: tuple[int, ...]) -> None:
    """One link bonus; it counts as received (R27)."""
    state.links[seat] += 1
    do.emit(state, "linked", seat, (kind, badge))
    do.gain(state, seat, bonus, FROM_LINKS)
