"""Ylandyss' proof by scenarios: every worked situation and every ruling has its file, named and told by its number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import test_ylandyss_rulings
from tests.scenario_play import YLANDYSS
from yonder_desktop.cli.scenario_file import load_scenario

FILES = sorted(YLANDYSS.glob("*.toml"))

# the worked situations; the numbers left out do not exist
SITUATIONS = (
    1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 17, 19, 20, 22, 23, 24, 26, 27, 28, 29, 31, 32, 33, 34, 35, 36, 37,
    41, 43, 44, 45, 46, 47, 48, 49, 50, 51,
)  # fmt: skip
RULINGS = range(1, 72)

# files that show what a card does
CARDS = "cards"


@pytest.mark.parametrize("number", SITUATIONS)
def test_every_situation_has_its_file(number: int) -> None:
    assert list(YLANDYSS.glob(f"s{number:02}-*.toml"))


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_has_a_file_or_a_plain_test(number: int) -> None:
    named = [name for name in dir(test_ylandyss_rulings) if re.match(rf"test_r{number:02}_", name)]
    assert named or list(YLANDYSS.glob(f"r{number:02}-*.toml"))


def test_no_file_and_no_plain_test_without_a_situation_or_a_ruling() -> None:
    known = [*[f"s{number:02}-" for number in SITUATIONS], *[f"r{number:02}-" for number in RULINGS]]
    assert [path.name for path in FILES if not path.name.startswith((*known, f"{CARDS}-"))] == []
    tests = [name for name in dir(test_ylandyss_rulings) if name.startswith("test_")]
    plain = tuple(f"test_r{number:02}_" for number in RULINGS)
    assert [name for name in tests if not name.startswith(plain)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_source_is_the_number_of_the_file(path: Path) -> None:
    """`S01`, `R7`, or `cards`."""
    family = load_scenario(path).source
    if family == CARDS:
        assert path.stem.startswith(f"{CARDS}-")
    else:
        assert path.stem.partition("-")[0] == f"{family[0].lower()}{int(family[1:]):02}"
