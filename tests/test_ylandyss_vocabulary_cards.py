"""Ylandyss' effect vocabulary beyond the house set: made-up cards with coins, cards, counts and purchases.

Each effect is resolved with something to do and with nothing; then what stands below it as `otherwise` happens.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests import ylandyss_made_up as made_up
from tests.ylandyss_made_up import (
    BROKER,
    FALLBACK,
    MOMENTS,
    Table,
    effect,
)
from yonder_desktop.games.ylandyss import words as w

# ---- coins and cards


@pytest.mark.parametrize("trigger", MOMENTS)
def test_drawing(trigger: str) -> None:
    effects = f'{{ trigger = "TRIGGER", op = "draw", amount = 2 }}, {FALLBACK}'
    for deck, gained in ((["stun", "acolyte", "stun~2"], []), (["stun"], []), ([], [9])):
        table = Table(effects, trigger, {"seat1.deck": deck})
        assert (table.fact("seat1.hand_count"), table.gained()) == (min(2, len(deck)), gained)


@pytest.mark.parametrize("trigger", MOMENTS)
def test_discarding(trigger: str) -> None:
    effects = f'{{ trigger = "TRIGGER", op = "discard", amount = 2 }}, {FALLBACK}'
    table = Table(effects, trigger, {"seat1.hand": ["stun", "acolyte", "stun~2"]})
    assert table.offered("throw") == ["throw:stun+acolyte", "throw:stun+stun~2"]
    table.choose("throw:stun+stun~2")
    assert (table.fact("seat1.discard"), table.gained()) == (["stun", "stun~2"], [])
    for hand, gained in ((["stun"], []), ([], [9])):
        table = Table(effects, trigger, {"seat1.hand": hand})
        assert (table.fact("seat1.discard"), table.gained()) == (hand, gained)


@pytest.mark.parametrize("trigger", MOMENTS)
def test_looking(trigger: str) -> None:
    effects = f'{{ trigger = "TRIGGER", op = "look", amount = 3, keep = 2 }}, {FALLBACK}'
    table = Table(effects, trigger, {"seat1.deck": ["stun", "acolyte", "sacred_strength", "stun~2"]})
    assert table.offered("look") == [
        "take:stun+acolyte",
        "take:stun+sacred_strength",
        "take:acolyte+sacred_strength",
    ]
    table.choose("take:stun+sacred_strength")
    assert (table.fact("seat1.hand"), table.fact("seat1.discard")) == (
        ["stun", "sacred_strength"],
        ["acolyte"],
    )
    assert (table.fact("seat1.deck"), table.gained()) == (["stun~2"], [])
    for deck, gained in ((["stun"], []), ([], [9])):
        table = Table(effects, trigger, {"seat1.deck": deck})
        assert (table.fact("seat1.hand"), table.gained()) == (deck, gained)


@pytest.mark.parametrize("trigger", MOMENTS)
def test_cards_come_back_from_the_discard_pile(trigger: str) -> None:
    pile = ["stun", "acolyte~2", "ulna_cold_eyes", "traveling_merchant", "daylight"]
    for filters, found in (
        ("", pile),
        (', kind = "action"', ["stun", "daylight"]),
        (', kind = "character", max_strength = 1', ["acolyte~2", "traveling_merchant"]),
        (', type = ["miracle", "merchant"]', ["traveling_merchant", "daylight"]),
        (', type = ["dragon"]', []),
    ):
        effects = (
            f'{{ trigger = "TRIGGER", op = "return", from = "discard", to = "hand"{filters} }}, {FALLBACK}'
        )
        table = Table(effects, trigger, {"seat1.discard": pile})
        assert sorted(table.offered("target")) == sorted(f"choose:{card}" for card in found)
        if found:
            table.choose(f"choose:{found[-1]}")
        assert (table.fact("seat1.hand"), table.gained()) == (found[-1:], [] if found else [9])


def test_equal_cards_of_the_pile_are_offered_once() -> None:
    effects = '{ trigger = "on_play", op = "return", from = "discard", to = "hand" }'
    table = Table(effects, "on_play", {"seat1.discard": ["stun", "acolyte", "stun~2"]})
    assert table.offered("target") == ["choose:stun", "choose:acolyte"]


@pytest.mark.parametrize("trigger", MOMENTS)
def test_cards_come_into_play_with_their_effects(trigger: str) -> None:
    effects = (
        '{ trigger = "TRIGGER", op = "return", from = "discard", to = "play", kind = "character", type = ["merchant"] }'
        f", {FALLBACK}"
    )
    table = Table(effects, trigger, {"seat1.discard": ["bresk_amber_factor", "acolyte"]})
    assert (table.gained(), table.fact("seat1.play")) == ([2], [BROKER, "bresk_amber_factor"])
    table = Table(effects, trigger, {"seat1.discard": ["acolyte"]})
    assert (table.gained(), table.fact("seat1.play")) == ([9], [BROKER])


@pytest.mark.parametrize("trigger", MOMENTS)
def test_a_card_returns_itself(trigger: str) -> None:
    effects = (
        f'{{ trigger = "TRIGGER", op = "return", target = "self", from = "play", to = "hand" }}, {FALLBACK}'
    )
    table = Table(effects, trigger, {"seat1.play": ["acolyte"]})
    assert (table.fact("seat1.hand"), table.fact("seat1.play"), table.gained()) == ([BROKER], ["acolyte"], [])


@pytest.mark.parametrize("trigger", MOMENTS)
@pytest.mark.parametrize(
    ("source", "loots", "robbed"),
    [
        ("one", {2: 1, 3: 3}, {2: 1}),
        ("one", {3: 3}, {3: 2}),
        ("one", {}, {}),
        ("each", {2: 1, 3: 3}, {2: 1, 3: 2}),
        ("each", {}, {}),
    ],
)
def test_stealing(trigger: str, source: str, loots: dict[int, int], robbed: dict[int, int]) -> None:
    fallback = FALLBACK if trigger == "on_play" else ""
    effects = f'{{ trigger = "TRIGGER", op = "steal", from = "{source}", amount = 2 }}, {fallback}'
    table = Table(effects, trigger, {f"seat{seat}.loot": coins for seat, coins in loots.items()})
    if source == "one" and len(loots) > 1:
        assert table.offered("rob") == ["rob:seat2", "rob:seat3"]
        table.choose("rob:seat2")
    stolen = [(event.args[0] + 1, event.args[1]) for event in table.told if event.kind == "coins_stolen"]
    assert stolen == list(robbed.items())
    assert table.gained() == ([9] if fallback and not robbed else [])


def test_stealing_from_the_winner() -> None:
    effects = '{ trigger = "resolution", op = "steal", from = "winner", amount = 2 }'
    table = Table(effects, "resolution", {"seat2.play": ["ulna_cold_eyes"], "seat3.loot": 5})
    assert [event.args for event in table.told if event.kind == "coins_stolen"] == [(1, 2)]
    table = Table(effects, "resolution", {"seat3.loot": 5})
    assert [event for event in table.told if event.kind == "coins_stolen"] == []


# ---- counts and conditions

COUNTS = (
    ('who = "own", zone = "play"', 3),
    ('who = "own_other", zone = "play"', 2),
    ('who = "opponent", zone = "play"', 3),
    ('who = "any", zone = "play"', 6),
    ('who = "any", zone = "play", state = "exhausted"', 3),
    ('who = "own", zone = "play", state = "exhausted"', 1),
    ('who = "any", zone = "play", type = ["soldier", "merchant"]', 5),
    ('who = "opponent", zone = "play", type = ["demon"]', 0),
    ('who = "own", zone = "discard"', 3),
    ('who = "own", zone = "discard", type = ["spell"]', 2),
    ('who = "own", zone = "discard", type = ["demon"]', 0),
    ('who = "own", zone = "spells_played"', 2),
    ('who = "opponent", zone = "ahead"', 1),
)
COUNTED: dict[str, Any] = {
    "seat1.play": ["acolyte", "cavalry_troop"],
    "seat1.exhausted": ["cavalry_troop"],
    "seat1.discard": ["stun", "stun~2", "acolyte~2"],
    "seat1.spells": 2,
    "seat2.play": ["infantry_soldier", "infantry_soldier~2"],
    "seat2.exhausted": ["infantry_soldier", "infantry_soldier~2"],
    "seat3.play": ["commanding_officer"],
    "seat3.added": 1,
}


@pytest.mark.parametrize(("count", "n"), COUNTS)
def test_counts_multiply_and_decide(count: str, n: int) -> None:
    def gained(more: str) -> list[int]:
        return Table(f'{{ trigger = "on_play", op = "gain"{more} }}, {FALLBACK}', "on_play", COUNTED).gained()

    assert gained(f", amount = 2, per = {{ {count} }}") == [2 * n or 9]
    assert gained(f", per = {{ {count} }}, cap = 2") == [min(n, 2) or 9]
    assert gained(f", amount = 5, when = {{ {count}, at_least = {n or 1} }}") == [5 if n else 9]
    assert gained(f", amount = 5, when = {{ {count}, at_least = {n + 1} }}") == [9]


def test_a_bonus_of_nothing_asks_for_nobody() -> None:
    effects = f"{effect('bonus', 'own', 1, PER_DEMON)}, {effect('straighten', 'own', 1, ', same = true')}, {FALLBACK}"
    table = Table(effects.replace(", pick = 1, same", ", same"), "on_play", COUNTED)
    assert (table.offered("target"), table.gained()) == ([], [9])
    assert table.fact("seat1.exhausted") == ["cavalry_troop"]


PER_DEMON = ', per = { who = "any", zone = "play", type = ["demon"] }'


@pytest.mark.parametrize(("result", "rival", "gained"), [("won", [], [5]), ("lost", ["ulna_cold_eyes"], [5])])
def test_the_result_decides(result: str, rival: list[str], gained: list[int]) -> None:
    effects = f'{{ trigger = "resolution", op = "gain", amount = 5, when = {{ result = "{result}" }} }}'
    other = ["ulna_cold_eyes"] if not rival else []
    for play, coins in ((rival, gained), (other, [])):
        table = Table(effects, "resolution", {"seat2.play": play})
        all_gained = [
            event.args[0] for event in table.told if event.kind == "coins_gained" and event.seat == 0
        ]
        winnings = [] if play else all_gained[:1]
        assert all_gained == winnings + coins


# ---- the reinforcement phase

OFFER: dict[str, Any] = {"offer": ["guild_mage", "cavalry_troop~2"], "seat2.out": True, "seat3.out": True}


def shopping(effects: str, facts: dict[str, Any]) -> Table:
    return Table(effects, "reinforcement", {**OFFER, **facts})


@pytest.mark.parametrize(
    ("when", "works"),
    [("", True), (', when = { result = "won" }', True), (', when = { result = "lost" }', False)],
)
def test_prices_limits_and_tolls(when: str, works: bool) -> None:
    rich = {"seat1.loot": 4, "seat2.play": ["acolyte"], "seat2.loot": 3}
    table = shopping(f'{{ trigger = "reinforcement", op = "discount", amount = 2{when} }}', rich)
    assert table.fact("seat1.prices") == (
        ["cavalry_troop~2=0", "guild_mage=0"] if works else ["cavalry_troop~2=1", "guild_mage=2"]
    )
    table = shopping(f'{{ trigger = "reinforcement", op = "limit", amount = -1{when} }}', rich)
    assert table.fact("seat1.limit") == (1 if works else 2)
    table = shopping(f'{{ trigger = "reinforcement", op = "tax", amount = 2{when} }}', rich)
    assert table.fact("seat2.prices") == (
        ["cavalry_troop~2=3", "guild_mage=4"] if works else ["cavalry_troop~2=1", "guild_mage=2"]
    )
    table.choose("skip")
    table.choose(f"buy:cavalry_troop~2,cards=0,coins={3 if works else 1}")
    assert [event.args[0] for event in table.told if event.kind == "coins_gained" and event.seat == 0] == [
        1,
        *([2] if works else []),
    ]


def test_counted_discounts_and_limits() -> None:
    facts = {"seat1.loot": 4, "seat1.play": ["acolyte", "mage_apprentice"], "seat2.play": ["cinder_imp"]}
    per = 'per = { who = "own", zone = "play" }'
    table = shopping(f'{{ trigger = "reinforcement", op = "discount", {per}, cap = 1 }}', facts)
    assert table.fact("seat1.prices") == ["cavalry_troop~2=0", "guild_mage=1"]
    table = shopping(f'{{ trigger = "reinforcement", op = "limit", {per} }}', facts)
    assert table.fact("seat1.limit") == 4 + 3


def test_the_first_card_goes_to_the_hand() -> None:
    table = shopping('{ trigger = "reinforcement", op = "place", to = "hand" }', {"seat1.loot": 4})
    table.choose("buy:cavalry_troop~2,cards=0,coins=1")
    assert (table.fact("seat1.hand"), table.fact("seat1.discard")) == (["cavalry_troop~2"], [])


def test_an_undying_card_goes_to_the_hand() -> None:
    table = Table('{ trigger = "continuous", op = "undying" }', "on_play", {})
    state = table.state
    table.rules.set_facts(state, {"seat2.hand": ["black_dragon", "acolyte~6"], "turn": "seat2"})
    table.choose("play:black_dragon")
    assert (table.fact("seat1.hand"), table.fact("seat1.discard")) == ([BROKER], [])


def test_every_word_of_the_vocabulary_is_on_a_made_up_card() -> None:
    """What the rules learn to do later is named here until it is tried too."""
    files = sorted(Path(__file__).parent.glob("*ylandyss_vocabulary*.py")) + [Path(made_up.__file__)]
    text = "".join(path.read_text(encoding="utf-8") for path in files)
    keys = [*w.OP_KEYS, *w.TRIGGER_KEYS, *w.TARGET_KEYS, *w.WHO_KEYS, *w.ZONE_KEYS, *w.RESULT_KEYS]
    keys += [*w.FROM_KEYS, *w.TO_KEYS, *w.RETURN_FROM_KEYS, *w.KIND_KEYS]
    assert [key for key in keys if key and f'"{key}"' not in text] == []
