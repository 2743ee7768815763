"""Digests of records: the same facts give the same digest, on every machine and build."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def canonical_json(record: Any) -> str:
    """The record as JSON with sorted keys and no spaces."""
    return json.dumps(record, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(record: Any) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of a record's canonical JSON."""
    return hashlib.sha256(canonical_json(record).encode("utf-8")).hexdigest()[:16]
