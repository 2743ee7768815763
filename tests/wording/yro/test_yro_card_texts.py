"""The generated text, symbols, sources and notes of every design of YRO."""

import os
import re
from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.games.yro import words as w
from yonder_desktop.games.yro.designs import CardSet, Line, Quest
from yonder_desktop.wording.markup import Icon, Link, parts, plain
from yonder_desktop.wording.yro.names import FIXED
from yonder_desktop.wording.yro.notes import NOTES, card_notes
from yonder_desktop.wording.yro.rules_text import Design, line_text, quest_text
from yonder_desktop.wording.yro.symbols import line_symbols, quest_symbols
from yonder_desktop.wording.yro.things import PICTURES
from yonder_desktop.wording.yro.words import YroWords

GOLDEN = Path(__file__).with_name("yro_card_texts.txt")
PHASES = {w.RECRUIT: "Recruit", w.COMBAT: "Combat", w.PRODUCTION: "Production", w.INCOME: "Income"}


def designs(card_set: CardSet) -> list[tuple[str, Design]]:
    """All designs with a readable key."""
    found: list[tuple[str, Design]] = [(f"card {card.id}", card) for card in card_set.adventurers]
    found += [(f"faction {badge.id}", badge) for badge in card_set.factions]
    found += [(f"profession {badge.id}", badge) for badge in card_set.professions]
    return found + [(f"quest {quest.id}", quest) for quest in card_set.quests]


def test_the_texts_are_those_that_were_read_and_approved(card_set: CardSet, words: YroWords) -> None:
    """After a wanted change: look at the difference, then run once with YONDER_WRITE_GOLDEN=1."""
    text = "".join(
        f"{key}: {plain(words.rules_text(design))} | {plain(words.symbols(design))}\n"
        for key, design in designs(card_set)
    )
    if os.environ.get("YONDER_WRITE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8", newline="\n")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_every_text_is_whole_sentences(card_set: CardSet, words: YroWords) -> None:
    for key, design in designs(card_set):
        text = plain(words.rules_text(design))
        assert re.fullmatch(r"[A-Z].*\.", text), key
        assert not re.search(r"[{}\[\]|\\_]|  |\.\.|, \.|None", text), f"{key}: {text}"


def test_every_picture_and_live_name_exists(card_set: CardSet, words: YroWords) -> None:
    for key, design in designs(card_set):
        symbols = words.symbols(design)
        assert symbols.strip() == symbols != "", key
        for part in parts(symbols + words.rules_text(design)):
            if isinstance(part, Icon):
                assert resource_path("icons", f"{part.name}.svg").is_file(), f"{key}: {part.name}"
            if isinstance(part, Link):
                assert words.name(part.key) == part.text


def pictures_of(line: Line) -> set[str]:
    return {PICTURES[kind] for kind in range(5) if line.gain[kind]} | {f"phase_{w.PHASE_KEYS[line.phase]}"}


def test_every_line_tells_its_phase_gains_and_limit(card_set: CardSet, words: YroWords) -> None:
    for design in card_set.adventurers:
        rows = words.symbol_rows(design)
        assert len(rows) == len(design.lines)
        for line, row in zip(design.lines, rows, strict=True):
            text = line_text(words.names, line)
            told = [int(n) for n in re.findall(r"\d+", plain(text))]
            wanted = [n for n in (*line.gain, line.most) if n]
            wanted += [3] if line.per == w.PER_MONEY3 else []
            assert sorted(told) == sorted(wanted), f"{design.id}: {text}"
            for said in (text, row):
                assert pictures_of(line) <= {part.name for part in parts(said) if isinstance(part, Icon)}
            assert plain(text).startswith(PHASES.get(line.phase, "Victory points") + ": ")


def test_every_count_and_condition_has_words_of_its_own(card_set: CardSet, words: YroWords) -> None:
    """Also those that no card of the house set uses."""
    design, gain = card_set.adventurers[0], (0, 1, 0, 0, 0)
    counts = [Line(w.VP_PHASE, gain, per, 1 if per in (w.PER_FACTION, w.PER_PROFESSION) else -1)
              for per in range(len(w.PER_KEYS))]  # fmt: skip
    whens = [Line(w.VP_PHASE, gain, when=when) for when in range(len(w.WHEN_KEYS))]
    for lines in (counts, whens):
        texts = {line_text(words.names, line) for line in lines}
        rows = {line_symbols(words.names.tables, design, line) for line in lines}
        assert len(texts) == len(rows) == len(lines)


