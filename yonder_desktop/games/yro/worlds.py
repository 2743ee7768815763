"""Possible worlds: hands, packs, picks, deck and sealed answers of others are dealt and made anew."""

from __future__ import annotations

from yonder_desktop.core.chance import below, shuffled
from yonder_desktop.core.questions import Frame
from yonder_desktop.games.yro import memory, whereabouts
from yonder_desktop.games.yro.flow import ASKS
from yonder_desktop.games.yro.guild import legal_cells
from yonder_desktop.games.yro.recruiting import is_quick
from yonder_desktop.games.yro.state import State
from yonder_desktop.games.yro.view import View, seen_cards, view
from yonder_desktop.games.yro.words import ASK_DISCARD, ASK_KEEP, ASK_PICK, ASK_PLACE, ASK_RECRUIT


def determinize(state: State, seat: int, seed: int) -> State:
    """A clone in which everything that `seat` (-1: an onlooker) cannot see is dealt anew from what it can see."""
    known = view(state, seat)
    world = state.copy()
    world.pending = None
    world.rng = seed & 0xFFFFFFFFFFFFFFFF
    memory.forget_others(world, seat)
    deal_anew(world, known)
    step = sealed_step(world)
    for other in range(world.seats):
        if other != seat and world.answered[other]:
            plan_anew(world, other, step)
        elif other != seat:
            world.plans[other] = ()
    forget_half_placings(world, seat)
    return world


def deal_anew(world: State, known: View) -> None:
    """Cards that are not open are dealt again: those passed on in a draft to where they may lie, the rest at random."""
    seen = seen_cards(known)
    hidden, world.rng = shuffled(
        world.rng, [card for card in range(len(known.tables.cards)) if card not in seen]
    )
    slots = whereabouts.hidden_slots(known)
    placed = place_passed(world, known, slots)
    placed += [(slot, hidden.pop()) for slot in slots]
    world.deck = tuple(hidden)
    for other in range(known.seats):
        if other != known.seat:
            world.hands[other], world.picks[other] = held_by(other, placed)
    world.phantom_pack, world.phantom_picks = held_by(whereabouts.PHANTOM, placed)


def place_passed(
    world: State, known: View, slots: list[whereabouts.Slot]
) -> list[tuple[whereabouts.Slot, int]]:
    """What the viewer passed on, in places that are taken out of `slots`: in any where more is not known."""
    placed: list[tuple[whereabouts.Slot, int]] = []
    loose: list[int] = []
    for looked, cards in enumerate(whereabouts.away(known)):
        mixed, world.rng = shuffled(world.rng, list(cards)) if cards else ([], world.rng)
        for slot in whereabouts.slots_of(known, looked) if looked else []:
            if mixed and slot in slots:
                slots.remove(slot)
                placed.append((slot, mixed.pop()))
        loose += mixed
    for card in loose:
        at, world.rng = below(world.rng, len(slots))
        placed.append((slots.pop(at), card))
    return placed


def held_by(seat: int, placed: list[tuple[whereabouts.Slot, int]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hand of a seat and its picks in their order."""
    own = sorted([(slot[1], at, card) for at, (slot, card) in enumerate(placed) if slot[0] == seat])
    hand = tuple([card for picked, _, card in own if not picked])
    return hand, tuple([card for picked, _, card in own if picked])


def sealed_step(world: State) -> int:
    """The question that the running sealed step asks, or -1."""
    for frame in reversed(world.agenda):
        if frame.op in (ASK_DISCARD, ASK_KEEP, ASK_PICK, ASK_RECRUIT, ASK_PLACE):
            return frame.op
    return -1


def plan_anew(world: State, seat: int, step: int) -> None:
    """A sealed answer that this seat could have given with its new cards."""
    if step == ASK_PLACE and not is_quick(world):
        world.plans[seat] = random_placing(world, seat, world.recruited[seat])
        return
    if step == ASK_PLACE:
        step = ASK_RECRUIT
    options = ASKS[step](world, Frame(step, seat))
    pick, world.rng = below(world.rng, len(options))
    plan = options[pick][1:]
    world.plans[seat] = random_placing(world, seat, plan) if step == ASK_RECRUIT and is_quick(world) else plan


def random_placing(world: State, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Any legal cells for new cards, as card and cell in turn."""
    cells, flat = world.cells[seat], []
    for card in cards:
        legal = legal_cells(cells)
        pick, world.rng = below(world.rng, len(legal))
        cells = (*cells, legal[pick])
        flat += [card, legal[pick]]
    return tuple(flat)


def forget_half_placings(world: State, seat: int) -> None:
    """Somebody else in the middle of placing starts again; with quick placing, where no card is open, at the plan."""
    for at, frame in enumerate(world.agenda):
        if frame.op == ASK_PLACE and frame.seat != seat:
            world.plans[frame.seat] = ()
            if is_quick(world):
                world.agenda[at] = Frame(ASK_RECRUIT, frame.seat)
            else:
                world.agenda[at] = Frame(ASK_PLACE, frame.seat, world.recruited[frame.seat])
