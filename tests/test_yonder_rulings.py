"""Rulings that no single position can show, as plain tests named by their number; and that none is left out."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.games.yonder.words import NO_CARD
from yonder_desktop.storage.shelf import GameShelf

YONDER = Path(__file__).resolve().parent / "scenarios" / "yonder"
RULINGS = range(1, 120)
QUESTIONS = range(1, 37)
"""The questions A1 to A36 are answered by the rulings of the same numbers."""

Options = dict[str, int | str]


@pytest.fixture(scope="module")
def rules() -> Any:
    return GameShelf().take("yonder").rules


def played(rules: Any, setup: Setup, until: int = 6) -> tuple[Any, list[Event]]:
    """A random game up to the beginning of a round, or to its end; and what happened in it."""
    chance = random.Random(setup.seed)
    state, events = rules.new_game(setup), []  # type: Any, list[Event]
    while (decision := rules.decision(state)) is not None and state.round < until:
        rules.apply(state, chance.choice(decision.options), events)
    return state, events


def letters(rules: Any, cards: tuple[int, ...]) -> str:
    return "".join(rules.tables.buildings[card].letter for card in cards)


# ---- R43: what is open and what is hidden


def with_hidden_things_changed(state: Any) -> Any:
    """The same position to an onlooker and to seat 0: stacks, wharf below its top, order deck, Bo's cards differ."""
    other = state.copy()
    other.building_stack = tuple(reversed_by_letter(state.tables.buildings, state.building_stack))
    other.envoy_stack = tuple(reversed_by_letter(state.tables.envoys, state.envoy_stack))
    other.wharf = (*state.wharf[:1], *reversed(state.wharf[1:]))
    other.olos_deck = (*state.olos_deck[: state.olos_done], *reversed(state.olos_deck[state.olos_done :]))
    if state.seats > 1:
        other.hands[1] = (state.rejected[1],)
        other.secret[1], other.rejected[1] = state.rejected[1], state.secret[1]
    return other


def reversed_by_letter(designs: list[Any], cards: tuple[int, ...]) -> list[int]:
    """The stack with the cards of each letter the other way round; the letters are public."""
    turned: list[int] = []
    for letter in ("A", "B", "C"):
        turned += reversed([card for card in cards if designs[card].letter == letter])
    return turned


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r043_hands_stacks_wharf_and_order_deck_are_hidden(rules: Any, seats: int) -> None:
    state = rules.new_game(Setup(seats, 7))
    while rules.decision(state).kind == "start_card":
        rules.apply(state, rules.decision(state).options[0])
    other = with_hidden_things_changed(state)
    assert rules.to_record(other) != rules.to_record(state)
    for seat in (0, -1):
        before, after = rules.view_record(rules.view(state, seat)), rules.view_record(rules.view(other, seat))
        assert before == after


def test_r043_supplies_settlements_and_ships_on_view_are_open(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 3))
    facts = {
        "seat2.fish": 3,
        "seat2.settlement": ["quarry"],
        "seat2.hand": ["castle"],
        "wharf": ["dagon", "davos"],
        "harbour": ["cirdan"],
        "coins.quarry": 2,
    }
    rules.set_facts(state, facts)
    shown = rules.view(state, 0)
    tables = rules.tables
    assert shown.supply[1] == state.supply[1]
    assert tables.index["building"]["quarry"] in shown.buildings[1]
    assert shown.coins[tables.index["building"]["quarry"]] == 2
    assert shown.wharf_top == tables.index["ship"]["dagon"] and shown.wharf_left == 2
    assert tables.index["ship"]["cirdan"] in shown.harbour
    assert shown.hand == () and shown.hand_counts == [0, 1]


def test_r043_only_the_seat_itself_is_told_which_card_it_kept(rules: Any) -> None:
    _, events = played(rules, Setup(3, 11), until=1)
    kept = [event for event in events if event.kind == "card_kept"]
    assert [event.seen_by for event in kept] == [1 << event.seat for event in kept]


# ---- R42: Ventures


