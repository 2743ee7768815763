"""Balance of Ylandyss: greedy players play many games, and a report says what was played and what went with it.

    python benchmarks/balance_ylandyss.py play FOLDER --players 3 --games 2000 [--set end=10] [--gifts] [--with CHANGE]
    python benchmarks/balance_ylandyss.py report FOLDER [--out docs/balance/ylandyss.md]
    python benchmarks/balance_ylandyss.py compare FOLDER TRIAL --card toll_warden

`play` adds one line a game to a file in FOLDER and goes on where it stopped. `--gifts` deals the opening draft and two
reinforcements to every seat by chance, which tells what cards bring whoever has them (`balance_ylandyss_gifts.py`).
`--with` changes the house set for trials, in memory only: file, id, a text of that table and what stands there instead,
such as `--with 'cards.toml toll_warden value = 3 => value = 2'`. `report` puts the tables between the marks of the
report and leaves what people wrote around them; `compare` sets the games of a trial beside those of the house set.
"""

from __future__ import annotations

import functools
import sys

from balance_series import parser_of, play_games, read_games, write_report
from balance_ylandyss_games import played

GAME = "ylandyss"


def main() -> int:
    parser, play = parser_of(GAME, __doc__, "card")
    play.add_argument("--gifts", action="store_true")
    args = parser.parse_args()
    if args.command == "play":
        return play_games(
            GAME, args, functools.partial(played, gifts=args.gifts), "gifts" if args.gifts else ""
        )
    from balance_ylandyss_report import Report, compared

    if args.command == "compare":
        print("\n".join(compared(args.folder, args.trial, args.things)))
        return 0
    lines = Report(read_games(args.folder)).lines()
    return write_report(args.out, "Balance of Ylandyss", "balance_ylandyss.py", lines)


if __name__ == "__main__":
    sys.exit(main())
