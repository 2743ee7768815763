"""The library as the window uses it: every problem is a sentence, and what was thrown away can be put back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from yonder_desktop.bridge.refusals import NotKept, Refused
from yonder_desktop.bridge.trash import Trashed, move_to_trash
from yonder_desktop.core.faults import system_fault
from yonder_desktop.storage.documents import SaveDocument
from yonder_desktop.storage.library import Library
from yonder_desktop.storage.listing import EXPORTED, SaveSummary
from yonder_desktop.storage.paths import Folders
from yonder_desktop.storage.problems import StorageProblem, UnreadableSave
from yonder_desktop.storage.saves import file_stem
from yonder_desktop.wording.catalogue import gettext, ngettext
from yonder_desktop.wording.faults import fault_words
from yonder_desktop.wording.problems import library_lines, not_kept_lines


class GameLibrary(QObject):
    """`changed` comes after everything that was done. `playing` gives the game on the table, or None.

    moved: told with the old and the new file of a game that was renamed.
    """

    changed = Signal()
    moved = Signal(object, object)

    def __init__(
        self, folders: Folders, playing: Callable[[], SaveDocument | None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._library = Library(folders)
        self._folders = folders
        self._playing = playing
        self._trashed: list[Trashed] = []
        self.problems: list[str] = []

    def rows(self) -> list[SaveSummary]:
        """All games; `problems` then says which folders could not be read."""
        rows, problems = self._library.rows(self._playing())
        self.problems = [_sentence(problem) for problem in problems]
        return rows

    @property
    def has_finished(self) -> bool:
        """Whether any game was played to its end."""
        with contextlib.suppress(OSError):
            return any(self._folders.finished.glob("*.json"))
        return False

    def rename(self, row: SaveSummary, title: str) -> Path:
        """Give a game another title; returns its file. Raises Refused."""
        title = " ".join(title.split())
        if not title:
            raise Refused(gettext("A game needs a name; it keeps the one it had."))
        try:
            path = self._library.rename(row, title[:LONGEST_TITLE])
        except StorageProblem as problem:
            raise Refused(_sentence(problem)) from problem
        self.moved.emit(row.path, path)
        self.changed.emit()
        return path

    def duplicate(self, row: SaveSummary, title: str) -> Path:
        """A copy of a game beside the others; `title` names the game that it is one of. Raises Refused."""
        named = gettext("{name} (copy)").format(name=title)
        try:
            path = self._library.duplicate(row, named[:LONGEST_TITLE])
        except StorageProblem as problem:
            raise Refused(_sentence(problem)) from problem
        self.changed.emit()
        return path

    def keep_finished(self, document: SaveDocument) -> None:
        """Keep a game that is over. Raises StorageProblem."""
        self._library.keep_finished(document)
        self.changed.emit()

    def export_name(self, title: str) -> str:
        """The name of a file for a game that is taken out of the library."""
        return f"{file_stem(title)}{EXPORTED}"

    def export(self, row: SaveSummary, path: Path) -> None:
        """Write a game to a file somewhere else. Raises Refused."""
        try:
            self._library.export(row, path)
        except StorageProblem as problem:
            raise Refused(_sentence(problem)) from problem

    def take_in(self, path: Path) -> tuple[Path, bool]:
        """Put a file into the library; its place there, and whether it is new.

        Raises Refused, and NotKept if the file itself is right.
        """
        try:
            taken = self._library.take_in(path)
        except UnreadableSave as problem:
            raise Refused(_sentence(problem)) from problem
        except StorageProblem as problem:
            raise NotKept("\n".join(not_kept_lines(problem.key, problem.path, problem.facts))) from problem
        self.changed.emit()
        return taken

    # ---- throwing away

    @property
    def can_put_back(self) -> bool:
        return bool(self._trashed)

    def trash(self, rows: Sequence[SaveSummary]) -> str:
        """Move games to the trash of the system; says what was done. Raises Refused with those that could not be."""
        self._trashed = []
        left = [row for row in rows if not self._trash_files(row)]
        self.changed.emit()
        if left:
            raise NoTrash(left, _sentence(StorageProblem("not_trashed", left[0].path)))
        number = len(rows)
        return ngettext(
            "{number} game was moved to the trash.", "{number} games were moved to the trash.", number
        ).format(number=number)

    def put_back(self) -> str:
        """Take back what was thrown away last; says what was done. Raises Refused."""
        trashed, self._trashed = self._trashed, []
        lost = [one.path for one in trashed if not one.put_back()]
        self.changed.emit()
        if lost:
            names = ", ".join(path.name for path in lost)
            raise Refused(gettext("These files are no longer in the trash: {names}").format(names=names))
        return gettext("Put back where it was.")

    def destroy(self, rows: Sequence[SaveSummary]) -> None:
        """Delete games for good, where there is no trash. Raises Refused."""
        try:
            for row in rows:
                for path in self._library.files(row):
                    path.unlink(missing_ok=True)
        except OSError as error:
            text = gettext("The file cannot be deleted: {system}.\nWhere: {path}")
            raise Refused(text.format(system=fault_words(system_fault(error)), path=path)) from error
        finally:
            self.changed.emit()

    def _trash_files(self, row: SaveSummary) -> bool:
        for path in self._library.files(row):
            trashed = move_to_trash(path)
            if trashed is None:
                return False
            self._trashed.append(trashed)
        return True


class NoTrash(Refused):
    """Games that the system's trash does not take; they can only be deleted for good."""

    def __init__(self, rows: list[SaveSummary], text: str) -> None:
        super().__init__(text)
        self.rows = rows


LONGEST_TITLE = 120


def _sentence(problem: StorageProblem) -> str:
    return "\n".join(library_lines(problem.key, problem.path, problem.facts))
