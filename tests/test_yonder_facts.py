"""Facts of Yonder, both ways: a position told by its facts is the same position again."""

import random
from typing import Any

import pytest

from yonder_desktop.core.contract import Setup
from yonder_desktop.games.yonder import fact_names, facts
from yonder_desktop.storage.shelf import GameShelf

# numbers of seats and set-up options
GAMES: tuple[tuple[int, dict[str, int | str]], ...] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"ventures": 1}),
    (4, {"ventures": 1}),
    (1, {}),
    (1, {"level": 3, "ventures": 1}),
)
UNORDERED = (
    "hands",
    "buildings",
    "envoys",
    "ships",
    "display",
    "city_envoys",
    "harbour",
    "ships_out",
    "envoys_out",
    "olos_camp",
)
# what a position holds beyond its facts: chance, what was seen in earlier rounds, how gold came, the agenda
BESIDES = (
    "rng",
    "turn",
    "shown",
    "discarded",
    "ships_shown",
    "envoys_shown",
    "ledger",
    "agenda",
    "setup",
    "rejected",
)


@pytest.fixture(scope="module")
def rules() -> Any:
    return GameShelf().take("yonder").rules


def positions(rules: Any, setup: Setup) -> list[Any]:
    """The positions of a random game at whose question a turn is made."""
    chance = random.Random(setup.seed)
    state = rules.new_game(setup)
    found = []
    while (decision := rules.decision(state)) is not None:
        if decision.kind == "turn":
            found.append(state.copy())
        rules.apply(state, chance.choice(decision.options))
    return found


def settable(state: Any) -> list[str]:
    names = fact_names.all_names(state)
    named = [fact_names.parse_name(state, name) for name in names]
    known = [fact for fact in named if fact.what.removeprefix("seat.") not in fact_names.READ_ONLY]
    built = [card for cards in state.buildings for card in cards]
    return [fact.text for fact in known if possible(state, fact, built)]


def possible(state: Any, fact: fact_names.FactName, built: list[int]) -> bool:
    """Whether a fact speaks of a spot or card that this position has."""
    if fact.what == "spot":
        card = state.tables.spots[fact.key].card
        return card in built if card >= 0 else fact.key in state.tables.city_spots_open[state.seats]
    return fact.what not in ("held", "stash", "coins") or fact.key in built


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_position_told_by_its_facts_is_the_same(
    rules: Any, seats: int, options: dict[str, int | str]
) -> None:
    for state in positions(rules, Setup(seats, seats, options))[::7]:
        told = {name: rules.get_fact(state, name) for name in settable(state)}
        again = rules.blank_game(state.setup)
        rules.set_facts(again, told)
        before, after = rules.to_record(state), rules.to_record(again)
        for name in BESIDES:
            del before[name], after[name]
        for name in UNORDERED:
            before[name], after[name] = unordered(before[name]), unordered(after[name])
        assert after == before
        assert rules.breaches(again) == []
        assert tokens(rules, again) == tokens(rules, state)


def unordered(zone: list[Any]) -> list[Any]:
    return [sorted(cards) for cards in zone] if zone and isinstance(zone[0], list) else sorted(zone)


def tokens(rules: Any, state: Any) -> list[str]:
    return sorted(rules.token(state, option) for option in rules.decision(state).options)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_fact_reads_back_as_it_is_written(
    rules: Any, seats: int, options: dict[str, int | str]
) -> None:
    for state in positions(rules, Setup(seats, seats + 10, options))[::40]:
        for name in fact_names.all_names(state):
            value = rules.get_fact(state, name)
            assert rules.normal_fact(state, name, value) == value


def test_a_blank_position_is_dealt_by_round(rules: Any) -> None:
    letters = {
        1: ("AAABBBBBBBBBCCCCCCCCCCCC", "AAAABBBBBBBBCCCC", 12),
        3: ("C" * 12, "BBBBCCCC", 4),
        5: ("", "", 4),
    }
    for number, expected in letters.items():
        state = rules.blank_game(Setup(3, 5))
        rules.set_facts(state, {"round": number})
        names = ("building_stack_letters", "envoy_stack_letters", "wharf_count")
        assert tuple(rules.get_fact(state, name) for name in names) == expected
        assert rules.breaches(state) == []


