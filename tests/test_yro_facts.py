"""Facts of YRO, both ways: a position told by its facts is the same position again."""

import random
import re
from typing import Any

import pytest

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.facts import BadFact, UnknownFact
from yonder_desktop.games.yro import fact_names
from yonder_desktop.storage.shelf import GameShelf

# numbers of seats and set-up options
GAMES: tuple[tuple[int, dict[str, int | str]], ...] = (
    (1, {}),
    (1, {"draft": 1, "quests": 1}),
    (2, {"quests": 1}),
    (3, {"draft": 1}),
    (3, {"quick": 1}),
    (5, {"draft": 1, "quests": 1, "quick": 1}),
)
# what a position holds beyond its facts: chance, how points came, what was passed on in a draft
BESIDES = ("rng", "ledger", "passed")


@pytest.fixture(scope="module")
def rules() -> Any:
    return GameShelf().take("yro").rules


def positions(rules: Any, setup: Setup) -> list[Any]:
    """The positions of a random game, but for those in the middle of placing cards."""
    chance = random.Random(setup.seed)
    state = rules.new_game(setup)
    found = []
    while (decision := rules.decision(state)) is not None:
        halfway = -1 in state.agenda[-1].args or (decision.kind == "place" and setup.options.get("quick"))
        if not halfway:
            found.append(state.copy())
        rules.apply(state, chance.choice(decision.options))
    return found


def settable(state: Any) -> list[str]:
    named = [fact_names.parse_name(state, name) for name in fact_names.all_names(state)]
    return [
        fact.text
        for fact in named
        if fact.what.removeprefix("seat.") not in fact_names.READ_ONLY
        and (state.seats == 1 or fact.what not in fact_names.ALONE)
    ]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_position_told_by_its_facts_is_the_same(
    rules: Any, seats: int, options: dict[str, int | str]
) -> None:
    for state in positions(rules, Setup(seats, seats, options)):
        told = {name: rules.get_fact(state, name) for name in settable(state)}
        again = rules.blank_game(state.setup)
        rules.set_facts(again, told)
        assert rules.breaches(again) == []
        assert listed(rules, again) == listed(rules, state)
        assert plain(rules, again) == plain(rules, state)


def plain(rules: Any, state: Any) -> dict[str, Any]:
    """The record of a position without its chance; hands, piles and guilds in the order of the cards."""
    record: dict[str, Any] = rules.to_record(state)
    for name in BESIDES:
        record.pop(name, None)
    for name in ("hands", "picks", "recruited", "plans"):
        record[name] = [sorted(zone) for zone in record[name]]
    for name in ("discard", "shadow", "closed_quests", "phantom_pack", "phantom_picks"):
        record[name] = sorted(record[name])
    record["guilds"] = [sorted(zip(*rows)) for rows in zip(record["guilds"], record.pop("cells"))]
    record["agenda"] = [[*frame[:2], *sorted(frame[2:])] for frame in record["agenda"]]
    return record


def listed(rules: Any, state: Any) -> list[str]:
    """Who is asked what, and the tokens with the designs in the order of their names: of equal cards any may stand."""
    decision = rules.decision(state)
    words = [re.sub(r"~\d", "", rules.token(state, option)) for option in decision.options]
    tokens = [word.replace(":", "+").split("+") for word in words]
    return [decision.kind, str(decision.seat), *sorted("+".join(sorted(words)) for words in tokens)]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_fact_reads_back_as_it_is_written(
    rules: Any, seats: int, options: dict[str, int | str]
) -> None:
    for state in positions(rules, Setup(seats, seats + 10, options))[::5]:
        for name in fact_names.all_names(state):
            value = rules.get_fact(state, name)
            assert rules.normal_fact(state, name, value) == value


def test_a_blank_position_has_all_cards_in_the_deck_and_asks_for_plans(rules: Any) -> None:
    state = rules.blank_game(Setup(3, 5))
    assert rules.get_fact(state, "deck_count") == 102
    assert rules.decision(state).kind == "recruit"
    assert rules.breaches(state) == []
    again = rules.blank_game(Setup(3, 6))
    assert rules.get_fact(again, "deck") != rules.get_fact(state, "deck")


