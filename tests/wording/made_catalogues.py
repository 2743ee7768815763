"""Catalogues made for a test: any messages, or every message of the program in capital letters."""

import importlib.util
import re
from functools import cache
from pathlib import Path
from types import ModuleType

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from yonder_desktop.wording import catalogue
from yonder_desktop.wording.markup import plain


def install(package: Path, language: str, messages: Catalog) -> None:
    """Put a catalogue where the program looks for it, and use it."""
    folder = package / "translations" / language / "LC_MESSAGES"
    folder.mkdir(parents=True)
    with (folder / f"{catalogue.DOMAIN}.mo").open("wb") as file:
        write_mo(file, messages)
    assert catalogue.set_language(language) == language


def tool(checkout: Path) -> ModuleType:
    """The program that makes the catalogues, which lies outside of the package."""
    spec = importlib.util.spec_from_file_location("catalogue_tool", checkout / "packaging" / "catalogues.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def shouted(message: str) -> str:
    """A message in capital letters, its placeholders as they were."""
    return "".join(part if part.startswith("{") else part.upper() for part in re.split(r"(\{\w+\})", message))


@cache
def all_shouted(checkout: Path) -> Catalog:
    """Every message of the program in capital letters."""
    messages = Catalog(locale="de")
    for message in tool(checkout).extract(checkout):
        if isinstance(message.id, tuple):
            messages.add(message.id, tuple(shouted(text) for text in message.id), context=message.context)
        elif message.id:
            messages.add(message.id, shouted(message.id), context=message.context)
    return messages


def loud(text: str) -> None:
    """Fails for a text with a word that came past the catalogue."""
    assert not re.search("[a-z]", plain(text)), plain(text)
