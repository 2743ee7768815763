"""Names of items, and lines for set-up and result."""

import pytest

from yonder_desktop.games.yonder.rules import YonderRules
from yonder_desktop.wording import words_for
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yonder import YonderWords


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
    assert all(words.tie_break(key) for key in ("arcana", "buildings", "shared"))


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
