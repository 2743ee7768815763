"""A start reads what the start page shows, and nothing of games that nobody has asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

from yonder_desktop.games.registry import game_names
from yonder_desktop.storage.shelf import GameShelf
from yonder_desktop.wording import about, words_for

START = """
import argparse, sys
from yonder_desktop.app.window import Program, make_app
words = {"seed": 7, "theme": "day", "scale": 100, "load": None, "take_in": None, "position": None}
program = Program(make_app([]), argparse.Namespace(data_dir=sys.argv[1], **words))
program.window.show()
program.window.grab()
tiles = program.window.pages.currentWidget().tiles
print(len(tiles), *sorted(name for name in sys.modules if name.startswith("yonder_desktop.")))
"""
PARTS = ("content.{}", "games.{}.rules", "wording.{}.words", "ai.{}", "ui.{}.face")
"""What a game is made of that needs time to be read."""


def test_a_start_reads_no_game(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START, str(tmp_path)], capture_output=True, text=True, check=True
    )
    tiles, *read = done.stdout.split()
    heavy = {f"yonder_desktop.{part.format(game)}" for part in PARTS for game in game_names()}
    assert int(tiles) == len(game_names()) and not heavy & set(read)


@pytest.mark.parametrize("game", game_names())
def test_a_tile_says_what_the_game_says(game: str) -> None:
    shelf = GameShelf()
    boxed = shelf.take(game)
    words, told = words_for(game, boxed.tables), about(game)
    assert shelf.seats(game) == boxed.rules.info.seats
    assert (told.title(), told.description(), told.length()) == (
        words.title(), words.description(), words.length(),
    )  # fmt: skip