def test_cards_come_out_of_the_deck_and_named_ones_lie_on_top(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    wanted = {
        "seat1.hand": ["clock_mage"],
        "seat2.guild": ["clock_mage~2@0,0"],
        "deck": ["hare_messenger", "wyvern_lancer"],
        "discard": ["clock_mage~3"],
    }
    rules.set_facts(state, wanted)
    deck = rules.get_fact(state, "deck")
    assert deck[:2] == ["hare_messenger", "wyvern_lancer"] and len(deck) == 99
    assert not [key for key in deck if key.startswith("clock_mage")]
    assert rules.breaches(state) == []


def test_a_short_deck_leaves_the_rest_on_the_pile_or_in_the_box(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    rules.set_facts(state, {"deck": ["hare_messenger"], "deck_count": 1})
    assert rules.get_fact(state, "deck") == ["hare_messenger"]
    assert rules.get_fact(state, "discard_count") == 101
    assert rules.breaches(state) == []
    state = rules.blank_game(Setup(2, 5))
    rules.set_facts(state, {"discard": ["wyvern_lancer"], "deck_count": 1})
    assert rules.get_fact(state, "discard_count") == 1
    assert [str(breach) for breach in rules.breaches(state)] == ["2 cards, not 102"]


@pytest.mark.parametrize(
    ("options", "facts", "asked"),
    [
        ({}, {"stands": "discard", "seat1.hand": ["clock_mage"]}, ("discard", 0)),
        ({}, {"stands": "recruit"}, ("recruit", 0)),
        ({}, {"seat1.plan": []}, ("recruit", 1)),
        ({}, {"seat1.new": ["clock_mage"], "seat2.new": ["wyvern_lancer"]}, ("place", 0)),
        ({}, {"seat2.new": ["wyvern_lancer"]}, ("place", 1)),
        ({}, {"stands": "combat"}, ("recruit", 0)),
        ({}, {"stands": "vp", "seat1.hand": ["clock_mage"]}, ("discard", 0)),
    ],
)
def test_a_position_stands_where_facts_say(
    rules: Any, options: dict[str, int | str], facts: dict[str, object], asked: tuple[str, int]
) -> None:
    state = rules.blank_game(Setup(2, 5, options))
    rules.set_facts(state, facts)
    decision = rules.decision(state)
    assert (decision.kind, decision.seat) == asked
    assert rules.get_fact(state, "stands") == asked[0]
    assert rules.breaches(state) == []


def test_the_draft_stands_at_its_questions(rules: Any) -> None:
    packs = {"seat1.hand": ["clock_mage", "clock_mage~2"], "seat2.hand": ["hare_messenger", "wyvern_lancer"]}
    state = rules.blank_game(Setup(2, 5, {"draft": 1}))
    picks = {"seat1.picks": ["badger_wrestler"], "seat2.picks": ["badger_wrestler~2"]}
    rules.set_facts(state, {**packs, **picks, "stands": "pick", "seat1.plan": ["clock_mage"]})
    assert rules.get_fact(state, "draft_round") == 2
    assert (rules.decision(state).kind, rules.decision(state).seat) == ("pick", 1)
    state = rules.blank_game(Setup(1, 5, {"draft": 1}))
    rules.set_facts(
        state, {"seat1.hand": ["clock_mage", "hare_messenger", "wyvern_lancer"], "stands": "keep"}
    )
    assert len(rules.decision(state).options) == 3


def test_a_game_may_end_where_a_phase_begins(rules: Any) -> None:
    state = rules.blank_game(Setup(2, 5))
    rules.set_facts(state, {"stands": "vp", "seat1.vp": 40, "seat1.money": 7})
    assert rules.outcome(state).winners == [0]
    assert rules.get_fact(state, "seat1.vp") == 42
    assert rules.get_fact(state, "stands") == ""


def test_facts_may_be_set_in_a_new_game(rules: Any) -> None:
    state = rules.new_game(Setup(2, 5))
    rules.set_facts(state, {"seat1.money": 9, "seat2.guild": ["clock_mage@0,0"]})
    assert rules.decision(state).kind == "discard"
    rules.set_facts(state, {"stands": "recruit"})
    assert rules.decision(state).kind == "recruit"
    assert rules.breaches(state) == []


def test_alone_nobody_is_left_without_cards(rules: Any) -> None:
    """With nothing to ask and nothing to turn up a game for one would go on for ever."""
    state = rules.blank_game(Setup(1, 5))
    with pytest.raises(BadFact, match="with one seat hand and shadow need six cards"):
        rules.set_facts(state, {"deck_count": 0, "discard": ["clock_mage"]})


@pytest.mark.parametrize("seats", [1, 3])
def test_a_position_of_facts_can_be_seen_and_imagined(rules: Any, seats: int) -> None:
    state = rules.blank_game(Setup(seats, 5))
    rules.set_facts(state, {"seat1.hand": ["clock_mage"], "seat1.guild": ["wyvern_lancer@0,0"], "turn": 4})
    for seat in range(seats):
        world = rules.determinize(state, seat, 3)
        assert rules.breaches(world) == []
        assert rules.view_record(rules.view(world, seat)) == rules.view_record(rules.view(state, seat))


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"seat1.mony": 1}, "there is no fact 'seat1.mony'; there are: seat1.money, "),
        ({"seat3.money": 1}, "there is no fact 'seat3.money'; there are: seat1.…, seat2.…"),
        ({"decks": []}, "there is no fact 'decks'; there are: turn, phase, "),
        ({"seat1.magic": 11}, "fact 'seat1.magic' cannot be 11; allowed: a whole number from 0 to 10"),
        ({"seat1.money": True}, "fact 'seat1.money' cannot be True; allowed: a whole number from 0 "),
        ({"seat1.first": 1}, "fact 'seat1.first' cannot be 1; allowed: true or false"),
        ({"seat1.hand": ["clock"]}, "fact 'seat1.hand' cannot be 'clock'; allowed: crane_matriarch, "),
        ({"seat1.hand": ["clock_mage", "clock_mage"]}, "allowed: each one once"),
        (
            {"seat1.guild": ["clock_mage"]},
            "fact 'seat1.guild' cannot be 'clock_mage'; allowed: a card and its",
        ),
        (
            {"seat1.guild": ["clock_mage@3,0"]},
            "fact 'seat1.guild' cannot be 'clock_mage@3,0'; allowed: a card",
        ),
        ({"seat1.guild": ["clock_mage@0,0", "wyvern_lancer@0,0"]}, "allowed: each card and each cell once"),
        (
            {"seat1.guild": ["clock_mage@0,0", "wyvern_lancer@1,1"]},
            "allowed: cards next to each other, within",
        ),
        ({"seat1.guild": ["clock_mage@1,0"]}, "allowed: cards next to each other, within three columns and"),
        ({"quests": ["heavy"]}, "fact 'quests' cannot be 'heavy'; allowed: shield_wall, "),
        (
            {"stands": "fight"},
            "fact 'stands' cannot be 'fight'; allowed: discard, keep, pick, recruit, place, ",
        ),
        (
            {"stands": "place"},
            "fact 'stands' cannot be 'place'; allowed: another place, since nobody has new",
        ),
        ({"stands": "keep"}, "fact 'stands' cannot be 'keep'; allowed: discard, since there is no draft"),
        ({"stands": "recruit", "seat1.new": ["clock_mage"]}, "allowed: place, since somebody has new cards"),
        ({"seat1.plan": ["clock_mage"]}, "allowed: an answer that this seat could give now"),
        ({"seat1.plan": "clock_mage"}, "fact 'seat1.plan' cannot be 'clock_mage'; allowed: a list of texts"),
        (
            {"seat1.new": ["clock_mage"], "seat1.plan": ["clock_mage@1,0"]},
            "an answer that this seat could give",
        ),
        (
            {"seat1.new": ["clock_mage"], "seat1.plan": ["clock_mage"]},
            "an answer that this seat could give now",
        ),
        ({"phase": "vp"}, "fact 'phase' cannot be 'vp'; allowed: nothing, it can only be expected"),
        ({"seat1.locked": True}, "allowed: nothing, it can only be expected"),
        ({"shadow": ["clock_mage"]}, "allowed: nothing, it belongs to the game of one seat"),
        (
            {"deck_count": 103},
            "fact 'deck_count' cannot be 103; allowed: a whole number from 0 to 102, the cards",
        ),
        ({"seat1.hand": ["clock_mage"], "discard": ["clock_mage"]}, "since another fact says otherwise"),
    ],
)
def test_wrong_facts_are_named(rules: Any, wanted: dict[str, object], message: str) -> None:
    state = rules.blank_game(Setup(2, 1))
    with pytest.raises((UnknownFact, BadFact)) as raised:
        rules.set_facts(state, wanted)
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("options", "wanted", "message"),
    [
        ({"draft": 1}, {"stands": "discard"}, "allowed: keep or pick, since there is a draft"),
        ({"draft": 1}, {"stands": "keep"}, "allowed: keep with three cards or more in every hand"),
        ({"draft": 1}, {"stands": "pick"}, "allowed: pick with packs of one size and as many picks"),
        ({"quick": 1}, {"seat1.new": ["clock_mage"]}, "allowed: recruit, since quick placing asks for cells"),
    ],
)
def test_stands_of_variants_are_checked(
    rules: Any, options: dict[str, int | str], wanted: dict[str, object], message: str
) -> None:
    state = rules.blank_game(Setup(2, 1, options))
    with pytest.raises(BadFact) as raised:
        rules.set_facts(state, wanted)
    assert message in str(raised.value)
