"""Wrong usage: one clear sentence and exit status 2."""

from __future__ import annotations

import sys

OK, FAILED, USAGE = 0, 1, 2
"""Exit statuses: all well, a check failed, the words or the file could not be used."""


class UsageError(Exception):
    """The words of the command line, or a file named there, cannot be used; the message is for a person."""


def complain(*lines: str) -> None:
    """Tell the person at the terminal; standard output belongs to the results."""
    for line in lines:
        print(line, file=sys.stderr)
