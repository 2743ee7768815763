"""Puts something else into every place of a table, one after the other."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

WRONG: list[Any] = [
    True, 3.5, -1000, 1000, "", "no such word", "x" * 90, [], ["no such word"] * 30, [3.5], {},
    {"no_such_key": 1}, None,
]  # fmt: skip
"""What may be put in the place of a value; None stands for nothing at all."""


def places(given: Any, before: tuple[int | str, ...] = ()) -> Iterator[tuple[int | str, ...]]:
    """Every place in a table where something stands."""
    inner = given.items() if isinstance(given, dict) else enumerate(given) if isinstance(given, list) else ()
    for key, value in inner:
        yield (*before, key)
        yield from places(value, (*before, key))


def spoilt(given: Any, place: tuple[int | str, ...], wrong: Any) -> Any:
    """A copy with something else in one place."""
    made = copy.deepcopy(given)
    table = made
    for part in place[:-1]:
        table = table[part]
    if wrong is None:
        del table[place[-1]]
    else:
        table[place[-1]] = wrong
    return made
