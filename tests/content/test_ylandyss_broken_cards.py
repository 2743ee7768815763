"""Broken card files of Ylandyss: the message names file, card and field, and says what is wrong."""

import re
import shutil
from pathlib import Path

import pytest

from tests.marked_words import unmarked
from yonder_desktop.assets import resource_path
from yonder_desktop.content import load_card_set
from yonder_desktop.content.errors import BadCardSet

C, S = "cards.toml", "setup.toml"


def at(name: str) -> str:
    return f'id = "{name}"'


INFANTRY, MAGE, STUN, TORVALD = (
    at("infantry_soldier"),
    at("mage_apprentice"),
    at("stun"),
    at("torvald_gate_captain"),
)
XURATHE, OFFICER = at("xurathe_cellar_whisper"), at("commanding_officer")
SANCTUARY, MIRROR = at("sanctuary"), at("mirror_rite")
ARUNA, MERRA, DAWN, BONES = (
    at("aruna_opportunist"),
    at("merra_quiet_step"),
    at("second_dawn"),
    at("restless_bones"),
)
WARDEN, SKADDA, GORM, TOLL = (
    at("warden_of_the_vale"),
    at("skadda_wolf_sister"),
    at("gorm_half_giant"),
    at("toll_warden"),
)
VASKA, SPOILS, CAVALRY, ALLY = (
    at("vaska_storm_reader"),
    at("spoils_of_war"),
    at("cavalry_troop"),
    at("celestial_ally"),
)
E1, E2 = "field 'effects[1]", "field 'effects[2]"

