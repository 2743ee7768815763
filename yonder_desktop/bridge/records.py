"""Best scores and results of games as the desk keeps them: a broken file is set aside, and nothing stops a game."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from yonder_desktop.bridge.refusals import Refused
from yonder_desktop.bridge.scores import keep_score
from yonder_desktop.storage.atomic import write_atomically
from yonder_desktop.storage.best_scores import Score, best_scores
from yonder_desktop.storage.database import set_aside
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.storage.results import GameResult, as_csv, keep_result, results
from yonder_desktop.wording.problems import library_lines, scores_lines

T = TypeVar("T")


class Records(QObject):
    """`problem_occurred` tells what is wrong with the file, where, and what was or can be done."""

    problem_occurred = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._has_scores = False
        self._waiting: list[Callable[[], None]] = []

    def has_scores(self, games: Sequence[str]) -> bool:
        """Whether any of these games was ever finished alone. Asked often, so it is looked up once; told nobody."""
        if not self._has_scores and self.path.exists():
            with contextlib.suppress(StorageProblem):
                self._has_scores = any(best_scores(self.path, game) for game in games)
        return self._has_scores

    def scores(self, game: str) -> list[Score]:
        """The scores of a game played alone."""
        return self._do(lambda: best_scores(self.path, game), [])

    def keep_score(self, score: Score) -> None:
        """Keep the score of a game played alone."""
        self._keep(lambda: keep_score(self.path, score))

    def results(self) -> list[GameResult]:
        """The results of all games, the last one first."""
        return self._do(lambda: results(self.path), [])

    def keep_result(self, result: GameResult) -> None:
        """Keep the result of a game."""
        self._keep(lambda: keep_result(self.path, result))

    def export(self, path: Path, found: Sequence[GameResult]) -> None:
        """Write results to a CSV file. Raises Refused."""
        try:
            write_atomically(path, as_csv(found).encode("utf-8", "backslashreplace"))
        except StorageProblem as problem:
            raise Refused("\n".join(library_lines(problem.key, problem.path, problem.facts))) from problem

    # ---- inside

    def _keep(self, keep: Callable[[], None]) -> None:
        """Keep something; what cannot be kept now, say on a full disk, waits until the file is used again."""

        def kept() -> bool:
            keep()
            return True

        if not self._do(kept, False):
            self._waiting.append(keep)

    def keep_waiting(self) -> None:
        """Keep what could not be kept before, if that is possible by now; nobody is told once more if it is not."""
        while self._waiting:
            try:
                self._waiting[0]()
            except StorageProblem:
                return
            del self._waiting[0]

    def _do(self, what: Callable[[], T], otherwise: T) -> T:
        """Do something with the file; a broken one is set aside, and a new one begun."""
        self.keep_waiting()
        try:
            return what()
        except StorageProblem as problem:
            if problem.key != "damaged" or not self._set_aside(problem):
                self._tell(problem)
                return otherwise
        try:
            return what()
        except StorageProblem as problem:
            self._tell(problem)
            return otherwise

    def _set_aside(self, problem: StorageProblem) -> bool:
        try:
            kept = set_aside(self.path)
        except StorageProblem:
            return False
        self._tell(StorageProblem("set_aside", problem.path, {**problem.facts, "kept": str(kept)}))
        return True

    def _tell(self, problem: StorageProblem) -> None:
        self.problem_occurred.emit("\n".join(scores_lines(problem.key, problem.path, problem.facts)))
