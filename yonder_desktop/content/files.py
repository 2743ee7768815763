"""Reads the files of a card set and makes the digest that saves remember it by."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from yonder_desktop.content.changes import is_based, laid_over, name_of
from yonder_desktop.content.errors import BadCardSet, bad_card, shown
from yonder_desktop.content.toml_faults import OPEN_AT_END, bad_toml
from yonder_desktop.core.faults import N_, Fault, system_fault

FORMAT = 1
Card = TypeVar("Card", bound=BaseModel)


class CardFiles:
    """The files of one set: their tables by file name, and the digest of names and contents.

    house: the folder of the house set, whose files stand for those that this set does not have, and under those that
    say only what is different. whole: whether nothing of the house set is in it.
    """

    def __init__(self, folder: Path, names: tuple[str, ...], house: Path) -> None:
        own = [name for name in names if (folder / name).exists()]
        _check_names(folder, names, own)
        texts = {name: _read(folder if name in own else house, name) for name in names}
        self.tables = {name: _parse(name, text) for name, text in texts.items()}
        self.whole = own == list(names)
        for name in own:
            if is_based(self.tables[name], name):
                texts[f"house {name}"] = _read(house, name)
                base = _parse(name, texts[f"house {name}"])
                self.tables[name] = laid_over(base, self.tables[name], name)
                self.whole = False
        self.digest = _digest(texts)

    def section(self, file: str, key: str, model: type[Card]) -> Card:
        """The table `[key]` of a file, checked."""
        given = self.tables[file].get(key)
        return _checked(model, given, file, f"[{key}]")

    def cards(self, file: str, key: str, model: type[Card]) -> list[Card]:
        """All tables `[[key]]` of a file, checked, in the order of the file."""
        given = self.tables[file].get(key)
        if not isinstance(given, list) or not given:
            raise BadCardSet(
                file, "", key, Fault(N_("there is no table [[{key}]]; add at least one"), key=key)
            )
        return [
            _checked(model, entry, file, card_name(key, number, entry))
            for number, entry in enumerate(given, 1)
        ]

    def only_keys(self, file: str, keys: tuple[str, ...]) -> None:
        """Refuse tables that the file should not have, and other formats."""
        table = self.tables[file]
        if table.get("format") != FORMAT:
            problem = Fault(
                N_("must be {wanted}, not {given}; write format = {wanted}")
                if "format" in table
                else N_("is missing; write format = {wanted}"),
                wanted=FORMAT,
                given=shown(table.get("format")),
            )
            raise BadCardSet(file, "", "format", problem)
        for key in sorted(set(table) - {"format", *keys}):
            raise BadCardSet(
                file,
                "",
                key,
                Fault(N_("does not belong here; the file may hold {keys}"), keys=list(keys)),
            )


def _check_names(folder: Path, names: tuple[str, ...], own: list[str]) -> None:
    """Refuse a folder with no file of a set, and files whose names are mistyped."""
    if not own:
        problem = Fault(
            N_("there is no file of a card set; put at least one of {names} into it"), names=list(names)
        )
        raise BadCardSet(folder.name, "", "", problem)
    for path in sorted(folder.glob("*.toml")):
        if path.name not in names:
            problem = Fault(N_("is no file of such a card set; its files are {names}"), names=list(names))
            raise BadCardSet(path.name, "", "", problem)


def card_name(key: str, number: int, entry: Any) -> str:
    """How an entry is called in a message: by its id, its space, round or level, or its place in the file."""
    name = name_of(entry)
    return f"{key} number {number}" if name is None else f"{key} '{name}'"


def _checked(model: type[Card], given: Any, file: str, card: str) -> Card:
    if given is None:
        raise BadCardSet(file, card, "", Fault(N_("is missing; add this table")))
    try:
        return model.model_validate(given)
    except ValidationError as error:
        raise bad_card(file, card, error, given) from None


def _read(folder: Path, name: str) -> str:
    try:
        return (folder / name).read_text(encoding="utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        raise BadCardSet(
            name, "", "", Fault(N_("the file is missing; put it into {folder}"), folder=folder)
        ) from None
    except UnicodeDecodeError as error:
        problem = Fault(
            N_("the file is not text in UTF-8 (byte {byte}); save it in that encoding"), byte=error.start
        )
        raise BadCardSet(name, "", "", problem) from None
    except OSError as error:
        raise BadCardSet(
            name,
            "",
            "",
            Fault(
                N_("the file cannot be read: {system}; check {folder}"),
                system=system_fault(error),
                folder=folder,
            ),
        ) from None


def _parse(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadCardSet(name, "", "", bad_toml(error, text.count("\n") + 1)) from None
    except RecursionError:  # brackets within brackets, a thousand deep
        raise BadCardSet(name, "", "", Fault(OPEN_AT_END)) from None


def _digest(texts: dict[str, str]) -> str:
    """Line ends do not count, so that the same set has the same digest on every system."""
    whole = hashlib.sha256()
    for name in sorted(texts):
        whole.update(f"{name}\0{texts[name]}\0".encode())
    return whole.hexdigest()[:16]
