"""Balance of YRO: greedy players play many games, and a report says what was recruited and what went with it.

    python benchmarks/balance_yro.py play FOLDER --players 3 --games 700 [--seed 1] [--set quests=1] [--with CHANGE]
    python benchmarks/balance_yro.py report FOLDER [--out docs/balance/yro.md]
    python benchmarks/balance_yro.py compare FOLDER TRIAL --adventurer rune_machinist

`play` adds one line a game to a file in FOLDER and goes on where it stopped. `--with` changes the house set for trials,
in memory only: file, id, a text of that table and what stands there instead, such as
`--with 'adventurers.toml crane_matriarch cost = 6 => cost = 5'`. `report` puts the tables between the marks of the
report and leaves what people wrote around them; `compare` sets the games of a trial beside those of the house set.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from balance_yro_games import played

from yonder_desktop.assets import resource_path
from yonder_desktop.cli.games import options_from_words
from yonder_desktop.core.contract import Setup
from yonder_desktop.storage.shelf import GameShelf

GAME = "yro"
ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
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
    report.add_argument("--out", type=Path, default=ROOT / "docs" / "balance" / "yro.md")
    compare = commands.add_parser("compare")
    compare.add_argument("folder", type=Path)
    compare.add_argument("trial", type=Path)
    compare.add_argument("--adventurer", action="append", default=[])
    args = parser.parse_args()
    if args.command == "play":
        return play_games(args)
    from balance_yro_report import compared, written

    if args.command == "compare":
        print("\n".join(compared(args.folder, args.trial, args.adventurer)))
        return 0
    args.out.write_text(written(args.folder, args.out), encoding="utf-8", newline="\n")
    return 0


def play_games(args: argparse.Namespace) -> int:
    """Play the games that the file does not hold yet."""
    rules = rules_with(args.changes)
    options = options_from_words(rules.info, args.set)
    words = [f"{key}-{value}" for key, value in sorted(options.items())]
    args.folder.mkdir(parents=True, exist_ok=True)
    path = args.folder / f"{'-'.join([f'{args.players}-seats', *words])}.jsonl"
    kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    done = {int(json.loads(line)["setup"]["seed"]) for line in kept}
    with path.open("a", encoding="utf-8") as file:
        for seed in range(args.seed, args.seed + args.games):
            if seed not in done:
                file.write(json.dumps(played(rules, Setup(args.players, seed, options))) + "\n")
                file.flush()
    return 0


def rules_with(changes: list[str]) -> Any:
    """The rules for the house set with these changes."""
    if not changes:
        return GameShelf().take(GAME).rules
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / GAME / "trial"
        trial.mkdir(parents=True)
        for path in sorted(resource_path("cards", GAME).glob("*.toml")):
            (trial / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        for change in changes:
            change_text(trial, change)
        return GameShelf(Path(folder)).take(GAME, "trial").rules


def change_text(folder: Path, change: str) -> None:
    """`FILE ID OLD => NEW`: in the table with that id; `-` as the id means the whole file."""
    file, name, text = change.split(maxsplit=2)
    old, arrow, new = text.partition(" => ")
    whole = (folder / file).read_text(encoding="utf-8")
    begin = 0 if name == "-" else whole.index(f'id = "{name}"\n')
    end = len(whole) if name == "-" else whole.find("\n[[", begin)
    table = whole[begin : end if end >= 0 else len(whole)]
    if not arrow or table.count(old) != 1:
        raise SystemExit(f"“{old}” does not stand exactly once in {name} of {file}")
    changed = whole[:begin] + table.replace(old, new) + whole[begin + len(table) :]
    (folder / file).write_text(changed, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