# file, what stands there, what is put in its place (the first time after the anchor), words of the message
BROKEN = [
    (C, INFANTRY, "strength = 1", 'strength = "one"', "card 'infantry_soldier', field 'strength': must be a whole"),
    (C, INFANTRY, "strength = 1\n", "", "card 'infantry_soldier': such a card needs strength; add it"),
    (C, INFANTRY, "value = 0\n", "", "card 'infantry_soldier', field 'value': is missing; add it"),
    (C, INFANTRY, "value = 0", "value = 0\nglow = 1", "field 'glow': does not belong here"),
    (C, INFANTRY, "value = 0", "value = 0\ncost = 2", "cost is for reinforcements only; take it out"),
    (C, CAVALRY, "cost = 1\n", "", "card 'cavalry_troop': such a card needs cost; add it"),
    (C, INFANTRY, INFANTRY, MAGE, "card 'mage_apprentice', field 'id': is used already"),
    (C, INFANTRY, INFANTRY, 'id = "In Fantry"', "field 'id': must be lower-case letters, digits and _"),
    (C, INFANTRY, "copies = 12", "copies = 11", "field 'copies': the copies of all cards are 147, but [cards] total"),
    (C, INFANTRY, '["soldier"]', '["knight"]', "field 'types[1]': must be"),
    (C, INFANTRY, '["soldier"]', "[]", "a character has one or two types"),
    (C, INFANTRY, '["soldier"]', '["spell"]', "a character has one or two types"),
    (C, INFANTRY, '["soldier"]', '["soldier", "soldier"]', "types names one twice"),
    (C, INFANTRY, '["soldier"]', '["mage"]', "such a card needs level; add it"),
    (C, MAGE, "level = 1\n", "", "card 'mage_apprentice': such a card needs level"),
    (C, MAGE, "level = 1", "level = 4", "field 'level': must be 3 or less, not 4"),
    (C, STUN, "level = 1", "level = 1\nstrength = 2", "strength is for characters only; take it out"),
    (C, STUN, '["spell"]', '["mage"]', "an action has no type, or is a spell or a miracle"),
    (C, STUN, '"opponent", max_strength = 3', '"self"', "effect 1: target = 'self' is for characters"),
    (C, INFANTRY, "anchor = true\n", "", "source is for cards with anchor = true only; take it out"),
    (C, INFANTRY, 'name = "rulebook"', 'nmae = "rulebook"', "field 'source': 'nmae' is no field of a card"),
    (C, INFANTRY, 'name = "rulebook"', 'name = "guess"', "field 'source': name: write rulebook, house, or derived"),
    (C, TORVALD, 'set = "draft"', 'set = "start"', "the copies of draft cards are 15, but [draft] pool in setup"),
    (C, INFANTRY, '"continuous"', '"always"', f"{E1}.trigger': must be"),
    (C, INFANTRY, '"bonus"', '"boost"', f"{E1}': op = 'boost' is unknown; use one of"),
    (C, INFANTRY, 'op = "bonus", ', "", f"{E1}': has no key 'op'"),
    (C, INFANTRY, "amount = 1,", "amount = 0,", f"{E1}.amount': 0 changes nothing"),
    (C, INFANTRY, "amount = 1,", "amount = 1, keep = 1,", f"{E1}.keep': does not belong here"),
    (C, INFANTRY, "at_least = 2", "at_least = 0", f"{E1}.when.at_least': must be 1 or more"),
    (C, INFANTRY, 'zone = "play"', 'zone = "hand"', f"{E1}.when.zone': must be one of"),
    (C, INFANTRY, 'zone = "play"', 'zone = "discard"', "zone = 'discard' goes with who = 'own' only"),
    (C, INFANTRY, 'zone = "play"', 'zone = "spells_played"', "goes with who = 'own' only"),
    (C, INFANTRY, 'type = ["soldier"]', 'type = ["spell"]', "counts characters; spell and miracle are actions"),
    (C, INFANTRY, 'who = "own_other", zone = "play", type = ["soldier"], at_least = 2', 'result = "won"',
     "the result of the melee is known in trigger = resolution, reinforcement only"),
    (C, INFANTRY, 'who = "own_other", zone = "play", type = ["soldier"]', 'who = "opponent", zone = "ahead"',
     "may not count by them; take 'ahead' out"),
    (C, TORVALD, ', per = { who = "own_other", zone = "play", type = ["soldier"] }', "", "cap limits a count; add per"),
    (C, TORVALD, "cap = 3", "cap = 0", f"{E1}.cap': must be 1 or more"),
    (C, SKADDA, 'zone = "ahead"', 'zone = "ahead", state = "exhausted"', "only characters in play are exhausted"),
    (C, SKADDA, 'zone = "ahead"', 'zone = "ahead", type = ["mage"]', "zone = 'ahead' has no type"),
    (C, OFFICER, 'pick = "all", ', "", "a continuous effect is on itself or on all; write pick = 'all'"),
    (C, OFFICER, 'pick = "all"', 'pick = "every"', f"{E1}.pick': must be a number from 1 to 4, 'each' or 'all'"),
    (C, OFFICER, 'pick = "all"', 'pick = "each"', "write target = 'opponent'"),
    (C, OFFICER, "amount = 1 }", "amount = 1, max_strength = 2 }", "a continuous effect has no otherwise, same, max"),
    (C, OFFICER, 'type = ["soldier"], amount', 'type = ["soldier", "soldier"], amount', "names something twice"),
    (C, VASKA, '"opponent"', '"own"', "pick = 'each' is one of each opponent"),
    (C, ALLY, '"total"', '"total", pick = 1', "target = 'total' leaves no choice"),
    (C, XURATHE, '"own_other" }', '"own_other", otherwise = true }', "effect 1: otherwise needs an effect with"),
    (C, at("kettil_two_rings"), 'from = "each" }',
     'from = "each" }, { trigger = "resolution", op = "gain", otherwise = true }',
     "effect 2: in the resolution what steals comes last"),
    (C, SANCTUARY, "amount = 3 }", "amount = 3, same = true }", "effect 1: same needs an effect with the same trigger"),
    (C, SANCTUARY, '"own", amount = 3', '"total", amount = 3', "effect 2: same needs an effect with a target before"),
    (C, SANCTUARY, "same = true }", "same = true, pick = 1 }", "same takes the target of the effect before"),
    (C, SANCTUARY, '["exhaust", "eliminate"]', '["rob"]', "field 'effects[3].against[1]': must be"),
    (C, WARDEN, '"own_other"', '"opponent"', "only your own characters can be protected"),
    (C, MIRROR, '"own"', '"own", pick = 2', "copy repeats one other card"),
    (C, at("winged_herald"), 'op = "bonus", target = "own_other", amount = 1', 'op = "copy", target = "own_other"',
     "effect 1: copy is for actions; characters could repeat each other for ever"),
    (C, ARUNA, '"resolution"', '"on_play"', "the result of the melee is known in trigger"),
    (C, ARUNA, ', when = { result = "lost" }', "", ""),
    (C, MERRA, "keep = 1", "keep = 4", "keep = 4 is more than amount = 3"),
    (C, DAWN, 'kind = "character", ', "", "only characters have a strength; write kind = 'character'"),
    (C, DAWN, 'kind = "character", max_strength = 4', 'kind = "action"', "only characters are put into play"),
    (C, DAWN, '"play", kind', '"play", target = "self", kind', "chooses a card of the discard pile; take target out"),
    (C, BONES, 'to = "hand"', 'to = "play"', "from = 'play' returns the card itself to the hand"),
    (C, BONES, 'from = "play"', 'from = "deck"', f"{E1}.from': must be"),
    (C, GORM, 'result = "lost"', 'result = "draw"', f"{E1}.when.result': must be one of"),
    (C, TOLL, "cap = 1", "cap = 1, per = 2", f"{E1}.per': does not belong here"),
    (C, SPOILS, '"resolution", op = "gain"', '"continuous", op = "gain"', f"{E2}.trigger': must be"),
    (C, "# Ylandyss", "format = 1", "format = 2", "cards.toml, field 'format': must be 1, not 2"),
    (C, INFANTRY, "[[card]]", "[[cards]]", "field 'cards': does not belong here"),
    (S, "[cards]", "total = 148", "total = 150", "cards.toml, field 'copies': the copies of all cards are 148"),
    (S, "[players]", "max = 4", "max = 5", "[players], field 'max': must be"),
    (S, "[end]", "default = 20", "default = 22", "[end]: 22 is not among choices"),
    (S, "[end]", "[10, 15, 20", "[15, 10, 20", "[end]: choices must rise"),
    (S, "[end]", "2 = 15", "2 = 16", "[end]: 16 is not among choices"),
    (S, "[hand]", "size = 7", "size = 13", "[hand], field 'size': must be 12 or less"),
    (S, "[offer]", "refill_between_purchases = false", "refill_between_purchases = true", "[offer], field 'refill"),
    (S, "[deck]", "infantry_soldier", "cavalry_troop", "'cavalry_troop' is no card with set = 'start'"),
    (S, "[deck]", "traveling_merchant", "infantry_soldier", "names 'infantry_soldier' twice"),
    (S, "[deck]", "copies = 3", "copies = 2", "card 'infantry_soldier', field 'copies': must be 8, 2 for each of 4"),
    (S, "[deck]", '{ card = "stun", copies = 2 },', "", "card 'stun', field 'copies': must be 0"),
    (S, "[deck]", "draft_cards = 3", "draft_cards = 4", "[deck], field 'draft_cards': must be 3"),
    (S, "[draft]", "pool = 16", "pool = 8", "[draft], field 'pool': must be 9 or more"),
    (S, "[draft.2]", '"first", "second", "second"', '"second", "first", "second"', "field '2': pick_order must be"),
    (S, "[draft.2]", "left_over = 10", "left_over = 9", "[draft.2], field 'left_over': must be 10, not 9"),
    (S, "[draft.3]", "dealt = 4", "dealt = 5", "[draft.3], field 'dealt': must be 4, as with four players"),
    (S, "[draft.3]", "picks = 3", "picks = 2", "[draft.3], field 'picks': must be 3"),
    (S, "[draft.3]", "left_over = 7", "left_over = 4", "[draft.3], field 'left_over': must be 7"),
    (S, "[first_player]", "[first_player]\n", "[first_players]\n", "field 'first_players': does not belong here"),
]  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    copy = tmp_path / "mine"
    shutil.copytree(resource_path("cards", "ylandyss"), copy)
    return copy


