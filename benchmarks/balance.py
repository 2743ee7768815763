"""Balance of Yonder: greedy players play many games, and a report says what was used and what went with it.

    python benchmarks/balance.py play FOLDER --players 3 --games 700 [--set ventures=1] [--gifts] [--with CHANGE]
    python benchmarks/balance.py report FOLDER [--out docs/balance/yonder.md]

`play` adds one line a game to a file in FOLDER and goes on where it stopped. `--gifts` gives every seat two buildings
and a ship by chance at the start, which tells what they bring whoever has them (`balance_gifts.py`). `--with` changes
the house set for a trial, in memory only: file, id, a text of that table and what stands there instead, such as
`--with 'buildings.toml jeweler ore = 1 => ore = 2'`. `report` puts the tables between the marks
of the report and leaves what people wrote around them.
"""

from __future__ import annotations

import functools
import sys

from balance_games import played
from balance_series import parser_of, play_games, read_games, write_report

GAME = "yonder"


def main() -> int:
    parser, play = parser_of(GAME, __doc__)
    play.add_argument("--gifts", action="store_true")
    args = parser.parse_args()
    if args.command == "play":
        return play_games(
            GAME, args, functools.partial(played, gifts=args.gifts), "gifts" if args.gifts else ""
        )
    from balance_report import Report

    return write_report(args.out, "Balance of Yonder", "balance.py", Report(read_games(args.folder)).lines())


if __name__ == "__main__":
    sys.exit(main())
