"""Card sets that change the house set, and the examples of the handbook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from yonder_desktop.content import file_names, load_card_set
from yonder_desktop.content.changes import CHANGED
from yonder_desktop.content.errors import BadCardSet, line_number
from yonder_desktop.games.registry import game_names

HEAD = 'format = 1\nbased_on = "house"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "mine"
    made.mkdir()
    return made


def put(folder: Path, name: str, text: str, head: str = HEAD) -> None:
    (folder / name).write_text(head + text, encoding="utf-8")


def told(thing: Any) -> Any:
    """A design with all that is in it, to be compared."""
    if isinstance(thing, list | tuple):
        return [told(part) for part in thing]
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: told(getattr(thing, name)) for name in names} if names else thing


def test_a_changed_card_keeps_what_is_not_said_and_says_where_its_numbers_are_from(folder: Path) -> None:
    put(folder, "buildings.toml", '[[building]]\nid = "quarry"\ncost = { ore = 2 }\n')
    house, own = (
        {card.id: card for card in load_card_set("yonder", where).buildings} for where in (None, folder)
    )
    assert own.keys() == house.keys()
    assert own["quarry"].cost[1] == 2 and told(own["quarry"].effect) == told(house["quarry"].effect)
    assert set(own["quarry"].sources.values()) == {CHANGED}
    assert [id for id in house if told(own[id]) != told(house[id])] == ["quarry"]


def test_files_that_are_not_there_are_those_of_the_house_set(folder: Path) -> None:
    put(folder, "ships.toml", '[[ship]]\nid = "argo"\nname = "Argosy"\n')
    house, own = load_card_set("yonder"), load_card_set("yonder", folder)
    for part in ("buildings", "envoys", "board", "solo"):
        assert told(getattr(own, part)) == told(getattr(house, part))
    assert own.ships[0].name == "Argosy" and own.digest != house.digest


def test_an_empty_change_is_the_house_set_under_another_digest(folder: Path) -> None:
    for game in game_names():
        for name in file_names(game):
            put(folder, name, "")
        assert load_card_set(game, folder).digest != load_card_set(game).digest
        for name in file_names(game):
            (folder / name).unlink()


def test_tables_are_laid_over_key_by_key(folder: Path) -> None:
    put(folder, "setup.toml", "[hand]\nsize = 6\n")
    house, own = load_card_set("ylandyss"), load_card_set("ylandyss", folder)
    assert own.board.hand == 6 and told(own.cards) == told(house.cards)


WRONG = [
    ("ylandyss", "cards.toml", 'without = ["nobody"]\n', r"line 3, field 'without': 'nobody' is not in the house set"),
    ("ylandyss", "cards.toml", "without = 3\n", "must be a list of ids"),
    ("ylandyss", "cards.toml", 'without = ["stun"]\n', "the copies of all cards are 140"),
    ("yro", "adventurers.toml", '[[card]]\nid = "clock_mage"\ncost = 12\n',
     r"adventurers\.toml, line 5, card 'clock_mage', field 'cost': must be 7 or less"),
    ("yro", "adventurers.toml", '\n[[card]]\nid = "newcomer"\nname = "Newcomer"\n',
     r"adventurers\.toml, line 4, card 'newcomer', field 'faction': is missing; add it"),
    ("yonder", "board.toml", "[food]\nbread = 2\n", r"line 4, \[food\], field 'bread': does not belong here"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "file", "text", "message"), WRONG)
def test_what_is_wrong_is_told_with_its_line(
    folder: Path, game: str, file: str, text: str, message: str
) -> None:
    put(folder, file, text)
    with pytest.raises(BadCardSet, match=message):
        load_card_set(game, folder)


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ('format = 1\nbased_on = "mine"\n', """must be "house", not 'mine'"""),
        ('format = 1\nwithout = ["stun"]\n', 'needs based_on = "house"'),
        ('based_on = "house"\nformat = 4\n', r"line 2, field 'format': must be 1, not 4"),
        ("format = \n", "is not valid TOML.*line 1"),
    ],
)
def test_a_wrong_head_is_told(folder: Path, head: str, message: str) -> None:
    put(folder, "cards.toml", "", head)
    with pytest.raises(BadCardSet, match=message):
        load_card_set("ylandyss", folder)


def test_a_mistyped_file_is_told_and_an_empty_folder_too(folder: Path) -> None:
    with pytest.raises(
        BadCardSet, match=r"no file of a card set; put at least one of cards\.toml, setup\.toml"
    ):
        load_card_set("ylandyss", folder)
    put(folder, "cards.toml", "")
    put(folder, "setups.toml", "")
    with pytest.raises(BadCardSet, match=r"setups\.toml: is no file of such a card set; its files are"):
        load_card_set("ylandyss", folder)


def test_lines_are_found_in_every_kind_of_table(tmp_path: Path) -> None:
    path = tmp_path / "some.toml"
    path.write_text(
        'format = 1\n[food]\ngrain = 1\n[[card]]\nid = "a"\ncost = 1\n[card.source]\nall = "house"\n'
        '[[card]]\nname = "b"\n[[round]]\nround = 2\ngold = 3\n',
        encoding="utf-8",
    )
    assert line_number(path, "", "format") == 1
    assert line_number(path, "[food]", "grain") == 3 and line_number(path, "[food]", "hay") == 2
    assert line_number(path, "card 'a'", "cost") == 6 and line_number(path, "card 'a'", "power") == 4
    assert line_number(path, "card number 2", "name") == 10
    assert line_number(path, "round '2'", "gold[1]") == 13
    assert line_number(path, "card 'c'", "cost") == 0 and line_number(tmp_path / "none", "", "x") == 0


@pytest.mark.parametrize("game", game_names())
def test_the_example_of_every_game_can_be_used(checkout: Path, game: str) -> None:
    folders = [path for path in (checkout / "docs" / "card-sets" / game).iterdir() if path.is_dir()]
    assert folders
    handbook = (checkout / "docs" / "card-sets.md").read_text(encoding="utf-8")
    for folder in folders:
        assert load_card_set(game, folder).digest != load_card_set(game).digest
        assert f"card-sets/{game}/{folder.name}" in handbook
    assert all(f"`{name}`" in handbook for name in file_names(game))
