"""Names of items, and lines for set-up and result."""

from copy import copy

import pytest

from yonder_desktop.games.yonder.designs import CardSet
from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.wording import words_for
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yonder.words import YonderWords


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("worker:elf", "elf"),
        ("stock:ogre", "ogre"),
        ("arcana", "arcana"),
        ("ship:argo", "Argo"),
        ("harbour:davos", "Davos"),
        ("hand:castle", "Castle"),
        ("display:quarry~2", "Quarry"),
        ("card:headquarters~2", "headquarters of Bo"),
        ("spot:wood_spot.2", "Wood"),
        ("spot:headquarters", "headquarters of Ada"),
        ("upper:upper_4_top", "Three fish"),
        ("envoy:grass_dwarves~2", "Grass Dwarves"),
        ("favour:8", "Free building"),
        ("order:early_birds", "Early Birds"),
        ("order:late_birds", "order:late_birds"),
        ("level:3", "Furious"),
        ("level:4", "level:4"),
        ("olos", "Captain Olos"),
        ("seat2", "Bo"),
        ("piece:ogre@quarry", "ogre on Quarry"),
        ("piece:ogre@elven_recruiters", "ogre on Elven Recruiters"),
        ("settlement", "your settlement"),
        ("lock_up", "Lock up"),
        ("", ""),
        ("spot:nowhere", "spot:nowhere"),
        ("worker:dragon", "worker:dragon"),
        ("piece:dragon@quarry", "piece:dragon@quarry"),
        ("favour:9", "favour:9"),
        ("moon:full", "moon:full"),
    ],
)
def test_items(words: YonderWords, key: str, name: str) -> None:
    assert words.name(key) == name


def test_a_set_without_solo_rules_names_none_of_it(card_set: CardSet) -> None:
    smaller = copy(card_set)
    smaller.solo = None
    words = YonderWords(Tables(smaller))
    assert words.name("order:early_birds") == "order:early_birds"
    assert words.setup_value("level", 2) == "2"
    assert words.rulings("olos") == words.rulings("order:early_birds") == []


def test_seats_without_names_are_numbered(rules: YonderRules) -> None:
    words = words_for("yonder", rules.tables, ["Ada"])
    assert words.name("spot:headquarters") == "headquarters of Ada"
    assert words.name("spot:headquarters~3") == "headquarters of Seat 3"
    words.seat_names = ("A", "B", "C")
    assert words.name("spot:headquarters~3") == "headquarters of C"


def test_results(words: YonderWords) -> None:
    from yonder_desktop.games.yonder.words import SOURCE_KEYS

    lines = [words.score_source(key) for key in SOURCE_KEYS]
    assert len(set(lines)) == len(SOURCE_KEYS)
    assert plain(words.score_source("building:castle")) == "Castle"
    assert plain(words.score_source("a_new_source")) == "A new source"
    assert words.tie_break("") == ""
    assert all(words.tie_break(key) for key in ("arcana", "buildings", "shared", "olos"))
    of_olos = [words.score_source(f"olos_{key}") for key in ("gold", "ships", "envoys", "favour")]
    assert of_olos == ["Gold of Olos", "His ships", "Envoys in his camp", "His space on the favour track"]


@pytest.mark.parametrize(
    ("key", "name", "values"),
    [
        ("ventures", "Expansion Ventures", {0: "without", 1: "with"}),
        ("start_ships", "Starting ships", {"dealt": "dealt at random", "chosen": "chosen in turn"}),
        ("level", "Level of Captain Olos", {1: "Calm", 2: "Stern", 3: "Furious"}),
    ],
)
def test_setup_options(words: YonderWords, key: str, name: str, values: dict[int | str, str]) -> None:
    assert words.setup_option(key) == name
    assert {value: words.setup_value(key, value) for value in values} == values


def test_every_setup_option_of_the_rules_has_words(words: YonderWords, rules: YonderRules) -> None:
    for option in rules.info.options:
        assert words.setup_option(option.key) != option.key.replace("_", " ").capitalize()
        for value in option.choices:
            assert words.setup_value(option.key, value).lower() != str(value).replace("_", " ")


def test_setup_words_are_total(words: YonderWords) -> None:
    assert words.setup_option("solo_level") == "Solo level"
    assert words.setup_value("solo_level", 2) == "2"
    assert words.setup_value("colour", "dark_red") == "Dark red"
    assert words.title() == "Yonder"
    assert words.description().endswith(".")
    assert words.length()


def test_unknown_games() -> None:
    with pytest.raises(ModuleNotFoundError):
        words_for("chess", None)
