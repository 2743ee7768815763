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

import sys

from balance_series import parser_of, play_games, read_games, write_report
from balance_yro_games import played

GAME = "yro"


def main() -> int:
    args = parser_of(GAME, __doc__, "adventurer")[0].parse_args()
    if args.command == "play":
        return play_games(GAME, args, played)
    from balance_yro_report import Report, compared

    if args.command == "compare":
        print("\n".join(compared(args.folder, args.trial, args.things)))
        return 0
    return write_report(args.out, "Balance of YRO", "balance_yro.py", Report(read_games(args.folder)).lines())


if __name__ == "__main__":
    sys.exit(main())
