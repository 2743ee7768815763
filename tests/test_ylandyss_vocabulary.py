"""Ylandyss' effect vocabulary beyond the house set: made-up cards do every operation at every moment on every target.

Each is resolved with somebody to change and with nobody; then what stands below it as `otherwise` happens instead.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from yonder_desktop.content import load_card_set
from yonder_desktop.content.ylandyss.cards import CardEntry
from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.games.ylandyss.designs import CardSet
from yonder_desktop.games.ylandyss.rules import YlandyssRules

CARDS = Path(__file__).resolve().parent.parent / "resources" / "cards" / "ylandyss" / "cards.toml"
BROKER, SPOILS = "salt_broker", "spoils_of_war"
"""The character (strength 2) and the action that take the made-up effects."""

FALLBACK = '{ trigger = "TRIGGER", op = "gain", amount = 9, otherwise = true }'
MOMENTS = ("on_play", "resolution")
TARGETS = ("self", "own", "own_other", "opponent", "any_other")
OTHERS = {1: ["acolyte"], 2: ["infantry_soldier", "cavalry_troop"], 3: ["mage_apprentice"]}
"""Characters in play beside the Broker, by seat from 1; each has 3 or less."""


@cache
def entries() -> dict[str, dict[str, Any]]:
    found = tomllib.loads(CARDS.read_text(encoding="utf-8"))["card"]
    return {entry["id"]: entry for entry in found}


@cache
def house() -> CardSet:
    loaded: CardSet = load_card_set("ylandyss")
    return loaded


@cache
def rules_with(card: str, effects: str) -> YlandyssRules:
    """The house set with other effects on one card, checked like any card set."""
    own = {**entries()[card], "effects": tomllib.loads(f"effects = [{effects}]")["effects"]}
    made = CardEntry.model_validate(own).design()
    cards = tuple([made if design.id == card else design for design in house().cards])
    return YlandyssRules(CardSet("made up", "", cards, house().board))


class Table:
    """A game of three in which the first seat plays the made-up card, or has it in play when the melee ends."""

    def __init__(self, effects: str, trigger: str, facts: dict[str, Any], card: str = BROKER) -> None:
        self.rules = rules_with(card, effects.replace("TRIGGER", trigger))
        self.state = self.rules.blank_game(Setup(3, 1))
        self.told: list[Event] = []
        play, hand = facts.get("seat1.play", []), facts.get("seat1.hand", [])
        if trigger == "on_play":
            waiting = {"seat1.hand": [*hand, card], "seat2.hand": ["acolyte~7"]}
            self.rules.set_facts(self.state, {**facts, **waiting})
            self.choose(f"play:{card}")
        else:
            over = {"seat1.play": [*play, card], "seat2.out": True, "seat3.out": True}
            self.rules.set_facts(self.state, {**facts, **over})
            self.choose("pass")

    def choose(self, token: str) -> None:
        self.rules.apply(self.state, find_option(self.rules, self.state, token), self.told)

    def offered(self, kind: str) -> list[str]:
        """The answers to a question of this kind, if it stands."""
        decision = self.rules.decision(self.state)
        if decision is None or decision.kind != kind:
            return []
        return [self.rules.token(self.state, option) for option in decision.options]

    def fact(self, name: str) -> Any:
        return self.rules.get_fact(self.state, name)

    def gained(self) -> list[int]:
        """Coins that the first seat gained by effects: what is more than the winnings."""
        coins = [event.args[0] for event in self.told if event.kind == "coins_gained" and event.seat == 0]
        return coins[1:] if any(event.kind == "melee_won" for event in self.told) else coins


def in_play(others: dict[int, list[str]]) -> dict[str, Any]:
    return {f"seat{seat}.play": cards for seat, cards in others.items()}


def fitting(target: str, others: dict[int, list[str]]) -> list[tuple[int, str]]:
    """The characters that a target means, with their seats, in the order in which they are offered."""
    everybody = [(seat, card) for seat in (1, 2, 3) for card in others.get(seat, [])]
    everybody.insert(len(others.get(1, [])), (1, BROKER))
    own = {
        "self": [(1, BROKER)],
        "own": [(seat, card) for seat, card in everybody if seat == 1],
        "own_other": [(seat, card) for seat, card in everybody if seat == 1 and card != BROKER],
        "opponent": [(seat, card) for seat, card in everybody if seat != 1],
        "any_other": [(seat, card) for seat, card in everybody if card != BROKER],
    }
    return own[target]


def picked(found: list[tuple[int, str]], pick: int | str) -> list[str]:
    """What is changed if always the first one offered is chosen."""
    if pick == "all":
        return [card for _, card in found]
    if pick == "each":
        return [
            next(card for seat, card in found if seat == rival) for rival in sorted({at for at, _ in found})
        ]
    return [card for _, card in found[: int(pick)]]


def choose_first(table: Table, found: Iterable[str]) -> None:
    """Answer every question for a target with the first answer; each offers what is left of `found`, or a part."""
    left = [f"choose:{card}" for card in found]
    while offered := table.offered("target"):
        assert len(offered) > 1 and [token for token in left if token in offered] == offered
        left.remove(offered[0])
        table.choose(offered[0])


def picks_of(target: str) -> list[int | str]:
    if target == "self":
        return [1]
    return [1, 2, "all", "each"] if target == "opponent" else [1, 2, "all"]


def effect(op: str, target: str, pick: int | str, more: str = "") -> str:
    choice = "" if target == "self" else f", pick = {pick!r}".replace("'", '"')
    return f'{{ trigger = "TRIGGER", op = "{op}", target = "{target}"{choice}{more} }}'


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
    for others, pick in product((OTHERS, {}), [1] if target == "total" else picks_of(target)):
        shown = effect("bonus", target, pick, ", amount = -1").replace(
            ", pick = 1", "" if target == "total" else ", pick = 1"
        )
        table = Table(f"{shown}, {FALLBACK}", "on_play", in_play(others))
        found = [] if target == "total" else fitting(target, others)
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
