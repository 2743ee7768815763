"""Opening a save: its history if the moves lead to its position, else the position alone."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from yonder_desktop.core.contract import Rules, Setup
from yonder_desktop.core.faults import N_, Fault, as_fault
from yonder_desktop.core.records import digest
from yonder_desktop.storage.documents import SaveDocument, read_document
from yonder_desktop.storage.problems import Facts, Notice, UnreadableSave
from yonder_desktop.storage.shelf import HOUSE, BoxedGame, Shelf, copy_name, set_title
from yonder_desktop.timeline import History, Node

# What rules raise on damaged records and on moves that do not fit; anything else is a fault of the program.
RECORD_ERRORS = (ValueError, KeyError, IndexError, TypeError, AttributeError, OverflowError)


class LoadedGame:
    """A save that was opened.

    notices: what is not as it was when saved. is_whole: whether its moves can be gone back through; if not,
    they stand in `history.earlier` to be read.
    """

    __slots__ = ("boxed", "document", "history", "is_whole", "notices", "path")

    def __init__(
        self,
        path: Path,
        document: SaveDocument,
        boxed: BoxedGame,
        history: History,
        notices: list[Notice],
        is_whole: bool,
    ) -> None:
        self.path = path
        self.document = document
        self.boxed = boxed
        self.history = history
        self.notices = notices
        self.is_whole = is_whole

    @property
    def rules(self) -> Rules:
        return self.boxed.rules

    @property
    def setup(self) -> Setup:
        return setup_of(self.document)


def setup_of(document: SaveDocument) -> Setup:
    """The setup that a save's game began with."""
    given = document.setup
    return Setup(given.seats, given.seed, dict(given.options))


def load(path: Path, shelf: Shelf) -> LoadedGame:
    """Open a save. Raises UnreadableSave; the file is only read, never changed."""
    return opened(path, read_document(path), shelf)


def opened(path: Path, document: SaveDocument, shelf: Shelf) -> LoadedGame:
    """The game of a save that was read from `path`. Raises UnreadableSave."""
    boxed, notices = take_game(path, document, shelf)
    history = None
    if boxed.digest == document.card_set.digest:
        history = _replayed(boxed.rules, document)
        notices = notices if history is not None else [_lost(boxed, document)]
    is_whole = history is not None
    if history is None:
        history = _at_snapshot(path, boxed, document)
    elif not grow_branches(history, document):
        notices = [Notice("branches_lost")]
    return LoadedGame(path, document, boxed, history, notices, is_whole)


def take_game(path: Path, document: SaveDocument, shelf: Shelf) -> tuple[BoxedGame, list[Notice]]:
    """The game of a save, and a notice if its card set is not as it was.

    The copy that was kept of the set is as good as the set. Else whatever cards there are have to do, best those that
    have the set's name now.
    """
    if document.game not in shelf.names():
        known = ", ".join(shelf.names())
        raise UnreadableSave("unknown_game", path, {"game": document.game, "known": known})
    name, found = document.card_set.name, _taken(document.game, document.card_set.name, shelf)
    if isinstance(found, BoxedGame) and found.digest == document.card_set.digest:
        return found, []
    facts: Facts = {"cards": set_title(name), "digest": document.card_set.digest}
    copy = _taken(document.game, copy_name(name, document.card_set.digest), shelf)
    if isinstance(copy, BoxedGame) and copy.digest == document.card_set.digest:
        return copy, [Notice("cards_kept", facts)]
    if isinstance(found, BoxedGame):
        return found, [Notice("cards_changed", facts)]
    key = "cards_gone" if isinstance(found, KeyError) else "cards_broken"
    return shelf.take(document.game, HOUSE), [Notice(key, {**facts, "found": as_fault(found)})]


def _taken(game: str, card_set: str, shelf: Shelf) -> BoxedGame | Exception:
    """A game with a card set, or why there is none: KeyError for a set that is gone, ValueError for a broken one."""
    try:
        return shelf.take(game, card_set)
    except (KeyError, ValueError) as error:
        return error


