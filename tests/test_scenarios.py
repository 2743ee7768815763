"""Proof by scenarios: every situation in its file, and what the runner says when one fails or cannot be read."""

from pathlib import Path

import pytest

from yonder_desktop.cli import scenario
from yonder_desktop.cli.scenario_file import BadScenario, load_scenario
from yonder_desktop.cli.scenario_run import differences
from yonder_desktop.cli.usage import FAILED, OK, USAGE
from yonder_desktop.storage.shelf import GameShelf

HERE = Path(__file__).resolve().parent
YONDER = HERE / "scenarios" / "yonder"
FAILING = HERE / "fixtures" / "failing_scenarios"
ILL_FORMED = HERE / "fixtures" / "ill_formed_scenarios"
FILES = sorted((HERE / "scenarios").rglob("*.toml"))

# the situations of the list of worked situations; those to be played in sequence are one
ROWS = {
    1: 4, 2: 3, 4: 5, 5: 4, 6: 6, 7: 3, 8: 8, 10: 2, 11: 4, 14: 6, 19: 2, 20: 6, 21: 3, 23: 9, 25: 6, 26: 5,
    27: 6, 29: 5, 30: 7, 31: 8, 32: 9, 33: 9, 36: 5, 40: 4,
}  # fmt: skip
LONG_ROWS = {24: 10, 39: 35}
SEQUENCES = ("s03", "s13-1-to-3", "s13-4", "s13-5", "s15", "s16", "s17", "s34", "s37")
SOLO = "solo"
SITUATIONS = [
    *[f"s{number:02}-{row}" for number, rows in ROWS.items() for row in range(1, rows + 1)],
    *[f"s{number:02}-{row:02}" for number, rows in LONG_ROWS.items() for row in range(1, rows + 1)],
    *SEQUENCES,
]

# rulings whose example is no position: what players may ask each other. Plain tests prove them
WITHOUT_POSITION = (43,)
RULINGS = [f"r{number:03}" for number in range(1, 120) if number not in WITHOUT_POSITION]


@pytest.fixture(scope="module")
def shelf() -> GameShelf:
    return GameShelf()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_comes_out_as_it_says(path: Path, shelf: GameShelf) -> None:
    assert differences(load_scenario(path), shelf) == []


@pytest.mark.parametrize("number", [*SITUATIONS, *RULINGS])
def test_every_situation_and_ruling_has_its_file(number: str) -> None:
    assert list(YONDER.glob(f"{number}-*.toml"))


def test_no_file_without_a_situation_or_a_ruling() -> None:
    known = tuple(f"{number}-" for number in [*SITUATIONS, *RULINGS, SOLO])
    assert [path.name for path in YONDER.iterdir() if not path.name.startswith(known)] == []


@pytest.mark.parametrize("path", sorted(YONDER.iterdir()), ids=lambda path: path.stem)
def test_source_is_the_number_of_the_file(path: Path) -> None:
    source = load_scenario(path).source.partition(" ")[0]
    number = path.stem.partition("-")[0]
    if number == SOLO:
        assert source == SOLO
    else:
        assert f"{source[0].lower()}{int(source[1:]):0{3 if source[0] == 'R' else 2}}" == number


FAILURES = {
    "already-over": "steps[2] lock_up: 'lock_up' is not offered; the end of the game: nothing",
    "illegal-choice": "'place:elf@wood_spot' is not offered (no_worker kind=elf); 'turn' asked of Ann: place:",
    "not-offered": "not offered: place:elf@wood_spot; 'turn' asked of Ann: place:goblin@wood_spot, ",
    "not-refused": "'place:goblin@wood_spot' should be refused, but is allowed",
    "wrong-case": "cases[2] 'wrong': steps[1] place:goblin@ore_spot: fact Ann.ore: expected 0, got 1",
    "wrong-event-numbers": "expected the events worker_placed Ann, gained Ann 0 2, got worker_placed Ann 2 0, gained ",
    "wrong-events": "expected the events gained, worker_placed, got worker_placed, gained",
    "wrong-fact": "steps[1] place:goblin@wood_spot: fact Ann.wood: expected 2, got 1",
    "wrong-fact-at-the-end": "fact spot.wood_spot: expected [], got ['goblin']",
    "wrong-options": "expected the options worker:ogre; 'gain_worker' asked of Ann: worker:dwarf, worker:elf,",
    "wrong-question": "expected a question to Bo, got 'turn' asked of Ann",
    "wrong-reason": "should be refused for 'elf_there', got 'no_worker kind=elf'",
}


