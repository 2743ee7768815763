"""The rules reference: complete, linked, findable, and in words of our own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from yonder_desktop.core.contract import Setup
from yonder_desktop.games.registry import game_names
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.wording import words_for
from yonder_desktop.wording.contract import TellsRules
from yonder_desktop.wording.markup import Link, parts, plain
from yonder_desktop.wording.reference import Page, excerpt, find, folded

GAMES = game_names()
SHELF = GameShelf()


def words_of(game: str) -> Any:
    words = words_for(game, SHELF.take(game).tables, ["Mira", "Bo", "Cael", "Dara", "Edda"])
    assert isinstance(words, TellsRules)
    return words


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_pages_have_keys_titles_and_words_and_lead_to_each_other(game: str) -> None:
    words = words_of(game)
    pages: list[Page] = words.reference()
    keys = [page.key for page in pages]
    assert len(set(keys)) == len(keys)
    for page in pages:
        assert page.title and page.group and page.lines, page.key
        assert set(page.see) <= set(keys), page.key
        for line in page.lines:
            assert "{" not in plain(line) and "}" not in plain(line), (page.key, line)
            for part in parts(line):
                if isinstance(part, Link):
                    assert part.key in keys or words.page_key(part.key) in keys, (page.key, part.key)


def designs_of(tables: Any) -> dict[str, list[Any]]:
    """The designs of a card set by their kind, as the set has them."""
    card_set = tables.card_set
    names = [name for kind in type(card_set).__mro__ for name in getattr(kind, "__slots__", ())]
    return {name: list(value) for name in names if isinstance(value := getattr(card_set, name), tuple)}


def test_every_card_has_a_page_with_its_generated_text(game: str) -> None:
    words, tables = words_of(game), SHELF.take(game).tables
    pages = {page.key: page for page in words.reference()}
    for designs in designs_of(tables).values():
        for design in designs:
            found = [page for key, page in pages.items() if key.partition(":")[2] == design.id]
            assert len(found) == 1, design.id
            text = words.rules_text(design)
            assert not text or text in found[0].lines, design.id


def test_everything_that_a_game_offers_or_asks_leads_to_a_page(game: str) -> None:
    """Random games: the kind of every question, the phase, and every item that a choice names."""
    words, boxed = words_of(game), SHELF.take(game)
    keys = {page.key for page in words.reference()}
    rules = boxed.rules
    asked: set[str] = set()
    for seats in rules.info.seats[:2]:
        for seed in range(3):
            state = rules.new_game(Setup(seats, seed, {}))
            for step in range(250):
                decision = rules.decision(state)
                if decision is None:
                    break
                asked.add(decision.kind)
                for option in decision.options:
                    choice = rules.choice(state, option)
                    asked |= {key for key in (choice.subject, choice.target) if key}
                rules.apply(state, decision.options[(step * 7 + seed) % len(decision.options)])
    assert len(asked) > 30
    assert [key for key in sorted(asked) if words.page_key(key) not in keys] == []


def test_all_kinds_of_questions_have_a_page() -> None:
    from yonder_desktop.games.ylandyss.words import KINDS as YLANDYSS
    from yonder_desktop.games.yonder.verbs import KINDS as YONDER
    from yonder_desktop.games.yro.words import KINDS as YRO

    for game, kinds in (("yonder", YONDER), ("yro", YRO), ("ylandyss", YLANDYSS)):
        words = words_of(game)
        keys = {page.key for page in words.reference()}
        assert [kind for kind in kinds if words.page_key(kind) not in keys] == []


SOUGHT = [
    ("yonder", "hungry", "rules:feeding"),
    ("yonder", "ogre", "rules:ogre"),
    ("yonder", "Audience", "spot:audience_chamber"),
    ("yonder", "tie arcana", "rules:goal"),
    ("yonder", "quarry", "building:quarry"),
    ("yonder", "captain olos", "rules:solo"),
    ("yro", "links", "rules:links"),
    ("yro", "badger", "card:badger_wrestler"),
    ("yro", "tie power", "rules:goal"),
    ("ylandyss", "pass", "rules:melee"),
    ("ylandyss", "exhausted straight", "rules:characters"),
    ("ylandyss", "stun", "card:stun"),
]


@pytest.mark.parametrize(("name", "query", "key"), SOUGHT)
def test_the_search_finds_what_is_meant(name: str, query: str, key: str) -> None:
    hits = find(words_of(name).reference(), query)
    assert key in [hit.page.key for hit in hits[:3]]
    assert all(hit.excerpt for hit in hits)


def page(title: str, *lines: str) -> Page:
    return Page(title.lower(), "group", title, lines)


def test_the_search_wants_all_words_and_ranks_titles_first() -> None:
    pages = [page("Food", "The ogre eats."), page("Ogre", "Two."), page("A big ogre", "Nothing.")]
    assert [hit.page.title for hit in find(pages, "ogre")] == ["Ogre", "A big ogre", "Food"]
    assert [hit.page.title for hit in find(pages, "ogre eats")] == ["Food"]
    assert [hit.page.title for hit in find(pages, "OGR")] == ["Ogre", "A big ogre", "Food"]
    assert find(pages, "gre") == find(pages, "  ") == find(pages, "ogre elf") == []
    assert folded("Œuvre: Café—Ünder") == "œuvre cafe under"


def test_an_excerpt_shows_the_words_around_what_was_found() -> None:
    text = "Some words before it. " * 8 + "Here the fish is sold. " + "And more words after it. " * 8
    said = excerpt(page("Food", text), ["fish"])
    assert said.startswith("… ") and said.endswith(" …") and "fish is sold" in said and len(said) < 140
    assert excerpt(page("Fish", "Short."), ["fish"]) == "Short."


def shingles(text: str, size: int) -> set[tuple[str, ...]]:
    words = folded(text).split()
    return {tuple(words[number : number + size]) for number in range(len(words) - size + 1)}


ORDINARY = 9
"""So many words in a row may stand in any two texts about the same thing."""


def test_no_page_repeats_long_runs_of_itself(game: str) -> None:
    """A subject is told once, and elsewhere by a link."""
    seen: dict[tuple[str, ...], str] = {}
    for one in words_of(game).reference():
        if not one.key.startswith("rules:"):
            continue
        for run in shingles(" ".join(map(plain, one.lines)), ORDINARY + 5):
            assert run not in seen, (one.key, seen.get(run), " ".join(run))
            seen[run] = one.key


def test_the_pages_name_the_numbers_of_the_card_set(tmp_path: Path) -> None:
    folder = tmp_path / "ylandyss" / "short"
    folder.mkdir(parents=True)
    (folder / "setup.toml").write_text('format = 1\nbased_on = "house"\n[hand]\nsize = 6\n', encoding="utf-8")
    words: Any = words_for("ylandyss", GameShelf(tmp_path).take("ylandyss", "short").tables)
    round_page = next(one for one in words.reference() if one.key == "rules:round")
    assert re.search(r"Draw up to 6 cards", plain(round_page.lines[0]))
