"""Digests of records: the same facts give the same digest, on every machine and build."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from yonder_desktop.core.faults import N_, Fault


def canonical_json(record: Any) -> str:
    """The record as JSON with sorted keys and no spaces."""
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(record: Any) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of a record's canonical JSON."""
    return hashlib.sha256(canonical_json(record).encode("utf-8")).hexdigest()[:16]


def fields_to_record(
    holder: Any, numbers: Sequence[str], rows: Sequence[str], zones: Sequence[str]
) -> dict[str, Any]:
    """Attributes as JSON values: numbers, rows of numbers (tuples or lists), and zones (lists of tuples)."""
    record: dict[str, Any] = {name: getattr(holder, name) for name in numbers}
    for name in rows:
        record[name] = list(getattr(holder, name))
    for name in zones:
        record[name] = [list(zone) for zone in getattr(holder, name)]
    return record


def fields_from_record(
    holder: Any,
    record: dict[str, Any],
    numbers: Sequence[str],
    tuples: Sequence[str],
    lists: Sequence[str],
    zones: Sequence[str],
) -> None:
    """Set the attributes that `fields_to_record` wrote. Raises Fault naming the field."""
    for name in [*numbers, *tuples, *lists, *zones]:
        if name not in record:
            raise Fault(N_("the position lacks the field “{name}”"), name=name)
        try:
            if name in numbers:
                setattr(holder, name, int(record[name]))
            elif name in zones:
                setattr(holder, name, [tuple([int(n) for n in zone]) for zone in record[name]])
            else:
                row = [int(n) for n in record[name]]
                setattr(holder, name, tuple(row) if name in tuples else row)
        except (TypeError, ValueError):
            raise Fault(N_("the field “{name}” of the position is of a wrong kind"), name=name) from None


def check_lengths(holder: Any, sizes: dict[str, int]) -> None:
    """Refuse attributes of a wrong length, before a wrong index does it less clearly. Raises ValueError."""
    for name in sorted(sizes):
        found = len(getattr(holder, name))
        if found != sizes[name]:
            message = N_("the field “{name}” of the position has {found} entries, not {wanted}")
            raise Fault(message, name=name, found=found, wanted=sizes[name])


def check_cards(holder: Any, limits: dict[str, int]) -> None:
    """Refuse zones that name a card beyond the card set's numbers. Raises ValueError."""
    for name in sorted(limits):
        for zone in getattr(holder, name):
            for card in zone:
                if card < 0 or card >= limits[name]:
                    message = N_(
                        "the field “{name}” of the position names a card that the card set does not have"
                    )
                    raise Fault(message, name=name)


def field_error(error: Exception) -> Fault:
    """What else fails while a record is read: a field that is missing or of a wrong kind."""
    if isinstance(error, Fault):
        return error
    if isinstance(error, KeyError):
        return Fault(
            N_("the position lacks the field “{name}”"), name=str(error.args[0]) if error.args else ""
        )
    return Fault(N_("the position holds a field of a wrong kind"))