def _lost(boxed: BoxedGame, document: SaveDocument) -> Notice:
    """Why the moves do not lead to the position: other rules, or a file that was changed."""
    if document.rules_version > boxed.rules.info.version:
        return Notice("newer_rules", {"program": document.program})
    return Notice("history_lost")


def begin(rules: Rules, document: SaveDocument) -> History:
    """The history of a save before its first token. Raises one of RECORD_ERRORS if it does not fit."""
    if document.start is not None:
        state = rules.from_record(document.start)
        for breach in rules.breaches(state):
            raise ValueError(breach)
    else:
        state = rules.new_game(setup_of(document))
    return History(rules, state, document.people(), document.earlier)


def _replayed(rules: Rules, document: SaveDocument) -> History | None:
    """The history with all tokens played, or None if they do not lead to the position saved.

    Older rules may have kept less of a position: then what they kept is compared.
    """
    try:
        history = begin(rules, document)
        for token in document.tokens:
            history.choose(token)
    except RECORD_ERRORS:
        return None
    record = rules.to_record(history.state)
    if document.rules_version < rules.info.version:
        record = {name: record[name] for name in document.snapshot if name in record}
    reached = digest(record) == document.digest or record == document.snapshot
    return history if reached else None


def grow_branches(history: History, document: SaveDocument) -> bool:
    """Add what else was tried, and the bookmarks; False if some of it cannot be added, which is then left out."""
    lines, whole = [history.line()], True
    for branch in document.branches:
        lines.append(_grown(history, _place(lines, branch.line, branch.at), branch.tokens))
        whole = whole and bool(branch.tokens) and len(lines[-1]) == len(branch.tokens)
    for mark in document.bookmarks:
        node = _place(lines, mark.line, mark.at)
        whole = whole and node is not None
        if node is not None:
            node.bookmark = mark.name
    return whole


def _grown(history: History, node: Node | None, tokens: list[str]) -> list[Node]:
    """The positions that moves lead to, up to the first that cannot be made."""
    nodes: list[Node] = []
    if node is not None:
        with contextlib.suppress(*RECORD_ERRORS):
            for token in tokens:
                node = history.grow(node, token)
                nodes.append(node)
    return nodes


def _place(lines: list[list[Node]], number: int, depth: int) -> Node | None:
    """The position of that depth on a line; None if there is none."""
    nodes = lines[number] if number < len(lines) else []
    found = depth - nodes[0].depth if nodes else -1
    return nodes[found] if 0 <= found < len(nodes) else None


def _at_snapshot(path: Path, boxed: BoxedGame, document: SaveDocument) -> History:
    rules = boxed.rules
    if digest_or_none(document.snapshot) != document.digest:
        raise UnreadableSave("damaged", path)
    try:
        state = rules.from_record(document.snapshot)
        breaches = rules.breaches(state)
        rules.decision(state)
    except RECORD_ERRORS as error:
        found = error if isinstance(error, Fault) else Fault(N_("its parts do not fit together"))
        raise _unfit(path, boxed, document, found) from error
    if breaches:
        raise _unfit(path, boxed, document, breaches[0])
    return History(rules, state, document.people(), [*document.earlier, *document.tokens])


def _unfit(path: Path, boxed: BoxedGame, document: SaveDocument, found: Fault) -> UnreadableSave:
    """A position that the rules cannot play on from: because of other cards, of a newer program, or by itself."""
    if boxed.digest != document.card_set.digest:
        wanted = document.card_set
        return UnreadableSave(
            "other_cards",
            path,
            {"cards": set_title(wanted.name), "digest": wanted.digest, "game": boxed.name, "found": found},
        )
    if document.rules_version > boxed.rules.info.version:
        return UnreadableSave("newer_rules", path, {"program": document.program})
    return UnreadableSave("other_position", path, {"found": found})


def digest_or_none(record: Any) -> str | None:
    """The digest of a record; None for texts that cannot be written, which no program of ours has saved."""
    try:
        return digest(record)
    except ValueError:
        return None
