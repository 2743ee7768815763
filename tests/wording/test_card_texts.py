"""The generated text, symbols, sources and notes of every design."""

import os
import re
from pathlib import Path

import pytest

from yonder_desktop.assets import resource_path
from yonder_desktop.games.yonder import words as w
from yonder_desktop.games.yonder.designs import Building, CardSet, Envoy, Price, Ship, Step
from yonder_desktop.wording.markup import Icon, parts, plain
from yonder_desktop.wording.yonder.rules_text import Design
from yonder_desktop.wording.yonder.words import YonderWords

GOLDEN = Path(__file__).with_name("yonder_card_texts.txt")


def of_olos(card_set: CardSet, words: YonderWords) -> list[tuple[str, str]]:
    """The texts of order cards and levels, and what counts for Olos, with a readable key."""
    solo = card_set.solo
    assert solo is not None
    found = [(f"order {card.id}", plain(words.rules_text(card))) for card in solo.cards]
    found += [(f"level {level.level}", plain(words.rules_text(level))) for level in solo.levels]
    return [*found, ("olos", " ".join(words.rulings("olos")))]


def designs(card_set: CardSet) -> list[tuple[str, Design]]:
    """All designs with a readable key."""
    board = card_set.board
    found: list[tuple[str, Design]] = [(f"building {card.id}", card) for card in card_set.buildings]
    found += [(f"envoy {card.id}", card) for card in card_set.envoys]
    found += [(f"ship {ship.id}", ship) for ship in card_set.ships]
    found += [(f"spot {spot.id}", spot) for spot in board.city_spots]
    found += [(f"upper {place.id}", place) for place in board.upper]
    return found + [(f"favour {space.space}", space) for space in board.favour]


def test_the_texts_are_those_that_were_read_and_approved(card_set: CardSet, words: YonderWords) -> None:
    """After a wanted change: look at the difference, then run once with YONDER_WRITE_GOLDEN=1."""
    texts = [(key, plain(words.rules_text(design))) for key, design in designs(card_set)]
    text = "".join(f"{key}: {said}\n" for key, said in texts + of_olos(card_set, words))
    if os.environ.get("YONDER_WRITE_GOLDEN"):
        GOLDEN.write_text(text, encoding="utf-8", newline="\n")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_every_text_is_whole_sentences(card_set: CardSet, words: YonderWords) -> None:
    texts = [(key, plain(words.rules_text(design))) for key, design in designs(card_set)]
    for key, text in texts + of_olos(card_set, words):
        assert re.fullmatch(r"[A-Z].*\.", text), key
        assert not re.search(r"[{}\[\]|\\_]|  |\.\.|, \.|None|nothing", text), f"{key}: {text}"


def test_every_picture_exists(card_set: CardSet, words: YonderWords) -> None:
    for key, design in designs(card_set):
        symbols = words.symbols(design)
        assert symbols.strip() == symbols != "", key
        for text in (symbols, words.rules_text(design)):
            for part in parts(text):
                if isinstance(part, Icon):
                    assert resource_path("icons", f"{part.name}.svg").is_file(), f"{key}: {part.name}"


def numbers_of(steps: tuple[Step, ...]) -> list[int]:
    """All numbers that the text of some steps has to tell."""
    found: list[int] = []
    for step in steps:
        found += [n for n in step.goods if n] + price_numbers(step.price) + numbers_of(step.gain)
        if step.op in (w.GAIN_ANY, w.GAIN_ARCANA, w.GAIN_WORKER, w.COIN, w.GOLD, w.FAVOUR, w.DRAW):
            found.append(abs(step.n))
        elif step.op in (w.TRADE, w.RECALL, w.FULFIL) and step.n > 1:
            found.append(step.n)
        if step.discount:
            found.append(step.discount)
    return found


def price_numbers(price: Price | None) -> list[int]:
    if price is None:
        return []
    free = [price.any_resource, price.any_worker, price.hand_cards, price.buildings, price.gained_resource]
    return [n for n in (*price.stuff, *free) if n]


def things_of(steps: tuple[Step, ...]) -> list[int]:
    """All supply kinds that the text of some steps has to name."""
    found: list[int] = []
    for step in steps:
        found += [kind for kind in range(12) if step.goods[kind]]
        if step.price is not None:
            found += [kind for kind in range(12) if step.price.stuff[kind]]
        if step.op in (w.GAIN_WORKER, w.RECALL) and step.kind >= w.DWARF:
            found.append(step.kind)
        if step.op == w.GAIN_ARCANA:
            found.append(w.ARCANA)
        found += things_of(step.gain)
    return found


