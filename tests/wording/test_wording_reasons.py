"""Why not: a sentence for every key that the rules know."""

import re

import pytest

from yonder_desktop.core.questions import Reason
from yonder_desktop.games.yonder.reasons import KEYS
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yonder.reasons import known_keys
from yonder_desktop.wording.yonder.words import YonderWords


def test_every_key_has_its_own_sentence(words: YonderWords) -> None:
    assert set(KEYS) <= known_keys()
    sentences = {key: plain(words.reason(Reason(key))) for key in KEYS}
    for key, sentence in sentences.items():
        assert re.fullmatch(r"[A-Z][^{}]*\.", sentence), f"{key}: {sentence}"
    assert len(set(sentences.values())) == len(KEYS)


def test_an_unknown_key_has_a_general_sentence(words: YonderWords) -> None:
    assert words.reason(Reason("moon_is_full")) == "That is not possible now."


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason("not_your_turn", {"seat": 1}), "It is the turn of Bo."),
        (
            Reason("short_of", {"stuff": "wood", "n": 1, "need": 2, "have": 1}),
            "You are short of 1 wood: it takes 2, you have 1.",
        ),
        (Reason("short_of", {"stuff": "goblin", "n": 2}), "You are short of 2 goblins."),
        (Reason("short_of_cards", {"n": 2}), "You have 2 cards too few in your hand."),
        (Reason("short_of_resources", {"n": 3}), "You are short of 3 resources."),
        (Reason("spot_taken", {"kind": "ogre"}), "The place is taken by an ogre; only an elf may join."),
        (Reason("no_worker", {"kind": "elf"}), "You have no elf in your supply."),
        (Reason("locked_up", {"seat": 0}), "Ada has locked up; nobody can go there until the round ends."),
        (Reason("spot_closed", {"seats": 3}), "This place is open with 3 players or more only."),
        (
            Reason("upper_locked", {"below": "upper_4_bottom"}),
            "The place below it, Meat, has to be filled first.",
        ),
        (Reason("none_left", {"kind": "dwarf"}), "The general supply has no dwarves left."),
        (Reason("too_many", {"least": 1, "most": 4}), "It has to be 1 to 4."),
        (Reason("too_many", {"most": 3}), "It can be 3 at most."),
    ],
)
def test_sentences_carry_the_facts(words: YonderWords, reason: Reason, sentence: str) -> None:
    assert plain(words.reason(reason)) == sentence
