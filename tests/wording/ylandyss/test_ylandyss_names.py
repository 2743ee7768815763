"""Names of items, lines for set-up and result, reasons, the pill of a ghost."""

import re

import pytest

from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Reason
from yonder_desktop.games.ylandyss.reasons import KEYS
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.words import ALL_TYPE_KEYS, KINDS, PHASE_KEYS
from yonder_desktop.wording import GameWords, words_for
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.ylandyss.names import FIXED
from yonder_desktop.wording.ylandyss.reasons import known_keys
from yonder_desktop.wording.ylandyss.words import YlandyssWords

INFANTRY, MERCHANT, MAGE = 0, 12, 20


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("card:heliana", "Heliana"),
        ("hand:stun~2", "Stun"),
        ("offer:black_dragon", "Black Dragon"),
        ("draft:merra_quiet_step", "Merra, Quiet Step"),
        ("pile:acolyte~3", "Acolyte"),
        ("looked:stun", "Stun"),
        ("table", "your line of played cards"),
        ("pass", "Pass"),
        ("skip", "Acquire nothing"),
        ("rival", "the opponent"),
        ("type:undead", "Undead"),
        ("type:spell", "Spell"),
        ("phase:melee", "Melee"),
        ("seat2", "Bo"),
        ("", ""),
        ("seat", "seat"),
        ("card:nobody", "card:nobody"),
        ("type:ghost", "type:ghost"),
        ("phase:night", "phase:night"),
        ("moon:full", "moon:full"),
    ],
)
def test_items(words: YlandyssWords, key: str, name: str) -> None:
    assert words.name(key) == name


def test_every_key_is_named(words: YlandyssWords) -> None:
    keys = [
        *FIXED,
        *KINDS,
        *(f"type:{key}" for key in ALL_TYPE_KEYS),
        *(f"phase:{key}" for key in PHASE_KEYS),
    ]
    for key in keys:
        assert re.fullmatch(r"[\w -]+", words.name(key)), key
        assert words.name(key) != key or " " not in key


def test_seats_without_names_are_numbered(rules: YlandyssRules) -> None:
    words: GameWords = words_for("ylandyss", rules.tables, ["Ada"])
    assert (words.name("seat1"), words.name("seat3")) == ("Ada", "Seat 3")
    words.seat_names = ("A", "B", "C")
    assert words.name("seat3") == "C"


def test_results_and_setup(words: YlandyssWords, rules: YlandyssRules) -> None:
    assert words.score_source("chest") == "Coins in the chest"
    assert words.score_source("cards") == "Value of all cards"
    assert words.score_source("a_new_source") == "A new source"
    assert words.tie_break("") == ""
    assert len({words.tie_break(key) for key in ("cards", "shared", "swords")}) == 3
    (option,) = rules.info.options
    assert words.setup_option(option.key) == "The game ends with"
    values = [words.setup_value(option.key, value) for value in option.choices]
    assert values == [
        "10 coins in a chest",
        "15 coins in a chest, for a first game",
        "20 coins in a chest",
        "25 coins in a chest",
        "30 coins in a chest",
    ]
    assert (words.setup_value("colour", "dark_red"), words.setup_value("colour", 3)) == ("Dark red", "3")
    assert (words.title(), words.description()[-1], bool(words.length())) == ("Ylandyss", ".", True)


def test_every_reason_has_its_own_sentence(words: YlandyssWords) -> None:
    assert set(KEYS) == known_keys()
    sentences = {key: plain(words.reason(Reason(key))) for key in KEYS}
    for key, sentence in sentences.items():
        assert re.fullmatch(r"[A-Z][^{}]*\.", sentence), f"{key}: {sentence}"
    assert len(set(sentences.values())) == len(KEYS)
    assert words.reason(Reason("moon_is_full")) == "That is not possible now."


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_can_be_the_reason(words: YlandyssWords, kind: str) -> None:
    sentence = words.reason(Reason("not_asked", {"question": kind}))
    assert sentence.startswith("First ")
    assert sentence != "First answer the question that is asked."


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason("not_your_turn", {"seat": 1}), "Now Bo has to choose."),
        (
            Reason("needs_character", {"type": "mage", "level": 2}),
            "You need a mage of level 2 or higher in play; levels are not added.",
        ),
        (
            Reason("beyond_limit", {"need": 5, "have": 4}),
            "Its cost is 5, and you have 4 strength left for acquiring.",
        ),
        (
            Reason("short_of_payment", {"need": 5, "have": 3, "n": 2}),
            "You would pay 5, but your loot and hand make 3: 2 short.",
        ),
        (Reason("wrong_payment", {"need": 2}), "Coins and cards have to make 2, no more and no less."),
        (Reason("short_of_coins", {"need": 4, "have": 3}), "For 4 coins your loot is too small: it holds 3."),
        (Reason("short_of_cards", {"need": 2, "have": 1}), "For 2 cards your hand is too small: it holds 1."),
        (Reason("wrong_number", {"n": 1}), "It has to be 1 card."),
        (Reason("wrong_number", {"n": 3}), "It has to be 3 cards."),
        (
            Reason("too_strong", {"have": 4, "most": 3}),
            "Its strength is 4 now, and the effect reaches 3 at most.",
        ),
    ],
)
def test_reasons_carry_the_facts(words: YlandyssWords, reason: Reason, sentence: str) -> None:
    assert plain(words.reason(reason)) == sentence


@pytest.mark.parametrize(
    ("events", "pill"),
    [
        ([Event("locked", 0)], []),
        ([Event("entered", 0, (INFANTRY,))], ["+1 strength"]),
        ([Event("entered", 0, (MERCHANT,)), Event("coins_gained", 0, (1, 1))], ["+1 coin"]),
        (
            [
                Event("bonus_given", 0, (MAGE, 3)),
                Event("straightened", 0, (MAGE,)),
                Event("guarded", 0, (MAGE,)),
            ],
            ["+3 strength Mage Apprentice", "straightens Mage Apprentice", "protects Mage Apprentice"],
        ),
        (
            [Event("exhausted", 1, (MAGE,)), Event("exhausted", 2, (INFANTRY,)), Event("drawn", 0, (3,), 1)],
            ["exhausts Mage Apprentice and Infantry Soldier", "+1 card"],
        ),
        ([Event("eliminated", 0, (MAGE, 1))], ["eliminates Mage Apprentice", "+1 card"]),
        ([Event("total_raised", 0, (MAGE, 6)), Event("total_raised", 1, (MAGE, 9))], ["+6 strength"]),
        ([Event("coins_stolen", 0, (1, 2)), Event("coins_stolen", 1, (0, 1))], ["+1 coin"]),
        ([Event("coins_stolen", 1, (0, 2))], ["−2 coins"]),
        ([Event("acquired", 0, (MAGE, 2, 1, 0))], ["−1 card", "−2 coins"]),
        (
            [Event("acquired", 0, (MAGE, 2, 0, 1)), Event("acquired", 1, (MAGE, 2, 0, 1))],
            ["+1 card", "−2 coins"],
        ),
        ([Event("loot_stored", 0, (4, 9))], []),
        ([Event("passed", 0, (1,))], ["still in the melee"]),
        ([Event("passed", 0, (0,)), Event("passed", 1, (1,))], ["out of the melee"]),
    ],
)
def test_the_pill(words: YlandyssWords, events: list[Event], pill: list[str]) -> None:
    told = plain(words.foretold(events, 0))
    assert told.split("  ") == (pill or [""])
