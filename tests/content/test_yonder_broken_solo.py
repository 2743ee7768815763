"""Broken solo files: the message names file, card and field, and says what is wrong."""

import re
import shutil
from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.content import load_card_set
from yonder_desktop.content.errors import BadCardSet

SOLO = "solo.toml"

# what stands there, what is put in its place (the first time after the anchor), words of the message
BROKEN = [
    ("format = 1", "format = 1", "format = 2", "solo.toml, field 'format': must be 1, not 2"),
    ("format = 1", "format = 1", "format = 1\nmood = 3", "field 'mood': does not belong here"),
    ("[setup]", "[setup]", "[set_up]", "solo.toml, field 'set_up': does not belong here"),
    ("[setup]", 'board_side = "solo"', 'board_side = "two"', "[setup], field 'board_side': must be one of"),
    ("[setup]", "deck_size = 8", "deck_size = 9", "[setup], field 'deck_size': must be one of 8, not 9"),
    ("[setup]", "dealt = 2", "dealt = 3", "[setup], field 'your_cards_dealt': must be one of 2"),
    ("[setup]", "favour = 0", "favour = 1", "[setup], field 'olos_start.favour': must be one of 0, not 1"),
    ("[setup]", "camp = 0", "tent = 0", "[setup], field 'olos_start.camp': is missing"),
    ("[setup]", '"elven_swingers"', '"elven_singers"', "there is no building 'elven_singers'"),
    ("[setup]", '"elven_swingers"', '"quarry"', "'removed_buildings': 'quarry' cannot be removed"),
    ("[setup]", '"elven_swingers"', '"headquarters"', "'headquarters' cannot be removed"),
    ("[setup]", '"elven_swingers"', '"butcher_shop"', "'butcher_shop' stands there more than once"),
    ("[setup]", "[2, 4]", "[2]", "'first_player_rounds': you and olos together must name each round"),
    ("[setup]", "[2, 4]", "[3, 4]", "'first_player_rounds': you and olos together must name each round"),
    ("[setup]", "[2, 4]", "[2, 6]", "'first_player_rounds.olos[2]': must be 5 or less, not 6"),
    ("[setup]", 'source = "house"', 'source = "guess"', "[setup], field 'source': 'guess' does not say where"),
    ("[scoring]", "ship = 2", "ship = -2", "[scoring], field 'gold_per_ship': must be 0 or more, not -2"),
    ("[scoring]", 'tie = "olos"', 'tie = "you"', "[scoring], field 'tie': must be one of 'olos', not 'you'"),
    ("[scoring]", "[scoring]", "[score]", "field 'score': does not belong here"),
    ("[rules]", "1 + ships // 2", "1 + ships", "[rules], field 'deliveries': must be one of"),
    ("[rules]", "ship_gold = 2", 'ship_gold = "2"', "'seize_without_ship_gold': must be a whole number"),
    ("[rules]", 'ogre = "goblin"', 'ogre = "elf"', "field 'worker_substitute.ogre': must be one of 'goblin'"),
    ("[rules]", "[1, 2, 3]", "[1, 2]", "'lock_up_ship_rounds': must be [1, 2, 3], the rounds in which"),
    ("[rules]", ', "shipwright"]', "]", "[rules], field 'spot_order': lacks 'shipwright'"),
    ("[rules]", '"shipwright"]', '"harbour"]', "'spot_order': 'harbour' is no city spot open for one player"),
    ("[rules]", '"shipwright"]', '"builders"]', "'spot_order': 'builders' stands there more than once"),
    ("[[level]]", "level = 1", "level = 2", "solo.toml, field 'level': needs the tables [[level]] with level"),
    ("[[level]]", "level = 1", "level = 4", "level '4', field 'level': must be 3 or less, not 4"),
    ("level = 2", "[4, 5, 6, 7, 8]", "[4, 5, 6, 7]", "level '2', field 'cards_per_round'"),
    ("level = 2", "[4, 5, 6, 7, 8]", "[4, 5, 6, 7, 9]", "'cards_per_round[5]': must be 8 or less, not 9"),
    ("level = 2", "[4, 5, 6, 7, 8]", "[0, 5, 6, 7, 8]", "'cards_per_round[1]': must be 1 or more, not 0"),
    ("level = 3", "start_gold = 5", "start_gold = -5", "level '3', field 'start_gold': must be 0 or more"),
    ("level = 3", 'name = "Furious"\n', "", "level '3', field 'name': is missing; add it"),
    ('id = "early_birds"', 'kind = "occupy"', 'kind = "rob"', "card 'early_birds', field 'kind': must be one of"),
    ('id = "early_birds"', "first =", "frist =", "card 'early_birds', field 'frist': does not belong here"),
    ('id = "early_birds"', "first =", "slot = 1 #", "card 'early_birds': a card of kind 'occupy' needs first"),
    ('id = "early_birds"', '"city_gates"', '"gates"', "card 'early_birds', field 'first': 'gates' is no city spot"),
    ('id = "early_birds"', '"city_gates"', '"architect"', "'first': 'architect' stands there more than once"),
    ('id = "early_birds"', '"grain_spot"', '"camp"', "card 'early_birds', field 'second': 'camp' is no city spot"),
    ('id = "silver_tongue"', "slot = 1", "slot = 5", "card 'silver_tongue', field 'slot': is 5, but there are 4"),
    ('id = "boarding_hooks"', "slot = 2", "slot = 0", "card 'boarding_hooks', field 'slot': must be 1 or more"),
    ('id = "boarding_hooks"', "slot = 2", "slot = 2\nworker = \"elf\"", "a card of kind 'seize' has no worker"),
    ('id = "boarding_hooks"', "boarding_hooks", "brawlers", "card 'brawlers', field 'id': is used by two cards"),
    ('id = "brawlers"', 'worker = "ogre"', 'worker = "troll"', "card 'brawlers', field 'worker': must be one of"),
    ('id = "brawlers"', 'order = "headquarters_first"\n', "", "a card of kind 'trouble' needs order; add it"),
    ('id = "brawlers"', "headquarters_first", "oldest", "card 'brawlers', field 'order': must be one of"),
    ('id = "brawlers"', 'source = "house"', "", "card 'brawlers', field 'source': is missing"),
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "mine"
    shutil.copytree(resource_path("cards", "yonder"), copy)
    return copy


def spoil(path: Path, anchor: str, old: str, new: str) -> None:
    """Replace the first `old` from the line on that begins with `anchor`."""
    text = path.read_text(encoding="utf-8")
    start = 0 if text.startswith(anchor) else text.index("\n" + anchor)
    where = text.index(old, start)
    path.write_text(text[:where] + new + text[where + len(old) :], encoding="utf-8")


def problem(folder: Path) -> BadCardSet:
    with pytest.raises(BadCardSet) as caught:
        load_card_set("yonder", folder)
    return caught.value


@pytest.mark.parametrize(("anchor", "old", "new", "message"), BROKEN)
def test_broken_solo_file(folder: Path, anchor: str, old: str, new: str, message: str) -> None:
    spoil(folder / SOLO, anchor, old, new)
    found = problem(folder)
    assert found.file == SOLO
    assert str(found).startswith(SOLO)
    assert message in re.sub(r", line \d+", "", str(found))


def test_a_deck_of_seven(folder: Path) -> None:
    text = (folder / SOLO).read_text(encoding="utf-8")
    (folder / SOLO).write_text(text[: text.rindex("[[card]]")], encoding="utf-8")
    assert "the deck needs 8 tables [[card]], not 7" in str(problem(folder))


def test_too_many_buildings_removed(folder: Path) -> None:
    more = (
        '"dwarven_mine", "sandcakery", "elven_bakery", "ogre_peddler", "goblin_brewery", "elven_recruiters"'
    )
    spoil(folder / SOLO, "[setup]", '"elven_swingers"', f'"elven_swingers", {more}')
    found = problem(folder)
    assert "field 'removed_buildings': leaves" in str(found)
    assert "plain B cards, but a solo game needs" in str(found)


def test_a_spot_that_is_closed_for_one_player(folder: Path) -> None:
    spoil(folder / "board.toml", 'id = "shipwright"', "solo = 1", "solo = 0")
    assert "'shipwright' is no city spot open for one player" in str(problem(folder))


def test_there_must_be_an_audience_chamber_to_climb_at(folder: Path) -> None:
    for file in ("board.toml", SOLO):
        text = (folder / file).read_text(encoding="utf-8")
        (folder / file).write_text(text.replace('"audience_chamber"', '"hall"'), encoding="utf-8")
    found = problem(folder)
    assert (found.file, found.field) == (SOLO, "audience_chamber")
    assert "'audience_chamber' is no city spot open for one player" in str(found)


def test_rounds_with_a_ship_follow_the_board(folder: Path) -> None:
    spoil(folder / "board.toml", "round = 3", "ship_when_locking_up = true", "ship_when_locking_up = false")
    found = problem(folder)
    assert (found.file, found.field) == (SOLO, "lock_up_ship_rounds")
    assert "must be [1, 2]" in str(found)


def test_an_empty_solo_file(folder: Path) -> None:
    (folder / SOLO).write_text("", encoding="utf-8")
    assert "solo.toml, field 'format': is missing; write format = 1" in str(problem(folder))