def spoil(path: Path, anchor: str, old: str, new: str) -> None:
    """Replace the first `old` from `anchor` on."""
    text = path.read_text(encoding="utf-8")
    where = text.index(old, text.index(anchor))
    path.write_text(text[:where] + new + text[where + len(old) :], encoding="utf-8")


@pytest.mark.parametrize(("file", "anchor", "old", "new", "message"), BROKEN)
def test_broken_card(folder: Path, file: str, anchor: str, old: str, new: str, message: str) -> None:
    spoil(folder / file, anchor, old, new)
    if not message:
        load_card_set("ylandyss", folder)
        return
    with pytest.raises(BadCardSet) as caught:
        load_card_set("ylandyss", folder)
    assert message in re.sub(r", line \d+", "", str(caught.value))
    assert unmarked(caught.value, (folder / file).read_text(encoding="utf-8")) == []
    assert str(caught.value).startswith(caught.value.file)


def test_too_few_reinforcements(folder: Path) -> None:
    text = (folder / C).read_text(encoding="utf-8")
    (folder / C).write_text(
        text[: text.index("# ======================================================== reinf")]
    )
    spoil(folder / S, "[cards]", "148", "68")
    with pytest.raises(BadCardSet, match="there are too few reinforcements: 0, and 8 are laid out"):
        load_card_set("ylandyss", folder)


def test_a_missing_file_is_that_of_the_house_set(folder: Path) -> None:
    (folder / S).unlink()
    assert load_card_set("ylandyss", folder).digest == load_card_set("ylandyss").digest
