"""The pages on scenarios name every fact, token, reason, event and key, and their examples run."""

import re
from pathlib import Path
from typing import Any

import pytest

from yonder_desktop.cli import scenario, scenario_file
from yonder_desktop.games.ylandyss import fact_names as ylandyss_facts
from yonder_desktop.games.ylandyss import reasons as ylandyss_reasons
from yonder_desktop.games.ylandyss import words as ylandyss_words
from yonder_desktop.games.yonder import fact_names, reasons, verbs
from yonder_desktop.games.yro import fact_names as yro_facts
from yonder_desktop.games.yro import reasons as yro_reasons
from yonder_desktop.games.yro import words as yro_words
from yonder_desktop.storage.shelf import GameShelf

YONDER, YRO, YLANDYSS = [Path(module.__file__).parent for module in (verbs, yro_words, ylandyss_words)]
DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = ("scenarios", "scenarios-yonder", "scenarios-yro", "scenarios-ylandyss")


def text_of(name: str) -> str:
    return (DOCS / f"{name}.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page() -> str:
    return text_of("scenarios-yonder")


@pytest.fixture(scope="module")
def yro_page() -> str:
    return text_of("scenarios-yro")


@pytest.fixture(scope="module")
def ylandyss_page() -> str:
    return text_of("scenarios-ylandyss")


@pytest.fixture(scope="module")
def tables() -> Any:
    rules: Any = GameShelf().take("yonder").rules
    return rules.tables


def events_of(folder: Path) -> list[str]:
    """Kinds of events are read off the code, as nothing lists them."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    return sorted(set(re.findall(r"\bemit(?:_amount)?\(\s*state,\s*\"(\w+)\"", code)))


def test_the_page_names_every_key_of_the_format() -> None:
    keys = (*scenario_file.SCENARIO_KEYS, *scenario_file.STEP_KEYS, *scenario_file.REFUSED_KEYS)
    assert [key for key in keys if f"`{key}`" not in text_of("scenarios")] == []


def test_the_page_leads_to_those_of_the_games() -> None:
    assert [name for name in PAGES[1:] if f"]({name}.md)" not in text_of("scenarios")] == []


# ---- Yonder


def test_the_page_names_every_fact(page: str) -> None:
    names = [*fact_names.BOARD_FACTS, *fact_names.SEAT_FACTS]
    assert [name for name in names if f"`{name}`" not in page] == []
    assert [head for head in fact_names.KEYED_FACTS if f"`{head}.<" not in page] == []
    assert [name for name in fact_names.OLOS_FACTS if f"`olos.{name}`" not in page] == []


def test_the_page_names_every_question_and_token(page: str) -> None:
    assert [kind for kind in verbs.KINDS if f"`{kind}`" not in page] == []
    assert [verb for verb in verbs.VERBS if f"`{verb}`" not in page and f"`{verb}:" not in page] == []


def test_the_other_page_names_every_event() -> None:
    kinds, architecture = events_of(YONDER), text_of("architecture")
    assert "olos_turned" in kinds
    assert [kind for kind in kinds if f"`{kind}`" not in architecture] == []


def test_the_page_names_every_reason(page: str) -> None:
    assert [key for key in reasons.KEYS if f"`{key}`" not in page] == []


def test_the_page_names_every_card_ship_and_spot(page: str, tables: Any) -> None:
    keys = [key for family in ("building", "envoy", "ship", "spot") for key in tables.index[family]]
    assert [key for key in keys if f"`{key}`" not in page] == []


# ---- YRO


def test_yros_page_names_every_fact_and_stand(yro_page: str) -> None:
    names = [*yro_facts.BOARD_FACTS, *yro_facts.SEAT_FACTS, *yro_facts.STANDS]
    assert [name for name in names if f"`{name}`" not in yro_page] == []


def test_yros_page_names_every_question_token_reason_and_event(yro_page: str) -> None:
    assert [kind for kind in yro_words.KINDS if f"| `{kind}` |" not in yro_page] == []
    assert [verb for verb in yro_words.VERBS if f"`{verb}:" not in yro_page] == []
    assert [key for key in yro_reasons.KEYS if f"`{key}`" not in yro_page] == []
    kinds = events_of(YRO)
    assert "linked" in kinds
    assert [kind for kind in kinds if f"| `{kind}` |" not in yro_page] == []


def test_yros_page_names_every_card_quest_and_source(yro_page: str) -> None:
    rules: Any = GameShelf().take("yro").rules
    keys = [key for family in rules.tables.index.values() for key in family]
    assert [key for key in (*keys, *yro_words.SOURCE_KEYS) if f"`{key}`" not in yro_page] == []


# ---- Ylandyss


def test_ylandyss_page_names_every_fact_and_stand(ylandyss_page: str) -> None:
    names = [*ylandyss_facts.BOARD_FACTS, *ylandyss_facts.SEAT_FACTS, *ylandyss_facts.STANDS]
    assert [name for name in names if f"`{name}`" not in ylandyss_page] == []


def test_ylandyss_page_names_every_question_token_reason_and_event(ylandyss_page: str) -> None:
    asked = "".join(line.split("|")[1] for line in ylandyss_page.splitlines() if line.startswith("| `"))
    assert [kind for kind in ylandyss_words.KINDS if f"`{kind}`" not in asked] == []
    verbs = ylandyss_words.VERBS
    assert [
        verb for verb in verbs if f"`{verb}:" not in ylandyss_page and f"`{verb}`" not in ylandyss_page
    ] == []
    assert [key for key in ylandyss_reasons.KEYS if f"`{key}`" not in ylandyss_page] == []
    kinds = events_of(YLANDYSS)
    assert "melee_won" in kinds
    assert [kind for kind in kinds if f"| `{kind}` |" not in ylandyss_page] == []


def test_ylandyss_page_names_every_card(ylandyss_page: str) -> None:
    rules: Any = GameShelf().take("ylandyss").rules
    cards = rules.tables.card_set.cards
    wanted = [f"`{card.id}`" + (f" ({card.copies})" if card.copies > 1 else "") for card in cards]
    assert [words for words in wanted if words not in ylandyss_page] == []


# ---- all


@pytest.mark.parametrize("name", ["scenarios", "scenarios-yro", "scenarios-ylandyss"])
def test_the_example_of_the_page_comes_out(name: str, tmp_path: Path) -> None:
    example = text_of(name).split("```toml\n")[1].split("```")[0]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    assert scenario.run([str(path)]) == scenario.OK
