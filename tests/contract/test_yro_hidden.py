"""Hidden information of YRO (R5, R10): what a seat cannot know changes neither its view, its options nor its events."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.games.yro.fact_getting import seals_cells
from yonder_desktop.games.yro.forecast import forecast
from yonder_desktop.games.yro.recruiting import cards_left, placings_of
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.words import ASK_PLACE

Options = dict[str, int | str]
GAMES: list[tuple[int, Options]] = [
    (1, {}),
    (1, {"draft": 1}),
    (2, {"quick": 1}),
    (3, {"draft": 1, "quests": 1}),
    (4, {}),
    (5, {"draft": 1, "quick": 1}),
]
TOKENS = (
    "recruit:clock_mage",
    "recruit:clock_mage+hare_messenger",
    "place:clock_mage@1,0",
    "pick:clock_mage",
)


@pytest.fixture(scope="module")
def rules() -> YroRules:
    return YroRules(load_card_set("yro"))


def positions(rules: YroRules, seats: int, options: Options, seed: int) -> Iterator[Any]:
    """The positions of a random game."""
    chance = random.Random(seed)
    state = rules.new_game(Setup(seats, seed, options))
    while (decision := rules.decision(state)) is not None:
        yield state
        rules.apply(state, chance.choice(decision.options))


def swapped(rules: YroRules, state: Any, seat: int, chance: random.Random) -> Any:
    """The same position with all cards that `seat` has not seen exchanged at random, and another chance to come."""
    shown = rules.view(state, seat)
    zones = [
        shown.discard,
        shown.shadow,
        shown.hand,
        shown.picks,
        *shown.guilds,
        *shown.recruited,
        *shown.passed,
    ]
    seen = {card for zone in zones for card in zone}
    hidden = [card for card in range(len(rules.tables.cards)) if card not in seen]
    mixed = chance.sample(hidden, len(hidden))
    other = {card: card for card in seen} | dict(zip(hidden, mixed))
    record = rules.to_record(state)
    for name in ("deck", "phantom_pack", "phantom_picks"):
        record[name] = [other[card] for card in record[name]]
    for name in ("hands", "picks"):
        record[name] = [[other[card] for card in zone] for zone in record[name]]
    record["passed"] = [[other[card] for card in zone] for zone in state.passed]
    record["plans"] = [exchanged_plan(state, each, other) for each in range(state.seats)]
    record["agenda"] = [exchanged_frame(frame, other) for frame in state.agenda]
    record["rng"] = chance.getrandbits(64)
    return rules.from_record(record)


def exchanged_plan(state: Any, seat: int, other: dict[int, int]) -> list[int]:
    """A sealed answer with other cards; cells stay."""
    pairs = state.answered[seat] and seals_cells(state)
    return [n if pairs and at % 2 else other[n] for at, n in enumerate(state.plans[seat])]


def exchanged_frame(frame: Any, other: dict[int, int]) -> list[int]:
    if frame.op != ASK_PLACE:
        return frame.to_record()  # type: ignore[no-any-return]
    args = [other[card] for card in cards_left(frame)]
    if -1 in frame.args:
        args.append(-1)
    for card, cell in placings_of(frame):
        args += (other[card], cell)
    return [frame.op, frame.seat, *args]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_what_a_seat_cannot_know_changes_neither_view_nor_options(
    rules: YroRules, seats: int, options: Options
) -> None:
    chance = random.Random(1)
    for state in positions(rules, seats, options, 11):
        asked = rules.decision(state)
        assert asked is not None
        for seat in range(-1, seats):
            other = swapped(rules, state, seat, chance)
            assert rules.breaches(other) == []
            assert rules.view_record(rules.view(other, seat)) == rules.view_record(rules.view(state, seat))
            assert [rules.why_not(other, seat, token) for token in TOKENS] == [
                rules.why_not(state, seat, token) for token in TOKENS
            ]
        same = rules.decision(swapped(rules, state, asked.seat, chance))
        assert same is not None
        assert (same.kind, same.seat, same.options) == (asked.kind, asked.seat, asked.options)


@pytest.mark.parametrize(("seats", "options"), [game for game in GAMES if game[0] > 1])
def test_a_sealed_answer_tells_others_nothing_but_that_it_is_locked(
    rules: YroRules, seats: int, options: Options
) -> None:
    kept_secret = 0
    for state in positions(rules, seats, options, 12):
        asked = rules.decision(state)
        assert asked is not None
        answers = [answered(rules, state, option) for option in asked.options]
        locked = [(after, events) for after, events in answers if after.answered[asked.seat]]
        for _, events in locked:
            assert {(event.kind, event.args) for event in events} == {("locked", ())}
        for seat in range(-1, seats):
            if locked and seat != asked.seat:
                shown = [rules.view_record(rules.view(after, seat)) for after, _ in locked]
                assert all(view == shown[0] for view in shown)
                kept_secret += 1
    assert kept_secret > 20


def answered(rules: YroRules, state: Any, option: tuple[int, ...]) -> tuple[Any, list[Event]]:
    """The position after an answer, and what happened; while the step is open the seat is locked in it."""
    after, events = state.copy(), []  # type: Any, list[Event]
    rules.apply(after, option, events)
    return after, events


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_worlds_are_of_what_is_hidden_and_can_be_played_on(
    rules: YroRules, seats: int, options: Options
) -> None:
    chance = random.Random(2)
    for state in list(positions(rules, seats, options, 13))[::4]:
        for seat in range(-1, seats):
            world = rules.determinize(state, seat, chance.getrandbits(60))
            other = rules.determinize(swapped(rules, state, seat, chance), seat, 5)
            assert rules.to_record(other) == rules.to_record(rules.determinize(state, seat, 5))
            for _ in range(2 * seats):
                decision = rules.decision(world)
                if decision is not None:
                    assert decision.options
                    rules.apply(world, chance.choice(decision.options))
                    assert rules.breaches(world) == []


def test_worlds_differ_in_what_is_hidden(rules: YroRules) -> None:
    state = rules.new_game(Setup(3, 5, {"draft": 1}))
    worlds = [rules.determinize(state, 0, seed) for seed in range(8)]
    assert len({world.hands[1] for world in worlds}) == 8
    assert {world.hands[0] for world in worlds} == {state.hands[0]}


@pytest.mark.parametrize("seats", [2, 3])
def test_forecasts_come_from_views_alone(rules: YroRules, seats: int) -> None:
    chance = random.Random(3)
    for state in list(positions(rules, seats, {}, 14))[::5]:
        other = swapped(rules, state, 0, chance)
        for seat in range(seats):
            before, after = (forecast(rules.view(each, 0), seat) for each in (state, other))
            assert all(getattr(before, name) == getattr(after, name) for name in before.__slots__)


def test_nobody_is_skipped_whose_silence_would_tell_of_a_hand(rules: YroRules) -> None:
    state = rules.blank_game(Setup(2, 1, {"draft": 1}))
    hands = {
        "seat1.hand": ["mushroom_mage", "mushroom_mage~2", "mushroom_mage~3"],
        "seat2.hand": ["clock_mage", "tale_peddler", "hare_messenger"],
    }
    rules.set_facts(state, {**hands, "stands": "keep"})
    asked = []
    for _ in range(4):
        decision = rules.decision(state)
        assert decision is not None
        asked.append((decision.kind, decision.seat))
        rules.apply(state, decision.options[0])
    assert asked == [("keep", 0), ("keep", 1), ("pick", 0), ("pick", 1)]