def test_r042_stacks_keep_their_sizes_and_surplus_is_out(rules: Any) -> None:
    ventures: set[str] = set()
    for seed in range(60):
        state = rules.new_game(Setup(2 + seed % 3, seed, {"ventures": 1}))
        assert letters(rules, state.building_stack) == "A" * 3 + "B" * 9 + "C" * 12
        assert len(state.wharf) == 19 and NO_CARD not in state.harbour
        stack = [rules.tables.envoys[card].letter for card in (*state.city_envoys, *state.envoy_stack)]
        assert "".join(stack) == "A" * 8 + "B" * 8 + "C" * 4
        ventures |= {rules.tables.building_keys[card] for card in state.building_stack}
        ventures |= {rules.tables.envoy_keys[card] for card in state.envoy_stack}
        ventures |= {rules.tables.ship_keys[ship] for ship in state.wharf}
    tables = rules.tables
    wanted = {key for key, card in zip(tables.building_keys, tables.buildings) if card.ventures}
    wanted |= {key for key, card in zip(tables.envoy_keys, tables.envoys) if card.ventures}
    wanted |= {key for key, ship in zip(tables.ship_keys, tables.ships) if ship.group == "ventures"}
    assert len(wanted) == 9 + 6 + 7 and wanted - ventures == set()


def test_r042_without_ventures_none_of_it_is_dealt(rules: Any) -> None:
    for seed in range(20):
        state = rules.new_game(Setup(2, seed))
        assert not any(rules.tables.buildings[card].ventures for card in state.building_stack)
        assert not any(
            rules.tables.envoys[card].ventures for card in (*state.city_envoys, *state.envoy_stack)
        )
        assert not any(
            rules.tables.ships[ship].group == "ventures" for ship in (*state.wharf, *state.harbour)
        )


# ---- R112: stacks end exactly


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"ventures": 1}])
def test_r112_both_stacks_are_used_up_by_the_cleanup_of_round_4(
    rules: Any, seats: int, options: Options
) -> None:
    left = {1: (24, 16), 2: (18, 12), 3: (12, 8), 4: (6, 4), 5: (0, 0)}
    for number, sizes in left.items():
        state, _ = played(rules, Setup(seats, seats, options), until=number)
        assert state.round == number
        assert (len(state.building_stack), len(state.envoy_stack)) == sizes
    state, _ = played(rules, Setup(seats, seats, options))
    assert rules.outcome(state) is not None
    assert state.building_stack == state.envoy_stack == ()


# ---- R119: the game for one


def test_r119_every_round_has_its_own_order_of_all_eight_cards(rules: Any) -> None:
    orders: set[tuple[int, ...]] = set()
    for seed in range(10):
        for number in range(1, 6):
            state, _ = played(rules, Setup(1, seed), until=number)
            assert sorted(state.olos_deck) == list(range(8))
            orders.add(state.olos_deck)
    assert len(orders) > 40


def test_r119_eight_order_cards_three_occupy_two_deliver_one_seizes_two_trouble(rules: Any) -> None:
    kinds = sorted(card.kind for card in rules.tables.card_set.solo.cards)
    assert kinds == ["deliver"] * 2 + ["occupy"] * 3 + ["seize"] + ["trouble"] * 2


@pytest.mark.parametrize("ventures", [0, 1])
def test_r119_buildings_that_need_another_settlement_are_never_dealt(rules: Any, ventures: int) -> None:
    dealt: set[str] = set()
    for seed in range(100):
        state = rules.new_game(Setup(1, seed, {"ventures": ventures}))
        dealt |= {rules.tables.buildings[card].id for card in state.building_stack}
    assert dealt & {"elven_swingers", "goblin_fishing_hut", "butcher_shop"} == set()
    assert "goblin_brewery" in dealt and ("smokehouse" in dealt) == bool(ventures)


def test_r119_the_starting_ship_is_drawn_at_random(rules: Any) -> None:
    ships = {rules.tables.ship_keys[rules.new_game(Setup(1, seed)).start_ships[0]] for seed in range(40)}
    assert ships == {"argo", "nautilus", "scrooge", "the_sea_pickle"}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_r119_olos_turns_up_the_cards_of_his_level(rules: Any, level: int) -> None:
    _, events = played(rules, Setup(1, level, {"level": level}))
    counts: list[int] = []
    for event in events:
        if event.kind == "round_began":
            counts.append(0)
        elif event.kind == "olos_turned":
            counts[-1] += 1
    assert counts == ([3, 4, 5, 6, 7] if level == 1 else [4, 5, 6, 7, 8])


# ---- none is left out


def test_every_ruling_has_a_scenario_or_a_plain_test() -> None:
    named = [path.stem for path in YONDER.iterdir()] + dir(sys.modules[__name__])
    numbers = {int(match[1]) for name in named if (match := re.match(r"(?:test_)?r(\d{3})[-_]", name))}
    assert set(RULINGS) - numbers == set()
    assert set(QUESTIONS) - numbers == set()
