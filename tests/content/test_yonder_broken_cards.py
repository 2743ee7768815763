"""Broken card files: the message names file, card and field, and says what is wrong."""

import re
import shutil
from pathlib import Path

import pytest

from tests.marked_words import unmarked
from yonder_desktop.assets import resource_path
from yonder_desktop.content import load_card_set
from yonder_desktop.content.errors import BadCardSet

B, E, S, T = "buildings.toml", "envoys.toml", "ships.toml", "board.toml"

# file, what stands there, what is put in its place (the first time after the anchor), words of the message
BROKEN = [
    (
        B,
        'id = "camp"',
        "copies = 1",
        'copies = "one"',
        "building 'camp', field 'copies': must be a whole number, not 'one'",
    ),
    (
        B,
        'id = "camp"',
        "copies = 1",
        "copies = 0",
        "building 'camp', field 'copies': must be 1 or more, not 0",
    ),
    (B, 'id = "camp"', "copies = 1", "copies = true", "field 'copies': must be a whole number, not true"),
    (B, 'id = "camp"', "copies = 1\n", "", "building 'camp', field 'copies': is missing; add it"),
    (B, 'id = "camp"', "copies", "copeis", "building 'camp', field 'copies': is missing"),
    (B, 'id = "camp"', "copies = 1", "copies = 1\nglow = 3", "field 'glow': does not belong here"),
    (
        B,
        'id = "camp"',
        'letter = "A"',
        'letter = "D"',
        "field 'letter': must be one of 'HQ', 'A', 'B', 'C'",
    ),
    (B, 'id = "camp"', "hay = 1", "hay = -1", "building 'camp', field 'cost.hay': must be 0 or more, not -1"),
    (B, 'id = "camp"', "hay = 1", "straw = 1", "field 'cost.straw': does not belong here"),
    (
        B,
        'id = "camp"',
        '"gain_any"',
        '"gian_any"',
        "field 'effect[1]': op = 'gian_any' is unknown; use one of 'gain'",
    ),
    (B, 'id = "camp"', 'op = "gain_any", ', "", "field 'effect[1]': has no key 'op'"),
    (
        B,
        'id = "camp"',
        'class = "resource"',
        'class = "jewel"',
        "field 'effect[1].class': must be one of 'resource'",
    ),
    (
        B,
        'id = "camp"',
        "dwarf_icon = false",
        'dwarf_icon = "no"',
        "'dwarf_icon': must be true or false, not 'no'",
    ),
    (
        B,
        'id = "camp"',
        'id = "camp"',
        'id = "The Camp"',
        "field 'id': must be lower-case letters, digits and _",
    ),
    (B, 'id = "camp"', 'id = "camp"', "", "building number 2, field 'id': is missing"),
    (
        B,
        'id = "camp"',
        'id = "camp"',
        'id = "quarry"',
        "building 'quarry', field 'id': is used already in buildings.toml",
    ),
    (B, 'id = "camp"', 'id = "camp"', 'id = "builders"', "field 'id': is used already in board.toml"),
    (
        B,
        'id = "camp"',
        'kind = "spot"',
        'kind = "ongoing"',
        "building 'camp': a card of kind 'ongoing' needs trigger",
    ),
    (
        B,
        'id = "camp"',
        "worker_spots = 2",
        "worker_spots = 0",
        "building 'camp': a card of kind 'spot' needs worker_spots",
    ),
    (B, 'id = "camp"', 'cost = "house"', 'cost = "guess"', "field 'source.cost': 'guess' does not say where"),
    (
        B,
        'id = "camp"',
        'cost = "house"',
        'cost = "derived"',
        "field 'source.cost': 'derived' does not say where",
    ),
    (B, 'id = "camp"', "white_copies = 0", "white_copies = 2", "white_copies = 2 is more than copies = 1"),
    (B, 'id = "quarry"', "white_copies = 1", "white_copies = 0", "the set has 5 white cards"),
    (B, 'id = "camp"', "copies = 1", "copies = 0x", "buildings.toml: is not valid TOML"),
    (B, 'id = "castle"', "copies = 1", "copies = 1\nventures = true", "buildings.toml: is not valid TOML"),
    (
        B,
        'id = "headquarters"',
        "copies = 4",
        "copies = 3",
        "building 'headquarters', field 'copies': the headquarters needs",
    ),
    (
        B,
        'id = "headquarters"',
        'letter = "HQ"',
        'letter = "A"',
        "field 'letter': needs exactly one card with letter = 'HQ'",
    ),
    (
        B,
        'id = "goblin_inn"',
        "pay = { fish = 1 }, ",
        "",
        "'effect[1]': a trade needs exactly one of pay, give and stash",
    ),
    (B, 'id = "goblin_inn"', "fish = 1 }, gain", "fish = 0 }, gain", "'effect[1]': pay names nothing"),
    (B, 'id = "goblin_inn"', 'type = "goblin"', 'type = "gnome"', "field 'effect[1].gain[1].type': must be"),
    (B, 'id = "goblin_inn"', "max = 1", "max = 0", "field 'effect[1].max': must be 1 or more"),
    (B, 'id = "cattle_ranch"', "meat = 1 }]", "meat = 0 }]", "field 'effect[1]': gains nothing"),
    (
        B,
        'id = "camp"',
        'op = "gain_any", class = "resource", n = 1',
        'op = "gain_discounted"',
        "gain_discounted works with",
    ),
    (B, 'id = "elven_recruiters"', ', onto = "other_kind"', "", "hold_worker needs a trigger"),
    (
        B,
        'id = "elven_swingers"',
        'worker = "elf"',
        'worker = "imp"',
        "field 'trigger.worker': must be one of",
    ),
    (
        B,
        'id = "elven_swingers"',
        'on = "place"',
        'on = "sneeze"',
        "field 'trigger': on = 'sneeze' is unknown",
    ),
    (
        B,
        'id = "sandcakery"',
        'on = "feed"',
        'on = "lock_up"',
        "the modifier food_value works with on = 'feed'",
    ),
    (B, 'id = "sandcakery"', "value = 2", 'value = "two"', "field 'modifier.value': must be a whole number"),
    (
        B,
        'id = "castle"',
        "flat = 12",
        'flat = 12, per = "ship"',
        "field 'score': a score needs exactly one of",
    ),
    (B, 'id = "crypt"', ", each = 2", "", "field 'score': a score with per needs each"),
    (
        B,
        'id = "ore_smelter"',
        "[8, 15]",
        "[8, 5]",
        "field 'score': the amounts and the gold of steps must rise",
    ),
    (B, 'id = "goblin_brewery"', "copies = 1", "copies = 1\nname = 3", "buildings.toml: is not valid TOML"),
    (
        E,
        'id = "greedy_dwarves"',
        "ventures = false",
        "ventures = true",
        "envoys.toml: the set has too few B envoy cards without the expansion: 7",
    ),
    (
        E,
        'id = "greedy_dwarves"',
        "deliveries_max = 2",
        "deliveries_max = 0",
        "field 'deliveries_max': must be 1 or more",
    ),
    (E, 'id = "greedy_dwarves"', "ore = 2, wood = 1", "", "envoy 'greedy_dwarves': cost names nothing"),
    (
        E,
        'id = "ogre_monks"',
        '"draw", n = 1',
        '"coin", n = 1',
        "envoy 'ogre_monks': a coin lies on a building",
    ),
    (
        E,
        'id = "ogre_monks"',
        '"ogre_monks"',
        '"greedy_dwarves"',
        "envoy 'greedy_dwarves', field 'id': is used already",
    ),
    (S, 'id = "argo"', 'colour = "yellow"\n', "", "ship 'argo': starting ships have a colour"),
    (
        S,
        'id = "argo"',
        "yellow",
        "blue",
        "ships.toml, field 'colour': two starting ships have the same colour",
    ),
    (
        S,
        'id = "argo"',
        "dwarf = 1",
        "dwarves = 1",
        "ship 'argo', field 'cargo.dwarves': does not belong here",
    ),
    (S, 'id = "argo"', "n = 1 }] }", "n = 0 }] }", "field 'ability.effect[1]': n = 0 gold does nothing"),
    (S, 'id = "argo"', 'group = "starting"', 'group = "large"', "field 'group': must be one of"),
    (S, 'id = "dobby"', "pay = { goblin = 1 }", "pay = {}", "'ability.modifier': pay needs exactly one of"),
    (S, 'id = "dobby"', 'on = "delivery"', 'on = "fulfil"', "alternative_cost works with on = 'delivery'"),
    (
        S,
        'id = "gemini"',
        ', of = "own_starting_ship"',
        "",
        "on = 'copy' and of = 'own_starting_ship' belong together",
    ),
    (S, 'id = "scrooge"', ", deliveries = 1", "", "a discount needs either once_per"),
    (T, "[setup]", "rounds = 5", "rounds = 6", "board.toml, [setup], field 'rounds': must be one of 5"),
    (T, "[setup]", "envoy_slots = 4", "envoy_slots = 5", "round '1', field 'envoys': is 4, but"),
    (T, "[setup]", '"A", "A", "A", "B"', '"A", "A", "B", "B"', "[setup], field 'building_stack'"),
    (T, "[setup]", "wood = 1", "gold = 1", "[setup], field 'start_goods.gold': does not belong here"),
    (T, "[limits]", "dwarf = 16", "dwarf = 0", "[limits], field 'dwarf': must be 1 or more, not 0"),
    (T, "[market]", "[2, 3, 3, 3, 4]", "[2, 3, 3, 4, 4]", "round '4', field 'market': is 3, but"),
    (T, "[penalties]", "gold_floor = 0", "gold_floor = -10", "[penalties], field 'gold_floor': must be"),
    (T, "[gold_track]", "start = 0", "start = 5", "[gold_track], field 'start': must equal start_gold = 0"),
    (T, "[gold_track]", "[gold_track]\n", "[golden_track]\n", "board.toml"),
    (T, "[favour_track]", "spaces = 8", "spaces = 9", "[favour_track], field 'spaces': needs the tables"),
    (T, 'id = "builders"', "three = 2", "three = 0", "city_spot 'builders', field 'spots': more players"),
    (
        T,
        'id = "builders"',
        "pay = true",
        "pay = 3",
        "city_spot 'builders', field 'reward[1].pay': must be true or false",
    ),
    (T, 'id = "upper_3_top"', 'row = "top"', 'row = "bottom"', "upper_city, field 'row': link 3 needs"),
    (T, "space = 5", "space = 5", "space = 4", "[favour_track], field 'spaces'"),
    (T, "round = 2", "harbour_ships = 4", "harbour_ships = 3", "round '2', field 'harbour_ships': is 3, but"),
    (T, "# Yonder", "format = 1", "format = 7", "board.toml, field 'format': must be 1, not 7"),
    (
        T,
        "# Yonder",
        "format = 1",
        "format = 1\nweather = 3",
        "board.toml, field 'weather': does not belong here",
    ),
    (
        B,
        'id = "sandcakery"',
        "value = 2",
        "value = 3",
        "building 'sandcakery', field 'modifier.value': is 3, but one ore feeds one ogre, which needs 2",
    ),
    (
        B,
        'id = "sandcakery"',
        'only_for = "ogre"',
        'only_for = "dwarf"',
        "field 'modifier.only_for': must be one of 'ogre', not 'dwarf'",
    ),
    (
        B,
        'id = "camp"',
        'op = "gain_any", ',
        'op = "gain_any", optional = true, ',
        "building 'camp', field 'effect[1]': the step gain_any is never declined (R45); take optional out",
    ),
    (
        B,
        'id = "smokehouse"',
        "first = 4",
        "first = 4, optional = true",
        "field 'modifier': the modifier fish_price is never declined (R45); take optional out",
    ),
    (
        S,
        'id = "cirdan"',
        "optional = true } }",
        "optional = true }, optional = true }",
        "ship 'cirdan', field 'ability': the rules let nobody decline this ability (R45); take its optional out",
    ),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "mine"
    shutil.copytree(resource_path("cards", "yonder"), copy)
    return copy


def spoil(path: Path, anchor: str, old: str, new: str) -> None:
    """Replace the first `old` from `anchor` on."""
    text = path.read_text(encoding="utf-8")
    start = text.index(anchor)
    where = text.index(old, start)
    path.write_text(text[:where] + new + text[where + len(old) :], encoding="utf-8")


@pytest.mark.parametrize(("file", "anchor", "old", "new", "message"), BROKEN)
def test_broken_card(folder: Path, file: str, anchor: str, old: str, new: str, message: str) -> None:
    spoil(folder / file, anchor, old, new)
    with pytest.raises(BadCardSet) as caught:
        load_card_set("yonder", folder)
    assert caught.value.file == file
    assert str(caught.value).startswith(file)
    assert message in re.sub(r", line \d+", "", str(caught.value))
    assert unmarked(caught.value, (folder / file).read_text(encoding="utf-8")) == []


def test_too_few_ships(folder: Path) -> None:
    text = (folder / S).read_text(encoding="utf-8").replace('group = "base"', 'group = "ventures"', 5)
    (folder / S).write_text(text, encoding="utf-8")
    with pytest.raises(BadCardSet, match="the set has too few base ships: 11, but a game needs 12; add 1"):
        load_card_set("yonder", folder)


def test_a_missing_file_is_that_of_the_house_set(folder: Path) -> None:
    (folder / "ships.toml").unlink()
    assert load_card_set("yonder", folder).digest == load_card_set("yonder").digest


def test_a_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(BadCardSet, match="there is no file of a card set"):
        load_card_set("yonder", tmp_path / "nowhere")


def test_a_file_in_another_encoding(folder: Path) -> None:
    (folder / "envoys.toml").write_bytes("# Botschafter für König".encode("latin-1"))
    with pytest.raises(BadCardSet, match=r"envoys\.toml: the file is not text in UTF-8"):
        load_card_set("yonder", folder)


def test_an_empty_file(folder: Path) -> None:
    (folder / "envoys.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadCardSet, match=r"envoys\.toml, field 'format': is missing; write format = 1"):
        load_card_set("yonder", folder)


def test_syntax_errors_name_the_line(folder: Path) -> None:
    spoil(folder / B, 'id = "camp"', 'name = "Camp"', "name = Camp")
    with pytest.raises(
        BadCardSet, match=r"buildings\.toml: is not valid TOML: .*line \d+.*correct that line"
    ):
        load_card_set("yonder", folder)


def test_several_problems_of_a_card_are_told_together(folder: Path) -> None:
    spoil(folder / B, 'id = "camp"', "copies = 1", 'copies = "x"\ncolour = "red"')
    spoil(folder / B, 'id = "camp"', "hay = 1", "hay = -4")
    with pytest.raises(BadCardSet) as caught:
        load_card_set("yonder", folder)
    assert len(str(caught.value).splitlines()) == 3
    assert (caught.value.card, caught.value.field) == ("building 'camp'", "copies")
