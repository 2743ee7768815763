"""Captain Olos, the opponent of the solo game (solo rules): he turns up order cards and never chooses.

Frame DO_OLOS: he carries out one card if he has not locked up, then it is the person's turn again.
"""

from __future__ import annotations

from yonder_desktop.core.chance import shuffled
from yonder_desktop.core.questions import Frame
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.designs import OrderCard, Solo, SoloLevel
from yonder_desktop.games.yonder.state import State
from yonder_desktop.games.yonder.turn import begin_turn
from yonder_desktop.games.yonder.verbs import DO_OLOS
from yonder_desktop.games.yonder.words import DWARF, GOBLIN, NO_CARD, OGRE

NO_SPOT, NO_WORKER, NO_ENVOY, NOTHING_LEFT = range(4)
YOU = 0
AUDIENCE_CHAMBER = "audience_chamber"
"""The id of the city spot at which he climbs the favour track."""


def solo_of(state: State) -> Solo:
    """The solo rules of the card set."""
    solo = state.tables.card_set.solo
    assert solo is not None
    return solo


def level(state: State) -> SoloLevel:
    """The level that is played."""
    return solo_of(state).levels[int(state.setup.options.get("level", 1)) - 1]


def begin_solo_round(state: State) -> None:
    """All order cards are shuffled; the holder of the eye begins."""
    solo = solo_of(state)
    deck, state.rng = shuffled(state.rng, list(range(len(solo.cards))))
    state.olos_deck = tuple(deck)
    state.olos_done = state.olos_locked = 0
    if state.round in solo.your_rounds:
        begin_turn(state, YOU)
    else:
        state.agenda.append(Frame(DO_OLOS, -1))


def do_olos(state: State, frame: Frame) -> None:
    """One order card, and his lock-up after the last one of the round; then the person, or the next card."""
    state.agenda.pop()
    if not state.olos_locked:
        turn_up(state)
        if state.olos_done == level(state).cards_per_round[state.round - 1]:
            lock_up(state)
    if not state.locked[YOU]:
        begin_turn(state, YOU)
    elif not state.olos_locked:
        state.agenda.append(Frame(DO_OLOS, -1))


def turn_up(state: State) -> None:
    """Turn up the top order card and carry it out."""
    number = state.olos_deck[state.olos_done]
    state.olos_done += 1
    do.emit(state, "olos_turned", -1, (number,))
    card = solo_of(state).cards[number]
    if card.kind == "occupy":
        occupy(state, OGRE, card.first)
        occupy(state, GOBLIN, card.second)
    elif card.kind == "deliver":
        deliver(state, card.slot - 1)
    elif card.kind == "seize":
        seize(state, card.slot - 1)
    else:
        trouble(state, card)


def gain_gold(state: State, n: int) -> None:
    """Gold for Olos."""
    state.olos_gold += n
    do.emit(state, "olos_gold", -1, (n, state.olos_gold))


def occupy(state: State, kind: int, wanted: tuple[str, ...]) -> None:
    """A worker on the first spot of the list, else of the spot order, that holds nobody."""
    kind = substitute(state, kind)
    if kind < 0:
        do.emit(state, "olos_skipped", -1, (NO_WORKER,))
        return
    for name in wanted + solo_of(state).spot_order:
        spot = state.tables.index["spot"][name]
        if not state.spots[spot]:
            put(state, kind, spot)
            if name == AUDIENCE_CHAMBER:
                climb(state)
            return
    do.emit(state, "olos_skipped", -1, (NO_SPOT,))


def substitute(state: State, kind: int) -> int:
    """The kind that the general supply still has: the wanted one, else the other of ogre and goblin, else -1."""
    for one in (kind, OGRE + GOBLIN - kind):
        if state.stock[one - DWARF]:
            return one
    return -1


def put(state: State, kind: int, spot: int) -> None:
    """A worker of the general supply onto a spot; he takes no reward."""
    state.stock[kind - DWARF] -= 1
    state.spots[spot] |= 1 << (kind - DWARF)
    do.emit(state, "olos_placed", -1, (kind - DWARF, spot))


def climb(state: State) -> None:
    """His favour marker to the next space that does not hold yours, without reward."""
    here = state.olos_favour
    for space in range(here + 1, len(state.tables.card_set.board.favour) + 1):
        if space not in state.favour:
            state.olos_favour = space
            do.emit(state, "olos_advanced", -1, (here, space))
            return


