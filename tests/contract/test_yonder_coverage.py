"""Over the games that CI plays, everything of Yonder's base game is used at least once."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.contract.play import CheckedGame, rules_of
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yonder.words import ARCANA, RESOURCES


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """All events of 60 games of curious players at 2, 3 and 4 seats, a third of them rich from the start."""
    used: Counter[str] = Counter()
    happened: list[Event] = []
    for seed in range(60):
        game = CheckedGame(rules_of("yonder"), Setup(2 + seed % 3, 1000 + seed), deep=False, used=used)
        if seed % 3 == 1:
            make_rich(game)
        game.play()
        happened += game.events
    return happened


def make_rich(game: CheckedGame) -> None:
    """A dozen of each resource and three arcana of the general supply for everybody; all components stay conserved."""
    for own in game.state.supply:
        for good in RESOURCES:
            own[good] += 12
        own[ARCANA] += 3
        game.state.stock_arcana -= 3


def numbers(events: list[Event], kind: str, at: int) -> set[int]:
    return {event.args[at] for event in events if event.kind == kind}


@pytest.fixture(scope="module")
def rules() -> YonderRules:
    rules = rules_of("yonder")
    assert isinstance(rules, YonderRules)
    return rules


def test_every_building_is_built(events: list[Event], rules: YonderRules) -> None:
    built = {rules.tables.buildings[card].id for card in numbers(events, "card_built", 0)}
    base = {
        design.id
        for design in rules.tables.card_set.buildings
        if not design.ventures and design.letter != "HQ"
    }
    assert base - built == set()


def test_every_c_building_is_scored(events: list[Event], rules: YonderRules) -> None:
    scored = {rules.tables.buildings[card].id for card in numbers(events, "scored", 0)}
    assert {d.id for d in rules.tables.card_set.buildings if d.score is not None} - scored == set()


def test_every_envoy_is_served_and_every_ship_serves(events: list[Event], rules: YonderRules) -> None:
    served = {rules.tables.envoys[envoy].id for envoy in numbers(events, "delivered", 0)}
    assert {design.id for design in rules.tables.card_set.envoys if not design.ventures} - served == set()
    sent = {rules.tables.ships[ship].id for ship in numbers(events, "ship_placed", 0)}
    # Merry Goer is put on an envoy only when it is not swapped
    assert {design.id for design in rules.tables.ships if design.group != "ventures"} - sent == set()


def test_every_spot_takes_every_kind_of_worker(events: list[Event], rules: YonderRules) -> None:
    placed = {(event.args[0], event.args[1]) for event in events if event.kind == "worker_placed"}
    base = [
        number
        for number, spot in enumerate(rules.tables.spots)
        if spot.card < 0 or not rules.tables.buildings[spot.card].ventures
    ]
    assert {spot for spot in base if not any((kind, spot) in placed for kind in range(5))} == set()
    city = [number for number in base if rules.tables.spots[number].card < 0]
    assert {(kind, spot) for kind in range(5) for spot in city} - placed == set()


def test_every_favour_space_and_upper_place_is_reached(events: list[Event], rules: YonderRules) -> None:
    board = rules.tables.card_set.board
    assert {space.space for space in board.favour} - numbers(events, "favour_moved", 1) == set()
    assert set(range(len(board.upper))) - numbers(events, "arcana_placed", 0) == set()


def test_every_kind_of_event_happens(events: list[Event]) -> None:
    happened = {event.kind for event in events}
    wanted = {
        "card_kept", "round_began", "turn_began", "worker_placed", "arcana_placed", "gained", "paid", "gold_changed",
        "coin_added", "card_drawn", "card_built", "card_discarded", "favour_moved", "favour_blocked", "ship_taken",
        "worker_recalled", "worker_held", "envoy_taken", "ship_placed", "delivered", "ships_swapped", "envoy_dropped",
        "envoy_hidden", "envoy_turned_up", "thrown_away", "locked_up", "workers_came_home", "fed", "went_hungry",
        "fish_sold", "meat_spoiled", "ship_came_home", "coins_paid", "harbour_cleared", "harbour_dealt",
        "buildings_dealt", "envoys_dealt", "city_cleared", "scored", "game_ended",
    }  # fmt: skip
    assert wanted - happened == set()
