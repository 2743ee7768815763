"""The catalogue of every language is whole, and nothing in it is broken."""

import re
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from tests.languages import LANGUAGES
from yonder_desktop import assets
from yonder_desktop.ui.actions import Actions
from yonder_desktop.wording import catalogue

LINK = re.compile(r"\[([^|\]]*)\|")
PICTURE = re.compile(r"\{(\w+)\|")
COUNTS = {"n", "number"}
"""Places for a number, which the form for one of something may tell by a word."""


def whole(language: str) -> Catalog:
    path = assets.translations_path() / language / "LC_MESSAGES" / "yonder_desktop.po"
    with path.open("rb") as file:
        return read_po(file, locale=language)


def key(message: Message) -> tuple[str | None, str]:
    return message.context, message.id if isinstance(message.id, str) else message.id[0]


def faults(message: Message, forms: int) -> list[str]:
    """What is wrong with a translation, in words."""
    ids = (message.id,) if isinstance(message.id, str) else tuple(message.id)
    said = (message.string,) if isinstance(message.string, str) else tuple(message.string)
    if message.fuzzy:
        return ["fuzzy"]
    if len(said) != (1 if len(ids) == 1 else forms):
        return [f"{len(said)} forms"]
    if not all(said):
        return ["untranslated"]
    return [fault for place, text in enumerate(said) for fault in faults_of_form(ids, place, text)]


def faults_of_form(ids: tuple[str, ...], place: int, text: str) -> list[str]:
    """What is wrong with one form of a translation, compared with the form of the source that it stands for."""
    source = ids[min(place, len(ids) - 1)]
    try:
        found = places(text)
    except ValueError as broken:
        return [f"braces: {broken}"]
    wanted, allowed = places(source), places(ids[0]) | places(ids[-1])
    if len(ids) > 1 and place == 0:
        wanted -= COUNTS
    checks = {
        "places to fill in": wanted <= found <= allowed,
        "live names": sorted(LINK.findall(text)) == sorted(LINK.findall(source)),
        "pictures": sorted(PICTURE.findall(text)) == sorted(PICTURE.findall(source)),
        "stars": text.count("**") == source.count("**"),
        "letters to press": text.count("&") == source.count("&"),
        "lines": text.count("\n") == source.count("\n"),
        "the beginning": lead(text) == lead(source),
        "the end": lead(text[::-1]) == lead(source[::-1]),
        "dots": text.endswith("…") == source.endswith("…"),
        "the full stop": not source.endswith(".") or len(source) < 3 or text.endswith("."),
    }
    return [name for name, right in checks.items() if not right]


def places(text: str) -> set[str]:
    return {name.partition("|")[0] for _, name, _, _ in Formatter().parse(text) if name is not None}


def lead(text: str) -> str:
    return text[: len(text) - len(text.lstrip())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_translated_and_no_translation_is_broken(language: str) -> None:
    with (assets.translations_path() / "messages.pot").open("rb") as file:
        template = {key(message) for message in read_po(file) if message.id}
    messages = whole(language)
    kept = [message for message in messages if message.id]
    found = [
        (key(one), faults(one, messages.num_plurals)) for one in kept if faults(one, messages.num_plurals)
    ]
    assert found == []
    assert {key(message) for message in kept} == template, "run: python3 run.py translate"


def test_what_is_broken_is_found() -> None:
    """Each of these faults is a fault."""
    broken = {
        "places to fill in": ("{name} took {card}.", "{name} nahm {karte}."),
        "braces: Single '}' encountered in format string": ("{n} cards", "n} Karten"),
        "live names": ("See [rules:elf|elves].", "Siehe [rules:elfe|Elfen]."),
        "letters to press": ("&Open", "Öffnen"),
        "dots": ("Open …", "Öffnen"),
        "untranslated": ("Open", ""),
        "the beginning": (" action", "Aktion"),
        "the full stop": ("Choose one.", "Wähle eines"),
    }
    for fault, (source, text) in broken.items():
        assert faults(Message(source, text), 2) == [fault]
    assert faults(Message("Open", "Öffnen", flags={"fuzzy"}), 2) == ["fuzzy"]
    assert faults(Message(("{n} card", "{n} cards"), ("{n} Karte",)), 2) == ["1 forms"]
    assert faults(Message(("{n} card", "{n} cards"), ("eine Karte", "{n} Karten")), 2) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_lines_of_a_menu_have_the_same_letter(language: str, qtbot: QtBot) -> None:
    assert QApplication.instance() is not None
    assert catalogue.set_language(language) == language
    bar = QMenuBar()
    qtbot.addWidget(bar)
    actions = Actions(bar)
    actions.fill(bar)
    for menu in (bar, *bar.findChildren(QMenu)):
        letters = [
            action.text().partition("&")[2][:1].casefold()
            for action in menu.actions()
            if "&" in action.text()
        ]
        assert len(letters) == len(set(letters)), (letters, [action.text() for action in menu.actions()])
