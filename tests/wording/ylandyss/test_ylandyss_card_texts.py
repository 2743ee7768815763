"""The generated text, symbols, sources and notes of every card of Ylandyss."""

import os
import re
from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.games.ylandyss import words as w
from yonder_desktop.games.ylandyss.designs import Card, CardSet, Condition, Count, Effect
from yonder_desktop.wording.markup import Icon, parts, plain
from yonder_desktop.wording.ylandyss.names import FIXED
from yonder_desktop.wording.ylandyss.notes import NOTES
from yonder_desktop.wording.ylandyss.rules_text import clause
from yonder_desktop.wording.ylandyss.symbols import row
from yonder_desktop.wording.ylandyss.words import YlandyssWords

GOLDEN = Path(__file__).with_name("ylandyss_card_texts.txt")


def card(card_set: CardSet, name: str) -> Card:
    return next(design for design in card_set.cards if design.id == name)


def test_the_texts_are_those_that_were_read_and_approved(card_set: CardSet, words: YlandyssWords) -> None:
    """After a wanted change: look at the difference, then run once with YONDER_WRITE_GOLDEN=1."""
    text = "".join(
        f"{design.id} [{plain(words.type_line(design))}]: "
        f"{plain(words.rules_text(design))} | {plain(words.symbols(design))}\n"
        for design in card_set.cards
    )
    if os.environ.get("YONDER_WRITE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8", newline="\n")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_every_text_is_whole_sentences(card_set: CardSet, words: YlandyssWords) -> None:
    for design in card_set.cards:
        text = plain(words.rules_text(design))
        assert bool(text) == bool(design.effects), design.id
        if text:
            assert re.fullmatch(r"[A-Z+−].*\.", text), design.id
        assert not re.search(r"[{}\[\]|\\_]|  |\.\.|, \.|None", text), f"{design.id}: {text}"


def test_every_picture_exists(card_set: CardSet, words: YlandyssWords) -> None:
    for design in card_set.cards:
        for part in parts(words.symbols(design) + words.rules_text(design) + words.type_line(design)):
            if isinstance(part, Icon):
                assert resource_path("icons", f"{part.name}.svg").is_file(), f"{design.id}: {part.name}"


def numbers_of(effect: Effect) -> list[int]:
    """The numbers that the text of an effect has to tell."""
    found = [effect.max_strength] if effect.max_strength >= 0 else []
    counts = effect.op in (w.BONUS, w.GAIN, w.STEAL, w.DRAW, w.DISCARD, w.LOOK, w.DISCOUNT, w.TAX, w.LIMIT)
    found += [abs(effect.amount)] if counts else []
    found += [n for n in (effect.cap, effect.keep) if n]
    if effect.when is not None and effect.when.count is not None and effect.when.count.zone != w.AHEAD:
        found.append(effect.when.least)
    return sorted(found)


def test_every_effect_tells_its_numbers(card_set: CardSet) -> None:
    for design in card_set.cards:
        for effect in design.effects:
            said = plain(clause(effect))
            assert sorted(int(n) for n in re.findall(r"\d+", said)) == numbers_of(effect), said


def test_every_effect_has_a_row_of_symbols(card_set: CardSet, words: YlandyssWords) -> None:
    for design in card_set.cards:
        rows = words.symbol_rows(design)
        assert len(rows) == len(design.effects)
        assert all(plain(one).strip() == plain(one) != "" for one in rows)


def test_every_choice_of_targets_has_words_of_its_own() -> None:
    """Also those that no card of the house set uses."""
    effects = [Effect(w.ON_PLAY, w.EXHAUST, target, pick) for pick in (1, 2, w.PICK_ALL)
               for target in (w.OWN, w.OWN_OTHER, w.OPPONENT, w.ANY_OTHER)]  # fmt: skip
    effects += [
        Effect(w.ON_PLAY, w.EXHAUST, w.OPPONENT, w.PICK_EACH),
        Effect(w.ON_PLAY, w.EXHAUST, w.SELF),
        Effect(w.ON_PLAY, w.EXHAUST, w.OWN, same=True),
    ]
    assert len({plain(clause(effect)) for effect in effects}) == len(effects)
    assert len({plain(row(effect)) for effect in effects}) == len(effects)
    lasting = [Effect(w.CONTINUOUS, op, target, w.PICK_ALL, against=(w.EXHAUST,)) for op in (w.BONUS, w.PROTECT)
               for target in (w.OWN, w.OWN_OTHER)]  # fmt: skip
    assert len({plain(clause(effect)) for effect in lasting}) == len(lasting)


