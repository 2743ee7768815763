"""Names of items, lines for set-up and result, ranks, the pill of a ghost."""

import pytest

from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.words import FROM_COMBAT, MAGIC, PHASE_KEYS, SOURCE_KEYS
from yonder_desktop.wording import words_for
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yro.things import level
from yonder_desktop.wording.yro.words import YroWords


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("card:clock_mage", "Clock Mage"),
        ("hand:clock_mage~2", "Clock Mage"),
        ("new:moss_hooded_ranger", "Moss-Hooded Ranger"),
        ("shadow:boiler_apprentice~3", "Boiler Apprentice"),
        ("cell:0,0", "the place of the first adventurer"),
        ("cell:1,0", "1 to the right of the first adventurer"),
        ("cell:-2,1", "2 to the left and 1 to the front of the first adventurer"),
        ("cell:0,-2", "2 to the back of the first adventurer"),
        ("quest:heavy_purse", "Heavy Purse"),
        ("faction:dragon", "Order of the Dragon Knights"),
        ("profession:leader", "Leader"),
        ("phase:combat", "Combat"),
        ("phase:vp", "Victory points"),
        ("plan", "your plan"),
        ("picks", "your picks"),
        ("hand", "your hand"),
        ("shadow", "the shadow"),
        ("rival", "the shadow"),
        ("seat2", "Bo"),
        ("", ""),
        ("seat", "seat"),
        ("card:nobody", "card:nobody"),
        ("cell:here", "cell:here"),
        ("phase:night", "phase:night"),
        ("moon:full", "moon:full"),
    ],
)
def test_items(words: YroWords, key: str, name: str) -> None:
    assert words.name(key) == name


def test_seats_without_names_are_numbered(rules: YroRules) -> None:
    words = words_for("yro", rules.tables, ["Ada"])
    assert (words.name("seat1"), words.name("seat3")) == ("Ada", "Seat 3")
    words.seat_names = ("A", "B", "C")
    assert words.name("seat3") == "C"


def test_results(words: YroWords) -> None:
    keys = (*SOURCE_KEYS, "start", "lost", "shadow_power")
    lines = [words.score_source(key) for key in keys]
    assert len(set(lines)) == len(keys)
    for key, line in zip(keys, lines, strict=True):
        assert line != key.replace("_", " ").capitalize() or key in ("links", "quests")
    assert words.score_source("a_new_source") == "A new source"
    assert words.tie_break("") == ""
    assert len({words.tie_break(key) for key in ("money", "power", "shared", "shadow")}) == 4


def test_every_setup_option_of_the_rules_has_words(words: YroWords, rules: YroRules) -> None:
    for option in rules.info.options:
        assert words.setup_option(option.key)
        values = [words.setup_value(option.key, value) for value in option.choices]
        assert len(set(values)) == len(values)
        assert not set(values) & {str(value) for value in option.choices}
    assert words.setup_value("colour", "dark_red") == "Dark red"
    assert (words.title(), words.description()[-1], bool(words.length())) == ("YRO", ".", True)


def test_phases_are_told_by_number(words: YroWords) -> None:
    names = [words.phase_name(phase) for phase in range(len(PHASE_KEYS))]
    assert names == ["Draw", "Recruit", "Combat", "Production", "Income", "Victory points"]


@pytest.mark.parametrize(
    ("score", "rank"),
    [
        (0, "Campfire Company"),
        (29, "Campfire Company"),
        (30, "Hired Band"),
        (36, "Hired Band"),
        (37, "Sworn Guild"),
        (43, "Guild of the Realm"),
        (48, "Crown Guild"),
        (57, "Guild of Legend"),
        (58, "Masters of YRO"),
        (63, "Masters of YRO"),
        (64, "A Tale for the Ages"),
        (99, "A Tale for the Ages"),
    ],
)
def test_ranks(words: YroWords, score: int, rank: str) -> None:
    assert words.solo_rank(score, False) == rank
    assert words.solo_rank(score, True) == "Swallowed by the Shadow"


def test_levels(words: YroWords) -> None:
    assert [level(n) for n in range(5)] == ["no level", "Level I", "Level II", "Level III", "Level IV"]
    assert words.names.seat(-1) == "the shadow"


def test_a_sealed_answer_foretells_nothing(words: YroWords) -> None:
    assert words.foretold([Event("locked", 0)], 0) == ""


def test_gains_and_payments_are_added_up(words: YroWords) -> None:
    events = [
        Event("locked", 0),
        Event("revealed", 0, (0,)),
        Event("money_changed", 0, (-3, 2)),
        Event("money_changed", 1, (-3, 2)),
        Event("linked", 0, (1, 4)),
        Event("art_gained", 0, (MAGIC, 3, 10, 9)),
        Event("money_changed", 0, (4, 6)),
        Event("vp_gained", 0, (3, 9, FROM_COMBAT)),
    ]
    pill = plain(words.foretold(events, 0))
    assert pill.split("  ") == ["link Wizard", "+1 Magic", "+1 money", "+3 VP"]
    assert plain(words.foretold(events[:3], 0)) == "−3 money"


def test_the_pill_of_a_real_choice(rules: YroRules, words: YroWords) -> None:
    """With others still to choose nothing is foretold; alone the payment is certain."""
    for seats in (1, 2):
        state = rules.new_game(Setup(seats, 3))
        while (decision := rules.decision(state)) is not None and decision.kind != "recruit":
            rules.apply(state, decision.options[0])
        events: list[Event] = []
        rules.apply(state, decision.options[0], events)
        pill = plain(words.foretold([event for event in events if event.visible_to(0)][:3], 0))
        assert pill == ("+2 money" if seats == 1 else "")
