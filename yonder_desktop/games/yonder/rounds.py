"""Set-up, rounds and cleanup (R37 to R42, R110, R113)."""

from __future__ import annotations

from yonder_desktop.core.chance import below, shuffled
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.questions import Frame, Option
from yonder_desktop.games.yonder import primitives as do
from yonder_desktop.games.yonder.olos import begin_solo_round, level, solo_of
from yonder_desktop.games.yonder.state import State, empty_state, settlement_places
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.games.yonder.turn import begin_turn
from yonder_desktop.games.yonder.verbs import (
    ASK_CAPTAIN,
    ASK_START_CARD,
    CAPTAIN,
    DO_BEGIN_ROUND,
    DO_CLEANUP,
    DO_SCORE,
    KEEP,
)
from yonder_desktop.games.yonder.words import ARCANA, NO_CARD


def is_solo(state: State) -> bool:
    """Whether this is the game against Captain Olos."""
    return state.seats == 1


def new_state(tables: Tables, setup: Setup) -> State:
    """Everything dealt out; the agenda asks for the starting cards, then begins round 1."""
    state = empty_state(tables, setup)
    state.rng = setup.seed & 0xFFFFFFFFFFFFFFFF
    board = tables.card_set.board
    state.stock = [board.limits[7 + kind] for kind in range(5)]
    state.stock_arcana = board.limits[ARCANA]
    deal_fleets(state)
    stack_envoys(state)
    stack_buildings(state)
    state.first, state.rng = below(state.rng, state.seats)
    state.agenda = [Frame(DO_BEGIN_ROUND, state.first, (1,))]
    for seat in range(state.seats - 1, -1, -1):
        state.agenda.append(Frame(ASK_START_CARD, seat))
    if is_solo(state):
        state.olos_gold = level(state).start_gold
    if state.setup.options.get("start_ships") == "chosen":
        for step in range(state.seats - 1, -1, -1):
            state.agenda.append(Frame(ASK_CAPTAIN, (state.first + step) % state.seats))
    return state


def cards_of_letter(state: State, letter: str) -> list[int]:
    """Plain (not white) building cards of a letter that this game uses (R41, R42, solo set-up 2)."""
    tables, solo = state.tables, state.tables.card_set.solo
    removed = solo.removed if solo is not None and is_solo(state) else ()
    return [
        card
        for card, building in enumerate(tables.buildings)
        if building.letter == letter
        and not tables.white[card]
        and building.id not in removed
        and (plays_ventures(state) or not building.ventures)
    ]


def plays_ventures(state: State) -> bool:
    """Whether the Ventures expansion is in this game."""
    return bool(state.setup.options.get("ventures", 0))


def deal_fleets(state: State) -> None:
    """A starting ship to each seat at random, with its crew and goods; wharf and harbour (R43)."""
    tables = state.tables
    starting = [ship for ship, design in enumerate(tables.ships) if design.group == "starting"]
    starting, state.rng = shuffled(state.rng, starting)
    headquarters = [card for card, building in enumerate(tables.buildings) if building.letter == "HQ"]
    for seat in range(state.seats):
        state.buildings[seat] = (headquarters[seat],)
        state.places[seat] = settlement_places(tables, state.buildings[seat])
        state.gold[seat] = tables.card_set.board.start_gold
    if state.setup.options.get("start_ships") == "chosen":
        state.start_ships = (NO_CARD,) * state.seats
    else:
        state.start_ships = tuple(starting[: state.seats])
        for seat in range(state.seats):
            start_seat(state, seat)
    others = [
        ship
        for ship, design in enumerate(tables.ships)
        if design.group == "base" or (design.group == "ventures" and plays_ventures(state))
    ]
    others, state.rng = shuffled(state.rng, others)
    slots = tables.card_set.board.harbour_slots
    state.harbour, state.wharf = tuple(others[:slots]), tuple(others[slots:])
    for ship in state.harbour:
        state.ships_shown |= 1 << ship
    do.show_wharf(state)


def ask_captain(state: State, frame: Frame) -> list[Option]:
    """The starting ships that nobody has taken yet, in turn from the first player (an option of our own)."""
    return [
        (CAPTAIN, ship)
        for ship, design in enumerate(state.tables.ships)
        if design.group == "starting" and ship not in state.start_ships
    ]


def answer_captain(state: State, frame: Frame, option: Option) -> None:
    state.agenda.pop()
    seat = frame.seat
    state.start_ships = (*state.start_ships[:seat], option[1], *state.start_ships[seat + 1 :])
    do.emit(state, "ship_assigned", seat, (option[1],))
    start_seat(state, seat)


def start_seat(state: State, seat: int) -> None:
    """The starting ship with its cargo, and the goods that everybody starts with."""
    board = state.tables.card_set.board
    ship = state.start_ships[seat]
    state.ships[seat] = (ship,)
    state.ships_shown |= 1 << ship
    for kind in range(12):
        n = board.start_goods[kind] + state.tables.ships[ship].cargo[kind]
        do.gain(state, seat, kind, n)


def stack_envoys(state: State) -> None:
    """Envoys by letter from the top, then the display of round 1."""
    tables = state.tables
    decks: dict[str, list[int]] = {}
    for letter in ("A", "B", "C"):
        cards = [
            card
            for card, envoy in enumerate(tables.envoys)
            if envoy.letter == letter and (plays_ventures(state) or not envoy.ventures)
        ]
        decks[letter], state.rng = shuffled(state.rng, cards)
    state.envoy_stack = tuple(decks[letter].pop() for letter in tables.card_set.board.envoy_stack)
    deal_envoys(state)


