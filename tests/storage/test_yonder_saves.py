"""Saves of real games of Yonder: every position comes back, undo goes to the start, bit flips do no harm."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from yonder_desktop.ai.registry import make_bot
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.records import digest
from yonder_desktop.storage.documents import SaveDocument, SeatRecord
from yonder_desktop.storage.loading import load
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import BoxedGame, GameShelf
from yonder_desktop.timeline import History

FIXTURES = Path(__file__).resolve().parent.parent / "fixtures" / "saves"

SEATS = [
    SeatRecord(name="Mira", colour="yellow"),
    SeatRecord(name="Bo", colour="blue", player="greedy"),
    SeatRecord(name="Ann", colour="red"),
]


@pytest.fixture(scope="module")
def shelf() -> GameShelf:
    return GameShelf()


@pytest.fixture(scope="module")
def boxed(shelf: GameShelf) -> BoxedGame:
    return shelf.take("yonder")


def played(boxed: BoxedGame, seed: int, choices: int = 10_000) -> History:
    """A random game, or its beginning."""
    history = History(boxed.rules, boxed.rules.new_game(Setup(3, seed)), (0, 2))
    bot = make_bot("random", "yonder", seed)
    while choices and (decision := history.decision()) is not None:
        option = bot.choose(boxed.rules, history.state, decision.seat)
        history.choose(boxed.rules.token(history.state, option))
        choices -= 1
    return history


def document_of(boxed: BoxedGame, history: History, seed: int) -> SaveDocument:
    return make_document(boxed, history, Setup(3, seed), SEATS)


def test_every_position_of_a_game_comes_back(tmp_path: Path, boxed: BoxedGame, shelf: GameShelf) -> None:
    history = played(boxed, 4)
    end = history.current
    for node in history.line()[::11] + [end]:
        history.seek(node)
        document = document_of(boxed, history, 4)
        save_game(tmp_path / "a.json", document)
        game = load(tmp_path / "a.json", shelf)
        assert game.is_whole and digest(boxed.rules.to_record(game.history.state)) == document.digest
        assert document.facts["round"] == node.state.round
    assert document.facts["over"] == 1


def test_undo_to_the_start_and_redo_to_the_end(boxed: BoxedGame) -> None:
    history = played(boxed, 5)
    records = [boxed.rules.to_record(node.state) for node in history.line()]
    while history.can_undo():
        history.undo()
    assert history.current.depth == 0 or not history.people & {node.seat for node in history.line()}
    while history.can_redo():
        history.redo()
    assert [boxed.rules.to_record(node.state) for node in history.line()] == records


def test_only_a_cleanup_or_a_hidden_card_reveals(boxed: BoxedGame) -> None:
    """Nothing is drawn from a stack but in a cleanup; starting cards are the only hidden cards of others."""
    history = played(boxed, 6)
    for node in history.line()[1:]:
        history.seek(node)
        assert node.parent is not None
        new_round = node.state.round != node.parent.state.round
        hidden_card = any(event.kind in ("card_built", "card_discarded") for event in node.events)
        if not hidden_card and node.parent.state.round:
            assert history.crosses(node.parent, node.seat).revealed == (new_round and node.state.round > 1)


def test_flipped_bits_never_give_another_error(tmp_path: Path, boxed: BoxedGame, shelf: GameShelf) -> None:
    path = tmp_path / "a.json"
    document = document_of(boxed, played(boxed, 7, 40), 7)
    save_game(path, document)
    whole, chance = path.read_bytes(), random.Random(3)
    for _ in range(120):
        content = bytearray(whole)
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        path.write_bytes(content)
        try:
            game = load(path, shelf)
        except UnreadableSave:
            continue
        assert boxed.rules.to_record(game.history.state) == document.snapshot


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("format*-yonder.json")), ids=lambda path: path.stem)
def test_saves_of_every_format_can_be_played_on(path: Path, shelf: GameShelf) -> None:
    """The card set may have changed since then; the position must open all the same, in the middle of a choice."""
    game = load(path, shelf)
    document = json.loads(path.read_text(encoding="utf-8"))
    assert {notice.key for notice in game.notices} <= {"cards_changed", "history_lost"}
    assert game.history.state.round == document["facts"]["round"] == 3
    decision = game.history.decision()
    assert decision is not None and decision.seat == document["facts"]["asked"]
    game.history.choose(game.rules.token(game.history.state, decision.options[0]))
