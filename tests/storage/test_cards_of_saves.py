"""A save opens whatever has become of its card set: with the copy that was kept, or at its position."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.records import digest
from yonder_desktop.storage.documents import SeatRecord, read_document
from yonder_desktop.storage.loading import LoadedGame, load
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import COPIES, GameShelf
from yonder_desktop.timeline import History
from yonder_desktop.wording.problems import notice_line, problem_lines

GAMES = ("yonder", "yro", "ylandyss")
SEATS = [SeatRecord(name="Mira", colour="yellow"), SeatRecord(name="Bo", colour="blue")]


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A folder with a set of each game, like that of the house but not the same."""
    for game in GAMES:
        shutil.copytree(resource_path("cards", game), tmp_path / "cards" / game / "mine")
        change(tmp_path / "cards", game, "one")
    return tmp_path / "cards"


def change(cards: Path, game: str, word: str) -> None:
    """Another set, though nothing in it plays otherwise."""
    path = sorted((cards / game / "mine").glob("*.toml"))[0]
    path.write_text(path.read_text("utf-8") + f"\n# {word}\n", "utf-8")


def played(cards: Path, game: str, path: Path, card_set: str = "mine") -> LoadedGame:
    """The save of a game after some choices."""
    boxed = GameShelf(cards).take(game, card_set)
    setup = Setup(2, 4)
    history = History(boxed.rules, boxed.rules.new_game(setup), [0])
    for _ in range(9):
        decision = history.decision()
        assert decision is not None
        history.choose(boxed.rules.token(history.state, decision.options[-1]))
    save_game(path, make_document(boxed, history, setup, SEATS))
    return load(path, GameShelf(cards))


def keys(game: LoadedGame) -> list[str]:
    return [notice.key for notice in game.notices]


def position(game: LoadedGame) -> str:
    return digest(game.rules.to_record(game.history.state))


def told(game: LoadedGame) -> str:
    return " ".join(notice_line(notice.key, notice.facts) for notice in game.notices)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", ["changed", "gone", "broken"])
def test_a_game_goes_on_with_the_copy_of_its_cards(cards: Path, tmp_path: Path, game: str, what: str) -> None:
    before = played(cards, game, tmp_path / "a.json")
    assert keys(before) == [] and before.is_whole
    folder = cards / game / "mine"
    if what == "changed":
        change(cards, game, "two")
    elif what == "gone":
        shutil.rmtree(folder)
    else:
        sorted(folder.glob("*.toml"))[0].write_text("[[", "utf-8")
    again = load(tmp_path / "a.json", GameShelf(cards))
    assert keys(again) == ["cards_kept"] and "“mine”" in told(again)
    assert again.is_whole and again.history.can_undo() and position(again) == position(before)
    save_game(tmp_path / "b.json", make_document(again.boxed, again.history, again.setup, SEATS))
    third = load(tmp_path / "b.json", GameShelf(cards))
    assert keys(third) == [] and third.is_whole, "it is saved with the copy"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("what", "key"), [("changed", "cards_changed"), ("gone", "cards_gone"), ("broken", "cards_broken")]
)
def test_without_a_copy_it_goes_on_from_its_position(
    cards: Path, tmp_path: Path, game: str, what: str, key: str
) -> None:
    before = played(cards, game, tmp_path / "a.json")
    shutil.rmtree(cards / game / COPIES)
    folder = cards / game / "mine"
    if what == "changed":
        change(cards, game, "two")
    elif what == "gone":
        shutil.rmtree(folder)
    else:
        sorted(folder.glob("*.toml"))[0].write_text("[[", "utf-8")
    again = load(tmp_path / "a.json", GameShelf(cards))
    assert keys(again) == [key] and "“mine”" in told(again) and "not taken back" in told(again)
    assert not again.is_whole and not again.history.can_undo()
    assert position(again) == position(before) and len(again.history.earlier) == 9
    decision = again.history.decision()
    assert decision is not None
    again.history.choose(again.rules.token(again.history.state, decision.options[0]))


def test_a_position_that_the_cards_do_not_fit_is_told_with_the_set_that_is_wanted(
    cards: Path, tmp_path: Path
) -> None:
    """A set with one card more than that of the program."""
    for name, old, new in (
        ("adventurers.toml", "copies = 2", "copies = 3"),
        ("board.toml", "cards = 102", "cards = 103"),
    ):
        path = cards / "yro" / "mine" / name
        text = re.sub(f"^{old}", new, path.read_text("utf-8"), count=1, flags=re.MULTILINE)
        assert text != path.read_text("utf-8")
        path.write_text(text, "utf-8")
    played(cards, "yro", tmp_path / "a.json")
    shutil.rmtree(cards)
    content = (tmp_path / "a.json").read_bytes()
    with pytest.raises(UnreadableSave) as caught:
        load(tmp_path / "a.json", GameShelf(cards))
    assert caught.value.key == "other_cards"
    said = "\n".join(problem_lines(caught.value.key, caught.value.path, caught.value.facts))
    document = read_document(tmp_path / "a.json")
    assert "“mine”" in said and document.card_set.digest in said and "cards/yro" in said and "{" not in said
    assert (tmp_path / "a.json").read_bytes() == content


def test_a_copy_is_made_once_and_for_each_state_of_a_set(cards: Path) -> None:
    for _ in range(2):
        GameShelf(cards).take("yro", "mine")
    change(cards, "yro", "two")
    GameShelf(cards).take("yro", "mine")
    assert len(os.listdir(cards / "yro" / COPIES)) == 2
    GameShelf(cards).take("yro")
    assert len(os.listdir(cards / "yro" / COPIES)) == 2, "that of the program comes with the program"


@pytest.mark.parametrize("name", ["../mine", "mine@../mine", "@", "mine@", ".kept", "x@..", ".."])
def test_a_name_does_not_lead_out_of_the_folder(cards: Path, name: str) -> None:
    GameShelf(cards).take("yro", "mine")
    with pytest.raises(KeyError):
        GameShelf(cards).take("yro", name)


def test_a_folder_that_cannot_be_written_keeps_no_copy_and_nobody_minds(cards: Path) -> None:
    (cards / "yro" / COPIES).write_text("in the way")
    assert GameShelf(cards).take("yro", "mine").card_set == "mine"


def test_a_game_of_newer_rules_goes_on_from_its_position_or_says_so(cards: Path, tmp_path: Path) -> None:
    played(cards, "yonder", tmp_path / "a.json", "house")
    document = read_document(tmp_path / "a.json")
    newer = {"rules_version": 99, "program": "9.0"}
    save_game(tmp_path / "a.json", document.model_copy(update={**newer, "tokens": ["fly:over"]}))
    again = load(tmp_path / "a.json", GameShelf(cards))
    assert keys(again) == ["newer_rules"] and "9.0" in told(again) and position(again) == document.digest
    snapshot = {**document.snapshot, "gold": "much"}
    odd = document.model_copy(
        update={**newer, "tokens": [], "snapshot": snapshot, "digest": digest(snapshot)}
    )
    save_game(tmp_path / "b.json", odd)
    with pytest.raises(UnreadableSave) as caught:
        load(tmp_path / "b.json", GameShelf(cards))
    assert caught.value.key == "newer_rules" and caught.value.facts == {"program": "9.0"}
