"""The page on scenarios names every fact, token, reason and key, and its example runs."""

import re
from pathlib import Path
from typing import Any

import pytest

from yonder_desktop.cli import scenario, scenario_file
from yonder_desktop.games.yonder import fact_names, reasons, verbs
from yonder_desktop.storage.shelf import GameShelf

YONDER = Path(verbs.__file__).parent


@pytest.fixture(scope="module")
def page() -> str:
    return (Path(__file__).resolve().parent.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def tables() -> Any:
    rules: Any = GameShelf().take("yonder").rules
    return rules.tables


def test_the_page_names_every_key_of_the_format(page: str) -> None:
    keys = (*scenario_file.SCENARIO_KEYS, *scenario_file.STEP_KEYS, *scenario_file.REFUSED_KEYS)
    assert [key for key in keys if f"`{key}`" not in page] == []


def test_the_page_names_every_fact(page: str) -> None:
    names = [*fact_names.BOARD_FACTS, *fact_names.SEAT_FACTS]
    assert [name for name in names if f"`{name}`" not in page] == []
    assert [head for head in fact_names.KEYED_FACTS if f"`{head}.<" not in page] == []
    assert [name for name in fact_names.OLOS_FACTS if f"`olos.{name}`" not in page] == []


def test_the_page_names_every_question_and_token(page: str) -> None:
    assert [kind for kind in verbs.KINDS if f"`{kind}`" not in page] == []
    assert [verb for verb in verbs.VERBS if f"`{verb}`" not in page and f"`{verb}:" not in page] == []


def test_the_other_page_names_every_event(checkout: Path) -> None:
    """Kinds of events are read off the code, as nothing lists them."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(YONDER.glob("*.py")))
    kinds = set(re.findall(r"\bemit(?:_amount)?\(\s*state,\s*\"(\w+)\"", code))
    architecture = (checkout / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert "olos_turned" in kinds
    assert [kind for kind in sorted(kinds) if f"`{kind}`" not in architecture] == []


def test_the_page_names_every_reason(page: str) -> None:
    assert [key for key in reasons.KEYS if f"`{key}`" not in page] == []


def test_the_page_names_every_card_ship_and_spot(page: str, tables: Any) -> None:
    keys = [key for family in ("building", "envoy", "ship", "spot") for key in tables.index[family]]
    assert [key for key in keys if f"`{key}`" not in page] == []


def test_the_example_of_the_page_comes_out(page: str, tmp_path: Path) -> None:
    example = page.split("```toml\n")[1].split("```")[0]
    path = tmp_path / "example.toml"
    path.write_text(example, encoding="utf-8")
    assert scenario.run([str(path)]) == scenario.OK
