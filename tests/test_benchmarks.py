"""The benchmarks run, whatever they measure."""

import runpy
import sys
from pathlib import Path

import pytest

from yonder_desktop.games.registry import game_names

FOLDER = Path(__file__).resolve().parent.parent / "benchmarks"
BALANCE = {"yonder": "balance.py", "yro": "balance_yro.py", "ylandyss": "balance_ylandyss.py"}


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch):
    """Run a script of the benchmarks with some words; it must end well."""
    monkeypatch.syspath_prepend(str(FOLDER))

    def run_script(script: str, *words: object) -> None:
        monkeypatch.setattr(sys, "argv", [script, *map(str, words)])
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(FOLDER / script), run_name="__main__")
        assert not ended.value.code

    return run_script


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("script", ["core_speed.py", "bot_speed.py"])
def test_a_benchmark_prints_figures(script: str, game: str, run, capsys: pytest.CaptureFixture[str]) -> None:
    run(script, game, "--players", 2, "--games", 1)
    assert len(capsys.readouterr().out.splitlines()) > 4


def test_feel_is_measured_in_a_window(run, qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    run("feel.py", "--only", "start,drop", "--repeats", 1, "--drops", 2)
    assert len(capsys.readouterr().out.splitlines()) == 4


@pytest.mark.parametrize("game", game_names())
def test_a_balance_report_is_made_of_games_played_once(game: str, run, tmp_path: Path) -> None:
    games, report = tmp_path / "games", tmp_path / "report.md"
    for more in (1, 2):
        run(BALANCE[game], "play", games, "--players", 2, "--games", more)
    (played,) = games.iterdir()
    assert len(played.read_text(encoding="utf-8").splitlines()) == 2
    run(BALANCE[game], "report", games, "--out", report)
    first = report.read_text(encoding="utf-8")
    assert "| 2 | 2 |" in first
    report.write_text(f"Before.\n{first}\nBehind.\n", encoding="utf-8")
    run(BALANCE[game], "report", games, "--out", report)
    assert report.read_text(encoding="utf-8") == f"Before.\n{first}\nBehind.\n"


def test_gifts_of_ylandyss_are_told_apart_from_other_games(run, tmp_path: Path) -> None:
    run("balance_ylandyss.py", "play", tmp_path, "--players", 2, "--games", 1, "--set", "end=10", "--gifts")
    (played,) = tmp_path.iterdir()
    assert played.name == "2-seats-end-10-gifts.jsonl"
    run("balance_ylandyss.py", "report", tmp_path, "--out", tmp_path / "report.md")
    assert "0 games of greedy players to 20 coins" in (tmp_path / "report.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "change", "words"),
    [
        ("yro", "adventurers.toml prism_magus cost = 4 => cost = 3", ["--adventurer", "prism_magus"]),
        ("ylandyss", "cards.toml toll_warden value = 3 => value = 2", ["--card", "toll_warden"]),
    ],
)
def test_a_trial_is_set_beside_the_house_set(
    game: str, change: str, words: list[str], run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house, trial = tmp_path / "house", tmp_path / "trial"
    run(BALANCE[game], "play", house, "--players", 2, "--games", 1)
    run(BALANCE[game], "play", trial, "--players", 2, "--games", 1, "--with", change)
    run(BALANCE[game], "compare", house, trial, *words)
    told = capsys.readouterr().out
    assert "house: all" in told and "trial: all" in told


@pytest.mark.parametrize("change", ["jeweler ore = 9 => ore = 1", "jewler ore = 1 => ore = 2"])
def test_a_change_that_fits_nowhere_is_said(
    change: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setattr(
        sys, "argv", ["balance.py", "play", str(tmp_path), "--with", f"buildings.toml {change}"]
    )
    with pytest.raises(SystemExit, match=r"does not stand exactly once in jewe?ler of buildings\.toml"):
        runpy.run_path(str(FOLDER / "balance.py"), run_name="__main__")
