"""Events: past-tense records of what happened. They hold ids and numbers, never words."""

from __future__ import annotations

EVERYBODY = -1


class Event:
    """One thing that happened: `kind`, the seat it happened to (-1 for nobody), numbers, and who may see it.

    `seen_by` is a bit mask over seats, or EVERYBODY. Other seats are told the kind and the seat alone, so that
    "drew a card" may be told without telling which.
    """

    __slots__ = ("args", "kind", "seat", "seen_by")

    def __init__(self, kind: str, seat: int, args: tuple[int, ...] = (), seen_by: int = EVERYBODY) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.seen_by = seen_by

    def visible_to(self, seat: int) -> bool:
        """Whether the numbers of this event may be shown to `seat` (-1: a neutral onlooker)."""
        return self.seen_by == EVERYBODY or (seat >= 0 and bool(self.seen_by >> seat & 1))

    def to_record(self) -> list[int | str]:
        return [self.kind, self.seat, self.seen_by, *self.args]


Sink = list[Event]
"""Where primitives put their events. Search passes None instead."""
