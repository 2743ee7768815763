"""Checks of the solo file against itself, the cards and the board."""

from __future__ import annotations

from yonder_desktop.content.errors import BadCardSet
from yonder_desktop.content.yonder.board import BoardParts
from yonder_desktop.content.yonder.cards import BuildingCard
from yonder_desktop.content.yonder.checks import LETTERS
from yonder_desktop.content.yonder.solo import LEVELS, OrderCard, SoloParts
from yonder_desktop.core.faults import N_, Fault
from yonder_desktop.games.yonder.olos import AUDIENCE_CHAMBER

SOLO = "solo.toml"


def check_solo(solo: SoloParts, buildings: list[BuildingCard], board: BoardParts) -> None:
    """Raise BadCardSet naming what does not fit together."""
    _check_levels(solo)
    _check_deck(solo)
    _check_spots(solo, board)
    _check_slots(solo, board)
    _check_removed(solo, buildings)
    _check_stacks(solo, buildings, board)
    _check_ship_rounds(solo, board)


def _check_levels(solo: SoloParts) -> None:
    if [level.level for level in solo.levels] != list(range(1, LEVELS + 1)):
        problem = Fault(
            N_("needs the tables [[level]] with level 1 to {levels} in this order"), levels=LEVELS
        )
        raise BadCardSet(SOLO, "", "level", problem)


def _check_deck(solo: SoloParts) -> None:
    size, ids = solo.setup.deck_size, [card.id for card in solo.cards]
    for name in ids:
        if ids.count(name) > 1:
            raise BadCardSet(
                SOLO, f"card '{name}'", "id", Fault(N_("is used by two cards; give each its own"))
            )
    if len(ids) != size:
        raise BadCardSet(
            SOLO,
            "",
            "card",
            Fault(N_("the deck needs {size} tables [[card]], not {number}"), size=size, number=len(ids)),
        )


def _check_spots(solo: SoloParts, board: BoardParts) -> None:
    """Olos knows the city spots that are open for one player, and the spot order names them all.

    At the audience chamber he climbs, so that there must be one under that id.
    """
    opened = [spot.id for spot in board.city_spots if spot.spots.solo]
    for card in solo.cards:
        for field, names in (("first", card.first), ("second", card.second)):
            _all_open(f"card '{card.id}'", field, names or [], opened)
    _all_open("[rules]", "audience_chamber", [AUDIENCE_CHAMBER], opened)
    order = solo.rules.spot_order
    _all_open("[rules]", "spot_order", order, opened)
    missing = [name for name in opened if name not in order]
    if missing:
        raise BadCardSet(
            SOLO,
            "[rules]",
            "spot_order",
            Fault(N_("lacks '{name}'; name every open spot once"), name=missing[0]),
        )


def _all_open(card: str, field: str, names: list[str], opened: list[str]) -> None:
    for name in names:
        if name not in opened:
            problem = Fault(
                N_("'{name}' is no city spot open for one player; use some of {known}"),
                name=name,
                known=list(opened),
            )
            raise BadCardSet(SOLO, card, field, problem)


def _check_slots(solo: SoloParts, board: BoardParts) -> None:
    for card in solo.cards:
        most = _places(card, board)
        if card.slot is not None and card.slot > most:
            problem = Fault(
                N_("is {slot}, but there are {most} places; write 1 to {most}"), slot=card.slot, most=most
            )
            raise BadCardSet(SOLO, f"card '{card.id}'", "slot", problem)


def _places(card: OrderCard, board: BoardParts) -> int:
    return board.setup.harbour_slots if card.kind == "seize" else board.setup.envoy_slots


def _check_removed(solo: SoloParts, buildings: list[BuildingCard]) -> None:
    """Removed buildings exist, and neither the headquarters nor the first display lose a card."""
    known = {card.id: card for card in buildings}
    for name in solo.setup.removed_buildings:
        card = known.get(name)
        if card is None:
            problem = Fault(
                N_("there is no building '{name}' in buildings.toml; correct its spelling"), name=name
            )
        elif card.letter == "HQ" or card.white_copies:
            problem = Fault(
                N_("'{name}' cannot be removed: the headquarters and the white cards are always used"),
                name=name,
            )
        else:
            continue
        raise BadCardSet(SOLO, "[setup]", "removed_buildings", problem)


def _check_stacks(solo: SoloParts, buildings: list[BuildingCard], board: BoardParts) -> None:
    """Without the expansion and the removed buildings there are still enough cards for one player."""
    setup = board.setup
    for letter in LETTERS:
        have = sum(
            card.copies - card.white_copies
            for card in buildings
            if card.letter == letter and not card.ventures and card.id not in solo.setup.removed_buildings
        )
        needed = setup.building_stack.count(letter) + (setup.start_cards_dealt if letter == "A" else 0)
        if have < needed:
            problem = Fault(
                N_("leaves {have} plain {letter} cards, but a solo game needs {needed}; remove fewer"),
                have=have,
                letter=letter,
                needed=needed,
            )
            raise BadCardSet(SOLO, "[setup]", "removed_buildings", problem)


def _check_ship_rounds(solo: SoloParts, board: BoardParts) -> None:
    """Olos takes a ship at his lock-up in the rounds in which everybody does."""
    rounds = [row.round for row in board.rounds if row.ship_when_locking_up]
    if solo.rules.lock_up_ship_rounds != rounds:
        problem = Fault(
            N_("must be {rounds}, the rounds in which board.toml gives a ship for locking up"),
            rounds=str(rounds),
        )
        raise BadCardSet(SOLO, "[rules]", "lock_up_ship_rounds", problem)
