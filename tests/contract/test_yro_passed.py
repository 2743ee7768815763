"""Cards passed on in a draft (D2) are known to lie with others: never unseen, never dealt into the deck."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from yonder_desktop.content import load_card_set
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.records import canonical_json, digest
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.view import seen_cards
from yonder_desktop.games.yro.words import ASK_KEEP, DRAW, RECRUIT

Looks = dict[int, frozenset[int]]
"""By the round of the draft, the pack that a seat held."""

SEEDS = range(6)


@pytest.fixture(scope="module")
def rules() -> YroRules:
    return YroRules(load_card_set("yro"))


def drafts(rules: YroRules, seats: int, turns: int = 4) -> Iterator[tuple[Any, list[Looks]]]:
    """The positions of a random game with what each seat has held in the draft of the turn, noted beside the rules."""
    chance = random.Random(seats)
    state = rules.new_game(Setup(seats, 20 + seats, {"draft": 1}))
    looks: list[Looks] = [{} for _ in range(seats)]
    while (decision := rules.decision(state)) is not None and state.turn <= turns:
        if state.agenda[-1].op == ASK_KEEP:
            looks = [{} for _ in range(seats)]
        for seat in range(seats):
            if state.draft_round:
                looks[seat][state.draft_round] = frozenset(state.hands[seat])
        yield state, looks
        rules.apply(state, chance.choice(decision.options))


def packs_of(state: Any) -> list[tuple[list[int], list[int]]]:
    """Each pack of the running draft: what was picked of it, in order, and what is left."""
    picks, hands = list(state.picks), list(state.hands)
    if state.seats == 1:
        picks, hands = [*picks, state.phantom_picks], [*hands, state.phantom_pack]
    seats, done = len(hands), state.draft_round - 1
    return [
        ([picks[(pack + at) % seats][at] for at in range(done)], list(hands[(pack + done) % seats]))
        for pack in range(seats)
    ]


def looks_like(state: Any, seat: int, looks: Looks) -> bool:
    """Whether a seat would have held the very packs that it has held, had the draft gone as it lies in `state`."""
    packs = packs_of(state)
    held = {
        turn: frozenset(picked[turn - 1 :] + left)
        for turn in looks
        for picked, left in [packs[(seat - turn + 1) % len(packs)]]
    }
    return held == looks


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_possible_worlds_are_those_in_which_the_same_packs_came_by(rules: YroRules, seats: int) -> None:
    tried, dealt = 0, set()
    for state, looks in drafts(rules, seats):
        for seat in range(seats) if state.draft_round > 1 else ():
            assert looks_like(state, seat, looks[seat]), "the test's own bookkeeping"
            for seed in SEEDS:
                world = rules.determinize(state, seat, seed)
                assert rules.breaches(world) == []
                assert looks_like(world, seat, looks[seat])
                assert rules.view_record(rules.view(world, seat)) == rules.view_record(
                    rules.view(state, seat)
                )
                dealt.add((tried, digest(world.hands + world.picks)))
            tried += 1
    assert tried > 8 * seats
    assert len(dealt) > tried or seats < 3, "with more than one neighbour who took what stays open"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_the_draft_each_neighbour_has_taken_one_of_a_pack(rules: YroRules, seats: int) -> None:
    tried = 0
    for state, looks in drafts(rules, seats):
        for seat in range(seats) if state.phase == RECRUIT else ():
            for seed in SEEDS:
                world = rules.determinize(state, seat, seed)
                held = [
                    {*world.hands[one], *world.recruited[one], *world.guilds[one]} for one in range(seats)
                ]
                for turn, pack in looks[seat].items():
                    after = [(seat + step) % seats for step in range(1, 6 - turn)][: seats - 1]
                    assert all(len(pack & held[one]) >= 1 for one in after)
                    assert not pack & {*world.deck, *world.discard}
                tried += 1
    assert tried > 100


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_neighbour_has_kept_is_known_in_the_next_draft_too(rules: YroRules, seats: int) -> None:
    kept = 0
    known: list[set[int]] = [set() for _ in range(seats)]
    for state, looks in drafts(rules, seats, turns=6):
        shown = {*state.discard}.union(*state.guilds)
        for seat in range(seats) if state.phase == DRAW and state.draft_round == 1 else ():
            still = known[seat] - shown
            kept += len(still)
            assert still <= {card for one, hand in enumerate(state.hands) if one != seat for card in hand}
            view = rules.view(state, seat)
            assert not {*view.passed[0]} & shown and not any(view.passed[1:]), "what was shown is no memory"
            assert still <= {*view.passed[0]} <= seen_cards(view)
            for seed in SEEDS:
                assert not still & {*rules.determinize(state, seat, seed).deck}
        if state.phase == RECRUIT:
            known = [
                {card for pack in looks[seat].values() for card in pack}
                - {*state.hands[seat], *state.recruited[seat]}
                for seat in range(seats)
            ]
    assert kept > 5


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_cards_held_and_not_shown_again_count_as_seen_to_the_one_who_held_them(
    rules: YroRules, seats: int
) -> None:
    for state, looks in drafts(rules, seats):
        if state.draft_round:
            for seat in range(seats):
                assert frozenset().union(*looks[seat].values()) <= seen_cards(rules.view(state, seat))
        onlooker = rules.view(state, -1)
        assert not seen_cards(onlooker) & {card for hand in state.hands for card in hand}


def test_two_seats_know_each_others_pack_after_the_first_round(rules: YroRules) -> None:
    for state, _looks in drafts(rules, 2):
        if state.draft_round > 1:
            world = rules.determinize(state, 0, 7)
            assert sorted(world.hands[1]) == sorted(state.hands[1])


def test_what_others_have_passed_on_is_hidden(rules: YroRules) -> None:
    """A world may not carry what others remember, and only the own memory stands in a view."""
    for state, _looks in drafts(rules, 3):
        for seat in range(-1, 3):
            other = state.copy()
            size = len(state.passed) // 3
            other.passed = [zone if at // size == seat else () for at, zone in enumerate(state.passed)]
            assert rules.view_record(rules.view(other, seat)) == rules.view_record(rules.view(state, seat))
            assert canonical_json(rules.to_record(rules.determinize(other, seat, 3))) == canonical_json(
                rules.to_record(rules.determinize(state, seat, 3))
            )


def test_nothing_is_kept_where_nothing_is_passed_on(rules: YroRules) -> None:
    state = rules.new_game(Setup(3, 4))
    chance = random.Random(5)
    while (decision := rules.decision(state)) is not None:
        rules.apply(state, chance.choice(decision.options))
        assert "passed" not in rules.to_record(state)
    draft = [state for state, _looks in drafts(rules, 1)]
    assert all("passed" not in rules.to_record(one) for one in draft if one.phase != DRAW)
