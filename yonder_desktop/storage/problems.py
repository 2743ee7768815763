"""What can go wrong with files, as keys and facts: `wording.problems` makes sentences of them."""

from __future__ import annotations

import errno
from pathlib import Path

from yonder_desktop.core.faults import Fault, system_fault

Facts = dict[str, int | str | Fault]


class StorageProblem(Exception):
    """A file or folder cannot be used. The game goes on in memory; the caller shows the problem.

    key: `no_folder`, `no_permission`, `disk_full`, `not_written`; of the best scores also `newer_format`, `damaged`.
    path: where. facts: what the system said.
    """

    def __init__(self, key: str, path: Path, facts: Facts | None = None) -> None:
        self.key = key
        self.path = path
        self.facts: Facts = facts if facts is not None else {}
        details = "".join(f", {name} {self.facts[name]}" for name in sorted(self.facts))
        super().__init__(f"{key}: {path}{details}")


class UnreadableSave(StorageProblem):
    """A save that cannot be opened at all. The file stays as it is.

    key: `missing`, `not_read`, `empty`, `truncated`, `not_text`, `not_json`, `foreign`, `no_game_inside`,
    `newer_format`, `wrong_format`, `bad_field`, `unknown_game`, `other_cards`, `newer_rules`, `damaged`,
    `other_position`.
    """


class Notice:
    """Something to tell about a file that was opened all the same: a key and its facts."""

    __slots__ = ("facts", "key")

    def __init__(self, key: str, facts: Facts | None = None) -> None:
        self.key = key
        self.facts: Facts = facts if facts is not None else {}


def problem_of(error: OSError, path: Path, otherwise: str) -> StorageProblem:
    """The problem that an error of the system comes to; `otherwise` is the key for those without one."""
    keys = {
        errno.EACCES: "no_permission",
        errno.EPERM: "no_permission",
        errno.EROFS: "no_permission",
        errno.ENOSPC: "disk_full",
        errno.EDQUOT: "disk_full",
    }
    key = keys.get(error.errno or 0, otherwise)
    return StorageProblem(key, path, {"system": system_fault(error)})
