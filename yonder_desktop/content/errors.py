"""What is wrong with a card set, said so that the person who wrote it can put it right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pydantic import ValidationError

SHOWN = 5
UNIONS = ("trigger", "modifier")


class BadCardSet(ValueError):
    """A card set that cannot be used. The message names file, card and field, and what to do.

    file: the name of the file. card: the card or section, "" for the whole file. field: "" for none.
    """

    def __init__(
        self, file: str, card: str, field: str, problem: str, further: list[str] | None = None
    ) -> None:
        super().__init__("\n".join([line(file, card, field, problem), *(further or [])]))
        self.file = file
        self.card = card
        self.field = field
        self.problem = problem
        self.further = further or []

    def found_in(self, folder: Path) -> BadCardSet:
        """The same with the number of the line, where the card can be found in its file."""
        number = line_number(folder / self.file, self.card, self.field)
        if not number:
            return self
        place = f"{self.file}, line {number}"
        found = BadCardSet(place, self.card, self.field, self.problem, self.further)
        found.file = self.file
        return found


def line_number(path: Path, card: str, field: str) -> int:
    """The line of a card in a file, or of its field where that stands there; 0 where it cannot be found.

    card: as in messages: `[table]`, `kind 'id'` or `kind number 3`; "" for the head of the file.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return 0
    blocks = [(number, text.strip()) for number, text in enumerate(lines, 1) if text.lstrip().startswith("[")]
    begin, end = _block(lines, blocks, card)
    name = re.match(r"\w*", field)
    key = re.compile(rf"\s*{re.escape(name.group())}\s*=") if name is not None and name.group() else None
    for number in range(max(begin, 1), end) if key is not None else ():
        if key is not None and key.match(lines[number - 1]):
            return number
    return begin


def _block(lines: list[str], blocks: list[tuple[int, str]], card: str) -> tuple[int, int]:
    """The first line of a card, and the first one behind it; (0, 1) for one that is not there."""
    if not card:
        return 0, blocks[0][0] if blocks else len(lines) + 1
    kind, _, rest = card.partition(" ")
    heads = [(number, text) for number, text in blocks if "." not in text]
    ends = [number for number, _text in heads[1:]] + [len(lines) + 1]
    wanted = card if card.startswith("[") else f"[[{kind}]]"
    count = 0
    for (begin, text), end in zip(heads, ends, strict=True):
        if not text.startswith(wanted):
            continue
        count += 1
        named = re.compile(
            r"\s*(id|space|round|level)\s*=\s*[\"']?" + re.escape(rest.strip("'")) + r"[\"']?\s*(#.*)?$"
        )
        if (
            card.startswith("[")
            or rest == f"number {count}"
            or any(named.match(one) for one in lines[begin : end - 1])
        ):
            return begin, end
    return 0, 1


def line(file: str, card: str, field: str, problem: str) -> str:
    """One problem with its place in front."""
    place = ", ".join(part for part in (file, card, f"field '{field}'" if field else "") if part)
    return f"{place}: {problem}"


def bad_card(file: str, card: str, error: ValidationError, given: Any) -> BadCardSet:
    """The first problems that pydantic found in one card, in words. given: the card as it stands in the file."""
    problems = [(_field(found, given), _problem(found)) for found in error.errors(include_url=False)]
    field, problem = problems[0]
    further = [line(file, card, *other) for other in problems[1:SHOWN]]
    if len(problems) > SHOWN:
        further.append(f"and {len(problems) - SHOWN} more")
    return BadCardSet(file, card, field, problem, further)


def _field(found: Any, given: Any) -> str:
    """A location as `effect[2].gain[1].type`; the kinds of steps, triggers and modifiers are left out."""
    field = ""
    before: int | str = ""
    location = found["loc"]
    for number, part in enumerate(location, 1):
        if isinstance(part, str) and not part.isidentifier() and not part.isdecimal():
            continue  # pydantic's name for one of several allowed forms
        is_missing = number == len(location) and found["type"] == "missing"
        is_kind = not is_missing and _is_kind(part, before, given)
        if isinstance(part, int):
            field += f"[{part + 1}]"
        elif not is_kind:
            field += f".{part}" if field else part
        given = given if is_kind else _inside(given, part)
        before = "" if is_kind else part
    return field


def _is_kind(part: int | str, before: int | str, given: Any) -> bool:
    """Whether a part of a location is pydantic's name for a kind of table, and no key that stands there."""
    has_key = isinstance(given, dict) and part in given
    return isinstance(part, str) and not has_key and (isinstance(before, int) or before in UNIONS)


def _inside(given: Any, part: int | str) -> Any:
    """What stands at a key or place of a table or list; None for nothing."""
    try:
        return given[part]
    except (KeyError, IndexError, TypeError):
        return None


def _problem(found: Any) -> str:
    kind, given, facts = found["type"], found["input"], found.get("ctx", {})
    if kind == "missing":
        return "is missing; add it"
    if kind == "extra_forbidden":
        return "does not belong here; take it out or correct its spelling"
    if kind == "union_tag_not_found":
        return f"has no key {facts['discriminator']}; add it to say what kind it is"
    if kind == "union_tag_invalid":
        key = facts["discriminator"].strip("'")
        return f"{key} = '{facts['tag']}' is unknown; use one of {facts['expected_tags']}"
    if kind == "value_error":
        return str(facts["error"])
    return f"must be {_wanted(kind, facts, found['msg'])}, not {shown(given)}"


def _wanted(kind: str, facts: dict[str, Any], message: str) -> str:
    words = {
        "int_type": "a whole number",
        "bool_type": "true or false",
        "string_type": "a text in quotation marks",
        "list_type": "a list in square brackets",
        "dict_type": "a table",
        "model_type": "a table in braces",
        "model_attributes_type": "a table in braces",
    }
    if kind == "literal_error":
        return f"one of {facts['expected']}"
    if kind == "greater_than_equal":
        return f"{facts['ge']} or more"
    if kind == "less_than_equal":
        return f"{facts['le']} or less"
    if kind == "string_pattern_mismatch":
        return "lower-case letters, digits and _, with a letter in front"
    return words.get(kind, message.removeprefix("Input should be ").removeprefix("Value should be "))


def shown(given: Any) -> str:
    """A value as it stands in the file, shortened."""
    text = {True: "true", False: "false"}[given] if isinstance(given, bool) else repr(given)
    return text if len(text) <= 40 else text[:37] + "…"