@pytest.mark.parametrize(
    ("seats", "options", "wharf", "absent"),
    [
        (2, {}, 12, {"smokehouse", "butcher_shop", "goblin_fishing_hut"}),
        (2, {"ventures": 1}, 19, set()),
        (1, {}, 12, {"smokehouse", "butcher_shop", "goblin_fishing_hut", "elven_swingers"}),
        (1, {"ventures": 1}, 19, {"butcher_shop", "goblin_fishing_hut", "elven_swingers"}),
    ],
)
def test_a_blank_position_is_dealt_from_the_cards_in_play(
    rules: Any, seats: int, options: dict[str, int | str], wharf: int, absent: set[str]
) -> None:
    dealt: set[str] = set()
    for seed in range(40):
        state = rules.blank_game(Setup(seats, seed, options))
        rules.set_facts(state, {"round": 1})
        assert rules.get_fact(state, "wharf_count") == wharf
        dealt |= {rules.tables.buildings[card].id for card in state.building_stack}
    curious = {"smokehouse", "butcher_shop", "goblin_fishing_hut", "elven_swingers"}
    assert curious - dealt == absent


def test_slots_and_settlements_keep_their_order(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    wanted = {
        "seat1.settlement": ["workshop", "camp"],
        "city_envoys": ["", "ogre_monks", "", "dwarf_miners"],
        "harbour": ["", "dagon"],
        "display": ["", "", "castle"],
    }
    rules.set_facts(state, wanted)
    tables = rules.tables
    assert [tables.building_keys[card] for card in state.buildings[0]] == ["headquarters", "workshop", "camp"]
    assert [card >= 0 for card in state.city_envoys] == [False, True, False, True]
    assert state.harbour[1] == tables.index["ship"]["dagon"]
    assert state.display[2] == tables.index["building"]["castle"]
    assert rules.get_fact(state, "city_envoys") == ["ogre_monks", "dwarf_miners"]
    assert rules.normal_fact(state, "harbour", ["dagon", ""]) == ["dagon"]


def test_olos_has_facts_in_the_solo_game_alone(rules: Any) -> None:
    state = rules.blank_game(Setup(1, 5, {"level": 2}))
    assert rules.get_fact(state, "olos.deck")[0] == "early_birds"
    wanted = {"olos.deck": ["brawlers"], "olos.camp": ["ogre_monks"], "olos.ships": 3, "olos.locked": True}
    rules.set_facts(state, wanted)
    assert rules.get_fact(state, "olos.deck")[:2] == ["brawlers", "early_birds"]
    assert rules.get_fact(state, "olos.turned") == 4
    assert rules.get_fact(state, "olos.total") == 8
    assert "ogre_monks" not in rules.get_fact(state, "envoy_stack")
    assert rules.breaches(state) == []
    with pytest.raises(facts.UnknownFact, match=r"there is no fact 'olos\.gold'; there are: seat1"):
        rules.get_fact(rules.blank_game(Setup(2, 5)), "olos.gold")


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"olos.gld": 1}, "there is no fact 'olos.gld'; there are: olos.gold, olos.favour, "),
        ({"olos.favour": 9}, "fact 'olos.favour' cannot be 9; allowed: a whole number from 0 to 8"),
        ({"olos.deck": ["bullies"]}, "fact 'olos.deck' cannot be 'bullies'; allowed: early_birds, "),
        ({"olos.turned": 9}, "fact 'olos.turned' cannot be 9; allowed: a whole number from 0 to 8"),
        ({"olos.turned": 3}, "cannot be 3; allowed: fewer than 3 in this round, or so many and locked up"),
        ({"olos.total": 3}, "fact 'olos.total' cannot be 3; allowed: nothing, it can only be expected"),
        ({"olos.favour": 2, "seat1.favour": 2}, "allowed: one marker on a space above 0"),
    ],
)
def test_wrong_facts_of_the_solo_game_are_named(rules: Any, wanted: dict[str, object], message: str) -> None:
    state = rules.blank_game(Setup(1, 1))
    with pytest.raises((facts.UnknownFact, facts.BadFact)) as raised:
        rules.set_facts(state, wanted)
    assert message in str(raised.value)


