"""Balance of Yonder: greedy players play many games, and a report says what was used and what went with it.

    python benchmarks/balance.py play FOLDER --players 3 --games 700 [--set ventures=1] [--gifts] [--with CHANGE]
    python benchmarks/balance.py report FOLDER [--out docs/balance/yonder.md]

`play` adds one line a game to a file in FOLDER and goes on where it stopped. `--gifts` gives every seat two buildings
and a ship by chance at the start, which tells what they bring whoever has them (`balance_gifts.py`). `--with` changes a
line of the house set for a trial: file, id, key and value, as in `--with 'buildings.toml jeweler score { flat = 5 }'`.
`report` puts the tables between the marks of the report and leaves what people wrote around them.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from balance_games import played
from balance_report import written

from yonder_desktop.assets import resource_path
from yonder_desktop.cli.games import options_from_words
from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.storage.shelf import GameShelf

GAME = "yonder"
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
    play.add_argument("--gifts", action="store_true")
    play.add_argument("--with", action="append", default=[], dest="changes")
    report = commands.add_parser("report")
    report.add_argument("folder", type=Path)
    report.add_argument("--out", type=Path, default=ROOT / "docs" / "balance" / "yonder.md")
    args = parser.parse_args()
    if args.command == "play":
        return play_games(args)
    args.out.write_text(written(args.folder, args.out), encoding="utf-8", newline="\n")
    return 0


def play_games(args: argparse.Namespace) -> int:
    """Play the games that the file does not hold yet."""
    rules = rules_with(args.changes)
    options = options_from_words(rules.info, args.set)
    words = [f"{key}-{value}" for key, value in sorted(options.items())]
    kinds = [kind for kind, is_on in (("gifts", args.gifts), ("trial", args.changes)) if is_on]
    name = "-".join([f"{args.players}-seats", *words, *kinds])
    args.folder.mkdir(parents=True, exist_ok=True)
    path = args.folder / f"{name}.jsonl"
    kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    done = {int(json.loads(line)["setup"]["seed"]) for line in kept}
    with path.open("a", encoding="utf-8") as file:
        for seed in range(args.seed, args.seed + args.games):
            if seed not in done:
                file.write(json.dumps(played(rules, Setup(args.players, seed, options), args.gifts)) + "\n")
                file.flush()
    return 0


def rules_with(changes: list[str]) -> Rules:
    """The rules for the house set with these lines changed."""
    if not changes:
        return GameShelf().take(GAME).rules
    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder) / GAME / "trial"
        trial.mkdir(parents=True)
        for path in sorted(resource_path("cards", GAME).glob("*.toml")):
            (trial / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        for change in changes:
            change_line(trial, change)
        return GameShelf(Path(folder)).take(GAME, "trial").rules


def change_line(folder: Path, change: str) -> None:
    """`FILE ID KEY VALUE`: the line of KEY in the table with that id, or in the first table that has one for `-`."""
    file, name, key, value = change.split(maxsplit=3)
    lines = (folder / file).read_text(encoding="utf-8").splitlines()
    begin = 0 if name == "-" else lines.index(f'id = "{name}"')
    at = next(n for n in range(begin, len(lines)) if lines[n].startswith(f"{key} = "))
    lines[at] = f"{key} = {value}"
    (folder / file).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
