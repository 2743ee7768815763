"""`replay`: plays a save again from its set-up and moves, and compares where that leads."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from yonder_desktop.cli.result import result_lines, words_of
from yonder_desktop.cli.usage import FAILED, OK, USAGE, complain
from yonder_desktop.core.records import digest
from yonder_desktop.storage.documents import SaveDocument, read_document
from yonder_desktop.storage.loading import RECORD_ERRORS, begin, take_game
from yonder_desktop.storage.problems import UnreadableSave
from yonder_desktop.storage.shelf import BoxedGame, Shelf
from yonder_desktop.timeline import History
from yonder_desktop.wording.catalogue import gettext as _
from yonder_desktop.wording.faults import error_words
from yonder_desktop.wording.problems import notice_line, problem_lines


def run(args: Namespace, shelf: Shelf) -> int:
    """Play the save again; 1 if it leads elsewhere, 2 if the file cannot be read."""
    path = Path(args.file)
    try:
        document = read_document(path)
        boxed, notices = take_game(path, document, shelf)
    except UnreadableSave as problem:
        complain(*problem_lines(problem.key, problem.path, problem.facts))
        return USAGE
    for notice in notices:
        complain(notice_line(notice.key, notice.facts))
    return _replay(boxed, document, args.trace)


def _replay(boxed: BoxedGame, document: SaveDocument, trace: bool) -> int:
    try:
        history = begin(boxed.rules, document)
    except RECORD_ERRORS as error:
        complain(_("The game cannot be set up as the save says: {error}").format(error=error_words(error)))
        return FAILED
    for number, token in enumerate(document.tokens, 1):
        try:
            seat = history.choose(token).seat
        except RECORD_ERRORS as error:
            complain(
                _("Move {number} cannot be made: {error}").format(number=number, error=error_words(error))
            )
            return FAILED
        if trace:
            print(f"{number:4}  {seat + 1}  {token}")
    return _compared(boxed, document, history)


def _compared(boxed: BoxedGame, document: SaveDocument, history: History) -> int:
    """Say where the moves led, and whether that is the position saved."""
    reached = digest(boxed.rules.to_record(history.state))
    words = words_of(boxed, [seat.name for seat in document.seats])
    print("\n".join(result_lines(boxed.rules, history.state, words)))
    if reached == document.digest:
        print(_("The moves lead to the position saved ({digest}).").format(digest=reached))
        return OK
    message = _("The moves lead to another position ({reached}) than the one saved ({saved}).")
    complain(message.format(reached=reached, saved=document.digest))
    return FAILED
