"""The benchmarks run, whatever they measure."""

import runpy
import sys
from pathlib import Path

import pytest

from yonder_desktop.games.registry import game_names

FOLDER = Path(__file__).resolve().parent.parent / "benchmarks"


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("script", ["core_speed.py", "bot_speed.py"])
def test_a_benchmark_prints_figures(
    script: str, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [script, game, "--players", "2", "--games", "1"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(FOLDER / script), run_name="__main__")
    assert not ended.value.code
    assert len(capsys.readouterr().out.splitlines()) > 4
