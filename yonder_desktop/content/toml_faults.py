"""What the reader of TOML finds wrong, in our own words."""

from __future__ import annotations

import re
import tomllib

from yonder_desktop.core.faults import N_, Fault

TWICE = N_("is not valid TOML: line {line} gives something a second time; take one of them out")
OPEN = N_(
    "is not valid TOML: what begins before line {line} is not closed; add the bracket or quotation mark"
)
OPEN_AT_END = N_("is not valid TOML: something is not closed at the end; add the bracket or quotation mark")
OTHERWISE = N_("is not valid TOML: line {line} cannot be read from column {column} on; correct that line")
OTHERWISE_AT_END = N_("is not valid TOML: the end cannot be read; correct the last line")
OPEN_TEXT = N_("is not valid TOML: a text of line {line} is not closed; add the quotation mark")
KINDS = (
    (("Cannot ", "Duplicate "), TWICE, TWICE),
    (("Illegal character '\\n'",), OPEN_TEXT, OPEN_TEXT),
    (("Unclosed", "Unterminated", "Expected ']"), OPEN, OPEN_AT_END),
)
"""How tomllib begins a message, and what we say instead: with a line, and at the end of the file."""
PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")


def bad_toml(error: tomllib.TOMLDecodeError, last: int) -> Fault:
    """A fault for what tomllib says. last: the number of the last line, for what it finds there without naming one."""
    text = str(error)
    found = PLACE.search(text)
    line, column = (int(found[1]), int(found[2])) if found is not None else (last, 1)
    for beginnings, placed, at_end in KINDS:
        if text.startswith(beginnings):
            return Fault(placed if found is not None else at_end, line=line)
    return Fault(OTHERWISE if found is not None else OTHERWISE_AT_END, line=line, column=column)
