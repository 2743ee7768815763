"""The shipped card set of Ylandyss as the rules get it."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.content import load_card_set
from yonder_desktop.content.ylandyss.checks import CARDS, SETUP
from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Card, CardSet


@pytest.fixture(scope="module")
def card_set() -> CardSet:
    loaded: CardSet = load_card_set("ylandyss")
    return loaded


def card(card_set: CardSet, name: str) -> Card:
    return next(design for design in card_set.cards if design.id == name)


def test_all_cards_are_there(card_set: CardSet) -> None:
    copies: Counter[int] = Counter()
    for design in card_set.cards:
        copies[design.set] += design.copies
    assert (copies[w.START], copies[w.DRAFT], copies[w.REINFORCEMENT]) == (52, 16, 80)
    assert {kind for design in card_set.cards for kind in design.types} == set(range(len(w.ALL_TYPE_KEYS)))


def test_every_operation_and_moment_is_used(card_set: CardSet) -> None:
    effects = [effect for design in card_set.cards for effect in design.effects]
    assert {effect.op for effect in effects} == set(range(len(w.OP_KEYS)))
    assert {effect.trigger for effect in effects} == set(range(len(w.TRIGGER_KEYS)))


def test_no_effect_was_lost_on_the_way(card_set: CardSet) -> None:
    """Every key of every effect in the file stands in the design."""
    with resource_path("cards", "ylandyss", CARDS).open("rb") as file:
        entries = tomllib.load(file)["card"]
    for entry, design in zip(entries, card_set.cards, strict=True):
        assert entry["id"] == design.id
        assert "text" not in entry
        for given, effect in zip(entry["effects"], design.effects, strict=True):
            assert w.OP_KEYS[effect.op] == given["op"]
            assert w.TRIGGER_KEYS[effect.trigger] == given["trigger"]
            assert w.TARGET_KEYS[effect.target] == given.get("target", "")
            assert effect.pick == {"all": -2, "each": -1}.get(given.get("pick", 1), 1)
            assert effect.amount == given.get("amount", 1)
            assert effect.max_strength == given.get("max_strength", -1)
            assert [w.ALL_TYPE_KEYS[kind] for kind in effect.types] == given.get("type", [])
            assert (effect.when is not None, effect.per is not None) == ("when" in given, "per" in given)
            assert (effect.otherwise, effect.same) == ("otherwise" in given, "same" in given)
            assert (effect.cap, effect.keep) == (given.get("cap", 0), given.get("keep", 0))


def test_some_cards_in_detail(card_set: CardSet) -> None:
    hunter = card(card_set, "trophy_hunter").effects[0]
    assert hunter.per is not None
    assert (hunter.per.who, hunter.per.zone, hunter.per.exhausted) == (w.COUNT_ANY, w.IN_PLAY, True)
    aruna = card(card_set, "aruna_opportunist").effects[0]
    assert aruna.when is not None
    assert (aruna.source, aruna.when.result) == (w.FROM_WINNER, w.LOST)
    assert card(card_set, "sanctuary").effects[2].against == (w.EXHAUST, w.ELIMINATE)
    caller = card(card_set, "grave_caller")
    assert (caller.types, caller.level, caller.cost) == ((7, w.MAGE), 1, 4)
    assert card(card_set, "stun").cost == -1
    assert card(card_set, "second_dawn").effects[0].to == w.TO_PLAY


def test_board(card_set: CardSet) -> None:
    board = card_set.board
    assert board.start[0] == ("infantry_soldier", 3)
    assert sum(copies for _name, copies in board.start) == 13
    assert (board.hand, board.offers, board.purchases) == (7, (5, 6, 8), 2)
    assert (board.base_winnings, board.free_pass, board.draft_cards) == (1, 2, 3)
    assert (board.pack, board.face_up, board.face_down) == (4, 5, 2)
    assert (board.end_choices, board.end_default, board.first_game) == ((10, 15, 20, 25, 30), 20, 15)


def test_sources_are_those_of_anchor_cards_and_else_of_the_house(card_set: CardSet) -> None:
    assert card(card_set, "stun").sources["kind"] == "rulebook"
    assert card(card_set, "stun").sources["others"] == "house"
    assert card(card_set, "black_dragon").sources["cost"].startswith("derived: ")
    assert card(card_set, "elder_wyrm").sources == {"all": "house"}


def test_the_digest_depends_on_the_contents_but_not_on_line_ends(tmp_path: Path) -> None:
    for name in (CARDS, SETUP):
        text = resource_path("cards", "ylandyss", name).read_text(encoding="utf-8")
        (tmp_path / name).write_bytes(text.replace("\n", "\r\n").encode())
    assert load_card_set("ylandyss", tmp_path).digest == load_card_set("ylandyss").digest
    with (tmp_path / SETUP).open("a", encoding="utf-8") as file:
        file.write("# a remark\n")
    assert load_card_set("ylandyss", tmp_path).digest != load_card_set("ylandyss").digest
