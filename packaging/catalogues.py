"""Extracts, updates and compiles the catalogues of words with Babel.

    python packaging/catalogues.py extract update compile

The compiled catalogues are made anew wherever the program is built; the template and the .po files are kept.
"""

import io
import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir, extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

DOMAIN = "yonder_desktop"
SOURCE_LANGUAGE = "en"
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "_": None,
    "N_": None,
}
SOURCE_LABELS = ("rulebook", "house", "derived")
HEADER = "# Messages of Yonder Desktop."
UNSTEADY = (
    '"Project-Id-Version',
    '"POT-Creation-Date',
    '"PO-Revision-Date',
    '"Generated-By',
    '"Last-Translator',
    '"Language-Team',
    '"Report-Msgid-Bugs-To',
)
ROOT = Path(__file__).resolve().parent.parent


def template_path(root: Path) -> Path:
    """The template that every catalogue is updated from."""
    return root / "translations" / "messages.pot"


def catalogue_paths(root: Path) -> list[Path]:
    """The catalogue of every language that has a folder, in alphabetical order; a new one is not there yet."""
    folders = sorted(path for path in (root / "translations").iterdir() if path.is_dir())
    return [folder / "LC_MESSAGES" / f"{DOMAIN}.po" for folder in folders]


def extract(root: Path) -> Catalog:
    """All messages of the package, all names on cards, and the reasons that card files give for numbers."""
    catalog = Catalog(project="Yonder Desktop", charset="utf-8", header_comment=HEADER, fuzzy=False)
    found = extract_from_dir(root / "yonder_desktop", keywords=KEYWORDS, comment_tags=["Translators:"])
    for name, _line, message, comments, context in sorted(found, key=lambda entry: (entry[0], entry[1])):
        place = (f"yonder_desktop/{name}", 0)
        catalog.add(message, locations=[place], auto_comments=comments, context=context)
    for _line, message, comments, context in _of_set_up(root):
        catalog.add(message, locations=[("run.py", 0)], auto_comments=comments, context=context)
    for path, card in card_names(root):
        catalog.add(card, locations=[(path.relative_to(root).as_posix(), 0)], context="card")
    for path, reason in source_reasons(root):
        catalog.add(reason, locations=[(path.relative_to(root).as_posix(), 0)], context="source")
    return catalog


def _of_set_up(root: Path) -> list[Any]:
    """The messages of run.py; a source without it, as some tests make them, has none."""
    path = root / "run.py"
    if not path.exists():
        return []
    return list(extract_from_file("python", path, keywords=KEYWORDS, comment_tags=["Translators:"]))


def source_reasons(root: Path) -> Iterator[tuple[Path, str]]:
    """Why numbers on cards are as they are, wherever a card file says it behind `house:` and the like."""
    for path in _card_files(root):
        for text in _texts(tomllib.loads(path.read_text(encoding="utf-8"))):
            label, _colon, reason = text.partition(":")
            words = " ".join(reason.split())
            if label in SOURCE_LABELS and words and not words.isupper():
                yield path, words


def card_names(root: Path) -> Iterator[tuple[Path, str]]:
    """The names printed on cards, ships and places, wherever a table of a card file has a `name`."""
    for path in _card_files(root):
        for name in _names(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield path, name


def _card_files(root: Path) -> list[Path]:
    return sorted((root / "resources" / "cards").glob("*/*.toml"))


def _texts(value: object) -> Iterator[str]:
    """Every text in a table, wherever it stands."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _texts(inner)


def _names(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("name"), str):
            yield value["name"]
        for inner in value.values():
            yield from _names(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _names(inner)


def update(root: Path) -> None:
    """Bring every catalogue to the messages of the template, and begin new ones; English needs no translator."""
    template = _read(template_path(root))
    for path in catalogue_paths(root):
        locale = path.parent.parent.name
        catalog = _read(path, locale) if path.exists() else _begun(path, locale)
        catalog.update(template, no_fuzzy_matching=True, update_creation_date=False)
        catalog.obsolete.clear()
        if path.parent.parent.name == SOURCE_LANGUAGE:
            fill_in_source(catalog)
        _write_if_changed(path, catalog)


def _begun(path: Path, locale: str) -> Catalog:
    path.parent.mkdir(exist_ok=True)
    return Catalog(locale=locale, domain=DOMAIN, charset="utf-8", header_comment=HEADER, fuzzy=False)


def fill_in_source(catalog: Catalog) -> None:
    """In the source language a message is its own translation."""
    for message in catalog:
        if message.id:
            message.string = message.id
            message.flags.discard("fuzzy")


def compile_all(root: Path) -> list[Path]:
    """Write the compiled form beside every catalogue and return the files written."""
    return [compile_one(path) for path in catalogue_paths(root) if path.exists()]


def compile_one(path: Path) -> Path:
    """Write the compiled form of one catalogue; a running program finds the old form or the new one."""
    unfinished = path.with_suffix(f".{os.getpid()}.tmp")
    with unfinished.open("wb") as file:
        write_mo(file, _read(path, locale=path.parent.parent.name))
    return unfinished.replace(path.with_suffix(".mo"))


def rendered(catalog: Catalog) -> str:
    """The text of a catalogue without the header lines that change at every run or say nothing."""
    buffer = io.BytesIO()
    write_po(buffer, catalog, width=110, include_lineno=False)
    lines = buffer.getvalue().decode("utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(UNSTEADY))


def _read(path: Path, locale: str | None = None) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=locale, domain=DOMAIN)


def _write_if_changed(path: Path, catalog: Catalog) -> None:
    text = rendered(catalog)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"written: {path.relative_to(path.parents[3] if path.suffix == '.po' else path.parents[1])}")


def main(words: list[str]) -> int:
    """Do the named steps in order."""
    for word in words:
        if word == "extract":
            _write_if_changed(template_path(ROOT), extract(ROOT))
        elif word == "update":
            update(ROOT)
        elif word == "compile":
            compile_all(ROOT)
        else:
            print(f"unknown step '{word}'; the steps are extract, update and compile", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
