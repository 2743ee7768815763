"""Ylandyss' effect vocabulary beyond the house set: made-up cards change characters at every moment, of every target.

Each effect is resolved with somebody to change and with nobody; then what stands below it as `otherwise` happens.
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.ylandyss_made_up import (
    BROKER,
    FALLBACK,
    MOMENTS,
    OTHERS,
    SPOILS,
    TARGETS,
    Table,
    choose_first,
    effect,
    fitting,
    in_play,
    picked,
    picks_of,
)
from yonder_desktop.core.contract import find_option

POSITIONS: dict[str, tuple[dict[int, list[str]], list[str]]] = {
    "all straight": (OTHERS, []),
    "all exhausted": (OTHERS, ["acolyte", "infantry_soldier", "cavalry_troop", "mage_apprentice"]),
    "some exhausted": (OTHERS, ["infantry_soldier", "mage_apprentice"]),
    "alone": ({}, []),
}


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("trigger", MOMENTS)
@pytest.mark.parametrize("op", ["exhaust", "straighten", "eliminate"])
def test_states_change(op: str, trigger: str, target: str, position: str) -> None:
    others, exhausted = POSITIONS[position]
    for pick in picks_of(target):
        facts = in_play(others)
        for seat, cards in others.items():
            facts[f"seat{seat}.exhausted"] = [card for card in cards if card in exhausted]
        table = Table(f"{effect(op, target, pick)}, {FALLBACK}", trigger, facts)
        found = [
            (seat, card)
            for seat, card in fitting(target, others)
            if op == "eliminate" or (card in exhausted) == (op == "straighten")
        ]
        choose_first(table, [card for _, card in found])
        changed = picked(found, pick)
        after = {card for seat in (1, 2, 3) for card in table.fact(f"seat{seat}.exhausted")}
        gone = {card for seat in (1, 2, 3) for card in table.fact(f"seat{seat}.discard")}
        wanted = {*exhausted, *changed} if op == "exhaust" else {*exhausted} - {*changed}
        assert (after, gone) == (wanted, set(changed) if op == "eliminate" else set()), pick
        assert table.gained() == ([] if changed else [9]), pick


@pytest.mark.parametrize("target", [*TARGETS, "total"])
def test_strength_is_given(target: str) -> None:
    for others, pick in product((OTHERS, {}), picks_of(target)):
        table = Table(
            f"{effect('bonus', target, pick, ', amount = -1')}, {FALLBACK}", "on_play", in_play(others)
        )
        found = fitting(target, others)
        choose_first(table, [card for _, card in found])
        changed = picked(found, pick)
        given = [mark for seat in (1, 2, 3) for mark in table.fact(f"seat{seat}.given")]
        assert sorted(given) == sorted(f"{card}=-1" for card in changed)
        assert table.state.flat[0] == (-1 if target == "total" else 0)
        assert table.gained() == ([] if changed or target == "total" else [9])


def strengths(table: Table) -> dict[str, int]:
    pairs = [pair.split("=") for seat in (1, 2, 3) for pair in table.fact(f"seat{seat}.strengths")]
    return {card: int(number) for card, number in pairs}


PRINTED = {"acolyte": 1, "infantry_soldier": 1, "cavalry_troop": 2, "mage_apprentice": 1, BROKER: 2}


@pytest.mark.parametrize("target", TARGETS)
def test_strength_lasts_while_the_card_is_in_play(target: str) -> None:
    for others in (OTHERS, {}):
        shown = effect("bonus", target, "all", ", amount = 2").replace("TRIGGER", "continuous")
        table = Table(shown, "on_play", in_play(others))
        reached = [card for _, card in fitting(target, others)]
        there = [card for cards in others.values() for card in cards] + [BROKER]
        assert strengths(table) == {card: PRINTED[card] + 2 * (card in reached) for card in there}


def test_a_lasting_bonus_by_types_and_a_condition() -> None:
    effects = (
        '{ trigger = "continuous", op = "bonus", target = "any_other", pick = "all", type = ["soldier", "mage"], '
        'amount = -1, when = { who = "opponent", zone = "play", type = ["soldier"], at_least = 2 } }'
    )
    shown = strengths(Table(effects, "on_play", in_play(OTHERS)))
    assert shown == {"acolyte": 1, "infantry_soldier": 0, "cavalry_troop": 1, "mage_apprentice": 0, BROKER: 2}
    fewer = {1: ["acolyte", "infantry_soldier"], 2: ["cavalry_troop"]}
    shown = strengths(Table(effects, "on_play", in_play(fewer)))
    assert shown == {"acolyte": 1, "infantry_soldier": 1, "cavalry_troop": 2, BROKER: 2}


@pytest.mark.parametrize("against", ["exhaust", "eliminate"])
@pytest.mark.parametrize("lasts", [False, True])
@pytest.mark.parametrize("target", ["self", "own", "own_other"])
def test_protection(target: str, lasts: bool, against: str) -> None:
    """Of an opponent's Ambush and Black Dragon the one is kept off, the other not."""
    for others in ({1: ["acolyte"]}, {}):
        shown = effect("protect", target, "all", f', against = ["{against}"]')
        table = Table(
            shown.replace("TRIGGER", "continuous" if lasts else "on_play"), "on_play", in_play(others)
        )
        safe = [card for _, card in fitting(target, others)]
        own = [*others.get(1, []), BROKER]
        marked = [] if lasts else sorted(f"{card}={against}" for card in safe)
        assert sorted(table.fact("seat1.guarded")) == marked
        for attack, op in (("ambush", "exhaust"), ("black_dragon", "eliminate")):
            state = table.state.copy()
            table.rules.set_facts(state, {"seat2.hand": [attack, "acolyte~6"], "turn": "seat2"})
            table.rules.apply(state, find_option(table.rules, state, f"play:{attack}"))
            open_to = [card for card in own if op != against or card not in safe]
            hurt = table.rules.get_fact(state, "seat1.exhausted") + table.rules.get_fact(
                state, "seat1.discard"
            )
            decision = table.rules.decision(state)
            assert decision is not None
            if len(open_to) > 1:
                tokens = [table.rules.token(state, option) for option in decision.options]
                assert tokens == [f"choose:{card}" for card in open_to]
            else:
                assert hurt == open_to