def test_every_failing_sample_is_known() -> None:
    assert sorted(path.stem for path in FAILING.iterdir()) == sorted(FAILURES)


@pytest.mark.parametrize("name", FAILURES)
def test_a_failing_scenario_shows_the_difference(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert scenario.run([str(FAILING / f"{name}.toml")]) == FAILED
    shown = capsys.readouterr().out
    assert shown.startswith(f"FAIL  {FAILING / name}.toml: ")
    assert FAILURES[name] in shown


PROBLEMS = {
    "bad-value": ("facts", "fact 'Bo.hand' cannot be 'castel'; allowed: camp, "),
    "bad-value-expected": ("steps[1].expect", "fact 'Ann.wood' cannot be 'one'; allowed: a whole number"),
    "closed-spot": (
        "facts",
        "fact 'spot.wood_spot.2' cannot be ['goblin']; allowed: nothing, since it is closed",
    ),
    "no-source": ("source", "a text is needed here"),
    "not-toml": ("", "is not valid TOML: a text of line 1 is not closed"),
    "nothing-to-check": ("steps", "there is nothing to check"),
    "read-only-fact": ("facts", "fact 'market' cannot be 4; allowed: nothing, it can only be expected"),
    "start-unknown": ("start", "'middle' is not one of blank, new"),
    "supply-and-part": (
        "facts",
        "fact 'Ann.supply' cannot be 'goblin=1,skeleton=1'; allowed: 'wood=3,goblin=2,",
    ),
    "too-many-seats": ("seats", "yonder is for 1 to 4 seats, not 5"),
    "too-many-workers": ("facts", "fact 'ogre' cannot be 18; allowed: at most 16"),
    "two-places": ("facts", "fact 'Ann.hand' cannot be ['castle']; allowed: [], since another fact"),
    "unknown-fact": ("facts", "there is no fact 'Bo.goblins'; there are: Bo.wood, "),
    "unknown-fact-expected": ("steps[1].expect", "there is no fact 'Ann.would'; there are: Ann.wood, "),
    "unknown-game": ("game", "'chess' is not one of "),
    "unknown-key": ("steps[1].chose", "there is no such key; there are: "),
    "unknown-seat": ("steps[1].seat", "'Cleo' is not one of Ann, Bo"),
}


def test_every_ill_formed_sample_is_known() -> None:
    assert sorted(path.stem for path in ILL_FORMED.iterdir()) == sorted(PROBLEMS)


@pytest.mark.parametrize("name", PROBLEMS)
def test_an_ill_formed_scenario_names_file_and_key(
    name: str, shelf: GameShelf, capsys: pytest.CaptureFixture[str]
) -> None:
    path = ILL_FORMED / f"{name}.toml"
    key, problem = PROBLEMS[name]
    with pytest.raises(BadScenario) as raised:
        differences(load_scenario(path), shelf)
    assert (raised.value.path, raised.value.key) == (path, key)
    assert problem in raised.value.problem
    assert scenario.run([str(path)]) == USAGE
    assert str(path) in capsys.readouterr().err


def test_a_folder_stands_for_its_files_and_the_worst_result_counts(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert scenario.run([str(FAILING), str(YONDER / "s06-4-city-gates.toml")]) == FAILED
    assert scenario.run([str(FAILING), str(ILL_FORMED / "no-source.toml")]) == USAGE
    assert "scenarios: 1 ok, 12 failed, 0 unreadable" in capsys.readouterr().out


def test_good_scenarios_end_with_nought(capsys: pytest.CaptureFixture[str]) -> None:
    path = YONDER / "s06-4-city-gates.toml"
    assert scenario.run([str(path)]) == OK
    first = capsys.readouterr().out.splitlines()[0]
    assert first == f"ok  {path}: A goblin on City Gates becomes an ogre (S06 row 4)"


def test_missing_files_and_empty_folders_are_unreadable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert scenario.run([str(tmp_path)]) == USAGE
    assert scenario.run([str(tmp_path / "gone.toml")]) == USAGE
    said = capsys.readouterr()
    assert "gone.toml: there is no such file" in said.err and "Errno" not in said.err
    assert "0 scenarios: 0 ok" in said.out and "1 scenario: 0 ok, 0 failed, 1 unreadable" in said.out


def test_a_file_that_is_no_text_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    assert scenario.run([str(tmp_path / "odd.toml")]) == USAGE
    said = capsys.readouterr().err
    assert "odd.toml: is not a text in UTF-8" in said and "0xff" not in said
