"""Facts of Ylandyss, both ways: a position told by its facts is the same position again."""

import random
import re
from typing import Any

import pytest

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.facts import BadFact, UnknownFact
from yonder_desktop.games.ylandyss import fact_names
from yonder_desktop.storage.shelf import GameShelf

SEATS = (2, 3, 4)
ENDS = (10, 20, 30)


@pytest.fixture(scope="module")
def rules() -> Any:
    return GameShelf().take("ylandyss").rules


def positions(rules: Any, setup: Setup) -> list[Any]:
    """The positions of a random game, some of the melee, none in the middle of anything."""
    chance = random.Random(setup.seed)
    state = rules.new_game(setup)
    found = []
    while (decision := rules.decision(state)) is not None:
        if decision.kind not in fact_names.WITHIN and (decision.kind != "melee" or chance.random() < 0.3):
            found.append(state.copy())
        rules.apply(state, chance.choice(decision.options))
    return found


def settable(state: Any) -> list[str]:
    named = [fact_names.parse_name(state, name) for name in fact_names.all_names(state)]
    return [fact.text for fact in named if fact.what.removeprefix("seat.") not in fact_names.READ_ONLY]


@pytest.mark.parametrize(("seats", "end"), list(zip(SEATS, ENDS, strict=True)))
def test_a_position_told_by_its_facts_is_the_same(rules: Any, seats: int, end: int) -> None:
    kinds = set()
    for state in positions(rules, Setup(seats, seats, {"end": end})):
        told = {name: rules.get_fact(state, name) for name in settable(state)}
        again = rules.blank_game(state.setup)
        rules.set_facts(again, told)
        assert rules.breaches(again) == []
        assert listed(rules, again) == listed(rules, state)
        assert plain(rules, again) == plain(rules, state)
        kinds.add(rules.decision(state).kind)
    draft = {"face_up", "keep_one"} if seats == 2 else {"pick"}
    assert kinds == {*draft, "melee", "buy", "remove"}


def plain(rules: Any, state: Any) -> dict[str, Any]:
    """The record of a position without its chance; zones without an order in the order of the cards."""
    record: dict[str, Any] = rules.to_record(state)
    del record["rng"]
    for name in ("hands", "discards", "removed", "drafted", "packs", "played", "plans"):
        record[name] = [sorted(zone) for zone in record[name]]
    for name in ("offer", "used", "face_up"):
        record[name] = sorted(record[name])
    return record


def listed(rules: Any, state: Any) -> list[str]:
    """Who is asked what, and the tokens with the designs in the order of their names: of equal cards any may stand."""
    decision = rules.decision(state)
    words = [re.sub(r"~\d+", "", rules.token(state, option)) for option in decision.options]
    tokens = [word.replace(":", "+").split("+") for word in words]
    return [decision.kind, str(decision.seat), *sorted("+".join(sorted(words)) for words in tokens)]


@pytest.mark.parametrize("seats", SEATS)
def test_every_fact_reads_back_as_it_is_written(rules: Any, seats: int) -> None:
    for state in positions(rules, Setup(seats, seats + 10))[::5]:
        for name in fact_names.all_names(state):
            value = rules.get_fact(state, name)
            assert rules.normal_fact(state, name, value) == value


@pytest.mark.parametrize("seats", SEATS)
def test_sealed_answers_are_told_too(rules: Any, seats: int) -> None:
    """What some have answered at the end of a round, wholly or as far as what to remove."""
    chance = random.Random(seats)
    state, seen = rules.new_game(Setup(seats, seats)), 0
    while (decision := rules.decision(state)) is not None and seen < 30:
        if decision.kind in ("remove", "keep", "pick", "keep_one") and any(state.plans):
            told = {name: rules.get_fact(state, name) for name in settable(state)}
            told["stands"] = {"keep": "remove"}.get(decision.kind, decision.kind)
            again = rules.blank_game(state.setup)
            rules.set_facts(again, told)
            assert plain(rules, again) == plain(rules, state)
            seen += 1
        rules.apply(state, chance.choice(decision.options))
    assert seen > 20


