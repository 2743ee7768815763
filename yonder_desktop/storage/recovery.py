"""What to offer at the next start: the game last played, and whether it was ended from outside."""

from __future__ import annotations

from pathlib import Path

from yonder_desktop.storage.autosaves import is_marked, is_running, saves_of, sessions
from yonder_desktop.storage.listing import SaveSummary, summary_of


class Recovery:
    """The autosave to go on with. crashed: the program was ended in the middle of that game."""

    __slots__ = ("crashed", "summary")

    def __init__(self, summary: SaveSummary, crashed: bool) -> None:
        self.summary = summary
        self.crashed = crashed


def last_unfinished(folder: Path) -> Recovery | None:
    """The newest readable autosave of a game that is neither over nor being played now, or None.

    A game that was gone on with has autosaves of several sessions: only the last one counts.
    """
    known: set[str] = set()
    for session in reversed(sessions(folder)):
        summary = newest_readable(folder, session)
        if summary is None or summary.played in known:
            continue
        if summary.played:
            known.add(summary.played)
        if not summary.facts.get("over") and not is_running(folder, session):
            return Recovery(summary, is_marked(folder, session))
    return None


def newest(folder: Path, session: str) -> SaveSummary | None:
    """The newest autosave of a game that can be read; if none can, the newest with what is wrong with it."""
    saves = saves_of(folder, session)
    return newest_readable(folder, session) or (summary_of(saves[-1]) if saves else None)


def newest_readable(folder: Path, session: str) -> SaveSummary | None:
    """The newest autosave of a game that can be read: the very last may be damaged."""
    for path in reversed(saves_of(folder, session)):
        summary = summary_of(path)
        if summary.problem is None:
            return summary
    return None
