"""Checks between cards and files: enough cards for the stacks, tracks without gaps, names used once."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Literal, get_args

from yonder_desktop.content.errors import BadCardSet
from yonder_desktop.content.yonder.board import BoardParts, FavourTrack, GoldTrack, Market
from yonder_desktop.content.yonder.cards import BuildingCard, EnvoyCard, ShipCard
from yonder_desktop.content.yonder.models import Letter
from yonder_desktop.content.yonder.modifiers import FoodValue
from yonder_desktop.core.faults import N_, Fault

BUILDINGS, ENVOYS, SHIPS, BOARD = "buildings.toml", "envoys.toml", "ships.toml", "board.toml"
MOST_SEATS = 4
LETTERS: tuple[Literal["A", "B", "C"], ...] = get_args(Letter)
FEW_BUILDINGS = N_(
    "the set has too few plain {letter} building cards without the expansion: {have}, but a game needs {needed}; "
    "add {lacking}"
)
FEW_ENVOYS = N_(
    "the set has too few {letter} envoy cards without the expansion: {have}, but a game needs {needed}; add {lacking}"
)
FEW_STARTING = N_("the set has too few starting ships: {have}, but a game needs {needed}; add {lacking}")
FEW_SHIPS = N_("the set has too few base ships: {have}, but a game needs {needed}; add {lacking}")
BY_MARKET = N_("is {given}, but the [market] value of the round is {wanted}; make them equal")
BY_CLEANUP = N_("is {given}, but the cleanup before deals {wanted}; make them equal")
BY_DISPLAY = N_("is {given}, but the places of the display are {wanted}; make them equal")
BY_HARBOUR = N_("is {given}, but the places of the harbour are {wanted}; make them equal")
BY_ENVOYS = N_("is {given}, but the places for envoys are {wanted}; make them equal")


def check_names(
    buildings: list[BuildingCard], envoys: list[EnvoyCard], ships: list[ShipCard], board: BoardParts
) -> None:
    """Every id once; buildings and city spots share one list, since a worker's place is named by either."""
    spots = _once(BOARD, "city_spot", (spot.id for spot in board.city_spots), {})
    _once(BUILDINGS, "building", (card.id for card in buildings), spots)
    _once(ENVOYS, "envoy", (card.id for card in envoys), {})
    _once(SHIPS, "ship", (card.id for card in ships), {})
    _once(BOARD, "upper_city", (place.id for place in board.upper), {})


def _once(file: str, kind: str, ids: Iterable[str], taken: dict[str, str]) -> dict[str, str]:
    seen = dict(taken)
    for name in ids:
        if name in seen:
            raise BadCardSet(
                file,
                f"{kind} '{name}'",
                "id",
                Fault(N_("is used already in {file}; give it another"), file=seen[name]),
            )
        seen[name] = file
    return seen


def check_stacks(
    buildings: list[BuildingCard], envoys: list[EnvoyCard], ships: list[ShipCard], board: BoardParts
) -> None:
    """Enough cards without the expansion for the stacks, the starting cards and the harbour of four seats."""
    base = [card for card in buildings if not card.ventures]
    _check_headquarters(buildings)
    _check_white_cards(base, board)
    stack = board.setup.building_stack
    dealt = MOST_SEATS * board.setup.start_cards_dealt
    for letter in LETTERS:
        plain = sum(card.copies - card.white_copies for card in base if card.letter == letter)
        needed = stack.count(letter) + (dealt if letter == "A" else 0)
        _enough(BUILDINGS, FEW_BUILDINGS, plain, needed, letter)
    for letter in LETTERS:
        copies = sum(card.copies for card in envoys if card.letter == letter and not card.ventures)
        needed = board.setup.envoy_stack.count(letter)
        _enough(ENVOYS, FEW_ENVOYS, copies, needed, letter)
    _check_ships(ships, board)


def _check_headquarters(buildings: list[BuildingCard]) -> None:
    headquarters = [card for card in buildings if card.letter == "HQ"]
    if len(headquarters) != 1:
        problem = Fault(
            N_("needs exactly one card with letter = 'HQ', not {number}"), number=len(headquarters)
        )
        raise BadCardSet(BUILDINGS, "", "letter", problem)
    card = headquarters[0]
    if card.copies < MOST_SEATS or card.kind != "spot":
        problem = Fault(
            N_("the headquarters needs kind = 'spot' and at least {seats} copies"), seats=MOST_SEATS
        )
        raise BadCardSet(BUILDINGS, f"building '{card.id}'", "copies", problem)


def _check_white_cards(base: list[BuildingCard], board: BoardParts) -> None:
    white, slots = sum(card.white_copies for card in base), board.setup.building_slots
    if white != slots:
        problem = Fault(
            N_(
                "the set has {white} white cards, but the display of round 1 has {slots} places; make them equal"
            ),
            white=white,
            slots=slots,
        )
        raise BadCardSet(BUILDINGS, "", "white_copies", problem)