def first_filled(slots: tuple[int, ...], start: int) -> int:
    """The card in slot `start` or the next filled slot upwards, the first after the last; -1 if all are empty."""
    for step in range(len(slots)):
        card = slots[(start + step) % len(slots)]
        if card != NO_CARD:
            return card
    return NO_CARD


def deliver(state: State, slot: int) -> None:
    """Serve a city envoy, which joins his camp, or call on the camp where the city has none."""
    gold = state.tables.card_set.board.rounds[state.round - 1].market + level(state).extra_gold
    envoy = first_filled(state.city_envoys, slot)
    if envoy == NO_CARD:
        n = min(2, len(state.olos_camp))
        if n == 0:
            do.emit(state, "olos_skipped", -1, (NO_ENVOY,))
            return
    else:
        n = min(state.tables.envoys[envoy].most, 1 + state.olos_ships // 2)
        state.city_envoys = tuple(NO_CARD if card == envoy else card for card in state.city_envoys)
        state.olos_camp = (*state.olos_camp, envoy)
    do.emit(state, "olos_served", -1, (envoy, n))
    gain_gold(state, n * gold)


def seize(state: State, slot: int) -> None:
    """A harbour ship in rounds that give ships, else the top of the wharf; gold where there is none."""
    row = state.tables.card_set.board.rounds[state.round - 1]
    ship = first_filled(state.harbour, slot) if row.ship_when_locking else NO_CARD
    if ship != NO_CARD:
        take_from_harbour(state, ship)
    elif state.wharf:
        ship = state.wharf[0]
        state.wharf = state.wharf[1:]
        do.show_wharf(state)
        join_fleet(state, ship, 0)
    else:
        do.emit(state, "olos_skipped", -1, (NOTHING_LEFT,))
        gain_gold(state, solo_of(state).seize_gold)


def take_from_harbour(state: State, ship: int) -> None:
    """A harbour ship leaves for his fleet; its cargo stays in the supply."""
    state.harbour = tuple(NO_CARD if slot == ship else slot for slot in state.harbour)
    join_fleet(state, ship, 1)


def join_fleet(state: State, ship: int, source: int) -> None:
    """One ship more for him; the card leaves the game."""
    state.olos_ships += 1
    state.ships_out = (*state.ships_out, ship)
    do.emit(state, "olos_took_ship", -1, (ship, source))


def trouble(state: State, card: OrderCard) -> None:
    """A worker on the first empty spot of your settlement; gold where that cannot be."""
    spot = -1 if state.locked[YOU] else empty_spot(state, card.newest_first)
    if spot >= 0 and state.stock[card.worker - DWARF]:
        put(state, card.worker, spot)
    else:
        do.emit(state, "olos_skipped", -1, (NO_SPOT if spot < 0 else NO_WORKER,))
        gain_gold(state, state.tables.card_set.board.rounds[state.round - 1].market)


def empty_spot(state: State, newest_first: bool) -> int:
    """The first spot without a worker, card by card, the left one of a card first; -1 if there is none."""
    cards = list(state.buildings[YOU])
    if newest_first:
        cards.reverse()
    for card in cards:
        for spot in state.tables.card_spots[card]:
            if not state.spots[spot]:
                return spot
    return -1


def lock_up(state: State) -> None:
    """Tribute of his camp, then the first harbour ship in the rounds that give ships."""
    state.olos_locked = 1
    do.emit(state, "olos_locked_up", -1)
    tribute = level(state).tribute * len(state.olos_camp)
    if tribute:
        do.emit(state, "olos_tribute", -1, (tribute,))
        gain_gold(state, tribute)
    if state.tables.card_set.board.rounds[state.round - 1].ship_when_locking:
        ship = first_filled(state.harbour, 0)
        if ship != NO_CARD:
            take_from_harbour(state, ship)


def total(state: State) -> list[tuple[str, int]]:
    """His final gold by source."""
    solo = solo_of(state)
    return [
        ("olos_gold", state.olos_gold),
        ("olos_ships", solo.gold_per_ship * state.olos_ships),
        ("olos_envoys", solo.gold_per_envoy * len(state.olos_camp)),
        ("olos_favour", solo.gold_per_favour * state.olos_favour),
    ]
