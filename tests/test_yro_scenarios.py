"""YRO's proof by scenarios: every worked situation and every ruling has its file, named and told by its number."""

from pathlib import Path

import pytest

from tests.scenario_play import YRO
from yonder_desktop.cli.scenario_file import load_scenario

FILES = sorted(YRO.glob("*.toml"))

# the worked situations; the numbers left out do not exist
SITUATIONS = (1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 22, 23, 25, 26, 27, 29, 30)

# rulings that no position shows: what is open and hidden. Plain tests prove them
WITHOUT_POSITION = (5,)
RULINGS = [number for number in range(1, 55) if number not in WITHOUT_POSITION]

DRAFT = ["1", "2", *[f"3-{row}" for row in range(1, 9)], "4", "5"]
# of the settled points of the game for one: no turn limit, what is stored, that one plays it alone are plain tests
SOLO = ["1", "1-4", "1-6", *[f"2-{row}" for row in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11)], "3"]

# files that show one line of a card each
CARDS = "cards"

NUMBERS = [
    *[f"s{number:02}" for number in SITUATIONS],
    *[f"r{number:02}" for number in RULINGS],
    *[f"draft-{number}" for number in DRAFT],
    *[f"solo-{number}" for number in SOLO],
]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_situation_and_ruling_has_its_file(number: str) -> None:
    assert list(YRO.glob(f"{number}-*.toml"))


def test_no_file_without_a_situation_or_a_ruling() -> None:
    known = tuple(f"{number}-" for number in [*NUMBERS, CARDS])
    assert [path.name for path in FILES if not path.name.startswith(known)] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_source_is_the_number_of_the_file(path: Path) -> None:
    """`S01`, `R7`, `draft D3.1`, `solo S2.4`, or `cards`."""
    family, _, number = load_scenario(path).source.partition(" ")
    if family in ("draft", "solo"):
        assert path.stem.startswith(f"{family}-{number[1:].replace('.', '-')}-")
    elif family == CARDS:
        assert path.stem.startswith(f"{CARDS}-")
    else:
        assert path.stem.partition("-")[0] == f"{family[0].lower()}{int(family[1:]):02}"