def _check_ships(ships: list[ShipCard], board: BoardParts) -> None:
    starting = [ship for ship in ships if ship.group == "starting"]
    _enough(SHIPS, FEW_STARTING, len(starting), MOST_SEATS)
    colours = {ship.colour for ship in starting}
    if len(colours) != len(starting):
        raise BadCardSet(
            SHIPS, "", "colour", Fault(N_("two starting ships have the same colour; give each its own"))
        )
    harbours = 1 + sum(row.deal_ships_in_cleanup for row in board.rounds)
    base = sum(ship.group == "base" for ship in ships)
    _enough(SHIPS, FEW_SHIPS, base, harbours * board.setup.harbour_slots)


def _enough(file: str, message: str, have: int, needed: int, letter: str = "") -> None:
    if have < needed:
        facts = {"have": have, "needed": needed, "lacking": needed - have, "letter": letter}
        raise BadCardSet(file, "", "", Fault(message, **facts))


def check_food(buildings: list[BuildingCard], board: BoardParts) -> None:
    """One ore feeds one ogre (R66): a card that lets ogres eat ore must say as much food as an ogre needs."""
    need = board.food.need.ogre
    for card in buildings:
        if isinstance(card.modifier, FoodValue) and card.modifier.value != need:
            problem = Fault(
                N_("is {given}, but one ore feeds one ogre, which needs {need}; make them equal"),
                given=card.modifier.value,
                need=need,
            )
            raise BadCardSet(BUILDINGS, f"building '{card.id}'", "modifier.value", problem)


def check_rounds(board: BoardParts, market: Market) -> None:
    """The rows of the round track follow the stacks, the market values and each other."""
    rows, setup = board.rounds, board.setup
    if [row.round for row in rows] != list(range(1, setup.rounds + 1)):
        raise BadCardSet(
            BOARD,
            "",
            "round",
            Fault(N_("needs the tables [[round]] 1 to {last} in this order"), last=setup.rounds),
        )
    for row, value in zip(rows, market.value, strict=True):
        _expect(row.round, "market", row.market, value, BY_MARKET)
    later = [letter for row in rows[1:] for letter in row.buildings.letters()]
    if later != setup.building_stack:
        raise BadCardSet(
            BOARD,
            "[setup]",
            "building_stack",
            Fault(N_("must list what the rounds from 2 on deal, in order")),
        )
    if [letter for row in rows for letter in row.envoys.letters()] != setup.envoy_stack:
        raise BadCardSet(
            BOARD, "[setup]", "envoy_stack", Fault(N_("must list what all rounds deal, in order"))
        )
    _check_first_row(board)
    for before, row in pairwise(rows):
        ships = setup.harbour_slots if before.deal_ships_in_cleanup else 0
        _expect(row.round, "harbour_ships", row.harbour_ships, ships, BY_CLEANUP)
        slots = setup.building_slots if before.deal_cards_in_cleanup else 0
        _expect(row.round, "buildings", len(row.buildings.letters()), slots, BY_DISPLAY)
    if rows[-1].cleanup:
        raise BadCardSet(
            BOARD, f"round '{setup.rounds}'", "cleanup", Fault(N_("must be false, since the game ends there"))
        )


def _check_first_row(board: BoardParts) -> None:
    first, setup = board.rounds[0], board.setup
    _expect(1, "buildings.A_white", first.buildings.A_white, setup.building_slots, BY_DISPLAY)
    _expect(1, "buildings", len(first.buildings.letters()), setup.building_slots, BY_DISPLAY)
    _expect(1, "harbour_ships", first.harbour_ships, setup.harbour_slots, BY_HARBOUR)
    for row in board.rounds:
        _expect(row.round, "envoys", len(row.envoys.letters()), setup.envoy_slots, BY_ENVOYS)


def _expect(row: int, field: str, given: int, wanted: int, message: str) -> None:
    if given != wanted:
        raise BadCardSet(BOARD, f"round '{row}'", field, Fault(message, given=given, wanted=wanted))


def check_tracks(board: BoardParts, favour: FavourTrack, gold: GoldTrack) -> None:
    """Favour spaces from 1 upwards, upper-city links in pairs, and one start of the gold track."""
    spaces = [space.space for space in board.favour]
    if spaces != list(range(1, favour.spaces + 1)):
        problem = Fault(
            N_("needs the tables [[favour]] with space 1 to {last} in this order"), last=favour.spaces
        )
        raise BadCardSet(BOARD, "[favour_track]", "spaces", problem)
    if gold.start != board.setup.start_gold:
        raise BadCardSet(
            BOARD,
            "[gold_track]",
            "start",
            Fault(N_("must equal start_gold = {wanted}"), wanted=board.setup.start_gold),
        )
    _check_links(board)


def _check_links(board: BoardParts) -> None:
    rows: dict[int, list[str]] = {}
    for place in board.upper:
        rows.setdefault(place.link, []).append(place.row)
    for link, found in sorted(rows.items()):
        if sorted(found) != ["bottom", "top"]:
            problem = Fault(
                N_("link {link} needs one place with row = 'bottom' and one with row = 'top'"), link=link
            )
            raise BadCardSet(BOARD, "upper_city", "row", problem)
