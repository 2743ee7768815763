"""What a game asks: frames of the agenda, decisions with their options, reasons and outcomes."""

from __future__ import annotations

from yonder_desktop.core.faults import N_, Fault

Option = tuple[int, ...]
"""One legal answer: a verb code of the game, then its numbers. Words are made from it only on demand."""


class Frame:
    """A continuation written as data: what to go on with (`op`), for whom (`seat`), and its numbers (`args`).

    Frames are never changed after they are made, so that clones of a state may share them.
    """

    __slots__ = ("args", "op", "seat")

    def __init__(self, op: int, seat: int, args: tuple[int, ...] = ()) -> None:
        self.op = op
        self.seat = seat
        self.args = args

    def to_record(self) -> list[int]:
        return [self.op, self.seat, *self.args]


def frame_from_record(record: list[int]) -> Frame:
    """The frame that `Frame.to_record` wrote."""
    return Frame(record[0], record[1], tuple(record[2:]))


class Decision:
    """A question to one seat: what is asked (`kind`), every legal option, and numbers that the prompt needs."""

    __slots__ = ("args", "kind", "options", "seat")

    def __init__(self, kind: str, seat: int, options: list[Option], args: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.options = options
        self.args = args


class Choice:
    """An option in words for the table: its token, the item acted with, and the item acted on.

    `subject` and `target` are item keys such as `worker:elf`, `spot:wood_spot`, `hand:castle` or `""`.
    `costly` marks what the table asks to be confirmed. `facts` are numbers that the words of an option need.
    """

    __slots__ = ("costly", "facts", "option", "subject", "target", "token", "verb")

    def __init__(
        self,
        option: Option,
        token: str,
        subject: str,
        target: str,
        costly: bool = False,
        facts: dict[str, tuple[int, ...]] | None = None,
    ) -> None:
        self.facts: dict[str, tuple[int, ...]] = facts if facts is not None else {}
        self.option = option
        self.token = token
        self.verb = token.partition(":")[0]
        self.subject = subject
        self.target = target
        self.costly = costly


class Reason:
    """Why something may not be done: a key such as `short_of` and its facts; never a sentence."""

    __slots__ = ("facts", "key")

    def __init__(self, key: str, facts: dict[str, int | str] | None = None) -> None:
        self.key = key
        self.facts: dict[str, int | str] = facts if facts is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.key == other.key and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return " ".join([self.key, *(f"{key}={self.facts[key]}" for key in sorted(self.facts))])


def why_closed(asked: Decision | None, seat: int) -> Reason | None:
    """Why `seat` cannot answer anything now: the game is over, or somebody else is asked. None if it is asked."""
    if asked is None:
        return Reason("game_over")
    return Reason("not_your_turn", {"seat": asked.seat}) if asked.seat != seat else None


class IllegalChoice(Fault):
    """A token that is not among the options. `reason` says why where the rules know it."""

    def __init__(self, token: str, kind: str, reason: Reason | None = None) -> None:
        message = N_("'{token}' is not among the options of the question '{kind}'")
        if reason is not None:
            message = N_("'{token}' is not among the options of the question '{kind}': {reason}")
        super().__init__(message, token=token, kind=kind, reason=repr(reason))
        self.token = token
        self.reason = reason


class SeatScore:
    """Final result of one seat: total and its sources as `(key, amount)` in the order of the page."""

    __slots__ = ("seat", "sources", "ties", "total")

    def __init__(
        self, seat: int, total: int, sources: list[tuple[str, int]], ties: list[tuple[str, int]]
    ) -> None:
        self.seat = seat
        self.total = total
        self.sources = sources
        self.ties = ties


class Outcome:
    """The end of a game: the winners (several if shared), each seat's score, the tie-break that decided or "".

    `rival` is the score of an opponent without a seat (seat -1), such as the captain of a solo game.
    """

    __slots__ = ("decided_by", "rival", "rounds", "scores", "winners")

    def __init__(
        self,
        winners: list[int],
        scores: list[SeatScore],
        decided_by: str,
        rounds: int,
        rival: SeatScore | None = None,
    ) -> None:
        self.rival = rival
        self.winners = winners
        self.scores = scores
        self.decided_by = decided_by
        self.rounds = rounds
