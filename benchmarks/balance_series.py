"""What the balance scripts of all games share: series of games in files, trial card sets, reports between marks."""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from yonder_desktop.assets import resource_path
from yonder_desktop.cli.games import options_from_words
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.shelf import GameShelf

DOCS = Path(__file__).resolve().parent.parent / "docs" / "balance"
END = "<!-- end of the figures -->"

Game = dict[str, Any]
"""A game boiled down: its setup, and under "seats" one record a seat."""


def parser_of(
    game: str, doc: str | None, things: str = ""
) -> tuple[argparse.ArgumentParser, argparse.ArgumentParser]:
    """The command line of a game's balance script, and the part of it for `play`.

    things: what `compare` is asked about by id, in the singular; a script without it has no such command.
    """
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play")
    play.add_argument("folder", type=Path)
    play.add_argument("--players", type=int, default=4)
    play.add_argument("--games", type=int, default=100)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--set", action="append", default=[])
    play.add_argument("--with", action="append", default=[], dest="changes")
    report = commands.add_parser("report")
    report.add_argument("folder", type=Path)
    report.add_argument("--out", type=Path, default=DOCS / f"{game}.md")
    if things:
        compare = commands.add_parser("compare")
        compare.add_argument("folder", type=Path)
        compare.add_argument("trial", type=Path)
        compare.add_argument(f"--{things}", action="append", default=[], dest="things")
    return parser, play


def play_games(
    game: str, args: argparse.Namespace, play: Callable[[Any, Setup], Game], kind: str = ""
) -> int:
    """Play the games that the file of this series does not hold yet; `kind` tells series of one setup apart."""
    rules = rules_with(game, args.changes)
    options = options_from_words(rules.info, args.set)
    words = [f"{key}-{value}" for key, value in sorted(options.items())]
    kinds = [word for word in (kind, "trial" if args.changes else "") if word]
    args.folder.mkdir(parents=True, exist_ok=True)
    path = args.folder / f"{'-'.join([f'{args.players}-seats', *words, *kinds])}.jsonl"
    kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    done = {int(json.loads(line)["setup"]["seed"]) for line in kept}
    with path.open("a", encoding="utf-8") as file:
        for seed in range(args.seed, args.seed + args.games):
            if seed not in done:
                file.write(json.dumps(play(rules, Setup(args.players, seed, options))) + "\n")
                file.flush()
    return 0


def rules_with(game: str, changes: list[str]) -> Any:
    """The rules of a game for the house set with these changes, which stand in memory only."""
    if not changes:
        return GameShelf().take(game).rules
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / game / "trial"
        trial.mkdir(parents=True)
        for path in sorted(resource_path("cards", game).glob("*.toml")):
            (trial / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        for change in changes:
            change_text(trial, change)
        return GameShelf(Path(folder)).take(game, "trial").rules


def change_text(folder: Path, change: str) -> None:
    """`FILE ID OLD => NEW`: in the table with that id; `-` as the id means the whole file."""
    file, name, text = change.split(maxsplit=2)
    old, arrow, new = text.partition(" => ")
    whole = (folder / file).read_text(encoding="utf-8")
    begin = 0 if name == "-" else whole.find(f'id = "{name}"\n')
    end = len(whole) if name == "-" else whole.find("\n[[", begin)
    table = whole[begin : end if end >= 0 else len(whole)]
    if begin < 0 or not arrow or table.count(old) != 1:
        raise SystemExit(f"“{old}” does not stand exactly once in {name} of {file}")
    changed = whole[:begin] + table.replace(old, new) + whole[begin + len(table) :]
    (folder / file).write_text(changed, encoding="utf-8")


def read_games(folder: Path) -> list[Game]:
    """All games of the files in a folder, each once."""
    games: dict[str, Game] = {}
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            game = json.loads(line)
            games[json.dumps([path.stem, game["setup"]])] = game
    return list(games.values())


def write_report(path: Path, title: str, script: str, lines: Iterable[str]) -> int:
    """Put new figures between the marks of a report; what stands before and after the marks stays."""
    begin = f"<!-- figures: made by benchmarks/{script} -->"
    kept = path.read_text(encoding="utf-8") if path.exists() else f"# {title}\n\n{begin}\n{END}\n"
    before, _, rest = kept.partition(begin)
    text = before + "\n".join([begin, "", *lines, END]) + rest.partition(END)[2]
    path.write_text(text, encoding="utf-8", newline="\n")
    return 0


class WithGifts:
    """Rules of a game, but new games begin with gifts; `given` are those of the last one, by seat, as ids of designs.

    give: hands out the gifts of a new game and says what each seat was given.
    """

    def __init__(self, rules: Any, give: Callable[[Any, Any, Setup], list[list[str]]]) -> None:
        self._rules = rules
        self._give = give
        self.given: list[list[str]] = []

    def new_game(self, setup: Setup) -> Any:
        state = self._rules.new_game(setup)
        self.given = self._give(self._rules, state, setup)
        return state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)