def stack_buildings(state: State) -> None:
    """White cards on display, two plain A cards to each seat, the stack by letter (R37, R41)."""
    tables, board = state.tables, state.tables.card_set.board
    decks: dict[str, list[int]] = {}
    for letter in ("A", "B", "C"):
        decks[letter], state.rng = shuffled(state.rng, cards_of_letter(state, letter))
    state.building_stack = tuple(decks[letter].pop() for letter in board.building_stack)
    state.display = tuple(card for card in range(len(tables.buildings)) if tables.white[card])
    for card in state.display:
        state.shown |= 1 << card
    for seat in range(state.seats):
        dealt = decks["A"][: board.dealt]
        decks["A"] = decks["A"][board.dealt :]
        state.hands[seat] = tuple(sorted(dealt))


def ask_start_card(state: State, frame: Frame) -> list[Option]:
    return [(KEEP, card) for card in state.hands[frame.seat]]


def answer_start_card(state: State, frame: Frame, option: Option) -> None:
    """Keep one of the two, secretly; the other goes to the box unseen (R37)."""
    state.agenda.pop()
    seat = frame.seat
    for card in state.hands[seat]:
        if card != option[1]:
            state.rejected[seat] = card
    state.hands[seat] = (option[1],)
    state.secret[seat] = option[1]
    do.emit(state, "card_kept", seat, (option[1],), 1 << seat)


def do_begin_round(state: State, frame: Frame) -> None:
    """The round marker moves on; the first player starts, cleanup waits below."""
    state.agenda.pop()
    state.round = frame.args[0]
    state.lock_order = ()
    market = state.tables.card_set.board.rounds[state.round - 1].market
    begins = -1 if is_solo(state) and state.round not in solo_of(state).your_rounds else state.first
    do.emit(state, "round_began", begins, (state.round, market))
    state.agenda.append(Frame(DO_CLEANUP, -1))
    if is_solo(state):
        begin_solo_round(state)
    else:
        begin_turn(state, state.first)


def do_cleanup(state: State, frame: Frame) -> None:
    """Ships, cards, city workers, round marker, headquarters, first player (R113); after the last round, scoring."""
    state.agenda.pop()
    board = state.tables.card_set.board
    row = board.rounds[state.round - 1]
    if not row.cleanup:
        state.agenda.append(Frame(DO_SCORE, -1))
        return
    clear_harbour(state)
    if row.deal_ships:
        deal_harbour(state)
    if row.deal_cards:
        clear_display(state)
        deal_buildings(state)
        deal_envoys(state)
    clear_city(state)
    state.locked = [0] * state.seats
    state.first = (state.first + 1) % state.seats
    state.agenda.append(Frame(DO_BEGIN_ROUND, state.first, (state.round + 1,)))


def clear_harbour(state: State) -> None:
    """Ships left over leave the game (R74)."""
    left = tuple(ship for ship in state.harbour if ship != NO_CARD)
    if left:
        state.ships_out += left
        do.emit(state, "harbour_cleared", -1, left)
    state.harbour = (NO_CARD,) * state.tables.card_set.board.harbour_slots


def deal_harbour(state: State) -> None:
    """As many ships as there are slots, or as the wharf still has (R110)."""
    slots = state.tables.card_set.board.harbour_slots
    dealt, state.wharf = state.wharf[:slots], state.wharf[slots:]
    state.harbour = dealt + (NO_CARD,) * (slots - len(dealt))
    for ship in dealt:
        state.ships_shown |= 1 << ship
    do.show_wharf(state)
    if dealt:
        do.emit(state, "harbour_dealt", -1, dealt)


def clear_display(state: State) -> None:
    """Cards left in the display and envoys left in the city leave the game."""
    for card in state.display:
        if card != NO_CARD:
            state.discarded |= 1 << card
    state.envoys_out += tuple(envoy for envoy in state.city_envoys if envoy != NO_CARD)


def deal_buildings(state: State) -> None:
    """A new display from the stack."""
    slots = state.tables.card_set.board.building_slots
    dealt, state.building_stack = state.building_stack[:slots], state.building_stack[slots:]
    state.display = dealt + (NO_CARD,) * (slots - len(dealt))
    for card in dealt:
        state.shown |= 1 << card
    do.emit(state, "buildings_dealt", -1, dealt)


def deal_envoys(state: State) -> None:
    """New envoys into the city."""
    slots = state.tables.card_set.board.envoy_slots
    dealt, state.envoy_stack = state.envoy_stack[:slots], state.envoy_stack[slots:]
    state.city_envoys = dealt + (NO_CARD,) * (slots - len(dealt))
    for envoy in dealt:
        state.envoys_shown |= 1 << envoy
    do.emit(state, "envoys_dealt", -1, dealt)


def clear_city(state: State) -> None:
    """Workers on the city board go to the general supply; arcana stay."""
    home = [0] * 5
    for spot in state.tables.city_spots_open[state.seats]:
        for kind in range(5):
            home[kind] += state.spots[spot] >> kind & 1
        state.spots[spot] = 0
    for kind in range(5):
        state.stock[kind] += home[kind]
    if any(home):
        do.emit(state, "city_cleared", -1, tuple(home))
