"""What is wrong with something that people write: a sentence for the catalogues, and what goes into its places.

Whoever finds a fault knows no language: `wording.faults` says it in the one in use, whenever that is.
"""

from __future__ import annotations

import errno
from typing import Any


def N_(message: str) -> str:
    """Mark a message for the catalogues where it is written down but not yet said."""
    return message


class Fault(ValueError):
    """A sentence in English as it stands in the catalogues, with places for facts.

    facts: numbers, names as they stand in files, other faults, or several of these, which are told with commas between.
    further: faults of the same thing, told in the lines below.
    """

    def __init__(self, message: str, /, **facts: Any) -> None:
        super().__init__(message.format(**{key: in_english(facts[key]) for key in facts}))
        self.message = message
        self.facts = facts
        self.further: list[Fault] = []

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fault) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        return "\n".join([str(self.args[0]), *[str(fault) for fault in self.further]])


def as_fault(error: Exception) -> Fault:
    """An error as a fault; one that is none keeps its own words."""
    return error if isinstance(error, Fault) else Fault("{error}", error=str(error))


def in_english(fact: Any) -> str:
    """A fact as it stands in the sentence of the source language, for whoever reads a log or a test."""
    return ", ".join([in_english(part) for part in fact]) if isinstance(fact, list | tuple) else str(fact)


SYSTEM = {
    errno.EACCES: N_("access denied"),
    errno.EPERM: N_("not allowed"),
    errno.EROFS: N_("the disk can only be read"),
    errno.ENOSPC: N_("no room left on the disk"),
    errno.EDQUOT: N_("no room left for this person"),
    errno.ENOENT: N_("there is no such file or folder"),
    errno.ENOTDIR: N_("a part of the path is no folder"),
    errno.EISDIR: N_("it is a folder"),
    errno.EEXIST: N_("it is there already"),
    errno.ENOTEMPTY: N_("the folder is not empty"),
    errno.EIO: N_("the disk does not answer as it should"),
    errno.EBUSY: N_("it is in use"),
    errno.ENAMETOOLONG: N_("the name is too long"),
    errno.ELOOP: N_("links lead in a circle"),
    errno.EINVAL: N_("the system does not take it"),
    errno.EMFILE: N_("too many files are open"),
    errno.EFBIG: N_("the file is too large"),
}
"""What systems say of files. Their own words are in whatever language the system is in."""


def system_fault(error: OSError) -> Fault:
    """What the system says, for a place in a sentence."""
    message = SYSTEM.get(error.errno or 0, "")
    if message:
        return Fault(message)
    return Fault(N_("the system says: {text}"), text=error.strerror or str(error))
