"""The commands of the command line, handed to what carries them out."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence

from yonder_desktop.cli.parser import OPEN, build_parser, with_open
from yonder_desktop.cli.usage import USAGE, UsageError, complain
from yonder_desktop.wording.catalogue import set_language

Action = Callable[[argparse.Namespace], int]


class Actions:
    """What needs Qt and so comes from outside: each is given the words and returns the exit status."""

    def __init__(self, window: Action, snapshot: Action, demo: Action) -> None:
        self.window = window
        self.snapshot = snapshot
        self.demo = demo


def run(words: Sequence[str], actions: Actions) -> int:
    """Do what the words say and return the exit status."""
    set_language(_language(words))
    args = build_parser().parse_args(with_open(words))
    try:
        return _carry_out(args, actions)
    except UsageError as error:
        complain(f"yonder-desktop: {error}")
        return USAGE


def _carry_out(args: argparse.Namespace, actions: Actions) -> int:
    if args.command in (None, OPEN):
        return actions.window(args)
    if args.command == "snapshot":
        return actions.snapshot(args)
    if args.command == "demo":
        return actions.demo(args)
    if args.command == "scenario":
        from yonder_desktop.cli import scenario

        return scenario.run(args.files)
    return _headless(args)


def _headless(args: argparse.Namespace) -> int:
    from yonder_desktop.storage.paths import find_folders
    from yonder_desktop.storage.shelf import GameShelf

    shelf = GameShelf(find_folders(args.data_dir).cards)
    if args.command == "sim":
        from yonder_desktop.cli import sim

        args.seed = args.seed if args.seed is not None else 1
        return sim.run(args, shelf)
    if args.command == "position":
        from yonder_desktop.cli import position

        return position.run(args, shelf)
    if args.command == "cards":
        from yonder_desktop.cli import cards

        return cards.run(args, find_folders(args.data_dir).cards, shelf.names())
    from yonder_desktop.cli import replay

    return replay.run(args, shelf)


def _language(words: Sequence[str]) -> str:
    """The language asked for, before the words are read in it; else that of the system."""
    for place, word in enumerate(words):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and place + 1 < len(words):
            return words[place + 1]
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    return next((os.environ[name].partition(":")[0] for name in names if os.environ.get(name)), "en")
