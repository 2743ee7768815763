"""Own card sets in the data directory: found, checked, taken in, never in the way."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from yonder_desktop.ai.registry import make_bot
from yonder_desktop.ai.selfplay import play_game
from yonder_desktop.core.contract import Setup
from yonder_desktop.games.registry import game_names
from yonder_desktop.storage.card_sets import BadCards, game_of, own_card_sets, take_in
from yonder_desktop.storage.shelf import GameShelf

GAMES = game_names()


@pytest.fixture
def examples(checkout: Path) -> dict[str, Path]:
    """The example of every game."""
    root = checkout / "docs" / "card-sets"
    return {game: next(path for path in (root / game).iterdir() if path.is_dir()) for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_taken_in_and_played(examples: dict[str, Path], tmp_path: Path, game: str) -> None:
    entry = take_in(examples[game], tmp_path, GAMES)
    assert (entry.game, entry.name, entry.problem) == (game, examples[game].name, None)
    shelf = GameShelf(tmp_path)
    boxed = shelf.take(game, entry.name)
    assert boxed.digest == entry.digest != shelf.take(game).digest
    bots = [make_bot("random", game, seat) for seat in range(2)]
    play_game(boxed.rules, Setup(2, 4, {}), bots)


def test_taking_in_twice_keeps_one_and_another_of_that_name_gets_a_number(
    examples: dict[str, Path], tmp_path: Path
) -> None:
    first = take_in(examples["yro"], tmp_path / "cards", GAMES)
    assert take_in(examples["yro"], tmp_path / "cards", GAMES).folder == first.folder
    other = tmp_path / examples["yro"].name
    other.mkdir()
    (other / "quests.toml").write_text('format = 1\nbased_on = "house"\n', encoding="utf-8")
    (other / "readme.md").write_text("Mine.", encoding="utf-8")
    (other / "picture.png").write_bytes(b"no")
    second = take_in(other, tmp_path / "cards", GAMES)
    assert second.name == f"{first.name} 2"
    assert sorted(path.name for path in second.folder.iterdir()) == ["quests.toml", "readme.md"]
    assert [entry.name for entry in own_card_sets(tmp_path / "cards", "yro")] == [first.name, second.name]


def test_a_single_file_becomes_a_set(examples: dict[str, Path], tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    shutil.copyfile(examples["ylandyss"] / "cards.toml", file)
    entry = take_in(file, tmp_path / "data", GAMES)
    assert (entry.game, entry.name) == ("ylandyss", "cards")


def test_a_broken_set_is_explained_and_not_taken_in(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "cards.toml").write_text('format = 1\nbased_on = "house"\n[[card]]\nid = 3\n', encoding="utf-8")
    with pytest.raises(BadCards, match="line") as caught:
        take_in(broken, tmp_path / "cards", GAMES)
    assert caught.value.key == "bad_card_set"
    assert own_card_sets(tmp_path / "cards", "ylandyss") == []
    assert list((tmp_path / "cards" / "ylandyss").iterdir()) == []


def test_what_is_no_card_set_is_refused(tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "a.md").write_text("x", encoding="utf-8")
    with pytest.raises(BadCards) as caught:
        take_in(tmp_path / "photos", tmp_path / "cards", GAMES)
    assert caught.value.key == "no_card_set"
    assert game_of(["a.png"], GAMES) == "" and game_of(["board.toml", "quests.toml"], GAMES) == "yro"


def test_a_broken_set_in_the_folder_is_listed_with_its_problem_beside_the_others(
    examples: dict[str, Path], tmp_path: Path
) -> None:
    shutil.copytree(examples["yonder"], tmp_path / "yonder" / "good")
    for name in ("bad", ".hidden", "house"):
        (tmp_path / "yonder" / name).mkdir()
    (tmp_path / "yonder" / "bad" / "ships.toml").write_text("format = 1\n[[ship", encoding="utf-8")
    found = {entry.name: entry.problem for entry in own_card_sets(tmp_path, "yonder")}
    assert found.keys() == {"bad", "good"} and found["good"] is None
    assert str(found["bad"]).startswith("ships.toml: is not valid TOML")
    assert own_card_sets(tmp_path / "nowhere", "yonder") == []


def test_brackets_without_end_are_told_like_any_other_fault(
    examples: dict[str, Path], tmp_path: Path
) -> None:
    folder = tmp_path / "cards" / "yro" / "deep"
    shutil.copytree(examples["yro"], folder)
    for path in folder.glob("*.toml"):
        path.write_text(path.read_text("utf-8") + "\n[deep]\nx = " + "[" * 5000, "utf-8")
    [entry] = own_card_sets(tmp_path / "cards", "yro")
    assert entry.problem is not None and "not closed at the end" in str(entry.problem)


def test_a_set_that_is_changed_on_the_disk_is_read_anew(examples: dict[str, Path], tmp_path: Path) -> None:
    folder = tmp_path / "yro" / "mine"
    shutil.copytree(examples["yro"], folder)
    shelf = GameShelf(tmp_path)
    before = shelf.take("yro", "mine")
    assert shelf.take("yro", "mine") is before
    with (folder / "adventurers.toml").open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert shelf.take("yro", "mine").digest != before.digest