def effect_of(design: Design) -> tuple[Step, ...]:
    if isinstance(design, Envoy):
        return design.bonus
    return design.ability.effect if isinstance(design, Ship) else design.effect


def test_every_number_and_thing_of_an_effect_is_told(card_set: CardSet, words: YonderWords) -> None:
    for key, design in designs(card_set):
        text, effect = words.rules_text(design), effect_of(design)
        told = [int(n) for n in re.findall(r"\d+", plain(text))]
        wanted = numbers_of(effect)
        pictured = {part.name for part in parts(text) if isinstance(part, Icon)}
        things = things_of(effect)
        if isinstance(design, Envoy):
            wanted += price_numbers(design.price) + [n for n in (design.most,) if n > 1]
            things += [kind for kind in range(12) if design.price.stuff[kind]]
        for n in set(wanted):
            assert told.count(n) >= wanted.count(n) or n == 1, f"{key}: {n} in {text}"
        assert {w.STUFF[kind] for kind in things} <= pictured, f"{key}: {text}"


def test_scores_tell_their_numbers(card_set: CardSet, words: YonderWords) -> None:
    scored = [card for card in card_set.buildings if card.score is not None]
    assert len(scored) == 20
    for card in scored:
        score = card.score
        assert score is not None
        told = [int(n) for n in re.findall(r"\d+", plain(words.rules_text(card)))]
        wanted = [n for n in (score.each, score.cap) if n] + [n for pair in score.steps for n in pair]
        assert sorted(told) == sorted(wanted), card.id


@pytest.mark.parametrize(
    ("kind", "name", "expected"),
    [
        ("buildings", "dwarven_mine", ["3 times", "2 ore", "1 arcana"]),
        ("buildings", "goblin_soup_boat", ["lock up", "before feeding", "up to 2 goblins", "city board"]),
        ("buildings", "dwarf_masons", ["a dwarf", "any headquarters", "1 coin", "builds this card, too"]),
        ("buildings", "smokehouse", ["first 4 fish", "2 gold each"]),
        ("buildings", "elven_bakery", ["each envoy", "once", "1 grain", "up to 2 resources"]),
        ("ships", "late_bloomer", ["round 4", "unpaid", "gold and bonus"]),
        ("ships", "glass_pearl", ["A or B envoys", "unpaid", "no gold"]),
        ("ships", "duncan_the_tall", ["lock up", "lies on an envoy", "without losing gold"]),
        (
            "envoys",
            "skeleton_converters",
            ["1 or 2 deliveries", "1 worker of any kind from your supply", "3 grain"],
        ),
    ],
)
def test_some_texts_in_detail(
    card_set: CardSet, words: YonderWords, kind: str, name: str, expected: list[str]
) -> None:
    cards: tuple[Building | Envoy | Ship, ...] = getattr(card_set, kind)
    text = plain(words.rules_text(next(card for card in cards if card.id == name)))
    for piece in expected:
        assert piece in text


def test_the_sources_say_more_than_a_label(card_set: CardSet, words: YonderWords) -> None:
    for key, design in designs(card_set):
        lines = words.sources(design)
        assert len(lines) == len(design.sources), key
        assert all(": " in line for line in lines)
    camp = next(card for card in card_set.buildings if card.id == "camp")
    assert "Price: our own, free to be changed" in words.sources(camp)
    assert "Effect: from the rulebook" in words.sources(camp)
    assert any(
        line.startswith("Number of cards: worked out from the rulebook (17 A") for line in words.sources(camp)
    )


def test_notes_know_their_designs(card_set: CardSet, words: YonderWords) -> None:
    from yonder_desktop.games.yonder.verbs import KINDS
    from yonder_desktop.wording.yonder.notes import NOTES

    ids = {key.split()[1] for key, _design in designs(card_set)}
    ids |= {f"favour:{space.space}" for space in card_set.board.favour} | {*KINDS, "lock_up"}
    assert set(NOTES) <= ids
    assert words.rulings("spot:builders.2")[0].startswith("Dwarf sign")
    assert words.rulings("hand:ore_smelter") == ["Only the highest step reached pays."]
    assert words.rulings("piece:elf@camp~2")
    assert words.rulings("spot:nowhere") == words.rulings("order:nowhere") == []


def test_what_olos_has_stands_in_his_notes(card_set: CardSet, words: YonderWords) -> None:
    """The inspector knows no design of order cards and levels; their text comes as a note."""
    solo = card_set.solo
    assert solo is not None
    for card in solo.cards:
        assert words.rulings(f"order:{card.id}") == [plain(words.rules_text(card))]
    for level in solo.levels:
        assert words.rulings(f"level:{level.level}") == [plain(words.rules_text(level))]
