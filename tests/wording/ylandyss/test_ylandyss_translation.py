"""Nothing of Ylandyss is said past the catalogue, and foreign sentences may stand in another order."""

import random
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tests.wording.made_catalogues import install, loud
from tests.wording.ylandyss.test_ylandyss_events import LINES
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Reason
from yonder_desktop.games.ylandyss.designs import CardSet
from yonder_desktop.games.ylandyss.reasons import KEYS
from yonder_desktop.games.ylandyss.rules import YlandyssRules
from yonder_desktop.games.ylandyss.words import ALL_TYPE_KEYS, KINDS, PHASE_KEYS
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.ylandyss.names import FIXED
from yonder_desktop.wording.ylandyss.notes import NOTES
from yonder_desktop.wording.ylandyss.words import YlandyssWords

GERMAN = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgctxt "card"
msgid "Stun"
msgstr "Betäubung"

msgid "{name} played {card}."
msgstr "{card}: gespielt von {name}."
"""


def test_german_sentences(rules: YlandyssRules, words: YlandyssWords, package: Path) -> None:
    (package / "de.po").write_text(GERMAN, encoding="utf-8")
    with (package / "de.po").open("rb") as file:
        install(package, "de", read_po(file, locale="de"))
    line = words.event_line(Event("entered", 0, (rules.tables.index["stun"],)), 0, ["Ada", "Bo"])
    assert plain(line or "") == "Betäubung: gespielt von Ada."
    assert words.name("hand:stun") == "Betäubung"


def test_every_word_on_cards_comes_from_the_catalogue(
    shouting: None, card_set: CardSet, words: YlandyssWords
) -> None:
    for design in card_set.cards:
        for text in (words.rules_text(design), words.symbols(design), words.type_line(design)):
            loud(text)
        for line in words.sources(design):
            loud(line.partition(" (")[0])
        for note in words.rulings(design.id):
            loud(note)
        loud(words.name(f"card:{design.id}"))


def test_every_note_name_and_result_comes_from_the_catalogue(
    shouting: None, words: YlandyssWords, rules: YlandyssRules
) -> None:
    for key in NOTES:
        for note in words.rulings(key):
            loud(note)
    for key in (*FIXED, *(f"type:{key}" for key in ALL_TYPE_KEYS), *(f"phase:{key}" for key in PHASE_KEYS)):
        loud(words.name(key))
    for text in (words.title(), words.description(), words.length(), words.setup_option("end")):
        loud(text)
    for option in rules.info.options:
        for value in option.choices:
            loud(words.setup_value(option.key, value))
    for key in ("chest", "cards"):
        loud(words.score_source(key))
    for key in ("cards", "shared"):
        loud(words.tie_break(key))
    loud(YlandyssWords(rules.tables).name("seat9"))


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"seat": 1},
        {"type": "mage", "level": 2},
        {"need": 2, "have": 1, "n": 1},
        {"most": 2, "have": 3},
        *({"question": kind} for kind in KINDS),
    ],
)
def test_every_reason_comes_from_the_catalogue(
    shouting: None, rules: YlandyssRules, facts: dict[str, int | str]
) -> None:
    for key in KEYS:
        loud(YlandyssWords(rules.tables).reason(Reason(key, dict(facts))))


def test_every_line_comes_from_the_catalogue(shouting: None, words: YlandyssWords) -> None:
    for event, _line in LINES:
        loud(words.event_line(event, 2, ("ADA", "BO", "CY")) or "")
        loud(words.foretold([event], max(event.seat, 0)))


@pytest.mark.parametrize("seats", [2, 3])
def test_every_word_of_a_game_comes_from_the_catalogue(
    shouting: None, rules: YlandyssRules, seats: int
) -> None:
    names = ("ADA", "BO", "CY")[:seats]
    words, chance = YlandyssWords(rules.tables, names), random.Random(7)
    state = rules.new_game(Setup(seats, 7, {"end": 10}))
    seen: set[tuple[str, int]] = set()
    while (decision := rules.decision(state)) is not None:
        view = rules.view(state, decision.seat)
        if (decision.kind, view.round) not in seen:
            for text in (words.prompt(view, decision), words.prompt(rules.view(state, -1), decision)):
                loud(text)
            loud(words.phase(view))
            for option in decision.options:
                choice = rules.choice(state, option)
                loud(words.option_label(view, decision, choice))
                loud(words.name(choice.subject) + words.name(choice.target) + words.name(decision.kind))
        seen.add((decision.kind, view.round))
        rules.apply(state, chance.choice(decision.options))
    loud(words.phase(rules.view(state, 0)))
