"""Broken card files of YRO: the message names file, card and field, and says what is wrong."""

import re
import shutil
from pathlib import Path

import pytest

from tests.marked_words import unmarked
from yonder_desktop.assets import resource_path
from yonder_desktop.content import load_card_set
from yonder_desktop.content.errors import BadCardSet

A, B, Q = "adventurers.toml", "board.toml", "quests.toml"
BADGER, VIXEN, HERON = 'id = "badger_wrestler"', 'id = "vixen_bladedancer"', 'id = "heron_pilot"'
CRANE, SHIELD, SUMMIT = 'id = "crane_matriarch"', 'id = "shield_wall"', 'id = "summit_and_foothill"'
DISPLAY = 'per = "adjacent", max = 2'

# file, what stands there, what is put in its place (the first time after the anchor), words of the message
BROKEN = [
    (A, BADGER, "cost = 4", 'cost = "four"', "card 'badger_wrestler', field 'cost': must be a whole number"),
    (A, BADGER, "cost = 4", "cost = 8", "card 'badger_wrestler', field 'cost': must be 7 or less, not 8"),
    (A, BADGER, "power = 4", "power = 7", "field 'power': must be 6 or less, not 7"),
    (A, BADGER, "cost = 4\n", "", "card 'badger_wrestler', field 'cost': is missing; add it"),
    (A, BADGER, "cost = 4", "cost = 4\nglow = 3", "field 'glow': does not belong here"),
    (A, BADGER, 'faction = "sunrise"', 'faction = "sunset"', "field 'faction': must be one of 'sunrise'"),
    (A, BADGER, '"warrior"', '"fighter"', "field 'profession': must be one of 'warrior'"),
    (A, BADGER, "copies = 3", "copies = 4", "field 'copies': must be 3 or less, not 4"),
    (A, BADGER, "copies = 3", "copies = 2", "field 'copies': the copies of all cards are 101, but"),
    (A, BADGER, BADGER, 'id = "Badger"', "field 'id': must be lower-case letters, digits and _"),
    (A, BADGER, BADGER, HERON, "card 'heron_pilot', field 'id': is used already"),
    (A, BADGER, BADGER, "", "card number 1, field 'id': is missing"),
    (A, BADGER, "power_star = true", "power_star = false", "'badger_wrestler': a line of Combat gains vp"),
    (A, BADGER, "power_plus = false", "power_plus = true", "no line of Combat gains power"),
    (A, VIXEN, "power_plus = true", "power_plus = false", "write power_plus = true"),
    (A, HERON, "power_star = false", "power_star = true", "write power_star = false"),
    (A, BADGER, '"won_vp"', '"won_points"', "field 'effects[1].when': must be one of 'front'"),
    (A, BADGER, '"combat"', '"draw"', "field 'effects[1].phase': must be one of 'recruit'"),
    (A, BADGER, '"combat"', '"recruit"', "field 'effects[1]': when = 'won_vp' is not known before"),
    (A, BADGER, "vp = 1", "vp = 0", "field 'effects[1].gain': pays nothing"),
    (A, BADGER, "vp = 1", "vp = 1, power = 1", "'effects[1]': power and vp come at different moments"),
    (A, BADGER, "vp = 1", "money = 1", "field 'effects[1]': a line of Combat gains power or vp only"),
    (A, BADGER, "vp = 1", "gold = 1", "field 'effects[1].gain.gold': does not belong here"),
    (A, BADGER, "gain = { vp", "max = 2, gain = { vp", "field 'effects[1]': max limits a count; add per"),
    (A, VIXEN, '"combat"', '"income"', "field 'effects[1]': power counts in Combat only"),
    (A, VIXEN, DISPLAY, DISPLAY + ', when = "first"', "when = 'first' is not known before the ranking"),
    (
        A,
        VIXEN,
        '"adjacent"',
        '"beside"',
        "field 'effects[1].per': 'beside' is unknown; use one of magic_level",
    ),
    (A, VIXEN, '"adjacent"', '"adjacent:all"', "'adjacent:all' counts nothing in particular"),
    (A, VIXEN, "max = 2", "max = 0", "field 'effects[1].max': must be 1 or more"),
    (A, CRANE, '"faction:sunrise"', '"faction:sunset"', "'effects[1].per': 'faction:sunset' needs one of"),
    (A, CRANE, '"faction:sunrise"', '"faction"', "'faction' needs one of sunrise"),
    (A, 'id = "sunrise"', 'id = "sunrise"', 'id = "market"', "adventurers.toml, field 'faction': needs one"),
    (A, 'id = "warrior"', "[[profession]]", "[[faction]]", "faction 'merchant', field 'id': must be one of"),
    (A, 'id = "sunrise"', "vp = 3", "vp = 3, power = 1", "faction 'sunrise', field 'link': a link gains no"),
    (A, 'id = "sunrise"', "vp = 3, money = 2", "", "faction 'sunrise', field 'link': pays nothing"),
    (A, "[sources]", "clock_mage.name", "cuckoo_mage.name", "[sources], field 'card.cuckoo_mage.name'"),
    (A, "[sources]", '= "house"', '= "guess"', "'guess' does not say where the number is from"),
    (A, "[sources]", 'default = "house"\n', "", "[sources], field 'default': is missing"),
    (A, "[sources]", "[sources]\n", "[origins]\n", "field 'origins': does not belong here"),
    (A, BADGER, "cost = 4", "cost = 4x", "adventurers.toml: is not valid TOML"),
    (B, "[setup]", "cards = 102", "cards = 101", "adventurers.toml, field 'copies'"),
    (B, "[setup]", "hand = 5", "hand = 3", "board.toml, [draft], field 'keep': must leave room"),
    (B, "[setup]", "max_players = 5", "max_players = 6", "[setup], field 'max_players': must be one of 5"),
    (B, "[combat.prize]", "3 = [5, 3, 0]", "3 = [5, 3]", "the row of 3 players needs 3 numbers, not 2"),
    (B, "[combat.prize]", "3 = [5, 3, 0]", "3 = [3, 5, 0]", "row of 3 players must not rise"),
    (B, "[combat.prize]", "5 = [5, 3, 1, 0, 0]\n", "", "board.toml, [combat]"),
    (B, "[track]", "[1, 3, 6, 10]", "[1, 3, 3, 10]", "[track]: level_at must rise"),
    (B, "[track]", "last_space = 10", "last_space = 9", "level_at must not pass last_space = 9"),
    (B, "[recruit]", "discount_when_one = 1", "discount_when_one = 2", "must be equal"),
    (B, "[grid]", "width = 3", "width = 4", "[grid], field 'width': must be one of 3"),
    (B, "[end]", '["money", "power"', '["power", "money"', "tie_breakers must be money, power, shared"),
    (B, "[turn]", '"draw", "recruit"', '"recruit", "draw"', "phases must be draw, recruit"),
    (B, "[quests]", "drawn = 4", "drawn = 9", "[quests]: drawn = 9 is more than number = 8"),
    (B, "[quests]", "number = 8", "number = 7", "quests.toml, field 'quest': the file has 8, but"),
    (B, "[solo]", "must_exceed = true", "must_exceed = false", "[solo], field 'must_exceed': must be"),
    (B, "[draft]", "[draft]\n", "[drafts]\n", "board.toml, field 'drafts': does not belong here"),
    (B, "[sources]", '"end.vp"', '"end.points"', "[sources], field 'end.points': 'end.points' names nothing"),
    (B, "# YRO", "format = 1", "format = 7", "board.toml, field 'format': must be 1, not 7"),
    (
        Q,
        SHIELD,
        '"combat_power"',
        '"strength"',
        "quest 'shield_wall', field 'all[1].measure': must be one of",
    ),
    (Q, SHIELD, '">="', '">"', "quest 'shield_wall', field 'all[1].op': must be one of"),
    (Q, SHIELD, '["combat"]', '["draw"]', "quest 'shield_wall', field 'check[1]': must be one of"),
    (Q, SHIELD, '["combat"]', "[]", "quest 'shield_wall', field 'check'"),
    (Q, SHIELD, '["combat"]', '["recruit"]', "combat_power is known from Combat on"),
    (Q, SHIELD, '["combat"]', '["combat", "combat"]', "check names a phase twice"),
    (Q, SUMMIT, "value = 4", "value = 5", "field 'all[1]': high_level never passes 4"),
    (Q, SUMMIT, SUMMIT, SHIELD, "quest 'shield_wall', field 'id': is used already"),
    (Q, SUMMIT, "vp = 3", "vp = 0", "quest 'summit_and_foothill', field 'vp': must be 1 or more"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "mine"
    shutil.copytree(resource_path("cards", "yro"), copy)
    return copy


def spoil(path: Path, anchor: str, old: str, new: str) -> None:
    """Replace the first `old` from `anchor` on."""
    text = path.read_text(encoding="utf-8")
    where = text.index(old, text.index(anchor))
    path.write_text(text[:where] + new + text[where + len(old) :], encoding="utf-8")


@pytest.mark.parametrize(("file", "anchor", "old", "new", "message"), BROKEN)
def test_broken_card(folder: Path, file: str, anchor: str, old: str, new: str, message: str) -> None:
    spoil(folder / file, anchor, old, new)
    with pytest.raises(BadCardSet) as caught:
        load_card_set("yro", folder)
    assert message in re.sub(r", line \d+", "", str(caught.value))
    assert unmarked(caught.value, (folder / file).read_text(encoding="utf-8")) == []
    assert str(caught.value).startswith(caught.value.file)


def test_too_few_cards_for_five_seats(folder: Path) -> None:
    text = (folder / A).read_text(encoding="utf-8").replace("copies = 2", "copies = 1")
    (folder / A).write_text(text.replace("copies = 3", "copies = 1"), encoding="utf-8")
    spoil(folder / B, "[setup]", "cards = 102", "cards = 53")
    with pytest.raises(BadCardSet, match="53 cards are too few for 5 players; they may need 70"):
        load_card_set("yro", folder)


def test_several_problems_of_a_card_are_told_together(folder: Path) -> None:
    spoil(folder / A, BADGER, "cost = 4", "cost = 9")
    spoil(folder / A, BADGER, "copies = 3", "copies = 0")
    with pytest.raises(BadCardSet) as caught:
        load_card_set("yro", folder)
    lines = str(caught.value).splitlines()
    assert len(lines) == 2 and all(re.match(r"adventurers\.toml, line \d+, card", line) for line in lines)


def test_a_missing_file_is_that_of_the_house_set(folder: Path) -> None:
    (folder / Q).unlink()
    assert load_card_set("yro", folder).digest == load_card_set("yro").digest