def counts() -> list[Count]:
    found = [Count(who, w.IN_PLAY) for who in range(len(w.WHO_KEYS))]
    found += [Count(who, w.IN_PLAY, (), True) for who in range(len(w.WHO_KEYS))]
    found += [Count(w.COUNT_OWN, w.IN_DISCARD), Count(w.COUNT_OWN, w.IN_DISCARD, (w.SPELL,))]
    return [*found, Count(w.COUNT_OWN, w.SPELLS_PLAYED), Count(w.COUNT_OPPONENT, w.AHEAD)]


def test_every_count_and_condition_has_words_of_its_own() -> None:
    counted = [Effect(w.ON_PLAY, w.GAIN, per=count) for count in counts()]
    when = [Effect(w.ON_PLAY, w.GAIN, when=Condition(count, n)) for count in counts() for n in (1, 2)]
    when += [Effect(w.RESOLUTION, w.GAIN, when=Condition(None, 1, result)) for result in (w.WON, w.LOST)]
    when += [Effect(w.CONTINUOUS, w.BONUS, w.SELF, when=Condition(counts()[0], n)) for n in (1, 2)]
    for effects in (counted, when):
        assert len({plain(clause(effect)) for effect in effects}) == len(effects)
        assert len({plain(row(effect)) for effect in effects}) == len(effects)


def test_returns_tell_what_and_where() -> None:
    kinds = [Effect(w.ON_PLAY, w.RETURN, kind=kind, to=w.TO_HAND) for kind in range(3)]
    assert [plain(clause(effect)) for effect in kinds] == [
        "take one character from your discard pile into your hand",
        "take one action from your discard pile into your hand",
        "take one card from your discard pile into your hand",
    ]
    assert len({plain(row(effect)) for effect in kinds}) == 3


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("infantry_soldier", "While there are at least 2 other soldiers you control, +1 strength."),
        ("commanding_officer", "+1 strength for each of your other soldiers."),
        (
            "vaska_storm_reader",
            "When played: exhaust one character with strength 3 or less of each opponent.",
        ),
        ("warden_of_the_vale", "Opponents cannot exhaust or eliminate any of your other characters."),
        (
            "pit_warden",
            "eliminate one of your other characters; if that was not possible, exhaust this card.",
        ),
        (
            "aruna_opportunist",
            "if you did not win the melee, steal up to 2 coins out of the loot of the winner.",
        ),
        ("spoils_of_war", "When played: gain 1 coin. Resolution: if you won the melee, gain 4 coins."),
    ],
)
def test_some_texts_in_detail(card_set: CardSet, words: YlandyssWords, name: str, expected: str) -> None:
    assert expected in plain(words.rules_text(card(card_set, name)))


def test_types_and_levels(card_set: CardSet, words: YlandyssWords) -> None:
    lines = {
        name: plain(words.type_line(card(card_set, name))) for name in ("grave_caller", "ambush", "stun")
    }
    assert lines == {"grave_caller": "Undead, Mage 1", "ambush": "Action", "stun": "Spell 1"}


def test_the_sources_say_more_than_a_label(card_set: CardSet, words: YlandyssWords) -> None:
    for design in card_set.cards:
        lines = words.sources(design)
        assert len(lines) == len(design.sources), design.id
        assert all(re.fullmatch(r"[A-Z][^_]*: .+", line) for line in lines), lines
    lines = words.sources(card(card_set, "black_dragon"))
    assert lines[0] == "Name: from the rulebook"
    assert lines[-1] == "Everything else: our own, free to be changed"
    assert words.sources(card(card_set, "elder_wyrm")) == ["All numbers: our own, free to be changed"]


def test_notes_know_what_they_are_about(card_set: CardSet, words: YlandyssWords) -> None:
    assert all(key in FIXED or words.name(key) != key for key in NOTES)
    for key in NOTES:
        notes = words.rulings(key)
        assert notes, key
        assert all(not re.search(r"[{}_]", note) and note.endswith(".") for note in notes), notes
    assert words.rulings("card:sanctuary~2") == words.rulings("sanctuary")
    assert words.rulings("hand:acolyte") == words.rulings("card:nobody") == words.rulings("moon") == []
    assert "a total of 2 or more" in words.rulings("pass")[0]
    assert any("cannot be chosen by effects" in note for note in words.rulings("offer:ambush"))
    assert any("printed strength counts" in note for note in words.rulings("second_dawn"))
    for design in card_set.cards:
        notes = words.rulings(design.id)
        assert len(set(notes)) == len(notes), design.id