def test_cards_come_out_of_the_stack_and_workers_out_of_the_general_supply(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    rules.set_facts(state, {"seat1.hand": ["castle"], "seat2.settlement": ["quarry~2"], "seat1.goblin": 3})
    assert "castle" not in rules.get_fact(state, "building_stack")
    assert "quarry~2" not in rules.get_fact(state, "building_stack")
    assert rules.get_fact(state, "stock.goblin") == 19
    assert rules.breaches(state) == []


def test_the_general_supply_may_be_named(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    rules.set_facts(state, {"stock.goblin": 1, "stock.arcana": 0})
    assert rules.get_fact(state, "stock.goblin") == 1
    assert rules.get_fact(state, "stock.arcana") == 0


def test_facts_may_be_set_in_a_new_game(rules: Any) -> None:
    state = rules.new_game(Setup(2, 5))
    rules.set_facts(state, {"active": "seat2", "round": 1, "seat2.hand": ["castle"], "seat2.wood": 4})
    assert rules.decision(state).seat == 1
    assert "castle" not in rules.get_fact(state, "building_stack")
    assert rules.breaches(state) == []


def test_a_position_of_facts_can_be_seen_and_imagined(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    rules.set_facts(state, {"seat1.hand": ["castle"], "seat2.hand": ["crypt"], "seat2.goblin": 1, "round": 4})
    for seat in (0, 1):
        world = rules.determinize(state, seat, 3)
        assert rules.breaches(world) == []
        assert rules.view_record(rules.view(world, seat)) == rules.view_record(rules.view(state, seat))


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"seat1.wod": 1}, "there is no fact 'seat1.wod'; there are: seat1.wood, "),
        ({"seat3.wood": 1}, "there is no fact 'seat3.wood'; there are: seat1.…, seat2.…, "),
        ({"spots": 1}, "there is no fact 'spots'; there are: round, first, "),
        ({"spot.wod_spot": []}, "there is no fact 'spot.wod_spot'; there are: spot.wood_spot, "),
        ({"round": 9}, "fact 'round' cannot be 9; allowed: a whole number from 1 to 5"),
        ({"seat1.favour": 9}, "fact 'seat1.favour' cannot be 9; allowed: a whole number from 0 to 8"),
        ({"seat1.wood": -1}, "fact 'seat1.wood' cannot be -1; allowed: a whole number from 0 "),
        ({"seat1.wood": True}, "fact 'seat1.wood' cannot be True; allowed: a whole number from 0 "),
        ({"placed": 1}, "fact 'placed' cannot be 1; allowed: true or false"),
        ({"active": "Ann"}, "fact 'active' cannot be 'Ann'; allowed: seat1, seat2"),
        ({"seat1.supply": "wod=1"}, "fact 'seat1.supply' cannot be 'wod=1'; allowed: numbers such as wood=1"),
        ({"seat1.supply": 1}, "fact 'seat1.supply' cannot be 1; allowed: a text such as wood=1"),
        ({"seat1.hand": "castle"}, "fact 'seat1.hand' cannot be 'castle'; allowed: a list of texts"),
        ({"seat1.hand": ["castle", "castle"]}, "allowed: each one once"),
        ({"seat1.envoys": ["argo@monks"]}, "fact 'seat1.envoys' cannot be 'monks'; allowed: "),
        ({"seat1.envoys": ["boat@ogre_monks"]}, "fact 'seat1.envoys' cannot be 'boat'; allowed: "),
        (
            {"seat1.settlement": ["headquarters"]},
            "allowed: other buildings, since every seat has its headquarters",
        ),
        ({"seat1.secret": "castle"}, "fact 'seat1.secret' cannot be 'castle'; allowed: a card of the hand"),
        ({"spot.wood_spot": ["elf", "elf"]}, "allowed: at most one elf and one other worker"),
        (
            {"spot.quarry": ["elf"]},
            "fact 'spot.quarry' cannot be ['elf']; allowed: nothing, since it is in no sett",
        ),
        (
            {"coins.quarry": 1},
            "fact 'coins.quarry' cannot be 1; allowed: nothing, since it is in no settlement",
        ),
        (
            {"display": ["camp", "castle", "crypt", "jeweler", "tavern", "quarry", "workshop"]},
            "at most 6 cards",
        ),
        (
            {"seat1.favour": 3, "seat2.favour": 3},
            "fact 'favour' cannot be [3, 3]; allowed: one marker on a space",
        ),
        ({"seat1.arcana": 19, "upper": ["upper_1_bottom", "upper_2_bottom"]}, "fact 'arcana' cannot be 21"),
        ({"wharf": ["dagon"], "harbour": ["dagon"]}, "since another fact says otherwise"),
        ({"seat1.ships": ["argo"], "seat2.envoys": ["argo@ogre_monks"]}, "since another fact says otherwise"),
        (
            {"seat1.envoys": ["ogre_monks"], "seat2.envoys": ["ogre_monks"]},
            "since another fact says otherwise",
        ),
    ],
)
def test_wrong_facts_are_named(rules: Any, wanted: dict[str, object], message: str) -> None:
    state = rules.blank_game(Setup(2, 1))
    with pytest.raises((facts.UnknownFact, facts.BadFact)) as raised:
        rules.set_facts(state, wanted)
    assert message in str(raised.value)
