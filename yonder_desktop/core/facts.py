"""Facts of positions: names, values and their checks, as far as no game is in them (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from yonder_desktop.core.faults import N_, Fault

Value = int | str | list[str]
Numbers = tuple[int, ...]
Allowed = Fault | list[str]
"""What a fact may be: in words, or the keys that it may have."""

MOST = 999
NOTHING_WORD = "nothing"
MANY_KEYS = 24


class UnknownFact(Fault):
    """A name that is no fact of the game; the message says what is."""

    def __init__(self, text: str, allowed: Iterable[str]) -> None:
        super().__init__(N_("there is no fact '{name}'; there are: {known}"), name=text, known=list(allowed))
        self.name = text


class BadFact(Fault):
    """A value that a fact cannot have; the message names the fact, the value and what is allowed."""

    def __init__(self, name: str, value: object, allowed: Allowed) -> None:
        message = N_("fact '{name}' cannot be {value}; allowed: {allowed}")
        super().__init__(message, name=name, value=repr(value), allowed=allowed)
        self.name = name
        self.value = value
        self.allowed = allowed


class FactName:
    """A name taken apart: `what` it is, the form of its value; `seat` and `key` are -1 where it has none."""

    __slots__ = ("form", "key", "seat", "text", "what")

    def __init__(self, text: str, what: str, form: int, seat: int = -1, key: int = -1) -> None:
        self.text = text
        self.what = what
        self.form = form
        self.seat = seat
        self.key = key


def seat_keys(seats: int) -> list[str]:
    """`seat1`, `seat2` … as facts name the seats."""
    return [f"seat{seat + 1}" for seat in range(seats)]


def seat_index(seats: int) -> dict[str, int]:
    """The number of each seat by its key."""
    return {key: seat for seat, key in enumerate(seat_keys(seats))}


def board_or_seat_fact(
    text: str, seats: int, of_board: Mapping[str, int], of_seats: Mapping[str, int]
) -> FactName:
    """The fact of a game that has facts of the board and of seats (`seat1.hand`) alone. Raises UnknownFact."""
    head, _, rest = text.partition(".")
    keys = seat_keys(seats)
    if rest:
        return seat_fact(text, keys, of_seats, [f"{key}.…" for key in keys])
    if head not in of_board:
        raise UnknownFact(text, [*of_board, *[f"{key}.…" for key in keys]])
    return FactName(text, head, of_board[head])


def seat_fact(text: str, keys: Sequence[str], of_seats: Mapping[str, int], groups: Sequence[str]) -> FactName:
    """The fact of a seat. groups: what may stand before the point, told where something else does."""
    head, _, rest = text.partition(".")
    if head not in keys:
        raise UnknownFact(text, groups)
    if rest not in of_seats:
        raise UnknownFact(text, [f"{head}.{name}" for name in of_seats])
    return FactName(text, f"seat.{rest}", of_seats[rest], keys.index(head))


def names_of(seats: int, of_board: Iterable[str], of_seats: Iterable[str]) -> list[str]:
    """All facts of the board, then those of one seat after the other."""
    each = list(of_seats)
    return [*of_board, *[f"{key}.{name}" for key in seat_keys(seats) for name in each]]


def read_count(name: FactName, value: object, low: int = 0, high: int = MOST) -> Numbers:
    """A number within limits. Raises BadFact, as all that read here."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadFact(name.text, value, whole_number(low, high))
    return (value,)


def read_flag(name: FactName, value: object) -> Numbers:
    """True or false, as 1 or 0."""
    if not isinstance(value, bool):
        raise BadFact(name.text, value, Fault(N_("true or false")))
    return (int(value),)


def read_items(name: FactName, value: object) -> list[str]:
    """A list of texts."""
    if not isinstance(value, list):
        raise BadFact(name.text, value, Fault(N_("a list of texts")))
    for item in value:
        if not isinstance(item, str):
            raise BadFact(name.text, value, Fault(N_("a list of texts")))
    return value


def read_key(name: FactName, value: object, index: Mapping[str, int]) -> int:
    """The number of a key."""
    if not isinstance(value, str) or value not in index:
        raise BadFact(name.text, value, _listed(list(index), value))
    return index[value]


def read_keys(name: FactName, value: object, index: Mapping[str, int]) -> Numbers:
    """A list of keys, each one once, in the order in which it was written."""
    numbers = [read_key(name, item, index) for item in read_items(name, value)]
    if len(sorted(dict.fromkeys(numbers))) < len(numbers):
        raise BadFact(name.text, value, Fault(N_("each one once")))
    return tuple(numbers)


def read_tally(name: FactName, value: object, keys: Sequence[str]) -> Numbers:
    """`wood=1,dwarf=2`: what is not named is not there; `nothing` for none at all."""
    numbers = [0] * len(keys)
    if not isinstance(value, str):
        allowed = Fault(N_("a text such as {first}=1,{last}=2, or nothing"), first=keys[0], last=keys[-1])
        raise BadFact(name.text, value, allowed)
    for part in [] if value in ("", NOTHING_WORD) else value.split(","):
        key, _, count = part.strip().partition("=")
        if key not in keys or not count.isdecimal() or int(count) > MOST:
            allowed = Fault(
                N_("numbers such as {first}=1 of {known}, or nothing"), first=keys[0], known=list(keys)
            )
            raise BadFact(name.text, value, allowed)
        numbers[keys.index(key)] = int(count)
    return tuple(numbers)


def write_tally(numbers: Numbers, keys: Sequence[str]) -> str:
    """What `read_tally` reads."""
    parts = [f"{keys[i]}={n}" for i, n in enumerate(numbers) if n]
    return ",".join(parts) if parts else NOTHING_WORD


def whole_number(low: int, high: int) -> Fault:
    """The words for a number within limits."""
    return Fault(N_("a whole number from {low} to {high}"), low=low, high=high)


def _listed(keys: list[str], value: object) -> Allowed:
    """All keys, or of very many those that begin like the value."""
    near = [key for key in keys if isinstance(value, str) and key[:1] == value[:1]]
    if len(keys) > MANY_KEYS and near:
        return Fault(N_("{known} and others that begin otherwise"), known=near)
    return keys
