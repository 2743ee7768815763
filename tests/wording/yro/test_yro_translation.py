"""Nothing of YRO is said past the catalogue, and foreign sentences may stand in another order."""

import random
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tests.wording.made_catalogues import install, loud
from yonder_desktop.core.contract import Setup
from yonder_desktop.core.events import Event
from yonder_desktop.core.questions import Reason
from yonder_desktop.games.yro.designs import CardSet, Line, Quest
from yonder_desktop.games.yro.reasons import KEYS
from yonder_desktop.games.yro.rules import YroRules
from yonder_desktop.games.yro.words import MEASURE_KEYS, PHASE_KEYS, SOURCE_KEYS, SOURCES, WHEN_KEYS
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yro.names import FIXED
from yonder_desktop.wording.yro.notes import NOTES
from yonder_desktop.wording.yro.rules_text import line_text
from yonder_desktop.wording.yro.words import YroWords

GERMAN = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "{gain} for each {thing}"
msgstr "für jedes {thing} {gain}"

msgid "link bonus you have received"
msgstr "eigene Band"

msgctxt "card"
msgid "Clock Mage"
msgstr "Uhrenmagier"

msgid "{name} recruited {cards}."
msgstr "{cards}: das sind die Neuen bei {name}."
"""


def test_german_sentences(card_set: CardSet, words: YroWords, package: Path) -> None:
    (package / "de.po").write_text(GERMAN, encoding="utf-8")
    with (package / "de.po").open("rb") as file:
        install(package, "de", read_po(file, locale="de"))
    machinist = next(card for card in card_set.adventurers if card.id == "rune_machinist")
    assert plain(words.rules_text(machinist)).endswith("für jedes eigene Band +1 VP.")
    mage = words.names.tables.index["card"]["clock_mage"]
    line = words.event_line(Event("revealed", 0, (mage,)), 0, ["Ada", "Bo"])
    assert plain(line or "") == "Uhrenmagier: das sind die Neuen bei Ada."
    assert words.name("hand:clock_mage") == "Uhrenmagier"


def test_every_word_on_cards_comes_from_the_catalogue(
    shouting: None, card_set: CardSet, words: YroWords
) -> None:
    for design in (*card_set.adventurers, *card_set.factions, *card_set.professions, *card_set.quests):
        loud(words.rules_text(design))
        loud(words.symbols(design))
        for line in words.sources(design):
            loud(line.partition(" (")[0])
    for when in range(len(WHEN_KEYS)):
        loud(line_text(words.names, Line(5, (0, 1, 0, 0, 0), when=when)))
    for measure in range(len(MEASURE_KEYS)):
        for comparison in range(3):
            quest = Quest("q", "Q", 3, (5,), ((measure, comparison, 2),), {})
            loud(words.rules_text(quest))
            loud(words.symbols(quest))


def test_every_note_and_name_comes_from_the_catalogue(
    shouting: None, card_set: CardSet, words: YroWords
) -> None:
    for key in (*NOTES, *(card.id for card in card_set.adventurers), "quest:knotted_ropes"):
        for note in words.rulings(key):
            loud(note)
    for key in (*FIXED, "cell:0,0", "cell:1,-2", "cell:-1,1", *(f"phase:{key}" for key in PHASE_KEYS)):
        loud(words.name(key))
    loud(YroWords(words.names.tables).name("seat9"))


@pytest.mark.parametrize(
    "facts", [{}, {"seat": 1}, {"question": "place"}, {"n": 1, "have": 2}, {"most": 2}, {"room": 1}]
)
def test_every_reason_comes_from_the_catalogue(
    shouting: None, rules: YroRules, facts: dict[str, int | str]
) -> None:
    for key in KEYS:
        loud(YroWords(rules.tables).reason(Reason(key, dict(facts))))


def test_every_result_and_option_comes_from_the_catalogue(
    shouting: None, words: YroWords, rules: YroRules
) -> None:
    for key in (*SOURCE_KEYS, "start", "lost", "shadow_power"):
        loud(words.score_source(key))
    for key in ("money", "power", "shared", "shadow"):
        loud(words.tie_break(key))
    for option in rules.info.options:
        loud(words.setup_option(option.key))
        for value in option.choices:
            loud(words.setup_value(option.key, value))
    for score in range(0, 80, 5):
        loud(words.solo_rank(score, False))
    for text in (words.title(), words.description(), words.length(), words.solo_rank(0, True)):
        loud(text)


EVENTS = [
    *(("vp_gained", 0, (3, 9, source)) for source in range(SOURCES)),
    ("reshuffled", -1, (2,)),
    ("packs_passed", -1, (5,)),
    ("art_gained", 0, (2, 3, 10, 9)),
    ("art_gained", 0, (3, 2, 3, 1)),
    ("art_gained", 0, (3, 1, 2, 1)),
    ("fought", 0, (3, 0)),
    ("linked", 0, (0, 1)),
    ("linked", 0, (1, 1)),
    ("shadow_grew", -1, (0, 12)),
    ("shadow_grew", -1, (0, 21)),
    ("quest_met", 0, (0,)),
]


def test_every_rare_line_comes_from_the_catalogue(shouting: None, words: YroWords) -> None:
    for kind, seat, numbers in EVENTS:
        loud(words.event_line(Event(kind, seat, numbers), 0, ("ADA", "BO")) or "")
    loud(words.foretold([Event("linked", 0, (0, 1)), Event("money_changed", 0, (-2, 1))], 0))


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (1, {"draft": 1, "quests": 1}), (3, {"draft": 1})])
def test_every_word_of_a_game_comes_from_the_catalogue(
    shouting: None, rules: YroRules, seats: int, options: dict[str, int | str]
) -> None:
    names = ("ADA", "BO", "CY")[:seats]
    words, chance = YroWords(rules.tables, names), random.Random(7)
    state = rules.new_game(Setup(seats, 7, options))
    seen: set[tuple[str, int]] = set()
    while (decision := rules.decision(state)) is not None:
        view = rules.view(state, decision.seat)
        if (decision.kind, view.turn) not in seen:
            loud(words.prompt(view, decision))
            loud(words.prompt(rules.view(state, -1), decision))
            loud(words.phase(view))
            for option in decision.options:
                choice = rules.choice(state, option)
                loud(words.option_label(view, decision, choice))
                loud(words.name(choice.subject) + words.name(choice.target))
        seen.add((decision.kind, view.turn))
        events: list[Event] = []
        rules.apply(state, chance.choice(decision.options), events)
        for event in events:
            loud(words.event_line(event, 0, names) or "")
    loud(words.phase(rules.view(state, 0)))
