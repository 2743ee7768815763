"""Card sets on the command line: listed, checked, taken in, played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from yonder_desktop.app.main import main


@pytest.fixture
def example(checkout: Path) -> Path:
    return checkout / "docs" / "card-sets" / "ylandyss" / "night-watch"


def test_a_set_is_checked_taken_in_listed_and_played(
    example: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data-dir", str(tmp_path)]
    assert main([*data, "cards", "--check", str(example)]) == 0
    assert "night-watch is a card set of ylandyss and can be used" in capsys.readouterr().out
    assert main([*data, "cards", str(example)]) == 0
    assert str(tmp_path / "cards" / "ylandyss" / "night-watch") in capsys.readouterr().out
    assert main([*data, "cards"]) == 0
    assert "ylandyss: night-watch (" in capsys.readouterr().out
    words = [*data, "sim", "ylandyss", "--players", "2", "--cards", "night-watch", "--json"]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


def test_what_is_wrong_is_told_and_the_status_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "cards" / "yro" / "torn"
    broken.mkdir(parents=True)
    (broken / "quests.toml").write_text("format = 1\nquest = 3\n", encoding="utf-8")
    data = ["--data-dir", str(tmp_path)]
    assert main([*data, "cards"]) == 1
    said = capsys.readouterr()
    assert "yro: torn cannot be used." in said.err and "quests.toml" in said.err
    assert main([*data, "cards", "--check", str(broken)]) == 1
    assert "quests.toml" in capsys.readouterr().err
    assert main([*data, "cards", str(tmp_path / "nowhere")]) == 1
    assert str(tmp_path / "nowhere") in capsys.readouterr().err
    assert main([*data, "sim", "yro", "--cards", "torn"]) == 2
    assert "quests.toml" in capsys.readouterr().err
    assert main([*data, "sim", "yro", "--cards", "unknown"]) == 2
    assert "There is no card set “unknown” of yro" in capsys.readouterr().err
