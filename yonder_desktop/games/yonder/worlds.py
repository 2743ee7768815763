"""Possible worlds: what a seat cannot know is dealt anew from what it can know (never looking at the truth).

Everybody saw the cards that were drawn from the display; who holds which of them is not used. Each seat's starting card
stays unknown until it is built or thrown away. The unseen rest of each letter lies in the stacks and in the box.
"""

from __future__ import annotations

from yonder_desktop.core.chance import shuffled
from yonder_desktop.games.yonder.rounds import cards_of_letter, plays_ventures
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.view import View, view
from yonder_desktop.games.yonder.words import NO_CARD


def determinize(state: State, seat: int, seed: int) -> State:
    """A clone in which hidden hands, stacks and the wharf are dealt anew for `seat` (-1: an onlooker)."""
    known = view(state, seat)
    world = state.copy()
    world.pending = None
    world.rng = seed & 0xFFFFFFFFFFFFFFFF
    deal_buildings_anew(world, known)
    deal_envoys_anew(world, known)
    deal_wharf_anew(world, known)
    if world.olos_deck:
        turned = known.olos_turned
        left, world.rng = shuffled(
            world.rng, [card for card in range(len(world.olos_deck)) if card not in turned]
        )
        world.olos_deck = (*turned, *left)
    return world


def deal_buildings_anew(world: State, known: View) -> None:
    """Starting cards and stack from the unseen cards, drawn cards from those that vanished from the display."""
    unseen: dict[str, list[int]] = {}
    for letter in ("A", "B", "C"):
        cards = cards_of_letter(world, letter)
        hidden = [card for card in cards if not known.shown >> card & 1 and not is_own(known, card)]
        unseen[letter], world.rng = shuffled(world.rng, hidden)
    vanished, world.rng = shuffled(world.rng, vanished_cards(known))
    for seat in range(known.seats):
        if seat == known.seat:
            continue
        hand: list[int] = []
        world.secret[seat] = world.rejected[seat] = NO_CARD
        if known.holds_secret[seat]:
            world.secret[seat] = unseen["A"].pop()
            hand.append(world.secret[seat])
        while len(hand) < known.hand_counts[seat]:
            # before the starting cards are kept, a hand is two unseen cards
            hand.append(vanished.pop() if vanished else unseen["A"].pop())
        world.hands[seat] = tuple(sorted(hand))
        if known.round and known.holds_secret[seat]:
            world.rejected[seat] = unseen["A"].pop()
    world.building_stack = tuple(unseen[letter].pop() for letter in known.building_letters)


def is_own(known: View, card: int) -> bool:
    """Whether the viewer itself knows where a card is: in its hand, or rejected at the start."""
    return card in known.hand or card == known.rejected


def vanished_cards(known: View) -> list[int]:
    """Cards that everybody saw and that lie nowhere open: they are in hands of others."""
    built: set[int] = set()
    for zone in known.buildings:
        built.update(zone)
    return [
        card
        for card in range(len(known.tables.buildings))
        if known.shown >> card & 1
        and not known.discarded >> card & 1
        and card not in built
        and card not in known.display
        and card not in known.hand
    ]


def deal_envoys_anew(world: State, known: View) -> None:
    """The envoy stack by its letters from the envoys not yet shown."""
    unseen: dict[str, list[int]] = {}
    for letter in ("A", "B", "C"):
        hidden = [
            card
            for card, envoy in enumerate(world.tables.envoys)
            if envoy.letter == letter
            and not known.envoys_shown >> card & 1
            and (plays_ventures(world) or not envoy.ventures)
        ]
        unseen[letter], world.rng = shuffled(world.rng, hidden)
    world.envoy_stack = tuple(unseen[letter].pop() for letter in known.envoy_letters)


def deal_wharf_anew(world: State, known: View) -> None:
    """The wharf below its open top ship from the ships nobody has seen."""
    hidden = [
        ship
        for ship, design in enumerate(world.tables.ships)
        if not known.ships_shown >> ship & 1
        and (design.group == "base" or (design.group == "ventures" and plays_ventures(world)))
    ]
    hidden, world.rng = shuffled(world.rng, hidden)
    if known.wharf_left:
        world.wharf = (known.wharf_top, *hidden[: known.wharf_left - 1])
