"""Position codes and bug reports of the running game."""

from __future__ import annotations

import copy
import platform
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import qVersion

from yonder_desktop import __version__
from yonder_desktop.bridge.refusals import Refused
from yonder_desktop.bridge.seats import Player, players_of, records_of
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.core.contract import ONLOOKER
from yonder_desktop.storage.atomic import write_atomically
from yonder_desktop.storage.documents import SaveDocument
from yonder_desktop.storage.loading import RECORD_ERRORS, LoadedGame, opened, take_game
from yonder_desktop.storage.paths import Folders
from yonder_desktop.storage.position_codes import NOWHERE, code_of, document_of, holds_code
from yonder_desktop.storage.problems import StorageProblem, UnreadableSave
from yonder_desktop.storage.reports import end_of_log, make_report
from yonder_desktop.storage.saves import make_document
from yonder_desktop.storage.shelf import Shelf
from yonder_desktop.timeline import Node
from yonder_desktop.wording.problems import code_lines, library_lines

__all__ = [
    "Sight", "holds_code", "position_code", "read_position", "report_text", "sight_of",
    "versions", "write_report",
]  # fmt: skip


@dataclass(frozen=True)
class Sight:
    """What can be seen of a game that is not on the table: its position as its only person may know it, and who plays.

    card_set: the name of the set whose words fit.
    """

    game: str
    view: Any
    players: tuple[Player, ...]
    card_set: str


def position_code(session: GameSession, node: Node) -> str:
    """The code of a position of the running game."""
    return code_of(session.boxed, node.state, session.setup, records_of(session.players))


def read_position(text: str, shelf: Shelf) -> LoadedGame:
    """The game that begins with the position of a code. Raises Refused."""
    try:
        return opened(NOWHERE, document_of(text), shelf)
    except UnreadableSave as problem:
        raise Refused("\n".join(code_lines(problem.key, problem.facts))) from problem


def sight_of(document: SaveDocument, shelf: Shelf) -> Sight | None:
    """What can be seen of a save; None where it cannot be shown."""
    try:
        boxed, _notices = take_game(NOWHERE, document, shelf)
        state = boxed.rules.from_record(document.snapshot)
        people = document.people()
        view = boxed.rules.view(state, people[0] if len(people) == 1 else ONLOOKER)
    except (StorageProblem, *RECORD_ERRORS):
        return None
    return Sight(boxed.name, view, players_of(document.seats), boxed.card_set)


def versions() -> dict[str, str]:
    """What the program runs on; nothing that tells one machine from another."""
    return {
        "program": __version__,
        "Qt": qVersion(),
        "Python": platform.python_version(),
        "system": platform.platform(),
    }


def report_text(folders: Folders, session: GameSession | None, node: Node | None, said: str) -> str:
    """The text of a bug report file, with the game as it stood at a position."""
    log = end_of_log(folders.log_file, [folders.data, folders.config, folders.log])
    if session is None or node is None:
        return make_report(said, versions(), log)
    history = copy.copy(session.history)
    history.current = node
    document = make_document(
        session.boxed, history, session.setup, records_of(session.players), played=session.played
    )
    return make_report(said, versions(), log, document, position_code(session, node))


def write_report(path: Path, text: str) -> None:
    """Write a bug report to a file. Raises Refused."""
    try:
        write_atomically(path, text.encode("utf-8", "backslashreplace"))
    except StorageProblem as problem:
        raise Refused("\n".join(library_lines(problem.key, problem.path, problem.facts))) from problem
