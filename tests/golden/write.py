"""Write the golden playthroughs.

    python -m tests.golden.write                  tell the games of the files again (a wording or rule has changed)
    python -m tests.golden.write --anew [NAME …]  let greedy players play anew (cards have changed, or a new game)

Without `--anew` the choices stay those of the files; a choice that can no longer be made is named, and the file is left
as it is. Look at the difference before committing it: each changed line is a change that players will see.
"""

from __future__ import annotations

import argparse
import sys

from tests.golden.playthrough import GAMES, chosen_by_bots, path_of, tokens_in, told
from yonder_desktop.core.questions import IllegalChoice
from yonder_desktop.storage.shelf import GameShelf


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.write", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("names", nargs="*", metavar="NAME", help="playthroughs (all of them)")
    parser.add_argument("--anew", action="store_true", help="greedy players choose")
    args = parser.parse_args(words)
    return max(write(name, args.anew) for name in args.names or GAMES)


def write(name: str, anew: bool) -> int:
    """Write one file; 1 if its choices cannot be made any more."""
    boxed, setup, path = GameShelf().take(name.partition("-")[0]), GAMES[name], path_of(name)
    try:
        tokens = chosen_by_bots(boxed, setup) if anew else tokens_in(path.read_text(encoding="utf-8"))
        text = told(boxed, setup, tokens)
    except (IllegalChoice, FileNotFoundError) as error:
        print(f"{name}: {error}; try --anew", file=sys.stderr)
        return 1
    path.write_text(text, encoding="utf-8", newline="\n")
    print(f"{name}: {len(tokens)} choices")
    return 0


if __name__ == "__main__":
    sys.exit(main())
