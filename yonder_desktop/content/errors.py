"""What is wrong with a card set, said so that the person who wrote it can put it right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from yonder_desktop.core.faults import N_, Fault, as_fault

SHOWN = 5
UNIONS = ("trigger", "modifier")
NAMELESS = re.compile(r"(\w+) number (\d+)")
"""A card without an id, as `files.card_name` calls it."""
PLACED = N_("{place}: {problem}")
OTHER_KIND = N_("must be of another kind, not {given}")
BRACES = N_("must be a table in braces, not {given}")
FORMS = {
    "missing": (N_("is missing; add it"),),
    "extra_forbidden": (N_("does not belong here; take it out or correct its spelling"),),
    "union_tag_not_found": (
        N_("has no key '{discriminator}'; add it to say what kind it is"),
        "discriminator",
    ),
    "union_tag_invalid": (
        N_("{discriminator} = '{tag}' is unknown; use one of {expected_tags}"),
        "discriminator",
        "tag",
        "expected_tags",
    ),
    "int_type": (N_("must be a whole number, not {given}"),),
    "bool_type": (N_("must be true or false, not {given}"),),
    "string_type": (N_("must be a text in quotation marks, not {given}"),),
    "list_type": (N_("must be a list in square brackets, not {given}"),),
    "dict_type": (N_("must be a table, not {given}"),),
    "model_type": (BRACES,),
    "model_attributes_type": (BRACES,),
    "literal_error": (N_("must be one of {expected}, not {given}"), "expected"),
    "greater_than_equal": (N_("must be {ge} or more, not {given}"), "ge"),
    "less_than_equal": (N_("must be {le} or less, not {given}"), "le"),
    "string_pattern_mismatch": (
        N_("must be lower-case letters, digits and _, with a letter in front, not {given}"),
    ),
    "string_too_short": (N_("must not be empty; write a text"),),
    "string_too_long": (N_("is longer than {max_length} letters; shorten it"), "max_length"),
    "too_short": (
        N_("has {actual_length} entries, but needs {min_length} or more; add some"),
        "actual_length",
        "min_length",
    ),
    "too_long": (
        N_("has {actual_length} entries, but may have {max_length} at most; take some out"),
        "actual_length",
        "max_length",
    ),
}
"""What pydantic says of a value, by its own name for it: our sentence, and the facts of pydantic that go into it."""


class BadCardSet(Fault):
    """A card set that cannot be used. Its lines name file, card and field, and what to do.

    file: the name of the file. card: the card or section, "" for the whole file. field: "" for none.
    number: the line of the card or field in the file, 0 where that is not known.
    """

    def __init__(self, file: str, card: str, field: str, problem: Fault, number: int = 0) -> None:
        super().__init__(PLACED, place=place(file, number, card, field), problem=problem)
        self.file = file
        self.card = card
        self.field = field
        self.problem = problem

    def found_in(self, folder: Path) -> BadCardSet:
        """The same with the numbers of lines, where the cards can be found in their files."""
        number = line_number(folder / self.file, self.card, self.field)
        found = BadCardSet(self.file, self.card, self.field, self.problem, number)
        found.further = [one.found_in(folder) if isinstance(one, BadCardSet) else one for one in self.further]
        return found


def place(file: str, number: int, card: str, field: str) -> list[str | Fault]:
    """Where in a card set something is."""
    parts: list[str | Fault] = [file]
    if number:
        parts.append(Fault(N_("line {number}"), number=number))
    nameless = NAMELESS.fullmatch(card)
    if nameless is not None:
        parts.append(Fault(N_("{kind} number {number}"), kind=nameless[1], number=nameless[2]))
    elif card:
        parts.append(card)
    if field:
        parts.append(Fault(N_("field '{field}'"), field=field))
    return parts


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


def bad_card(file: str, card: str, error: ValidationError, given: Any) -> BadCardSet:
    """The first problems that pydantic found in one card, in words. given: the card as it stands in the file."""
    problems = [(_field(found, given), problem_of(found)) for found in error.errors(include_url=False)]
    made = [BadCardSet(file, card, field, problem) for field, problem in problems[:SHOWN]]
    made[0].further = [*made[1:]]
    if len(problems) > SHOWN:
        made[0].further.append(Fault(N_("and {number} more"), number=len(problems) - SHOWN))
    return made[0]


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


def problem_of(found: Any) -> Fault:
    """What pydantic found wrong with a value, in our own words."""
    kind, facts = found["type"], found.get("ctx", {})
    if kind == "value_error":
        error: Exception = facts["error"]
        return as_fault(error)
    if kind not in FORMS:
        return Fault(OTHER_KIND, given=shown(found["input"]))
    message, *names = FORMS[kind]
    told = {name: _in_no_language(name, facts[name]) for name in names}
    if "{given}" in message:
        told["given"] = shown(found["input"])
    return Fault(message, **told)


def _in_no_language(name: str, fact: Any) -> Any:
    """A fact of pydantic without its English: `'a', 'b' or 'c'` has commas alone, and true is as it is in files."""
    if name == "discriminator":
        return str(fact).strip("'")
    before, _or, last = str(fact).rpartition(" or ")
    return {"True": "true", "False": "false"}.get(str(fact), f"{before}, {last}" if before else fact)


def shown(given: Any) -> str:
    """A value as it stands in the file, shortened."""
    text = {True: "true", False: "false"}[given] if isinstance(given, bool) else repr(given)
    return text if len(text) <= 40 else text[:37] + "…"
