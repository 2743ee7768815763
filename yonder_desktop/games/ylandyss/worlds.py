"""Possible worlds: hands against decks, the order of decks, packs and sealed answers are dealt and made anew.

Which cards a rival owns is open (R64); which of them are in hand and which in the deck is not.
"""

from __future__ import annotations

from yonder_desktop.core.chance import below, shuffled
from yonder_desktop.core.questions import Frame
from yonder_desktop.games.ylandyss.flow import ASKS
from yonder_desktop.games.ylandyss.rounds import cards_of_set
from yonder_desktop.games.ylandyss.state import State
from yonder_desktop.games.ylandyss.view import View, view
from yonder_desktop.games.ylandyss.words import ASK_KEEP, ASK_KEEP_ONE, ASK_PICK, ASK_REMOVE, DRAFT


def determinize(state: State, seat: int, seed: int) -> State:
    """A clone in which everything that `seat` (-1: an onlooker) cannot see is dealt anew from what it can see."""
    known = view(state, seat)
    world = state.copy()
    world.pending = None
    world.rng = seed & 0xFFFFFFFFFFFFFFFF
    supply, world.rng = shuffled(world.rng, sorted(world.supply))
    world.supply = tuple(supply)
    for other in range(world.seats):
        deal_deck_anew(world, other, other == seat)
    if world.round == 0:
        deal_draft_anew(world, known)
    for other in range(world.seats):
        if other != seat:
            plan_anew(world, other)
    return world


def deal_deck_anew(world: State, seat: int, is_own: bool) -> None:
    """The own deck in another order; a rival's unseen cards into hand and deck, cards being looked at included."""
    looked = world.looked if world.agenda and world.agenda[-1].seat == seat else ()
    if is_own:
        deck, world.rng = shuffled(world.rng, sorted(world.decks[seat]))
        world.decks[seat] = tuple(deck)
        return
    unseen, world.rng = shuffled(world.rng, sorted(world.decks[seat] + world.hands[seat] + looked))
    held = len(world.hands[seat])
    world.hands[seat] = tuple(unseen[:held])
    if looked:
        world.looked = tuple(unseen[held : held + len(looked)])
    world.decks[seat] = tuple(unseen[held + len(looked) :])


def deal_draft_anew(world: State, known: View) -> None:
    """Draft cards that the seat has not in sight into packs and picks of the others."""
    seen = set(known.pack) | set(known.face_up) | set(known.plan)
    for cards in known.drafted:
        seen.update(cards)
    hidden = [card for card in cards_of_set(world.tables, DRAFT) if card not in seen]
    hidden, world.rng = shuffled(world.rng, hidden)
    for other in range(world.seats):
        if other == known.seat:
            continue
        world.packs[other] = tuple([hidden.pop() for _ in world.packs[other]])
        if known.drafted[other] != world.drafted[other]:
            world.drafted[other] = tuple([hidden.pop() for _ in world.drafted[other]])


def plan_anew(world: State, seat: int) -> None:
    """A sealed answer that this seat could have given with its new cards; half answers are begun anew."""
    if world.round == 0:
        if world.answered[seat]:
            step = ASK_KEEP_ONE if world.seats == 2 else ASK_PICK
            world.plans[seat] = any_answer(world, seat, step)
        return
    if not world.plans[seat]:
        return
    removed = any_answer(world, seat, ASK_REMOVE)
    world.plans[seat] = removed
    if world.answered[seat]:
        world.plans[seat] = removed + any_answer(world, seat, ASK_KEEP)


def any_answer(world: State, seat: int, step: int) -> tuple[int, ...]:
    """A random legal answer to a sealed question."""
    options = ASKS[step](world, Frame(step, seat))
    pick, world.rng = below(world.rng, len(options))
    return options[pick][1:]