def test_every_measure_and_comparison_has_words_of_its_own() -> None:
    texts, rows = set(), set()
    for measure in range(len(w.MEASURE_KEYS)):
        for comparison in range(len(w.OP_KEYS)):
            quest = Quest("q", "Q", 3, (w.VP_PHASE,), ((measure, comparison, 2),), {})
            texts.add(plain(quest_text(quest)))
            rows.add(plain(quest_symbols(quest)))
    assert len(texts) == len(rows) == 3 * len(w.MEASURE_KEYS)
    for text in texts:
        assert re.fullmatch(r"Have (at least|at most|exactly) .*\.", text), text


def test_badges_tell_their_link(card_set: CardSet, words: YroWords) -> None:
    for badge in (*card_set.factions, *card_set.professions):
        for text in (words.rules_text(badge), words.symbols(badge)):
            told = [int(n) for n in re.findall(r"\d+", plain(text))]
            assert sorted(told) == sorted(n for n in badge.link if n), text
        assert badge.name in plain(words.rules_text(badge))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("brass_gargoyle", ["Recruit: +1 Magic.", "+2 power for each level that both Magic and Technology"]),
        ("antler_sentinel", ["+2 VP while this card is in the frontline"]),
        ("scale_armourer", ["for each level of Technology while this card is not in the frontline"]),
        ("velvet_usurer", ["for each full 3 money you have, 3 times at most"]),
        ("wyvern_lancer", ["if your power was the highest in this turn’s Combat, or tied for it"]),
        ("warden_of_lost_banners", ["+2 VP if you received no VP for your rank"]),
        ("rootbridge_builder", ["for each adventurer of its faction next to this card, 3 times at most"]),
    ],
)
def test_some_texts_in_detail(card_set: CardSet, words: YroWords, name: str, expected: list[str]) -> None:
    text = plain(words.rules_text(next(card for card in card_set.adventurers if card.id == name)))
    for piece in expected:
        assert piece in text


def test_the_sources_say_more_than_a_label(card_set: CardSet, words: YroWords) -> None:
    for key, design in designs(card_set):
        lines = words.sources(design)
        assert len(lines) == len(design.sources), key
        assert all(re.fullmatch(r"[A-Z][^_]*: .+", line) for line in lines), lines
    badger = next(card for card in card_set.adventurers if card.id == "badger_wrestler")
    assert "Asterisk behind the power: from the rulebook" in words.sources(badger)
    assert "Cost: our own, free to be changed" in words.sources(badger)
    assert words.sources(card_set.factions[2])[1].startswith("Link bonus: worked out from the rulebook (Mag")
    assert "Victory points: from the rulebook" in words.sources(card_set.quests[0])


def test_notes_know_what_they_are_about(card_set: CardSet, words: YroWords) -> None:
    known = {card.id for card in card_set.adventurers} | set(FIXED)
    assert all(key in known or words.name(key) != key for key in NOTES)
    for key in ("quest:shield_wall", "faction:dragon", "profession:leader", "card:heron_pilot", "place"):
        assert words.rulings(key), key
    assert words.rulings("new:clock_mage~2") == words.rulings("clock_mage") == []
    assert words.rulings("hand:moth_lanternist")[0].startswith("Its plus counts")
    assert words.rulings("magic")[0] == "Points for Level I: 1, II: 3, III: 6, IV: 10."
    assert "40 victory points or 9 adventurers end the game" in words.rulings("phase:vp")[1]
    for key in NOTES:
        assert all(not re.search(r"[{}_]", note) for note in words.rulings(key)), key
    assert words.rulings("card:nobody") == words.rulings("quest:none") == words.rulings("cell:1,1") == []


def test_notes_follow_from_the_lines(card_set: CardSet) -> None:
    for design in card_set.adventurers:
        notes = " ".join(card_notes(design))
        plus = any(line.gain[w.POWER] and line.when != w.BEHIND for line in design.lines)
        assert ("Its plus counts" in notes) == plus, design.id
        assert ("Its asterisk works wherever" in notes) == design.star, design.id
        uses_level = any(line.per in (w.PER_MAGIC_LEVEL, w.PER_TECH_LEVEL) for line in design.lines)
        assert not uses_level or "evel" in notes, design.id
