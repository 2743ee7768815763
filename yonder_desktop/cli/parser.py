"""The words and flags that the program understands."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from yonder_desktop import __version__
from yonder_desktop.cli.argparse_words import Parser, speak
from yonder_desktop.cli.sim_help import sim_help
from yonder_desktop.storage.scales import LARGEST_SCALE, SMALLEST_SCALE
from yonder_desktop.wording.catalogue import gettext as _

THEMES = ("day", "night", "contrast", "system")
OPEN = "open"
VALUED = ("--load", "--position", "--seed", "--lang", "--scale", "--theme", "--data-dir")
"""Flags before a command that are followed by a value."""
SUFFIXES = (".json", ".yonder")
"""Of saved games."""


class Commands(Protocol):
    """What argparse gives to add commands to."""

    def add_parser(self, name: str, *, help: str) -> Parser: ...


def build_parser() -> Parser:
    """The words and flags that the program understands."""
    speak()
    parser = Parser(
        prog="yonder-desktop",
        description=_("Tabletop games on one desktop table. Without a command the window opens."),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"yonder-desktop {__version__}",
        help=_("show program's version number and exit"),
    )
    parser.add_argument("--load", metavar="FILE", help=_("open a saved game"))
    parser.add_argument(
        "--position", metavar="CODE", help=_("open the position of a code, or of a text file that holds one")
    )
    parser.set_defaults(take_in=None)
    _add_common(parser, suppress=False)
    commands = parser.add_subparsers(dest="command", metavar=_("COMMAND"))
    for add in (
        _add_open, _add_sim, _add_replay, _add_position, _add_scenario, _add_snapshot, _add_demo, _add_cards,
    ):  # fmt: skip
        _add_common(add(commands), suppress=True)
    return parser


def _add_common(parser: argparse.ArgumentParser, suppress: bool) -> None:
    """Flags that may stand before or after the command; in the command they leave out what is not given."""
    unset = argparse.SUPPRESS if suppress else None
    parser.add_argument("--seed", type=_seed, default=unset, help=_("number that gives all chance"))
    parser.add_argument("--lang", default=unset, metavar="LANG", help=_("language, such as en or de"))
    parser.add_argument("--scale", type=_scale, default=unset, help=_scale_words())
    parser.add_argument("--theme", choices=THEMES, default=unset, help=_("look of the table"))
    parser.add_argument("--data-dir", default=unset, metavar="FOLDER", help=_("where saves and settings lie"))


def _add_open(commands: Commands) -> Parser:
    parser = commands.add_parser(
        OPEN,
        help=_(
            "put a saved game from somewhere else among the others, and open it; the word may be left out"
        ),
    )
    parser.add_argument("take_in", metavar="FILE", help=_("a saved game"))
    return parser


def with_open(words: Sequence[str]) -> Sequence[str]:
    """The words, with the command that opens a file where the file manager gives the file alone."""
    place = 0
    while place < len(words) and words[place].startswith("-"):
        takes_value = words[place] in VALUED
        place += 2 if takes_value else 1
    if place < len(words) and _is_save(words[place]):
        return [*words[:place], OPEN, *words[place:]]
    return words


def _is_save(word: str) -> bool:
    return Path(word).suffix.lower() in SUFFIXES or Path(word).is_file()


def _add_sim(commands: Commands) -> Parser:
    parser = commands.add_parser("sim", help=_("play games of computer players and give figures"))
    parser.add_argument("game", metavar="GAME", help=_("name of the game, see below"))
    parser.add_argument(
        "--players", type=int, default=4, metavar="N", help=_("number of seats (4); 1 for the solo game")
    )
    parser.add_argument(
        "--bots", default="random", metavar="NAMES", help=_("computer players, with commas (random)")
    )
    parser.add_argument("--games", type=int, default=1, metavar="K", help=_("number of games (1)"))
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help=_set_help())
    parser.more = sim_help
    parser.add_argument("--json", action="store_true", help=_("give the figures as one JSON object"))
    _add_card_set(parser)
    return parser


def _add_card_set(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--cards", default="house", metavar="NAME", help=_("a card set of your own, see docs/card-sets.md")
    )


def _set_help() -> str:
    return _("an option of the game, see below; may be repeated")


def _add_replay(commands: Commands) -> Parser:
    parser = commands.add_parser("replay", help=_("play a saved game again and compare where it leads"))
    parser.add_argument("file", metavar="FILE", help=_("a saved game"))
    parser.add_argument("--trace", action="store_true", help=_("tell every move"))
    return parser


def _add_position(commands: Commands) -> Parser:
    parser = commands.add_parser(
        "position", help=_("give the position code of a saved game, or tell what a code holds")
    )
    parser.add_argument(
        "source",
        metavar="FILE|CODE",
        help=_("a saved game; or a code, a text file that holds one, or - to read it"),
    )
    parser.add_argument(
        "--moves", type=int, metavar="N", help=_("the position after so many moves (the last one)")
    )
    parser.add_argument("--out", metavar="FILE", help=_("save the position of a code as a game"))
    return parser


def _add_scenario(commands: Commands) -> Parser:
    parser = commands.add_parser("scenario", help=_("check scenario files"))
    parser.add_argument("files", metavar="FILE", nargs="+", help=_("a TOML file, see docs/scenarios.md"))
    return parser


def _add_snapshot(commands: Commands) -> Parser:
    parser = commands.add_parser("snapshot", help=_("draw the table of a saved or new game to a picture"))
    parser.add_argument(
        "source", metavar="FILE|CODE|GAME", help=_("a saved game, a position code, or the name of a game")
    )
    parser.add_argument(
        "--size", type=_size, default=(1920, 1080), metavar="WxH", help=_("pixels (1920x1080)")
    )
    parser.add_argument("--players", type=int, default=4, metavar="N", help=_("seats of a new game (4)"))
    parser.add_argument("--moves", type=int, default=0, metavar="N", help=_("choices made before (0)"))
    parser.add_argument(
        "--bots", default="random", metavar="NAMES", help=_("who makes them, with commas (random)")
    )
    parser.add_argument("--out", required=True, metavar="X.png", help=_("the picture's file"))
    _add_card_set(parser)
    return parser


def _add_demo(commands: Commands) -> Parser:
    parser = commands.add_parser(
        "demo", help=_("let computer players play: a log here, pictures in this folder")
    )
    parser.add_argument("game", metavar="GAME", nargs="?", default="", help=_("the first if left out"))
    parser.add_argument("--players", type=int, default=3, metavar="N", help=_("number of seats (3)"))
    _add_card_set(parser)
    return parser


def _add_cards(commands: Commands) -> Parser:
    parser = commands.add_parser("cards", help=_("list your card sets; check folders and take them in"))
    parser.add_argument(
        "folders", metavar="FOLDER", nargs="*", help=_("a card set to check and copy into the data folder")
    )
    parser.add_argument("--check", action="store_true", help=_("only check the folders"))
    return parser


def _seed(text: str) -> int:
    try:
        seed = int(text)
    except ValueError:
        seed = -1
    if not 0 <= seed < 2**63:
        raise argparse.ArgumentTypeError(_("“{text}” is not a number from 0 to 2^63").format(text=text))
    return seed


def _scale_words() -> str:
    text = _("size of everything: auto, or {low} to {high}")
    return text.format(low=SMALLEST_SCALE, high=LARGEST_SCALE)


def _scale(text: str) -> int:
    """Per cent; 0 for `auto`."""
    if text == "auto":
        return 0
    low, high = SMALLEST_SCALE, LARGEST_SCALE
    if not text.isdecimal() or not low <= int(text) <= high:
        raise argparse.ArgumentTypeError(
            _("“{text}” is neither auto nor from {low} to {high}").format(text=text, low=low, high=high)
        )
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _x, height = text.lower().partition("x")
    if width.isdecimal() and height.isdecimal() and 200 <= int(width) <= 8000 and 200 <= int(height) <= 8000:
        return int(width), int(height)
    raise argparse.ArgumentTypeError(_("“{text}” is not a size such as 1920x1080").format(text=text))
