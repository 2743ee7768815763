"""`cards`: lists the card sets there are, checks folders, and takes them in."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from yonder_desktop.cli.usage import FAILED, OK, complain
from yonder_desktop.storage.card_sets import checked, file_game, own_card_sets, take_in
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.faults import fault_words
from yonder_desktop.wording.problems import problem_lines


def run(args: Namespace, cards: Path, games: list[str]) -> int:
    """List, or check and take in what is named; 1 if any of it cannot be used."""
    if not args.folders:
        return _list(cards, games)
    return max(_check(Path(folder), cards, games, args.check) for folder in args.folders)


def _list(cards: Path, games: list[str]) -> int:
    status = OK
    print(_("Your card sets lie in {folder}, in a folder for each game.").format(folder=cards))
    for game in games:
        for entry in own_card_sets(cards, game):
            if entry.problem:
                complain(
                    _("{game}: {name} cannot be used.").format(game=game, name=entry.name),
                    fault_words(entry.problem),
                )
                status = FAILED
            else:
                print(_("{game}: {name} ({digest})").format(game=game, name=entry.name, digest=entry.digest))
    return status


def _check(folder: Path, cards: Path, games: list[str], only_check: bool) -> int:
    try:
        if only_check:
            entry = checked(file_game(folder, games), folder)
            if entry.problem:
                complain(fault_words(entry.problem))
                return FAILED
            said = _("{name} is a card set of {game} and can be used ({digest}).")
        else:
            entry = take_in(folder, cards, games)
            said = _("{name} is a card set of {game} and lies in {folder} ({digest}).")
    except StorageProblem as problem:
        complain(*problem_lines(problem.key, problem.path, problem.facts))
        return FAILED
    print(said.format(name=entry.name, game=entry.game, folder=entry.folder, digest=entry.digest))
    return OK
