"""What results of games come to: by game, seats, opponents and options, with averages, best totals and streaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from yonder_desktop.bridge.session import GameSession
from yonder_desktop.storage.documents import HUMAN
from yonder_desktop.storage.results import GameResult, SeatResult
from yonder_desktop.storage.shelf import HOUSE, set_title

__all__ = [
    "ALONE", "HOUSE", "PEOPLE", "Entry", "Figures", "GameResult", "Wanted", "entries", "figures", "grouped", "narrowed",
    "opponents_of", "result_of", "set_title",
]  # fmt: skip

ALONE, PEOPLE = "alone", "people"
"""Opponents: nobody who has a seat, people only. Else the levels of the computer players, with commas."""


@dataclass(frozen=True)
class Entry:
    """How one person ended one game. place: from 1, the same for equal winners."""

    result: GameResult
    seat: SeatResult
    place: int
    opponents: str

    @property
    def won(self) -> bool:
        return self.seat.won

    @property
    def total(self) -> int:
        return self.seat.total


@dataclass(frozen=True)
class Wanted:
    """Which entries are looked at: "" and 0 let all through."""

    name: str = ""
    game: str = ""
    seats: int = 0
    opponents: str = ""


@dataclass(frozen=True)
class Figures:
    """What entries come to. streak: games won in a row up to the last one; longest: the most ever.

    comparable: whether all are of one game, so that average and best mean something.
    """

    played: int
    won: int
    average: float
    best: int
    streak: int
    longest: int
    comparable: bool

    @property
    def share(self) -> float:
        """The part of the games that was won, from 0 to 1."""
        return self.won / self.played if self.played else 0.0


def result_of(session: GameSession) -> GameResult | None:
    """The result of a game that is over; None for others, and where no person took part."""
    outcome = session.outcome()
    if outcome is None or not any(player.is_human for player in session.players):
        return None
    totals = {score.seat: score.total for score in outcome.scores}
    seats = tuple(
        SeatResult(player.name, player.bot or HUMAN, totals.get(seat, 0), seat in outcome.winners)
        for seat, player in enumerate(session.players)
    )
    return GameResult(
        played=session.played,
        game=session.game,
        seats=seats,
        ended=datetime.now(UTC).isoformat(timespec="seconds"),
        options=dict(session.setup.options),
        card_set=session.boxed.card_set,
        rival=outcome.rival.total if outcome.rival is not None else None,
        practice=session.practice,
    )


def entries(results: Sequence[GameResult]) -> list[Entry]:
    """An entry for each person of each game, in the order of the games."""
    return [
        Entry(result, seat, _place(result, seat), opponents_of(result, number))
        for result in results
        for number, seat in enumerate(result.seats)
        if seat.is_human
    ]


def opponents_of(result: GameResult, seat: int) -> str:
    """Against whom a seat played."""
    others = [other.player for number, other in enumerate(result.seats) if number != seat]
    if not others:
        return ALONE
    bots = sorted({player for player in others if player != HUMAN})
    return ",".join([*([PEOPLE] if HUMAN in others else []), *bots])


def narrowed(found: Sequence[Entry], wanted: Wanted) -> list[Entry]:
    """The entries that fit."""
    return [
        entry
        for entry in found
        if wanted.name in ("", entry.seat.name)
        and wanted.game in ("", entry.result.game)
        and wanted.seats in (0, len(entry.result.seats))
        and wanted.opponents in ("", entry.opponents)
    ]


def figures(found: Sequence[Entry]) -> Figures:
    """What entries, the last one first, come to; practice games are left out."""
    fair = [entry for entry in reversed(found) if not entry.result.practice]
    streak = longest = 0
    for entry in fair:
        streak = streak + 1 if entry.won else 0
        longest = max(longest, streak)
    totals = [entry.total for entry in fair]
    average = sum(totals) / len(totals) if totals else 0.0
    comparable = len({entry.result.game for entry in fair}) == 1
    won = sum(entry.won for entry in fair)
    return Figures(len(fair), won, average, max(totals, default=0), streak, longest, comparable)


def grouped(found: Sequence[Entry], key: Callable[[Entry], str]) -> list[tuple[str, Figures]]:
    """The figures of each group of entries, the largest group first; groups of practice games alone are left out."""
    groups: dict[str, list[Entry]] = {}
    for entry in found:
        groups.setdefault(key(entry), []).append(entry)
    made = [(name, figures(group)) for name, group in groups.items()]
    return sorted([pair for pair in made if pair[1].played], key=lambda pair: (-pair[1].played, pair[0]))


def _place(result: GameResult, seat: SeatResult) -> int:
    """Winners are first, whatever the totals of others; an opponent without a seat counts as one more."""
    if seat.won:
        return 1
    better = sum(other.won or other.total > seat.total for other in result.seats if other is not seat)
    ahead_of_all = result.rival is not None and not any(other.won for other in result.seats)
    return 1 + better + int(ahead_of_all)