@pytest.mark.parametrize("target", ["own", "own_other", "opponent", "any_other"])
def test_effects_are_repeated(target: str) -> None:
    others = {
        1: ["acolyte", "traveling_merchant"],
        2: ["infantry_soldier", "harbor_trader"],
        3: ["bresk_amber_factor"],
    }
    gains = {"traveling_merchant": 1, "harbor_trader": 1, "bresk_amber_factor": 2}
    effects = f'{{ trigger = "on_play", op = "copy", target = "{target}" }}, {FALLBACK}'
    table = Table(effects, "on_play", in_play(others), SPOILS)
    found = [card for _, card in fitting(target, others) if card in gains]
    choose_first(table, found)
    assert table.gained() == [gains[found[0]]]
    plain = Table(effects, "on_play", in_play(OTHERS), SPOILS)
    assert plain.gained() == [9]


def test_nothing_but_nought() -> None:
    """A filter of strength 0 is a filter, in play and in the discard pile."""
    shown = '{ trigger = "on_play", op = "exhaust", target = "opponent", pick = "all", max_strength = 0 }'
    table = Table(
        shown, "on_play", {"seat2.play": ["acolyte", "traveling_merchant"], "seat3.play": ["cavalry_troop"]}
    )
    assert (table.fact("seat2.exhausted"), table.fact("seat3.exhausted")) == (["traveling_merchant"], [])
    filters = 'kind = "character", max_strength = 0'
    shown = f'{{ trigger = "on_play", op = "return", from = "discard", to = "hand", {filters} }}'
    table = Table(shown, "on_play", {"seat1.discard": ["acolyte", "traveling_merchant"]})
    assert table.fact("seat1.hand") == ["traveling_merchant"]


# ---- rows of effects


def test_same_follows_the_target_before_and_does_nothing_without_one() -> None:
    given = effect("bonus", "own", 1)
    same = '{ trigger = "on_play", op = "straighten", target = "own", same = true }'
    facts = {"seat1.play": ["acolyte", "cavalry_troop"], "seat1.exhausted": ["acolyte", "cavalry_troop"]}
    table = Table(f"{given}, {same}", "on_play", facts)
    table.choose("choose:cavalry_troop")
    assert table.fact("seat1.exhausted") == ["acolyte"]
    never = ', when = { who = "any", zone = "play", type = ["demon"] }'
    table = Table(f"{given}, {effect('exhaust', 'own', 1, never)}, {same}", "on_play", facts)
    table.choose("choose:cavalry_troop")
    assert table.fact("seat1.exhausted") == ["acolyte", "cavalry_troop"], "the effect before chose nobody"
    row = same.replace(" }", f"{never} }}").replace('"straighten"', '"eliminate"')
    table = Table(f"{given}, {row}, {same}", "on_play", facts)
    table.choose("choose:cavalry_troop")
    assert table.fact("seat1.exhausted") == ["acolyte"], "a row of effects has one target"


def test_what_was_eliminated_in_the_resolution_does_nothing_more() -> None:
    """Its turn comes later in the phase, but it is not in play any more (R49)."""
    effects = '{ trigger = "resolution", op = "eliminate", target = "opponent", type = ["thief"] }'
    table = Table(effects, "resolution", {"seat2.play": ["dockside_cutpurse"], "seat3.loot": 2})
    assert table.fact("seat2.discard") == ["dockside_cutpurse"]
    assert [event for event in table.told if event.kind == "coins_stolen"] == []


def test_every_operation_lets_the_next_one_follow() -> None:
    """In printed order, whatever the operation is (R22, R29)."""
    facts = {
        "seat1.deck": ["stun", "stun~2"],
        "seat1.discard": ["acolyte~2"],
        "seat2.loot": 1,
        **in_play(OTHERS),
    }
    for shown in (
        *[effect(op, "opponent", "all") for op in ("exhaust", "straighten", "eliminate")],
        effect("bonus", "self", 1), '{ trigger = "TRIGGER", op = "bonus", target = "total" }',
        effect("protect", "self", 1, ', against = ["exhaust"]'),
        *[f'{{ trigger = "TRIGGER", op = "{op}" }}' for op in ("gain", "draw", "discard")],
        '{ trigger = "TRIGGER", op = "look", keep = 1 }',
        '{ trigger = "TRIGGER", op = "return", from = "discard", to = "hand" }',
        '{ trigger = "TRIGGER", op = "return", from = "play", to = "hand", target = "self" }',
        *[f'{{ trigger = "TRIGGER", op = "steal", from = "{source}" }}' for source in ("one", "each")],
    ):  # fmt: skip
        table = Table(f'{shown}, {{ trigger = "TRIGGER", op = "gain", amount = 7 }}', "on_play", facts)
        assert table.gained()[-1:] == [7], shown
