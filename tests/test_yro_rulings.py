"""Rulings of YRO that no single position can show, as plain tests named by their number; and that none is left out."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.scenario_play import YRO
from yonder_desktop.core.contract import BadSetup, Setup
from yonder_desktop.core.events import Event
from yonder_desktop.games.yro.guild import full_lines, legal_cells
from yonder_desktop.games.yro.phases import prize_of
from yonder_desktop.games.yro.words import cell_at, x_of, y_of
from yonder_desktop.storage.shelf import GameShelf

RULINGS = range(1, 55)
DRAFT = range(1, 6)
SOLO = range(1, 5)
"""S5, the names of ranks, is tested with the words."""

Options = dict[str, int | str]
Cell = tuple[int, int]


@pytest.fixture(scope="module")
def rules() -> Any:
    return GameShelf().take("yro").rules


def idle(rules: Any, setup: Setup) -> tuple[Any, list[Event]]:
    """A game in which nobody ever discards or recruits."""
    state, events = rules.new_game(setup), []  # type: Any, list[Event]
    while (decision := rules.decision(state)) is not None:
        rules.apply(state, min(decision.options, key=len), events)
    return state, events


def at_random(rules: Any, setup: Setup) -> tuple[Any, list[Event]]:
    chance = random.Random(setup.seed)
    state, events = rules.new_game(setup), []  # type: Any, list[Event]
    while (decision := rules.decision(state)) is not None:
        rules.apply(state, chance.choice(decision.options), events)
    return state, events


def kinds(events: list[Event]) -> Counter[str]:
    return Counter(event.kind for event in events)


# ---- R5: what is open and what is hidden (more of it in tests/contract/test_yro_hidden.py)


def test_r05_hands_are_hidden_guilds_and_the_pile_are_open(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 3))
    facts = {
        "seat1.hand": ["clock_mage"],
        "seat2.hand": ["mushroom_mage", "hare_messenger"],
        "seat2.guild": ["wyvern_lancer@0,0"],
        "seat2.money": 4,
        "seat2.magic": 5,
        "discard": ["tale_peddler"],
    }
    rules.set_facts(state, facts)
    shown, card = rules.view(state, 0), rules.tables.index["card"]
    assert shown.hand == (card["clock_mage"],) and shown.hand_counts == [1, 2]
    assert shown.guilds[1] == (card["wyvern_lancer"],)
    assert (shown.money[1], shown.magic[1]) == (4, 5)
    assert shown.discard == (card["tale_peddler"],)
    assert shown.deck_left == 102 - 5
    assert rules.view(state, -1).hand == ()


def test_r05_drawn_cards_are_told_to_their_owner_alone(rules: Any) -> None:
    _, events = at_random(rules, Setup(3, 8))
    drawn = [event for event in events if event.kind == "cards_drawn"]
    assert drawn and all(event.seen_by == 1 << event.seat for event in drawn)


# ---- R9: the deck


def test_r09_five_players_never_hold_all_cards(rules: Any) -> None:
    board, cards = rules.tables.card_set.board, len(rules.tables.cards)
    assert 5 * (board.hand + board.adventurers_to_end) == 70 < cards == 102


# ---- R12: coin and discount are worth the same


@pytest.mark.parametrize("money", range(8))
def test_r12_money_left_is_money_less_cost_and_one_more(rules: Any, money: int) -> None:
    for design in rules.tables.card_set.adventurers:
        state = rules.blank_game(Setup(2, 1))
        rules.set_facts(state, {"seat1.money": money, "seat1.hand": [design.id], "seat2.plan": []})
        tokens = [rules.token(state, option) for option in rules.decision(state).options]
        assert (f"recruit:{design.id}" in tokens) == (money >= design.cost - 1)
        if len(tokens) == 2:
            events: list[Event] = []
            rules.apply(state, rules.decision(state).options[1], events)
            paid = [event.args for event in events if event.kind == "money_changed" and event.seat == 0]
            left = money - design.cost + 1
            assert left == money or paid[0] == (left - money, left)


# ---- R14, R15: the floating grid


def grids(most: int) -> list[frozenset[Cell]]:
    """All guilds of up to so many cards that can lie with the first one on (0, 0), by the words of R15."""
    found = [frozenset({(0, 0)})]
    for grid in found:
        if len(grid) < most:
            found += [new for cell in free(grid) if (new := grid | {cell}) not in found]
    return found


def free(grid: frozenset[Cell]) -> list[Cell]:
    """Free cells next to a card that leave at most three columns and rows in use."""
    beside = {(x + dx, y + dy) for x, y in grid for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - grid
    return sorted(cell for cell in beside if spans(grid | {cell}))


def spans(grid: frozenset[Cell]) -> bool:
    return all(max(values) - min(values) < 3 for values in ([x for x, _ in grid], [y for _, y in grid]))


def test_r14_r15_every_guild_offers_just_the_free_cells_of_its_grid() -> None:
    counted = Counter()  # type: Counter[int]
    for grid in grids(4):
        cells = tuple(cell_at(x, y) for x, y in grid)
        assert sorted((x_of(cell), y_of(cell)) for cell in legal_cells(cells)) == free(grid)
        counted[len(grid)] += 1
    assert counted[2] == 4 and counted[4] > 50


def test_r14_with_fewer_than_nine_there_is_always_a_cell() -> None:
    """All connected guilds in a window of three by three, wherever their first card lies in it."""
    window = list(product(range(3), range(3)))
    for mask in range(1, 511):
        cells = tuple(cell_at(x, y) for bit, (x, y) in enumerate(window) if mask >> bit & 1)
        assert legal_cells(cells)


def test_r21_a_full_grid_has_three_rows_and_three_columns() -> None:
    cells = tuple(cell_at(x, y) for x in (-1, 0, 1) for y in (0, 1, 2))
    lines = [{(x_of(cells[at]), y_of(cells[at])) for at in line} for line in full_lines(cells)]
    straight = [line for line in lines if len({x for x, _ in line}) == 1 or len({y for _, y in line}) == 1]
    assert len(lines) == len(straight) == 6


# ---- R34 to R36: prizes


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r34_every_ranking_pays_by_the_number_of_stronger_players(rules: Any, seats: int) -> None:
    state = rules.blank_game(Setup(seats, 1))
    table = {2: (4, 0), 3: (5, 3, 0), 4: (5, 3, 1, 0), 5: (5, 3, 1, 0, 0)}[seats]
    for powers in product(range(4), repeat=seats):
        state.power = list(powers)
        for seat in range(seats):
            stronger = len([power for power in powers if power > powers[seat]])
            assert prize_of(state, seat) == table[stronger]


# ---- R47: the game always ends


@pytest.mark.parametrize(("seats", "turns", "points"), [(2, 10, 40), (3, 8, 40), (4, 8, 40), (5, 8, 40)])
def test_r47_players_who_never_recruit_tie_their_way_to_the_end(
    rules: Any, seats: int, turns: int, points: int
) -> None:
    state, events = idle(rules, Setup(seats, 4))
    outcome = rules.outcome(state)
    assert (outcome.rounds, outcome.decided_by) == (turns, "shared")
    assert outcome.winners == list(range(seats))
    combat = [dict(score.sources)["combat"] for score in outcome.scores]
    assert combat == [points] * seats
    assert kinds(events)["fought"] == seats * turns


def test_r47_the_cards_hold_more_power_than_the_shadow_may_have(rules: Any) -> None:
    assert sum(card.power for card in rules.tables.cards) == 265


# ---- R52: which quests


def test_r52_four_of_eight_by_chance(rules: Any) -> None:
    drawn = {rules.new_game(Setup(2, seed, {"quests": 1})).quests for seed in range(60)}
    assert {len(quests) for quests in drawn} == {4}
    assert {quest for quests in drawn for quest in quests} == set(range(8))
    assert len(drawn) > 30
    assert rules.new_game(Setup(2, 1)).quests == ()


# ---- the draft


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_d1_d2_every_turn_begins_with_keeping_and_four_picks(rules: Any, seats: int) -> None:
    chance = random.Random(seats)
    state, asked = rules.new_game(Setup(seats, 6, {"draft": 1})), []  # type: Any, list[tuple[int, str]]
    while (decision := rules.decision(state)) is not None:
        asked.append((state.turn, decision.kind))
        rules.apply(state, chance.choice(decision.options))
    counted = Counter(asked)
    for turn in range(1, state.turn + 1):
        assert counted[turn, "keep"] == counted[turn, "recruit"] == seats
        assert counted[turn, "pick"] == 4 * seats
        assert counted[turn, "discard"] == 0


def test_d5_nine_cards_a_turn_leave_the_deck_for_ten_turns(rules: Any) -> None:
    left: dict[int, int] = {}
    for seed in range(12):
        chance = random.Random(seed)
        state = rules.new_game(Setup(1, seed, {"draft": 1}))
        while (decision := rules.decision(state)) is not None:
            if decision.kind == "recruit":
                assert left.setdefault(state.turn, len(state.deck)) == len(state.deck)
                assert len(state.hands[0]) == 5
            rules.apply(state, chance.choice(decision.options))
    assert all(left[turn] == 102 - 5 - 8 - 9 * (turn - 1) for turn in left)
    assert 5 + 9 * 10 <= 102 < 5 + 9 * 11


# ---- the game for one


def test_s2_without_recruiting_the_shadow_wins_in_the_end(rules: Any) -> None:
    """S2.7: there is no turn limit; S1.2: one card in every Combat."""
    for seed in range(20):
        state, events = idle(rules, Setup(1, seed))
        outcome = rules.outcome(state)
        assert (outcome.winners, outcome.decided_by) == ([], "shadow")
        assert kinds(events)["shadow_grew"] == len(state.shadow) == state.turn
        assert outcome.scores[0].total == 0
        assert sum(rules.tables.cards[card].power for card in state.shadow[:-1]) <= 20


def test_s2_scores_are_kept_by_the_variants_played(rules: Any) -> None:
    """S2.12."""
    state = rules.new_game(Setup(1, 1, {"quests": 1}))
    assert rules.score_groups(state) == {"draft": 0, "quests": 1}
    assert rules.score_groups(rules.new_game(Setup(2, 1, {"quests": 1}))) == {}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_s2_there_is_a_shadow_with_one_seat_and_never_with_more(rules: Any, seats: int) -> None:
    """S2.13."""
    state, events = at_random(rules, Setup(seats, 5))
    assert (kinds(events)["shadow_grew"] > 0) == (seats == 1)
    assert (rules.outcome(state).rival is not None) == (seats == 1)


def test_s2_quick_placing_is_nothing_for_one(rules: Any) -> None:
    with pytest.raises(BadSetup, match="quick"):
        rules.new_game(Setup(1, 1, {"quick": 1}))


def test_s4_odds_of_the_shadow(rules: Any) -> None:
    """Of all ways to draw so many cards, the share that holds more than 20 power."""
    ways = [Counter({0: 1})] + [Counter() for _ in range(9)]  # type: list[Counter[int]]
    for card in rules.tables.cards:
        for n in range(9, 0, -1):
            for power in sorted(ways[n - 1]):
                ways[n][power + card.power] += ways[n - 1][power]
    above = [sum(n for power, n in way.items() if power > 20) / way.total() for way in ways]
    assert [round(100 * above[n], 1) for n in (5, 6, 7, 8, 9)] == [0.1, 2.8, 19.7, 53.6, 82.6]


# ---- none is left out


def test_every_ruling_has_a_scenario_or_a_plain_test() -> None:
    named = [path.stem for path in YRO.iterdir()] + dir(sys.modules[__name__])
    for pattern, numbers in ((r"(?:test_)?r(\d\d)[-_]", RULINGS), (r"(?:test_d|draft-)(\d)[-_]", DRAFT),
                             (r"(?:test_s|solo-)(\d)[-_]", SOLO)):  # fmt: skip
        found = {int(match[1]) for name in named if (match := re.match(pattern, name))}
        assert set(numbers) - found == set()
