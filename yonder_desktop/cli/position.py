"""`position`: the code of a position of a save, or what stands in a code."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from yonder_desktop.cli.result import result_lines, words_of
from yonder_desktop.cli.usage import OK, UsageError, complain
from yonder_desktop.core.records import digest
from yonder_desktop.storage.loading import LoadedGame, load, opened
from yonder_desktop.storage.position_codes import NOWHERE, code_of, document_of, holds_code
from yonder_desktop.storage.problems import StorageProblem, UnreadableSave
from yonder_desktop.storage.saves import make_document, save_game
from yonder_desktop.storage.shelf import Shelf
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.problems import code_lines, library_lines, notice_line, problem_lines

LARGEST_BYTES = 1_000_000
STANDARD_INPUT = "-"


def run(args: Namespace, shelf: Shelf) -> int:
    """Give the code of a save after so many moves, or tell what a code holds and save it. Raises UsageError."""
    text = text_of(args.source)
    if holds_code(text):
        _tell(args, game_of_code(text, shelf))
    else:
        print(_code(args, shelf))
    return OK


def text_of(source: str) -> str:
    """A code that is given itself, in a text file, or through standard input; "" for a file that is no short text."""
    if source == STANDARD_INPUT:
        return sys.stdin.read()
    path = Path(source)
    try:
        if not path.is_file():
            return source
        with path.open("rb") as file:
            return file.read(LARGEST_BYTES).decode("utf-8", "replace")
    except OSError:  # the code itself is no name that a file can have
        return source


def game_of_code(text: str, shelf: Shelf) -> LoadedGame:
    """The game that begins with the position of a code; notices are told. Raises UsageError."""
    try:
        game = opened(NOWHERE, document_of(text), shelf)
    except UnreadableSave as problem:
        raise UsageError("\n".join(code_lines(problem.key, problem.facts))) from problem
    for notice in game.notices:
        complain(notice_line(notice.key, notice.facts))
    return game


def _code(args: Namespace, shelf: Shelf) -> str:
    """The code of a save. Raises UsageError."""
    path = Path(args.source)
    if not path.exists():
        raise UsageError("\n".join(code_lines("code_missing", {})))
    try:
        game = load(path, shelf)
    except UnreadableSave as problem:
        raise UsageError("\n".join(problem_lines(problem.key, problem.path, problem.facts))) from problem
    for notice in game.notices:
        complain(notice_line(notice.key, notice.facts))
    line = game.history.line()
    moves = len(line) - 1 if args.moves is None else args.moves
    if not 0 <= moves < len(line):
        raise UsageError(_("The save has {all} moves, not {moves}.").format(all=len(line) - 1, moves=moves))
    return code_of(game.boxed, line[moves].state, game.setup, game.document.seats)


def _tell(args: Namespace, game: LoadedGame) -> None:
    """The game, its players and where it is; the digest tells one position from another."""
    state = game.history.state
    words = words_of(game.boxed, [seat.name for seat in game.document.seats])
    print(_("{game}: {players}").format(game=plain(words.title()), players=", ".join(words.seat_names)))
    print("\n".join(result_lines(game.rules, state, words)))
    print(_("Digest of the position: {digest}").format(digest=digest(game.rules.to_record(state))))
    if args.out:
        document = make_document(game.boxed, game.history, game.setup, game.document.seats, practice=True)
        try:
            save_game(Path(args.out), document)
        except StorageProblem as problem:
            raise UsageError("\n".join(library_lines(problem.key, problem.path, problem.facts))) from problem
        print(args.out)
