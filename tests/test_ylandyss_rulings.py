"""Rulings of Ylandyss that are no position, as plain tests: what is open and hidden, and what is said in advance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from yonder_desktop.core.contract import Setup, find_option
from yonder_desktop.core.events import Event
from yonder_desktop.games.ylandyss import forecast
from yonder_desktop.games.ylandyss.invariants import places
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.words import DRAFT
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.wording.ylandyss.words import YlandyssWords

OPEN = ("plays", "discards", "removed", "played", "loot", "chest", "used", "offer", "out", "limit", "token")


@pytest.fixture(scope="module")
def rules() -> YlandyssRules:
    rules = GameShelf().take("ylandyss").rules
    assert isinstance(rules, YlandyssRules)
    return rules


def position(rules: YlandyssRules, seats: int, facts: dict[str, Any]) -> Any:
    state = rules.blank_game(Setup(seats, 1))
    rules.set_facts(state, facts)
    return state


def cards(rules: YlandyssRules, *keys: str) -> tuple[int, ...]:
    return tuple([rules.tables.index[key] for key in keys])


def choose(rules: YlandyssRules, state: Any, token: str) -> list[Event]:
    told: list[Event] = []
    rules.apply(state, find_option(rules, state, token), told)
    return told


def positions(rules: YlandyssRules, seats: int, seed: int) -> Iterator[Any]:
    """The positions of a random game."""
    chance = random.Random(seed)
    state = rules.new_game(Setup(seats, seed, {"end": 10}))
    while (decision := rules.decision(state)) is not None:
        yield state
        rules.apply(state, chance.choice(decision.options))


# ---- R63: the opening draft


@pytest.mark.parametrize(("seats", "dealt", "never"), [(2, 9, 7), (3, 12, 4), (4, 16, 0)])
def test_r63_what_a_new_game_deals_and_leaves(
    rules: YlandyssRules, seats: int, dealt: int, never: int
) -> None:
    """Everybody begins with 13 + 3 cards; what was not taken lies nowhere any more."""
    drafts = [card for card, design in enumerate(rules.tables.cards) if design.set == DRAFT]
    for seed in range(10):
        chance = random.Random(seed)
        state = rules.new_game(Setup(seats, seed))
        there = [card for cards in (state.face_up, *state.packs) for card in cards]
        assert len(set(there)) == len(there) == dealt == len(drafts) - never
        while state.round == 0:
            decision = rules.decision(state)
            assert decision is not None
            rules.apply(state, chance.choice(decision.options))
        kept = [card for cards in state.drafted for card in cards]
        assert len(set(kept)) == len(kept) == 3 * seats
        for seat in range(seats):
            own = state.decks[seat] + state.hands[seat]
            assert (len(own), len(state.hands[seat])) == (16, 7)
            assert {card for card in own if card in drafts} == set(state.drafted[seat])
        assert not (set(there) - set(kept)) & set(places(state))


def test_r63_two_players_are_asked_first_second_second_first(rules: YlandyssRules) -> None:
    """Then the first and the second for one of the own pair; who is first is chance."""
    firsts = set()
    for seed in range(12):
        state, asked = rules.new_game(Setup(2, seed)), []
        while state.round == 0:
            decision = rules.decision(state)
            assert decision is not None
            asked.append((decision.kind, decision.seat))
            rules.apply(state, decision.options[0])
        first, second = state.token, 1 - state.token
        order = (first, second, second, first)
        wanted = [("face_up", seat) for seat in order] + [("keep_one", first), ("keep_one", second)]
        assert asked == wanted
        firsts.add(first)
    assert firsts == {0, 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r63_anybody_may_be_first(rules: YlandyssRules, seats: int) -> None:
    assert {rules.new_game(Setup(seats, seed)).token for seed in range(40)} == set(range(seats))


# ---- R64: open and hidden


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r64_what_lies_open_is_the_same_for_everybody(rules: YlandyssRules, seats: int) -> None:
    for state in positions(rules, seats, seats):
        views = [rules.view(state, seat) for seat in range(-1, seats)]
        for name in OPEN:
            assert all(getattr(view, name) == getattr(state, name) for view in views), name
        for view in views:
            assert view.hand_counts == [len(hand) for hand in state.hands]
            assert view.deck_counts == [len(deck) for deck in state.decks]
            assert view.supply_left == len(state.supply)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r64_hands_and_decks_of_others_and_the_order_of_decks_are_hidden(
    rules: YlandyssRules, seats: int
) -> None:
    """Another order of all decks, and other hands of the rivals out of their decks, look the same."""
    chance = random.Random(seats)
    for state in positions(rules, seats, seats + 5):
        if state.round == 0 or state.looked or any(state.plans):
            continue
        other = state.copy()
        other.supply = tuple(chance.sample(state.supply, len(state.supply)))
        for seat in range(seats):
            unseen = state.decks[seat] + (state.hands[seat] if seat else ())
            mixed = chance.sample(unseen, len(unseen))
            held = len(state.hands[seat]) if seat else 0
            other.decks[seat] = tuple(mixed[held:])
            if seat:
                other.hands[seat] = tuple(mixed[:held])
        assert rules.view_record(rules.view(other, 0)) == rules.view_record(rules.view(state, 0))


def test_r64_the_own_deck_is_open_without_its_order(rules: YlandyssRules) -> None:
    deck = ["stun", "acolyte", "sacred_strength", "mage_apprentice"]
    state = position(rules, 2, {"seat1.deck": deck, "seat2.deck": ["stun~2", "acolyte~2"]})
    assert rules.view(state, 0).deck == tuple(sorted(cards(rules, *deck)))
    assert rules.view(state, 1).deck == tuple(sorted(cards(rules, "stun~2", "acolyte~2")))
    assert rules.view(state, -1).deck == ()


def test_r64_a_rivals_discard_pile_is_open(rules: YlandyssRules) -> None:
    facts = {"seat2.discard": ["stun", "acolyte"], "seat2.removed": ["guild_mage"], "used": ["elder_wyrm"]}
    shown = rules.view(position(rules, 2, facts), 0)
    assert shown.discards[1] == cards(rules, "stun", "acolyte")
    assert (shown.removed[1], shown.used) == (cards(rules, "guild_mage"), cards(rules, "elder_wyrm"))


def test_r64_a_card_from_an_open_place_to_a_hand_is_named_to_all(rules: YlandyssRules) -> None:
    facts = {"seat1.hand": ["nattrun_of_the_runes"], "seat1.discard": ["stun"], "seat2.hand": ["acolyte"]}
    told = choose(rules, position(rules, 2, facts), "play:nattrun_of_the_runes")
    assert [event.args for event in told if event.kind == "returned" and event.visible_to(1)] == [
        cards(rules, "stun")
    ]
    facts = {"seat1.play": ["barrow_knight"], "seat1.hand": ["pit_warden"], "seat2.hand": ["acolyte"]}
    told = choose(rules, position(rules, 2, facts), "play:pit_warden")
    knight = rules.tables.index["barrow_knight"]
    assert [event.args for event in told if event.kind == "eliminated" and event.visible_to(1)] == [
        (knight, 1)
    ]


def test_r64_a_drawn_card_is_named_to_its_owner_alone(rules: YlandyssRules) -> None:
    facts = {"seat1.hand": ["forced_march"], "seat1.deck": ["stun", "acolyte"], "seat2.hand": ["acolyte~2"]}
    told = choose(rules, position(rules, 2, facts), "play:forced_march")
    drawn = [event for event in told if event.kind == "drawn"]
    assert [event.args for event in drawn] == [cards(rules, "stun", "acolyte")]
    assert [event.visible_to(seat) for event in drawn for seat in (-1, 0, 1)] == [False, True, False]


def test_r64_what_is_looked_at_and_taken_is_known_to_its_owner_alone(rules: YlandyssRules) -> None:
    deck = ["stun", "acolyte", "sacred_strength"]
    facts = {"seat1.hand": ["merra_quiet_step"], "seat1.deck": deck, "seat2.hand": ["acolyte~2"]}
    state = position(rules, 2, facts)
    choose(rules, state, "play:merra_quiet_step")
    assert [rules.view(state, seat).looked for seat in (-1, 0, 1)] == [(), cards(rules, *deck), ()]
    told = choose(rules, state, "take:acolyte")
    drawn = [event for event in told if event.kind == "drawn"]
    assert [event.args for event in drawn] == [cards(rules, "acolyte")]
    assert [event.visible_to(seat) for event in drawn for seat in (-1, 0, 1)] == [False, True, False]
    thrown = [event for event in told if event.kind == "thrown"]
    assert [(event.args, event.visible_to(1)) for event in thrown] == [
        (cards(rules, "stun", "sacred_strength"), True)
    ]


@pytest.mark.parametrize("seats", [3, 4])
def test_r64_draft_choices_are_open_once_the_draft_has_ended(rules: YlandyssRules, seats: int) -> None:
    for state in positions(rules, seats, seats):
        for viewer in range(-1, seats):
            shown = rules.view(state, viewer).drafted
            for owner in range(seats):
                is_open = state.round > 0 or owner == viewer
                assert shown[owner] == (state.drafted[owner] if is_open else ())
        if state.round:
            break


def test_r64_a_face_up_pick_is_open_at_once_and_a_rejected_card_never(rules: YlandyssRules) -> None:
    facts = {
        "stands": "face_up",
        "face_up": [
            "heliana",
            "torvald_gate_captain",
            "gorm_half_giant",
            "yrsa_ledger_keeper",
            "osk_fjord_lantern",
        ],
        "seat1.pack": ["vaska_storm_reader", "nattrun_of_the_runes"],
        "seat2.pack": ["kettil_two_rings", "merra_quiet_step"],
    }
    state = position(rules, 2, facts)
    choose(rules, state, "pick:heliana")
    assert rules.view(state, 1).drafted[0] == cards(rules, "heliana")
    assert rules.view(state, 1).pack == cards(rules, "kettil_two_rings", "merra_quiet_step")
    for token in ("torvald_gate_captain", "gorm_half_giant", "yrsa_ledger_keeper"):
        choose(rules, state, f"pick:{token}")
    choose(rules, state, "keep_one:vaska_storm_reader")
    assert rules.view(state, 1).drafted[0] == cards(rules, "heliana", "yrsa_ledger_keeper")
    choose(rules, state, "keep_one:merra_quiet_step")
    for viewer in (-1, 0, 1):
        shown = rules.view(state, viewer)
        kept = cards(rules, "heliana", "yrsa_ledger_keeper", "vaska_storm_reader")
        assert (shown.drafted[0], shown.pack, shown.face_up) == (kept, (), ())
    zones = rules.view_record(rules.view(state, 0))
    rejected = rules.tables.index["kettil_two_rings"]
    assert not any(rejected in zone for zone in zones.values() if isinstance(zone, list))


# ---- R65: what is said in advance


def labels(rules: YlandyssRules, state: Any) -> dict[str, str]:
    """The words on the answers of the question that stands."""
    words = YlandyssWords(rules.tables, ("Ann", "Bo"))
    decision = rules.decision(state)
    assert decision is not None
    view = rules.view(state, decision.seat)
    choices = [rules.choice(state, option) for option in decision.options]
    return {choice.token: words.option_label(view, decision, choice) for choice in choices}


@pytest.mark.parametrize(
    ("own", "rival", "said"),
    [
        (["acolyte"], [], "Pass: you are out for this melee"),
        (["cavalry_troop"], [], "Pass: you stay in"),
        (["cavalry_troop"], ["cavalry_troop~2"], "Pass: you stay in"),
        (["cavalry_troop"], ["commanding_officer"], "Pass: you are out for this melee"),
        ([], [], "Pass: you are out for this melee"),
    ],
)
def test_r65_a_pass_says_whether_one_stays_in(
    rules: YlandyssRules, own: list[str], rival: list[str], said: str
) -> None:
    facts = {"seat1.play": own, "seat1.hand": ["acolyte~2"], "seat2.play": rival, "seat2.hand": ["acolyte~3"]}
    state = position(rules, 2, facts)
    assert labels(rules, state)["pass"] == said
    stays = forecast.pass_keeps_in(rules.view(state, 0), 0)
    choose(rules, state, "pass")
    assert stays == (rules.get_fact(state, "seat1.out") is False) == ("stay" in said)


def test_r65_a_purchase_says_price_and_limit_before(rules: YlandyssRules) -> None:
    facts = {
        "stands": "buy",
        "seat1.play": ["guild_treasurer", "cavalry_troop"],
        "seat1.limit": 4,
        "seat1.loot": 1,
        "seat1.hand": ["acolyte"],
        "offer": ["ulna_cold_eyes", "black_dragon", "frenzied_axe"],
    }
    state = position(rules, 2, facts)
    found = forecast.purchases(rules.view(state, 0), 0, 4, 1)
    assert [(one.price, one.within_limit, one.affordable) for one in found] == [
        (4, False, False),
        (3, True, False),
        (2, True, True),
    ]
    words = YlandyssWords(rules.tables, ("Ann", "Bo"))
    for token, said in (
        ("buy:ulna_cold_eyes,cards=1,coins=1", "5"),
        ("buy:black_dragon,cards=1,coins=1", "3"),
    ):
        reason = rules.why_not(state, 0, token)
        assert reason is not None and said in words.reason(reason)


def test_r65_a_card_that_cannot_be_played_says_why(rules: YlandyssRules) -> None:
    facts = {"seat1.play": ["acolyte"], "seat1.hand": ["stun", "celestial_ally"], "seat2.hand": ["acolyte~2"]}
    state = position(rules, 2, facts)
    words = YlandyssWords(rules.tables, ("Ann", "Bo"))
    for token, said in (("play:stun", "mage"), ("play:celestial_ally", "cleric")):
        reason = rules.why_not(state, 0, token)
        assert reason is not None and said in words.reason(reason).lower()