def test_a_blank_position_is_a_melee_with_nothing(rules: Any) -> None:
    state = rules.blank_game(Setup(3, 5))
    assert (rules.get_fact(state, "round"), rules.get_fact(state, "phase")) == (1, "melee")
    assert rules.get_fact(state, "supply_count") == 80
    assert (rules.decision(state).kind, rules.decision(state).seat) == ("melee", 0)
    assert [str(breach) for breach in rules.breaches(state)] == ["0 starting and draft cards, not 48"]
    again = rules.blank_game(Setup(3, 6))
    assert rules.get_fact(again, "supply") != rules.get_fact(state, "supply")


def test_cards_come_from_where_they_are_and_named_ones_lie_on_top(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    wanted = {
        "seat1.play": ["commanding_officer", "infantry_soldier"],
        "seat1.hand": ["commanding_officer~2"],
        "seat2.deck": ["acolyte", "stun"],
        "supply": ["black_dragon", "elder_wyrm"],
        "offer": ["guild_mage"],
    }
    rules.set_facts(state, wanted)
    supply = rules.get_fact(state, "supply")
    assert supply[:2] == ["black_dragon", "elder_wyrm"] and len(supply) == 77
    assert not {"commanding_officer", "commanding_officer~2", "guild_mage"} & set(supply)
    assert rules.get_fact(state, "seat2.deck") == ["acolyte", "stun"]
    assert rules.get_fact(state, "seat1.played") == ["infantry_soldier", "commanding_officer"]
    assert rules.get_fact(state, "seat1.strengths") == ["infantry_soldier=2", "commanding_officer=3"]
    assert rules.get_fact(state, "seat1.total") == 5


def test_a_card_that_moves_leaves_its_marks(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    marks = {"seat1.exhausted": ["acolyte"], "seat1.given": ["acolyte=2"]}
    rules.set_facts(state, {"seat1.play": ["acolyte"], "seat1.guarded": ["acolyte=exhaust"], **marks})
    rules.set_facts(state, {"seat2.play": ["acolyte"]})
    assert (state.exhausted, state.given, state.guarded) == (0, {}, {})
    assert rules.get_fact(state, "seat1.play") == []


def test_a_short_supply_leaves_the_rest_on_its_pile_or_in_the_box(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    rules.set_facts(state, {"supply": ["black_dragon"], "supply_count": 1})
    assert rules.get_fact(state, "supply") == ["black_dragon"]
    assert rules.get_fact(state, "used_count") == 79
    state = rules.blank_game(Setup(2, 5))
    rules.set_facts(state, {"used": ["elder_wyrm"], "supply_count": 1})
    assert rules.get_fact(state, "used_count") == 1
    assert "2 reinforcements, not 80" in [str(breach) for breach in rules.breaches(state)]


PACKS = {"seat1.pack": ["heliana", "kettil_two_rings"], "seat2.pack": ["merra_quiet_step", "gorm_half_giant"]}
OPEN_ROW = {"face_up": ["sigrun_spearmother", "bresk_amber_factor", "yrsa_ledger_keeper"]}


@pytest.mark.parametrize(
    ("facts", "asked", "stands"),
    [
        ({}, ("melee", 0), "melee"),
        ({"token": "seat2"}, ("melee", 1), "melee"),
        ({"seat1.out": True}, ("melee", 1), "melee"),
        ({"turn": "seat2"}, ("melee", 1), "melee"),
        ({"stands": "resolution", "seat2.play": ["acolyte"]}, ("buy", 1), "buy"),
        ({"stands": "reinforcement", "seat2.play": ["acolyte"]}, ("buy", 1), "buy"),
        ({"stands": "buy", "seat2.play": ["acolyte"], "purchase": 2}, ("buy", 0), "buy"),
        ({"stands": "final", "seat1.play": ["acolyte"]}, ("remove", 0), "remove"),
        ({"stands": "remove", "seat1.chest": 40}, ("remove", 0), "remove"),
        ({"stands": "round", "seat1.deck": ["acolyte"], "round": 3}, ("melee", 0), "melee"),
        ({**PACKS, **OPEN_ROW, "stands": "face_up", "seat1.drafted": ["osk_fjord_lantern"]},
         ("face_up", 1), "face_up"),
        ({**PACKS, "stands": "keep_one", "seat1.plan": ["keep_one:heliana"]}, ("keep_one", 1), "keep_one"),
    ],
)  # fmt: skip
def test_a_position_stands_where_facts_say(
    rules: Any, facts: dict[str, object], asked: tuple[str, int], stands: str
) -> None:
    state = rules.blank_game(Setup(2, 5))
    offer = {} if facts.get("stands") in ("round", "face_up", "keep_one") else {"offer": ["cavalry_troop"]}
    rules.set_facts(state, {**offer, "seat1.loot": 1, "seat2.loot": 1, **facts})
    decision = rules.decision(state)
    assert (decision.kind, decision.seat) == asked
    assert rules.get_fact(state, "stands") == stands
    assert [breach for breach in rules.breaches(state) if "draft cards" not in str(breach)] == []


def test_a_round_begins_with_its_number_and_its_cards(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    rules.set_facts(state, {"stands": "round", "round": 4, "seat1.deck": ["acolyte", "stun"]})
    assert rules.get_fact(state, "round") == 4
    assert rules.get_fact(state, "seat1.hand_count") == 2
    assert len(rules.get_fact(state, "offer")) == 5


def test_the_draft_of_three_stands_at_its_picks(rules: Any) -> None:
    state = rules.blank_game(Setup(3, 5))
    facts = {**PACKS, "seat3.pack": ["osk_fjord_lantern", "sigrun_spearmother"], "stands": "pick"}
    drafted = {
        "seat1.drafted": ["vaska_storm_reader", "yrsa_ledger_keeper"],
        "seat2.drafted": ["ormrik_ash_wing", "bresk_amber_factor"],
        "seat3.drafted": ["aelith_first_light", "jarl_hollowcrown"],
    }
    rules.set_facts(state, {**facts, **drafted, "seat1.plan": ["pick:heliana"]})
    assert (rules.get_fact(state, "draft_round"), rules.get_fact(state, "round")) == (3, 0)
    assert (rules.decision(state).kind, rules.decision(state).seat) == ("pick", 1)
    assert rules.get_fact(state, "seat2.deck_count") == 13
    assert rules.breaches(state) == []


def test_a_game_may_end_where_a_phase_begins(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5, {"end": 10}))
    rules.set_facts(state, {"stands": "reinforcement", "seat1.chest": 8, "seat1.loot": 2})
    assert rules.outcome(state).winners == [0]
    assert (rules.get_fact(state, "over"), rules.get_fact(state, "stands")) == (True, "")


def test_facts_may_be_set_in_a_new_game(rules: Any) -> None:
    state = rules.new_game(Setup(3, 5))
    rules.set_facts(state, {"seat1.loot": 9, "supply": ["elder_wyrm"]})
    assert rules.decision(state).kind == "pick"
    assert rules.get_fact(state, "supply_count") == 80
    assert rules.breaches(state) == []


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_of_facts_can_be_seen_and_imagined(rules: Any, seats: int) -> None:
    state = rules.blank_game(Setup(seats, 5))
    facts = {"seat1.hand": ["acolyte"], "seat1.deck": ["stun"], "seat1.play": ["heliana"], "round": 4}
    rules.set_facts(state, facts)
    for seat in range(seats):
        world = rules.determinize(state, seat, 3)
        assert rules.breaches(world) == rules.breaches(state)
        assert rules.view_record(rules.view(world, seat)) == rules.view_record(rules.view(state, seat))


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"seat1.lot": 1}, "there is no fact 'seat1.lot'; there are: seat1.hand, "),
        ({"seat3.loot": 1}, "there is no fact 'seat3.loot'; there are: seat1.…, seat2.…"),
        ({"decks": []}, "there is no fact 'decks'; there are: round, phase, "),
        ({"seat1.loot": -1}, "fact 'seat1.loot' cannot be -1; allowed: a whole number from 0 to 999"),
        ({"seat1.loot": True}, "fact 'seat1.loot' cannot be True; allowed: a whole number from 0 "),
        ({"seat1.out": 1}, "fact 'seat1.out' cannot be 1; allowed: true or false"),
        ({"token": "Ann"}, "fact 'token' cannot be 'Ann'; allowed: seat1, seat2"),
        ({"seat1.hand": ["acol"]}, "fact 'seat1.hand' cannot be 'acol'; allowed: acolyte, acolyte~2, "),
        ({"seat1.hand": ["acolyte", "acolyte"]}, "allowed: each one once"),
        ({"seat1.hand": "acolyte"}, "fact 'seat1.hand' cannot be 'acolyte'; allowed: a list of texts"),
        ({"seat1.given": ["acolyte"]}, "fact 'seat1.given' cannot be 'acolyte'; allowed: a card and its "),
        ({"seat1.given": ["acolyte=1", "acolyte=2"]}, "allowed: each card once"),
        ({"seat1.given": ["acolyte=1"]}, "allowed: cards that this seat has in play"),
        ({"seat1.guarded": ["acolyte=hurt"]}, "what opponents may not do, such as acolyte=exhaust+eliminate"),
        ({"seat1.exhausted": ["acolyte"]}, "allowed: characters that this seat has in play"),
        ({"seat1.play": ["stun"], "seat1.exhausted": ["stun"]}, "allowed: characters that this seat has in "),
        ({"seat1.play": ["stun"], "seat1.played": ["acolyte"]}, "allowed: the cards in play among them"),
        ({"ranking": ["seat2"]}, "fact 'ranking' cannot be ['seat2']; allowed: every seat once, or none"),
        ({"stands": "fight"}, "fact 'stands' cannot be 'fight'; allowed: pick, face_up, "),
        ({"stands": "rob"}, "allowed: a place between two choices, since this question comes in the middle"),
        ({"stands": "pick"}, "allowed: face_up or keep_one, since two players draft otherwise"),
        ({"stands": "keep_one"}, "allowed: keep_one with a pack for every seat"),
        ({**PACKS, "stands": "face_up"}, "allowed: face_up with cards drafted in turn (first, second, "),
        ({**PACKS, "stands": "keep_one", "round": 2}, "round, melee, resolution, reinforcement, buy, final,"),
        ({"round": 0}, "fact 'stands' cannot be 'melee'; allowed: pick, face_up, keep_one in round 0"),
        ({"stands": "round", "seat1.play": ["acolyte"]}, "allowed: round with nothing in play and no offer"),
        ({"stands": "buy", "purchase": 5}, "allowed: buy with a purchase from 1 to 4"),
        ({"purchase": 2}, "fact 'purchase' cannot be 2; allowed: 0, since another fact says otherwise"),
        ({"turn": "seat1", "seat1.out": True}, "allowed: melee at the turn of a seat that is in"),
        ({"seat1.out": True, "seat2.out": True}, "allowed: melee at the turn of a seat that is in"),
        ({"passes": 2}, "allowed: melee with fewer than 2 passes in a row"),
        ({"winner": "seat1"}, "fact 'winner' cannot be 'seat1'; allowed: '', since another fact says otherw"),
        ({"seat1.plan": ["pick:heliana"]}, "allowed: an answer that this seat could give now"),
        ({"seat1.plan": ["play:heliana"]}, "fact 'seat1.plan' cannot be 'play:heliana'; allowed: tokens of "),
        ({"stands": "remove", "seat1.plan": ["remove:acolyte"]}, "an answer that this seat could give now"),
        ({"stands": "remove", "seat1.plan": ["keep:nothing"]}, "an answer that this seat could give now"),
        ({"stands": "remove", "seat1.plan": ["remove:nothing", "keep:acolyte"]}, "an answer that this seat c"),
        ({"phase": "melee"}, "fact 'phase' cannot be 'melee'; allowed: nothing, it can only be expected"),
        ({"seat1.total": 3}, "allowed: nothing, it can only be expected"),
        ({"supply_count": 81}, "fact 'supply_count' cannot be 81; allowed: a whole number from 0 to 80, the"),
        ({"seat1.hand": ["acolyte"], "seat1.deck": ["acolyte"]}, "since another fact says otherwise"),
    ],
)  # fmt: skip
def test_wrong_facts_are_named(rules: Any, wanted: dict[str, object], message: str) -> None:
    state = rules.blank_game(Setup(2, 1))
    with pytest.raises((UnknownFact, BadFact)) as raised:
        rules.set_facts(state, wanted)
    assert message in str(raised.value)


def test_packs_of_three_must_be_level(rules: Any) -> None:
    for wanted in ({}, PACKS, {**PACKS, "seat3.pack": ["osk_fjord_lantern"]}):
        state = rules.blank_game(Setup(3, 1))
        with pytest.raises(BadFact, match="pick with packs of one size"):
            rules.set_facts(state, {**wanted, "stands": "pick"})
    with pytest.raises(BadFact, match="pick, since only two players draft like this"):
        rules.set_facts(rules.blank_game(Setup(3, 1)), {"stands": "keep_one"})
