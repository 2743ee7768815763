"""The core compiled by mypyc plays the same games, position by position, as the pure one (run with --full)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLAY = """
from tests.contract.play import CheckedGame, rules_of
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.records import digest
from yonder_desktop.games.registry import game_names
import yonder_desktop.core.chance
digests = []
for name in game_names():
    for seats in rules_of(name).info.seats:
        game = CheckedGame(rules_of(name), Setup(seats, 7), deep=False)
        game.play()
        digests += game.digests
print(yonder_desktop.core.chance.__file__.rpartition(".")[2], digest(digests))
"""


def played(folder: Path) -> list[str]:
    """How the core was loaded in `folder`, and the digest of all positions of its games."""
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.mark.full
def test_compiled_core_gives_equal_digests(tmp_path: Path, checkout: Path) -> None:
    for name in ("yonder_desktop", "resources", "translations", "tests"):
        shutil.copytree(checkout / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    games = [
        str(path)
        for path in sorted((tmp_path / "yonder_desktop" / "games").iterdir())
        if path.suffix != ".pyc"
    ]
    targets = [
        "yonder_desktop/core",
        *[os.path.relpath(path, tmp_path) for path in games if "__" not in path],
    ]
    subprocess.run([sys.executable, "-m", "mypyc", *targets], cwd=tmp_path, check=True, capture_output=True)
    compiled, pure = played(tmp_path), played(checkout)
    assert compiled[0] == "so" and pure[0] == "py"
    assert compiled[1] == pure[1]
